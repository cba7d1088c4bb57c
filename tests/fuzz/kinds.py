"""What a stranger can hand to Aula, each kind with its faults: one case is tried by one number.

Whatever comes is understood or refused in a sentence; nobody sees a traceback, and nothing is carried out.
"""

from __future__ import annotations

import base64
import io
import json
import random
import zlib
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import engine
from engine.opponents import Random
from engine.scenario import position
from tests.fuzz.harm import nothing_but_files_in
from tests.fuzz.messages import MESSAGES
from tests.fuzz.mutation import VALUES, damaged, spoiled
from tutor.command import main
from tutor.library.folder import notebooks
from tutor.library.scenarios import library
from tutor.pages.app import App
from tutor.pages.edit.link import linked

LONGEST_SENTENCE = 600
"""A refusal may quote the answers that would be legal."""


@lru_cache
def files() -> tuple[str, ...]:
    """Scenarios, lessons, records of games, positions."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(notebooks().rglob("*.yaml"))]
    for game in ("innovation", "civ"):
        played = engine.new(game, ["Ann", "Bob", "Cat"], seed=1)
        bot = Random(1)
        while played.decision is not None and len(played.moves) < 60:
            played.choose(bot(played))
        record = played.record()
        laid = {**record, "moves": [], "position": position(played)}
        texts += [json.dumps(record, indent=1), json.dumps(laid)]
    return tuple(texts)


# Files ----------------------------------------------------------------------------------------

COMMANDS = (*(["check"], ["run"], ["run", "--json"], ["run", "--language", "fr"]) * 8, ["publish"])


def file(lots: random.Random, folder: Path) -> str:
    """A damaged file, given to a command."""
    path = folder / "story.yaml"
    text = damaged(lots.choice(files()), lots)
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    words = [*lots.choice(COMMANDS), str(path)]
    if words[0] == "publish":
        words += ["-o", str(folder / "site")]
    out, err = io.StringIO(), io.StringIO()
    with nothing_but_files_in(folder), redirect_stdout(out), redirect_stderr(err):
        code = main(words)
    said = err.getvalue()
    assert code in (0, 1, 2), f"exit {code}: {said}"
    assert "Traceback" not in said
    assert all(len(line) < LONGEST_SENTENCE for line in said.splitlines()), said
    if code == 2:
        assert said.count("\n") == 1, said
    return "refused" if code == 2 else "read"


# Links ----------------------------------------------------------------------------------------


@lru_cache
def addresses() -> tuple[str, ...]:
    """All sorts of good addresses."""
    found = [
        "language=it&game=innovation&page=rules&q=meld",
        "game=innovation&players=Anna,Bruno:greedy&seed=7&began=en&moves=0123456789",
        "game=civ&players=Anna,Bruno,Carla,Dario&variant=teams&seed=9&moves=010101",
        "page=learn&lesson=innovation%2F01-goal&step=2",
        "page=learn&exercise=icons&level=2&seed=17",
        "page=make",
    ]
    found += [f"scenario={quote(id)}&step=1&page=present&part=2" for id in sorted(library())[:6]]
    return (*found, *(f"draft={packed}" for text in files() if (packed := linked(text)) is not None))


def link(lots: random.Random, folder: Path) -> str:
    """A damaged address, or an address with a damaged draft in it."""
    query = lots.choice(addresses())
    if lots.randrange(3):
        query = damaged(query, lots)
    else:
        text = lots.choice((damaged(lots.choice(files()), lots), bomb(lots)))
        packed = base64.urlsafe_b64encode(zlib.compress(text.encode("utf-8", "surrogatepass"), 9))
        query = f"{lots.choice(('', 'page=make&'))}draft={packed.decode().rstrip('=')}"
    with nothing_but_files_in(folder):
        hall = App()
        hall.handle({"do": "arrive", "query": f"?{query}", "languages": ["it"]})
        return seen(hall)


def bomb(lots: random.Random) -> str:
    """A few bytes that unpack to much."""
    head = "aula: 1\ngame: innovation\nplayers: [Ann, Bob]\n"
    entry = lots.choice(("- x\n", "- note: x\n", "- Ann: draw\n", "- ask: {count: Ann.hand}\n", "- []\n"))
    return f"{head}moves:\n{entry * lots.choice((500, 2_000, 24_000, 200_000))}"


# Uploads, storage, messages -------------------------------------------------------------------

PROGRESS = {
    "progress": 1,
    "lessons": {"innovation/01-goal": [0, 1, 2]},
    "rules": {"INN-3.1": [4, 1]},
    "exercises": {"shares/2": [7, 2]},
}


def upload(lots: random.Random, folder: Path) -> str:
    """A damaged file, opened in the editor, or progress that was learned elsewhere."""
    hall = App()
    if lots.randrange(2):
        page, message = "learn", {"do": "import", "text": damaged(json.dumps(PROGRESS), lots)}
    else:
        text = damaged(lots.choice(files()), lots)
        page, message = "make", {"do": "edit", "what": "open", "name": lots.choice(VALUES), "text": text}
    with nothing_but_files_in(folder):
        hall.handle({"do": "arrive", "query": f"?page={page}", "languages": ["fr"]})
        hall.handle(message)
        return seen(hall)


@lru_cache
def kept() -> tuple[str, str]:
    """An address of a table, and what a browser keeps of it."""
    hall = App()
    hall.handle({"do": "arrive", "query": "?players=Anna,Bruno&seed=3", "languages": ["en"]})
    for turn in range(30):
        assert hall.desk is not None
        decision = hall.desk.session.shown.decision
        assert decision is not None
        hall.handle({"do": "choose", "key": decision.keys[turn % len(decision.keys)]})
        if turn % 8 == 7:
            hall.handle({"do": "go", "at": turn - 5})
    return hall.where(), hall.table()


def storage(lots: random.Random, folder: Path) -> str:
    """What a browser has kept, damaged."""
    query, table = kept()
    tables = damaged(table, lots) if lots.randrange(2) else json.dumps(spoiled(json.loads(table), lots))
    progress = lots.choice((damaged(json.dumps(PROGRESS), lots), json.dumps(spoiled(PROGRESS, lots))))
    with nothing_but_files_in(folder):
        hall = App()
        arrival = {"do": "arrive", "query": f"?{query}", "tables": tables, "progress": progress}
        hall.handle({**arrival, "languages": lots.choice((["it"], *VALUES))})
        seen(hall)
        hall.handle({"do": lots.choice(("tables", "remember")), "text": tables})
        return seen(hall)


NAMES = sorted({name for sent in MESSAGES for name in sent if name != "do"})


def message(lots: random.Random, folder: Path) -> str:
    """Messages to the app, damaged, one after the other."""
    hall = App()
    with nothing_but_files_in(folder):
        hall.handle({"do": "arrive", "query": f"?{lots.choice(addresses())}", "languages": ["en"]})
        outcome = seen(hall)
        for _ in range(4):
            sent = dict(lots.choice(MESSAGES))
            if lots.randrange(3):
                key = lots.choice(list(sent))
                sent = {**sent, key: spoiled(sent[key], lots), lots.choice(NAMES): lots.choice(VALUES)}
            hall.handle(sent)
            outcome = seen(hall)
    return outcome


def seen(hall: App) -> str:
    """What would be sent to the browser: it can be sent, and its troubles are sentences."""
    view = hall.view()
    for shown in (view, hall.scene(), hall.book(), hall.where(), hall.table(), hall.study.kept()):
        text = json.dumps(shown, ensure_ascii=False, allow_nan=False)
        text.encode("utf-8")
        assert "Traceback" not in text
    sentences = list(troubles(view))
    assert all(len(said) < LONGEST_SENTENCE and "\n" not in said for said in sentences), sentences
    return "refused" if sentences else "read"


def troubles(view: Any) -> Iterator[str]:
    """The sentences that say what was wrong."""
    if isinstance(view, dict):
        for key, value in view.items():
            if key in ("trouble", "notice", "toast") and isinstance(value, str):
                yield value
            yield from troubles(value)
    elif isinstance(view, list):
        for value in view:
            yield from troubles(value)


KINDS: dict[str, Callable[[random.Random, Path], str]] = {
    "files": file,
    "links": link,
    "uploads": upload,
    "storage": storage,
    "messages": message,
}
