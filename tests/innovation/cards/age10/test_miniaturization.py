"""Miniaturization on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_miniaturization_draws_a_10_for_every_value_in_the_score() -> None:
    game = innovation(
        Ann={
            "board": {"red": ["miniaturization"]},
            "hand": ["robotics", "oars"],
            "score": ["tools", "writing", "coal", "computers"],  # values 1, 5 and 9
        },
        Bob={"score": ["paper"]},
        piles={10: ["ai", "databases", "software"]},
    )
    play(game, "Ann: dogma miniaturization")
    assert asked(game) == ("Ann", {"robotics", "oars", "pass"})
    play(game, "Ann: robotics")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["oars", "ai", "databases", "software"]}, piles={10: ["robotics"]})
    assert not told(game, "reveal")


def test_miniaturization_shared_looks_at_the_sharers_score_INN_5_4() -> None:
    game = innovation(
        Ann={"board": {"red": ["miniaturization"]}, "score": ["tools"]},  # 2 bulbs
        Bob={"board": {"yellow": ["perspective"]}, "hand": ["robotics"], "score": ["coal", "oars"]},  # 2
        piles={10: ["ai", "databases", "software"]},
    )
    play(game, "Ann: dogma miniaturization", "Bob: robotics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["software"]},  # the bonus
        Bob={"hand": ["ai", "databases"]},
        piles={10: ["robotics"]},
    )


def test_miniaturization_draws_nothing_for_less_than_a_10_or_without_a_score() -> None:
    for hand, score in (["computers"], ["tools", "coal"]), (["robotics"], []):
        game = innovation(
            Ann={"board": {"red": ["miniaturization"]}, "hand": hand, "score": score},
            Bob={},
            piles={9: [], 10: []},
        )
        play(game, "Ann: dogma miniaturization", f"Ann: {hand[0]}")
        assert acting(game) == "Ann"
        expect(game, Ann={"hand": []}, winners=None)


def test_miniaturization_draws_its_own_10_and_then_ends_the_game_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["miniaturization"]}, "hand": ["robotics"], "score": ["tools", "coal"]},
        Bob={"score": ["computers"]},
        piles={10: []},
    )
    play(game, "Ann: dogma miniaturization", "Ann: robotics")
    expect(game, Ann={"hand": ["robotics"], "points": 6}, winners=["Bob"], reason="INN-10.2")


def test_miniaturization_declined_by_a_sharer_is_no_change_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"red": ["miniaturization"]}, "score": ["tools"]},  # 2 bulbs, no hand: not asked
        Bob={"board": {"yellow": ["perspective"]}, "hand": ["robotics"], "score": ["coal"]},  # 2 bulbs
        piles={10: ["ai"]},
    )
    play(game, "Ann: dogma miniaturization")
    assert asked(game) == ("Bob", {"robotics", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": ["robotics"]}, piles={10: ["ai"]})
