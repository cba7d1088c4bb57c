"""Software on whole tables; the icon of its dogma is the clock."""

from tests.table import acting, asked, expect, innovation, play, told


def test_software_carries_out_only_the_second_10_it_melds() -> None:
    game = innovation(
        Ann={"board": {"blue": ["software"]}, "hand": ["oars"]},
        Bob={},
        piles={10: ["robotics", "stem_cells", "miniaturization", "ai"]},
    )
    play(game, "Ann: dogma software")
    assert asked(game) == ("Ann", {"oars", "pass"})  # of Miniaturization; Stem Cells asked nothing
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"yellow": ["stem_cells"], "red": ["miniaturization"]},
            "score": ["robotics"],
            "hand": ["oars"],
        },
        piles={10: ["ai"]},
    )
    assert [event.data["card"] for event in told(game, "execute")] == ["miniaturization"]


def test_software_ends_the_game_when_the_second_10_is_missing_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["software"]}, "hand": ["oars"]},
        Bob={"score": ["computers"]},
        piles={10: ["robotics", "stem_cells"]},
    )
    play(game, "Ann: dogma software")
    expect(
        game,
        Ann={"board": {"yellow": ["stem_cells"]}, "points": 10, "hand": ["oars"]},
        winners=["Ann"],
        reason="INN-10.2",
    )
    assert not told(game, "execute")


def test_software_shared_finishes_each_effect_first_INN_5_1() -> None:
    game = innovation(
        Ann={"board": {"blue": ["software"]}},  # 3 clocks
        Bob={"board": {"blue": ["rocketry"]}},  # 3 clocks
        piles={
            10: [
                *("robotics", "miniaturization"),  # scored by Bob and Ann
                *("globalization", "databases"),  # melded by Bob
                *("bioengineering", "stem_cells"),  # melded by Ann
                "ai",
            ]
        },
    )
    play(game, "Ann: dogma software")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"blue": ["bioengineering", "software"], "yellow": ["stem_cells"]},
            "score": ["miniaturization"],
            "hand": ["ai"],
        },
        Bob={
            "board": {"blue": ["rocketry"], "yellow": ["globalization"], "green": ["databases"]},
            "score": ["robotics"],
        },
        piles={10: []},
    )
