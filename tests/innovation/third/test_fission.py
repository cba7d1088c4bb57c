"""Fission of the third edition: whoever carries out the second effect also draws a 10."""

from tests.innovation.third.table import third
from tests.table import acting, asked, expect, play, told


def test_fission_returns_a_top_card_and_draws_a_10() -> None:
    game = third(
        Ann={"board": {"red": ["fission"], "blue": ["tools"]}},  # 3 clocks
        Bob={"board": {"green": ["sailing", "clothing"]}},
        piles={1: [], 10: ["databases", "software", "ai"]},
    )
    play(game, "Ann: dogma fission")
    assert asked(game) == ("Ann", {"tools", "sailing"})
    play(game, "Ann: sailing")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["fission"], "blue": ["tools"]}, "hand": ["software"]},
        Bob={"hand": ["databases"], "board": {"green": ["clothing"]}},
        piles={1: ["sailing"], 10: ["ai"]},
    )


def test_fission_draws_even_if_there_is_no_card_to_return() -> None:
    game = third(
        Ann={"board": {"red": ["fission"]}},
        Bob={},
        piles={10: ["databases", "software", "ai"]},
    )
    play(game, "Ann: dogma fission")
    expect(game, Ann={"hand": ["software"]}, Bob={"hand": ["databases"]}, piles={10: ["ai"]})
    assert told(game, "nothing", player="Ann", why="no_card")


def test_fission_drives_the_10s_out_when_it_is_shared_INN_10_2() -> None:
    game = third(
        Ann={"board": {"red": ["fission"]}, "score": ["coal"]},  # 3 clocks
        Bob={"board": {"green": ["satellites"], "blue": ["tools"]}},  # 3 clocks
        Cat={"score": ["oars"]},
        piles={10: ["databases", "software"]},
    )
    play(game, "Ann: dogma fission", "Bob: tools")
    expect(
        game,
        Cat={"hand": ["databases"]},
        Bob={"hand": ["software"], "board": {"green": None}},
        winners=["Ann"],
        reason="INN-10.2",
    )


def test_fission_ends_with_a_red_10_before_anybody_draws_more_INN_7_10() -> None:
    game = third(
        Ann={"board": {"red": ["fission"], "blue": ["tools"]}},
        Bob={"hand": ["oars"]},
        piles={1: ["sailing"], 10: ["robotics", "ai"]},
    )
    play(game, "Ann: dogma fission")
    assert acting(game) == "Ann"
    expect(
        game,
        removed=["fission", "tools", "oars", "robotics"],
        Ann={"board": {}, "hand": []},
        piles={10: ["ai"]},
        actions=1,
    )
