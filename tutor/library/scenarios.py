"""The scenarios that come with Aula: one file each below notebooks/scenarios, in the order of order.txt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unicodedata import combining, normalize

import engine
from cards.terms import Language
from engine.game import Game
from tutor.library.folder import contents_of, notebooks
from tutor.library.own import own_files
from tutor.words import spoken

__all__ = ["LibraryScenario", "files", "library", "matching"]


@dataclass(frozen=True, slots=True)
class LibraryScenario:
    """A scenario of the library; its game stands at its end."""

    id: str
    game: Game

    def said(self, key: str, language: Language) -> str:
        """What its file says, for instance its title."""
        return spoken(self.game.scenario.get(key), language)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that it shows."""
        return tuple(self.game.scenario.get("rules", ()))


def files(folder: Path) -> Mapping[str, Path]:
    """The files below a folder by id, the path without its ending; first those of its order.txt."""
    ids = {file.relative_to(folder).with_suffix("").as_posix(): file for file in folder.rglob("*.yaml")}
    order = folder / "order.txt"
    listed = order.read_text(encoding="utf-8").splitlines() if order.is_file() else []
    return {id: ids[id] for id in dict.fromkeys((*listed, *sorted(ids))) if id in ids}


@cache
def library() -> Mapping[str, LibraryScenario]:
    """All scenarios that can be read, by id, what a newcomer should see first at the beginning."""
    return _Shelf({**own_files("scenarios"), **files(notebooks() / "scenarios")})


class _Shelf(Mapping[str, LibraryScenario]):
    """Scenarios by id; each is played when it is first asked for, for together they take a second."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files
        self._entries: dict[str, LibraryScenario | None] = {}

    def __getitem__(self, id: str) -> LibraryScenario:
        if id not in self._entries:
            self._entries[id] = _read(self._files[id], id)
        entry = self._entries[id]
        if entry is None:
            raise KeyError(id)
        return entry

    def __iter__(self) -> Iterator[str]:
        return (id for id in self._files if id in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _read(file: Path, id: str) -> LibraryScenario | None:
    try:
        return LibraryScenario(id, engine.load(contents_of(file)))
    except (engine.ScenarioError, OSError):
        # `aula check` says what is wrong with it; here the others are still to be played.
        return None


def matching(query: str, game: str, language: Language) -> list[LibraryScenario]:
    """The scenarios of a game in whose words every word of the query is; case and accents do not matter."""
    wanted = _plain(query).split()
    entries = [entry for entry in library().values() if entry.game.name == game]
    return [entry for entry in entries if all(word in _all_of(entry, language) for word in wanted)]


@cache
def _all_of(entry: LibraryScenario, language: Language) -> str:
    return _plain("\n".join(_texts(entry, language)))


def _texts(entry: LibraryScenario, language: Language) -> Iterator[str]:
    yield from (entry.said(key, language) for key in ("title", "goal", "notes"))
    yield from entry.rules
    for step in entry.game.scenario.get("moves", ()):
        yield spoken(step.get("note"), language)


def _plain(text: str) -> str:
    return "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))
