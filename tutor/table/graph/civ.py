"""The turn of CIV: what is played, which effects are open and why, whom they affect, the draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cards.civ import ABILITY
from cards.text.civ import applied
from engine.civ.deck import DOMAIN_IDS
from engine.civ.table import seat_of, table
from engine.events import Event
from engine.game import Game

if TYPE_CHECKING:
    from tutor.table.graph.shape import Graph

__all__ = ["grow"]

PLAY, EFFECTS, DRAW = 1, 2, 3
"""The steps of a turn."""

_BARE: dict[str, Any] = {
    "card": None, "demand": False, "role": None, "icon": None, "count": None, "against": None,
    "partner": False, "ability": None, "owner": None, "open": False, "level": None, "inside": None,
}  # fmt: skip


def grow(graph: Graph, game: Game, key: str | None) -> None:
    """Draw the present turn, with what an answer would do if one is given."""
    start = _turn_begins(game)
    whose = table(game).turn
    if whose < 0:
        return
    turn = _Turn(graph, game, game.players[whose])
    for number in range(start, len(game.events)):
        turn.follow(number, game.events[number])
    turn.finish(key)


def _turn_begins(game: Game) -> int:
    """The number of the event that began the present turn; a scenario may begin within one."""
    numbers = range(len(game.events) - 1, -1, -1)
    return next((number for number in numbers if _is_turn(game.events[number])), 0)


def _is_turn(event: Event) -> bool:
    return event.kind == "turn" and event.data["what"] == "turn"


class _Turn:
    """Follows the events of a turn and draws them."""

    def __init__(self, graph: Graph, game: Game, player: str) -> None:
        self.graph = graph
        self.game = game
        self.table = table(game)
        self.player = player
        graph.graph.update(card=None, by=player, preview=False)
        self.last = self._add("play", "step", PLAY, "CIV-2.1", state="now")
        self.now = self.last
        """The node in which things happen."""
        self._applied = 0

    def _add(self, node: str, kind: str, effect: int, rule: str, **given: Any) -> str:
        player = given.pop("player", self.player)
        data = {**_BARE, "kind": kind, "effect": effect, "player": player, "by": self.player, "rule": rule}
        self.graph.add_node(node, **{**data, "state": "next", "events": [], **given})
        return node

    def _then(self, node: str) -> None:
        self.graph.add_edge(self.last, node, kind="then")
        self.last = node

    def _done(self, node: str) -> None:
        for one in self.graph:
            if one == node or one.startswith(f"{node}/"):
                self.graph.nodes[one]["state"] = "done"

    def follow(self, number: int, event: Event) -> None:
        """Put an event where it belongs."""
        if event.kind == "copy" or (event.kind == "affect" and event.data["role"] == "acts"):
            if not (event.kind == "affect" and self.graph.nodes[self.now]["kind"] == "copy"):
                self._apply(event)
        elif event.kind == "affect":
            self._affect(event)
        elif event.clause is None and self._belongs_to_the_end(event):
            self._draw()
        self._node_of(event)["events"].append(number)

    def _apply(self, event: Event) -> None:
        """An effect is applied, or copied."""
        data = event.data
        self._done(self.now)
        self._applied += 1
        kind = "copy" if event.kind == "copy" else "effect"
        self.now = self._add(
            f"{kind}:{self._applied}", kind, EFFECTS, event.rule, state="now", ability=data["ability"],
            card=data["domain"], level=data["level"], count=data["count"], against=data["needed"],
            owner=data.get("from"), role="acts",
        )  # fmt: skip
        self._then(self.now)

    def _affect(self, event: Event) -> None:
        """Another player is affected, or has no card of what was chosen."""
        data = event.data
        for one in self.graph:
            if self.graph.nodes[one]["inside"] == self.now:
                self.graph.nodes[one]["state"] = "done"
        node = self._add(
            f"{self.now}/{event.player}", "part", EFFECTS, event.rule, player=event.player, role=data["role"],
            state="done" if data["role"] == "immune" else "now", ability=data["ability"], card=data["domain"],
            count=data["count"], inside=self.now,
        )  # fmt: skip
        self.graph.add_edge(self.now, node, kind="executes")

    def _belongs_to_the_end(self, event: Event) -> bool:
        return event.rule in ("CIV-2.3", "CIV-5.2", "CIV-5.1", "CIV-5.3") or (
            event.kind == "discard" and event.rule == "CIV-4.3"
        )

    def _draw(self) -> None:
        if "grow" not in self.graph:
            self._done(self.now)
            self.now = self._add("grow", "step", DRAW, "CIV-2.3", state="now", count=self._limit())
            self._then("grow")

    def _limit(self) -> int:
        return seat_of(self.game, self.player).limit

    def _node_of(self, event: Event) -> dict[str, Any]:
        inner = f"{self.now}/{event.player}"
        data: dict[str, Any] = self.graph.nodes[inner if inner in self.graph else self.now]
        return data

    def finish(self, key: str | None) -> None:
        """Draw what is still to come: the effects that are open, those that are not, the draw."""
        asked = self.game.decision
        if asked is not None and asked.kind == "effects":
            self._done(self.now)
            self._open(asked.keys, key)
            self._closed(asked.seat, asked.keys)
        if self.game.result is not None:
            self._done(self.now)
        elif "grow" not in self.graph:
            self._add("grow", "step", DRAW, "CIV-2.3", count=self._limit())
            self._then("grow")

    def _open(self, keys: tuple[str, ...], looked: str | None) -> None:
        """What may be applied now, and whom it would affect if it is looked at."""
        for key in keys:
            found = applied(key)
            if found is None:
                continue
            owner = found.owner or self.player
            domain = str(found.domain.id)
            against = self.table.levels[found.level - 1] if found.level else 1
            count = self._count(owner, domain)
            node = self._add(
                f"open:{key}", "copy" if found.owner else "effect", EFFECTS, found.ability.rule,
                ability=found.ability.id, card=domain, level=found.level, count=count, against=against,
                owner=found.owner, open=True,
            )  # fmt: skip
            self.graph.add_edge(self.last, node, kind="then")
            if key == looked:
                self.graph.graph.update(preview=True, card=domain)
                self._would_affect(node, key, domain, found.ability.id)

    def _would_affect(self, node: str, key: str, domain: str, ability: str) -> None:
        self.graph.nodes[node]["role"] = "acts"
        for step in self.game.preview(key):
            if step.player != self.player:
                inner = self._add(
                    f"{node}/{step.player}", "part", EFFECTS, step.rule, player=step.player, role=step.role,
                    ability=ability, card=domain, count=step.count, inside=node, open=True,
                )  # fmt: skip
                self.graph.add_edge(node, inner, kind="executes")

    def _closed(self, seat: int, keys: tuple[str, ...]) -> None:
        """The domains of which there are too few cards for level 1 (CIV-3.1)."""
        least = self.table.levels[0]
        for ability, (domain, said) in ABILITY.items():
            if getattr(said.effect, "level", None) == 1:
                count = self._count(self.player, str(domain.id))
                if 0 < count < least:
                    self._add(
                        f"closed:{ability}", "effect", EFFECTS, "CIV-3.1", ability=ability,
                        card=str(domain.id), level=1, count=count, against=least, role="immune",
                    )  # fmt: skip

    def _count(self, player: str, domain: str) -> int:
        return seat_of(self.game, player).counts[DOMAIN_IDS.index(domain)]
