"""Invention on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told

FIVE = {
    "red": {"cards": ["archery", "oars"], "splay": "up"},
    "yellow": {"cards": ["masonry", "agriculture"], "splay": "right"},
    "green": {"cards": ["sailing", "the_wheel"], "splay": "left"},
    "blue": {"cards": ["writing", "tools"], "splay": "right"},
    "purple": {"cards": ["mysticism", "city_states"], "splay": "up"},
}
"""Five splayed colours, one of them to the left."""


def test_invention_turns_a_left_splay_right() -> None:
    game = innovation(
        piles={4: ["navigation"]},
        Ann={
            "board": {
                "green": {"cards": ["invention", "sailing"], "splay": "left"},
                "red": {"cards": ["archery", "oars"], "splay": "left"},
                "blue": ["tools", "writing"],
                "purple": {"cards": ["mysticism", "philosophy"], "splay": "up"},
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma invention")
    assert asked(game) == ("Ann", {"green", "red", "pass"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["navigation"], "board": {"red": {"splay": "right"}, "green": {"splay": "left"}}},
        fields=["monument", "empire", "wonder", "world", "universe"],
    )


def test_invention_claims_wonder_for_any_splays_INN_9_6() -> None:
    board = FIVE | {"green": {"cards": ["invention", "sailing"], "splay": "left"}}
    game = innovation(piles={4: ["navigation"]}, Ann={"board": board}, Bob={})
    play(game, "Ann: dogma invention")
    assert asked(game) == ("Ann", {"green", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, piles={4: ["navigation"]}, Ann={"achievements": ["wonder"], "score": []})
    assert len(told(game, "achieve", field="wonder", how="effect", rule="INN-9.6")) == 1


def test_invention_fulfils_wonder_before_it_claims_it_INN_9_3() -> None:
    board = FIVE | {"green": {"cards": ["invention", "sailing"], "splay": "left"}}
    game = innovation(piles={4: ["navigation"]}, Ann={"board": board}, Bob={})
    play(game, "Ann: dogma invention", "Ann: green")
    expect(game, Ann={"achievements": ["wonder"], "score": ["navigation"]})
    achieved = told(game, "achieve")
    assert [(event.rule, event.data["how"]) for event in achieved] == [("INN-9.3", "due")]
    [splay], [scored] = told(game, "splay"), told(game, "score")
    order = [list(game.events).index(event) for event in (splay, achieved[0], scored)]
    assert order == sorted(order)  # INN-9.8: at once, in the middle of the effect


def test_invention_lets_the_sharer_claim_first_INN_9_6() -> None:
    game = innovation(
        piles={4: ["navigation", "anatomy"]},
        Ann={  # 2 bulbs, of invention
            "board": FIVE
            | {
                "red": {"cards": ["construction", "road_building"], "splay": "up"},
                "yellow": {"cards": ["canal_building", "fermenting"], "splay": "right"},
                "green": {"cards": ["invention", "currency"], "splay": "left"},
                "blue": {"cards": ["translation", "calendar"], "splay": "right"},
                "purple": {"cards": ["monotheism", "feudalism"], "splay": "up"},
            }
        },
        Bob={"board": FIVE},  # 4 bulbs: 1 of archery, 2 of writing, 1 of tools
    )
    play(game, "Ann: dogma invention")
    assert asked(game) == ("Bob", {"green", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"green", "pass"})
    play(game, "Ann: pass")
    expect(
        game, Ann={"achievements": [], "hand": ["navigation"]}, Bob={"achievements": ["wonder"], "score": []}
    )
    assert told(game, "nothing", player="Ann", why="taken", field="wonder", owner="Bob")


def test_invention_claims_nothing_for_four_splays() -> None:
    board = FIVE | {"green": ["invention", "sailing"]}
    game = innovation(Ann={"board": board}, Bob={})
    play(game, "Ann: dogma invention")
    assert acting(game) == "Ann"  # none is splayed left
    expect(game, Ann={"achievements": []})
    assert told(game, "nothing", player="Ann", why="not_so")


def test_invention_asks_nothing_without_a_left_splay() -> None:
    game = innovation(
        piles={4: ["navigation"]},
        Ann={
            "board": {
                "green": {"cards": ["invention", "sailing"], "splay": "up"},
                "blue": ["tools", "writing"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma invention")
    assert acting(game) == "Ann"
    expect(game, piles={4: ["navigation"]}, Ann={"score": [], "achievements": []})
