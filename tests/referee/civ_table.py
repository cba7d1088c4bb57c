"""The table of CIV a second time, slow and plain, written from the rules and not from the engine.

Nothing is kept up to date: whatever somebody asks is counted anew from the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

DOMAINS = ("army", "religion", "economy", "science", "culture", "utopia")


def domain_of(card: str) -> str:
    return card[:-1]


@dataclass
class Player:
    """What lies before a player."""

    hand: list[str] = field(default_factory=list)
    area: list[str] = field(default_factory=list)
    democracy: Counter[str] = field(default_factory=Counter)
    """How many democracy cards lie in each domain."""
    embargo: dict[str, str] = field(default_factory=dict)
    """The domains under an embargo, each with the Economy card that lies there."""
    limit: int = 3

    def count(self, domain: str) -> int:
        """How many cards of a domain lie in the area; what lies face down belongs to none (CIV-4.6)."""
        return sum(domain_of(card) == domain for card in self.area)


@dataclass
class Table:
    """The whole table; nothing on it is hidden from a referee."""

    players: dict[str, Player]
    """In the order of the seats, clockwise."""
    teams: list[list[str]]
    first: str
    deck: list[str]
    """Top first."""
    packs: dict[str, list[str]]
    """The cards of each player's draft."""
    discard: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    coin: dict[str, str] | None = None
    turn: str | None = None
    step: str = "play"
    winners: list[str] | None = None
    reason: str | None = None

    def around(self, name: str) -> list[str]:
        """All others, clockwise from the left of a player."""
        names = list(self.players)
        seat = names.index(name)
        return names[seat + 1 :] + names[:seat]

    def team(self, name: str) -> list[str]:
        """A player and the partner."""
        return next((team for team in self.teams if name in team), [name])


def playable(player: Player, barred: frozenset[str], more: Iterable[str] = ()) -> list[str]:
    """The cards that no embargo bars (CIV-4.3)."""
    return [card for card in [*player.hand, *more] if domain_of(card) not in barred]


def leaders(table: Table, domain: str) -> list[str]:
    """All who have the most cards of a domain, of which there must be one (CIV-5.3)."""
    most = max(player.count(domain) for player in table.players.values())
    return [name for name, player in table.players.items() if most and player.count(domain) == most]


def led(table: Table, names: Iterable[str]) -> int:
    """In how many domains one of these players has the most cards."""
    return sum(not set(names).isdisjoint(leaders(table, domain)) for domain in DOMAINS)


def laid_out(position: Mapping[str, Any], drafted: Mapping[str, list[str]], teams: list[list[str]]) -> Table:
    """The table of a new game at its first decision, with the cards that everybody drafts from."""
    names = position["players"]
    return Table(
        players={name: Player(hand=[] if drafted else list(names[name]["hand"])) for name in names},
        teams=teams,
        first=position["first"],
        deck=list(position["deck"]),
        packs={name: list(cards) for name, cards in drafted.items()},
    )


def as_reported(table: Table) -> dict[str, Any]:
    """What a report says of the table, as far as the rules decide it; hands and areas have no order."""
    return {
        "turn": table.turn,
        "first": table.first,
        "step": table.step,
        "winners": table.winners,
        "reason": table.reason,
        "deck": table.deck,
        "discard": sorted(table.discard),
        "coin": table.coin,
        "open": sorted(table.open),
        "players": {
            name: {
                "hand": sorted(player.hand),
                "area": sorted(player.area),
                "democracy": {domain: count for domain, count in player.democracy.items() if count},
                "embargo": sorted(player.embargo),
                "limit": player.limit,
                **({"points": led(table, [name])} if table.winners else {}),
            }
            for name, player in table.players.items()
        },
    }


def reported(position: Mapping[str, Any]) -> dict[str, Any]:
    """The engine's report in the same form."""
    return {
        **{key: position[key] for key in ("turn", "first", "step", "winners", "reason", "deck", "coin")},
        "discard": sorted(position["discard"]),
        "open": sorted(position.get("open", [])),
        "players": {
            name: {
                **player,
                "hand": sorted(player["hand"]),
                "area": sorted(player["area"]),
                "embargo": sorted(player["embargo"]),
            }
            for name, player in position["players"].items()
        },
    }
