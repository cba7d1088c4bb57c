"""Canning on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play, told


def test_canning_scores_the_top_cards_without_a_factory() -> None:
    game = innovation(
        piles={6: ["vaccination", "democracy"]},
        Ann={
            "board": {
                "yellow": ["canning"],
                "red": ["archery", "oars"],
                "green": ["sailing"],
                "purple": ["emancipation", "mysticism"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma canning")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert asked(game) == ("Ann", {"yellow", "pass"})
    play(game, "Ann: yellow")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["democracy"]},
        Ann={
            "score": ["archery", "sailing"],  # not the oars that come to light
            "board": {
                "yellow": {"cards": ["canning", "vaccination"], "splay": "right"},
                "red": ["oars"],
                "green": None,
                "purple": ["emancipation", "mysticism"],
            },
        },
    )


def test_canning_scores_the_six_it_tucked_alone() -> None:
    game = innovation(
        piles={6: ["encyclopedia"]},
        Ann={"board": {"yellow": ["canning"]}},
        Bob={},
    )
    play(game, "Ann: dogma canning", "Ann: yes")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["encyclopedia"], "board": {"blue": None, "yellow": ["canning"]}})
    assert [event.data["from"] for event in told(game, "score", card="encyclopedia")] == ["board"]


def test_canning_declined_scores_nothing_but_may_splay() -> None:
    game = innovation(
        piles={6: ["encyclopedia"]},
        Ann={"board": {"yellow": ["canning", "masonry"], "red": ["archery"]}},
        Bob={},
    )
    play(game, "Ann: dogma canning", "Ann: pass")
    assert asked(game) == ("Ann", {"yellow", "pass"})
    play(game, "Ann: pass")
    expect(game, piles={6: ["encyclopedia"]}, Ann={"score": [], "board": {"red": ["archery"]}})


def test_canning_shared_scores_each_player_s_own_top_cards() -> None:
    game = innovation(
        piles={6: ["encyclopedia", "vaccination", "democracy"]},
        Ann={"board": {"yellow": ["canning"], "red": ["archery"]}},  # 2 factories
        Bob={"board": {"red": ["coal"], "green": ["sailing"]}},  # 3 factories
    )
    play(game, "Ann: dogma canning")
    assert asked(game) == ("Bob", {"yes", "pass"})
    play(game, "Bob: yes")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["democracy"]},
        Ann={"score": [], "board": {"red": ["archery"]}, "hand": ["vaccination"]},
        Bob={"score": ["encyclopedia", "sailing"], "board": {"red": ["coal"], "green": None, "blue": None}},
    )
