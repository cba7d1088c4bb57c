"""Choosing what is no card: colours, values, players, the order of a pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cards.events import innovation as told
from cards.events.kind import Fact
from cards.program import ColourOf, Colours, Who
from engine.decisions import PASS
from engine.events import Clause
from engine.innovation import moves
from engine.innovation.deck import COLOURS, DIRECTIONS, UNSPLAYED
from engine.innovation.sources import players
from engine.programs import Operations
from engine.run import Frame

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

_KEYS = tuple(str(colour) for colour in COLOURS)


def _ask(
    game: Innovation, frame: Frame, kind: str, keys: tuple[str, ...], values: tuple[Any, ...], may: bool,
    about: dict[str, Any],
) -> None:  # fmt: skip
    """Ask for one of several; `may`: or for none."""
    declined = (PASS,) if may else ()
    game.ask(frame.player, kind, keys + declined, values + declined, about)


def _ask_colour(
    game: Innovation, frame: Frame, possible: tuple[int, ...], may: bool, about: dict[str, Any]
) -> None:
    _ask(game, frame, "colour", tuple([_KEYS[colour] for colour in possible]), possible, may, about)


def _among(said: Colours | ColourOf) -> Callable[[Innovation, Frame], Sequence[int]]:
    """The colours that are meant, as a function."""
    if isinstance(said, ColourOf):
        name = said.name
        return lambda game, frame: [
            COLOURS.index(bound) if isinstance(bound, str) else bound.colour
            for bound in frame.memory.get(name, ())
        ]
    fixed = [COLOURS.index(colour) for colour in said.among or COLOURS]
    if said.splayed is None:
        return lambda game, frame: fixed
    splayed = DIRECTIONS.index(said.splayed)
    return lambda game, frame: [
        colour for colour in fixed if game.seats[frame.player].splays[colour] == splayed
    ]


def choose_and_splay(
    said: Colours | ColourOf, direction: int, may: bool, clause: Clause, about: dict[str, Any]
) -> Operations:
    """Splay one of the colours in which that would change something."""
    among = _among(said)

    def ask(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        frame.memory["done"] = False
        seat = game.seats[frame.player]
        possible = tuple(
            colour
            for colour in among(game, frame)
            if len(seat.piles[colour]) > 1 and seat.splays[colour] != direction
        )
        if not possible:
            counts = {_KEYS[colour]: len(seat.piles[colour]) for colour in among(game, frame)}
            way = DIRECTIONS[direction]
            fact = told.NOTHING({"why": "no_splay", "direction": way, "colours": counts})
            game.tell(fact, frame.player, "INN-8.1")
            frame.at += 1
            return
        _ask_colour(game, frame, possible, may, about)

    def take(game: Innovation, frame: Frame) -> None:
        if game.answer == PASS:
            game.tell_declined(frame.player)
        else:
            frame.memory["done"] = True
            moves.splay(game, frame.player, game.answer, direction)

    return [ask, take]


def unsplay_piles(said: ColourOf, clause: Clause) -> Operations:
    """Take its direction away from each pile that has one."""
    among = _among(said)

    def act(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        seat = game.seats[frame.player]
        colours = among(game, frame)
        splayed = [colour for colour in colours if seat.splays[colour] != UNSPLAYED]
        frame.memory["done"] = bool(splayed)
        for colour in splayed:
            moves.unsplay(game, frame.player, colour)
        if not splayed:
            counts = {_KEYS[colour]: len(seat.piles[colour]) for colour in colours}
            game.tell(told.NOTHING({"why": "not_splayed", "colours": counts}), frame.player, "INN-8.1")

    return [act]


def rearrange(may: bool, clause: Clause, about: dict[str, Any]) -> Operations:
    """Choose a pile of two or more cards, then name its cards from the top down."""

    def ask_colour(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        frame.memory["done"] = False
        piles = game.seats[frame.player].piles
        possible = tuple(colour for colour, pile in enumerate(piles) if len(pile) > 1)
        if not possible:
            game.tell(told.NOTHING({"why": "no_card"}), frame.player, "INN-5.7")
            frame.at += 3
            return
        _ask_colour(game, frame, possible, may, about)

    def take_colour(game: Innovation, frame: Frame) -> None:
        if game.answer == PASS:
            game.tell_declined(frame.player)
            frame.at += 2
        else:
            frame.memory["pile"] = game.answer
            frame.memory["order"] = ()

    def ask_card(game: Innovation, frame: Frame) -> None:
        memory = frame.memory
        pile = game.seats[frame.player].piles[memory["pile"]]
        left = tuple(card for card in pile if card not in memory["order"])
        keys = tuple(card.id for card in left)
        game.ask(frame.player, "order", keys, left, about, len(memory["order"]), len(pile))

    def take_card(game: Innovation, frame: Frame) -> None:
        memory = frame.memory
        memory["order"] += (game.answer,)
        pile = game.seats[frame.player].piles[memory["pile"]]
        if len(memory["order"]) < len(pile):
            frame.at -= 2
        elif list(memory["order"]) == pile:
            game.tell(told.NOTHING({"why": "same_order"}), frame.player, "INN-5.5")
        else:
            memory["done"] = True
            moves.arrange(game, frame.player, memory["pile"], memory["order"])

    return [ask_colour, take_colour, ask_card, take_card]


def colours(
    how_many: int, bind: str, on_your_board: bool, clause: Clause, about: dict[str, Any]
) -> Operations:
    """Choose different colours, one after the other."""

    def ask(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        chosen = frame.memory.setdefault(bind, ())
        piles = game.seats[frame.player].piles
        possible = tuple(
            colour
            for colour, pile in zip(_KEYS, piles, strict=True)
            if colour not in chosen and (pile or not on_your_board)
        )
        if not possible:
            game.tell(told.NOTHING({"why": "no_card"}), frame.player, "INN-5.7")
            frame.at += 1
            return
        game.ask(frame.player, "colour", possible, possible, about, len(chosen), how_many)

    def take(game: Innovation, frame: Frame) -> None:
        frame.memory[bind] += (game.answer,)
        game.tell(told.CHOOSE({"what": "colour", "chosen": game.answer}), frame.player, "INN-5.7")
        if len(frame.memory[bind]) < how_many:
            frame.at -= 2

    return [ask, take]


def value(bind: str, clause: Clause, about: dict[str, Any]) -> Operations:
    """Choose a value that is in some score."""

    def ask(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        values = tuple(sorted({card.age for seat in game.seats for card in seat.score}))
        if not values:
            game.tell(told.NOTHING({"why": "no_card"}), frame.player, "INN-5.7")
            frame.memory[bind] = ()
            frame.at += 1
            return
        game.ask(frame.player, "value", tuple(str(age) for age in values), values, about)

    def take(game: Innovation, frame: Frame) -> None:
        frame.memory[bind] = (game.answer,)
        game.tell(told.CHOOSE({"what": "value", "chosen": game.answer}), frame.player, "INN-5.7")

    return [ask, take]


def player_then(
    who: Who,
    any_card: Callable[[Innovation, Frame], bool],
    missing: Callable[[Innovation, Frame], Fact],
    may: bool,
    clause: Clause,
    about: dict[str, Any],
    move: Operations,
) -> Operations:
    """Choose a player, then carry out what moves a card there; `missing`: why there is no card to move."""

    def ask(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        frame.memory["done"] = False
        possible = tuple(players(who, game, frame.player, frame))
        if not possible or not any_card(game, frame):
            fact = missing(game, frame) if possible else told.NOTHING({"why": "no_player"})
            game.tell(fact, frame.player, "INN-5.7")
            frame.at += len(move) + 1
            return
        names = tuple([game.players[seat] for seat in possible])
        _ask(game, frame, "player", names, possible, may, about)

    def take(game: Innovation, frame: Frame) -> None:
        if game.answer == PASS:
            game.tell_declined(frame.player)
            frame.at += len(move)
        else:
            frame.memory["player"] = (game.answer,)
            chosen = game.players[game.answer]
            game.tell(told.CHOOSE({"what": "player", "chosen": chosen}), frame.player, "INN-5.7")

    return [ask, take, *move]
