"""Sanitation on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play, told


def test_sanitation_exchanges_the_two_highest_for_the_lowest() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["sanitation"]}, "hand": ["tools", "canning"]},
        Bob={"hand": ["coal", "oars", "gunpowder"]},
    )
    play(game, "Ann: dogma sanitation")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["canning", "coal", "gunpowder"]}, Bob={"hand": ["oars", "tools"]})
    [event] = told(game, "exchange", rule="INN-7.9")
    assert (set(event.data["given"]), list(event.data["taken"])) == ({"coal", "gunpowder"}, ["tools"])
    assert not told(game, "transfer")


def test_sanitation_asks_each_owner_among_equals_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["sanitation"]}, "hand": ["tools", "writing", "canning"]},
        Bob={"hand": ["coal", "gunpowder", "anatomy", "oars"]},
    )
    play(game, "Ann: dogma sanitation")
    assert asked(game) == ("Bob", {"gunpowder", "anatomy"})  # coal is sure to go
    play(game, "Bob: anatomy")
    assert asked(game) == ("Ann", {"tools", "writing"})
    play(game, "Ann: writing")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["tools", "canning", "coal", "anatomy"]},
        Bob={"hand": ["gunpowder", "oars", "writing"]},
    )


def test_sanitation_moves_nothing_before_all_are_named() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["sanitation"]}, "hand": ["tools"]},
        Bob={"hand": ["gunpowder", "anatomy", "colonialism"]},
    )
    play(game, "Ann: dogma sanitation")
    assert asked(game) == ("Bob", {"gunpowder", "anatomy", "colonialism"})
    play(game, "Bob: anatomy")
    assert asked(game) == ("Bob", {"gunpowder", "colonialism"})
    expect(game, Ann={"hand": ["tools"]}, Bob={"hand": ["gunpowder", "anatomy", "colonialism"]})
    play(game, "Bob: colonialism")
    expect(game, Ann={"hand": ["anatomy", "colonialism"]}, Bob={"hand": ["gunpowder", "tools"]})


def test_sanitation_exchanges_though_one_hand_is_empty_INN_7_9() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["sanitation"]}},
        Bob={"hand": ["coal"]},  # gives it for nothing
        Cat={"hand": []},  # gets it for nothing: it is all that Ann has
    )
    play(game, "Ann: dogma sanitation")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": []}, Cat={"hand": ["coal"]})
    assert [event.player for event in told(game, "exchange")] == ["Bob", "Cat"]
