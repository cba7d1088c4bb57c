"""A public name means one thing in the house, and whoever searches for it finds it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from cards.terms import GAMES

ROOT = Path(__file__).parents[2]

TWINS = re.compile(rf"\b({'|'.join(GAMES)})\b")
"""The games have the same modules with the same names; that is how one finds the other's."""

SAME_IN_EACH = {
    "arguments": "tutor.command",
    "carry_out": "tutor.command",
    "WORDS": "tutor.words",
    "think": "engine.opponents",
}
"""What every module of a room has."""

AGREED = {
    "App": "the app without its drawing, and the server that Voila calls so",
    "condition": "each game's reader of conditions",
    "load": "a scenario, from the outside and from within",
    "new": "a game, from the outside and from within",
    "parts": "of a dogma, and of a sentence",
    "position": "of a game, and of a scenario",
    "number": "each game's reader of numbers",
}
"""What means different things in different rooms all the same; this list may only grow shorter."""


def public(tree: ast.Module) -> Iterator[str]:
    """What a module offers: what its `__all__` names and it defines; else functions and classes."""
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    assigned: dict[str, ast.expr | None] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                assigned[target.id] = node.value
    offered = assigned.get("__all__")
    if isinstance(offered, ast.List):
        yield from set(ast.literal_eval(offered)) & {*defined, *assigned}
    else:
        yield from (name for name in defined if not name.startswith("_"))


def test_a_public_name_is_used_once() -> None:
    homes: defaultdict[str, set[str]] = defaultdict(set)
    for package in ("cards", "engine", "tutor"):
        for file in (ROOT / package).rglob("*.py"):
            module = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            # The languages have modules of the same names on purpose.
            if not module.startswith("cards.text"):
                for name in public(ast.parse(file.read_text(encoding="utf-8"))):
                    if not module.startswith(SAME_IN_EACH.get(name, "-")):
                        homes[name].add(TWINS.sub("GAME", module))
    twice = {name: sorted(where) for name, where in homes.items() if len(where) > 1}
    assert {name: where for name, where in twice.items() if name not in AGREED} == {}
    assert sorted(AGREED) == sorted(twice), "the list may only grow shorter"
