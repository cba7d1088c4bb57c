"""The table of Innovation a second time, slow and plain, written from the rules and not from the engine.

Nothing is kept up to date: whatever somebody asks is counted anew from the cards. What an event says has
happened is done here as well, and refused if the rules do not allow it.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from cards.innovation import CARD
from cards.innovation.editions import EDITIONS
from cards.model import Card
from cards.terms import EditionName, Language

ICONS = ("castle", "crown", "leaf", "bulb", "factory", "clock")
FIELDS = ("monument", "empire", "wonder", "world", "universe")
PLACES_SHOWN = {
    "left": ("bottom_right",),
    "right": ("top_left", "bottom_left"),
    "up": ("bottom_left", "bottom_middle", "bottom_right"),
}
"""Which places of a card beneath another one can be seen, by the direction of the splay (INN-8.2)."""
ALL_PLACES = ("top_left", "bottom_left", "bottom_middle", "bottom_right")


@dataclass
class Player:
    """What lies before a player."""

    hand: list[str] = field(default_factory=list)
    score: list[str] = field(default_factory=list)
    board: dict[str, list[str]] = field(default_factory=dict)
    """The piles by colour, top first."""
    splay: dict[str, str] = field(default_factory=dict)
    """The direction of each pile that is splayed."""
    periods: list[int] = field(default_factory=list)
    fields: list[str] = field(default_factory=list)
    tucked: int = 0
    """Cards tucked in this turn, whoever's it is (INN-9.1)."""
    scored: int = 0

    def tops(self) -> list[str]:
        return [pile[0] for pile in self.board.values()]

    def highest(self) -> int:
        """The value of the highest top card; without any it is 0 (INN-7.1)."""
        return max((CARD[card].age for card in self.tops()), default=0)

    def points(self) -> int:
        """INN-7.3."""
        return sum(CARD[card].age for card in self.score)

    def icons(self) -> Counter[str]:
        """All visible icons: those of each top card, and what the splays show (INN-8.2)."""
        seen: Counter[str] = Counter()
        for colour, pile in self.board.items():
            for depth, card in enumerate(pile):
                places = PLACES_SHOWN.get(self.splay.get(colour, ""), ()) if depth else ALL_PLACES
                icons = (getattr(CARD[card].icons, place) for place in places)
                seen.update(str(icon) for icon in icons if icon is not None)
        return seen

    def fulfils(self, name: str, *, separate: bool) -> bool:
        """Whether the condition of a field holds (INN-9.1 to INN-9.5)."""
        match name:
            case "monument":
                if separate:
                    return self.tucked >= 6 or self.scored >= 6
                return self.tucked + self.scored >= 6
            case "empire":
                icons = self.icons()
                return all(icons[icon] >= 3 for icon in ICONS)
            case "wonder":
                return len(self.board) == 5 and all(
                    self.splay.get(colour) in ("right", "up") for colour in self.board
                )
            case "world":
                return self.icons()["clock"] >= 12
            case _:
                return len(self.board) == 5 and all(CARD[card].age >= 8 for card in self.tops())


