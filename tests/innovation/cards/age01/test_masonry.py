"""Masonry on whole tables; the icon of its dogma is the castle."""

from engine.game import Game
from tests.table import acting, asked, expect, innovation, play, told


def test_masonry_melds_castles_one_by_one_and_claims_the_monument_with_four_INN_9_6() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["masonry"]},
            "hand": ["archery", "oars", "the_wheel", "mysticism", "sailing"],
        },
        Bob={},
    )
    play(game, "Ann: dogma masonry")
    assert asked(game) == ("Ann", {"archery", "oars", "the_wheel", "mysticism", "pass"})
    play(game, "Ann: archery")
    expect(game, Ann={"board": {"red": ["archery"]}})
    assert asked(game) == ("Ann", {"oars", "the_wheel", "mysticism", "pass"})
    play(game, "Ann: oars", "Ann: mysticism")
    assert asked(game) == ("Ann", {"the_wheel", "pass"})
    play(game, "Ann: the_wheel")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"red": ["oars", "archery"], "green": ["the_wheel"], "purple": ["mysticism"]},
            "hand": ["sailing"],
            "achievements": ["monument"],
        },
    )
    assert told(game, "achieve", player="Ann", field="monument", how="effect", rule="INN-9.6")


def test_masonry_with_three_claims_nothing() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["masonry"]}, "hand": ["archery", "oars", "the_wheel", "mysticism"]},
        Bob={},
    )
    play(game, "Ann: dogma masonry", "Ann: archery", "Ann: oars", "Ann: the_wheel", "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["mysticism"], "achievements": []})


def with_five_castles() -> Game:
    """Ann has activated Masonry and melded four of the five in her hand."""
    game = innovation(
        Ann={
            "board": {"yellow": ["masonry"]},
            "hand": ["archery", "oars", "the_wheel", "mysticism", "tools"],
        },
        Bob={},
    )
    play(game, "Ann: dogma masonry", "Ann: archery", "Ann: oars", "Ann: the_wheel", "Ann: tools")
    return game


def test_masonry_claims_only_when_the_melding_is_over() -> None:
    game = with_five_castles()
    assert asked(game) == ("Ann", {"mysticism", "pass"})
    expect(game, Ann={"achievements": []})
    play(game, "Ann: pass")
    expect(game, Ann={"achievements": ["monument"], "hand": ["mysticism"]})


def test_masonry_claims_the_monument_with_more_than_four_as_well_INN_9_6() -> None:
    game = with_five_castles()
    play(game, "Ann: mysticism")
    expect(game, Ann={"achievements": ["monument"], "hand": []})


def test_masonry_gives_the_monument_to_the_sharer_who_comes_first_INN_9_6() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["masonry"]},  # 3 castles
            "hand": ["archery", "oars", "city_states", "domestication"],
        },
        Bob={
            "board": {"red": ["metalworking"]},  # 3 castles
            "hand": ["the_wheel", "mysticism", "tools", "construction"],
        },
        piles={1: ["sailing"]},
    )
    play(game, "Ann: dogma masonry")
    play(game, "Bob: the_wheel", "Bob: mysticism", "Bob: tools", "Bob: construction")
    expect(game, Bob={"achievements": ["monument"]})
    play(game, "Ann: archery", "Ann: oars", "Ann: city_states", "Ann: domestication")
    assert told(game, "nothing", player="Ann", why="taken", field="monument", owner="Bob")
    expect(game, Ann={"achievements": [], "hand": ["sailing"]}, Bob={"achievements": ["monument"]})


def test_masonry_asks_nothing_of_a_hand_without_castles() -> None:
    game = innovation(Ann={"board": {"yellow": ["masonry"]}, "hand": ["sailing", "writing"]}, Bob={})
    play(game, "Ann: dogma masonry")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["sailing", "writing"]})
