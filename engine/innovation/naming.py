"""Naming cards: which may be named, by whom, in which order, when nobody need be asked.

A pick becomes three operations. The first works out what can be named and what is due; the
second asks; the third hands the card named to the verb and goes back to the second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, assert_never

from cards.program import All, AllButOne, Exactly, Half, Pick, Rank, UpTo, Who, Zone
from engine.decisions import PASS
from engine.events import Clause
from engine.innovation.deck import ReadyCard
from engine.innovation.moves import in_order
from engine.innovation.numbers import number
from engine.innovation.sources import players, source
from engine.programs import Operations
from engine.run import Frame

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

Act = Callable[["Innovation", Frame, ReadyCard], None]
Group = Callable[[ReadyCard], int]
"""Cards of one group come to lie on each other, so that their order matters."""

REST = "rest"
"""The answer when all that are left go and nobody has to be asked."""


def by_colour(card: ReadyCard) -> int:
    """Melded or tucked cards of one colour come to lie on each other."""
    return card.colour


def by_age(card: ReadyCard) -> int:
    """So do returned cards of one age."""
    return card.age


def naming(
    pick: Pick,
    may: bool,
    clause: Clause,
    about: dict[str, Any],
    act: Act | None,
    *,
    group: Group | None = None,
    store: str = "moved",
    quiet: bool = False,
) -> Operations:
    """Name the cards of a pick one at a time; `act` moves each as soon as it is named.

    Without `act` they are only remembered. In the end `memory[store]` holds the cards.
    """
    candidates = source(pick.source, pick.tests)
    amount = pick.amount
    due_number = number(amount.number) if isinstance(amount, Exactly) else None
    whole = isinstance(amount, Exactly) and amount.whole
    least = amount.least if isinstance(amount, UpTo) else 0
    hidden = isinstance(pick.source, Zone) and pick.source.of is Who.OTHERS and not _on_board(pick.source)
    chooser = pick.source.of if pick.rank is not None and isinstance(pick.source, Zone) else pick.by
    owner_by_owner = (
        group is not None
        and isinstance(amount, All)
        and isinstance(pick.source, Zone)
        and pick.source.of is Who.EVERYONE
    )

    def due(game: Innovation, frame: Frame, cards: Sequence[ReadyCard]) -> int:
        match amount:
            case Exactly():
                assert due_number is not None
                return due_number(game, frame.player, frame)
            case UpTo(most):
                return len(cards) if most is None else most
            case All():
                return len(cards)
            case AllButOne():
                return min(len(cards), 1)
            case Half(up):
                return (len(cards) + 1) // 2 if up else len(cards) // 2
            case _:
                assert_never(amount)

    def begin(game: Innovation, frame: Frame) -> None:
        frame.clause = clause
        memory = frame.memory
        cards = list(candidates(game, frame.player, frame))
        memory[store] = ()
        memory["done"] = False
        memory["wanted"] = wanted = due(game, frame, cards)
        memory["chooser"] = _seat(chooser, game, frame)
        memory["later"] = ()
        if not cards or wanted <= 0 or (whole and len(cards) < wanted):
            if not quiet:
                why = "none_due" if cards and wanted <= 0 else "no_card"
                game.tell("nothing", frame.player, "INN-5.7", {"why": why})
            memory["left"] = ()
            frame.at += 2
            return
        if pick.rank is not None:
            cards, sure = _ranked(pick, game, cards, wanted)
            memory["wanted"] = len(cards) if isinstance(amount, All) else wanted
            for card in in_order(game, frame.player, sure):
                settle(game, frame, card)
        if owner_by_owner:
            groups = _by_owner(game, frame.player, cards)
            cards, memory["later"] = list(groups[0]), groups[1:]
            memory["chooser"] = game.where[cards[0].index] // 3
        memory["left"] = tuple(cards)

    def settle(game: Innovation, frame: Frame, card: ReadyCard) -> None:
        if act is not None:
            act(game, frame, card)
        frame.memory[store] += (card,)

    def ask(game: Innovation, frame: Frame) -> None:
        memory = frame.memory
        left: tuple[ReadyCard, ...] = memory["left"]
        named = len(memory[store])
        if isinstance(amount, UpTo):
            missing = least - named
            optional = missing <= 0
        else:
            missing = memory["wanted"] - named
            optional = may and named == 0
        kind = "card"
        if not optional and missing >= len(left):
            if group is None or not _order_matters(left, group, game if hidden else None):
                game.answer = REST
                return
            kind = "order"
        keys, values = _keys(game, left, hidden)
        if optional:
            keys, values = (*keys, PASS), (*values, PASS)
        total = None if isinstance(amount, UpTo) and amount.most is None else memory["wanted"]
        game.ask(memory["chooser"], kind, keys, values, about, named, total)

    def take(game: Innovation, frame: Frame) -> None:
        memory = frame.memory
        answer = game.answer
        if answer == PASS:
            game.tell("decline", memory["chooser"], "INN-5.4", {"named": len(memory[store])})
            memory["left"] = ()
        elif answer == REST:
            for card in in_order(game, frame.player, memory["left"]):
                settle(game, frame, card)
            memory["left"] = ()
        else:
            memory["left"] = tuple(card for card in memory["left"] if card is not answer)
            settle(game, frame, answer)
        if memory["left"] and len(memory[store]) < memory["wanted"]:
            frame.at -= 2
        elif memory["later"]:
            memory["left"], memory["later"] = memory["later"][0], memory["later"][1:]
            memory["chooser"] = game.where[memory["left"][0].index] // 3
            frame.at -= 2
        else:
            count = len(memory[store])
            memory["done"] = count == memory["wanted"] if whole else count > 0

    return [begin, ask, take]


def _seat(who: Who, game: Innovation, frame: Frame) -> int:
    """Who names the cards: ties among somebody's cards are for their owner (INN-7.2)."""
    seats = players(who, game, frame.player, frame)
    return seats[0] if len(seats) == 1 else frame.player


