"""Colonialism on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, expect, innovation, play, told


def test_colonialism_repeats_while_crowns_come() -> None:
    game = innovation(
        piles={3: ["compass", "optics", "alchemy", "machinery"]},
        Ann={"board": {"red": ["colonialism"]}},
        Bob={},
    )
    play(game, "Ann: dogma colonialism")
    assert acting(game) == "Ann"
    board = {"red": ["colonialism", "optics"], "green": ["compass"], "blue": ["alchemy"]}
    expect(game, piles={3: ["machinery"]}, Ann={"board": board, "hand": []})
    assert len(told(game, "repeat", card="colonialism")) == 2
    assert len(told(game, "tuck", player="Ann", rule="INN-7.5")) == 3


def test_colonialism_repeats_for_the_sharer_first_INN_5_9() -> None:
    game = innovation(
        piles={3: ["medicine", "engineering", "paper", "feudalism"], 4: ["reformation"]},
        Ann={"board": {"red": ["colonialism"]}},  # 2 factories
        Bob={"board": {"red": ["gunpowder"]}},  # 2 factories
    )
    play(game, "Ann: dogma colonialism")
    expect(
        game,
        Ann={"board": {"green": ["paper"], "purple": ["feudalism"]}, "hand": ["reformation"]},
        Bob={"board": {"yellow": ["medicine"], "red": ["gunpowder", "engineering"]}, "hand": []},
    )
    assert [event.player for event in told(game, "tuck")] == ["Bob", "Bob", "Ann", "Ann"]
    assert [event.rule for event in told(game, "draw", card="reformation")] == ["INN-5.5"]


def test_colonialism_goes_on_with_fours_INN_3_2() -> None:
    game = innovation(
        piles={3: ["optics"], 4: ["anatomy", "navigation"]},
        Ann={"board": {"red": ["colonialism"]}},
        Bob={},
    )
    play(game, "Ann: dogma colonialism")
    expect(game, piles={3: [], 4: ["navigation"]}, Ann={"board": {"yellow": ["anatomy"]}})
    assert len(told(game, "draw", card="anatomy", value=3, age=4, rule="INN-3.2")) == 1


def test_colonialism_tucks_six_for_monument_INN_9_1() -> None:
    game = innovation(
        piles={3: ["compass", "optics", "medicine", "paper", "translation", "feudalism"]},
        Ann={"board": {"red": ["colonialism"]}},
        Bob={},
    )
    play(game, "Ann: dogma colonialism")
    expect(game, piles={3: []}, Ann={"achievements": ["monument"]})
    assert len(told(game, "achieve", field="monument", how="due", rule="INN-9.1")) == 1


def test_colonialism_stops_when_monument_wins_INN_9_8() -> None:
    game = innovation(
        piles={3: ["compass", "optics", "medicine", "paper", "translation"], 4: ["navigation", "anatomy"]},
        Ann={"board": {"red": ["colonialism"]}, "achievements": [1, 2, 3, 4, "world"]},
        Bob={},
    )
    play(game, "Ann: dogma colonialism")  # navigation, the sixth, has a crown too
    assert game.decision is None
    assert (tuple(game.result.winners), game.result.reason) == (("Ann",), "INN-10.1")
    expect(game, piles={4: ["anatomy"]}, Ann={"board": {"green": ["compass", "paper", "navigation"]}})
