"""Oars of the third edition: the demand is repeated until no crown is left in the hand."""

from tests.innovation.third.table import third
from tests.table import acting, asked, expect, play, told


def test_oars_takes_one_crown_after_the_other_INN_5_9() -> None:
    game = third(
        Ann={"board": {"red": ["oars"]}},  # 2 castles
        Bob={"hand": ["sailing", "clothing", "tools"]},
        piles={1: ["pottery", "agriculture", "archery"]},
    )
    play(game, "Ann: dogma oars")
    assert asked(game) == ("Bob", {"sailing", "clothing"})
    play(game, "Bob: sailing")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["sailing", "clothing"], "hand": []},
        Bob={"hand": ["tools", "pottery", "agriculture"]},
        piles={1: ["archery"]},
    )
    assert len(told(game, "repeat", player="Bob", rule="INN-5.9")) == 2


def test_oars_takes_a_crown_that_was_drawn_too() -> None:
    game = third(
        Ann={"board": {"red": ["oars"]}},
        Bob={"hand": ["sailing"]},
        piles={1: ["writing", "code_of_laws", "pottery", "tools"]},
    )
    play(game, "Ann: dogma oars")
    expect(
        game,
        Ann={"score": ["sailing", "writing", "code_of_laws"], "hand": []},
        Bob={"hand": ["pottery"]},
        piles={1: ["tools"]},
    )


def test_oars_looks_at_the_whole_demand_and_so_draws_for_nobody() -> None:
    game = third(
        Ann={"board": {"red": ["oars"]}},  # 2 castles
        Bob={"hand": ["sailing"]},
        Cat={"hand": ["tools"]},  # the last to obey has no crown
        Dan={"board": {"yellow": ["masonry"]}},  # 3 castles
        piles={1: ["pottery", "clothing"]},
    )
    play(game, "Ann: dogma oars")
    expect(
        game,
        Ann={"score": ["sailing"], "hand": []},
        Bob={"hand": ["pottery"]},
        Cat={"hand": ["tools"]},
        Dan={"hand": []},
        piles={1: ["clothing"]},
    )


def test_oars_draws_for_all_who_share_when_there_was_no_crown() -> None:
    game = third(
        Ann={"board": {"red": ["oars"]}},
        Bob={"hand": ["tools"]},
        Cat={"board": {"yellow": ["masonry"]}},
        piles={1: ["writing", "clothing", "pottery", "agriculture"]},
    )
    play(game, "Ann: dogma oars")
    expect(game, Bob={"hand": ["tools"]}, Cat={"hand": ["writing"]}, Ann={"hand": ["clothing", "pottery"]})


def test_oars_can_end_the_game_in_the_middle_of_its_demand_INN_3_3() -> None:
    empty: dict[int, list[str]] = {age: [] for age in range(1, 10)}
    game = third(
        Ann={"board": {"red": ["oars"]}},
        Bob={"hand": ["sailing", "clothing"]},
        piles={**empty, 10: ["databases"]},
    )
    play(game, "Ann: dogma oars", "Bob: clothing")
    expect(
        game,
        winners=["Ann"],
        reason="INN-10.2",
        Ann={"score": ["sailing", "clothing"]},
        Bob={"hand": ["databases"]},
    )
