"""What lies before one player of Innovation; icons and points are kept up to date."""

from __future__ import annotations

from engine.innovation.deck import COLOURS, NO_ICONS, UNSPLAYED, Counts, ReadyCard


class Seat:
    """A player's hand, score, board and achievements. Piles are lists, top first, by colour."""

    __slots__ = (
        "fields", "hand", "icons", "periods", "piles", "points",
        "score", "scored", "shown", "splays", "tucked",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hand: list[ReadyCard] = []
        self.score: list[ReadyCard] = []
        self.points = 0
        self.piles: list[list[ReadyCard]] = [[] for _ in COLOURS]
        self.splays = [UNSPLAYED] * len(COLOURS)
        self.shown: list[Counts] = [NO_ICONS] * len(COLOURS)
        """The icons that each pile shows."""
        self.icons: Counts = NO_ICONS
        self.periods: list[int] = []
        self.fields: list[str] = []
        self.tucked = 0
        """Cards tucked in this turn (INN-9.1)."""
        self.scored = 0
        """Cards scored in this turn."""

    def copy(self) -> Seat:
        """An independent seat with the same cards."""
        twin = Seat.__new__(Seat)
        twin.hand = self.hand[:]
        twin.score = self.score[:]
        twin.points = self.points
        red, yellow, green, blue, purple = self.piles
        twin.piles = [red[:], yellow[:], green[:], blue[:], purple[:]]
        twin.splays = self.splays[:]
        twin.shown = self.shown[:]
        twin.icons = self.icons
        twin.periods = self.periods[:]
        twin.fields = self.fields[:]
        twin.tucked = self.tucked
        twin.scored = self.scored
        return twin

    def tops(self) -> list[ReadyCard]:
        """The top cards, in the order of the colours."""
        return [pile[0] for pile in self.piles if pile]

    def highest_top(self) -> int:
        """The value of the highest top card; 0 without any (INN-7.1)."""
        return max([pile[0].age for pile in self.piles if pile], default=0)

    def tucked_or_scored(self, *, apart: bool) -> int:
        """What counts for Monument in this turn: both kinds together, or the greater alone (INN-9.1)."""
        return max(self.tucked, self.scored) if apart else self.tucked + self.scored

    def achievements(self) -> int:
        """Periods and fields together (INN-10.1)."""
        return len(self.periods) + len(self.fields)

    def recount(self, colour: int) -> None:
        """Bring splay and icons up to date after the pile of a colour has changed."""
        pile = self.piles[colour]
        if len(pile) < 2:
            self.splays[colour] = UNSPLAYED  # INN-8.3
            now = pile[0].icons if pile else NO_ICONS
        else:
            now = visible(pile, self.splays[colour])
        before = self.shown[colour]
        if now is not before:
            self.shown[colour] = now
            a, b, c, d, e, f = self.icons
            g, h, i, j, k, m = before
            n, o, p, q, r, s = now
            self.icons = (a - g + n, b - h + o, c - i + p, d - j + q, e - k + r, f - m + s)


def visible(pile: list[ReadyCard], splay: int) -> Counts:
    """The icons of a pile that can be seen: all of the top card, the splayed edge of the others."""
    now = pile[0].icons
    if splay != UNSPLAYED:
        a, b, c, d, e, f = now
        for card in pile[1:]:
            n, o, p, q, r, s = card.showing[splay]
            a, b, c, d, e, f = a + n, b + o, c + p, d + q, e + r, f + s
        now = (a, b, c, d, e, f)
    return now