@dataclass
class Table:
    """The whole table; nothing on it is hidden from a referee."""

    players: dict[str, Player]
    """In the order of the seats, clockwise."""
    teams: list[list[str]]
    language: Language
    separate: bool
    """Monument counts tucked and scored cards separately."""
    piles: dict[int, list[str]]
    edition: EditionName = "first"
    periods: list[int] = field(default_factory=lambda: list(range(1, 10)))
    fields: list[str] = field(default_factory=lambda: list(FIELDS))
    removed: list[str] = field(default_factory=list)
    turn: str | None = None
    actions: int = 0

    def card(self, name: str) -> Card:
        """A card as it is printed in this edition."""
        return EDITIONS[self.edition].card[name]

    def around(self, name: str) -> list[str]:
        """All others, clockwise from the left of a player."""
        names = list(self.players)
        seat = names.index(name)
        return names[seat + 1 :] + names[:seat]

    def team(self, name: str) -> list[str]:
        """A player and the partner (INN-10.4)."""
        return next((team for team in self.teams if name in team), [name])

    # What may be done --------------------------------------------------------------------

    def actions_of(self, name: str) -> set[str]:
        """All actions that a player may take (INN-2.1)."""
        player = self.players[name]
        melds = {f"meld {card}" for card in player.hand}
        dogmas = {f"dogma {card}" for card in player.tops()}
        # INN-6.1
        able = [age for age in self.periods if player.points() >= 5 * age and player.highest() >= age]
        return {"draw"} | melds | dogmas | {f"achieve {age}" for age in able}

    def goes_first(self) -> str:
        """The player whose card comes first in the alphabet of the game's language (INN-1.5)."""
        return min(self.players, key=lambda name: self.alphabetical(self.players[name].tops()[0]))

    def alphabetical(self, card: str) -> str:
        letters = unicodedata.normalize("NFD", CARD[card].name[self.language].casefold())
        return "".join(letter for letter in letters if not unicodedata.combining(letter))

    def roles(self, name: str, demand: bool, counts: Mapping[str, int]) -> Iterator[tuple[str, str]]:
        """Who does what in an effect, in the order in which they do it (INN-5.3, INN-5.4, INN-10.4)."""
        for other in self.around(name):
            if demand:
                obeys = counts[other] < counts[name] and other not in self.team(name)
                yield other, "obeys" if obeys else "immune"
            else:
                yield other, "shares" if counts[other] >= counts[name] else "immune"
        if not demand:
            yield name, "acts"

    def due(self) -> Iterator[tuple[str, str]]:
        """The fields to be claimed now, in the order of INN-9.7."""
        start = self.turn or next(iter(self.players))
        left = list(self.fields)
        for name in (start, *self.around(start)):
            for each in list(left):
                if self.players[name].fulfils(each, separate=self.separate):
                    left.remove(each)
                    yield name, each

    def enough(self, name: str) -> bool:
        """Whether a player's achievements win the game (INN-10.1, INN-10.4)."""
        mates = [self.players[mate] for mate in self.team(name)]
        needed = 6 if self.teams else {2: 6, 3: 5, 4: 4}[len(self.players)]
        return sum(len(mate.periods) + len(mate.fields) for mate in mates) >= needed

    def best(self) -> list[str]:
        """Who wins when there is nothing left to draw (INN-10.2)."""

        def worth(name: str) -> tuple[int, int]:
            mates = [self.players[mate] for mate in self.team(name)]
            achieved = sum(len(mate.periods) + len(mate.fields) for mate in mates)
            return sum(mate.points() for mate in mates), achieved

        most = max(map(worth, self.players))
        return [name for name in self.players if worth(name) == most]

    # What is done ------------------------------------------------------------------------

    def to_draw(self, value: int) -> int | None:
        """The age from which a card of a value is drawn (INN-3.2); None: there is none left (INN-3.3)."""
        return next((age for age in range(max(value, 1), 11) if self.piles[age]), None)

    def draw(self, name: str, card: str, value: int) -> None:
        """The top card of the age, into the hand."""
        age = self.to_draw(value)
        assert age is not None, "INN-3.3"
        assert self.piles[age][0] == card, f"INN-3.2: {self.piles[age][0]} is drawn, not {card}"
        self.players[name].hand.append(self.piles[age].pop(0))

    def take_away(self, name: str, place: str, card: str) -> None:
        """A card leaves a place of a player, where it must lie."""
        player = self.players[name]
        if place == "board":
            colour = str(CARD[card].colour)
            assert card in player.board.get(colour, ()), f"{card} is not on {name}'s board"
            player.board[colour].remove(card)
            if len(player.board[colour]) < 2:
                player.splay.pop(colour, None)  # INN-8.3
            if not player.board[colour]:
                del player.board[colour]
        else:
            cards = player.hand if place == "hand" else player.score
            assert card in cards, f"{card} is not in {name}'s {place}"
            cards.remove(card)

    def put(self, name: str, place: str, card: str, *, under: bool = False) -> None:
        """A card arrives; on a board on top of its pile (INN-4.1, INN-7.8), or under it (INN-7.5)."""
        player = self.players[name]
        if place == "board":
            pile = player.board.setdefault(str(CARD[card].colour), [])
            pile.insert(len(pile) if under else 0, card)
        else:
            (player.hand if place == "hand" else player.score).append(card)

    def splay(self, name: str, colour: str, direction: str, was: str | None) -> None:
        """INN-8.1."""
        player = self.players[name]
        assert len(player.board.get(colour, ())) >= 2, "INN-8.1"
        assert player.splay.get(colour) == was != direction, "INN-8.1"
        player.splay[colour] = direction

    def unsplay(self, name: str, colour: str, was: str) -> None:
        """INN-8.1."""
        assert self.players[name].splay.pop(colour) == was, "INN-8.1"

    def remove_all(self) -> None:
        """INN-7.10."""
        for player in self.players.values():
            self.removed += [
                *player.hand,
                *player.score,
                *(card for pile in player.board.values() for card in pile),
            ]
            player.hand, player.score, player.board, player.splay = [], [], {}, {}


