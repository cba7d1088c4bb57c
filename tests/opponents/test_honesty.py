"""Nobody who thinks ahead can know more than a player may know: what they are handed shows that."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import engine
from engine.game import Game
from engine.innovation import moves
from engine.innovation.deck import BY_ID
from engine.opponents import OPPONENTS, Opponent, Random, answer_of
from tests.table import asked, expect, innovation, play

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "innovation, two": ("innovation", 2, {}),
    "innovation, three": ("innovation", 3, {}),
    "innovation, teams": ("innovation", 4, {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}),
    "innovation, third edition": ("innovation", 2, {"edition": "third"}),
    "civ, two": ("civ", 2, {}),
    "civ, draft": ("civ", 3, {"setup": "draft"}),
    "civ, teams": ("civ", 4, {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}),
}
NAMES = ["Ann", "Bob", "Cat", "Dan"]


def test_another_question_is_imagined_only_after_so_many_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    game = engine.new("innovation", ["Ann", "Bob"], seed=1)
    dealt: list[int] = []

    def somebody_else_is_asked(_: Game, viewer: int, seed: int) -> bool:
        dealt.append(seed)
        return False

    monkeypatch.setattr(type(game), "deal_anew", somebody_else_is_asked)
    assert game.imagined("Bob", seed=1, tries=3).decision is not None
    assert len({*dealt}) == len(dealt) == 3


def positions(table: str, games: int, one_in: int) -> Iterator[Game]:
    """Points of random games, in the middle of effects too."""
    name, players, options = TABLES[table]
    for seed in range(games):
        game = engine.new(name, NAMES[:players], seed=seed, options=options)
        lots, bot = random.Random(seed), Random(seed)
        while game.decision is not None:
            if lots.randrange(one_in) == 0:
                yield game
            game.choose(bot(game))


def everything(game: Game) -> Any:
    """All that there is of a game, to the order of its lists and what lies on its stack."""
    asked = game.decision
    stack = [(frame.at, frame.player, frame.me, frame.clause, written(frame.memory)) for frame in game.stack]
    question = (
        None if asked is None else (asked.seat, asked.kind, asked.keys, written(asked.values), asked.clause)
    )
    return game.state, stack, question, game.luck, game.result


def written(value: Any) -> Any:
    """The same with cards as their ids."""
    if isinstance(value, dict):
        return {name: written(each) for name, each in value.items()}
    if isinstance(value, tuple | list):
        return [written(each) for each in value]
    return value if isinstance(value, int | str | None) else repr(value)


@pytest.mark.parametrize("table", TABLES)
def test_equal_views_give_equal_imagined_games(table: str) -> None:
    """Another deal of the hidden cards looks the same, and is imagined the same, whoever is asked."""
    for game in positions(table, 2, 6):
        for viewer in (*game.players, None):
            other = game.imagined(viewer, seed=len(game.moves))
            if viewer is not None and is_asked(game, viewer):
                assert other.view(viewer) == game.view(viewer)
                assert other.remembered(viewer) == game.remembered(viewer)
            if asked_the_same(game, other):
                assert everything(other.imagined(viewer, 7)) == everything(game.imagined(viewer, 7))


def is_asked(game: Game, player: str) -> bool:
    return game.decision is not None and game.decision.player == player


def asked_the_same(game: Game, other: Game) -> bool:
    one, two = game.decision, other.decision
    assert one is not None
    return two is not None and (one.seat, one.kind, one.clause) == (two.seat, two.kind, two.clause)


@pytest.mark.parametrize("opponent", OPPONENTS.values(), ids=OPPONENTS)
@pytest.mark.parametrize("table", TABLES)
def test_equal_views_give_equal_answers(table: str, opponent: Opponent) -> None:
    for game in positions(table, 1, 25):
        assert game.decision is not None
        other = game.imagined(game.decision.player, seed=len(game.moves))
        # A record would hold as many answers; the copy has none of them.
        other.moves = game.moves.copy()
        few = replace(opponent, iterations=dict.fromkeys(opponent.iterations, 12))
        assert answer_of(few, other, 5) == answer_of(few, game, 5)


@pytest.mark.parametrize("table", ["innovation, three", "civ, draft"])
def test_all_that_is_hidden_is_dealt_anew(table: str) -> None:
    """No hand, pile, deck or score that somebody does not know comes out always the same."""
    for game in positions(table, 1, 40):
        deals = [hidden(game.imagined("Ann", seed)) for seed in range(30)]
        for place, cards in hidden(game).items():
            known = game.remembered("Ann").get(place[0], {}).get(place[1], ())
            if len(cards) - len(known) > 2:
                assert any(deal[place] != cards for deal in deals), place


def hidden(game: Game) -> dict[tuple[str, str], list[str]]:
    """Where the cards lie that Ann sees from behind only."""
    position = game.position(None)
    piles = position["piles"] if "piles" in position else {"deck": position["deck"]}
    found = {("", pile): cards for pile, cards in piles.items() if pile != "10"}
    for name, player in position["players"].items():
        if name != "Ann":
            found |= {(name, place): sorted(player.get(place, [])) for place in ("hand", "score")}
    return found


def test_the_keys_of_a_true_hand_are_not_handed_on() -> None:
    """Somebody has looked at the keys of Bob's decision before Ann imagines the game."""
    game = engine.new("innovation", ["Ann", "Bob"], seed=3)
    bot = Random(3)
    while game.decision is None or game.decision.kind != "action" or game.decision.player != "Bob":
        game.choose(bot(game))
    assert game.decision.keys
    for seed in range(20):
        imagined = game.imagined("Ann", seed)
        hand = {card.id for card in imagined.seats[1].hand}  # type: ignore[attr-defined]
        assert imagined.decision is not None
        assert {key.removeprefix("meld ") for key in imagined.decision.keys if key.startswith("meld")} == hand
        for key in imagined.decision.keys:
            imagined.clone().choose(key)


