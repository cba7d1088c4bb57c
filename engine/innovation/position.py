"""The section `position` of a scenario: a table of Innovation laid out, and written down again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cards.find import find
from cards.innovation import ACHIEVEMENTS, CARD
from cards.terms import EDITION_NAMES, Colour, Direction, Field
from engine.innovation import fields, moves, turn
from engine.innovation.deck import (
    AGES,
    BY_ID,
    COLOURS,
    DIRECTIONS,
    ICONS,
    PERIODS,
    UNSPLAYED,
    ReadyCard,
)
from engine.innovation.game import Innovation
from engine.innovation.seat import Seat
from engine.node import Node, instead, quoted
from engine.run import GameOver
from engine.scenario.kind import GameKind
from engine.scenario.shape import a_list, a_mapping, a_number, each, either, one_of, or_nothing

ACTIONS = 2
"""The actions of a turn (INN-2.1)."""

_KEYS = ("turn", "actions", "piles", "periods", "removed", "players")
_PLAYER_KEYS = ("hand", "score", "achievements", "board", "tucked", "scored")
_AGES = tuple(str(age) for age in AGES)
_FIELDS = tuple(str(field) for field in Field)
_ACHIEVEMENTS = (*(str(age) for age in PERIODS), *_FIELDS)


def start(game: Innovation, position: Node | None) -> None:
    """Set up a new game, or lay out a position, and run to the first decision."""
    try:
        if position is None:
            game.begin()
        else:
            _lay_out(game, position)
    except GameOver:  # a field due at once, or no cards to deal
        game.stack.clear()
    else:
        game.run()


def _lay_out(game: Innovation, position: Node) -> None:
    found = position.fields(_KEYS)
    table = _Table(game)
    named = found["players"].fields(game.players) if "players" in found else {}
    for name, section in named.items():
        table.lay_out_player(game.players.index(name), section, setting_up="turn" not in found)
    if "removed" in found:
        game.removed = [table.take(node, moves.REMOVED, "removed") for node in _cards(found["removed"])]
    table.lay_out_periods(found.get("periods"))
    table.lay_out_piles(found.get("piles"))
    if "turn" not in found:
        if "actions" in found:
            raise found["actions"].error("expected a turn that has actions, found none")
        turn.deal(game)
        turn.begin_setup(game)
        return
    game.turn = game.players.index(found["turn"].one_of(game.players, "player"))
    game.actions = found["actions"].number(0, ACTIONS) if "actions" in found else ACTIONS
    _refuse_winners(game, position)
    fields.look(game, range(len(game.seats)))
    turn.begin_turns(game, at_action=True)


def _is_key(word: str) -> bool:
    """Whether a word is an answer to some question."""
    action, _, what = word.partition(" ")
    return (
        word in COLOURS
        or word in BY_ID
        or word == "draw"
        or (action in ("meld", "dogma", "achieve") and bool(what))
    )


def _cards(node: Node) -> tuple[Node, ...]:
    return node.items("a list of cards")


def _card(node: Node) -> str:
    word = node.word("a card")
    if word not in BY_ID:
        raise node.error(f"there is no card {quoted(word)}{_meant(word)}")
    return word


def _meant(word: str) -> str:
    """The card whose printed name was given in place of its id, or one that looks alike."""
    try:
        return f"; did you mean {find(word[:40]).id}?"
    except KeyError:
        return instead(word, BY_ID)


class _Table:
    """A table being laid out; knows where each card has been found."""

    def __init__(self, game: Innovation) -> None:
        self.game = game
        self.found: dict[str, str] = {}
        """For each card in words where it is."""

    def take(self, node: Node, where: int, place: str) -> ReadyCard:
        """The card named here, which must not be anywhere else."""
        card = self.game.deck.by_id[_card(node)]
        if card.id in self.found:
            raise node.error(f"{card.id} is already {self.found[card.id]}; every card exists once")
        self.found[card.id] = place
        self.game.where[card.index] = where
        if where >= 0:
            seat, zone = divmod(where, 3)
            self.game.known[card.index] = self.game.all_eyes if zone == moves.BOARD else 1 << seat
        return card

    def lay_out_player(self, seat: int, section: Node, *, setting_up: bool) -> None:
        """Hand, score, achievements and board of a player, and what counts for Monument in this turn."""
        owner, name = self.game.seats[seat], self.game.players[seat]
        found = section.fields(_PLAYER_KEYS)
        if "hand" in found:
            owner.hand = [
                self.take(node, moves.HAND + 3 * seat, f"in {name}'s hand") for node in _cards(found["hand"])
            ]
            if setting_up and not owner.hand:
                raise found["hand"].error("expected a card to begin with, found none")
        if "score" in found:
            where = moves.SCORE + 3 * seat
            owner.score = [self.take(node, where, f"in {name}'s score") for node in _cards(found["score"])]
            owner.points = sum(card.age for card in owner.score)
        if "achievements" in found:
            for node in found["achievements"].items("a list of ages and fields"):
                self._achieve(owner, node)
        if "board" in found:
            for colour, pile in found["board"].fields(COLOURS).items():
                self._lay_out_pile(seat, COLOURS.index(Colour(colour)), pile)
        if "tucked" in found:
            owner.tucked = found["tucked"].number(0, len(self.game.deck.cards))
        if "scored" in found:
            owner.scored = found["scored"].number(0, len(self.game.deck.cards))
        counted = owner.tucked or owner.scored
        if setting_up and (owner.score or owner.achievements() or owner.tops() or counted):
            raise section.error("expected a hand only; without a turn the set-up is still to be played")

    def _lay_out_pile(self, seat: int, colour: int, section: Node) -> None:
        """One colour of a board: its cards, top first, and its splay."""
        owner, name = self.game.seats[seat], self.game.players[seat]
        node, splay = section, None
        if isinstance(section.value, dict):
            found = section.fields(("cards", "splay"))
            if "cards" not in found:
                raise section.error("expected cards, top first, found none")
            node, splay = found["cards"], found.get("splay")
        for item in _cards(node):
            card = self.take(item, moves.BOARD + 3 * seat, f"on {name}'s board")
            if card.colour != colour:
                right = COLOURS[card.colour]
                raise item.error(f"{card.id} is {right}, expected {COLOURS[colour]} cards")
            owner.piles[colour].append(card)
        if splay is not None:
            direction = splay.one_of(DIRECTIONS, "direction")
            if len(owner.piles[colour]) < 2:
                raise splay.error(
                    f"expected two cards or more to splay, found {len(owner.piles[colour])} (INN-8.1)"
                )
            owner.splays[colour] = DIRECTIONS.index(Direction(direction))
        owner.recount(colour)

    def _achieve(self, owner: Seat, node: Node) -> None:
        word = node.one_of(_ACHIEVEMENTS, "achievement")
        left: list[Any] = self.game.fields if word in _FIELDS else self.game.periods
        achieved: Any = Field(word) if word in _FIELDS else int(word)
        if achieved not in left:
            raise node.error(f"{word} is achieved twice; an achievement has one owner (INN-6.2)")
        left.remove(achieved)
        owner.fields.append(achieved) if word in _FIELDS else owner.periods.append(achieved)

    def lay_out_periods(self, section: Node | None) -> None:
        """The periods still to be achieved: those named, or all that nobody has."""
        if section is None:
            return
        named: list[int] = []
        for node in section.items("a list of ages"):
            age = node.number(PERIODS[0], PERIODS[-1])
            if age not in self.game.periods:
                raise node.error(f"{age} is achieved already, it cannot be achieved again (INN-6.2)")
            if age in named:
                raise node.error(f"{age} is here twice")
            named.append(age)
        self.game.periods = sorted(named)

    def lay_out_piles(self, section: Node | None) -> None:
        """The piles: those named as they are, the others with all cards that are left, shuffled."""
        named = {} if section is None else section.fields(_AGES, "a mapping of ages")
        for key, node in named.items():
            self.game.supply[int(key)] = [self._take_of_age(item, int(key)) for item in _cards(node)]
        for age in AGES:
            left = [card for card in self.game.deck.cards if card.age == age and card.id not in self.found]
            if str(age) in named:
                for card in left:
                    self.game.where[card.index] = moves.REMOVED
            else:
                self.game.supply[age] = self.game.shuffled(left)

    def _take_of_age(self, node: Node, age: int) -> ReadyCard:
        card = self.take(node, moves.SUPPLY, f"in pile {age}")
        if card.age != age:
            raise node.error(f"{card.id} is a card of age {card.age}, expected cards of age {age}")
        return card


def _refuse_winners(game: Innovation, position: Node) -> None:
    """A game that somebody has won is over, and has no position to play from."""
    for seat, name in enumerate(game.players):
        total = sum(game.seats[mate].achievements() for mate in game.mates[seat])
        if total >= game.needed:
            raise position.error(
                f"expected fewer than {game.needed} achievements, found {total}:"
                f" {name} has won already (INN-10.1)"
            )


def position(game: Innovation) -> dict[str, Any]:
    """The table of a game as such a section; what an effect is in the middle of is not in it."""
    setting_up = game.turn < 0
    section: dict[str, Any] = {} if setting_up else {"turn": game.players[game.turn], "actions": game.actions}
    section["piles"] = {str(age): _ids(game.supply[age]) for age in AGES}
    section["periods"] = list(game.periods)
    section["removed"] = _ids(game.removed)
    section["players"] = {
        name: {"hand": _ids(owner.hand)} if setting_up else _player(owner)
        for name, owner in zip(game.players, game.seats, strict=True)
    }
    return section


def _player(owner: Seat) -> dict[str, Any]:
    in_this_turn = {"tucked": owner.tucked, "scored": owner.scored}
    return {
        "hand": _ids(owner.hand),
        "score": _ids(owner.score),
        "achievements": [*owner.periods, *map(str, owner.fields)],
        "board": {
            str(colour): _ids(pile)
            if splay == UNSPLAYED
            else {"cards": _ids(pile), "splay": str(DIRECTIONS[splay])}
            for colour, pile, splay in zip(COLOURS, owner.piles, owner.splays, strict=True)
            if pile
        },
        **{key: count for key, count in in_this_turn.items() if count},
    }


def _ids(cards: Iterable[ReadyCard]) -> list[str]:
    return [card.id for card in cards]


_CARDS = a_list(_card, "a list of cards")
_SPLAYED = a_mapping({"cards": _CARDS, "splay": or_nothing(one_of(DIRECTIONS, "direction"))})

KIND = GameKind(
    make=Innovation,
    players=tuple(ACHIEVEMENTS),
    keys=_KEYS,
    player_keys=_PLAYER_KEYS,
    options={"edition": EDITION_NAMES, "monument": ("separate",)},
    is_key=_is_key,
    start=start,
    position=position,
    table={
        "piles": each(_AGES, _CARDS),
        "periods": a_list(a_number),
        "fields": a_list(one_of(_FIELDS, "field")),
        "removed": _CARDS,
    },
    player={
        "hand": _CARDS,
        "score": _CARDS,
        "points": a_number,
        "achievements": a_list(one_of(_ACHIEVEMENTS, "achievement")),
        "icons": each(ICONS, a_number),
        "board": each(COLOURS, either(_CARDS, _SPLAYED)),
    },
    before={"pile": COLOURS, "icon": ICONS, "holding": ("hand", "score", "achievements")},
    middle={
        "card": tuple(CARD),
        "stock": tuple(f"pile {age}" for age in AGES),
        "period": tuple(f"period {age}" for age in PERIODS),
        "field": _FIELDS,
        "middle": ("piles", "periods", "fields"),
    },
)
