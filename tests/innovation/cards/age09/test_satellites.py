"""Satellites on whole tables; the icon of its dogma is the clock."""

from tests.table import acting, asked, expect, innovation, play, told


def test_satellites_changes_the_hand_and_carries_out_the_card_it_melds_alone_INN_5_8() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": ["satellites"],
                "purple": ["mysticism", "city_states"],
                "blue": ["pottery", "writing"],
            },
            "hand": ["oars", "tools", "calendar"],
        },
        Bob={"board": {"red": ["combustion"]}},  # its factory would obey Corporations
        piles={1: [], 2: [], 8: ["flight", "quantum_theory", "corporations", "mobility", "rocketry"]},
    )
    play(game, "Ann: dogma satellites")
    assert asked(game) == ("Ann", {"oars", "tools", "calendar"})
    play(game, "Ann: tools")
    expect(game, piles={1: ["tools", "oars"], 2: ["calendar"]})
    assert asked(game) == ("Ann", {"purple", "pass"})
    play(game, "Ann: purple")
    assert asked(game) == ("Ann", {"flight", "quantum_theory", "corporations"})
    play(game, "Ann: corporations")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {
                "green": ["corporations", "satellites"],
                "purple": {"cards": ["mysticism", "city_states"], "splay": "up"},
                "red": ["mobility"],
            },
            "hand": ["flight", "quantum_theory"],
            "score": [],
        },
        Bob={"board": {"red": ["combustion"]}},
        piles={8: ["rocketry"]},
    )
    assert told(game, "execute", player="Ann", card="corporations", rule="INN-5.8")
    assert not told(game, "reveal")


def test_satellites_can_carry_out_fission_without_its_demand_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["satellites"]}},
        Bob={"board": {"blue": ["tools"]}},
        piles={8: [], 9: ["fission", "ecology", "suburbia"], 10: ["robotics"]},
    )
    play(game, "Ann: dogma satellites")
    assert asked(game) == ("Ann", {"fission", "ecology", "suburbia"})
    play(game, "Ann: fission")
    assert asked(game) == ("Ann", {"satellites", "tools"})
    play(game, "Ann: satellites")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["fission"], "green": None}, "hand": ["ecology", "suburbia"]},
        Bob={"board": {"blue": ["tools"]}, "hand": []},
        piles={9: ["satellites"], 10: ["robotics"]},
    )


def test_satellites_melds_a_card_of_demands_for_nothing_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["satellites"]}, "hand": ["oars"]},
        Bob={"board": {"blue": ["tools"]}},
        piles={8: ["mobility", "flight", "rocketry"]},
    )
    play(game, "Ann: dogma satellites", "Ann: mobility")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["mobility"]}, "score": []}, Bob={"board": {"blue": ["tools"]}})
    assert told(game, "nothing", why="no_effects", card="mobility", rule="INN-5.8")


def test_satellites_shared_goes_effect_by_effect_INN_5_1() -> None:
    game = innovation(
        Ann={"board": {"green": ["satellites"]}},  # 3 clocks
        Bob={"board": {"blue": ["rocketry"]}, "hand": ["oars"]},  # 3 clocks
        piles={
            8: ["quantum_theory", "flight", "mobility", "skyscrapers", "antibiotics", "mass_media"],
            9: ["ecology", "genetics"],
        },
    )
    play(game, "Ann: dogma satellites")
    expect(game, Ann={"hand": ["skyscrapers", "antibiotics", "mass_media"]})
    assert asked(game) == ("Bob", {"quantum_theory", "flight", "mobility"})
    play(game, "Bob: quantum_theory")
    assert asked(game) == ("Bob", {"flight", "mobility", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"skyscrapers", "antibiotics", "mass_media"})  # not of Quantum Theory
    play(game, "Ann: skyscrapers")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"yellow": ["skyscrapers"]}, "hand": ["antibiotics", "mass_media", "ecology"]},
        Bob={"board": {"blue": ["quantum_theory", "rocketry"]}, "hand": ["flight", "mobility"]},
        piles={9: ["genetics"]},
    )
