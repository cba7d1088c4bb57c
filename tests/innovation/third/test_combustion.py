"""Combustion of the third edition: a card for every four crowns of the activator, and a second effect."""

from tests.innovation.third.table import third
from tests.table import acting, asked, expect, play, told


def test_combustion_takes_one_card_for_four_crowns_and_returns_the_bottom_red_card() -> None:
    game = third(
        Ann={"board": {"red": ["combustion", "oars", "archery"], "green": ["sailing"]}},  # 4 crowns
        Bob={"score": ["tools", "coal"]},
        piles={1: ["pottery"]},
    )
    play(game, "Ann: dogma combustion")
    assert asked(game) == ("Bob", {"tools", "coal"})
    play(game, "Bob: tools")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["tools"], "board": {"red": ["combustion", "oars"]}},
        Bob={"score": ["coal"]},
        piles={1: ["pottery", "archery"]},
    )
    assert told(game, "bonus", drawn=False, why="nobody")


def test_combustion_takes_nothing_for_fewer_than_four_crowns_and_may_go_itself() -> None:
    game = third(
        Ann={"board": {"red": ["combustion"], "blue": ["writing"]}},  # 3 crowns
        Bob={"score": ["tools", "coal"]},
        piles={7: ["lighting"]},
    )
    play(game, "Ann: dogma combustion")
    expect(
        game,
        Ann={"score": [], "board": {"red": None, "blue": ["writing"]}},
        Bob={"score": ["tools", "coal"]},
        piles={7: ["lighting", "combustion"]},
    )
    assert told(game, "nothing", player="Bob", why="none_due")


def test_combustion_takes_two_for_eight_crowns_from_each_or_as_many_as_there_are() -> None:
    board = {"red": ["combustion"], "green": ["navigation"], "blue": ["translation"]}  # 8 crowns
    game = third(
        Ann={"board": board},
        Bob={"score": ["tools", "coal", "physics"]},
        Cat={"score": ["oars"]},
        Dan={"score": []},
    )
    play(game, "Ann: dogma combustion", "Bob: physics", "Bob: tools")
    expect(
        game,
        Ann={"score": ["physics", "tools", "oars"]},
        Bob={"score": ["coal"]},
        Cat={"score": []},
    )


def test_combustion_has_an_effect_to_share_and_so_a_bonus_INN_5_5() -> None:
    game = third(
        Ann={"board": {"red": ["combustion", "oars"]}},  # 2 crowns
        Bob={"board": {"red": ["gunpowder", "archery"], "green": ["sailing"]}},  # 3 crowns
        Cat={"board": {"green": ["currency"]}},  # 2 crowns, nothing red
        piles={1: ["pottery"], 7: ["lighting"]},
    )
    play(game, "Ann: dogma combustion")
    expect(
        game,
        Ann={"board": {"red": ["combustion"]}, "hand": ["lighting"]},
        Bob={"board": {"red": ["gunpowder"]}},
        piles={1: ["pottery", "archery", "oars"]},
    )
    assert told(game, "bonus", drawn=True, by=("Bob",))
    assert told(game, "nothing", player="Cat", why="no_card")


def test_combustion_can_be_carried_out_for_yourself_only_INN_5_8() -> None:
    game = third(
        Ann={"board": {"green": ["self_service"], "red": ["combustion", "oars"]}},
        Bob={"score": ["tools"]},
    )
    play(game, "Ann: dogma self_service")
    expect(game, Ann={"board": {"red": ["combustion"]}}, Bob={"score": ["tools"]})
