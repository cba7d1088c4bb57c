"""A resolution as a picture in SVG: columns are effects, order runs down, as the panel draws it."""

from __future__ import annotations

import base64
import textwrap
from collections.abc import Mapping

from tutor.table.scene.shape import SceneGraph, SceneNode
from tutor.words.markup import Markup, element

__all__ = ["graph_svg", "image"]

WIDE, BETWEEN, EDGE = 210, 40, 18
HEAD, LINE, PAD, BELOW = 64, 16, 10, 18
SIGNS = 27
"""So many fit into a line of a node."""

INK, SOFT, PAPER, ARROW = "#26221c", "#6b6459", "#fdfbf7", "#8a8171"
ROLES: Mapping[str, Mapping[str, object]] = {
    "obeys": {"stroke": "#c2472f", "fill": "#f7dcd5", "stroke_width": 2.5, "rx": 1},
    "shares": {"stroke": "#4b7d47", "fill": "#dcebd8", "rx": 16},
    "acts": {"stroke": "#b0682c", "fill": "#f6e2d3", "stroke_width": 3.5, "rx": 4},
    "immune": {"stroke": "#8a8171", "stroke_dasharray": "5 4", "rx": 9},
    "bonus": {"stroke": "#b9841a", "fill": "#f8e9c6", "rx": 12},
}
"""A role is told by the outline, not by colour alone."""
PLAIN: Mapping[str, object] = {"stroke": "#8a8171", "rx": 9}
MARKS = {"done": "✓", "now": "▸"}

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def graph_svg(graph: SceneGraph) -> Markup:
    """The picture."""
    boxes = _boxes(graph)
    width = 2 * EDGE + len(graph["columns"]) * (WIDE + BETWEEN) - BETWEEN
    height = max((bottom for _, _, _, bottom in boxes.values()), default=HEAD) + EDGE
    columns = [
        _words(EDGE + number * (WIDE + BETWEEN) + WIDE // 2, HEAD - 14, column["title"], SOFT, middle=True)
        for number, column in enumerate(graph["columns"])
    ]
    return element(
        "svg",
        element("title", graph["title"]),
        element("rect", width=width, height=height, rx=10, fill=PAPER),
        _words(EDGE, 24, graph["title"], INK, bold=True),
        *columns,
        *(_edge(boxes, *edge) for edge in graph["edges"] if edge[0] in boxes and edge[1] in boxes),
        *(_node(node, boxes[node["id"]]) for node in graph["nodes"]),
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}", width=width, height=height,
        role="img", font_family="system-ui, sans-serif", font_size=13,
    )  # fmt: skip


def image(svg: Markup, alt: str) -> Markup:
    """A picture within HTML, which also those show who let no SVG through; `alt` says the same in words."""
    data = base64.b64encode(svg.encode()).decode()
    return element("img", src=f"data:image/svg+xml;base64,{data}", alt=alt, style="max-width:100%")


def _boxes(graph: SceneGraph) -> dict[str, Box]:
    """Where the nodes stand: column by column, one below the other."""
    boxes: dict[str, Box] = {}
    ends: dict[int, int] = {}
    for node in sorted(graph["nodes"], key=lambda node: (node["column"], node["row"])):
        left = EDGE + node["column"] * (WIDE + BETWEEN) + node["depth"] * PAD
        top = ends.get(node["column"], HEAD)
        bottom = top + 2 * PAD + LINE * (1 + len(_lines(node)))
        boxes[node["id"]] = (left, top, left + WIDE - node["depth"] * PAD, bottom)
        ends[node["column"]] = bottom + BELOW
    return boxes


def _lines(node: SceneNode) -> list[str]:
    return textwrap.wrap(node["text"], SIGNS)


def _node(node: SceneNode, box: Box) -> Markup:
    left, top, right, bottom = box
    passed_over = node["role"] == "immune"
    look = ROLES["bonus"] if node["kind"] == "bonus" else ROLES.get(node["role"] or "", PLAIN)
    filled = node["state"] == "done" and not passed_over
    fill = "#fff1c9" if node["state"] == "now" else look.get("fill", PAPER) if filled else "#ffffff"
    drawn = {"stroke_width": 1.5, **look, "fill": fill}
    y = top + PAD + LINE - 4
    return element(
        "g",
        element("rect", x=left, y=top, width=right - left, height=bottom - top, **drawn),
        _words(left + PAD, y, node["name"], INK, bold=True),
        *([] if passed_over else [_words(right - 2 * PAD, y, MARKS.get(node["state"], ""), INK)]),
        *(_words(left + PAD, y + LINE * n, text, SOFT) for n, text in enumerate(_lines(node), 1)),
    )


def _edge(boxes: Mapping[str, Box], start: str, end: str, kind: str) -> Markup:
    """Straight down to the next one, around the left of what lies between, or over to another column."""
    left, top, right, bottom = boxes[start]
    to_left, to_top, _, to_bottom = boxes[end]
    middle, to_middle = (top + bottom) // 2, (to_top + to_bottom) // 2
    if to_left > right:
        bend = (right + to_left) // 2
        path = f"M{right} {middle}C{bend} {middle} {bend} {to_middle} {to_left - 2} {to_middle}"
        path += "m-5-4 5 4-5 4"
    elif 0 < to_top - bottom <= BELOW:
        path = f"M{max(left, to_left) + 24} {bottom}V{to_top - 2}m-4-5 4 5 4-5"
    else:
        x = min(left, to_left) - 9
        path = f"M{left} {middle}H{x}V{to_middle}H{to_left - 2}m-5-4 5 4-5 4"
    dashes = "4 3" if kind == "executes" else None
    return element("path", d=path, fill="none", stroke=ARROW, stroke_width=1.4, stroke_dasharray=dashes)


def _words(x: int, y: int, text: str, fill: str, *, bold: bool = False, middle: bool = False) -> Markup:
    return element(
        "text", text, x=x, y=y, fill=fill, font_weight=600 if bold else None,
        text_anchor="middle" if middle else None,
    )  # fmt: skip
