"""A table of CIV in the making."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.civ.deck import BY_ID, DOMAIN_IDS, KINDS
from engine.node import Node
from engine.scenario.header import Scenario
from tutor.pages.edit.document import flowing
from tutor.pages.edit.draft import UNUSED, Draft
from tutor.pages.edit.draft_file import cards_in
from tutor.pages.edit.written_file import Refused

__all__ = ["CivDraft"]

STEPS = ("draft", "play", "effects")
MOST_DEMOCRACY = 16


class CivDraft(Draft):
    """A scenario of CIV: zones are 0/hand, 0/area, ..., deck, discard."""

    democracy: dict[tuple[int, str], int]
    embargo: dict[tuple[int, str], str | None]
    """Where an embargo lies, and the Economy card, if one is named."""
    coin: tuple[str, str, str] | None
    """Whose play area, which domain, who copied."""
    deck_named: bool

    def _lie(self, scenario: Scenario, position: Mapping[str, Node]) -> None:
        zones: dict[str, list[str]] = {}
        democracy: dict[tuple[int, str], int] = {}
        embargo: dict[tuple[int, str], str | None] = {}
        players = position["players"].fields(scenario.players) if "players" in position else {}
        for seat, name in enumerate(scenario.players):
            found = players[name].fields(scenario.kind.player_keys) if name in players else {}
            for place in ("hand", "area"):
                zones[f"{seat}/{place}"] = cards_in(found.get(place), BY_ID)
            if "democracy" in found:
                for domain, node in found["democracy"].fields(DOMAIN_IDS).items():
                    democracy[seat, domain] = node.number(0, MOST_DEMOCRACY)
            if "embargo" in found:
                if isinstance(found["embargo"].value, dict):
                    for domain, node in found["embargo"].fields(DOMAIN_IDS).items():
                        embargo[seat, domain] = node.one_of(BY_ID, "card")
                else:
                    for node in found["embargo"].items():
                        embargo[seat, node.one_of(DOMAIN_IDS, "domain")] = None
        zones["deck"] = cards_in(position.get("deck"), BY_ID)
        zones["discard"] = cards_in(position.get("discard"), BY_ID)
        coin = position.get("coin")
        self.coin = None
        if coin is not None and coin.value is not None:
            told = coin.fields(("player", "domain", "by"))
            if len(told) != 3:
                raise coin.error("expected player, domain and by")
            self.coin = (
                told["player"].one_of(scenario.players, "player"),
                told["domain"].one_of(DOMAIN_IDS, "domain"),
                told["by"].one_of(scenario.players, "player"),
            )
        for key, words in (("first", scenario.players), ("turn", scenario.players), ("step", STEPS)):
            if key in position and position[key].value is not None:
                position[key].one_of(words, "step" if key == "step" else "player")
        self.zones, self.democracy, self.embargo = zones, democracy, embargo
        self.deck_named = "deck" in position and position["deck"].value is not None

    @property
    def first(self) -> str | None:
        """Who began, if that is said."""
        return self._said("first")

    @property
    def step(self) -> str | None:
        """The step of the turn, if that is said."""
        return self._said("step")

    def _inner(self, section: str) -> Sequence[str]:
        return DOMAIN_IDS

    def _path(self, zone: str) -> tuple[str, ...]:
        owner, _, place = zone.partition("/")
        return ("position", "players", self.players[int(owner)], place) if place else ("position", owner)

    def used(self) -> Counter[str]:
        """How many cards of each kind lie somewhere, those face down included."""
        found = Counter(card for cards in self.zones.values() for card in cards)
        found["utopia3"] += sum(self.democracy.values())
        found.update(card for card in self.embargo.values() if card is not None)
        return found

    def unused(self) -> list[str]:
        """The cards that lie nowhere, era by era: the deck, if it is not written down."""
        used = self.used()
        return [kind.id for kind in KINDS for _ in range(kind.copies - used[kind.id])]

    def put(self, card: str, zone: str, at: int = 0, source: tuple[str, int] | None = None) -> None:
        if zone != UNUSED and zone not in self.zones:
            raise KeyError(zone)
        left = self.unused()
        if source is None and zone != UNUSED and card not in left:
            if not (self.deck_named and card in self.zones["deck"]):
                raise Refused("edit_all_used")
            source = ("deck", self.zones["deck"].index(card))
        with self._changing():
            if source is not None:
                self._drop(source[1], *self._path(source[0]), keep=source[0] == "deck")
            if zone == UNUSED:
                return
            if zone == "deck" and not self.deck_named:
                rest = [*left]
                if source is None:
                    rest.remove(card)
                self._set(flowing(rest), "position", "deck")
            self._add(card, at, *self._path(zone))

    def pile(self, how: str) -> None:
        """Let the deck be `shuffled` (all unused cards, era by era), `listed` or `empty`."""
        with self._changing():
            if how == "shuffled":
                self._unset("position", "deck")
            else:
                cards = self.zones["deck"] + self.unused() if how == "listed" else []
                self._set(flowing(cards), "position", "deck")

    def vote(self, seat: int, domain: str, count: int) -> None:
        """How many democracy cards lie in a domain of a player."""
        if not 0 <= count <= MOST_DEMOCRACY or domain not in DOMAIN_IDS:
            raise KeyError(domain)
        with self._changing():
            path = ("position", "players", self.players[seat], "democracy", domain)
            if count and self._list(*path[:-1]) is None:
                self._map(*path[:-1], flow=True)
            self._set(count or None, *path)
            for _ in range(count - self.democracy.get((seat, domain), 0)):
                self._spend("utopia3")

    def bar(self, seat: int, domain: str, on: bool) -> None:
        """Lay an embargo across a domain of a player, with an Economy card that is left, or lift it."""
        if domain not in DOMAIN_IDS:
            raise KeyError(domain)
        path = ("position", "players", self.players[seat], "embargo")
        listed = self._list(*path)
        left = [card for card in (*self.unused(), *self.zones["deck"]) if card.startswith("economy")]
        if on and not left and listed is None:
            raise Refused("edit_all_used")
        with self._changing():
            if listed is not None:
                if on:
                    self._add(domain, -1, *path)
                else:
                    self._drop(listed.index(domain), *path)
            else:
                if on:
                    self._map(*path, flow=True)
                self._set(left[0] if on else None, *path, domain)
                if on:
                    self._spend(left[0])

    def _spend(self, card: str) -> None:
        """If all cards of a kind lie somewhere, one of those in the deck is taken, the lowest."""
        deck = self._list("position", "deck")
        if card not in self.unused() and deck is not None and card in deck:
            self._drop(max(n for n, one in enumerate(deck) if one == card), "position", "deck", keep=True)

    def lay_coin(self, coin: tuple[str, str, str] | None) -> None:
        """Lay the culture coin: at whose domain, for the one who copied; None: beside the deck."""
        with self._changing():
            if coin is None:
                self._unset("position", "coin")
            else:
                self._set(
                    flowing(dict(zip(("player", "domain", "by"), coin, strict=True))), "position", "coin"
                )

    def begin_with(self, name: str | None) -> None:
        """Who is the first player; None: it is not said."""
        with self._changing():
            self._set(name, "position", "first")

    def come_to(self, step: str | None) -> None:
        """At which step of the turn the scenario begins; None: it is not said."""
        with self._changing():
            self._set(step, "position", "step")