SEEN = """
aula: 1
game: innovation
players: [Ann, Bob, Cat]
position:
  turn: Ann
  actions: 2
  piles: {1: [clothing, mysticism], 2: [canal_building]}
  players:
    Ann: {board: {red: [oars], yellow: [agriculture]}, hand: [tools]}
    Bob: {board: {blue: [writing]}, hand: [city_states, the_wheel]}
    Cat: {board: {green: [sailing]}, hand: [archery]}
moves:
  - Ann: dogma oars
"""


def test_what_a_player_has_seen_stays_where_it_lies_INN_2_2() -> None:
    """Bob must give Ann a card with a crown: he and Ann know where it lies, Cat does not."""
    game = engine.load(SEEN)
    scored = [card.id for card in game.seats[0].score]  # type: ignore[attr-defined]
    assert scored
    assert set(game.remembered("Bob")["Ann"]["score"]) <= set(scored)
    for player in ("Bob", "Cat"):
        known = set(game.remembered(player)["Ann"]["score"])
        always = set(scored)
        for seed in range(40):
            imagined = game.imagined(player, seed)
            always &= {card.id for card in imagined.seats[0].score}  # type: ignore[attr-defined]
        assert always == known, player


def test_what_cannot_be_told_apart_is_forgotten_INN_2_2() -> None:
    """All have seen Bob reveal a 1; when he scores one of two 1s unseen, nobody else knows which is left."""
    game = engine.load(SEEN)
    bob = game.seats[1]  # type: ignore[attr-defined]
    first, second = bob.hand[0], BY_ID["mysticism"]
    bob.hand = [first, second]
    for card in bob.hand:
        game.where[card.index] = moves.HAND + 3  # type: ignore[attr-defined]
    moves.reveal(game, 1, first)  # type: ignore[arg-type]
    assert game.remembered("Cat")["Bob"]["hand"] == [first.id]
    game.open.clear()  # type: ignore[attr-defined]
    moves.score(game, 1, second)  # type: ignore[arg-type]
    assert game.remembered("Cat")["Bob"] == {"hand": [], "score": []}


