"""How a player can think ahead: what is hidden dealt anew, what has been seen kept where it lies.

Cards of one kind are alike, so a player remembers kinds: how many of each somebody is sure to hold.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from engine.civ.deck import ERAS, KINDS, UTOPIA, Kind, by_era
from engine.decisions import Decision
from engine.naming import Naming

if TYPE_CHECKING:
    from engine.civ.game import Civ

_UTOPIA = next(kind for kind in KINDS if kind.domain == UTOPIA)
"""All Utopia cards are of one era."""

_HELD = ("taken", "drawn")
"""What effects call cards that lie in the hand of the one who carries them out."""


def deal_anew(game: Civ, viewer: int, seed: int) -> bool:
    """Deal what the viewer does not know; is the same player still asked the same?"""
    asked = game.decision
    heaps = _shuffled(_unseen(game, viewer), seed)
    game.deck = [heaps[card.era].pop() for card in game.deck]
    packs = list(game.packs)
    for seat, owner in enumerate(game.seats):
        if seat == viewer:
            owner.hand = by_era(owner.hand)
            continue
        known = list(owner.seen[viewer])
        owner.hand = by_era(known + _dealt(owner.hand, known, heaps))
        if not _has_passed_on(game, viewer, seat):
            packs[seat] = tuple(_dealt(packs[seat], [], heaps))
    game.packs = packs
    game.box = [card for era in ERAS for card in heaps[era]]
    _speak_of_new_cards(game, viewer)
    return asked is None or asked.seat == viewer or _ask_again(game, asked)


def _unseen(game: Civ, viewer: int) -> Counter[Kind]:
    """How many cards of each kind lie where the viewer does not know them."""
    left = Counter({kind: kind.copies for kind in KINDS})
    left.subtract(game.discard)
    left.subtract(game.open)
    for seat, owner in enumerate(game.seats):
        left.subtract(owner.area)
        left.subtract(owner.embargoes.values())
        left[_UTOPIA] -= sum(owner.democracy)
        left.subtract(owner.hand if seat == viewer else owner.seen[viewer])
        if seat == viewer or _has_passed_on(game, viewer, seat):
            left.subtract(game.packs[seat])
    return left


def _has_passed_on(game: Civ, viewer: int, seat: int) -> bool:
    """Whether the viewer has held the cards that somebody chooses from in the draft (CIV-1.5)."""
    if viewer == len(game.seats) or game.everyone[viewer][0] != seat:
        return False
    return game.step == "draft" and bool(game.seats[seat].hand)


def _shuffled(unseen: Counter[Kind], seed: int) -> dict[int, list[Kind]]:
    """The unseen cards of each era as a heap in random order."""
    chance = Random(seed).random
    heaps: dict[int, list[Kind]] = {}
    for era in ERAS:
        cards = [kind for kind in KINDS if kind.era == era for _ in range(unseen[kind])]
        mixed = sorted([(chance(), number) for number in range(len(cards))])
        heaps[era] = [cards[number] for _, number in mixed]
    return heaps


def _dealt(
    cards: list[Kind] | tuple[Kind, ...], known: list[Kind], heaps: dict[int, list[Kind]]
) -> list[Kind]:
    """New cards of the same eras, without those that are known."""
    eras = Counter(card.era for card in cards)
    eras.subtract(card.era for card in known)
    return [heaps[era].pop() for era in ERAS for _ in range(eras[era])]


def _speak_of_new_cards(game: Civ, viewer: int) -> None:
    """Where the work in progress speaks of cards in somebody's hand, let it mean cards that are there now."""
    for frame in game.stack:
        memory = frame.memory
        if memory.get("kept"):
            both = zip(game.from_first(), memory["kept"], strict=False)
            memory["kept"] = tuple([card if seat == viewer else game.packs[seat][0] for seat, card in both])
        if viewer not in (frame.player, *memory.get("player", ())):
            for name in _HELD:
                if name in memory:
                    memory[name] = tuple(game.seats[frame.player].hand[: len(memory[name])])


def _ask_again(game: Civ, asked: Decision) -> bool:
    """Put the question to somebody whose cards are no longer the same; is it still the same question?"""
    frame = game.stack[-1]
    naming = getattr(frame.operations[frame.at], "__self__", None)
    if isinstance(naming, Naming):
        frame.memory["left"] = naming.left(game, frame)
    game.ask_again()
    now = game.decision
    return now is not None and (now.seat, now.kind, now.clause) == (asked.seat, asked.kind, asked.clause)


def memories(game: Civ, viewer: int) -> dict[str, dict[str, list[str]]]:
    """The cards in other players' hands that the viewer has seen go there."""
    return {
        name: {"hand": [card.id for card in by_era(owner.seen[viewer])]}
        for seat, (name, owner) in enumerate(zip(game.players, game.seats, strict=True))
        if seat != viewer
    }
