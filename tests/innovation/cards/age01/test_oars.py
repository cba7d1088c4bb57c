"""Oars on whole tables; the icon of its dogma is the castle."""

from tests.table import acting, asked, expect, innovation, play, told


def test_oars_takes_a_crown_and_the_one_who_gave_it_draws() -> None:
    game = innovation(
        Ann={"board": {"red": ["oars"]}},  # 2 castles
        Bob={"hand": ["sailing", "tools"]},
        piles={1: ["writing", "clothing"]},
    )
    play(game, "Ann: dogma oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["sailing"], "hand": []},
        Bob={"hand": ["tools", "writing"]},
        piles={1: ["clothing"]},
    )
    assert told(game, "nothing", player="Ann", why="not_so")
    assert not told(game, "reveal")


def test_oars_lets_the_one_who_obeys_choose_among_crowns() -> None:
    game = innovation(
        Ann={"board": {"red": ["oars"]}},
        Bob={"hand": ["sailing", "tools", "currency"]},
        piles={1: ["writing"]},
    )
    play(game, "Ann: dogma oars")
    assert asked(game) == ("Bob", {"sailing", "currency"})
    play(game, "Bob: currency")
    expect(game, Ann={"score": ["currency"], "points": 2}, Bob={"hand": ["sailing", "tools", "writing"]})


def test_oars_draws_for_all_who_share_when_no_crown_was_given() -> None:
    game = innovation(
        Ann={"board": {"red": ["oars"]}},  # 2 castles
        Bob={"hand": ["tools"]},  # has no crown to give
        Cat={"board": {"yellow": ["masonry"]}, "hand": ["sailing"]},  # 3 castles
        piles={1: ["writing", "clothing", "pottery", "agriculture"]},
    )
    play(game, "Ann: dogma oars")
    expect(
        game,
        Bob={"hand": ["tools"]},
        Cat={"hand": ["sailing", "writing"]},
        Ann={"hand": ["clothing", "pottery"], "score": []},
        piles={1: ["agriculture"]},
    )
    assert told(game, "nothing", player="Bob", why="not_done", rule="INN-5.7")
    assert not told(game, "reveal")


def test_oars_draws_for_nobody_when_one_of_two_gave_a_crown() -> None:
    game = innovation(
        Ann={"board": {"red": ["oars"]}},  # 2 castles
        Bob={"hand": ["tools"]},
        Cat={"hand": ["writing"]},
        Dan={"board": {"yellow": ["masonry"]}},  # 3 castles
        piles={1: ["clothing", "pottery"]},
    )
    play(game, "Ann: dogma oars")
    expect(
        game,
        Ann={"score": ["writing"], "hand": []},
        Bob={"hand": ["tools"]},
        Cat={"hand": ["clothing"]},
        Dan={"hand": []},
        piles={1: ["pottery"]},
    )
    assert not told(game, "bonus", drawn=True)


def test_oars_draws_when_nobody_must_obey() -> None:
    game = innovation(
        Ann={"board": {"red": ["oars"]}},  # 2 castles
        Bob={"board": {"yellow": ["domestication"]}, "hand": ["sailing"]},  # 2 castles
        piles={1: ["writing", "clothing", "pottery", "tools"]},
    )
    play(game, "Ann: dogma oars")
    assert told(game, "nothing", why="none_to_obey")
    expect(game, Bob={"hand": ["sailing", "writing"]}, Ann={"hand": ["clothing", "pottery"]})


def test_oars_has_no_demand_for_yourself_only_and_so_draws_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"], "red": ["oars"]}},
        Bob={"hand": ["sailing"]},
        piles={1: ["writing", "clothing"]},
    )
    play(game, "Ann: dogma self_service")
    expect(game, Ann={"hand": ["writing"], "score": []}, Bob={"hand": ["sailing"]}, piles={1: ["clothing"]})
