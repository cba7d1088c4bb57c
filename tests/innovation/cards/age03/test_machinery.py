"""Machinery on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play


def test_machinery_exchanges_a_whole_hand_with_the_highest_and_then_scores_a_castle() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["machinery"], "red": ["oars", "archery"]},  # 2 leaves
            "hand": ["calendar", "mathematics", "writing"],
        },
        Bob={"hand": ["masonry", "tools"]},
    )
    play(game, "Ann: dogma machinery")
    assert asked(game) == ("Ann", {"masonry", "tools"})
    expect(game, Ann={"hand": ["writing", "masonry", "tools"]}, Bob={"hand": ["calendar", "mathematics"]})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: red")
    expect(
        game,
        Ann={
            "hand": ["writing", "masonry"],
            "score": ["tools"],
            "board": {"red": {"cards": ["oars", "archery"], "splay": "left"}},
        },
    )


def test_machinery_exchanges_with_each_in_turn_what_is_then_in_hand() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["machinery"]}, "hand": ["calendar", "oars"]},  # 2 leaves
        Bob={"hand": ["paper"]},
        Cat={"board": {"purple": ["code_of_laws"]}, "hand": ["sailing", "pottery"]},  # 1 leaf
    )
    play(game, "Ann: dogma machinery")
    # Bob's Paper goes on to Cat. Oars is the only castle, red is a single card: nothing is asked.
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["sailing", "pottery"], "score": ["oars"]},
        Bob={"hand": ["calendar"]},
        Cat={"hand": ["paper"]},
    )


def test_machinery_exchanges_with_an_empty_hand_too_INN_7_9() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["machinery"], "red": ["oars", "archery"]}},
        Bob={"hand": ["tools", "writing"]},
        Cat={},
    )
    play(game, "Ann: dogma machinery")
    # Ann gets Bob's whole hand; both are her highest then, and go to Cat. The splay needs no scoring.
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: pass")
    expect(game, Ann={"hand": [], "score": []}, Bob={"hand": []}, Cat={"hand": ["tools", "writing"]})


def test_machinery_lets_a_sharer_score_and_splay_red_only() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["machinery"]}},  # 2 leaves, no hand
        Bob={  # 3 leaves
            "board": {"red": ["oars", "archery"], "blue": ["pottery", "calendar"]},
            "hand": ["masonry", "tools", "sailing"],
        },
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma machinery")
    assert asked(game) == ("Bob", {"masonry", "tools"})
    play(game, "Bob: masonry")
    assert asked(game) == ("Bob", {"red", "pass"})
    play(game, "Bob: pass")
    expect(game, Ann={"hand": ["paper"]}, Bob={"hand": ["tools", "sailing"], "score": ["masonry"]})
