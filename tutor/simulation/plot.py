"""A simulation as one picture, in SVG: shares with their intervals, how games ended, how long they were."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.simulation.rate import Rate
from tutor.words.markup import Markup, element

__all__ = ["plot"]

WIDTH, LEFT, RIGHT = 760, 190, 120
ROW, BAR, GAP = 24, 14, 22
HEIGHT_OF_LENGTHS = 90
MOST_BINS = 24
INK, SOFT, PAPER, FILL, LINE = "#26221c", "#6b6459", "#fdfbf7", "#8fb0d6", "#2a5b98"

Named = Sequence[tuple[str, Rate]]
"""Shares with their names."""

Drawn = tuple[int, list[Markup]]
"""How high a part is, and what it consists of, drawn from 0 down."""


def plot(
    head: str, fair: float, wins: Named, ends: Mapping[str, int], answers: Sequence[int], cards: Named
) -> str:
    """The picture; it looks the same in light and dark, on a page or on paper.

    `fair` is the share that everybody would have if nothing made a difference.
    """
    parts = [
        _titled("Who won, of all games", _shares(wins, fair)),
        _titled("How games ended", _counts(ends, len(answers))),
        _titled("How many answers a game took", _lengths(answers)),
    ]
    if cards:
        parts.append(_titled("Who played a card, and won", _shares(cards, fair)))
    drawn, y = [_words(GAP, 26, head, weight=600, size=16)], 44
    for height, part in parts:
        drawn.append(element("g", *part, transform=f"translate(0 {y})"))
        y += height + GAP
    paper = element("rect", width=WIDTH, height=y, rx=10, fill=PAPER)
    return element(
        "svg", element("title", head), paper, *drawn,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {y}", width=WIDTH, height=y,
        role="img", font_family="system-ui, sans-serif", font_size=13, fill=INK,
    )  # fmt: skip


def _titled(title: str, part: Drawn) -> Drawn:
    height, drawn = part
    moved = element("g", *drawn, transform=f"translate(0 {ROW})")
    return height + ROW, [_words(GAP, ROW - 10, title, weight=600), moved]


def _shares(rates: Named, fair: float) -> Drawn:
    """A bar for each share with its interval; a line where all would be if nothing made a difference."""
    drawn, y = [], 0
    for name, rate in rates:
        middle = y + ROW // 2
        drawn += [
            *_bar(y, name, rate.share, f"{rate.share:.0%} of {rate.of}"),
            _line(_x(rate.low), middle, _x(rate.high), middle),
            *(_line(_x(end), middle - 4, _x(end), middle + 4) for end in (rate.low, rate.high)),
        ]
        y += ROW
    dashes = element("g", _line(_x(fair), 0, _x(fair), y), stroke_dasharray="3 3", opacity=0.6)
    return y, [*drawn, dashes]


def _counts(counts: Mapping[str, int], all_of_them: int) -> Drawn:
    drawn: list[Markup] = []
    for number, (name, times) in enumerate(counts.items()):
        drawn += _bar(number * ROW, name, times / all_of_them, str(times))
    return len(counts) * ROW, drawn


def _bar(y: int, name: str, share: float, says: str) -> list[Markup]:
    """A bar with its name before it, and what it says behind the end of its row."""
    text = y + ROW // 2 + 5
    return [
        _words(LEFT - 10, text, name, anchor="end"),
        element(
            "rect", x=LEFT, y=y + (ROW - BAR) // 2, width=round(_x(share) - LEFT, 1), height=BAR, fill=FILL
        ),
        _words(WIDTH - RIGHT + 10, text, says, fill=SOFT),
    ]


def _lengths(answers: Sequence[int]) -> Drawn:
    """How many games there are of each length."""
    least, most = min(answers), max(answers)
    bins = min(MOST_BINS, most - least + 1)
    numbers = [0] * bins
    for one in answers:
        numbers[(one - least) * bins // (most - least + 1)] += 1
    wide = (WIDTH - LEFT - RIGHT) / bins
    drawn = []
    for place, number in enumerate(numbers):
        high = round(HEIGHT_OF_LENGTHS * number / max(numbers), 1)
        drawn.append(
            element(
                "rect", element("title", str(number)), x=round(LEFT + place * wide, 1),
                y=round(HEIGHT_OF_LENGTHS - high, 1), width=round(max(wide - 1, 1), 1), height=high,
                fill=FILL,
            )
        )  # fmt: skip
    below = HEIGHT_OF_LENGTHS + 16
    drawn += [
        _words(LEFT, below, str(least), fill=SOFT),
        _words(WIDTH - RIGHT, below, str(most), fill=SOFT, anchor="end"),
    ]
    return below, drawn


def _x(share: float) -> float:
    """Where a share from 0 to 1 lies."""
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def _words(
    x: float, y: float, text: str, fill: str = INK, anchor: str | None = None, weight: int | None = None,
    size: int | None = None,
) -> Markup:  # fmt: skip
    return element("text", text, x=x, y=y, fill=fill, text_anchor=anchor, font_weight=weight, font_size=size)


def _line(x1: float, y1: float, x2: float, y2: float) -> Markup:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=LINE, stroke_width=1.6)
