"""What people see: panels on the engine, the graph that explains, lessons, the app.

From a notebook: `show`, `scenario`, `edit`, `lesson` and `practise` give widgets, `resolution` a graph,
`simulate` counts games, `Session` goes back and branches off. docs/python.md tells of them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tutor.table.still.objects import register

if TYPE_CHECKING:
    from engine import __version__
    from tutor.pages.notebook import app, edit, lesson, practise, scenario, show
    from tutor.simulation import simulate
    from tutor.table.graph import resolution
    from tutor.table.session import Session

__all__ = [
    "Session",
    "__version__",
    "app",
    "edit",
    "lesson",
    "practise",
    "resolution",
    "scenario",
    "show",
    "simulate",
]

_HOMES = {
    "Session": "tutor.table.session",
    "__version__": "engine",
    "resolution": "tutor.table.graph",
    "simulate": "tutor.simulation",
}
"""Where things are; the widgets are in `tutor.pages.notebook`. They come when they are first wanted."""


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'tutor' has no attribute {name!r}; it has {', '.join(__all__)}")
    return getattr(import_module(_HOMES.get(name, "tutor.pages.notebook")), name)


def __dir__() -> list[str]:
    return list(__all__)


register()
