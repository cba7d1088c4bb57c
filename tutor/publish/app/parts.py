"""The parts of a site: what runs in the page, what in the worker, and what Python finds there."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from cards.terms import LANGUAGES, Language
from tutor.drawing import bundle
from tutor.library.address import GAMES, read_address
from tutor.pages.app import App
from tutor.pages.styles import STYLED
from tutor.publish.app.contents import files_beside, packed_python
from tutor.publish.app.runtime import runtime
from tutor.words import spaced
from tutor.words.site import WORDS

__all__ = ["SCRIPTS", "Parts", "parts"]

SCRIPTS = Path(__file__).parent / "pages"
PREPARED_PAGES = ("learn", "rules", "cards")
TYPES = {
    "js": "text/javascript",
    "json": "application/json",
    "wasm": "application/wasm",
    "zip": "application/zip",
}


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a site, before they lie anywhere."""

    worker: str
    """The script of the worker."""
    page: str
    """The script of the page; it sets `start`."""
    engine: str
    """The script that published pages beside the site load when they are to be played on; it sets `offer`."""
    style: str
    packed: Mapping[str, bytes]
    """What the worker fetches, by name."""
    prepared: Mapping[str, bytes]
    """What can be read before Python is awake, by name."""
    lock: str
    """What Pyodide wants to know of packages: that there are none."""

    @property
    def version(self) -> str:
        """A name that changes with every change of any part."""
        digest = hashlib.sha256()
        for part in (self.worker, self.page, self.engine, self.style, self.lock):
            digest.update(part.encode())
        for name, content in sorted({**self.packed, **self.prepared}.items()):
            digest.update(name.encode() + content)
        return digest.hexdigest()[:12]

    @property
    def types(self) -> dict[str, str]:
        """What is packed, and as what it comes out again."""
        return {name: TYPES[name.rpartition(".")[2]] for name in self.packed}

    def settings(self, place: Literal["folder", "page"]) -> str:
        """What a page has to know, and where its parts are: plain data for its script."""
        settings = {
            "place": place,
            "version": self.version,
            "packed": self.types,
            "lock": self.lock,
            "languages": LANGUAGES,
            "words": {language: _words(language) for language in LANGUAGES},
            "total": sum(map(len, self.packed.values())),
        }
        return json.dumps(settings, ensure_ascii=False)


def parts(own: Mapping[str, Path], tell: Callable[[str], None]) -> Parts:
    """Make all parts; `own` are an author's files by their places. Raises Unavailable."""
    tell("Pyodide")
    pyodide = runtime()
    tell("Python")
    python = packed_python(pyodide)
    tell("pages")
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    packed = {
        "python.zip": python,
        "pyodide.asm.wasm": (pyodide / "pyodide.asm.wasm").read_bytes(),
        "notebooks.json": json.dumps(files_beside(own), ensure_ascii=False).encode(),
        "pyodide.js": _pyodide(pyodide).encode(),
    }
    prepared = {
        f"{language}-{game}.json": _prepared(language, game) for language in LANGUAGES for game in GAMES
    }
    return Parts(
        worker=(SCRIPTS / "worker.js").read_text(encoding="utf-8"),
        page=_setting("start", SCRIPTS / "host.js"),
        engine=_setting("offer", SCRIPTS / "engine.js"),
        style=bundle.style(*STYLED),
        packed={name: gzip.compress(content, 9, mtime=0) for name, content in packed.items()},
        prepared={name: gzip.compress(content, 9, mtime=0) for name, content in prepared.items()},
        lock=json.dumps({"info": lock["info"], "packages": {}}),
    )


def _setting(name: str, entry: Path) -> str:
    """A plain script that sets what a module exports by default."""
    return f"globalThis.{name} = ".join(bundle.script(entry).rsplit("export default ", 1))


def _words(language: Language) -> dict[str, str]:
    """What the page itself says; it fills in the gaps."""
    number = LANGUAGES.index(language)
    return {key.removeprefix("site_"): spaced(texts[number], language) for key, texts in WORDS.items()}


def _pyodide(pyodide: Path) -> str:
    """Pyodide as one plain script: modules cannot be workers everywhere, from a file for instance."""
    factory = (pyodide / "pyodide.asm.mjs").read_text(encoding="utf-8")
    loader = (pyodide / "pyodide.mjs").read_text(encoding="utf-8")
    factory = factory.replace("import.meta.url", "self.location.href")
    factory, _ = factory.rsplit("export default ", 1)
    loader, exports = loader.rsplit("export{", 1)
    called = exports.partition(" as loadPyodide")[0]
    return "\n".join(
        (
            # Pyodide takes a worker that can do this for one that it does not support.
            "self.importScripts = () => { throw new TypeError(); };",
            # Behind a bracket a function is read once; otherwise twice, at first to find its end.
            f"self.createPyodide = ({factory.strip()});",
            f"self.loadPyodide = (() => {{ {loader}\nreturn {called}; }})();",
        )
    )


def _prepared(language: Language, game: str) -> bytes:
    """The course, the rules and the cards as the app shows them to somebody new."""
    app = App()
    app.address = read_address(f"language={language}&game={game}")
    views = {"opening": app.view()}
    for page in PREPARED_PAGES:
        query = f"language={language}&game={game}&page={page}"
        views[page] = App().answer({"do": "arrive", "query": query})["view"]
    return json.dumps({"views": views, "book": app.book()}, ensure_ascii=False).encode()
