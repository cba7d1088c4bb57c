"""Two branches side by side: where they part, in the words of the answers, and what differs at their ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from cards.civ import DOMAIN
from cards.terms import Domain, Language
from cards.text import card_name
from cards.text.civ import domain_and_era
from engine.game import Game
from tutor.table.explain import name_of
from tutor.table.scene.asked import words_of
from tutor.table.scene.shape import SceneComparison
from tutor.table.session import Branch, Session
from tutor.words import said

__all__ = ["branch_name", "compared"]

_SIZES = ("points", "hand", "score", "achievements", "limit")
"""Of these it is said how many there are."""
_NOTHING = "–"


def compared(session: Session, other: int, viewer: str | None, language: Language) -> SceneComparison:
    """What the current branch and another one have not in common, as one who looks may know it."""
    found = session.compare(other, session.current.id)
    sentence = said("compare_same", language)
    if found.mine or found.theirs:
        there = session.branches[other].game.at(found.at)
        mine, theirs = (_answer(there, key, viewer, language) for key in (found.mine, found.theirs))
        sentence = said("compare_at", language, n=found.at, mine=mine, theirs=theirs)
    lines = []
    for player, differing in found.differences.items():
        said_of = [*_lines(differing, language)]
        if viewer in (None, player):
            said_of += _held(differing, session.shown.name, language)
        if said_of:
            lines.append(f"{player}: {'; '.join(said_of)}")
    return {"with": branch_name(session.branches[other], language), "sentence": sentence, "lines": lines}


def branch_name(branch: Branch, language: Language) -> str:
    """What a branch is called, by the one who plays or else by its number."""
    if branch.name:
        return branch.name
    return said("branch", language, n=branch.id) if branch.id else said("main_branch", language)


def _answer(game: Game, key: str | None, viewer: str | None, language: Language) -> str:
    decision = game.decision
    if key is None or decision is None:
        return _NOTHING
    if viewer not in (None, decision.player) and not game.keys_are_public(decision):
        return _NOTHING
    return words_of(game, key, language)


def _lines(differing: Mapping[str, tuple[Any, Any]], language: Language) -> Iterator[str]:
    for what in _SIZES:
        if what in differing:
            there, here = map(_size, differing[what])
            yield from _change(said(what, language).lower(), there, here)
    if "icons" in differing:
        there, here = differing["icons"]
        for icon in there:
            yield from _change(said(f"{icon}s", language), there[icon], here[icon])
    if "board" in differing:
        there, here = differing["board"]
        for colour in dict.fromkeys((*there, *here)):
            yield from _pile(colour, there.get(colour), here.get(colour), language)
    if "area" in differing:
        before, after = map(_domains, differing["area"])
        for domain in dict.fromkeys((*before, *after)):
            yield from _change(DOMAIN[domain].name[language], before[domain], after[domain])


def _held(differing: Mapping[str, tuple[Any, Any]], game: str, language: Language) -> Iterator[str]:
    """Which cards of a hand or score are others, where there are as many."""
    for what in ("hand", "score"):
        there, here = differing.get(what, ((), ()))
        if len(there) == len(here):
            gone, new = Counter(there) - Counter(here), Counter(here) - Counter(there)
            names = (
                ", ".join(name_of(card, game, language) for card in each.elements()) for each in (gone, new)
            )
            yield from _change(said(what, language).lower(), *names)


def _pile(colour: str, there: Any, here: Any, language: Language) -> Iterator[str]:
    """How many cards a pile has; if as many, its top card; if the same, how it lies."""
    count, others = (0 if pile is None else len(pile["cards"]) for pile in (there, here))
    if count != others:
        yield from _change(said(colour, language), count, others)
        return
    tops = [card_name(pile["cards"][0], language) for pile in (there, here)]
    ways = [
        said(f"splay_{pile['splay']}" if pile["splay"] else "unsplayed", language) for pile in (there, here)
    ]
    yield from _change(said(colour, language), *(tops if tops[0] != tops[1] else ways))


def _change(name: str, there: object, here: object) -> Iterator[str]:
    if there != here:
        yield f"{name} {there} → {here}"


def _domains(area: list[str]) -> Counter[Domain]:
    return Counter(domain_and_era(card)[0].id for card in area)


def _size(value: Any) -> int:
    return len(value) if isinstance(value, list) else int(value)
