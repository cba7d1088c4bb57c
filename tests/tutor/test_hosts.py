"""Who takes a message; all that a page needs works without Jupyter; and trouble is caught in one place."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import engine
from tutor.table.desk import Desk
from tutor.table.host import Host, Message

ROOT = Path(__file__).parents[2]

JUPYTER = (
    "IPython",
    "anywidget",
    "comm",
    "ipykernel",
    "ipywidgets",
    "jupyter_client",
    "jupyter_core",
    "jupyter_server",
    "notebook",
    "psygnal",
    "tornado",
    "traitlets",
    "voila",
)

WITHOUT = f"""
import sys
for name in {JUPYTER}:
    sys.modules[name] = None
from tutor.pages.app import App
from tutor.pages.edit.host import EditorHost
from tutor.pages.learn import Open
from tutor.pages.learn.host import LearningHost
from tutor.pages.shell import preparations
app = App()
app.answer({{"do": "arrive", "query": "?language=it&scenario=civ/attack", "languages": ["it"]}})
shown = app.answer({{"do": "go", "at": 1}})
assert shown["view"]["page"] == "table" and shown["scene"]["timeline"]["at"] == 1
shown = LearningHost(Open(lesson="innovation/01-goal")).answer({{"do": "step", "at": 1}})
assert shown["view"]["open"] and shown["view"]["trouble"] is None
shown = EditorHost().answer({{"do": "edit", "what": "start", "game": "civ", "players": 3}})
assert shown["view"]["draft"]
# What a function imports only when it is called, too.
for _ in preparations():
    pass
"""


class Floor(Host):
    def __init__(self) -> None:
        self.taken: list[Message] = []

    def on_look(self, message: Message) -> None:
        self.taken.append(message)


class Roof(Floor):
    def __init__(self, floor: Floor) -> None:
        super().__init__()
        self.floor = floor

    @property
    def below(self) -> Host:
        return self.floor

    def on_open(self, message: Message) -> object:
        if "card" not in message:
            return NotImplemented
        self.taken.append(message)
        return None

    on_look = None  # type: ignore[assignment]


def test_the_first_host_that_knows_a_message_takes_it() -> None:
    floor = Floor()
    roof = Roof(floor)
    assert roof.handle({"do": "open", "card": "oars"})
    assert roof.handle({"do": "look", "key": "draw"})
    assert (len(roof.taken), len(floor.taken)) == (1, 1)
    assert not roof.handle({"do": "open"})
    assert not roof.handle({"do": "handle"})
    assert not roof.handle({})


def test_nothing_but_messages_is_carried_out() -> None:
    desk = Desk(engine.new("innovation", ["Ann", "Bob"], seed=1))
    desk.handle({"do": "__init__"})
    desk.handle({"do": "choose.__call__"})
    assert desk.scene()["toast"] is not None
    assert desk.session.last == 0


def test_the_app_needs_no_jupyter() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_trouble_is_caught_in_one_place() -> None:
    caught = [
        file.relative_to(ROOT).as_posix()
        for room in ("table", "story", "pages", "drawing")
        for file in sorted((ROOT / "tutor" / room).rglob("*.py"))
        for _ in re.findall(
            r"except (?:Base)?Exception\b(?!.*\n\s+self\._read)", file.read_text(encoding="utf-8")
        )
    ]
    # The editor shows beside each question why it cannot be put, whatever an author has written.
    assert caught == ["tutor/table/host.py", "tutor/pages/edit/writing.py"]