def test_a_card_that_is_alone_of_its_age_can_be_followed_INN_2_2() -> None:
    game = engine.load(SEEN)
    bob = game.seats[1]  # type: ignore[attr-defined]
    card = BY_ID["canal_building"]
    bob.hand.append(card)
    game.where[card.index] = moves.HAND + 3  # type: ignore[attr-defined]
    moves.reveal(game, 1, card)  # type: ignore[arg-type]
    game.open.clear()  # type: ignore[attr-defined]
    moves.score(game, 1, card)  # type: ignore[arg-type]
    assert game.remembered("Cat")["Bob"]["score"] == ["canal_building"]


def test_of_a_table_laid_out_the_boards_are_known_and_ones_own_cards_INN_2_2() -> None:
    ann = {"hand": ["oars", "tools"], "score": ["calendar"], "board": {"green": ["sailing"]}}
    bob = {"hand": ["archery", "pottery"], "score": ["construction"], "board": {"red": ["metalworking"]}}
    game = innovation(Ann=ann, Bob=bob)
    for viewer, own, other in (("Ann", ann, "Bob"), ("Bob", bob, "Ann")):
        assert game.remembered(viewer) == {other: {"hand": [], "score": []}}
        hands = set()
        for seed in range(10):
            imagined = game.imagined(viewer, seed)
            expect(imagined, **{viewer: own})
            expect(imagined, Ann={"board": ann["board"]}, Bob={"board": bob["board"]})
            hands.add(tuple(imagined.position(None)["players"][other]["hand"]))
        assert len(hands) > 1


BOB = {"hand": ["calendar", "mathematics", "oars", "the_wheel"], "board": {"blue": ["pottery"]}}


def test_the_highest_cards_that_another_is_asked_for_are_those_of_the_imagined_hand() -> None:
    """Archery: Bob chooses between his two 2s; which they are Ann does not know."""
    game = innovation(Ann={"board": {"red": ["archery"]}}, Bob=BOB)
    play(game, "Ann: dogma archery")
    for seed in range(10):
        imagined = game.imagined("Ann", seed)
        hand = imagined.position(None)["players"]["Bob"]["hand"]
        assert asked(imagined) == ("Bob", {card for card in hand if BY_ID[card].age == 2})


def test_all_cards_that_another_may_name_are_those_of_the_imagined_hand() -> None:
    """Pottery: Bob may return any of his cards."""
    game = innovation(turn="Bob", Ann={}, Bob=BOB)
    play(game, "Bob: dogma pottery")
    for seed in range(10):
        imagined = game.imagined("Ann", seed)
        hand = imagined.position(None)["players"]["Bob"]["hand"]
        assert asked(imagined) == ("Bob", {*hand, "pass"})


def test_a_card_taken_back_into_the_hand_of_CIV_is_remembered_until_it_is_played() -> None:
    game = engine.load(
        """
aula: 1
game: civ
players: [Ann, Bob]
position:
  turn: Ann
  step: effects
  deck: [army1, army1, army1, army1, army1, army1, army1]
  players:
    Ann: {hand: [culture1, culture1], area: [science1, science1, science1, religion1]}
    Bob: {hand: [economy1]}
moves:
  - Ann: effect science 1
  - Ann: religion1
  - Ann: culture1
"""
    )
    assert game.remembered("Bob") == {"Ann": {"hand": ["religion1"]}}
    for seed in range(20):
        hand = [card.id for card in game.imagined("Bob", seed).seats[0].hand]  # type: ignore[attr-defined]
        assert "religion1" in hand


def test_an_imagined_game_keeps_no_trace_of_the_true_one() -> None:
    game = engine.load(SEEN)
    imagined = game.imagined("Cat", 4)
    assert not imagined.moves
    assert not imagined.events
    assert not imagined.scenario
    assert imagined.seed == 4
    with pytest.raises(ValueError, match="Eve does not play"):
        game.imagined("Eve")
