"""The verbs of Innovation's programs, compiled into operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, assert_never

from cards.events import innovation as told
from cards.innovation.editions import PRINTINGS
from cards.program import (
    All,
    AllButOne,
    And,
    AtLeast,
    ChooseColours,
    ChooseValue,
    CivVerb,
    Claim,
    Condition,
    Draw,
    Either,
    Exchange,
    Execute,
    Meld,
    MoreThanEachOther,
    Most,
    Pick,
    Place,
    Rearrange,
    RemoveAll,
    Repeat,
    Return,
    Reveal,
    Score,
    Splay,
    Transfer,
    Tuck,
    Unsplay,
    Verb,
    Who,
    Win,
    WinSingle,
    Zone,
    one,
)
from cards.program.trail import question_of, trail
from cards.terms import Field
from engine.events import Clause
from engine.innovation import choosing, dogma, fields, moves
from engine.innovation.deck import DIRECTIONS, ReadyCard
from engine.innovation.naming import Group, by_age, by_colour, naming, no_card, none_due
from engine.innovation.numbers import number
from engine.innovation.sources import players, source
from engine.programs import Operations, foreign, whole
from engine.run import Frame, Operation

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

Mover = Callable[["Innovation", int, ReadyCard], None]

_PLACES = {Place.HAND: moves.HAND, Place.SCORE: moves.SCORE, Place.BOARD: moves.BOARD}
_DOING: dict[And, Mover | None] = {
    And.KEEP: None,
    And.REVEAL: moves.reveal,
    And.MELD: moves.meld,
    And.TUCK: moves.tuck,
    And.SCORE: moves.score,
}


def verb(said: Verb, may: bool, clause: Clause, about: dict[str, Any]) -> Operations:
    """The operations of a verb; `may`: it may be declined."""
    if isinstance(said, CivVerb):
        raise foreign(said, "Innovation")
    match said:
        case Draw():
            return whole(may, about, clause, [_draw(said, clause)])
        case Meld(cards, bind):
            return _moving(cards, may, clause, about, moves.meld, by_colour, bind)
        case Tuck(cards, bind):
            return _moving(cards, may, clause, about, moves.tuck, by_colour, bind)
        case Score(cards, bind):
            return _moving(cards, may, clause, about, moves.score, None, bind)
        case Return(cards, bind, tally):
            return _moving(cards, may, clause, about, _returning(tally), by_age, bind)
        case Reveal(cards, bind):
            return _moving(cards, may, clause, about, moves.reveal, None, bind)
        case Transfer(cards, to, bind):
            return _transfer(cards, to, bind, may, clause, about)
        case Exchange(yours, theirs):
            return _exchange(yours, theirs, may, clause, about)
        case Splay(colours, direction):
            return choosing.choose_and_splay(colours, DIRECTIONS.index(direction), may, clause, about)
        case Unsplay(colour):
            return choosing.unsplay_piles(colour, clause)
        case Rearrange():
            return choosing.rearrange(may, clause, about)
        case ChooseColours(how_many, bind, on_your_board):
            return choosing.colours(how_many, bind, on_your_board, clause, about)
        case ChooseValue(bind):
            return choosing.value(bind, clause, about)
        case Claim(field):
            return [_claim(field, clause)]
        case Win():
            return [_win(clause)]
        case WinSingle(most, compared):
            return [_win_single(most, number(compared), clause)]
        case RemoveAll():
            return [_remove_all(clause)]
        case Execute(cards):
            return [*naming(cards, may, clause, about, None, store="executed"), dogma.execute(clause)]
        case Repeat():
            return [_repeat(clause)]
        case Either():
            raise TypeError("alternatives are compiled where all games' programs are")
        case _:
            assert_never(said)


def _draw(said: Draw, clause: Clause) -> Operation:
    value, times, do, bind = number(said.value), number(said.times), _DOING[said.and_], said.bind

    def draw(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        seat = frame.player
        height = value(game, seat, frame)
        drawn: tuple[ReadyCard, ...] = ()
        for _ in range(times(game, seat, frame)):
            card = moves.draw(game, seat, height)
            drawn += (card,)
            if do is not None:
                do(game, seat, card)
        if not drawn:
            game.tell(none_due(said.times, game, frame), seat, "INN-5.7")
        frame.memory["done"] = bool(drawn)
        if bind is not None:
            frame.memory[bind] = drawn

    return draw


def _moving(
    pick: Pick, may: bool, clause: Clause, about: dict[str, Any], move: Mover, group: Group | None,
    bind: str | None,
) -> Operations:  # fmt: skip
    def act(game: Innovation, frame: Frame, card: ReadyCard) -> None:
        move(game, frame.player, card)

    store = bind or "moved"
    if may and isinstance(pick.amount, All):
        operations = naming(pick, False, clause, about, act, group=group, store=store)
        return whole(True, about, clause, operations, _any(pick))
    return naming(pick, may, clause, about, act, group=group, store=store)


def _any(pick: Pick) -> Callable[[Innovation, Frame], bool]:
    """Whether there is any card to pick."""
    cards = source(pick.source, pick.tests)
    return lambda game, frame: bool(cards(game, frame.player, frame))


def _returning(tally: str | None) -> Mover:
    if tally is None:
        return moves.return_

    def return_and_count(game: Innovation, seat: int, card: ReadyCard) -> None:
        clause = game.stack[-1].clause
        assert clause is not None
        key = (clause[0], tally, seat)
        game.tally[key] = game.tally.get(key, 0) + 1
        moves.return_(game, seat, card)

    return return_and_count


def _transfer(
    pick: Pick, to: Zone, bind: str | None, may: bool, clause: Clause, about: dict[str, Any]
) -> Operations:
    place = _PLACES[to.place]

    def act(game: Innovation, frame: Frame, card: ReadyCard) -> None:
        receiver = players(to.of, game, frame.player, frame)[0]
        moves.transfer(game, frame.player, card, place, receiver)

    def act_chosen(game: Innovation, frame: Frame, card: ReadyCard) -> None:
        moves.transfer(game, frame.player, card, place, frame.memory["player"][0])

    store = bind or "moved"
    if to.of in (Who.ANOTHER, Who.POORER_OPPONENT):
        # The player is named first, the card after that.
        move = naming(pick, False, clause, about, act_chosen, store=store)
        return choosing.player_then(
            to.of, _any(pick), lambda game, frame: no_card(pick, game, frame), may, clause, about, move
        )
    if isinstance(pick.amount, AllButOne):
        name_one = naming(one(pick.source, *pick.tests), False, clause, about, None, store="stays")
        return [*name_one, _all_but_the_named(pick, act, store)]
    return naming(pick, may, clause, about, act, store=store)


def _all_but_the_named(
    pick: Pick, act: Callable[[Innovation, Frame, ReadyCard], None], store: str
) -> Operation:
    cards = source(pick.source, pick.tests)

    def move(game: Innovation, frame: Frame) -> None:
        stays = frame.memory["stays"]
        going = [card for card in cards(game, frame.player, frame) if card not in stays]
        if stays and not going:
            game.tell(told.NOTHING({"why": "no_card", "held": len(stays)}), frame.player, "INN-5.7")
        for card in moves.in_order(game, frame.player, going):
            act(game, frame, card)
        frame.memory[store] = tuple(going)
        frame.memory["done"] = bool(going)

    return move


def _exchange(yours: Pick, theirs: Pick, may: bool, clause: Clause, about: dict[str, Any]) -> Operations:
    assert isinstance(yours.source, Zone)
    assert isinstance(theirs.source, Zone)
    ours, others = yours.source, theirs.source
    ours_any, others_any = _any(yours), _any(theirs)

    def possible(game: Innovation, frame: Frame) -> bool:
        return ours_any(game, frame) or others_any(game, frame)

    def swap(game: Innovation, frame: Frame) -> None:
        seat = frame.player
        given, taken = frame.memory["given"], frame.memory["taken"]
        frame.memory["done"] = bool(given or taken)
        if not given and not taken:
            game.tell(told.NOTHING({"why": "no_exchange"}), seat, "INN-7.9")
            return
        here = _PLACES[ours.place], players(ours.of, game, seat, frame)[0]
        there = _PLACES[others.place], players(others.of, game, seat, frame)[0]
        moves.exchange(game, seat, given, taken, here, there)

    operations = [
        *naming(yours, False, clause, about, None, store="given", quiet=True),
        *naming(theirs, False, clause, about, None, store="taken", quiet=True),
        swap,
    ]
    return whole(may, about, clause, operations, possible)


def _claim(field: Field, clause: Clause) -> Operation:
    def claim(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        if field in game.fields:
            fields.claim(game, frame.player, field, "effect", "INN-9.6")
        else:
            owner = next(
                name for name, seat in zip(game.players, game.seats, strict=True) if field in seat.fields
            )
            game.tell(told.NOTHING({"why": "taken", "field": field, "owner": owner}), frame.player, "INN-6.2")

    return claim


def _asked(clause: Clause) -> Condition | None:
    """The condition on which a clause depends, if there is one."""
    card, effect, path = clause
    return question_of(trail(PRINTINGS[card].effects[effect].steps, path))


def _win(clause: Clause) -> Operation:
    asked = _asked(clause)
    by = number(asked.number) if isinstance(asked, AtLeast | MoreThanEachOther) else None

    def win(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        player = frame.player
        counts = {} if by is None else {game.players[player]: by(game, player, frame)}
        game.finish((player,), "INN-10.3", {"counts": counts})

    return win


def _win_single(
    most: Most, compared: Callable[[Innovation, int, Frame | None], int], clause: Clause
) -> Operation:
    sign = 1 if most is Most.MOST else -1

    def win(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        seats = range(len(game.seats))
        standing = [sign * compared(game, seat, frame) for seat in seats]
        best = [seat for seat in seats if standing[seat] == max(standing)]
        if len(best) == 1:
            counts = {game.players[seat]: compared(game, seat, frame) for seat in seats}
            game.finish(best, "INN-10.3", {"counts": counts})
        game.tell(told.NOTHING({"why": "nobody"}), frame.player, "INN-10.3")

    return win


def _remove_all(clause: Clause) -> Operation:
    def remove(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        moves.remove_all(game, frame.player)
        dogma.end(game)

    return remove


def _repeat(clause: Clause) -> Operation:
    asked, card = _asked(clause), PRINTINGS[clause[0]].id

    def repeat(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        cards = game.evidence(asked, frame)
        fact = told.REPEAT({"card": card, "effect": clause[1] + 1, "cards": cards})
        game.tell(fact, frame.player, "INN-5.9")
        frame.at = 0
        demanded = frame.memory.get("demanded", ())
        frame.memory = {"demanded": demanded}

    return repeat
