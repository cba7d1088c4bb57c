"""Who sits down at a table: the game they begin, the opponents, and who may see what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import engine
from cards.terms import LANGUAGES, Language
from engine.game import Game
from engine.scenario.kind import kind
from tutor.library.address import Address, Player, is_name
from tutor.table.desk import Desk, Eyes
from tutor.table.session import Session

if TYPE_CHECKING:
    from engine.opponents import Thinker

__all__ = ["FIRST_NAMES", "USUAL", "new_game", "opponents_of", "played_by", "seated", "wrong_with"]

FIRST_NAMES = ("Anna", "Bruno", "Carla", "Dario")
"""What players are called until they say otherwise."""
USUAL = "greedy"
"""The opponent who sits down if nobody says which."""


def seated(session: Session, address: Address, language: Language, walk: bool) -> Desk:
    """The table of a session; at that of a scenario (`walk`) everything is open."""
    desk = played_by({one.name: one.bot for one in address.players}, session, language, address.seed)
    desk.focus = replace(desk.focus, walk=walk)
    return desk


def played_by(kinds: Mapping[str, str | None], session: Session, language: Language, seed: int) -> Desk:
    """The table of a session with those who play there: the kinds of opponents by name, None for people."""
    from engine.opponents import thinker

    humans = [name for name, kind in kinds.items() if kind is None]
    seats = enumerate(kinds.items())
    bots = {name: thinker(kind, seed + seat) for seat, (name, kind) in seats if kind is not None}
    eyes: Eyes = "open" if not humans else "one" if len(humans) == 1 else "each"
    viewer = humans[0] if len(humans) == 1 else None
    return Desk(session, language, eyes, viewer, bots, paced=True)


def opponents_of(player: str, players: Sequence[str]) -> dict[str, Thinker]:
    """Opponents in the places of all the others at the table of a scenario."""
    from engine.opponents import thinker

    return {other: thinker(USUAL, seat) for seat, other in enumerate(players) if other != player}


def new_game(address: Address) -> Game:
    """The game that the players of an address begin."""
    names = [one.name for one in address.players]
    options: dict[str, Any] = {}
    match address.variant:
        case "teams":
            options["teams"] = [names[0::2], names[1::2]]
        case "separate":
            options["monument"] = "separate"
        case "draft":
            options["setup"] = "draft"
    if address.edition is not None:
        options["edition"] = address.edition
    return engine.new(address.game, names, address.seed, address.began or LANGUAGES[0], options)


def wrong_with(players: tuple[Player, ...], game: str) -> str | None:
    """Why these cannot sit down together to a game, as a key of the words."""
    names = [one.name for one in players]
    if len(players) not in kind(game).players:
        return "trouble_number"
    if not all(map(is_name, names)):
        return "trouble_name"
    return "trouble_same" if len(set(names)) < len(names) else None
