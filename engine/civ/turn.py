"""The turn: play, effects, draw, and what happens at its end (CIV-2, CIV-5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.civ import HAND_LIMIT
from cards.events import civ as told
from engine.civ import effects, ending, moves
from engine.civ.deck import BY_PLAY_KEY, DOMAIN_IDS
from engine.run import Frame, Operation

if TYPE_CHECKING:
    from engine.civ.game import Civ

NO_DOMAIN = frozenset[int]()


def begin_turns(game: Civ, *, at_effects: bool = False) -> None:
    """Turns from now on; `at_effects`: from the effects step of the present turn."""
    frame = Frame(TURN, game.turn, game.turn)
    if at_effects:
        bar(game, game.turn)
        game.step = "effects"
        frame.at = TURN.index(_ask_effect)
    game.stack.append(frame)


def bar(game: Civ, seat: int) -> None:
    """The embargoes that lie before a player when the turn begins hold in it (CIV-4.3)."""
    owner = game.seats[seat]
    owner.barred = frozenset(owner.embargoes)


def _begin_turn(game: Civ, frame: Frame) -> None:
    seat = frame.player = frame.me = game.turn
    frame.clause = None
    game.step = "play"
    game.look_back(len(game.deck))
    bar(game, seat)
    barred = [DOMAIN_IDS[domain] for domain in sorted(game.seats[seat].barred)]
    game.tell(told.TURN({"what": "turn", "barred": barred, "last_round": not game.deck}), seat, "CIV-2.1")
    if game.coin is not None and game.coin[2] == seat:
        moves.return_coin(game, told.COIN({"why": "turn"}))


def _ask_play(game: Civ, frame: Frame) -> None:
    owner = game.seats[game.turn]
    if owner.playable():
        game.ask_step("play")
    else:
        barred = [DOMAIN_IDS[domain] for domain in sorted(owner.barred)]
        why: told.Nothing = "barred" if owner.hand else "no_hand"
        game.tell(told.NOTHING({"why": why, "barred": barred}), game.turn, "CIV-2.1")
        frame.at += 1


def _take_play(game: Civ, frame: Frame) -> None:
    moves.play_card(game, game.turn, BY_PLAY_KEY[game.answer], "CIV-2.1")
    moves.look_at_coin(game)


def _ask_effect(game: Civ, frame: Frame) -> None:
    game.step = "effects"
    game.ask_step("effects")


def _take_effect(game: Civ, frame: Frame) -> None:
    if game.answer == effects.END:
        effects.tell_copy_closed(game, game.turn)
        frame.at += 1
    else:
        effects.apply(game, game.turn, game.answer)


def _finish_effect(game: Civ, frame: Frame) -> None:
    frame.clause = None
    moves.look_at_coin(game)
    frame.at = TURN.index(_ask_effect)


def _draw(game: Civ, frame: Frame) -> None:
    seat = game.turn
    owner = game.seats[seat]
    missing = owner.limit - len(owner.hand)
    if not game.deck:
        game.tell(told.NOTHING({"why": "no_deck"}), seat, "CIV-5.2")
    elif missing <= 0:
        full = told.NOTHING({"why": "hand_full", "count": len(owner.hand), "limit": owner.limit})
        game.tell(full, seat, "CIV-2.3")
    for _ in range(min(missing, len(game.deck))):
        moves.draw(game, seat, "CIV-2.3")


def _end_turn(game: Civ, frame: Frame) -> None:
    seat = game.turn
    owner = game.seats[seat]
    for domain in sorted(owner.barred):
        moves.lift_embargo(game, seat, domain)
    owner.barred = NO_DOMAIN
    owner.limit = HAND_LIMIT
    game.used_permanent = game.used_paid = NO_DOMAIN
    ending.by_hegemony(game, seat)
    following = (seat + 1) % len(game.seats)
    if not game.deck and following == game.first:
        ending.by_majority(game)
    game.turn = following
    frame.at = 0


TURN: tuple[Operation, ...] = (
    _begin_turn,
    _ask_play,
    _take_play,
    _ask_effect,
    _take_effect,
    _finish_effect,
    _draw,
    _end_turn,
)
