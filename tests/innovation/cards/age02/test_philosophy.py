"""Philosophy on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play


def test_philosophy_splays_one_colour_and_scores_a_hand_card() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["philosophy", "mysticism"],
                "red": {"cards": ["oars", "archery"], "splay": "left"},
                "blue": {"cards": ["tools", "writing"], "splay": "up"},
                "green": ["sailing"],
            },
            "hand": ["paper", "optics"],
        },
        Bob={},
    )
    play(game, "Ann: dogma philosophy")
    # Red is splayed left already, green is a single card.
    assert asked(game) == ("Ann", {"purple", "blue", "pass"})
    play(game, "Ann: blue")
    expect(game, Ann={"board": {"blue": {"cards": ["tools", "writing"], "splay": "left"}}})
    assert asked(game) == ("Ann", {"paper", "optics", "pass"})
    play(game, "Ann: optics")
    expect(game, Ann={"hand": ["paper"], "score": ["optics"], "points": 3})
    assert acting(game) == "Ann"


def test_philosophy_finishes_the_splays_of_all_before_any_scoring_INN_5_1() -> None:
    game = innovation(
        Ann={"board": {"purple": ["philosophy", "mysticism"]}, "hand": ["oars"]},  # 3 bulbs
        Bob={"board": {"purple": ["education", "city_states"]}, "hand": ["tools"]},  # 3 bulbs
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma philosophy")
    assert asked(game) == ("Bob", {"purple", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"purple", "pass"})
    play(game, "Ann: purple")
    assert asked(game) == ("Bob", {"tools", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"oars", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    # Bob declined both: no bonus.
    expect(game, Ann={"hand": ["oars"]}, Bob={"hand": ["tools"], "score": []}, piles={2: ["calendar"]})


def test_philosophy_with_nothing_to_splay_or_score_asks_nothing() -> None:
    game = innovation(Ann={"board": {"purple": ["philosophy"]}}, Bob={})
    play(game, "Ann: dogma philosophy")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": [], "board": {"purple": {"cards": ["philosophy"], "splay": None}}})