def public(table: Table, kind: str, keys: Collection[str]) -> bool:
    """Whether everybody may know the legal answers: the cards that they name all lie on top (INN-2.2)."""
    tops = [top for player in table.players.values() for top in player.tops()]
    named = [word for key in keys for word in key.split() if word in CARD]
    return kind != "setup" and all(card in tops for card in named)


# Beside the engine ----------------------------------------------------------------------------


def laid_out(position: Mapping[str, Any], options: Mapping[str, Any], language: Language) -> Table:
    """The table of a new game when everybody has drawn two cards and nobody has chosen one (INN-1)."""
    edition = options.get("edition", "first")
    hands = {name: list(player["hand"]) for name, player in position["players"].items()}
    piles = {int(age): list(pile) for age, pile in position["piles"].items()}
    for age in range(1, 11):
        # INN-1.1, INN-1.2, INN-1.4: one of each age to 9 is set aside, two 1s of each player are drawn.
        dealt = 2 * len(hands) if age == 1 else 0
        assert len(piles[age]) == (15 if age == 1 else 10) - (age < 10) - dealt, "INN-1.1"
        assert {CARD[card].age for card in piles[age]} == {age}, "INN-1.1"
    assert all([CARD[card].age for card in hand] == [1, 1] for hand in hands.values()), "INN-1.4"
    return Table(
        players={name: Player(hand=hand) for name, hand in hands.items()},
        teams=options.get("teams", []),
        language=language,
        edition=edition,
        separate=edition == "third" or options.get("monument") == "separate",  # INN-9.1
        piles=piles,
    )


def as_reported(table: Table) -> dict[str, Any]:
    """What a report says of the table; hands and scores have no order."""
    return {
        "turn": table.turn,
        "actions": table.actions,
        "piles": {str(age): pile for age, pile in table.piles.items()},
        "periods": table.periods,
        "fields": table.fields,
        "removed": sorted(table.removed),
        "players": {
            name: {
                "hand": sorted(player.hand),
                "score": sorted(player.score),
                "points": player.points(),
                "achievements": sorted([*map(str, player.periods), *player.fields]),
                "icons": dict.fromkeys(ICONS, 0) | player.icons(),
                "board": {
                    colour: {"cards": pile, "splay": player.splay.get(colour)}
                    for colour, pile in player.board.items()
                },
            }
            for name, player in table.players.items()
        },
    }


def reported(position: Mapping[str, Any]) -> dict[str, Any]:
    """The engine's report in the same form."""
    return {
        **{key: position[key] for key in ("turn", "actions", "piles", "periods", "fields")},
        "removed": sorted(position["removed"]),
        "players": {
            name: {
                **player,
                "hand": sorted(player["hand"]),
                "score": sorted(player["score"]),
                "achievements": sorted(map(str, player["achievements"])),
            }
            for name, player in position["players"].items()
        },
    }
