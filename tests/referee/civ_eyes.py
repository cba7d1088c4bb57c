"""What each player of CIV may know, worked out without the engine's own idea of it."""

from __future__ import annotations

from engine.civ import Civ
from tests.random_games import Position


def blind(game: Civ, position: Position) -> None:
    """What lies hidden can change places with other cards of its era, and no view tells the difference."""
    for seat, name in enumerate(game.players):
        view = game.view(name)
        assert all(isinstance(card, int) for card in view["deck"])
        for other, player in view["players"].items():
            assert other == name or all(isinstance(card, int) for card in player["hand"])
        imagined = game.imagined(name, len(game.moves))
        if game.decision is None or game.decision.seat == seat:
            assert imagined.view(name) == view


def told_to_those_who_see(game: Civ) -> None:
    """A card that goes from one hidden place to another is named only to those whose places they are."""
    open_ = ("area", "discard", "middle", "embargo")
    for name in game.players:
        for event, seen in zip(game.events, game.seen_by(name), strict=True):
            if "card" not in event.data:
                continue
            covered = event.kind in ("draw", "give") or (
                event.kind == "take" and event.data["from"] not in open_
            )
            mine = name in (event.player, event.data.get("owner"), event.data.get("receiver"))
            assert isinstance(seen.data["card"], int) == (covered and not mine), event
