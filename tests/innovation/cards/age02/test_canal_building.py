"""Canal Building on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_canal_building_exchanges_all_the_highest_of_hand_and_score() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["canal_building"]},
            "hand": ["calendar", "mathematics", "tools"],
            "score": ["gunpowder", "navigation", "oars"],
        },
        Bob={},
    )
    play(game, "Ann: dogma canal_building")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    expect(
        game,
        Ann={
            "hand": ["tools", "gunpowder", "navigation"],
            "score": ["calendar", "mathematics", "oars"],
            "points": 5,
        },
    )
    assert told(game, "exchange", player="Ann")


def test_canal_building_goes_with_one_side_empty_INN_7_9() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["canal_building"]}, "hand": ["paper", "optics", "tools"]},
        Bob={},
    )
    play(game, "Ann: dogma canal_building")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    expect(game, Ann={"hand": ["tools"], "score": ["paper", "optics"], "points": 6})


def test_canal_building_asks_nothing_of_two_empty_sides_and_no_bonus_of_a_pass_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["canal_building"]}},  # 2 crowns
        Bob={"board": {"green": ["sailing"]}, "score": ["calendar"]},  # 2 crowns
    )
    play(game, "Ann: dogma canal_building")
    assert asked(game) == ("Bob", {"yes", "pass"})
    play(game, "Bob: pass")
    assert [event.player for event in told(game, "decline")] == ["Bob"]
    assert [event.rule for event in told(game, "nothing", player="Ann")] == ["INN-7.9"]
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": [], "score": ["calendar"]})


def test_canal_building_exchanges_hand_and_score_of_the_sharer() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["canal_building"]}, "hand": ["gunpowder"]},  # 2 crowns
        Bob={"board": {"green": ["sailing"]}, "hand": ["oars"], "score": ["calendar"]},  # 2 crowns
        piles={2: ["currency"]},
    )
    play(game, "Ann: dogma canal_building", "Bob: yes", "Ann: pass")
    expect(game, Ann={"hand": ["gunpowder", "currency"]}, Bob={"hand": ["calendar"], "score": ["oars"]})


def test_canal_building_scores_nothing_for_the_monument_INN_7_6() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["canal_building"]},
            "hand": ["archery", "oars", "tools", "writing", "masonry", "sailing"],
        },
        Bob={},
    )
    play(game, "Ann: dogma canal_building", "Ann: yes")
    expect(game, Ann={"hand": [], "points": 6, "achievements": []})
