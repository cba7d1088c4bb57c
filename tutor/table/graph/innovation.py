"""The resolution of a dogma: everybody's part in each effect, the cards carried out within, the bonus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cards.innovation.editions import PRINTINGS
from cards.model import Card
from cards.program import Cooperative, Demand
from engine.events import Clause, Event
from engine.game import Game
from engine.innovation.table import printed
from engine.parts import EffectPart

if TYPE_CHECKING:
    from tutor.table.graph.shape import Graph

__all__ = ["grow"]

ACTIONS = ("grow", "meld", "dogma", "achieve")


def grow(graph: Graph, game: Game, key: str | None) -> None:
    """Draw the last dogma, or the one that the key would activate."""
    if key is not None:
        if key.startswith("dogma "):
            _preview(graph, game, key)
        return
    start = _last_dogma(game)
    if start is not None:
        _carried_out(graph, game, start)


def _preview(graph: Graph, game: Game, key: str) -> None:
    asked = game.decision
    assert asked is not None
    _lay_out_parts(graph, printed(game, key.removeprefix("dogma ")), asked.player, game.expected(key))
    graph.graph["preview"] = True


def _lay_out_parts(graph: Graph, card: Card, by: str, parts: Sequence[EffectPart]) -> None:
    """All parts, the bonus among them, as nodes that are still to come, in the order of the engine."""
    graph.graph.update(card=card.id, by=by, preview=False)
    before: str | None = None
    for part in parts:
        is_bonus = part.role == "bonus"
        node = "bonus" if is_bonus else f"{part.effect}:{part.player}"
        graph.add_node(
            node, kind="bonus" if is_bonus else "part", effect=part.effect, card=card.id,
            printing=card.printing, player=part.player,
            role=None if is_bonus else part.role, by=by,
            demand=not is_bonus and isinstance(card.effects[part.effect - 1], Demand), icon=str(card.dogma),
            count=None if is_bonus else part.count, against=part.against, partner=part.rule == "INN-10.4",
            rule=part.rule, state="next", events=[], inside=None, open=False, changed=False,
            **({"drawn": None} if is_bonus else {}),
        )  # fmt: skip
        if part.role != "immune":
            if before is not None:
                graph.add_edge(before, node, kind="then")
            before = node


def _last_dogma(game: Game) -> int | None:
    """The number of the event that began the last action, if that was the activation of a card."""
    key = next((key for _, key in reversed(game.moves) if key.partition(" ")[0] in ACTIONS), "")
    if not key.startswith("dogma "):
        return None
    card = key.removeprefix("dogma ")
    numbers = range(len(game.events) - 1, -1, -1)
    return next(
        (n for n in numbers if game.events[n].kind == "dogma" and game.events[n].data["card"] == card), None
    )


def _carried_out(graph: Graph, game: Game, start: int) -> None:
    begun = game.events[start]
    card = printed(game, begun.data["card"])
    by = begun.player or ""
    _lay_out_parts(graph, card, by, _parts(game, start))
    trail = _Trail(graph, game)
    for number in range(start + 1, len(game.events)):
        event = game.events[number]
        if event.kind == "turn":
            break
        trail.follow(number, event)
    asked = game.decision
    if asked is not None and asked.kind not in ("action", "setup") and asked.clause is not None:
        trail.enter(asked.clause)
    elif asked is not None or game.result is not None:
        trail.finish()
        trail.close()


def _parts(game: Game, start: int) -> Sequence[EffectPart]:
    """Everybody's parts; of a dogma that is over, for it may have been broken off, those that came."""
    parts, asked = game.parts(), game.decision
    if game.result is None and (asked is None or asked.kind not in ("action", "setup")):
        return parts
    came = {(event.data["effect"], event.player) for event in game.events[start:] if event.kind == "affect"}
    return [part for part in parts if part.role == "bonus" or (part.effect, part.player) in came]


class _Trail:
    """Follows the events through the graph and keeps the states of the nodes up to date."""

    def __init__(self, graph: Graph, game: Game) -> None:
        self.graph = graph
        self.game = game
        self.nodes = graph.nodes
        self.now: list[str] = []
        """The part that is going on, the card carried out in it, its part, and so on inwards."""

    def follow(self, number: int, event: Event) -> None:
        if event.kind == "affect":
            self.finish()
            node = f"{event.data['effect']}:{event.player}"
            if event.data["role"] == "immune":
                self.nodes[node]["state"] = "done"
            else:
                self.now = [node]
                self.nodes[node]["state"] = "now"
            self.nodes[node]["events"].append(number)
        elif event.kind == "bonus":
            self.finish()
            self.now = ["bonus"]
            self.nodes["bonus"].update(state="now", drawn=event.data["drawn"])
            self.nodes["bonus"]["events"].append(number)
        elif self.now:
            if event.clause is not None and event.kind != "execute":
                self.enter(event.clause)
            self.nodes[self.now[-1]]["events"].append(number)
            if event.changes:
                for node in self.now:
                    self.nodes[node]["changed"] = True
            if event.kind == "execute":
                self._execute(event)

    def enter(self, clause: Clause) -> None:
        """Something happens in an effect of a card: what was carried out inside others is done."""
        card, effect = PRINTINGS[clause[0]].id, clause[1]
        if not self.now or self.now == ["bonus"]:
            return
        while len(self.now) > 1 and self.nodes[self.now[-1]]["card"] != card:
            self._leave()
        inner = self.now[-1]
        if (
            self.nodes[inner]["kind"] == "part"
            and self.nodes[inner]["inside"]
            and self.nodes[inner]["effect"] != effect + 1
        ):
            self._leave()
            inner = self.now[-1]
        if self.nodes[inner]["kind"] == "card":
            part = f"{inner}/{effect + 1}"
            if part in self.nodes:
                self.now.append(part)
                self.nodes[part]["state"] = "now"

    def finish(self) -> None:
        """All that was going on is done."""
        while self.now:
            self._leave()

    def close(self) -> None:
        """A dogma that ended without a bonus (by Fission, or with the game) will not bring it any more."""
        bonus = self.nodes.get("bonus")
        if bonus is not None and bonus["drawn"] is None:
            bonus.update(state="done", drawn=False)

    def _leave(self) -> None:
        self.nodes[self.now.pop()]["state"] = "done"

    def _execute(self, event: Event) -> None:
        """Nest the cooperative effects of a card in the part that carries it out (INN-5.8)."""
        outer = self.now[-1]
        card = printed(self.game, event.data["card"])
        given = {**self.nodes[outer], "card": card.id, "printing": card.printing, "role": "acts"}
        given |= {"rule": "INN-5.8", "demand": False, "state": "next", "inside": outer, "changed": False}
        node = f"{outer}/{card.id}"
        self.graph.add_node(node, **{**given, "kind": "card", "state": "now", "events": []})
        self.graph.add_edge(outer, node, kind="executes")
        before = node
        for number, effect in enumerate(card.effects, 1):
            if isinstance(effect, Cooperative):
                part = f"{node}/{number}"
                own = {"kind": "part", "effect": number, "events": [], "inside": node}
                self.graph.add_node(part, **{**given, **own})
                self.graph.add_edge(before, part, kind="then")
                before = part
        self.now.append(node)
