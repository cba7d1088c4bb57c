"""The words of the cards: value, highest, return, tuck, score, transfer, exchange, splay."""

from __future__ import annotations

import pytest

from tests.table import asked, expect, innovation, play, told


def test_a_value_that_you_do_not_have_is_0_INN_7_1() -> None:
    """Machine Tools without a score draws a card of value 0, so a 1; Chemistry counts from a top card."""
    game = innovation(Ann={"board": {"red": ["machine_tools"]}}, Bob={}, piles={1: ["oars"]})
    play(game, "Ann: dogma machine_tools")
    expect(game, Ann={"score": ["oars"]})
    assert told(game, "draw", value=0, age=1, rule="INN-3.2")


def test_choosing_a_highest_finds_nothing_among_nothing_INN_7_1() -> None:
    game = innovation(Ann={"board": {"red": ["archery"]}}, Bob={}, piles={1: ["oars"]})
    play(game, "Ann: dogma archery")
    expect(game, Ann={"hand": ["oars"]})  # he draws it and has nothing else
    game = innovation(Ann={"board": {"purple": ["education"]}}, Bob={})
    play(game, "Ann: dogma education")
    assert told(game, "nothing", why="no_card", rule="INN-5.7")


def test_all_the_highest_are_all_of_one_value_INN_7_2() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["canal_building"]},
            "hand": ["coal", "physics", "oars"],
            "score": ["tools"],
        },
        Bob={},
    )
    play(game, "Ann: dogma canal_building", "Ann: yes")
    expect(game, Ann={"hand": ["oars", "tools"], "score": ["coal", "physics"], "points": 10})


def test_the_owner_chooses_among_equals_under_a_demand_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["sanitation"]}, "hand": ["oars", "tools", "coal"]},
        Bob={"hand": ["physics", "banking", "statistics"]},
    )
    play(game, "Ann: dogma sanitation")
    assert asked(game) == ("Bob", {"physics", "banking", "statistics"})
    play(game, "Bob: physics", "Bob: banking")
    assert asked(game) == ("Ann", {"oars", "tools"})
    play(game, "Ann: oars")
    expect(game, Ann={"hand": ["tools", "coal", "physics", "banking"]}, Bob={"hand": ["statistics", "oars"]})


def test_points_are_the_sum_of_the_values_in_the_score_INN_7_3() -> None:
    game = innovation(Ann={"score": ["oars", "coal", "software"]}, Bob={})
    expect(game, Ann={"points": 16})


def test_a_returned_card_goes_under_its_pile_and_makes_an_age_available_again_INN_7_4() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["agriculture"]}, "hand": ["oars"]}, Bob={}, piles={1: [], 2: ["calendar"]}
    )
    play(game, "Ann: dogma agriculture", "Ann: oars")
    expect(game, piles={1: ["oars"]}, Ann={"score": ["calendar"]})
    assert told(game, "return", card="oars", rule="INN-7.4")


def test_tuck_goes_to_the_bottom_and_continues_the_splay_INN_7_5() -> None:
    game = innovation(
        Ann={"board": {"red": {"cards": ["colonialism", "oars"], "splay": "left"}}},
        Bob={},
        piles={3: ["engineering"]},
    )
    play(game, "Ann: dogma colonialism")
    expect(game, Ann={"board": {"red": {"cards": ["colonialism", "oars", "engineering"], "splay": "left"}}})
    assert told(game, "tuck", card="engineering", splay="left", rule="INN-7.5")


def test_a_transfer_is_not_scoring_INN_7_6() -> None:
    """Seven cards come into Ann's score by transfers in one turn: no Monument."""
    hand = ["oars", "tools", "writing", "archery", "sailing", "pottery", "clothing"]
    game = innovation(Ann={"board": {"purple": ["emancipation"], "red": ["combustion"]}}, Bob={"score": hand})
    play(game, "Ann: dogma combustion", "Bob: oars", "Bob: tools", "Ann: dogma combustion")
    play(game, "Bob: writing", "Bob: archery")
    expect(game, Ann={"score": ["oars", "tools", "writing", "archery"]})
    game = innovation(
        Ann={"board": {"red": ["engineering"], "yellow": ["masonry"], "green": ["the_wheel"]}},
        Bob={"board": {"red": ["oars"], "yellow": ["domestication"], "purple": ["city_states"]}},
        Cat={
            "board": {
                "red": ["archery"],
                "yellow": ["fermenting"],
                "blue": ["alchemy"],
                "green": ["mapmaking"],
            }
        },
    )
    play(game, "Ann: dogma engineering")
    expect(
        game,
        Ann={"achievements": [], "points": 1 + 1 + 1 + 1 + 2 + 3 + 2},
        Bob={"board": {}},
        Cat={"board": {}},
    )
    assert not told(game, "score")


