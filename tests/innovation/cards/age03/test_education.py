"""Education on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_education_draws_two_higher_than_the_highest_left() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}, "score": ["gunpowder", "calendar", "oars"]},
        Bob={},
        piles={4: ["navigation"]},
    )
    play(game, "Ann: dogma education")
    assert asked(game) == ("Ann", {"gunpowder", "pass"})
    play(game, "Ann: gunpowder")
    expect(game, Ann={"score": ["calendar", "oars"], "hand": ["navigation"]}, piles={4: ["gunpowder"]})


def test_education_asks_among_equals_and_counts_the_one_that_stays_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}, "score": ["gunpowder", "navigation", "oars"]},
        Bob={},
        piles={4: [], 6: ["canning"]},
    )
    play(game, "Ann: dogma education")
    assert asked(game) == ("Ann", {"gunpowder", "navigation", "pass"})
    play(game, "Ann: navigation")
    expect(game, Ann={"score": ["gunpowder", "oars"], "hand": ["canning"]}, piles={4: ["navigation"]})


def test_education_counts_from_0_when_nothing_is_left_INN_7_1() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}, "score": ["computers"]},
        Bob={},
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma education", "Ann: computers")
    expect(game, Ann={"score": [], "hand": ["calendar"]})


def test_education_above_a_9_ends_the_game_with_what_is_left_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}, "score": ["ai", "computers"]},
        Bob={"score": ["robotics"]},
        piles={10: ["software"]},
    )
    play(game, "Ann: dogma education", "Ann: ai")
    assert game.decision is None
    # Nine points to ten.
    expect(game, winners=["Bob"], reason="INN-10.2", piles={10: ["software", "ai"]})


def test_education_counts_the_score_of_the_sharer() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}},  # 3 bulbs, no score
        Bob={"board": {"purple": ["philosophy"]}, "score": ["oars", "tools"]},  # 3 bulbs
        piles={1: [], 2: ["calendar"], 3: ["optics", "paper"]},
    )
    play(game, "Ann: dogma education")
    assert asked(game) == ("Bob", {"oars", "tools", "pass"})
    play(game, "Bob: oars")
    expect(game, Ann={"hand": ["paper"]}, Bob={"hand": ["optics"], "score": ["tools"]}, piles={1: ["oars"]})
    assert not told(game, "reveal")


def test_education_declined_or_without_a_score_draws_nothing() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}},  # 3 bulbs
        Bob={"board": {"purple": ["philosophy"]}, "score": ["oars"]},  # 3 bulbs
        piles={2: ["calendar"], 3: ["paper"]},
    )
    play(game, "Ann: dogma education")
    assert asked(game) == ("Bob", {"oars", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": [], "score": ["oars"]}, piles={2: ["calendar"]})
