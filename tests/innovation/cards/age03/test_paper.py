"""Paper on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_paper_splays_green_or_blue_and_draws_for_every_colour_splayed_left() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": ["paper", "sailing"],
                "blue": {"cards": ["tools", "writing"], "splay": "right"},
                "purple": {"cards": ["mysticism", "city_states"], "splay": "left"},
                "red": {"cards": ["oars", "archery"], "splay": "up"},
            },
        },
        Bob={},
        piles={4: ["gunpowder", "navigation", "anatomy"]},
    )
    play(game, "Ann: dogma paper")
    assert asked(game) == ("Ann", {"green", "blue", "pass"})
    play(game, "Ann: blue")
    expect(
        game,
        Ann={
            "board": {"blue": {"cards": ["tools", "writing"], "splay": "left"}},
            "hand": ["gunpowder", "navigation"],
        },
        piles={4: ["anatomy"]},
    )
    assert not told(game, "reveal")


def test_paper_declined_still_draws_for_what_is_splayed_left() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": {"cards": ["paper", "sailing"], "splay": "left"},
                "blue": ["tools", "writing"],
            },
        },
        Bob={},
        piles={4: ["gunpowder", "navigation"]},
    )
    play(game, "Ann: dogma paper")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: pass")
    expect(game, Ann={"hand": ["gunpowder"]}, piles={4: ["navigation"]})


def test_paper_draws_nothing_for_nothing_splayed_and_earns_no_bonus_by_it_INN_5_5() -> None:
    game = innovation(
        Ann={
            "board": {"green": ["paper"], "blue": {"cards": ["tools", "writing"], "splay": "left"}}
        },  # 4 bulbs
        Bob={"board": {"purple": ["philosophy"], "red": ["archery"]}},  # 4 bulbs
        piles={3: ["optics"], 4: ["gunpowder", "navigation"]},
    )
    play(game, "Ann: dogma paper")
    assert acting(game) == "Ann"
    expect(game, Bob={"hand": []}, Ann={"hand": ["gunpowder"]}, piles={3: ["optics"]})
    assert told(game, "nothing", player="Bob", why="none_due")
    assert told(game, "bonus", drawn=False, why="nothing")
