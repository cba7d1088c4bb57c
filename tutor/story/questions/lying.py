"""Where on the table the answers of a question lie, so that they can be given there."""

from __future__ import annotations

from engine.decisions import PASS
from tutor.story.questions.question import Question

__all__ = ["lies"]


def lies(question: Question, answer: str) -> str | None:
    """The place that an answer names: a colour at "Ann/green", a domain at "Ann/army", a value at "supply/3".

    None where it names none; players, cards and periods are found on the table by their own names.
    """
    decision = question.branch.game.decision
    if question.kind != "may" or decision is None or answer == PASS:
        return None
    match decision.kind:
        case "colour":
            return f"{decision.player}/{answer}"
        case "domain":
            return f"{question.branch.game.players[decision.whose]}/{answer}"
        case "value":
            return f"supply/{answer}"
        case _:
            return None
