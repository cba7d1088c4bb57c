"""Measurement on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_measurement_splays_and_draws_by_the_number_of_cards() -> None:
    game = innovation(
        piles={1: [], 3: ["compass"]},
        Ann={
            "board": {"green": ["measurement"], "red": ["archery", "oars", "construction"]},
            "hand": ["tools", "writing"],
        },
        Bob={},
    )
    play(game, "Ann: dogma measurement")
    assert asked(game) == ("Ann", {"tools", "writing", "pass"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"green", "red"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    red = {"cards": ["archery", "oars", "construction"], "splay": "right"}
    expect(game, piles={1: ["tools"], 3: []}, Ann={"board": {"red": red}, "hand": ["writing", "compass"]})


def test_measurement_draws_a_one_for_a_single_card() -> None:
    game = innovation(
        piles={1: ["tools"]},
        Ann={"board": {"green": ["measurement"]}, "hand": ["coal"]},
        Bob={},
    )
    play(game, "Ann: dogma measurement", "Ann: coal")
    assert acting(game) == "Ann"  # only one colour: not asked
    expect(game, piles={1: []}, Ann={"board": {"green": ["measurement"]}, "hand": ["tools"]})
    assert not told(game, "splay")


def test_measurement_draws_though_the_splay_is_there_already_INN_8_1() -> None:
    game = innovation(
        piles={2: ["calendar"]},
        Ann={"board": {"green": {"cards": ["measurement", "sailing"], "splay": "right"}}, "hand": ["coal"]},
        Bob={},
    )
    play(game, "Ann: dogma measurement", "Ann: coal")
    expect(game, piles={2: []}, Ann={"hand": ["calendar"], "board": {"green": {"splay": "right"}}})
    assert not told(game, "splay")


def test_measurement_declined_draws_nothing() -> None:
    game = innovation(
        Ann={"board": {"green": ["measurement", "sailing"]}, "hand": ["coal"]},
        Bob={},
    )
    play(game, "Ann: dogma measurement", "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["coal"], "board": {"green": {"splay": None}}})
    assert told(game, "decline", player="Ann")


def test_measurement_shared_counts_the_sharer_s_cards() -> None:
    game = innovation(
        piles={1: [], 2: ["calendar"], 5: ["coal"]},
        Ann={"board": {"green": ["measurement", "sailing", "clothing"]}},  # 2 bulbs, no hand
        Bob={"board": {"blue": ["writing", "tools"], "red": ["oars"]}, "hand": ["archery"]},  # 2 bulbs
    )
    play(game, "Ann: dogma measurement")
    assert asked(game) == ("Bob", {"archery", "pass"})
    play(game, "Bob: archery")
    assert asked(game) == ("Bob", {"red", "blue"})
    play(game, "Bob: blue")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["archery"], 2: []},
        Ann={"hand": ["coal"], "board": {"green": {"splay": None}}},
        Bob={"hand": ["calendar"], "board": {"blue": {"splay": "right"}}},
    )
