"""Mass Media on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_mass_media_returns_a_value_from_all_scores_the_own_one_last_INN_7_4() -> None:
    game = innovation(
        Ann={
            "board": {"green": ["mass_media"], "purple": ["enterprise", "city_states"]},
            "hand": ["coal"],
            "score": ["oars", "gunpowder"],
        },
        Bob={"score": ["tools"]},
        Cat={"score": ["physics", "perspective"]},
        piles={4: [], 5: []},
    )
    play(game, "Ann: dogma mass_media")
    assert asked(game) == ("Ann", {"coal", "pass"})
    play(game, "Ann: coal")
    assert asked(game) == ("Ann", {"1", "4", "5"})
    play(game, "Ann: 4")
    expect(
        game,
        Ann={"score": ["oars"]},
        Bob={"score": ["tools"]},
        Cat={"score": ["physics"]},
        piles={4: ["perspective", "gunpowder"], 5: ["coal"]},
    )
    assert asked(game) == ("Ann", {"purple", "pass"})
    play(game, "Ann: purple")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"purple": {"cards": ["enterprise", "city_states"], "splay": "up"}}})


def test_mass_media_with_empty_scores_only_returns_the_card() -> None:
    game = innovation(
        Ann={"board": {"green": ["mass_media"]}, "hand": ["coal"]}, Bob={"hand": ["oars"]}, piles={5: []}
    )
    play(game, "Ann: dogma mass_media", "Ann: coal")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": ["oars"]}, piles={5: ["coal"]})


def test_mass_media_asks_for_no_value_when_the_scores_hold_but_one() -> None:
    game = innovation(
        Ann={"board": {"green": ["mass_media"]}, "hand": ["coal", "oars"]},  # 2 bulbs
        Bob={"score": ["tools", "writing"]},
        Cat={"board": {"yellow": ["perspective"]}, "hand": ["physics"]},  # 2 bulbs: shares
        piles={1: [], 8: ["flight"]},
    )
    play(game, "Ann: dogma mass_media")
    assert asked(game) == ("Cat", {"physics", "pass"})
    play(game, "Cat: pass")
    assert asked(game) == ("Ann", {"coal", "oars", "pass"})
    play(game, "Ann: oars")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: writing")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["coal"]}, Bob={"score": []}, piles={1: ["oars", "writing", "tools"]})
    assert told(game, "bonus", drawn=False, why="nothing")


def test_mass_media_splays_purple_also_without_a_card_to_return() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": ["mass_media"],
                "purple": {"cards": ["mysticism", "city_states"], "splay": "left"},
                "red": ["oars", "archery"],
            }
        },
        Bob={"score": ["tools"]},
    )
    play(game, "Ann: dogma mass_media")
    assert asked(game) == ("Ann", {"purple", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"purple": {"splay": "left"}}}, Bob={"score": ["tools"]})
