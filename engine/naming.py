"""Naming cards: one at a time, each moved as soon as it is named.

Nobody is asked where there is nothing to choose. A pick becomes three operations. The first works
out what can be named and what is due; the second asks; the third hands the card named to the verb
and goes back to the second. A game says what its picks mean by overriding the methods at the end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, assert_never

from cards.events.kind import Fact
from cards.program import All, AllButOne, Exactly, Half, Pick, UpTo, Value
from engine.decisions import PASS
from engine.events import Clause
from engine.programs import Operations
from engine.run import Frame

Act = Callable[[Any, Frame, Any], None]
"""What the verb does with a card."""

REST = "rest"
"""The answer when all that are left go and nobody has to be asked."""


class Naming(ABC):
    """How the cards of one pick are named; in the end `memory[store]` holds them.

    Without `act` they are only remembered.
    """

    def __init__(
        self, pick: Pick, may: bool, clause: Clause, about: dict[str, Any], act: Act | None, *,
        store: str = "moved", quiet: bool = False,
    ) -> None:  # fmt: skip
        self.pick = pick
        self.amount = amount = pick.amount
        self.may = may
        self.clause = clause
        self.about = about
        self.act = act
        self.store = store
        self.quiet = quiet
        self.whole = isinstance(amount, Exactly) and amount.whole
        self.open_ended = isinstance(amount, UpTo)
        self.least = amount.least if isinstance(amount, UpTo) else 0
        self.boundless = isinstance(amount, UpTo) and amount.most is None
        self.exact = self.number(amount.number) if isinstance(amount, Exactly) else None

    def operations(self) -> Operations:
        """What goes into a program."""
        return [self.begin, self.ask, self.take]

    def begin(self, game: Any, frame: Frame) -> None:
        frame.clause = self.clause
        memory = frame.memory
        cards = self.candidates(game, frame)
        memory[self.store] = ()
        memory["done"] = False
        memory["wanted"] = wanted = self.due(game, frame, cards)
        memory["chooser"] = self.chooser(game, frame)
        if not cards or wanted <= 0 or (self.whole and len(cards) < wanted):
            if not self.quiet:
                fact = self.none_due(game, frame) if cards and wanted <= 0 else self.no_card(game, frame)
                game.tell(fact, frame.player, game.common.nothing_rule)
            memory["left"] = ()
            frame.at += 2
            return
        memory["left"] = self.to_choose(game, frame, cards)

    def due(self, game: Any, frame: Frame, cards: Sequence[Any]) -> int:
        """How many cards are to be named."""
        match self.amount:
            case Exactly():
                assert self.exact is not None
                return self.exact(game, frame.player, frame)
            case UpTo(most):
                return len(cards) if most is None else most
            case All():
                return len(cards)
            case AllButOne():
                return min(len(cards), 1)
            case Half(up):
                return (len(cards) + 1) // 2 if up else len(cards) // 2
            case _:
                assert_never(self.amount)

    def left(self, game: Any, frame: Frame) -> tuple[Any, ...]:
        """What can still be named, worked out anew where cards have changed places unseen."""
        named = frame.memory[self.store]
        return tuple(
            card for card in self.candidates(game, frame) if self.act is not None or card not in named
        )

    def settle(self, game: Any, frame: Frame, card: Any) -> None:
        """Do with a card what the verb does."""
        if self.act is not None:
            self.act(game, frame, card)
        frame.memory[self.store] += (card,)

    def ask(self, game: Any, frame: Frame) -> None:
        memory = frame.memory
        named = len(memory[self.store])
        if self.open_ended:
            missing = self.least - named
            optional = missing <= 0
        else:
            missing = memory["wanted"] - named
            optional = self.may and named == 0
        left = self.allowed(game, frame, memory["left"], missing)
        kind = "card"
        if not optional and missing >= len(left):
            if not self.order_matters(game, left):
                game.answer = REST
                return
            kind = "order"
        keys, values = self.keys(game, left)
        if optional:
            keys, values = (*keys, PASS), (*values, PASS)
        total = None if self.boundless else memory["wanted"]
        game.ask(memory["chooser"], kind, keys, values, self.about, named, total)

    def take(self, game: Any, frame: Frame) -> None:
        memory = frame.memory
        answer = game.answer
        if answer == PASS:
            named = len(memory[self.store])
            game.tell_declined(memory["chooser"], named)
            memory["left"] = ()
        elif answer == REST:
            missing = memory["wanted"] - len(memory[self.store])
            for card in self.in_order(game, frame, self.allowed(game, frame, memory["left"], missing)):
                self.settle(game, frame, card)
            memory["left"] = ()
        else:
            left = memory["left"]
            place = left.index(answer)
            memory["left"] = left[:place] + left[place + 1 :]
            self.settle(game, frame, answer)
        if (memory["left"] and len(memory[self.store]) < memory["wanted"]) or self.another_round(game, frame):
            frame.at -= 2
        else:
            count = len(memory[self.store])
            memory["done"] = count == memory["wanted"] if self.whole else count > 0

    # What each game says -----------------------------------------------------------------

    @abstractmethod
    def number(self, value: Value) -> Callable[[Any, int, Frame | None], int]:
        """A number of the program as a function of game, seat and frame."""

    @abstractmethod
    def candidates(self, game: Any, frame: Frame) -> Sequence[Any]:
        """The cards among which the pick is made."""

    @abstractmethod
    def chooser(self, game: Any, frame: Frame) -> int:
        """Whose choice it is."""

    @abstractmethod
    def keys(self, game: Any, cards: tuple[Any, ...]) -> tuple[tuple[str, ...], tuple[Any, ...]]:
        """The keys of cards and what they stand for."""

    @abstractmethod
    def in_order(self, game: Any, frame: Frame, cards: Sequence[Any]) -> Sequence[Any]:
        """The order in which cards move that go together."""

    def no_card(self, game: Any, frame: Frame) -> Fact:
        """That there are no cards, or too few, with as much as everybody may know of it."""
        return game.common.nothing({"why": "no_card"})  # type: ignore[no-any-return]

    def none_due(self, game: Any, frame: Frame) -> Fact:
        """That the number of cards that are due is 0."""
        return game.common.nothing({"why": "none_due"})  # type: ignore[no-any-return]

    def to_choose(self, game: Any, frame: Frame, cards: Sequence[Any]) -> tuple[Any, ...]:
        """The cards among which there is a choice; those that are sure to go move here."""
        return tuple(cards)

    def allowed(self, game: Any, frame: Frame, cards: tuple[Any, ...], missing: int) -> tuple[Any, ...]:
        """The cards that may be named next."""
        return cards

    def order_matters(self, game: Any, cards: tuple[Any, ...]) -> bool:
        """Whether it makes a difference which of the cards moves first."""
        return False

    def another_round(self, game: Any, frame: Frame) -> bool:
        """Whether somebody else names cards now."""
        return False
