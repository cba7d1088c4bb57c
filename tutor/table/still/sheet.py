"""The other panels of a scene as still pictures: question, card, what happened, everything together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tutor.table.explain import text_of
from tutor.table.scene.shape import Scene, SceneLine
from tutor.table.scene.things import SceneCard
from tutor.table.still.graph import graph_svg, image
from tutor.table.still.style import chip, listed, row, sheet, soft
from tutor.table.still.table import still_table
from tutor.words import words
from tutor.words.markup import Markup, element, joined

__all__ = ["STILL", "still_stage"]


def _ask(scene: Scene) -> Markup:
    """What is asked, and what can be answered; at the end who has won."""
    over, asked = scene["over"], scene["ask"]
    if over is not None:
        return sheet(_prompt(over["sentence"]))
    if asked is None:
        return Markup()
    return sheet(_prompt(asked["prompt"]), listed(answer["words"] for answer in asked["answers"]))


def _prompt(text: str) -> Markup:
    return element("p", text, style="font-weight:600;margin:4px 0")


def _reading(scene: Scene) -> Markup:
    card = scene["card"]
    return Markup() if card is None else sheet(*_card_text(card))


def _card_text(card: SceneCard) -> Iterator[Markup]:
    """A card with its text; what is being carried out is marked, as it is lit up at the table."""
    yield row([chip(card.get("colour") or card.get("domain"), card["name"] or "", str(card["age"] or ""))])
    yield row([soft(card.get("iconsWord") or ""), soft(card.get("iconWord") or "")])
    for effect in card.get("effects", ()):
        clauses = (
            element("mark", clause["text"]) if clause["state"] == "now" else clause["text"]
            for clause in effect["clauses"]
        )
        yield element("p", element("b", f"{effect['word']}: "), *clauses, style="margin:4px 0")


def _why(scene: Scene) -> Markup:
    """What happened lately, each sentence with its rule."""
    return sheet(listed(map(_told, scene["why"]))) if scene["why"] else Markup()


def _told(told: SceneLine) -> Markup:
    return joined(text_of(told["parts"]), soft(told["rule"]), by=" ")


def _graph(scene: Scene) -> Markup:
    graph = scene["graph"]
    return Markup() if graph is None else image(graph_svg(graph), "\n".join(graph["text"]))


def _timeline(scene: Scene) -> Markup:
    past = scene["timeline"]
    if past is None:
        return Markup()
    branches = [branch["name"] for branch in past["branches"]] if len(past["branches"]) > 1 else []
    return row([soft(past["word"]), *map(soft, branches)])


def still_stage(scene: Scene) -> Markup:
    """All panels below each other, in the order in which they are read."""
    why = element("summary", words(scene["language"])["why"])
    told = _why(scene)
    return joined(
        *(STILL[panel](scene) for panel in ("ask", "table", "card", "graph")),
        element("details", why, told, open="open") if told else Markup(),
        _timeline(scene),
    )


STILL: Mapping[str, Callable[[Scene], Markup]] = {
    "table": still_table,
    "ask": _ask,
    "card": _reading,
    "why": _why,
    "graph": _graph,
    "timeline": _timeline,
    "stage": still_stage,
}
"""The picture of each panel, by the name of the module that draws it."""
