"""The rules of both games and a glossary, in English, Italian and French.

The words stand beside this file in `en.md`, `it.md` and `fr.md`, under the same ids in the same order:

    ### Section
    #### INN-1.1
    The rule, one or more paragraphs of Markdown.

    *Our ruling: an italic paragraph is what we decided where the rulebooks are silent or disagree.*

    #### meld
    **to meld** (meld, melded; INN-4.1, INN-4.2)
    Its meaning in one sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from cards.terms import LANGUAGES, GameName

__all__ = ["Mention", "Rule", "Term", "glossary", "rules", "terms_in"]


_GAMES: Final[Mapping[str, GameName]] = {"INN": "innovation", "CIV": "civ"}
_TERM: Final = re.compile(r"\*\*(?P<term>.+)\*\* \((?P<forms>[^;]+); (?P<rules>.+)\)\n(?P<meaning>.+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule: `text` is Markdown and says all, `ruling` is what we decided in it, or empty."""

    id: str
    game: GameName
    section: str
    text: str
    ruling: str


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the games: its meaning, the ids of its rules, and the forms it takes in sentences."""

    id: str
    term: str
    meaning: str
    rules: tuple[str, ...]
    forms: tuple[str, ...]

    @property
    def games(self) -> frozenset[GameName]:
        """The games whose rules use the term."""
        return frozenset(_game(rule) for rule in self.rules)


@dataclass(frozen=True, slots=True)
class Mention:
    """A term where it stands in a sentence: `sentence[start:end]`."""

    term: Term
    start: int
    end: int


def rules(language: str) -> Mapping[str, Rule]:
    """All rules by id, in the order of the rulebook.

    Raises ValueError for a language that is not one of ours.

    >>> rules("it")["INN-2.3"].text
    'La Mano non ha limiti: puoi tenere quante carte vuoi.'
    """
    return _book(language)[0]


def glossary(language: str) -> tuple[Term, ...]:
    """All terms: first those of both games, then Innovation's, then CIV's.

    >>> [term.term for term in glossary("fr")][:3]
    ['Main', 'piocher', 'tour']
    """
    return _book(language)[1]


def terms_in(sentence: str, language: str, game: str | None = None) -> tuple[Mention, ...]:
    """The glossary words of a sentence from left to right, longest first where they overlap.

    Name the game where it is known: some words mean one thing in Innovation and another in CIV.

    >>> [mention.term.id for mention in terms_in("Ann tucked two cards.", "en", "innovation")]
    ['tuck']
    """
    pattern, by_form = _lexicon(language, game)
    return tuple(
        Mention(term, found.start(), found.end())
        for found in pattern.finditer(_straight(sentence))
        if (term := by_form.get(_form(found.group())))
    )


@cache
def _book(language: str) -> tuple[Mapping[str, Rule], tuple[Term, ...]]:
    if language not in LANGUAGES:
        raise ValueError(f"no rules in {language!r}: choose one of {', '.join(LANGUAGES)}")
    markdown = (files(__name__) / f"{language}.md").read_text(encoding="utf-8")
    entries = list(_entries(markdown))
    return (
        MappingProxyType({id: _rule(id, section, body) for id, section, body in entries if _is_rule(id)}),
        tuple(_term(id, body) for id, _, body in entries if not _is_rule(id)),
    )


def _entries(markdown: str) -> Iterator[tuple[str, str, str]]:
    """The id, section and body of every heading of the fourth level."""
    for part in re.split(r"^#{1,3} ", markdown, flags=re.MULTILINE)[1:]:
        section, *entries = re.split(r"^#### ", part, flags=re.MULTILINE)
        for entry in entries:
            id, _, body = entry.partition("\n")
            yield id.strip(), section.strip(), body.strip()


def _is_rule(id: str) -> bool:
    return id.partition("-")[0] in _GAMES


def _game(rule: str) -> GameName:
    return _GAMES[rule.partition("-")[0]]


def _rule(id: str, section: str, text: str) -> Rule:
    ruling = re.search(r"^\*[^:]+: *(.+)\*$", text, flags=re.MULTILINE)
    return Rule(id, _game(id), section, text, ruling[1] if ruling else "")


def _term(id: str, body: str) -> Term:
    found = _TERM.fullmatch(body)
    if found is None:
        raise ValueError(f"glossary entry {id!r}: expected **term** (forms; rules), then its meaning")
    rule_ids, forms = (tuple(found[part].split(", ")) for part in ("rules", "forms"))
    return Term(id, found["term"], found["meaning"], rule_ids, forms)


@cache
def _lexicon(language: str, game: str | None) -> tuple[re.Pattern[str], Mapping[str, Term]]:
    """A pattern that finds any form, and the term of each form: the first one that has it."""
    by_form: dict[str, Term] = {}
    for term in glossary(language):
        if game is None or game in term.games:
            for form in term.forms:
                by_form.setdefault(_form(form), term)
    longest_first = sorted(by_form, key=len, reverse=True)
    any_form = "|".join(r"\s+".join(map(re.escape, form.split())) for form in longest_first)
    return re.compile(rf"(?<!\w)(?:{any_form})(?!\w)", re.IGNORECASE), MappingProxyType(by_form)


def _form(words: str) -> str:
    return " ".join(_straight(words).casefold().split())


def _straight(text: str) -> str:
    """The text with straight apostrophes, as long as before."""
    return text.replace("’", "'")
