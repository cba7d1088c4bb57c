"""Publications on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_publications_rearranges_and_keeps_the_splay() -> None:
    game = innovation(
        Ann={
            "board": {
                "blue": {"cards": ["publications", "tools", "writing"], "splay": "left"},
                "red": ["archery"],
                "purple": ["mysticism", "monotheism"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma publications")
    assert asked(game) == ("Ann", {"blue", "purple", "pass"})  # not the single red card
    play(game, "Ann: blue")
    assert asked(game) == ("Ann", {"publications", "tools", "writing"})
    play(game, "Ann: writing")
    assert asked(game) == ("Ann", {"publications", "tools"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"blue", "pass"})  # the second effect, though covered: INN-5.6
    play(game, "Ann: blue")
    assert acting(game) == "Ann"
    blue = {"cards": ["writing", "tools", "publications"], "splay": "up"}
    expect(game, Ann={"board": {"blue": blue, "red": ["archery"]}})
    assert len(told(game, "arrange", player="Ann", colour="blue")) == 1


def test_publications_in_the_same_order_earns_no_bonus_INN_5_5() -> None:
    game = innovation(
        piles={7: ["bicycle"]},
        Ann={"board": {"blue": ["publications"]}},  # 2 bulbs
        Bob={"board": {"red": ["oars", "archery"], "purple": ["philosophy"]}},  # 3 bulbs
    )
    play(game, "Ann: dogma publications")
    assert asked(game) == ("Bob", {"red", "pass"})
    play(game, "Bob: red")
    assert asked(game) == ("Bob", {"oars", "archery"})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(game, piles={7: ["bicycle"]}, Ann={"hand": []}, Bob={"board": {"red": ["oars", "archery"]}})
    assert told(game, "nothing", player="Bob", why="same_order")
    assert not told(game, "arrange")


def test_publications_in_a_new_order_earns_the_bonus_INN_5_5() -> None:
    game = innovation(
        piles={7: ["bicycle"]},
        Ann={"board": {"blue": ["publications"]}},
        Bob={"board": {"red": ["oars", "archery"], "purple": ["philosophy"]}},
    )
    play(game, "Ann: dogma publications", "Bob: red", "Bob: archery")
    expect(game, piles={7: []}, Ann={"hand": ["bicycle"]}, Bob={"board": {"red": ["archery", "oars"]}})


def test_publications_may_only_splay_yellow_or_blue() -> None:
    game = innovation(
        Ann={
            "board": {
                "red": ["archery", "oars"],
                "yellow": ["masonry", "agriculture"],
                "blue": {"cards": ["publications", "tools"], "splay": "up"},
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma publications")
    assert asked(game) == ("Ann", {"red", "yellow", "blue", "pass"})
    play(game, "Ann: pass")
    assert asked(game) == ("Ann", {"yellow", "pass"})  # blue is splayed up already
    play(game, "Ann: yellow")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"yellow": {"splay": "up"}, "red": {"splay": None}}})
