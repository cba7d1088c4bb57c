"""Positions of CIV in files: what is filled in, what is refused, writing them down again."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import engine
from engine.errors import ScenarioError
from engine.scenario import position
from tests.civ.table import civ
from tests.table import asked, expect, play


def test_without_a_deck_it_holds_all_unused_cards_era_by_era() -> None:
    game = civ(
        deck=None, discard=["army1"], Ann={"hand": ["army1"], "area": ["utopia3"], "democracy": {"army": 2}}
    )
    deck = game.position(None)["deck"]
    assert len(deck) == 104 - 5
    assert Counter(deck)["army1"] == 6
    assert Counter(deck)["utopia3"] == 13
    assert [card[-1] for card in deck] == sorted(card[-1] for card in deck)


def test_the_first_player_is_the_first_of_the_players_unless_named() -> None:
    assert civ(3, turn="Ben").position(None)["first"] == "Ann"
    assert civ(3, turn="Ben", first="Cat").position(None)["first"] == "Cat"


def test_an_embargo_may_name_its_card_or_not() -> None:
    game = civ(Ben={"embargo": {"army": "economy2"}}, Ann={"embargo": ["science"]})
    expect(game, Ann={"embargo": ["science"]}, Ben={"embargo": ["army"]})
    play(game, "Ann: end")
    expect(game, discard=["economy1"], Ann={"embargo": []})  # one of the first era that has one left


def test_an_embargo_of_the_one_whose_turn_it_is_holds_in_it() -> None:
    game = civ(step="play", Ann={"hand": ["army1", "science1"], "embargo": ["army"]})
    assert asked(game) == ("Ann", {"play science1"})


def test_effects_used_in_this_turn_are_not_offered_again_CIV_2_2() -> None:
    table = {
        "Ann": {"hand": ["army2"], "area": ["army1"] * 3 + ["religion1"] * 3},
        "Ben": {"hand": ["army1"]},
    }
    assert asked(civ(**table))[1] == {
        "effect army 1",
        "discard army",
        "effect religion 1",
        "discard religion",
        "end",
    }
    game = civ(used=["discard army", "religion"], **table)
    assert asked(game)[1] == {"effect army 1", "discard religion", "end"}
    assert position(game)["used"] == ["religion", "discard army"]
    play(game, "Ann: end")
    assert "used" not in position(game)


def test_the_copy_of_this_turn_was_made_already_CIV_3_7() -> None:
    areas: dict[str, Any] = {"Ann": {"area": ["culture1"]}, "Ben": {"area": ["religion1"] * 3}}
    assert "copy Ben religion 1" in asked(civ(**areas))[1]
    game = civ(used=["copy", "religion"], **areas)
    assert asked(game)[1] == {"end"}
    assert position(game)["used"] == ["religion", "copy"]


@pytest.mark.parametrize("raised", [{"limit": 5}, {"Ann": {"limit": 5}}])
def test_a_raised_hand_limit_holds_in_this_turn_CIV_2_3(raised: dict[str, Any]) -> None:
    game = civ(**raised)
    assert position(game)["players"]["Ann"]["limit"] == 5
    expect(game, Ann={"limit": 5}, Ben={"limit": 3})
    play(game, "Ann: end")
    assert len(game.position(None)["players"]["Ann"]["hand"]) == 5
    expect(game, Ann={"limit": 3})
    assert "limit" not in position(game)["players"]["Ann"]


def test_the_usual_hand_limit_may_be_said_of_everybody() -> None:
    expect(civ(Ann={"limit": 7}, Ben={"limit": 3}), Ann={"limit": 7}, Ben={"limit": 3})


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("used: [bread]", 'position.used: "bread" is no effect; expected army or religion'),
        ("used: [discard culture]", 'position.used: "discard culture" is no effect; did you mean'),
        ("used: [culture]", 'position.used: "culture" is no effect'),
        ("used: [army, army]", "position.used: army is here twice; each is used once in a turn (CIV-2.2)"),
        ("used: army", 'position.used: expected a list of effects, found "army"'),
        ("limit: 4", 'position.limit: "4" is no hand limit; expected 3 or 5 or 7'),
        ("limit: [5]", "position.limit: expected a hand limit, found a list"),
        ("players: {Ben: {limit: 5}}", 'expected 3, as it is the turn of Ann, found "5" (CIV-2.3)'),
    ],
)
def test_what_cannot_have_happened_in_a_turn_is_refused_with_its_line(wrong: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        engine.load(f"aula: 1\ngame: civ\nplayers: [Ann, Ben]\nposition:\n  turn: Ann\n  {wrong}\n")
    assert "line 6: " in str(caught.value)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"Ann": {"hand": ["bread"]}}, "there is no card"),
        ({"Ann": {"hand": ["utopia1"]}}, "there is no card"),
        ({"Ann": {"hand": ["army3"] * 5}}, "there are only 4 cards army3"),
        ({"Ann": {"hand": ["army3"] * 3, "area": ["army3"] * 2}}, "there are only 4 cards army3"),
        ({"Ann": {"democracy": {"army": 17}}}, "a whole number from 0 to 16, found 17"),
        ({"Ann": {"democracy": {"army": -1}}}, "a whole number from 0 to 16, found -1"),
        ({"Ann": {"democracy": {"bread": 1}}}, "bread"),
        ({"Ann": {"embargo": {"army": "science1"}}}, "expected an Economy card"),
        ({"Ann": {"embargo": ["army", "army"]}}, "twice"),
        ({"Ann": {"board": []}}, "board"),
        ({"turn": "Eve"}, "Eve"),
        ({"first": "Eve"}, "Eve"),
        ({"step": "draw"}, "draw"),
        ({"step": "draft"}, "expected no turn"),
        ({"actions": 2}, "actions"),
        ({"coin": {"player": "Ann", "domain": "army", "by": "Ann"}}, "another player"),
        ({"coin": {"player": "Ann", "domain": "culture", "by": "Ben"}}, "culture"),
        ({"coin": {"player": "Ann", "domain": "army"}}, "expected a key by"),
        ({"turn": None}, "expected a turn"),
        ({"turn": None, "step": None, "deck": ["army1"]}, "expected 6 cards or more in the deck"),
        ({"turn": None, "step": None, "discard": ["army1"]}, "expected none"),
        ({"turn": None, "step": None, "used": ["army"]}, "expected none"),
        ({"turn": None, "step": None, "limit": 5}, "expected none"),
        ({"turn": None, "step": None, "Ann": {"limit": 5}}, "expected a hand only"),
        ({"turn": None, "step": None, "Ann": {"area": ["army1"]}}, "expected a hand only"),
        ({"turn": None, "step": None, "Ann": {"democracy": {"army": 1}}}, "expected a hand only"),
        ({"turn": None, "step": None, "Ann": {"embargo": ["army"]}}, "expected a hand only"),
        ({"turn": None, "step": None, "Ann": {"embargo": {"army": "economy1"}}}, "expected a hand only"),
        ({"turn": None, "step": None, "Ann": {"hand": []}}, "expected a card"),
        ({"turn": None, "step": "draft"}, "expected the option setup: draft"),
        ({"options": {"monument": "separate"}}, "monument"),
        ({"options": {"setup": "auction"}}, "auction"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        civ(**wrong)


def test_a_setup_may_say_that_nothing_lies_there_yet() -> None:
    nothing: dict[str, Any] = {"hand": ["army1"] * 3, "area": [], "democracy": {"army": 0}, "embargo": []}
    game = civ(turn=None, step=None, Ann=nothing, discard=[], coin=None, used=[])
    assert game.position(None)["players"]["Ann"]["hand"] == ["army1"] * 3


def test_a_draft_needs_hands_of_four() -> None:
    with pytest.raises(ScenarioError, match="expected 4 cards in Ann's hand"):
        civ(turn=None, step=None, deck=None, options={"setup": "draft"}, Ann={"hand": ["army1"]})


@pytest.mark.parametrize("name", ["army", "army1", "end", "play army1", "effect army 1", "copy Ben army 1"])
def test_no_answer_is_a_name(name: str) -> None:
    with pytest.raises(ScenarioError, match="no name"):
        engine.new("civ", [name, "Ben"])


@pytest.mark.parametrize("options", [{}, {"setup": "draft"}])
def test_a_position_is_written_down_and_read_again(options: dict[str, Any]) -> None:
    game = engine.new("civ", ["Ann", "Ben", "Cat"], seed=4, options=options)
    while game.decision is not None:
        if game.decision.kind in ("play", "effects"):
            written = position(game)
            setup = {"aula": 1, "game": "civ", "players": list(game.players)}
            again = engine.load({**setup, "position": written})
            assert again.position(None) == game.position(None)
        game.choose(game.decision.keys[len(game.moves) % len(game.decision.keys)])


def test_a_position_in_the_draft_begins_it_anew() -> None:
    game = engine.new("civ", ["Ann", "Ben"], seed=4, options={"setup": "draft"})
    dealt = position(game)
    while game.decision is not None and game.decision.kind == "draft":
        written = position(game)
        assert {len(player["hand"]) for player in written["players"].values()} == {4}
        game.choose(game.decision.keys[0])
    again = engine.load(
        {
            "aula": 1,
            "game": "civ",
            "players": ["Ann", "Ben"],
            "options": {"setup": "draft"},
            "position": dealt,
        }
    )
    assert position(again) == dealt


def test_expectations_of_civ() -> None:
    scenario = {
        "aula": 1,
        "game": "civ",
        "players": ["Ann", "Ben"],
        "position": {"turn": "Ann", "deck": ["army2", "army3"], "players": {"Ann": {"hand": ["army1"]}}},
        "moves": [{"Ann": "play army1"}],
        "expect": {
            "step": "effects",
            "deck": ["army2", "army3"],
            "coin": None,
            "players": {"Ann": {"area": ["army1"], "limit": 3, "democracy": {}, "embargo": []}},
            "pending": {"player": "Ann", "keys": ["end"]},
            "winners": None,
        },
    }
    assert not engine.load(scenario).failures()


@pytest.mark.parametrize(
    ("democracy", "failures"),
    [
        ({"science": 2, "army": 0}, []),
        ({"science": 0}, ["players.Ann.democracy.science: expected 0, found 2"]),
        ({"army": 1}, ["players.Ann.democracy.army: expected 1, found 0"]),
    ],
)
def test_where_no_democracy_card_lies_there_are_0(democracy: dict[str, int], failures: list[str]) -> None:
    position = {"turn": "Ann", "players": {"Ann": {"democracy": {"science": 2}}}}
    expected = {"players": {"Ann": {"democracy": democracy}}}
    names = ["Ann", "Ben"]
    scenario = {"aula": 1, "game": "civ", "players": names, "position": position, "expect": expected}
    assert engine.load(scenario).failures() == failures
