"""Where on the table the answers of a question lie, so that they can be given there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from cards.terms import Domain
from engine.decisions import PASS, Decision
from engine.game import Game
from engine.innovation.table import draws_from
from tutor.story.questions.kinds import Task, what_counts
from tutor.story.questions.question import Question
from tutor.story.shape import AskedCount
from tutor.table.scene.asked import places_of

__all__ = ["countable", "domain_named", "where_lying"]

ABOUT_MOVES = ("may", "best", "do")
"""The kinds of questions whose answers are those of a decision."""
_BEFORE = frozenset(("area", "hand"))
"""Where cards lie before a player."""
_DOMAINS = frozenset(map(str, Domain))


def where_lying(question: Question) -> Mapping[str, str]:
    """The places that answers name, by answer, as far as they name any.

    A colour lies at "Ann/green", a domain at "Ann/army", a value and the action of drawing at "supply/3";
    cards of CIV, of which many are equal, at "Ann/hand/army1", "Ann/area/army1" or "discard/army1". Players,
    other cards and periods are found on the table by their own names.
    """
    game = question.branch.game
    decision = game.decision
    if question.kind not in ABOUT_MOVES or decision is None:
        return {}
    answers = (option.id for option in question.options if option.id != PASS)
    found = {answer: place for answer in answers if (place := _place(game, decision, answer))}
    shared = Counter(found.values())
    # Of several effects of a domain none is the domain; then all stand side by side, none on the table.
    apart = all(number == 1 for number in shared.values())
    return {answer: place for answer, place in found.items() if apart or "/hand/" in place}


def _place(game: Game, decision: Decision, answer: str) -> str | None:
    """What a single answer names."""
    player = decision.player
    match decision.kind, answer.split(" "):
        case "colour", [colour]:
            return f"{player}/{colour}"
        case "domain", [domain]:
            return f"{game.players[decision.whose]}/{domain}"
        case "value", [value]:
            return f"supply/{value}"
        case "action", ["draw"]:
            age = draws_from(game, decision.seat)
            return None if age is None else f"supply/{age}"
        case "card", [card] if game.name == "civ":
            source = places_of(decision)
            return f"discard/{card}" if "discard" in source else f"{player}/{min(source & _BEFORE)}/{card}"
        case _, ["play", card]:
            return f"{player}/hand/{card}"
        case _, ["effect", domain, _] | ["discard", domain]:
            return f"{player}/{domain}"
        case _, ["copy", *owner, domain, _]:
            return f"{' '.join(owner)}/{domain}"
        case _:
            return None


def domain_named(question: Question, answer: str) -> str | None:
    """The domain of CIV that an answer is about, which is drawn beside its words."""
    if question.kind not in ABOUT_MOVES or question.branch.game.name != "civ":
        return None
    words = (word.rstrip("123") for word in reversed(answer.split(" ")))
    return next((word for word in words if word in _DOMAINS), None)


def countable(question: Question, task: Task | None) -> AskedCount | None:
    """What can be counted by touching it, where the table that is seen is the one that is asked about."""
    kind, player = what_counts(task)
    if question.form != "number" or question.branch.moves or kind is None or player is None:
        return None
    return {"kind": kind, "player": player}
