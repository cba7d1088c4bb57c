"""Agriculture on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play, told


def test_agriculture_scores_a_card_one_higher_than_the_one_returned() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["agriculture"]}, "hand": ["tools", "calendar"]},
        Bob={},
        piles={1: ["oars"], 2: ["currency", "mapmaking"]},
    )
    play(game, "Ann: dogma agriculture")
    assert asked(game) == ("Ann", {"tools", "calendar", "pass"})
    play(game, "Ann: tools")
    expect(
        game,
        Ann={"hand": ["calendar"], "score": ["currency"]},
        piles={1: ["oars", "tools"], 2: ["mapmaking"]},
    )
    assert acting(game) == "Ann"


def test_agriculture_declined_by_a_sharer_earns_no_bonus_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["agriculture"]}},  # 3 leaves; no hand: Ann is not asked
        Bob={"board": {"blue": ["pottery"]}, "hand": ["tools"]},  # 3 leaves
        piles={2: ["currency"]},
    )
    play(game, "Ann: dogma agriculture")
    assert asked(game) == ("Bob", {"tools", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": ["tools"], "score": []}, piles={2: ["currency"]})
    assert told(game, "bonus", drawn=False, why="nothing")


def test_agriculture_of_a_10_ends_the_game_even_with_10s_left_INN_3_3() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["agriculture"]}, "hand": ["ai"]},
        Bob={"score": ["tools"]},
        piles={10: ["robotics"]},
    )
    play(game, "Ann: dogma agriculture")
    assert asked(game) == ("Ann", {"ai", "pass"})
    play(game, "Ann: ai")
    assert game.decision is None
    expect(game, winners=["Bob"], reason="INN-10.2", piles={10: ["robotics", "ai"]})


def test_agriculture_looks_further_when_the_next_age_is_empty_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["agriculture"]}, "hand": ["calendar"]},
        Bob={},
        piles={2: [], 3: [], 4: [], 5: ["banking"]},
    )
    play(game, "Ann: dogma agriculture", "Ann: calendar")
    expect(game, Ann={"score": ["banking"], "points": 5}, piles={2: ["calendar"], 5: []})
