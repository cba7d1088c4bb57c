"""Tools on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_tools_is_begun_or_declined_at_the_first_of_three_cards() -> None:
    game = innovation(
        Ann={"board": {"blue": ["tools"]}, "hand": ["oars", "sailing", "masonry", "calendar"]},
        Bob={},
        piles={1: [], 3: ["paper", "optics"]},
    )
    play(game, "Ann: dogma tools")
    assert asked(game) == ("Ann", {"oars", "sailing", "masonry", "calendar", "pass"})
    play(game, "Ann: sailing")
    assert asked(game) == ("Ann", {"oars", "masonry", "calendar"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"masonry", "calendar"})
    play(game, "Ann: masonry")
    assert acting(game) == "Ann"
    # The 3 was melded: there is none in hand for the second effect.
    expect(
        game,
        Ann={"hand": ["calendar"], "board": {"green": ["paper"]}},
        piles={1: ["sailing", "oars", "masonry"], 3: ["optics"]},
    )


def test_tools_is_not_asked_of_fewer_than_three_cards() -> None:
    game = innovation(Ann={"board": {"blue": ["tools"]}, "hand": ["oars", "sailing"]}, Bob={})
    play(game, "Ann: dogma tools")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["oars", "sailing"], "board": {"blue": ["tools"]}})


def test_tools_with_just_three_asks_for_an_order_only_where_it_matters_INN_7_4() -> None:
    table = {
        "Ann": {"board": {"blue": ["tools"]}, "hand": ["oars", "sailing", "calendar"]},
        "Bob": {},
        "piles": {1: [], 2: [], 3: ["optics"]},
    }
    game = innovation(**table)
    play(game, "Ann: dogma tools")
    assert asked(game) == ("Ann", {"oars", "sailing", "calendar", "pass"})
    play(game, "Ann: sailing")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["optics"]}}, piles={1: ["sailing", "oars"], 2: ["calendar"]})

    game = innovation(**table)
    play(game, "Ann: dogma tools", "Ann: calendar")
    assert asked(game) == ("Ann", {"oars", "sailing"})
    play(game, "Ann: oars")
    expect(game, Ann={"board": {"red": ["optics"]}}, piles={1: ["oars", "sailing"], 2: ["calendar"]})


def test_tools_turns_a_3_into_three_1s() -> None:
    game = innovation(
        Ann={"board": {"blue": ["tools"]}, "hand": ["paper", "gunpowder"]},  # 2 bulbs
        Bob={"board": {"purple": ["philosophy"]}, "hand": ["optics"]},  # 3 bulbs
        piles={1: ["oars", "sailing", "writing", "masonry"], 2: ["calendar"], 3: []},
    )
    play(game, "Ann: dogma tools")
    assert asked(game) == ("Bob", {"optics", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"paper", "pass"})
    play(game, "Ann: paper")
    expect(
        game,
        Ann={"hand": ["gunpowder", "oars", "sailing", "writing"]},
        Bob={"hand": ["optics"]},
        piles={1: ["masonry"], 3: ["paper"]},
    )
    assert not told(game, "bonus", drawn=True)


def test_tools_offers_the_3_after_the_first_effect_was_declined() -> None:
    game = innovation(
        Ann={"board": {"blue": ["tools"]}, "hand": ["oars", "sailing", "paper"]},
        Bob={},
        piles={1: ["writing"], 3: []},
    )
    play(game, "Ann: dogma tools", "Ann: pass")
    assert asked(game) == ("Ann", {"paper", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["oars", "sailing", "paper"]}, piles={1: ["writing"]})


def test_tools_serves_a_sharer_in_both_effects() -> None:
    game = innovation(
        Ann={"board": {"blue": ["tools"]}},  # 2 bulbs
        Bob={  # 3 bulbs
            "board": {"purple": ["philosophy"], "green": ["the_wheel"]},
            "hand": ["calendar", "gunpowder", "banking", "optics", "compass"],
        },
        piles={1: ["oars", "sailing", "writing", "masonry", "pottery"], 3: ["paper"]},
    )
    play(game, "Ann: dogma tools", "Bob: calendar", "Bob: gunpowder", "Bob: banking")
    expect(game, Bob={"board": {"green": ["paper", "the_wheel"]}})
    assert asked(game) == ("Bob", {"optics", "compass", "pass"})
    play(game, "Bob: compass")
    assert acting(game) == "Ann"
    expect(
        game,
        Bob={"hand": ["optics", "oars", "sailing", "writing"]},
        Ann={"hand": ["masonry"]},  # the bonus
        piles={1: ["pottery"], 3: ["compass"]},
    )
    assert not told(game, "reveal")
