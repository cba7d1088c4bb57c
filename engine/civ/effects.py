"""The effects step: what a player may apply now, and applying it (CIV-2.2, CIV-3, CIV-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.events import civ as told
from engine.civ.deck import ABILITY, CULTURE, DOMAIN_IDS, DOMAINS, INSPIRATION, ReadyAbility
from engine.run import Frame

if TYPE_CHECKING:
    from engine.civ.game import Civ

END = "end"
"""The answer that ends the effects step."""


def keys(game: Civ, seat: int) -> tuple[str, ...]:
    """What may be applied in the effects step, and the end of it."""
    found = [ability.key for ability in permanents(game, seat, seat)]
    if may_copy(game, seat):
        for other in game.others[seat]:
            names = game.copy_keys[other]
            found += [names[ability] for ability in permanents(game, seat, other)]
    counts, used = game.seats[seat].counts, game.used_paid
    for domain in DOMAINS:
        ability = domain.paid
        if ability and counts[domain.index] and domain.index not in used and ability.able(game, seat):
            found.append(ability.key)
    found.append(END)
    return tuple(found)


def permanents(game: Civ, seat: int, owner: int) -> list[ReadyAbility]:
    """The permanent effects that somebody's play area opens, and that a player can carry out (CIV-3.1)."""
    counts, used = game.seats[owner].counts, game.used_permanent
    least = game.levels[0]
    return [
        ability
        for domain, count in enumerate(counts)
        if count >= least and domain not in used
        for ability, needed in zip(DOMAINS[domain].levels, game.levels, strict=False)
        if count >= needed and ability.able(game, seat)
    ]


def may_copy(game: Civ, seat: int) -> bool:
    """Whether Inspiration is open and not used yet in this turn (CIV-3.7)."""
    return CULTURE not in game.used_permanent and INSPIRATION.able(game, seat)


def parse_copy(game: Civ, key: str) -> tuple[int, ReadyAbility]:
    """Whose effect is copied, and which."""
    _, _, words = key.partition(" ")
    name, domain, level = words.rsplit(" ", 2)
    return game.players.index(name), ABILITY[f"effect {domain} {level}"]


def apply(game: Civ, seat: int, key: str) -> None:
    """Begin what the answer applies."""
    if key.startswith("copy "):
        _start_copy(game, seat, *parse_copy(game, key))
        return
    ability = ABILITY[key]
    _begin(game, seat, ability)
    needed = game.levels[ability.level - 1] if ability.level else 1
    applied = told.AFFECT(
        {
            "role": "acts",
            "ability": ability.id,
            "needed": needed,
            "domain": DOMAIN_IDS[ability.domain],
            "level": ability.level or None,
            "count": game.seats[seat].counts[ability.domain],
        }
    )
    game.tell(applied, seat, "CIV-3.1" if ability.level else ability.said.rule)
    if ability.level:
        game.used_permanent |= {ability.domain}
    else:
        game.used_paid |= {ability.domain}


def _start_copy(game: Civ, seat: int, owner: int, ability: ReadyAbility) -> None:
    frame = _begin(game, seat, INSPIRATION)
    frame.memory["copied"] = (owner, ability)
    culture = {name: each.counts[CULTURE] for name, each in zip(game.players, game.seats, strict=True)}
    copied = told.COPY(
        {
            "from": game.players[owner],
            "ability": ability.id,
            "domain": DOMAIN_IDS[ability.domain],
            "level": ability.level,
            "count": game.seats[owner].counts[ability.domain],
            "needed": game.levels[ability.level - 1],
            "culture": culture,
        }
    )
    game.tell(copied, seat, "CIV-3.7")
    game.used_permanent |= {CULTURE, ability.domain}


def _begin(game: Civ, seat: int, ability: ReadyAbility) -> Frame:
    frame = Frame(ability.operations, seat, seat)
    frame.clause = ability.clause
    game.stack.append(frame)
    return frame


def tell_copy_closed(game: Civ, seat: int) -> None:
    """Say why somebody with Culture cards could not copy (CIV-3.7)."""
    if not game.seats[seat].counts[CULTURE] or CULTURE in game.used_permanent:
        return
    others = rivals(game, seat)
    if others and any(permanents(game, seat, other) for other in game.others[seat]):
        count = game.seats[seat].counts[CULTURE]
        game.tell(told.NOTHING({"why": "culture", "count": count, "others": others}), seat, "CIV-3.7")


def rivals(game: Civ, seat: int) -> list[str]:
    """The other players who have at least as many Culture cards."""
    count = game.seats[seat].counts[CULTURE]
    return [game.players[other] for other in game.others[seat] if game.seats[other].counts[CULTURE] >= count]
