"""What makes it likely that somebody wins CIV: numbers that everybody can see on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.civ.deck import CULTURE, DOMAIN_IDS, ECONOMY, KINDS, UTOPIA

if TYPE_CHECKING:
    from engine.civ.game import Civ

NAMES = (
    "reached",  # hegemony, as soon as the own turn ends
    "one_short",  # of it in some domain
    "two_short",
    "three_short",
    "best_domain",
    "best_with_hand",  # with the cards that wait for it in the hand
    "last_in_hand",  # one is missing, and in the hand
    "last_to_play",  # the same, and it may be played at once
    "domains",  # all of them, larger ones more
    "to_come",  # cards that are left for a domain, beside those that are missing there
    "leading",
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
    "to_play",
    "to_use",
)
"""In the order of the numbers."""

CARDS = sum(kind.copies for kind in KINDS)
OF_DOMAIN = [sum(kind.copies for kind in KINDS if kind.domain == domain) for domain in range(len(DOMAIN_IDS))]
PLENTY = 2.0
"""More cards to come than so many quarters of what is needed make no difference."""


def of(game: Civ) -> list[tuple[float, ...]]:
    """The numbers of each team, from 0 to a few; of partners the better one counts."""
    left = _left(game)
    seats = [_alone(game, seat, left) for seat in range(len(game.seats))]
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


def _alone(game: Civ, number: int, left: list[int]) -> tuple[float, ...]:
    seat = game.seats[number]
    counts, democracy = seat.counts, seat.democracy
    others = [game.seats[other].counts for other in game.others[number]]
    first, second = game.levels
    fewest, best, to_come = 9, 0.0, 0.0
    squares = leading = firsts = seconds = 0
    held = [0] * len(counts)
    for card in seat.hand:
        held[card.domain] += 1
    barred = seat.barred if game.turn == number else seat.embargoes
    with_hand, last = 0.0, False
    for domain, count in enumerate(counts):
        needed = game.hegemony + democracy[domain]
        missing = needed - count
        if held[domain]:
            part = min((count + held[domain]) / needed, 1.0)
            if missing == 1 and domain not in barred:
                last = True
        else:
            part = count / needed
        if part > with_hand:
            with_hand = part
        if not count:
            continue
        if missing < fewest:
            fewest = missing
        part = count / needed
        if part > best:
            best = part
        squares += count * count
        coming = left[domain] / (4 * missing) if missing > 0 else PLENTY
        if coming > to_come:
            to_come = coming
        most = 0
        for other in others:
            if other[domain] > most:
                most = other[domain]
        if count > most:
            leading += 1
        if domain != CULTURE and count >= first:
            firsts += 1
            if count >= second:
                seconds += 1
    inspired = counts[CULTURE] > 0
    for other in others:
        if other[CULTURE] >= counts[CULTURE]:
            inspired = False
    turn, hand = game.turn == number, len(seat.hand)
    plays = turn and game.step == "play"
    if turn and hand - plays < seat.limit:
        hand = seat.limit  # It draws again.
    a, r, e, s, c, u = counts
    return (
        1.0 if fewest <= 0 else 0.0,
        1.0 if fewest == 1 else 0.0,
        1.0 if fewest == 2 else 0.0,
        1.0 if fewest == 3 else 0.0,
        best * best,
        with_hand * with_hand,
        1.0 if last else 0.0,
        1.0 if last and plays else 0.0,
        squares / (game.hegemony * game.hegemony),
        min(to_come, PLENTY),
        leading / 6,
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
        hand / 5,
        1.0 if plays else 0.0,
        1.0 if turn and not plays else 0.0,
    )
