"""A table of Innovation in the making."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cards.innovation import CARD, CARDS
from cards.terms import Colour, Direction, Field
from engine.innovation.deck import AGES, PERIODS
from engine.node import Node
from engine.scenario.header import Scenario
from tutor.pages.edit.document import flowing, insert_key
from tutor.pages.edit.draft import UNUSED, Draft
from tutor.pages.edit.draft_file import cards_in
from tutor.pages.edit.written_file import Refused

__all__ = ["InnovationDraft"]

COLOURS = tuple(map(str, Colour))
HELD = ("hand", "score")


class InnovationDraft(Draft):
    """A scenario of Innovation: zones are 0/hand, 0/score, 0/red ..., supply/1 ..., removed."""

    fields: ClassVar[tuple[str, ...]] = tuple(map(str, Field))
    splays: dict[str, str]
    """The direction in which a zone is splayed."""
    achieved: list[tuple[int, str]]
    """Who has achieved what, as often as it is there."""
    named: frozenset[int]
    """The ages whose piles are written down; the others hold all unused cards, shuffled."""

    def _lie(self, scenario: Scenario, position: Mapping[str, Node]) -> None:
        zones: dict[str, list[str]] = {}
        splays: dict[str, str] = {}
        achieved: list[tuple[int, str]] = []
        players = position["players"].fields(scenario.players) if "players" in position else {}
        for seat, name in enumerate(scenario.players):
            found = players[name].fields(scenario.kind.player_keys) if name in players else {}
            for place in HELD:
                zones[f"{seat}/{place}"] = cards_in(found.get(place), CARD)
            if "achievements" in found:
                words = [node.word() for node in found["achievements"].items()]
                known = (*(str(age) for age in PERIODS), *self.fields)
                for node in found["achievements"].items():
                    node.one_of(known, "achievement")
                achieved += [(seat, word) for word in words]
            board = found["board"].fields(COLOURS) if "board" in found else {}
            for colour in COLOURS:
                cards, splay = _pile(board.get(colour))
                zones[f"{seat}/{colour}"] = cards
                if splay is not None:
                    splays[f"{seat}/{colour}"] = splay
        ages = tuple(map(str, AGES))
        piles = position["piles"].fields(ages) if "piles" in position else {}
        for age in AGES:
            zones[f"supply/{age}"] = cards_in(piles.get(str(age)), CARD)
        zones["removed"] = cards_in(position.get("removed"), CARD)
        if "periods" in position and position["periods"].value is not None:
            self.periods: list[int] | None = [
                node.number(PERIODS[0], PERIODS[-1]) for node in position["periods"].items()
            ]
        else:
            self.periods = None
        if "turn" in position and position["turn"].value is not None:
            position["turn"].one_of(scenario.players, "player")
        actions = position.get("actions")
        self.actions = actions.number(0, 2) if actions is not None and actions.value is not None else None
        self.zones, self.splays, self.achieved = zones, splays, achieved
        self.named = frozenset(map(int, piles))

    def _inner(self, section: str) -> Sequence[str]:
        return COLOURS if section == "board" else ()

    def _order(self, path: Sequence[str]) -> Sequence[str]:
        return [str(age) for age in AGES] if tuple(path) == ("position", "piles") else super()._order(path)

    def _path(self, zone: str) -> tuple[str, ...]:
        owner, _, place = zone.partition("/")
        if owner == "supply":
            return ("position", "piles", place)
        if not place:
            return ("position", owner)
        path = ("position", "players", self.players[int(owner)])
        if place in HELD:
            return (*path, place)
        pile = (*path, "board", place)
        return (*pile, "cards") if self._list(*pile, "cards") is not None else pile

    # What lies where ---------------------------------------------------------------------

    def where(self, card: str) -> tuple[str, int] | None:
        """The zone and place of a card; None if it lies among those that are left."""
        for zone, cards in self.zones.items():
            if card in cards:
                return zone, cards.index(card)
        return None

    def unused(self, age: int) -> list[str]:
        """The cards of an age that lie nowhere else: its pile, or if that is written down, out of play."""
        used = {card for cards in self.zones.values() for card in cards}
        return [card.id for card in CARDS if card.age == age and card.id not in used]

    def open_periods(self) -> list[int]:
        """The periods still to be achieved."""
        has = {what for _, what in self.achieved}
        return [age for age in PERIODS if str(age) not in has] if self.periods is None else self.periods

    # Changing ----------------------------------------------------------------------------

    def fits(self, card: str, zone: str) -> bool:
        """Whether a card can lie in a zone."""
        owner, _, place = zone.partition("/")
        if owner == "supply":
            return CARD[card].age == int(place)
        return place not in COLOURS or CARD[card].colour == place

    def put(self, card: str, zone: str, at: int = 0, source: tuple[str, int] | None = None) -> None:
        if zone != UNUSED and zone not in self.zones:
            raise KeyError(zone)
        if zone != UNUSED and not self.fits(card, zone):
            raise Refused("edit_no_place")
        with self._changing():
            here = source or self.where(card)
            if here is not None:
                self._take(*here)
            if zone == UNUSED:
                return
            age = int(zone.partition("/")[2]) if zone.startswith("supply/") else None
            if age is not None and age not in self.named:
                rest = [one for one in self.unused(age) if one != card]
                self._write_pile(age, rest)
            self._add(card, at, *self._path(zone))

    def _take(self, zone: str, at: int) -> None:
        path = self._path(zone)
        if zone in self.splays and len(self.zones[zone]) == 2:
            # INN-8.3: a pile that shrinks to one card is no longer splayed.
            left = [card for place, card in enumerate(self.zones[zone]) if place != at]
            self._set(flowing(left), *path[:-1])
        elif path[-1] == "cards" and len(self.zones[zone]) == 1:
            self._unset(*path[:-1])
        else:
            self._drop(at, *path, keep=zone.startswith("supply/"))

    def _write_pile(self, age: int, cards: Sequence[str]) -> None:
        piles = self._map("position", "piles", flow=True)
        key = next((one for one in piles if str(one) == str(age)), None)
        if key is not None:
            piles[key] = flowing(list(cards))
        else:
            insert_key(piles, age, flowing(list(cards)), [str(one) for one in AGES])

    def pile(self, age: int, how: str) -> None:
        """Let a pile of the supply be `shuffled` (all unused cards), `listed` (in their order) or `empty`."""
        with self._changing():
            if how == "shuffled":
                self._unset("position", "piles", str(age))
            else:
                cards = self.zones[f"supply/{age}"] + self.unused(age) if how == "listed" else []
                self._write_pile(age, cards)

    def splay(self, zone: str, direction: str | None) -> None:
        """Splay a pile, or with None put it together; a pile of one card may be splayed, with a warning."""
        if direction is not None and direction not in tuple(map(str, Direction)):
            raise KeyError(direction)
        cards = self.zones[zone]
        if not cards:
            raise Refused("edit_nothing_to_splay")
        with self._changing():
            path = self._path(zone)
            if direction is None and path[-1] == "cards":
                self._set(flowing(list(cards)), *path[:-1])
            elif direction is not None and path[-1] == "cards":
                self._set(direction, *path[:-1], "splay")
            elif direction is not None:
                self._set(flowing({"cards": list(cards), "splay": direction}), *path)

    def achieve(self, what: str, owner: int | None, out: bool = False) -> None:
        """Give a period or a field to a player, or leave it open to all; `out`: a period that is nobody's."""
        with self._changing():
            for seat in range(len(self.players)):
                path = ("position", "players", self.players[seat], "achievements")
                places = [n for n, word in enumerate(self._list(*path) or ()) if str(word) == what]
                for place in reversed(places):
                    self._drop(place, *path)
            if owner is not None:
                value = int(what) if what.isdecimal() else what
                self._add(value, -1, "position", "players", self.players[owner], "achievements")
            if what.isdecimal() and (self.periods is not None or out):
                left = {*self.open_periods()} - {int(what)}
                left |= {int(what)} if owner is None and not out else set()
                self._set(flowing(sorted(left)), "position", "periods")

    def act(self, actions: int) -> None:
        """How many actions are left in this turn."""
        with self._changing():
            self._set(None if actions == 2 else actions, "position", "actions")


def _pile(node: Node | None) -> tuple[list[str], str | None]:
    if node is None or not isinstance(node.value, dict):
        return cards_in(node, CARD), None
    found = node.fields(("cards", "splay"))
    splay = found["splay"].one_of(tuple(map(str, Direction)), "direction") if "splay" in found else None
    return cards_in(found.get("cards"), CARD), splay
