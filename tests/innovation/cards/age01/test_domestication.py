"""Domestication on whole tables; the icon of its dogma is the castle."""

from tests.table import acting, asked, expect, innovation, play, told


def test_domestication_melds_the_lowest_before_it_draws() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["domestication"]}, "hand": ["calendar", "paper"]},
        Bob={},
        piles={1: ["oars", "sailing"]},
    )
    play(game, "Ann: dogma domestication")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"blue": ["calendar"]}, "hand": ["paper", "oars"]}, piles={1: ["sailing"]})
    assert not told(game, "reveal")


def test_domestication_asks_among_equals_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["domestication"]}, "hand": ["tools", "masonry", "paper"]},
        Bob={},
        piles={1: ["oars"]},
    )
    play(game, "Ann: dogma domestication")
    assert asked(game) == ("Ann", {"tools", "masonry"})
    play(game, "Ann: masonry")
    expect(game, Ann={"board": {"yellow": ["masonry", "domestication"]}, "hand": ["tools", "paper", "oars"]})


def test_domestication_draws_even_with_nothing_to_meld_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["domestication"]}},  # 2 castles
        Bob={"board": {"red": ["archery"]}},  # 2 castles
        Cat={"board": {"blue": ["tools"]}, "hand": ["writing"]},  # 1 castle
        piles={1: ["oars", "sailing", "pottery", "mysticism"]},
    )
    play(game, "Ann: dogma domestication")
    expect(
        game,
        Bob={"hand": ["oars"]},
        Cat={"hand": ["writing"]},
        Ann={"hand": ["sailing", "pottery"]},  # Pottery is the bonus
        piles={1: ["mysticism"]},
    )


def test_domestication_lets_a_sharer_choose_among_his_own_lowest() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["domestication"]}, "hand": ["sailing", "calendar"]},  # 2 castles
        Bob={"board": {"red": ["archery"]}, "hand": ["tools", "writing", "paper"]},  # 2 castles
        piles={1: ["oars", "pottery", "mysticism"]},
    )
    play(game, "Ann: dogma domestication")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: writing")
    expect(
        game,
        Bob={"board": {"red": ["archery"], "blue": ["writing"]}, "hand": ["tools", "paper", "oars"]},
        Ann={"board": {"green": ["sailing"]}, "hand": ["calendar", "pottery", "mysticism"]},
    )
