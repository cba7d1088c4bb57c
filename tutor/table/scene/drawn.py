"""The graph, the timeline and what is opened: parts of a scene that all games share."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from cards.innovation import CARD
from cards.terms import Language
from engine.game import Game
from tutor.table import explain
from tutor.table.focus import Focus
from tutor.table.graph import as_text, layout, part_text, part_why
from tutor.table.graph.saying import node_name
from tutor.table.scene.compared import branch_name, compared
from tutor.table.scene.shape import SceneBranch, SceneGraph, SceneLine, SceneNode, SceneTimeline
from tutor.words import said

if TYPE_CHECKING:
    from tutor.table.graph import Graph
    from tutor.table.session import Branch, Session

__all__ = ["graph_panel", "partners", "sketch", "timeline", "why"]


def graph_panel(graph: Graph, session: Session, viewer: str | None, language: Language) -> SceneGraph | None:
    """The graph with the words of its nodes, and what happened in them; null without any."""
    if not graph:
        return None
    drawn = sketch(graph, language)
    for node in drawn["nodes"]:
        events = graph.nodes[node["id"]]["events"]
        told = explain.explained(session.shown, events, viewer, language, 0)
        node["open"]["sentences"] = [one["parts"] for one in told]
    return drawn


def sketch(graph: Graph, language: Language) -> SceneGraph:
    """The graph with the words of its nodes."""
    places = layout(graph)
    nodes: list[SceneNode] = [
        {
            "id": id,
            "column": places[id][0],
            "row": places[id][1],
            "name": node_name(data, language),
            "text": part_text(data, language),
            "role": data["role"],
            "roleWord": said(data["role"], language) if data["role"] else None,
            "state": data["state"],
            "stateWord": said(data["state"], language),
            "kind": data["kind"],
            "inside": data["inside"],
            "depth": id.count("/"),
            "open": {
                "sentences": [],
                "rule": data["rule"],
                "why": part_why(data, language),
            },
        }
        for id in sorted(graph, key=lambda node: places[node])
        for data in (graph.nodes[id],)
    ]
    return {
        "preview": graph.graph["preview"],
        "title": _title(graph, language),
        "columns": [{"title": title} for title in _columns(graph, language)],
        "nodes": nodes,
        "edges": [[one, other, data["kind"]] for one, other, data in graph.edges(data=True)],
        "text": as_text(graph, language),
    }


_KIND = {True: "role_demand", False: "role_cooperative"}


def _title(graph: Graph, language: Language) -> str:
    """What it is that resolves: a card, or the turn of a player."""
    card = graph.graph["card"]
    if card in CARD:
        return CARD[card].name[language]
    return said("turn_of", language, player=graph.graph["by"])


def _columns(graph: Graph, language: Language) -> list[str]:
    outer = {
        data["effect"]: data
        for _, data in graph.nodes(data=True)
        if data["inside"] is None and data["kind"] != "bonus"
    }
    return [_column(data, language) for _, data in sorted(outer.items())]


def _column(data: dict[str, Any], language: Language) -> str:
    if data["kind"] == "part":
        return said("effect", language, n=data["effect"], kind=said(_KIND[data["demand"]], language))
    return said(("step_play", "step_effects", "step_draw")[data["effect"] - 1], language)


def partners(game: Game, seat: int, language: Language) -> list[str]:
    """With whom a player is in a team, as a sentence; nothing without teams."""
    names = [game.players[mate] for mate in game.mates[seat] if mate != seat]
    return [said("partner", language, player=name) for name in names]


def why(session: Session, viewer: str | None, language: Language, focus: Focus) -> list[SceneLine]:
    """What happened lately as a commentary, each line with its place on the timeline.

    Whoever goes from event to event is told each by itself.
    """
    game, told = session.shown, session.told
    fresh = session.fresh if focus.since is None else told[focus.since]
    tell = explain.explained if focus.by_event else explain.commented
    entries = tell(game, explain.recent(game), viewer, language, fresh)
    more = said("why_details", language)
    return [{**entry, "at": bisect_left(told, entry["n"] + 1), "more": more} for entry in entries]


def timeline(session: Session, viewer: str | None, language: Language, focus: Focus) -> SceneTimeline:
    """Where one is, where turns begin, which branches there are."""
    at, last = session.at, session.last
    marks = _marks(session)
    if focus.by_event:
        told = session.told
        at, last = len(session.shown.events), told[-1]
        marks = [told[mark] for mark in marks]
    return {
        "at": at,
        "last": last,
        "by": "event" if focus.by_event else "answer",
        "word": said("step", language, at=at, last=last),
        "marks": marks,
        "branches": [_branch(session, branch, language) for branch in session.branches],
        "compare": None if focus.compared is None else compared(session, focus.compared, viewer, language),
    }


def _marks(session: Session) -> list[int]:
    """The answers with which turns begin."""
    moves = session.current.game.moves
    return [
        at
        for at, (player, _) in enumerate(moves)
        if at and moves[at - 1][0] != player and _is_action(moves[at][1])
    ]


def _is_action(key: str) -> bool:
    return key == "draw" or key.startswith(("meld ", "dogma ", "achieve ", "play "))


def _branch(session: Session, branch: Branch, language: Language) -> SceneBranch:
    return {
        "id": branch.id,
        "name": branch_name(branch, language),
        "word": said("branch_from", language, n=branch.start) if branch.id else "",
        "from": branch.start,
        "length": len(branch.game.moves),
        "current": branch is session.current,
    }