def test_draw_and_meld_means_the_very_card_drawn_one_after_the_other_INN_7_7() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["steam_engine"]}, "hand": ["gunpowder"]},
        Bob={},
        piles={4: ["anatomy", "perspective"]},
    )
    play(game, "Ann: dogma steam_engine")
    # Anatomy is tucked, then Perspective beneath it; the bottom yellow card is scored (INN-7.11).
    expect(
        game,
        Ann={
            "hand": ["gunpowder"],
            "board": {"yellow": ["steam_engine", "anatomy"]},
            "score": ["perspective"],
        },
    )
    assert [event.kind for event in game.events if event.kind in ("draw", "tuck", "score")] == [
        "draw", "tuck", "draw", "tuck", "score",
    ]  # fmt: skip


def test_a_transfer_to_a_board_goes_on_top_and_continues_the_splay_INN_7_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["banking"], "blue": {"cards": ["evolution", "calendar"], "splay": "right"}}},
        Bob={"board": {"blue": ["chemistry"]}},
        piles={5: ["coal"]},
    )
    play(game, "Ann: dogma banking")
    expect(game, Ann={"board": {"blue": {"cards": ["chemistry", "evolution", "calendar"], "splay": "right"}}})
    assert told(game, "transfer", card="chemistry", splay="right", rule="INN-7.8")


def test_a_named_value_that_is_not_there_is_not_transferred_INN_7_8() -> None:
    game = innovation(Ann={"board": {"green": ["navigation"]}}, Bob={"score": ["oars", "coal"]})
    play(game, "Ann: dogma navigation")
    expect(game, Bob={"score": ["oars", "coal"]}, Ann={"score": []})


def test_an_exchange_happens_even_if_one_side_has_nothing_INN_7_9() -> None:
    game = innovation(Ann={"board": {"green": ["bicycle"]}, "hand": ["oars", "coal"]}, Bob={})
    play(game, "Ann: dogma bicycle", "Ann: yes")
    expect(game, Ann={"hand": [], "score": ["oars", "coal"], "points": 6})
    assert told(game, "exchange", rule="INN-7.9")


def test_a_single_card_is_bottom_and_top_INN_7_11() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["steam_engine"]}}, Bob={}, piles={4: ["gunpowder", "invention"]}
    )
    play(game, "Ann: dogma steam_engine")
    expect(game, Ann={"score": ["steam_engine"], "board": {"red": ["gunpowder"], "green": ["invention"]}})


def test_a_new_direction_replaces_the_old_one_INN_8_1() -> None:
    pile = {"cards": ["banking", "sailing"], "splay": "left"}
    game = innovation(Ann={"board": {"green": pile}}, Bob={})
    play(game, "Ann: dogma banking", "Ann: green")
    expect(game, Ann={"board": {"green": {"cards": ["banking", "sailing"], "splay": "right"}}})
    assert told(game, "splay", direction="right", was="left", rule="INN-8.1")
    game = innovation(Ann={"board": {"green": {**pile, "splay": "right"}}}, Bob={})
    play(game, "Ann: dogma banking")
    assert told(game, "nothing", why="no_splay", rule="INN-8.1")


@pytest.mark.parametrize(
    ("splay", "icons"),
    [
        (None, {}),
        ("left", {"castle": 1}),  # bottom right
        ("right", {"castle": 1, "crown": 1}),  # top left, bottom left
        ("up", {"crown": 1, "castle": 1}),  # three below, one of them the picture
    ],
)
def test_what_a_splay_shows_INN_8_2(splay: str | None, icons: dict[str, int]) -> None:
    """Coal (factories only) lies on Oars: castle above, crown, picture and castle below."""
    game = innovation(Ann={"board": {"red": {"cards": ["coal", "oars"], "splay": splay}}}, Bob={})
    found = {icon: n for icon, n in game.state["players"]["Ann"]["icons"].items() if n and icon != "factory"}
    assert found == icons
    expect(game, Ann={"icons": {"factory": 3}})


def test_a_pile_of_one_card_is_no_longer_splayed_INN_8_3() -> None:
    game = innovation(
        Ann={"board": {"red": {"cards": ["coal", "oars"], "splay": "left"}}}, Bob={}, piles={5: ["banking"]}
    )
    play(game, "Ann: dogma coal", "Ann: pass", "Ann: coal")
    expect(game, Ann={"score": ["coal", "oars"], "board": {"green": ["banking"]}})
    game = innovation(
        Ann={"board": {"red": ["gunpowder"]}},
        Bob={"board": {"green": {"cards": ["the_wheel", "sailing"], "splay": "up"}}},
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma gunpowder")
    expect(game, Bob={"board": {"green": {"cards": ["sailing"], "splay": None}}})
