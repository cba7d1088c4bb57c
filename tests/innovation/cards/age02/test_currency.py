"""Currency on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play


def test_currency_scores_a_2_for_every_different_value_returned() -> None:
    game = innovation(
        Ann={"board": {"green": ["currency"]}, "hand": ["oars", "tools", "calendar", "gunpowder"]},
        Bob={},
        piles={1: [], 2: ["mapmaking", "mathematics", "monotheism"], 4: ["navigation"]},
    )
    play(game, "Ann: dogma currency")
    assert asked(game) == ("Ann", {"oars", "tools", "calendar", "gunpowder", "pass"})
    play(game, "Ann: tools", "Ann: gunpowder")
    assert asked(game) == ("Ann", {"oars", "calendar", "pass"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"calendar", "pass"})
    play(game, "Ann: pass")
    expect(
        game,
        Ann={"hand": ["calendar"], "score": ["mapmaking", "mathematics"], "points": 4},
        piles={1: ["tools", "oars"], 2: ["monotheism"], 4: ["navigation", "gunpowder"]},
    )


def test_currency_may_score_the_2_just_returned_to_an_empty_pile_INN_7_4() -> None:
    game = innovation(
        Ann={"board": {"green": ["currency"]}, "hand": ["calendar"]},
        Bob={},
        piles={2: []},
    )
    play(game, "Ann: dogma currency", "Ann: calendar")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "score": ["calendar"]}, piles={2: []})


def test_currency_declined_changes_nothing() -> None:
    game = innovation(
        Ann={"board": {"green": ["currency"]}},  # 2 crowns, no hand: not asked
        Bob={"board": {"purple": ["city_states"]}, "hand": ["tools"]},  # 2 crowns
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma currency")
    assert asked(game) == ("Bob", {"tools", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "score": []}, Bob={"hand": ["tools"], "score": []}, piles={2: ["calendar"]})
