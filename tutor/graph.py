"""In which order an effect resolves, whom it affects and why, as a networkx graph.

`resolution(game)` is the last action, growing as it resolves; `resolution(game, "dogma banking")` shows
an action before it happens. A node has these attributes:

    kind      "part" (of a player in an effect), "bonus", or "card" (carried out for oneself only)
    effect    the number of the effect, from 1; for the bonus one more than there are
    card      whose effect it is
    demand    whether the effect is a demand
    player    who carries it out
    role      "obeys", "shares", "acts", or "immune" (the effect passes this player over)
    by        who activated the card
    icon, count, against
              the dogma icon, how many of it the player has, and how many the one who activated
    partner   whether being partners decided the role
    rule      the id of the rule
    state     "done", "now" or "next"
    events    numbers of the events of `game.events` that happened in it
    inside    the node that this one is nested in, or None
    drawn     of the bonus: whether it was drawn; None as long as that is open

and an edge has `kind`: "then" (the order), or "executes" (from a part to the card it carries out).
The graph itself has `card`, `by` and `preview`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cards.innovation import CARD
from cards.model import Card
from cards.program import Cooperative, Demand
from cards.terms import Language
from cards.text import sentence
from engine.events import Event
from engine.game import Game
from tutor.words import said

if TYPE_CHECKING:
    import networkx

    Graph = networkx.DiGraph[str]

__all__ = ["as_text", "layout", "part_text", "part_why", "resolution"]

ACTIONS = ("draw", "meld", "dogma", "achieve")

Part = tuple[int, str, str, int, str]
"""Effect (from 1), player, role, count, rule."""


def resolution(game: Game, key: str | None = None) -> Graph:
    """The action that is going on or was last, or one that could be chosen; empty without effects."""
    import networkx

    graph: Graph = networkx.DiGraph()
    if game.name != "innovation":
        return graph
    if key is not None:
        if key.startswith("dogma "):
            _preview(graph, game, key)
    else:
        start = _last_dogma(game)
        if start is not None:
            _carried_out(graph, game, start)
    return graph


def _preview(graph: Graph, game: Game, key: str) -> None:
    steps = game.preview(key)  # type: ignore[attr-defined]
    asked = game.decision
    assert asked is not None
    card = CARD[key.removeprefix("dogma ")]
    parts = [(step.effect, step.player, step.role, step.count, step.rule) for step in steps]
    against = game.seats[asked.seat].icons[_place(card)]  # type: ignore[attr-defined]
    _lay_out_parts(graph, card, asked.player, against, parts)
    graph.graph["preview"] = True


def _place(card: Card) -> int:
    from engine.innovation.deck import ICONS

    return ICONS.index(card.dogma)


def _lay_out_parts(graph: Graph, card: Card, by: str, against: int, parts: Sequence[Part]) -> None:
    """All parts as nodes that are still to come, in their order, and the bonus behind them."""
    graph.graph.update(card=card.id, by=by, preview=False)
    before: str | None = None
    for effect, player, role, count, rule in parts:
        node = f"{effect}:{player}"
        graph.add_node(
            node, kind="part", effect=effect, card=card.id, player=player, role=role, by=by,
            demand=isinstance(card.effects[effect - 1], Demand), icon=str(card.dogma), count=count,
            against=against, partner=rule == "INN-10.4", rule=rule, state="next", events=[], inside=None,
        )  # fmt: skip
        if role != "immune":
            if before is not None:
                graph.add_edge(before, node, kind="then")
            before = node
    if any(isinstance(effect, Cooperative) for effect in card.effects):
        graph.add_node(
            "bonus", kind="bonus", effect=len(card.effects) + 1, card=card.id, player=by, role="acts", by=by,
            demand=False, icon=str(card.dogma), count=None, against=against, partner=False, rule="INN-5.5",
            state="next", events=[], inside=None, drawn=None,
        )  # fmt: skip
        if before is not None:
            graph.add_edge(before, "bonus", kind="then")


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
    card = CARD[begun.data["card"]]
    by = begun.player or ""
    _lay_out_parts(graph, card, by, begun.data["counts"][by], _all_parts(game, start))
    trail = _Trail(graph)
    for number in range(start + 1, len(game.events)):
        event = game.events[number]
        if event.kind == "turn":
            break
        trail.follow(number, event)
    asked = game.decision
    if asked is not None and asked.kind not in ("action", "setup") and asked.clause is not None:
        trail.enter(asked.clause[0], asked.clause[1])
    elif asked is not None or game.result is not None:
        trail.finish()


def _all_parts(game: Game, start: int) -> list[Part]:
    """Everybody's parts: those told so far, and those that the dogma under way still has to come to."""
    counts = game.events[start].data["counts"]
    for frame in game.stack:
        if "parts" in frame.memory:
            planned = frame.memory["parts"]
            return [
                (number + 1, game.players[seat], role, counts[game.players[seat]], rule)
                for number, seat, role, rule in planned
            ]
    told = (event for event in game.events[start:] if event.kind == "affect")
    return [
        (event.data["effect"], event.player or "", event.data["role"], event.data["count"], event.rule)
        for event in told
    ]


