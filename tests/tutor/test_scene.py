"""A scene says everything that is to be seen, in words, and nothing that the viewer may not know."""

import json
from typing import Any

import pytest

import engine
from cards.innovation import CARD
from cards.terms import LANGUAGES
from engine.game import Game
from tests.table import innovation, play
from tutor.library.scenarios import library
from tutor.table.focus import Focus
from tutor.table.scene import book, scene
from tutor.table.session import Session

PLAYERS = ["Ann", "Bob", "Cy"]


def cards_in(seen: Any) -> list[dict[str, Any]]:
    """All cards that are drawn anywhere on the table."""
    if isinstance(seen, dict):
        own = [seen] if "spot" in seen and "back" in seen else []
        return own + [card for part in seen.values() for card in cards_in(part)]
    return [card for part in seen for card in cards_in(part)] if isinstance(seen, list) else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["innovation", "civ"])
def test_every_point_of_a_game_can_be_drawn(name: str, language: Any) -> None:
    session = Session(engine.new(name, PLAYERS, seed=9))
    for number in range(250):
        decision = session.shown.decision
        if decision is None:
            break
        viewer = (None, "Ann", decision.player)[number % 3]
        seen = scene(session, viewer, language)
        assert json.dumps(seen)
        spots = [card["spot"] for card in cards_in(seen["players"])]
        assert len(set(spots)) == len(spots)
        if viewer in (None, decision.player):
            assert [answer["key"] for answer in seen["ask"]["answers"]] == list(decision.keys)
        else:
            assert not seen["ask"]["answers"]
        session.choose(decision.keys[number % len(decision.keys)])


def test_what_lies_hidden_stays_hidden() -> None:
    game = engine.new("innovation", PLAYERS, seed=4)
    for number in range(120):
        if game.decision is None:
            break
        seen = scene(game, "Ann")
        told = json.dumps([seen["players"], seen["why"], seen["graph"], seen["ask"]])
        for other, seat in zip(game.players[1:], game.seats[1:], strict=True):  # type: ignore[attr-defined]
            player = next(each for each in seen["players"] if each["name"] == other)
            assert all(card["id"] is None for card in player["hand"])
            assert [card["age"] for card in player["hand"]] == sorted(card.age for card in seat.hand)
            if game.decision.player == other and game.decision.kind == "setup":
                assert not [card for card in seat.hand if CARD[card.id].name.en in told]
        game.choose(game.decision.keys[number % len(game.decision.keys)])


def test_covered_cards_of_others_show_only_what_the_splay_shows() -> None:
    game = innovation(
        Ann={},
        Bob={
            "board": {
                "green": {"cards": ["banking", "compass"], "splay": "up"},
                "blue": ["chemistry", "pottery"],
            }
        },
    )
    piles = {pile["colour"]: pile for pile in scene(game, "Ann")["players"][1]["piles"]}
    top, beneath = piles["green"]["cards"]
    assert top["id"] == "banking"
    assert (beneath["id"], beneath["age"]) == (None, None)
    assert (beneath["icons"], beneath["shows"]) == ([None, "crown", "crown", "leaf"], [1, 2, 3])
    assert piles["blue"]["cards"][1]["icons"] == [None, None, None, None]
    own = {pile["colour"]: pile for pile in scene(game, "Bob")["players"][1]["piles"]}
    assert own["green"]["cards"][1]["id"] == "compass"


def banking() -> Game:
    return innovation(
        Ann={"board": {"green": ["banking", "compass"]}},
        Bob={"board": {"green": ["paper", "clothing"], "blue": ["writing"]}},
        Cy={"board": {"blue": ["chemistry"], "red": ["gunpowder"], "purple": ["philosophy"]}},
    )


def test_legal_cards_carry_their_answer_and_the_others_say_why_not() -> None:
    game = banking()
    play(game, "Ann: dogma banking")
    assert game.decision is not None
    assert (game.decision.player, set(game.decision.keys)) == ("Cy", {"chemistry", "gunpowder"})
    cards = {card["id"]: card for card in cards_in(scene(game)["players"])}
    assert cards["chemistry"]["key"] == "chemistry"
    assert cards["chemistry"]["act"]
    assert cards["philosophy"]["key"] is None
    assert "factory" in cards["philosophy"]["why"]


