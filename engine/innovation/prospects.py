"""What makes it likely that somebody wins Innovation: numbers of what lies on the table, and of the hands.

Who thinks ahead knows their own hand; those of others have been dealt by chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.innovation.deck import LEFT, UNSPLAYED

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

NAMES = (
    "achievements",  # as a part of those that win
    "one_short",  # one achievement is missing
    "within_reach",  # periods that could be achieved by the next action
    "nearness",  # how near the nearest of the others is
    "score",
    "highest_top",
    "tops",
    "colours",
    "covered",
    "splayed_left",
    "splayed",
    "icons",
    "icons_leading",
    "icons_level",
    "hand",  # more than a handful of cards is worth no more
    "highest_in_hand",
    "actions",
)  # fmt: skip
"""In the order of the numbers."""

HANDFUL = 5


def of(game: Innovation) -> list[tuple[float, ...]]:
    """The numbers of each team, from -1 to a few."""
    seats = [_alone(game, seat) for seat in range(len(game.seats))]
    if not game.in_teams:
        return seats
    return [
        tuple(
            map(
                sum,
                zip(
                    *[numbers for seat, numbers in enumerate(seats) if game.teams[seat] == team], strict=True
                ),
            )
        )
        for team in sorted(set(game.teams))
    ]


def _alone(game: Innovation, number: int) -> tuple[float, ...]:
    seat = game.seats[number]
    needed = game.needed
    achieved = seat.achievements()
    points, highest, tops, colours, covered, left, splayed = seat.points, 0, 0, 0, 0, 0, 0
    for pile, splay in zip(seat.piles, seat.splays, strict=True):
        if pile:
            age = pile[0].age
            tops += age
            colours += 1
            covered += len(pile)
            if age > highest:
                highest = age
            if splay != UNSPLAYED:
                if splay == LEFT:
                    left += 1
                else:
                    splayed += 1
    reach, near = 0, 0.0
    for period in game.periods:
        if highest >= period and points >= 5 * period:
            reach += 1
            continue
        near = 1.0 if points >= 5 * period else points / (5 * period)
        if highest < period:
            near = near * highest / period
        break  # Those after it are higher, and further away.
    leading = level = 0
    others = [game.seats[other].icons for other in game.others[number]]
    best = others[0] if len(others) == 1 else [max(counts) for counts in zip(*others, strict=True)]
    for count, most in zip(seat.icons, best):  # noqa: B905 - they are as many; this is asked all the time
        if count > most:
            leading += 1
        elif count == most:
            level += 1
    a, b, c, d, e, f = seat.icons
    in_hand = 0
    for card in seat.hand:
        if card.age > in_hand:
            in_hand = card.age
    return (
        achieved / needed,
        1.0 if achieved + 1 == needed else 0.0,
        float(reach),
        near,
        points / 10,
        highest / 10,
        tops / 10,
        colours / 5,
        covered / 10,
        left / 5,
        splayed / 5,
        (a + b + c + d + e + f) / 10,
        leading / 6,
        level / 6,
        min(len(seat.hand) / HANDFUL, 1.0),
        in_hand / 10,
        game.actions / 2 if game.turn == number else 0.0,
    )
