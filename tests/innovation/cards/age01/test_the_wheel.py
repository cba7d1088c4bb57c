"""The Wheel on whole tables; the icon of its dogma is the castle."""

from tests.table import expect, innovation, play, told


def test_the_wheel_draws_two_the_second_from_age_2_when_the_first_pile_is_done_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"green": ["the_wheel"]}},
        Bob={},
        piles={1: ["oars"], 2: ["calendar", "currency"]},
    )
    play(game, "Ann: dogma the_wheel")
    expect(game, Ann={"hand": ["oars", "calendar"]}, piles={1: [], 2: ["currency"]})
    assert [event.data["age"] for event in told(game, "draw", value=1)] == [1, 2]
    assert not told(game, "reveal")


def test_the_wheel_shared_by_two_earns_one_bonus_only_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"green": ["the_wheel"], "blue": ["calendar"]}},  # 3 castles
        Bob={"board": {"purple": ["mysticism"]}},  # 3 castles
        Cat={"board": {"yellow": ["masonry"]}},  # 3 castles
        piles={
            1: ["oars", "sailing", "tools", "pottery", "writing", "clothing"],
            2: ["currency", "mapmaking"],
        },
    )
    play(game, "Ann: dogma the_wheel")
    expect(
        game,
        Bob={"hand": ["oars", "sailing"]},
        Cat={"hand": ["tools", "pottery"]},
        Ann={"hand": ["writing", "clothing", "currency"]},  # the bonus is a draw action: Calendar is a 2
        piles={2: ["mapmaking"]},
    )


def test_the_wheel_ends_the_game_when_no_card_is_left_INN_3_3() -> None:
    piles: dict[int, list[str]] = {age: [] for age in range(1, 10)}
    game = innovation(
        Ann={"board": {"green": ["the_wheel"]}, "score": ["oars"]},
        Bob={"score": ["tools"], "achievements": [1]},
        piles={**piles, 10: ["ai"]},
    )
    play(game, "Ann: dogma the_wheel")
    assert game.decision is None
    # One point each: Bob has more achievements.
    expect(game, Ann={"hand": ["ai"]}, winners=["Bob"], reason="INN-10.2")
