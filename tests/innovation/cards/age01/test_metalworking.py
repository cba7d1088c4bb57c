"""Metalworking on whole tables; the icon of its dogma is the castle."""

from tests.table import expect, innovation, play, told


def test_metalworking_scores_castles_until_a_card_has_none_INN_5_9() -> None:
    game = innovation(
        Ann={"board": {"red": ["metalworking"]}},
        Bob={},
        piles={1: ["oars", "city_states", "sailing", "tools"]},
    )
    play(game, "Ann: dogma metalworking")
    expect(
        game, Ann={"score": ["oars", "city_states"], "hand": ["sailing"], "points": 2}, piles={1: ["tools"]}
    )
    assert len(told(game, "reveal", player="Ann")) == 3
    assert len(told(game, "repeat", rule="INN-5.9")) == 2


def test_metalworking_goes_on_into_age_2_and_keeps_the_first_card_without_a_castle_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["metalworking"]}},
        Bob={},
        piles={1: ["oars"], 2: ["monotheism", "calendar"]},
    )
    play(game, "Ann: dogma metalworking")
    expect(game, Ann={"score": ["oars", "monotheism"], "hand": ["calendar"], "points": 3})


def test_metalworking_brings_the_monument_in_the_middle_of_the_effect_INN_9_1() -> None:
    castles = ["archery", "oars", "domestication", "masonry", "the_wheel", "tools"]
    game = innovation(
        Ann={"board": {"red": ["metalworking"]}},
        Bob={},
        piles={1: [*castles, "sailing"]},
    )
    play(game, "Ann: dogma metalworking")
    expect(game, Ann={"score": castles, "hand": ["sailing"], "achievements": ["monument"]})
    kinds = [event.kind for event in game.events]
    assert told(game, "achieve", player="Ann", field="monument", how="due", rule="INN-9.1")
    assert kinds[kinds.index("achieve") :].count("draw") == 1


def test_metalworking_stops_at_once_with_the_winning_achievement_INN_10_1() -> None:
    castles = ["archery", "oars", "domestication", "masonry", "the_wheel", "tools"]
    game = innovation(
        Ann={"board": {"red": ["metalworking"]}, "achievements": [1, 2, 3, 4, "empire"]},
        Bob={},
        piles={1: [*castles, "mysticism"]},
    )
    play(game, "Ann: dogma metalworking")
    assert game.decision is None
    expect(game, Ann={"score": castles}, piles={1: ["mysticism"]}, winners=["Ann"], reason="INN-10.1")


def test_metalworking_is_repeated_by_a_sharer_before_the_activator_begins_INN_5_9() -> None:
    game = innovation(
        Ann={"board": {"red": ["metalworking"]}},  # 3 castles
        Bob={"board": {"purple": ["mysticism"]}},  # 3 castles
        piles={1: ["oars", "sailing", "masonry", "writing", "clothing", "pottery"]},
    )
    play(game, "Ann: dogma metalworking")
    expect(
        game,
        Bob={"score": ["oars"], "hand": ["sailing"]},
        Ann={"score": ["masonry"], "hand": ["writing", "clothing"]},  # Clothing is the bonus
        piles={1: ["pottery"]},
    )
    assert told(game, "bonus", player="Ann", drawn=True, rule="INN-5.5")
