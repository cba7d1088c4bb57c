"""Robotics on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play, told


def test_robotics_scores_the_top_green_card_and_carries_out_a_10() -> None:
    game = innovation(
        Ann={"board": {"red": ["robotics"], "green": ["sailing", "clothing"]}, "hand": ["oars"]},
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["tools"]},  # would share Stem Cells
        piles={10: ["stem_cells", "ai"]},
    )
    play(game, "Ann: dogma robotics")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "score": ["sailing"],
            "hand": ["oars"],
            "board": {"green": ["clothing"], "yellow": ["stem_cells"]},
        },
        Bob={"hand": ["tools"]},
        piles={10: ["ai"]},
    )


def test_robotics_melds_a_10_without_a_green_card_too_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["robotics"]}, "hand": ["tools"]},  # 2 factories
        Bob={
            "board": {"red": ["coal"], "green": ["measurement", "sailing"]},
            "hand": ["oars"],
        },  # 3 factories
        piles={10: ["databases", "miniaturization", "ai", "software"]},
    )
    play(game, "Ann: dogma robotics")
    # Bob, who shares, scores Measurement and melds Databases; Ann alone carries out Miniaturization.
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["miniaturization", "robotics"]}, "score": [], "hand": ["tools", "ai"]},
        Bob={"board": {"green": ["databases", "sailing"]}, "hand": ["oars"], "score": ["measurement"]},
        piles={10: ["software"]},
    )


def test_robotics_scores_the_green_card_before_it_melds_a_green_one() -> None:
    game = innovation(
        Ann={"board": {"red": ["robotics"], "green": ["sailing"]}},
        Bob={},
        piles={10: ["self_service"], 1: ["oars"]},
    )
    play(game, "Ann: dogma robotics")
    # Self Service carries out Robotics, the only other top card: it scores Self Service, and no 10 is left.
    expect(game, Ann={"score": ["sailing", "self_service"], "points": 11}, winners=["Ann"], reason="INN-10.2")
    assert [event.data["card"] for event in told(game, "execute")] == ["self_service", "robotics"]
