"""The set-up: the deck, the first player, the cards dealt or drafted (CIV-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cards.civ import BOXED, DRAFT_HAND, HAND_LIMIT
from cards.events import civ as told
from engine.civ import moves, turn
from engine.civ.deck import ERAS, KINDS, Kind
from engine.run import Frame, Operation

if TYPE_CHECKING:
    from engine.civ.game import Civ


def stack_deck(game: Civ, boxed: int, used: Mapping[Kind, int]) -> None:
    """Shuffle the cards that are not used elsewhere, era by era, and stack them (CIV-1.2, CIV-1.3)."""
    eras = []
    for era in ERAS:
        cards = [kind for kind in KINDS if kind.era == era for _ in range(kind.copies - used.get(kind, 0))]
        mixed = game.shuffled(cards)
        game.box += mixed[:boxed]
        eras.append(mixed[boxed:])
    game.deck = [card for cards in reversed(eras) for card in cards]


def new(game: Civ) -> None:
    """Set up a new game."""
    game.first = game.below(len(game.seats))
    stack_deck(game, BOXED[len(game.seats)], {})
    begin(game)


def begin(game: Civ) -> None:
    """Deal or draft, then the first turn; hands that are there already stay."""
    game.tell(told.CHOOSE({"what": "first", "chosen": game.players[game.first]}), game.first, "CIV-1.3")
    if game.options.get("setup") == "draft":
        game.step = "draft"
        _deal_packs(game)
        game.stack.append(Frame(_DRAFT, game.first, game.first, {"kept": ()}))
    else:
        for seat in game.from_first():
            if not game.seats[seat].hand:
                for _ in range(HAND_LIMIT):
                    moves.draw(game, seat, "CIV-1.4")
        _begin_play(game)


def _begin_play(game: Civ) -> None:
    game.turn = game.first
    turn.begin_turns(game)


def _deal_packs(game: Civ) -> None:
    """Everyone draws four cards to keep one of; a hand that is there already is what was drawn."""
    for seat in game.from_first():
        owner = game.seats[seat]
        if not owner.hand:
            for _ in range(DRAFT_HAND):
                moves.draw(game, seat, "CIV-1.5")
        game.packs[seat], owner.hand = tuple(owner.hand), []


def _ask_kept(game: Civ, frame: Frame) -> None:
    seat = game.from_first()[len(frame.memory["kept"])]
    frame.player = seat
    game.ask_draft(seat, game.packs[seat])


def _take_kept(game: Civ, frame: Frame) -> None:
    memory = frame.memory
    memory["kept"] += (game.answer,)
    if len(memory["kept"]) < len(game.seats):
        frame.at -= 2
        return
    for seat, card in zip(game.from_first(), memory["kept"], strict=True):
        game.packs[seat] = _without(game.packs[seat], card)
        game.seats[seat].hand.append(card)
        game.tell(told.TAKE({"card": card.id, "from": "draft", "to": "hand"}), seat, "CIV-1.5")
    memory["kept"] = ()
    if len(game.packs[0]) > 1:
        _pass_on(game)
        frame.at -= 2


def _pass_on(game: Civ) -> None:
    """The rest goes to the left."""
    for seat in game.from_first():
        left = game.everyone[seat][0]
        for card in game.packs[seat]:
            passed = told.GIVE(
                {"card": card.id, "from": "draft", "to": "draft", "receiver": game.players[left]}
            )
            game.tell(passed, seat, "CIV-1.5")
    game.packs = [game.packs[-1], *game.packs[:-1]]


def _lay_open(game: Civ, frame: Frame) -> None:
    """The last card of each is laid face up in the middle."""
    for seat in game.from_first():
        (card,) = game.packs[seat]
        game.open += (card,)
        game.tell(told.LAY({"card": card.id, "from": "draft", "as": "open"}), seat, "CIV-1.5")
    game.packs = [()] * len(game.seats)


def _ask_open(game: Civ, frame: Frame) -> None:
    # From the first player's right, anticlockwise: the first player comes last.
    frame.player = game.from_first()[len(game.open) - 1]
    game.ask_draft(frame.player, game.open)


def _take_open(game: Civ, frame: Frame) -> None:
    card: Kind = game.answer
    moves.into_area(game, frame.player, card)
    game.tell(told.TAKE({"card": card.id, "from": "middle", "to": "area"}), frame.player, "CIV-1.5")
    game.open = _without(game.open, card)
    if game.open:
        frame.at -= 2
    else:
        game.stack.pop()
        _begin_play(game)


def _without(cards: tuple[Kind, ...], card: Kind) -> tuple[Kind, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


_DRAFT: tuple[Operation, ...] = (_ask_kept, _take_kept, _lay_open, _ask_open, _take_open)
