"""What makes it likely that somebody wins CIV: numbers of what lies on the table, and waits in the hands.

Who thinks ahead knows their own hand; those of others have been dealt by chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.civ.deck import CULTURE, DOMAIN_IDS, ECONOMY, KINDS, UTOPIA

if TYPE_CHECKING:
    from engine.civ.game import Civ

NAMES = (
    "reached",  # hegemony, as soon as the own turn ends
    "best_with_hand",  # with the cards that wait for it in the hand, less so when few rounds are left
    "last_in_hand",  # one is missing, and in the hand
    "last_to_play",  # the same, and it may be played at once
    "domains",  # all of them, larger ones more
    "to_come",  # cards that are left for a domain, beside those that are missing there
    "ahead_late",  # leading more domains than anybody else, the more the fewer rounds are left
    "army",
    "religion",
    "economy",
    "science",
    "culture",
    "utopia",
    "first_levels",
    "inspiration",
    "to_play",
)
"""In the order of the numbers."""

OF_DOMAIN = [sum(kind.copies for kind in KINDS if kind.domain == domain) for domain in range(len(DOMAIN_IDS))]
LATE = 20
"""With fewer rounds left, majorities begin to count for more than hegemony."""
PLENTY = 2.0
"""More cards to come than so many quarters of what is needed make no difference."""


def of(game: Civ) -> list[tuple[float, ...]]:
    """The numbers of each team, from 0 to a few; of partners the better one counts."""
    left = _left(game)
    time = min(len(game.deck) / (LATE * len(game.seats)), 1.0)
    led = _led(game)
    seats = [_alone(game, seat, left, time, led) for seat in range(len(game.seats))]
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


def _left(game: Civ) -> list[int]:
    """How many cards of each domain lie neither in a play area nor in the discard pile."""
    left = OF_DOMAIN.copy()
    for card in game.discard:
        left[card.domain] -= 1
    for seat in game.seats:
        for domain, count in enumerate(seat.counts):
            left[domain] -= count
        left[ECONOMY] -= len(seat.embargoes)
        left[UTOPIA] -= sum(seat.democracy)
    return left


def _led(game: Civ) -> list[int]:
    """In how many domains each player has most cards, tied or not."""
    every = [seat.counts for seat in game.seats]
    most = [max(counts) for counts in zip(*every, strict=True)]
    return [sum(count == top > 0 for count, top in zip(counts, most, strict=True)) for counts in every]


def _alone(game: Civ, number: int, left: list[int], time: float, led: list[int]) -> tuple[float, ...]:
    seat = game.seats[number]
    counts = seat.counts
    others = [game.seats[other].counts for other in game.others[number]]
    turn = game.turn == number
    plays = turn and game.step == "play"
    barred = seat.barred if turn else seat.embargoes
    held = [0] * len(counts)
    for card in seat.hand:
        held[card.domain] += 1
    reached = last = False
    with_hand, to_come = 0.0, 0.0
    squares = firsts = 0
    for domain, count in enumerate(counts):
        waiting = held[domain]
        if not count and not waiting:
            continue
        needed = game.hegemony + seat.democracy[domain]
        missing = needed - count
        if missing <= 0:
            reached = True
        elif missing == 1 and waiting and domain not in barred:
            last = True
        part = (count + waiting) / needed
        if part > with_hand:
            with_hand = part
        if not count:
            continue
        squares += count * count
        coming = left[domain] / (4 * missing) if missing > 0 else PLENTY
        if coming > to_come:
            to_come = coming
        if domain != CULTURE and count >= game.levels[0]:
            firsts += 1
    inspired = counts[CULTURE] > 0
    for other in others:
        if other[CULTURE] >= counts[CULTURE]:
            inspired = False
    a, r, e, s, c, u = counts
    return (
        1.0 if reached else 0.0,
        min(with_hand * with_hand, 1.0) * time,
        1.0 if last else 0.0,
        1.0 if last and plays else 0.0,
        squares / (game.hegemony * game.hegemony),
        min(to_come, PLENTY),
        1.0 - time if all(led[number] > led[other] for other in game.others[number]) else 0.0,
        a / 5,
        r / 5,
        e / 5,
        s / 5,
        c / 5,
        u / 5,
        float(firsts),
        1.0 if inspired else 0.0,
        1.0 if plays else 0.0,
    )
