"""Calendar on whole tables; the icon of its dogma is the leaf."""

from tests.table import expect, innovation, play, told


def test_calendar_draws_two_3s_with_more_score_than_hand_cards() -> None:
    game = innovation(
        Ann={"board": {"blue": ["calendar"]}, "score": ["oars", "tools"], "hand": ["fission"]},  # 2 leaves
        Bob={"board": {"yellow": ["agriculture"]}, "score": ["computers"], "hand": ["writing"]},  # 3 leaves
        piles={3: ["paper", "optics", "compass"]},
    )
    play(game, "Ann: dogma calendar")
    # Cards are counted, not points: Bob has one of each.
    expect(
        game,
        Ann={"hand": ["fission", "paper", "optics"]},
        Bob={"hand": ["writing"]},
        piles={3: ["compass"]},
    )
    assert told(game, "bonus", drawn=False, why="nothing")


def test_calendar_counts_the_cards_of_the_sharer() -> None:
    game = innovation(
        Ann={"board": {"blue": ["calendar"]}, "score": ["oars"], "hand": ["fission", "ai"]},  # 2 leaves
        Bob={  # 6 leaves
            "board": {"yellow": ["agriculture"], "blue": ["pottery"]},
            "score": ["writing", "tools"],
            "hand": ["sailing"],
        },
        piles={2: ["currency"], 3: ["paper", "optics", "compass"]},
    )
    play(game, "Ann: dogma calendar")
    expect(
        game,
        Ann={"hand": ["fission", "ai", "currency"]},  # the bonus
        Bob={"hand": ["sailing", "paper", "optics"]},
        piles={3: ["compass"]},
    )
    assert not told(game, "reveal")


def test_calendar_does_nothing_with_neither_hand_nor_score() -> None:
    game = innovation(Ann={"board": {"blue": ["calendar"]}}, Bob={}, piles={3: ["paper"]})
    play(game, "Ann: dogma calendar")
    expect(game, Ann={"hand": []}, piles={3: ["paper"]})
    assert told(game, "nothing", player="Ann", why="not_so")
