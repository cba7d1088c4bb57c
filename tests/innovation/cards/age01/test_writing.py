"""Writing on whole tables; the icon of its dogma is the bulb."""

from tests.table import expect, innovation, play, told


def test_writing_draws_a_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["writing"]}},
        Bob={"board": {"purple": ["education"]}},  # 3 bulbs
        piles={1: ["oars"], 2: ["calendar", "currency", "mapmaking"]},
    )
    play(game, "Ann: dogma writing")
    expect(
        game,
        Bob={"hand": ["calendar"]},
        Ann={"hand": ["currency", "oars"]},  # the bonus follows Ann's own top card, a 1
        piles={1: [], 2: ["mapmaking"]},
    )
    assert not told(game, "reveal")


def test_writing_draws_from_the_next_age_with_cards_and_leaves_others_alone_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["writing"]}},  # 2 bulbs
        Bob={"board": {"blue": ["calendar"]}},  # 1 bulb
        piles={2: [], 3: [], 4: ["gunpowder"]},
    )
    play(game, "Ann: dogma writing")
    expect(game, Ann={"hand": ["gunpowder"]}, Bob={"hand": []}, piles={4: []})
    assert not told(game, "bonus", drawn=True)
