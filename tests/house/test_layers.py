"""The rooms of the house stand one upon the other: imports go down the lists only, and never in a circle.

Every import counts, those inside functions and those for types as well.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import networkx
import pytest

from cards.terms import GAMES

ROOT = Path(__file__).parents[2]

ROOMS: dict[str, Sequence[str]] = {
    # From bottom to top. Modules in one line know each other, and are one layer: fewer of these are better.
    "cards": ("events", "terms", "program", "model", "innovation", "civ", "find", "rules", "text"),
    "engine": (
        *(
            "errors",
            "node",
            "entries",
            "events",
            "commentary",
            "parsing",
            "reading",
            "view",
            "run",
            "luck",
            "format",
        ),
        *(
            "record",
            "expected",
            "parts",
            "decisions",
            "winning",
            "machine",
            "foresight",
            "game",
            "scenario",
            "line",
            "programs",
        ),
        *("naming", "civ", "innovation", "opponents", "advice"),
    ),
    "tutor": (
        "words",
        "simulation",
        "library",
        "table",
        "story",
        "drawing",
        "pages",
        "publish",
        "serving",
        "command",
    ),
}


@cache
def modules() -> dict[str, Path]:
    """The modules of the house by name."""
    files = (file for package in ROOMS for file in (ROOT / package).rglob("*.py"))
    return {
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): file
        for file in files
    }


def imported(module: str) -> Iterator[str]:
    """The modules of the house that a module imports."""
    for node in ast.walk(ast.parse(modules()[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in modules())
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{module}: modules are named in full"
            for name in node.names:
                submodule = f"{node.module}.{name.name}"
                if submodule in modules() or node.module in modules():
                    yield submodule if submodule in modules() else node.module


@cache
def graph() -> networkx.DiGraph[str]:
    """Which module imports which."""
    return networkx.DiGraph((module, other) for module in modules() for other in imported(module))


def layer(module: str) -> int:
    """On which floor of its package a module stands; the package itself, a door only, above all."""
    package, _, inside = module.partition(".")
    floors = ROOMS[package]
    if not inside:
        return len(floors)
    room = inside.partition(".")[0]
    found = next((floor for floor, rooms in enumerate(floors) if room in rooms.split()), None)
    assert found is not None, f"{module}: give it a place in the list of rooms"
    return found


@pytest.mark.parametrize("package", ROOMS)
def test_imports_go_down_the_list(package: str) -> None:
    inside = re.compile(rf"{package}(\.|$)")
    upwards = [
        f"{module} imports {other}"
        for module, other in graph().edges
        if inside.match(module) and inside.match(other) and layer(module) < layer(other)
    ]
    assert not upwards


def test_no_rooms_are_listed_that_there_are_not() -> None:
    for package, floors in ROOMS.items():
        listed = {room for floor in floors for room in floor.split()}
        assert listed == {name.split(".")[1] for name in modules() if name.startswith(f"{package}.")}


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Within one game all modules may name the class of the game, for its type."""
    circles = [circle for circle in networkx.strongly_connected_components(graph()) if len(circle) > 1]
    assert not [
        sorted(circle) for circle in circles if not any(within_a_game(circle, game) for game in GAMES)
    ]


def within_a_game(circle: set[str], game: str) -> bool:
    """Whether all modules of a circle belong to one game."""
    return all(module.startswith(f"engine.{game}.") for module in circle)


def test_nobody_outside_the_engine_looks_into_its_work_in_progress() -> None:
    """A table is read through `table`, who takes part through `parts`, the rest from the decision."""
    looks = re.compile(r"\b(game|frame|state)\.(stack|memory)\b|\bgame: Any\b")
    for module, file in modules().items():
        found = looks.search(file.read_text(encoding="utf-8"))
        assert found is None or module.startswith("engine"), f"{module}: {found}"
