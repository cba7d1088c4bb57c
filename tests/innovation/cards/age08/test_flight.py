"""Flight on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_flight_asks_for_any_colour_only_once_red_is_splayed_up() -> None:
    game = innovation(
        Ann={"board": {"red": ["flight", "oars"], "blue": ["tools", "writing"], "green": ["the_wheel"]}},
        Bob={},
    )
    play(game, "Ann: dogma flight")
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    play(game, "Ann: dogma flight")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: blue")
    assert acting(game) == "Bob"
    expect(
        game,
        Ann={
            "board": {
                "red": {"cards": ["flight", "oars"], "splay": "up"},
                "blue": {"cards": ["tools", "writing"], "splay": "up"},
                "green": {"cards": ["the_wheel"], "splay": None},
            }
        },
    )
    assert told(game, "splay", colour="blue", direction="up", was=None, rule="INN-8.1")


def test_flight_looks_at_the_sharers_own_red_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"red": ["flight"], "blue": ["tools", "writing"]}},  # 2 crowns; one red card
        Bob={
            "board": {
                "red": {"cards": ["combustion", "oars"], "splay": "up"},  # 2 + 1 crowns
                "purple": {"cards": ["mysticism", "city_states"], "splay": "left"},
                "yellow": ["masonry", "agriculture"],
                "green": ["the_wheel"],
            }
        },
        piles={8: ["antibiotics"]},
    )
    play(game, "Ann: dogma flight")
    assert asked(game) == ("Bob", {"purple", "yellow", "pass"})
    play(game, "Bob: purple")
    assert acting(game) == "Ann"
    expect(
        game,
        Bob={"board": {"purple": {"splay": "up"}, "yellow": {"splay": None}}},
        Ann={"hand": ["antibiotics"], "board": {"blue": {"splay": None}}},
    )
    assert told(game, "bonus", player="Ann", drawn=True)


def test_flight_gives_the_wonder_with_the_fifth_colour_INN_9_3() -> None:
    game = innovation(
        Ann={
            "board": {
                "red": {"cards": ["flight", "oars"], "splay": "up"},
                "yellow": {"cards": ["masonry", "agriculture"], "splay": "right"},
                "green": {"cards": ["sailing", "clothing"], "splay": "up"},
                "blue": {"cards": ["tools", "writing"], "splay": "right"},
                "purple": {"cards": ["city_states", "mysticism"], "splay": "left"},
            }
        },
        Bob={},
    )
    expect(game, Ann={"achievements": []})
    play(game, "Ann: dogma flight")
    assert asked(game) == ("Ann", {"yellow", "blue", "purple", "pass"})
    play(game, "Ann: purple")
    assert acting(game) == "Ann"
    expect(game, Ann={"achievements": ["wonder"]})
    assert told(game, "achieve", player="Ann", field="wonder", how="due", rule="INN-9.3")
