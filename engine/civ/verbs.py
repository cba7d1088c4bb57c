"""The verbs of CIV's programs, compiled into operations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, assert_never

from cards.civ import DOMAIN, HAND_LIMIT
from cards.events import civ as told
from cards.model import Ability
from cards.program import (
    ChooseDomain,
    ChoosePlayer,
    CivVerb,
    Copy,
    Discard,
    DiscardPile,
    DrawFromDeck,
    EachOther,
    Give,
    Lay,
    OfChosen,
    Pick,
    Place,
    Play,
    SetHandLimit,
    Take,
    Verb,
    Who,
    Zone,
    sequence,
)
from cards.terms import Domain
from engine.civ import moves
from engine.civ.deck import DOMAIN_IDS, Kind
from engine.civ.naming import CivNaming
from engine.civ.needs import plays, targets
from engine.civ.sources import source
from engine.events import Clause
from engine.naming import Act
from engine.programs import Operations, foreign
from engine.run import Frame, Operation, leave

if TYPE_CHECKING:
    from engine.civ.game import Civ

Mover = Callable[["Civ", int, Kind, str], None]


def verb(said: Verb, may: bool, clause: Clause, about: dict[str, Any]) -> Operations:
    """The operations of a verb of an effect."""
    if not isinstance(said, CivVerb) or may:
        raise foreign(said, "CIV")
    return _verb(said, clause, about)


def _verb(said: CivVerb, clause: Clause, about: dict[str, Any]) -> Operations:
    rule = about["rule"] = _ability(clause).rule
    match said:
        case Discard(pick):
            return CivNaming(pick, False, clause, about, _moving(_discard(pick), rule)).operations()
        case Play(pick):
            return CivNaming(
                pick, False, clause, about, _moving(moves.play_card, rule),
                cards=lambda game, seat, frame: game.seats[seat].playable(),
            ).operations()  # fmt: skip
        case Take(pick, bind):
            following = plays(_steps(clause)[clause[2][0] + 1 :])
            act = _taking(pick, rule)
            naming = CivNaming(pick, False, clause, about, act, store=bind or "moved", plays=following)
            return naming.operations()
        case Give(pick, Who.THAT_PLAYER):
            return CivNaming(pick, False, clause, about, _giving(rule)).operations()
        case Lay():
            return _lay(said, clause, about)
        case DrawFromDeck(number, bind):
            return [_draw(number, bind, clause, rule)]
        case SetHandLimit(limit):
            return [_limit(limit, clause, rule)]
        case ChoosePlayer(Place.HAND):
            return _choose_player(clause, about, rule)
        case ChooseDomain(bind):
            return _choose_domain(bind, clause, about, rule)
        case EachOther(inner):
            return [_each_other(inner, clause, about)]
        case Copy():
            return [_copy]
        case Give() | ChoosePlayer():
            raise foreign(said, "CIV")
        case _:
            assert_never(said)


def _steps(clause: Clause) -> tuple[object, ...]:
    """The steps of the effect that a clause is part of."""
    return sequence(_ability(clause).effect.steps)


def _ability(clause: Clause) -> Ability:
    card, number, _ = clause
    return DOMAIN[Domain(card)].abilities[number]


def _moving(move: Mover, rule: str) -> Act:
    def act(game: Civ, frame: Frame, card: Kind) -> None:
        move(game, frame.player, card, rule)

    return act


def _discard(pick: Pick) -> Mover:
    return moves.discard_from_area if pick.source == Zone(Place.AREA) else moves.discard_from_hand


def _taking(pick: Pick, rule: str) -> Act:
    match pick.source:
        case Zone(Place.AREA, Who.YOU):
            return _moving(moves.take_from_area, rule)
        case DiscardPile():
            return _moving(moves.take_from_discard, rule)
        case Zone(Place.HAND, Who.THAT_PLAYER):
            return lambda game, frame, card: moves.take_from_player(
                game, frame.player, frame.memory["player"][0], card, rule
            )
        case _:
            raise foreign(pick, "CIV")


def _giving(rule: str) -> Act:
    return lambda game, frame, card: moves.give(game, frame.player, frame.memory["player"][0], card, rule)


def _draw(number: int, bind: str | None, clause: Clause, rule: str) -> Operation:
    def draw(game: Civ, frame: Frame) -> None:
        frame.clause = clause
        wanted = min(number, len(game.deck))
        frame.memory[bind or "moved"] = tuple(moves.draw(game, frame.player, rule) for _ in range(wanted))

    return draw


def _limit(limit: int, clause: Clause, rule: str) -> Operation:
    def set_limit(game: Civ, frame: Frame) -> None:
        frame.clause = clause
        owner = game.seats[frame.player]
        owner.limit = limit
        game.tell(told.LIMIT({"limit": limit, "was": HAND_LIMIT}), frame.player, rule)

    return set_limit


def _choose_player(clause: Clause, about: dict[str, Any], rule: str) -> Operations:
    def ask(game: Civ, frame: Frame) -> None:
        frame.clause = clause
        possible = tuple(other for other in game.others[frame.player] if game.seats[other].hand)
        _ask_player(game, frame.player, possible, about)

    return [ask, _player_taken(rule)]


def _ask_player(game: Civ, seat: int, possible: Sequence[int], about: dict[str, Any]) -> None:
    game.ask(seat, "player", tuple(game.players[other] for other in possible), tuple(possible), about)


def _player_taken(rule: str) -> Operation:
    def take(game: Civ, frame: Frame) -> None:
        frame.memory["player"] = (game.answer,)
        chosen = told.CHOOSE({"what": "player", "chosen": game.players[game.answer]})
        game.tell(chosen, frame.player, rule)

    return take


def _choose_domain(bind: str, clause: Clause, about: dict[str, Any], rule: str) -> Operations:
    def ask(game: Civ, frame: Frame) -> None:
        frame.clause = clause
        counts = game.seats[frame.player].counts
        _ask_domain(game, frame.player, [domain for domain, count in enumerate(counts) if count], about)

    return [ask, _domain_taken(bind, rule)]


def _ask_domain(game: Civ, seat: int, possible: Sequence[int], about: dict[str, Any]) -> None:
    game.ask(seat, "domain", tuple(DOMAIN_IDS[domain] for domain in possible), tuple(possible), about)


def _domain_taken(bind: str, rule: str) -> Operation:
    def take(game: Civ, frame: Frame) -> None:
        frame.memory[bind] = (game.answer,)
        chosen = told.CHOOSE({"what": "domain", "chosen": DOMAIN_IDS[game.answer]})
        game.tell(chosen, frame.player, rule)

    return take


def _lay(said: Lay, clause: Clause, about: dict[str, Any]) -> Operations:
    """The card is named first, then the player, then the domain; then it is laid."""
    rule = about["rule"]

    def possible(game: Civ, frame: Frame) -> list[tuple[int, int]]:
        return targets(game, frame.player, said.as_, frame.memory["laid"][0].domain)

    def ask_player(game: Civ, frame: Frame) -> None:
        _ask_player(game, frame.player, list(dict.fromkeys(seat for seat, _ in possible(game, frame))), about)

    def ask_domain(game: Civ, frame: Frame) -> None:
        chosen = frame.memory["player"][0]
        domains = [domain for seat, domain in possible(game, frame) if seat == chosen]
        _ask_domain(game, frame.player, domains, {**about, "whose": chosen})

    def lay(game: Civ, frame: Frame) -> None:
        memory = frame.memory
        card, receiver, domain = memory["laid"][0], memory["player"][0], memory["domain"][0]
        moves.lay(game, frame.player, card, said.as_, receiver, domain)

    naming = CivNaming(said.card, False, clause, about, None, store="laid").operations()
    return [*naming, ask_player, _player_taken(rule), ask_domain, _domain_taken("domain", rule), lay]


def _each_other(said: CivVerb, clause: Clause, about: dict[str, Any]) -> Operation:
    """Every other player in turn carries out the same, if they have a card of what was chosen."""
    match said:
        case Discard(Pick(tests=(OfChosen(name),)) as pick):
            cards = source(pick.source, pick.tests)
        case _:
            raise foreign(said, "CIV")
    operations = (*_verb(said, clause, {**about, "step": said}), leave)
    rule, ability = about["rule"], _ability(clause).id

    def next_one(game: Civ, frame: Frame) -> None:
        frame.clause = clause
        left = frame.memory.get("others", game.others[frame.player])
        if not left:
            return
        frame.at -= 1
        frame.memory["others"] = left[1:]
        other, chosen = left[0], frame.memory[name]
        count = len(cards(game, other, frame))
        affected = told.AFFECT(
            {
                "role": "obeys" if count else "immune",
                "ability": ability,
                "count": count,
                "domain": DOMAIN_IDS[chosen[0]],
                "by": game.players[frame.player],
            }
        )
        game.tell(affected, other, rule)
        if count:
            inner = Frame(operations, other, frame.player, {name: chosen})
            inner.clause = clause
            game.stack.append(inner)

    return next_one


def _copy(game: Civ, frame: Frame) -> None:
    """Carry out the permanent effect that was chosen for copying (CIV-3.7)."""
    owner, ability = frame.memory["copied"]
    moves.place_coin(game, frame.player, owner, ability.domain)
    inner = Frame(ability.operations, frame.player, frame.player)
    inner.clause = ability.clause
    game.stack.append(inner)
