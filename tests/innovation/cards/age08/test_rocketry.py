"""Rocketry on whole tables; the icon of its dogma is the clock."""

from tests.table import acting, asked, expect, innovation, play, told


def test_rocketry_returns_a_card_of_anothers_score_for_every_two_clocks() -> None:
    game = innovation(
        Ann={"board": {"blue": ["rocketry"]}, "score": ["writing"]},  # 3 clocks: one card
        Bob={"score": ["oars", "tools"]},
        Cat={"score": ["coal"]},
        piles={5: []},
    )
    play(game, "Ann: dogma rocketry")
    assert asked(game) == ("Ann", {"Bob:1", "Cat:5"})
    play(game, "Ann: Cat:5")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["writing"]},
        Bob={"score": ["oars", "tools"]},
        Cat={"score": []},
        piles={5: ["coal"]},
    )


def test_rocketry_returns_all_unasked_when_more_are_due_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"blue": ["rocketry"], "green": ["databases"]}, "score": ["writing"]},  # three due
        Bob={"score": ["oars"]},
        Cat={"score": ["coal"]},
        piles={1: [], 5: []},
    )
    play(game, "Ann: dogma rocketry")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["writing"]}, piles={1: ["oars"], 5: ["coal"]})


def test_rocketry_asks_for_the_order_into_one_age() -> None:
    game = innovation(
        Ann={"board": {"blue": ["rocketry"], "purple": ["railroad"]}},  # 5 clocks: two cards
        Bob={"score": ["oars"]},
        Cat={"score": ["tools"]},
        piles={1: []},
    )
    play(game, "Ann: dogma rocketry")
    assert asked(game) == ("Ann", {"Bob:1", "Cat:1"})
    play(game, "Ann: Cat:1")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["tools", "oars"]})


def test_rocketry_shared_is_aimed_at_the_activator_too_INN_5_4() -> None:
    game = innovation(
        Ann={"board": {"blue": ["rocketry"]}, "score": ["oars"]},  # 3 clocks
        Bob={"board": {"blue": ["quantum_theory"]}, "score": ["physics"]},  # 3 clocks
        Cat={"board": {"purple": ["railroad"]}, "score": ["calendar"]},  # 2 clocks
        piles={1: [], 8: ["flight"]},
    )
    play(game, "Ann: dogma rocketry")
    assert asked(game) == ("Bob", {"Ann:1", "Cat:2"})
    play(game, "Bob: Ann:1")
    assert asked(game) == ("Ann", {"Bob:5", "Cat:2"})
    play(game, "Ann: Cat:2")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": [], "hand": ["flight"]},
        Bob={"score": ["physics"]},
        Cat={"score": []},
        piles={1: ["oars"]},
    )


def test_rocketry_has_nothing_to_do_without_scores_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"blue": ["rocketry"]}, "score": []},  # 3 clocks
        Bob={"board": {"blue": ["quantum_theory"]}},  # 3 clocks
        piles={8: ["flight"]},
    )
    play(game, "Ann: dogma rocketry")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, piles={8: ["flight"]})
    assert told(game, "bonus", drawn=False, why="nothing")
