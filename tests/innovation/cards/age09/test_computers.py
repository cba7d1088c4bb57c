"""Computers on whole tables; the icon of its dogma is the clock."""

from tests.table import acting, asked, expect, innovation, play, told


def test_computers_splays_red_or_green_and_melds_a_10_on_a_splayed_pile_INN_4_2() -> None:
    game = innovation(
        Ann={
            "board": {
                "blue": ["computers", "tools"],
                "red": ["oars", "archery"],
                "green": ["sailing", "clothing"],
                "yellow": ["masonry", "agriculture"],
            }
        },
        Bob={"score": ["coal"]},
        piles={10: ["databases", "software"]},
    )
    play(game, "Ann: dogma computers")
    assert asked(game) == ("Ann", {"red", "green", "pass"})
    play(game, "Ann: green")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {
                "green": {"cards": ["databases", "sailing", "clothing"], "splay": "up"},
                "red": {"splay": None},
            }
        },
        Bob={"score": ["coal"]},  # no demand of Databases
        piles={10: ["software"]},
    )
    assert told(game, "nothing", why="no_effects", card="databases", rule="INN-5.8")


def test_computers_carries_out_software_and_that_a_third_card_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"blue": ["computers"]}, "hand": ["oars"]},  # 2 clocks; nothing to splay
        Bob={"hand": ["tools"]},
        piles={10: ["software", "robotics", "miniaturization", "stem_cells", "ai"]},
    )
    play(game, "Ann: dogma computers")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {
                "blue": ["software", "computers"],
                "red": ["miniaturization"],
                "yellow": ["stem_cells"],
            },
            "score": ["robotics", "oars"],
            "hand": [],
        },
        piles={10: ["ai"]},
    )
    assert [event.data["card"] for event in told(game, "execute", player="Ann")] == ["software", "stem_cells"]


def test_computers_ends_the_game_without_a_10_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["computers"], "red": ["oars", "archery"]}, "score": ["tools"]},
        Bob={},
        piles={10: []},
    )
    play(game, "Ann: dogma computers", "Ann: pass")
    expect(game, Ann={"board": {"red": {"splay": None}}}, winners=["Ann"], reason="INN-10.2")
