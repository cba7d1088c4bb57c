"""What each player of Innovation may know, worked out without the engine's own idea of it (INN-2.2)."""

from __future__ import annotations

import json
import re
from typing import Any

from cards.innovation import CARD
from engine.events import Event
from engine.innovation import Innovation
from tests.random_games import Position


def ids(data: Any) -> set[str]:
    """The ids of cards that stand anywhere in data."""
    return CARD.keys() & re.findall("[a-z_]+", json.dumps(data))


def blind(game: Innovation, position: Position) -> None:
    """No id of a card that a player may not know is anywhere in the player's view."""
    on_top = {
        pile["cards"][0] for player in position["players"].values() for pile in player["board"].values()
    }
    for name in game.players:
        own = position["players"][name]
        known = {*on_top, *own["hand"], *own["score"]}
        if game.decision is not None and game.decision.player == name:
            known.update(game.open)  # Collaboration: who chooses has seen what the other revealed
        known.update(card for pile in own["board"].values() for card in pile["cards"])
        assert ids(game.view(name)) <= known, name


class Trail:
    """Where every card lies, as far as the events alone tell."""

    def __init__(self) -> None:
        self.places: dict[str, tuple[str, str]] = {}
        self.shown: set[str] = set()
        """The cards revealed in the part of a dogma that is being carried out."""

    def seen(self, card: str, viewer: str) -> bool:
        owner, place = self.places.get(card, ("", "pile"))
        return place == "board" or card in self.shown or owner == viewer

    def follow(self, event: Event) -> None:
        data, player = event.data, event.player
        match event.kind:
            case "draw":
                self.places[data["card"]] = player, "hand"
            case "meld" | "tuck":
                self.places[data["card"]] = player, "board"
            case "score":
                self.places[data["card"]] = player, "score"
            case "return":
                del self.places[data["card"]]
                # Face down in its pile it can be drawn again in the same part: third edition, Measurement.
                self.shown.discard(data["card"])
            case "transfer":
                self.places[data["card"]] = data["receiver"], data["to"]
            case "exchange":
                self.places |= dict.fromkeys(data["given"], (data["receiver"], data["to"]))
                self.places |= dict.fromkeys(data["taken"], (data["owner"], data["from"]))
            case "remove":
                self.places.clear()
            case "reveal":
                self.shown.add(data["card"])
            case "affect" | "bonus" | "turn":
                self.shown.clear()


CARRIED_OUT = frozenset(("dogma", "affect", "execute", "repeat", "nothing"))
"""Kinds that name the card being carried out, which all have seen, wherever it lies by then."""


def told_to_those_who_see(game: Innovation) -> None:
    """An event names a card to those who see it before or after, to nobody else; and no card moves untold."""
    trail = Trail()
    told = [game.seen_by(name) for name in game.players]
    for event, *seen in zip(game.events, *told, strict=True):
        cards = [event.data["card"]] if "card" in event.data else []
        cards += [*event.data.get("given", ()), *event.data.get("taken", ())]
        deciding = event.data.get("cards", ())
        before = {(card, name) for card in cards for name in game.players if trail.seen(card, name)}
        trail.follow(event)
        named = ids(event.data)
        assert named == {*cards, *deciding}, event
        # What decides a condition is told to all or to nobody.
        assert all(trail.seen(card, name) for card in deciding for name in game.players), event
        for name, as_told in zip(game.players, seen, strict=True):
            allowed = {
                card
                for card in cards
                if event.kind in CARRIED_OUT or (card, name) in before or trail.seen(card, name)
            }.union(deciding)
            assert (named if as_told is event else ids(as_told.data)) == allowed, (name, event)
    lying = {}
    for name, player in game.position(None)["players"].items():
        lying |= {card: (name, place) for place in ("hand", "score") for card in player[place]}
        lying |= {card: (name, "board") for pile in player["board"].values() for card in pile["cards"]}
    assert trail.places == lying
