"""How a game of CIV ends (CIV-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from engine.civ.deck import ARMY, CULTURE, DOMAIN_IDS, ECONOMY, RELIGION, SCIENCE, UTOPIA

if TYPE_CHECKING:
    from engine.civ.game import Civ

TIES = (UTOPIA, CULTURE, SCIENCE, ECONOMY, RELIGION, ARMY)
"""The domains that break a tie, one after the other (CIV-5.3)."""


def hegemony_needs(game: Civ, seat: int, domain: int) -> int:
    """How many cards of a domain win, those that democracy asks for included (CIV-5.1, CIV-4.5)."""
    return game.hegemony + game.seats[seat].democracy[domain]


def by_hegemony(game: Civ, seat: int) -> None:
    """End the game if the player whose turn ends has enough cards of a domain (CIV-5.1)."""
    owner = game.seats[seat]
    for domain, count in enumerate(owner.counts):
        needed = hegemony_needs(game, seat, domain)
        if count >= needed:
            data = {"domain": DOMAIN_IDS[domain], "count": count, "needed": needed}
            game.finish((seat,), "CIV-5.1", {**data, "democracy": owner.democracy[domain]})


def majorities(game: Civ) -> tuple[frozenset[int], ...]:
    """Who has the most cards of each domain: several if they are tied, nobody without a card (CIV-5.3)."""
    found = []
    for domain in range(len(DOMAIN_IDS)):
        counts = [seat.counts[domain] for seat in game.seats]
        most = max(counts)
        found.append(frozenset(seat for seat, count in enumerate(counts) if count == most and most))
    return tuple(found)


def points(game: Civ, seat: int) -> int:
    """In how many domains a player has the majority (CIV-5.3)."""
    return sum(seat in leaders for leaders in majorities(game))


def by_majority(game: Civ) -> NoReturn:
    """End the game because the last round is over (CIV-5.3, CIV-5.4)."""
    leaders = majorities(game)
    named = {
        DOMAIN_IDS[domain]: [game.players[seat] for seat in sorted(seats)]
        for domain, seats in enumerate(leaders)
    }
    reached = [sum(bool(each.intersection(game.mates[seat])) for each in leaders) for seat in _seats(game)]
    best = [seat for seat in _seats(game) if reached[seat] == max(reached)]
    winners, by = (best, None) if game.in_teams else _tie_broken(game, best)
    tied = [game.players[seat] for seat in best]
    scored = dict(zip(game.players, reached, strict=True))
    teams = [
        [game.players[mate] for mate in sorted(game.mates[seat])]
        for seat in _seats(game)
        if seat == min(game.mates[seat])
    ]
    data = {"leaders": named, "points": scored, "teams": teams, "tied": tied, "by": by}
    game.finish(winners, "CIV-5.3", data)


def _seats(game: Civ) -> range:
    return range(len(game.seats))


def _tie_broken(game: Civ, best: list[int]) -> tuple[list[int], str | None]:
    """Who wins among those with equal points, and the last domain that was compared, if any."""
    by = None
    for domain in TIES:
        if len(best) == 1:
            break
        counts = [game.seats[seat].counts[domain] for seat in best]
        best = [seat for seat, count in zip(best, counts, strict=True) if count == max(counts)]
        by = DOMAIN_IDS[domain]
    return best, by