def _on_board(zone: Zone) -> bool:
    return zone.place.value not in ("hand", "score")


def _ranked(
    pick: Pick, game: Innovation, cards: list[ReadyCard], wanted: int
) -> tuple[list[ReadyCard], list[ReadyCard]]:
    """The cards among which there is a choice, and those above them that are sure to go (INN-7.2)."""
    sign = -1 if pick.rank is Rank.HIGHEST else 1
    if isinstance(pick.amount, All):
        best: dict[int, int] = {}
        for card in cards:
            owner = game.where[card.index] // 3
            best[owner] = min(best.get(owner, 99), sign * card.age)
        return [card for card in cards if sign * card.age == best[game.where[card.index] // 3]], []
    if wanted >= len(cards):
        return cards, []
    edge = sorted(sign * card.age for card in cards)[wanted - 1]
    sure = [card for card in cards if sign * card.age < edge]
    tied = [card for card in cards if sign * card.age == edge]
    if len(sure) + len(tied) == wanted:
        return sure + tied, []
    return tied, sure


def _by_owner(game: Innovation, seat: int, cards: list[ReadyCard]) -> tuple[tuple[ReadyCard, ...], ...]:
    """The cards owner by owner, clockwise from the left of the one who carries it out (INN-7.4)."""
    return tuple(
        owned
        for owner in game.everyone[seat]
        if (owned := tuple(card for card in cards if game.where[card.index] // 3 == owner))
    )


def _order_matters(left: tuple[ReadyCard, ...], group: Group, game: Innovation | None) -> bool:
    """Whether two of the cards come to lie on each other; equal hidden cards of one owner do not count."""
    if len(left) < 2:
        return False
    if game is None:
        return max(Counter(map(group, left)).values()) > 1
    keys = {(game.where[card.index], group(card)) for card in left}
    return max(Counter(key[1] for key in keys).values()) > 1


def _keys(
    game: Innovation, cards: tuple[ReadyCard, ...], hidden: bool
) -> tuple[tuple[str, ...], tuple[Any, ...]]:
    """The keys of cards and what they stand for; hidden cards are named by owner and value."""
    if not hidden:
        return tuple([card.id for card in cards]), cards
    found: dict[str, tuple[ReadyCard, ...]] = {}
    for card in cards:
        key = f"{game.players[game.where[card.index] // 3]}:{card.age}"
        found[key] = (*found.get(key, ()), card)
    return tuple(found), tuple(found.values())
