"""How a player can think ahead: what is hidden dealt anew, what has been seen kept where it lies.

Games that look the same to a player become the same game here, down to the order of every list: what the
player does not know is forgotten first, and only then dealt, from cards that lie in one order.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from engine.decisions import Decision
from engine.innovation.deck import AGES, ReadyCard
from engine.innovation.moves import HAND, PLACES, REMOVED, SCORE, SET_ASIDE, SUPPLY
from engine.naming import Naming

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

SpokenOf = dict[ReadyCard, tuple[Any, ...]]
"""Where the work in progress speaks of a card that lies hidden; so cards can be told apart from behind."""


def deal_anew(game: Innovation, viewer: int, seed: int) -> bool:
    """Deal what the viewer does not know; is the same player still asked the same?"""
    asked = game.decision
    again = asked is not None and asked.seat != viewer and asked.kind in ("setup", "action", "card", "order")
    deal = _Deal(game, 1 << viewer, seed, _spoken_of(game, asked if again else None))
    deal.piles()
    deal.places()
    if deal.spoken_of:
        deal.speak_of_new_cards()
    return asked is None or not again or _ask_again(game, asked)


class _Deal:
    """Cards on their way from shuffled heaps to the places where the viewer sees only backs."""

    def __init__(self, game: Innovation, eye: int, seed: int, spoken_of: SpokenOf) -> None:
        self.game = game
        self.eye = eye
        self.spoken_of = spoken_of
        self.becomes: dict[ReadyCard, ReadyCard] = {}
        where, known, deck = game.where, game.known, game.deck.cards
        self.sure = {card for card in deck if known[card.index] & eye}
        chance = Random(seed).random
        unseen = [card for card in deck if not known[card.index] & eye]
        unseen.sort(key=lambda _: chance())
        self.heaps: list[list[ReadyCard]] = [[] for _ in range(11)]
        """What is to be dealt, by age."""
        for card in unseen:
            self.heaps[card.age].append(card)
            where[card.index] = SUPPLY
            known[card.index] = 0  # What others have seen of it is not known either.

    def piles(self) -> None:
        """Deal the piles and the cards that stand for the periods; their order can be seen."""
        game = self.game
        for age in AGES:
            game.supply[age] = self._pile(game.supply[age], self.heaps[age])
        game.set_aside = [self._dealt(card) for card in game.set_aside]
        for card in game.set_aside:
            game.where[card.index] = SET_ASIDE

    def places(self) -> None:
        """Deal hands, scores and what is out of the game; in what order they lie nobody else can see."""
        game = self.game
        game.removed = self._place(game.removed, REMOVED, 0)
        for number, seat in enumerate(game.seats):
            seat.hand = self._place(seat.hand, HAND + 3 * number, 1 << number)
            seat.score = self._place(seat.score, SCORE + 3 * number, 1 << number)
        for heap in self.heaps:
            for card in heap:  # A scenario may leave cards out; which, nobody knows who has not read it.
                game.where[card.index] = REMOVED

    def _pile(self, pile: list[ReadyCard], heap: list[ReadyCard]) -> list[ReadyCard]:
        if self.spoken_of or not self.sure.isdisjoint(pile):
            return [self._dealt(card) for card in pile]
        kept = len(heap) - len(pile)  # Nobody knows any of them: all at once is quicker.
        dealt = heap[kept:]
        dealt.reverse()
        del heap[kept:]
        return dealt

    def _place(self, cards: list[ReadyCard], where: int, owner: int) -> list[ReadyCard]:
        if self.spoken_of:
            cards = sorted(cards, key=lambda card: self.spoken_of.get(card, ()))
        dealt = sorted([self._dealt(card) for card in cards], key=_by_index)
        for card in dealt:
            self.game.where[card.index] = where
            self.game.known[card.index] |= owner
        return dealt

    def _dealt(self, card: ReadyCard) -> ReadyCard:
        """What lies now where a card lay."""
        if card in self.sure:
            return card
        self.becomes[card] = new = self.heaps[card.age].pop()
        return new

    def speak_of_new_cards(self) -> None:
        """Put the new cards in place of the old ones where the work in progress speaks of them."""
        for frame in self.game.stack:
            frame.memory = {name: self._new(value) for name, value in frame.memory.items()}
        if self.game.decision is not None:
            self.game.decision.values = self._new(self.game.decision.values)

    def _new(self, value: Any) -> Any:
        if isinstance(value, ReadyCard):
            return self.becomes.get(value, value)
        if isinstance(value, tuple):
            return tuple([self._new(each) for each in value])
        return value


def _by_index(card: ReadyCard) -> int:
    return card.index


def _spoken_of(game: Innovation, to_ask_again: Decision | None) -> SpokenOf:
    """Each card of which frames and the decision speak, and where; not where that will be worked out anew."""
    found: dict[ReadyCard, list[tuple[Any, ...]]] = {}
    last = len(game.stack) - 1
    for depth, frame in enumerate(game.stack):
        for number, (name, value) in enumerate(frame.memory.items()):
            if to_ask_again is None or depth < last or name != "left":
                _look(value, (depth, number), found)
    if to_ask_again is None and game.decision is not None:
        _look(game.decision.values, (last + 1,), found)
    return {card: tuple(places) for card, places in found.items()}


def _look(value: Any, place: tuple[Any, ...], found: dict[ReadyCard, list[tuple[Any, ...]]]) -> None:
    if isinstance(value, ReadyCard):
        found.setdefault(value, []).append(place)
    elif isinstance(value, tuple):
        for number, each in enumerate(value):
            _look(each, (*place, number), found)


def _ask_again(game: Innovation, asked: Decision) -> bool:
    """Ask somebody whose cards are no longer the same; is it still the same question?"""
    if asked.kind == "action":
        game.ask_action(asked.seat)
        return True
    frame = game.stack[-1]
    naming = getattr(frame.operations[frame.at], "__self__", None)
    if isinstance(naming, Naming):
        frame.memory["left"] = naming.left(game, frame)
    game.ask_again()
    now = game.decision
    return now is not None and (now.seat, now.kind, now.clause) == (asked.seat, asked.kind, asked.clause)


def memories(game: Innovation, viewer: int) -> dict[str, dict[str, list[str]]]:
    """The cards in other players' hands and scores that the viewer has seen go there."""
    return {
        name: {
            PLACES[place]: [
                card.id for card in sorted(cards, key=_by_index) if game.known[card.index] >> viewer & 1
            ]
            for place, cards in ((HAND, owner.hand), (SCORE, owner.score))
        }
        for seat, (name, owner) in enumerate(zip(game.players, game.seats, strict=True))
        if seat != viewer
    }