class _Trail:
    """Follows the events through the graph and keeps the states of the nodes up to date."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
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
                self.enter(event.clause[0], event.clause[1])
            self.nodes[self.now[-1]]["events"].append(number)
            if event.kind == "execute":
                self._execute(event)

    def enter(self, card: str, effect: int) -> None:
        """Something happens in an effect (from 0) of a card: what was carried out inside others is done."""
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

    def _leave(self) -> None:
        self.nodes[self.now.pop()]["state"] = "done"

    def _execute(self, event: Event) -> None:
        """Nest the cooperative effects of a card in the part that carries it out (INN-5.8)."""
        outer = self.now[-1]
        card = CARD[event.data["card"]]
        given = {**self.nodes[outer], "card": card.id, "role": "acts", "rule": "INN-5.8", "demand": False}
        given |= {"state": "next", "inside": outer}
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


def layout(graph: Graph) -> dict[str, tuple[int, int]]:
    """For each node its column and row: columns are effects, rows the order; who is passed over comes below.

    What is nested stands beneath the part that it is nested in.
    """
    places: dict[str, tuple[int, int]] = {}
    columns = _effects(graph)
    for column, effect in enumerate(columns):
        for row, node in enumerate(_rows(graph, effect)):
            places[node] = (column, row)
    if "bonus" in graph:
        last = len(columns) - 1
        places["bonus"] = (last, 1 + max(row for column, row in places.values() if column == last))
    return places


def _effects(graph: Graph) -> list[int]:
    outer = (data for _, data in graph.nodes(data=True) if data["kind"] == "part" and data["inside"] is None)
    return sorted({data["effect"] for data in outer})


def _rows(graph: Graph, effect: int) -> Iterator[str]:
    nodes = graph.nodes
    column = [
        node for node in nodes
        if nodes[node]["kind"] == "part" and nodes[node]["inside"] is None and nodes[node]["effect"] == effect
    ]  # fmt: skip
    for node in sorted(column, key=lambda node: nodes[node]["role"] == "immune"):
        yield node
        yield from _nested(graph, node)


def _nested(graph: Graph, outer: str) -> Iterator[str]:
    for node in graph.nodes:
        if graph.nodes[node]["inside"] == outer:
            yield node
            yield from _nested(graph, node)


def part_text(data: dict[str, Any], language: Language) -> str:
    """The few words under the name of a node: what was compared, and what follows."""
    match data["kind"]:
        case "bonus":
            if data["drawn"] is None:
                return said("bonus_if", language)
            return said("bonus_yes" if data["drawn"] else "bonus_no", language, player=data["player"])
        case "card":
            return said("part_alone", language)
    if data["inside"]:
        kind = said("role_cooperative", language)
        return said("effect", language, n=data["effect"], kind=kind)
    return said(f"part_{_reason(data)}", language, count=data["count"], against=data["against"])


def part_why(data: dict[str, Any], language: Language) -> str:
    """Why this player, why in this role: the sentence that the game itself tells."""
    if data["kind"] == "bonus":
        return said("why_bonus", language, player=data["player"])
    if data["inside"]:
        return sentence("execute", data["player"], data, language)
    return sentence("affect", data["player"], data, language)


def _reason(data: dict[str, Any]) -> str:
    """What decided a player's role in a word."""
    partner = "partner_" if data["partner"] else ""
    match data["role"], data["demand"]:
        case "immune", True:
            return f"{partner}spared"
        case "immune", False:
            return "excluded"
        case "shares", _:
            return f"{partner}shares"
        case role, _:
            return str(role)


def as_text(graph: Graph, language: Language) -> list[str]:
    """The graph as lines, in the order in which its nodes come, for those who do not see it."""
    places = layout(graph)
    ordered = [graph.nodes[node] for node in sorted(graph, key=lambda node: places[node])]
    return [
        f"{_heading(data, language)}: {part_why(data, language)} ({said(data['state'], language)})"
        for data in ordered
    ]


def _heading(data: dict[str, Any], language: Language) -> str:
    if data["kind"] == "bonus":
        return said("bonus", language)
    if data["kind"] == "card":
        return said("executes", language, card=CARD[data["card"]].name[language])
    kind = said("role_demand" if data["demand"] else "role_cooperative", language)
    return f"{said('effect', language, n=data['effect'], kind=kind)}, {data['player']}"
