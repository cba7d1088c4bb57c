"""Naming cards in Innovation: ranks, hidden cards, the order in which they come to lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cards.events.innovation import NOTHING
from cards.events.kind import Fact
from cards.program import All, Exactly, Per, Pick, Place, Produced, Rank, Value, Who, Zone
from engine.events import Clause
from engine.innovation.deck import ReadyCard
from engine.innovation.moves import in_order
from engine.innovation.numbers import number
from engine.innovation.sources import players, source
from engine.naming import Naming
from engine.programs import Operations
from engine.run import Frame

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

Act = Callable[["Innovation", Frame, ReadyCard], None]
Group = Callable[[ReadyCard], int]
"""Cards of one group come to lie on each other, so that their order matters."""


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
    """Name the cards of a pick one at a time; `act` moves each as soon as it is named."""
    return _Naming(pick, may, clause, about, act, group, store=store, quiet=quiet).operations()


class _Naming(Naming):
    def __init__(
        self, pick: Pick, may: bool, clause: Clause, about: dict[str, Any], act: Act | None,
        group: Group | None, *, store: str, quiet: bool,
    ) -> None:  # fmt: skip
        super().__init__(pick, may, clause, about, act, store=store, quiet=quiet)
        zone = pick.source if isinstance(pick.source, Zone) else None
        self.source = source(pick.source, pick.tests)
        self.group = group
        self.hidden = zone is not None and zone.of is Who.OTHERS and zone.place in (Place.HAND, Place.SCORE)
        # Ties among somebody's cards are for their owner (INN-7.2).
        self.chooses = zone.of if pick.rank is not None and zone is not None else pick.by
        self.owner_by_owner = (
            group is not None
            and isinstance(pick.amount, All)
            and zone is not None
            and zone.of is Who.EVERYONE
        )

    def number(self, value: Value) -> Callable[[Innovation, int, Frame | None], int]:
        return number(value)

    def candidates(self, game: Innovation, frame: Frame) -> Sequence[ReadyCard]:
        return self.source(game, frame.player, frame)

    def chooser(self, game: Innovation, frame: Frame) -> int:
        seats = players(self.chooses, game, frame.player, frame)
        return seats[0] if len(seats) == 1 else frame.player

    def in_order(self, game: Innovation, frame: Frame, cards: Sequence[ReadyCard]) -> Sequence[ReadyCard]:
        return in_order(game, frame.player, cards)

    def no_card(self, game: Innovation, frame: Frame) -> Fact:
        return no_card(self.pick, game, frame)

    def none_due(self, game: Innovation, frame: Frame) -> Fact:
        match self.amount:
            case Exactly(value):
                return none_due(value, game, frame)
            case _:
                return none_due(len(self.candidates(game, frame)), game, frame)

    def to_choose(self, game: Innovation, frame: Frame, cards: Sequence[ReadyCard]) -> tuple[ReadyCard, ...]:
        memory = frame.memory
        memory["later"] = ()
        if self.pick.rank is not None:
            wanted = memory["wanted"]
            cards, sure = _ranked(self.pick, game, cards, wanted)
            memory["wanted"] = len(cards) if isinstance(self.amount, All) else wanted
            for card in in_order(game, frame.player, sure):
                self.settle(game, frame, card)
        if self.owner_by_owner:
            groups = _by_owner(game, frame.player, cards)
            cards, memory["later"] = groups[0], groups[1:]
            memory["chooser"] = game.where[cards[0].index] // 3
        return tuple(cards)

    def left(self, game: Innovation, frame: Frame) -> tuple[ReadyCard, ...]:
        memory = frame.memory
        cards: Sequence[ReadyCard] = super().left(game, frame)
        if self.pick.rank is not None:
            cards, _ = _ranked(self.pick, game, cards, memory["wanted"] - len(memory[self.store]))
        if self.owner_by_owner:
            cards = [card for card in cards if game.where[card.index] // 3 == memory["chooser"]]
        return tuple(cards)

    def another_round(self, game: Innovation, frame: Frame) -> bool:
        memory = frame.memory
        if not memory["later"]:
            return False
        memory["left"], memory["later"] = memory["later"][0], memory["later"][1:]
        memory["chooser"] = game.where[memory["left"][0].index] // 3
        return True

    def order_matters(self, game: Innovation, cards: tuple[ReadyCard, ...]) -> bool:
        """Whether two of the cards come to lie on each other; equal hidden cards of an owner do not count."""
        group = self.group
        if group is None or len(cards) < 2:
            return False
        if not self.hidden:
            return max(Counter(map(group, cards)).values()) > 1
        keys = {(game.where[card.index], group(card)) for card in cards}
        return max(Counter(key[1] for key in keys).values()) > 1

    def keys(self, game: Innovation, cards: tuple[ReadyCard, ...]) -> tuple[tuple[str, ...], tuple[Any, ...]]:
        """Cards are named by their ids, hidden cards by owner and value."""
        if not self.hidden:
            return tuple([card.id for card in cards]), cards
        found: dict[str, tuple[ReadyCard, ...]] = {}
        for card in cards:
            key = f"{game.players[game.where[card.index] // 3]}:{card.age}"
            found[key] = (*found.get(key, ()), card)
        return tuple(found), tuple(found.values())


def no_card(pick: Pick, game: Innovation, frame: Frame) -> Fact:
    """That there is no card to act on; `held`: how many lie in the place of one's own where it was sought."""
    if not game.telling or not isinstance(pick.source, Zone) or pick.source.of is not Who.YOU:
        return NOTHING({"why": "no_card"})
    held = len(source(pick.source, ())(game, frame.player, frame))
    return NOTHING({"why": "no_card", "held": held})


def none_due(value: Value, game: Innovation, frame: Frame) -> Fact:
    """That the number of cards is 0; `counted`: how many there are of what it goes by, and `of` whom."""
    each = value.number if isinstance(value, Per) else value
    counted = number(each)(game, frame.player, frame)
    if isinstance(each, Produced) and each.of is Who.ME:
        return NOTHING({"why": "none_due", "counted": counted, "of": game.players[frame.me]})
    return NOTHING({"why": "none_due", "counted": counted})


def _ranked(
    pick: Pick, game: Innovation, cards: Sequence[ReadyCard], wanted: int
) -> tuple[Sequence[ReadyCard], list[ReadyCard]]:
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


def _by_owner(game: Innovation, seat: int, cards: Sequence[ReadyCard]) -> tuple[tuple[ReadyCard, ...], ...]:
    """The cards owner by owner, clockwise from the left of the one who carries it out (INN-7.4)."""
    return tuple(
        owned
        for owner in game.everyone[seat]
        if (owned := tuple(card for card in cards if game.where[card.index] // 3 == owner))
    )
