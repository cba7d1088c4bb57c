"""The rules taken apart into facts: each a sentence that can be true or false of a table.

The words stand beside this file in `en.md`, `it.md` and `fr.md`, under the ids of the rules:

    #### INN-4.1
    - a: A melded card goes on top of the pile of its colour.
    - b: If there is no pile of its colour, the melded card starts one.

The id of the second is INN-4.1.b. Lessons, exercises and scenarios name the facts that they teach, ask
and show.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from cards.rules import rules
from cards.terms import LANGUAGES, GameName

__all__ = ["Fact", "rule_facts"]

_FACT: Final = re.compile(r"- (?P<letter>[a-z]): (?P<text>.+)")


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact of a rule."""

    id: str
    rule: str
    text: str

    @property
    def game(self) -> GameName:
        """The game that it is a fact of."""
        return rules("en")[self.rule].game


@cache
def rule_facts(language: str) -> Mapping[str, Fact]:
    """All facts by id, in the order of the rules.

    Raises ValueError for a language that is not one of ours.

    >>> rule_facts("en")["INN-2.3.a"].text
    'There is no limit to a hand.'
    """
    if language not in LANGUAGES:
        raise ValueError(f"no facts in {language!r}: choose one of {', '.join(LANGUAGES)}")
    markdown = (files(__name__) / f"{language}.md").read_text(encoding="utf-8")
    return MappingProxyType({fact.id: fact for fact in _facts(markdown)})


def _facts(markdown: str) -> Iterator[Fact]:
    rule = ""
    for line in markdown.splitlines():
        if line.startswith("#### "):
            rule = line.removeprefix("#### ")
        elif found := _FACT.fullmatch(line):
            yield Fact(f"{rule}.{found['letter']}", rule, found["text"])