def test_the_sharing_player_is_told_what_follows() -> None:
    game = banking()
    play(game, "Ann: dogma banking", "Cy: chemistry")
    seen = scene(game, None, "en")
    assert seen["ask"]["player"] == "Bob"
    assert seen["ask"]["more"] == "If you do, Ann will draw a card at the end (sharing bonus)."
    roles = {player["name"]: player["roleWord"] for player in seen["players"]}
    assert roles == {"Ann": "acts last", "Bob": "shares now", "Cy": "not affected"}


def test_nobody_is_said_to_have_shared_who_changed_nothing() -> None:
    session = Session(library()["innovation/worked-example"].game.clone())
    session.go(3)
    roles = {player["name"]: player["roleWord"] for player in scene(session, None, "it")["players"]}
    assert (roles["Carlo"], roles["Massimo"]) == ("ha condiviso", "non ha cambiato nulla")
    session.go(2)
    session.choose("pass")
    roles = {player["name"]: player["roleWord"] for player in scene(session, None, "it")["players"]}
    assert roles["Carlo"] == "non ha cambiato nulla"


def test_the_clause_being_carried_out_is_lit() -> None:
    game = banking()
    play(game, "Ann: dogma banking")
    card = scene(game, None, "en")["card"]
    assert card["id"] == "banking"
    lit = [
        clause["text"]
        for effect in card["effects"]
        for clause in effect["clauses"]
        if clause["state"] == "now"
    ]
    assert lit == ["I demand that you transfer one of your top non-green cards with a factory to my board."]
    assert card["for"] == "Cy obeys Ann"


def test_looking_at_an_answer_shows_card_and_graph_and_changes_nothing() -> None:
    game = banking()
    before = game.state
    seen = scene(game, "Ann", "en", Focus(looked="dogma banking"))
    assert seen["graph"]["preview"]
    assert seen["card"]["id"] == "banking"
    assert [player["role"] for player in seen["players"]] == ["acts", "immune", "obeys"] or seen["players"][
        2
    ]["role"] == "obeys"
    assert game.state == before


def test_names_are_data_and_nothing_else() -> None:
    seen = scene(engine.new("innovation", ["Zoë 2", "O"], seed=1), "O", "fr")
    assert [player["name"] for player in seen["players"]] == ["Zoë 2", "O"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_opens_every_rule_that_a_sentence_cites(language: Any) -> None:
    for name in ("innovation", "civ"):
        rules = book(name, language)["rules"]
        game = engine.new(name, PLAYERS, seed=2)
        for number in range(200):
            if game.decision is None:
                break
            game.choose(game.decision.keys[number % len(game.decision.keys)])
        assert {event.rule for event in game.events} <= set(rules)


def test_the_end_says_who_has_won_and_why() -> None:
    game = engine.new("innovation", ["Ann", "Bob"], seed=1)
    while game.decision is not None:
        game.choose(game.decision.keys[0])
    over = scene(game, None, "en")["over"]
    assert game.result is not None
    assert over["rule"] == game.result.reason
    assert {row["name"] for row in over["standing"] if row["won"]} == set(game.result.winners)
    assert [after["send"]["do"] for after in over["next"]] == ["again", "go"]


EFFECTS = """
aula: 1
game: civ
players: [Ann, Bob]
position:
  turn: Ann
  first: Ann
  step: effects
  players:
    Ann: {hand: [army1], area: [science1, science1, science1, science2, science2, science3, army1]}
    Bob: {hand: [religion1]}
"""


def test_where_a_domain_has_several_effects_each_is_a_card_of_it() -> None:
    game = engine.load(EFFECTS)
    assert game.decision is not None
    offered = {key for key in game.decision.keys if "science" in key}
    science = next(area for area in scene(game)["players"][0]["areas"] if area["domain"] == "science")
    assert science["key"] is None
    completes = {at: card["key"] for at, card in enumerate(science["cards"]) if card["key"]}
    assert completes == {0: "discard science", 2: "effect science 1", 4: "effect science 2"}
    assert offered == set(completes.values())


def test_a_timeline_is_marked_where_turns_begin() -> None:
    session = Session(engine.new("civ", ["Ann", "Bob"], seed=3))
    turns: list[str] = []
    while len(session.current.game.moves) < 12:
        decision = session.shown.decision
        assert decision is not None
        turns.append(decision.player)
        session.choose(decision.keys[0])
    begun = [at for at, player in enumerate(turns) if at and turns[at - 1] != player]
    marks = scene(session)["timeline"]["marks"]
    assert marks
    assert set(marks) <= set(begun)
    assert all(session.current.game.moves[at][1].startswith("play ") for at in marks)
