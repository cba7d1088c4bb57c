"""Who will be affected by an answer, before it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.program import ChooseDomain, ChoosePlayer, EachOther, sequence
from engine.civ.deck import ABILITY, BY_PLAY_KEY, DOMAIN_IDS, DOMAINS, ReadyAbility
from engine.civ.effects import END, parse_copy
from engine.decisions import Decision
from engine.parts import EffectPart

if TYPE_CHECKING:
    from engine.civ.game import Civ

ACTS, OBEYS, IMMUNE = "acts", "obeys", "immune"


def preview(game: Civ, asked: Decision, key: str) -> tuple[EffectPart, ...]:
    """Everybody's part; `count` is the number of cards by which it is open, or with which one obeys."""
    seat = asked.seat
    match asked.kind:
        case "play":
            count = game.seats[seat].counts[BY_PLAY_KEY[key].domain]
            return (_step(game, seat, ACTS, count + 1, "CIV-2.1"),)
        case "effects":
            return () if key == END else _effect(game, seat, key)
        case "domain" if isinstance(asked.about["step"], ChooseDomain):
            domain = DOMAIN_IDS.index(key)
            mine = _step(game, seat, ACTS, game.seats[seat].counts[domain], asked.about["rule"])
            return (mine, *_others(game, seat, (domain,), asked.about["rule"]))
        case "player":
            other = game.players.index(key)
            role = ACTS if other == seat else OBEYS
            owner = game.seats[other]
            lies = owner.hand if isinstance(asked.about["step"], ChoosePlayer) else owner.area
            return (_step(game, other, role, len(lies), asked.about["rule"]),)
        case _:
            return ()


def _effect(game: Civ, seat: int, key: str) -> tuple[EffectPart, ...]:
    if key.startswith("copy "):
        owner, ability = parse_copy(game, key)
        return (_step(game, seat, ACTS, game.seats[owner].counts[ability.domain], "CIV-3.7"),)
    ability = ABILITY[key]
    mine = _step(game, seat, ACTS, game.seats[seat].counts[ability.domain], ability.said.rule)
    if not any(isinstance(step, EachOther) for step in sequence(ability.said.effect.steps)):
        return (mine,)
    return (mine, *_others(game, seat, _open_domains(game, seat, ability), ability.said.rule))


def _open_domains(game: Civ, seat: int, ability: ReadyAbility) -> tuple[int, ...]:
    """The domains that can be chosen once the effect is paid for."""
    counts = game.seats[seat].counts
    return tuple(
        domain.index for domain in DOMAINS if counts[domain.index] > (domain.index == ability.domain)
    )


def _others(game: Civ, seat: int, domains: tuple[int, ...], rule: str) -> tuple[EffectPart, ...]:
    """Every other player obeys who has a card of any of the domains."""
    found = []
    for other in game.others[seat]:
        count = sum(game.seats[other].counts[domain] for domain in domains)
        found.append(_step(game, other, OBEYS if count else IMMUNE, count, rule))
    return tuple(found)


def _step(game: Civ, seat: int, role: str, count: int, rule: str) -> EffectPart:
    return EffectPart(1, game.players[seat], role, count, rule)
