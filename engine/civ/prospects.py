"""What makes it likely that somebody wins CIV: numbers that everybody can see on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.civ.deck import CULTURE

if TYPE_CHECKING:
    from engine.civ.game import Civ

NAMES = (
    "one_short",  # of hegemony in some domain
    "two_short",
    "three_short",
    "best_domain",
    "second_domain",
    "leading",
    "level",
    "leading_late",  # the same when fewer cards are left in the deck
    "army",
    "religion",
    "economy",
    "science",
    "culture",
    "utopia",
    "first_levels",
    "second_levels",
    "inspiration",
    "barred",
    "hand",
    "to_act",
)
"""In the order of the numbers."""

CARDS = 104


def of(game: Civ) -> list[tuple[float, ...]]:
    """The numbers of each team, from 0 to a few; of partners the better one counts."""
    seats = [_alone(game, seat) for seat in range(len(game.seats))]
    if not game.in_teams:
        return seats
    return [
        tuple(
            map(
                max,
                zip(
                    *[numbers for seat, numbers in enumerate(seats) if game.teams[seat] == team], strict=True
                ),
            )
        )
        for team in sorted(set(game.teams))
    ]


def _alone(game: Civ, number: int) -> tuple[float, ...]:
    seat = game.seats[number]
    counts, democracy = seat.counts, seat.democracy
    others = [game.seats[other].counts for other in game.others[number]]
    first, second = game.levels
    missing, best, next_best = 9, 0.0, 0.0
    leading = level = firsts = seconds = 0
    for domain, count in enumerate(counts):
        if not count:
            continue
        needed = game.hegemony + democracy[domain]
        part = count / needed
        if needed - count < missing:
            missing = needed - count
        if part > best:
            best, next_best = part, best
        elif part > next_best:
            next_best = part
        most = 0
        for other in others:
            if other[domain] > most:
                most = other[domain]
        if count > most:
            leading += 1
        elif count == most:
            level += 1
        if domain != CULTURE and count >= first:
            firsts += 1
            if count >= second:
                seconds += 1
    inspired = counts[CULTURE] > 0
    for other in others:
        if other[CULTURE] >= counts[CULTURE]:
            inspired = False
    a, r, e, s, c, u = counts
    return (
        1.0 if missing <= 1 else 0.0,
        1.0 if missing == 2 else 0.0,
        1.0 if missing == 3 else 0.0,
        best * best,
        next_best * next_best,
        leading / 6,
        level / 6,
        leading / 6 * (1 - len(game.deck) / CARDS),
        a / 5,
        r / 5,
        e / 5,
        s / 5,
        c / 5,
        u / 5,
        float(firsts),
        float(seconds),
        1.0 if inspired else 0.0,
        len(seat.embargoes) / 2,
        len(seat.hand) / 5,
        1.0 if game.turn == number else 0.0,
    )
