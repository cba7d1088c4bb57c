"""A language that nobody speaks, `xx`: English with accents and longer words, made while modules are loaded.

It shows that a new language touches its room in `cards/text` and LISTS, and nothing else; and pages
in it show which of them break under long words. Users never see it: it exists only in a process that
was started with `environment()`, or with

    python -m tests.pseudo MODULE [ARGUMENT...]
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import wraps
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import spec_from_loader
from pathlib import Path
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any, get_args

LANGUAGE = "xx"
_ROOT = Path(__file__).parents[2]
_ROOM = f"cards.text.{LANGUAGE}"
_LONGER = str.maketrans(
    {"a": "áà", "e": "éè", "i": "íì", "o": "óò", "u": "úù"}
    | {"A": "Áà", "E": "Éè", "I": "Íì", "O": "Óò", "U": "Úù"}
)
_KEPT = re.compile(
    r"\{[^}]*\}|</?[a-z][^>]*>|\b(?:INN|CIV)-\d+\.\d+|^#.*$|^- [a-z]: |&\w+;|\bI+\b", re.MULTILINE
)
"""Gaps to be filled in, marks of a page, ids and headings of the rules and facts, the numbers of eras."""


def pseudo(text: str) -> str:
    """English as nobody writes it; said twice it is the same.

    >>> pseudo("Draw {n} cards (INN-3.1)"), pseudo(pseudo("An axe"))
    ('Dráàw {n} cáàrds (INN-3.1)', 'Áàn áàxéè')
    """
    kept = _KEPT.findall(text)
    longer = [part.translate(_LONGER) for part in _KEPT.split(text)]
    return "".join(part + end for part, end in zip(longer, [*kept, ""], strict=True))


def translated(value: Any) -> Any:
    """A word, several, or a function that gives words, in the language."""
    match value:
        case Enum():
            return value
        case str():
            return pseudo(value)
        case tuple() | list():
            return type(value)(translated(each) for each in value)
        case Mapping():
            return MappingProxyType({key: translated(each) for key, each in value.items()})
        case FunctionType() if value.__module__.startswith("cards.text."):
            return _answering(value)
        case _:
            return value


def _answering(function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def answer(*arguments: Any, **named: Any) -> Any:
        return translated(function(*arguments, **named))

    return answer


def _languages(terms: ModuleType) -> None:
    terms.LANGUAGES = (*terms.LANGUAGES, LANGUAGE)  # type: ignore[attr-defined]


def _names(model: ModuleType) -> None:
    """A printed name, which a new language would be a field of."""
    printed = model.Name.__getitem__
    model.Name.__getitem__ = lambda name, language: (
        pseudo(name.en) if language == LANGUAGE else printed(name, language)
    )


def _rules(rules: ModuleType) -> None:
    """The file of the rules, or of their facts, which a new language would have beside the others."""
    english = Path(str(rules.__file__)).with_name("en.md").read_text("utf-8")
    files = rules.files

    class Folder:
        def __truediv__(self, name: str) -> Any:
            return self if name == f"{LANGUAGE}.md" else files(rules.__name__) / name

        def read_text(self, encoding: str) -> str:
            return pseudo(english)

    rules.files = lambda _: Folder()  # type: ignore[attr-defined]


def _texts(words: ModuleType) -> None:
    """One text more in each entry of a table, and what the language calls itself."""
    for name, table in list(vars(words).items()):
        if name == "NAMES":
            setattr(words, name, {**table, LANGUAGE: pseudo("Pseudo")})
        elif isinstance(table, Mapping) and all(_in_each_language(texts) for texts in table.values()):
            more = {key: (*texts, pseudo(texts[0])) for key, texts in table.items()}
            setattr(words, name, MappingProxyType(more))


def _by_language(table: str) -> Callable[[ModuleType], None]:
    """A table with a row for each language; the new one has that of English."""

    def add(module: ModuleType) -> None:
        rows = getattr(module, table)
        setattr(module, table, {**rows, LANGUAGE: rows["en"]})

    return add


def _lessons(reader: ModuleType) -> None:
    """The texts of the lessons: without those of the language they are read as complete, and show English."""
    reader.LANGUAGES = tuple(known for known in reader.LANGUAGES if known != LANGUAGE)  # type: ignore[attr-defined]


def _in_each_language(texts: object) -> bool:
    from cards.terms import Language

    return (
        isinstance(texts, tuple)
        and len(texts) == len(get_args(Language))
        and all(isinstance(text, str) for text in texts)
    )


LISTS: Mapping[str, Callable[[ModuleType], None]] = MappingProxyType(
    {
        "cards.terms": _languages,
        "cards.model": _names,
        "cards.rules": _rules,
        "cards.rules.facts": _rules,
        "tutor.publish.page": _by_language("LOCALES"),
        "tutor.story.lessons.lesson": _lessons,
        "tutor.story.questions.read": _lessons,
        "tutor.words": _texts,
        **{f"tutor.words.{path.stem}": _texts for path in (_ROOT / "tutor/words").glob("[a-z]*.py")},
        "tutor.words.seeking": _by_language("PLAYERS_WORDS"),
    }
)
"""What a new language touches beside its room in `cards/text`, by module."""


class _Room(Loader):
    """Makes a module of the room out of the English one."""

    def exec_module(self, module: ModuleType) -> None:
        english = import_module(module.__name__.replace(_ROOM, "cards.text.en"))
        for name, value in vars(english).items():
            if not name.startswith("__"):
                setattr(module, name, translated(value))
        module.__path__ = []


class _List(Loader):
    """Loads a module that holds a list, and adds the language to it."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__ is not None
        module.__spec__.loader = self.loader
        self.loader.exec_module(module)
        LISTS[module.__name__](module)


class _Finder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname == _ROOM or fullname.startswith(f"{_ROOM}."):
            return spec_from_loader(fullname, _Room(), is_package=fullname == _ROOM)
        if fullname not in LISTS:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = _List(spec.loader)
        return spec


def install() -> None:
    """Let this process know the language; nothing of Aula may have been loaded before."""
    assert "cards.terms" not in sys.modules
    sys.meta_path.insert(0, _Finder())


def environment() -> dict[str, str]:
    """The environment of a process which knows the language, and all that it starts."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(Path(__file__).parent / "start"), str(_ROOT)))}
