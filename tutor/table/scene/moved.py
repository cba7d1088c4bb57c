"""What the last answer has moved in Innovation, and where it came from."""

from __future__ import annotations

from collections.abc import Sequence

from cards.terms import Colour
from engine.game import Game
from engine.innovation.table import InnovationSeat
from engine.innovation.table import table as innovation_table
from tutor.table.scene.fresh import Fresh, Place
from tutor.table.session import Session

__all__ = ["came_from", "moved"]


def moved(before: Game | None, now: Game) -> Fresh:
    """What has come to a new place, and which piles are splayed otherwise."""
    if before is None:
        return Fresh(None, {})
    then, here = innovation_table(before).seats, innovation_table(now).seats
    turned = [
        (number, str(colour))
        for number, (one, other) in enumerate(zip(then, here, strict=True))
        for colour, old, new in zip(Colour, one.splays, other.splays, strict=True)
        if old != new
    ]
    return Fresh(_places(then), _places(here), turned)


def _places(seats: Sequence[InnovationSeat]) -> dict[Place, list[str]]:
    """What lies where before each player."""
    lies: dict[Place, list[str]] = {}
    for number, seat in enumerate(seats):
        for colour, pile in zip(Colour, seat.piles, strict=True):
            lies[number, str(colour)] = [card.id for card in pile]
        lies[number, "hand"] = [card.id for card in seat.hand]
        lies[number, "score"] = [card.id for card in seat.score]
        lies[number, "periods"] = [str(age) for age in seat.periods]
        lies[number, "fields"] = list(seat.fields)
    return lies


def came_from(session: Session) -> dict[str, str]:
    """The places that cards have come from by the last answer, as far as they cannot be told by the card."""
    game, seats = session.shown, innovation_table(session.shown).seats
    was: dict[str, str] = {}
    for event in game.events[session.fresh :]:
        if event.kind == "draw":
            was[event.data["card"]] = f"supply/{event.data['age']}"
        elif event.data.get("from") in ("hand", "score") and isinstance(event.data.get("card"), str):
            owner = game.players.index(event.data.get("owner", event.player))
            place = event.data["from"]
            left = len(getattr(seats[owner], place))
            was.setdefault(event.data["card"], f"{owner}/{place}/{left}")
    return was
