"""Set-up and turns (INN-1, INN-2): who is asked for an action, and what an action does."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from cards.events import innovation as told
from cards.terms import Language
from engine.innovation import dogma, ending, moves
from engine.innovation.deck import AGES, PERIODS, ReadyCard
from engine.run import Frame, Operation

if TYPE_CHECKING:
    from engine.innovation.game import Innovation


def supply_cards(game: Innovation, *, periods: bool) -> None:
    """Shuffle each age into its pile; set one card of each age 1-9 aside (INN-1.1, INN-1.2)."""
    for age in AGES:
        game.supply[age] = game.shuffled([card for card in game.deck.cards if card.age == age])
        if periods and age in PERIODS:
            card = game.supply[age].pop(0)
            game.where[card.index] = moves.SET_ASIDE
            game.set_aside.append(card)


def deal(game: Innovation) -> None:
    """Every player who has no hand draws two 1s (INN-1.4)."""
    for seat, owner in enumerate(game.seats):
        if not owner.hand:
            for _ in range(2):
                moves.draw(game, seat, 1, "INN-1.4")


def _ask_first_card(game: Innovation, frame: Frame) -> None:
    seat = len(frame.memory["chosen"])
    hand = tuple(game.seats[seat].hand)
    game.ask(seat, "setup", tuple(card.id for card in hand), hand, {})


def _take_first_card(game: Innovation, frame: Frame) -> None:
    frame.memory["chosen"] += (game.answer,)
    if len(frame.memory["chosen"]) < len(game.seats):
        frame.at = 0


def _meld_first_cards(game: Innovation, frame: Frame) -> None:
    chosen: tuple[ReadyCard, ...] = frame.memory["chosen"]
    for seat, card in enumerate(chosen):
        moves.meld(game, seat, card, "INN-1.4")
    seats = range(len(game.seats))
    game.turn = min(seats, key=lambda seat: alphabetical(chosen[seat], game.language))
    game.opening = 2 if len(game.seats) == 4 else 1  # INN-1.6
    game.stack.pop()
    begin_turns(game, first=chosen[game.turn])


def alphabetical(card: ReadyCard, language: Language) -> str:
    """The printed name as it is sorted: case and accents ignored (INN-1.5)."""
    spread = unicodedata.normalize("NFD", card.card.name[language].casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


_SETUP: tuple[Operation, ...] = (_ask_first_card, _take_first_card, _meld_first_cards)


def begin_setup(game: Innovation) -> None:
    """Everybody chooses a first card in secret."""
    game.stack.append(Frame(_SETUP, 0, 0, {"chosen": ()}))


def begin_turns(game: Innovation, *, at_action: bool = False, first: ReadyCard | None = None) -> None:
    """Turns from now on; `at_action`: in the middle of a turn; `first`: the card that decided who begins."""
    frame = Frame(_TURN, game.turn, game.turn, {} if first is None else {"first": first})
    frame.at = 1 if at_action else 0
    game.stack.append(frame)


def _begin_turn(game: Innovation, frame: Frame) -> None:
    frame.player = frame.me = game.turn
    frame.clause = None
    opening = game.opening > 0
    game.actions = 1 if opening else 2
    game.opening -= opening
    first: ReadyCard | None = frame.memory.pop("first", None)
    if first is not None:
        data = told.TURN({"actions": game.actions, "first": first.card.name[game.language]})
        game.tell(data, game.turn, "INN-1.5")
    else:
        game.tell(told.TURN({"actions": game.actions}), game.turn, "INN-1.6" if opening else "INN-2.1")


def _ask_action(game: Innovation, frame: Frame) -> None:
    if game.actions:
        game.look_back(sum(map(len, game.supply)))
        game.ask_action(game.turn)
    else:
        frame.at += 1


def _take_action(game: Innovation, frame: Frame) -> None:
    frame.at = 1
    game.actions -= 1
    seat = game.turn
    action, _, what = game.answer.partition(" ")
    if action == "draw":
        moves.draw(game, seat, max(game.seats[seat].highest_top(), 1), "INN-3.1")
    elif action == "meld":
        moves.meld(game, seat, game.deck.by_id[what])
    elif action == "dogma":
        dogma.activate(game, seat, game.deck.by_id[what])
    else:
        achieve(game, seat, int(what))


def achieve(game: Innovation, seat: int, period: int) -> None:
    """Achieve a period as an action; points are not spent (INN-6.1)."""
    game.periods.remove(period)
    game.seats[seat].periods.append(period)
    game.tell(told.ACHIEVE({"period": period, "how": "action"}), seat, "INN-6.1")
    ending.by_achievements(game, seat)


def _end_turn(game: Innovation, frame: Frame) -> None:
    for seat in game.seats:
        seat.tucked = seat.scored = 0  # INN-9.1
    game.turn = (game.turn + 1) % len(game.seats)
    frame.at = 0


_TURN: tuple[Operation, ...] = (_begin_turn, _ask_action, _take_action, _end_turn)


def action_keys(game: Innovation, seat: int) -> tuple[str, ...]:
    """The actions that are legal for a player."""
    owner = game.seats[seat]
    keys = ["draw"]
    keys += [card.meld_key for card in owner.hand]
    keys += [pile[0].dogma_key for pile in owner.piles if pile]
    if owner.points >= 5:
        most = min(owner.points // 5, owner.highest_top())
        keys += [f"achieve {period}" for period in game.periods if period <= most]
    return tuple(keys)
