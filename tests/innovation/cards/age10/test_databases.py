"""Databases on whole tables; the icon of its dogma is the clock."""

from tests.table import acting, asked, expect, innovation, play, told


def test_databases_returns_half_of_each_score_rounded_up() -> None:
    game = innovation(
        Ann={"board": {"green": ["databases"]}, "score": ["writing"]},  # 3 clocks
        Bob={"score": ["oars", "tools", "coal"]},
        Cat={"score": ["paper"]},
        Dan={},
        piles={1: [], 3: [], 5: []},
    )
    play(game, "Ann: dogma databases")
    assert asked(game) == ("Bob", {"oars", "tools", "coal"})
    play(game, "Bob: tools")
    expect(game, piles={1: ["tools"]})
    assert asked(game) == ("Bob", {"oars", "coal"})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["writing"]},
        Bob={"score": ["coal"]},
        Cat={"score": []},
        piles={1: ["tools", "oars"], 3: ["paper"], 5: []},
    )
    assert told(game, "nothing", player="Dan", rule="INN-5.7")


def test_databases_spares_those_with_as_many_clocks_INN_5_3() -> None:
    game = innovation(
        Ann={"board": {"green": ["databases"]}},  # 3 clocks
        Bob={"board": {"blue": ["rocketry"]}, "score": ["oars", "tools"]},  # 3 clocks
        Cat={"board": {"purple": ["railroad"]}, "score": ["coal", "paper", "physics", "optics"]},  # 2 clocks
        piles={3: [], 5: []},
    )
    play(game, "Ann: dogma databases", "Cat: physics")
    assert asked(game) == ("Cat", {"coal", "paper", "optics"})
    play(game, "Cat: coal")
    assert acting(game) == "Ann"
    expect(
        game,
        Bob={"score": ["oars", "tools"]},
        Cat={"score": ["paper", "optics"]},
        piles={3: [], 5: ["physics", "coal"]},
    )
