"""What has been tried about a question, and play that is a try at it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.events import Event
from tutor.story.questions import Attempt, Verdict
from tutor.table.session import Session

__all__ = ["Trial", "Tried"]


@dataclass(slots=True)
class Tried:
    """What a learner has done about a question; all else follows from it."""

    hints: int = 0
    """How many hints were asked for."""
    answer: tuple[str, ...] | None = None
    wrong: int = 0
    """How many answers were not right."""
    right: bool = False
    """Whether it was answered rightly at some time."""
    shown: bool = False
    """Whether the solution was asked for."""

    @property
    def told(self) -> bool:
        """Whether a wrong answer shows the solution: the first one does not, unless that is asked for."""
        return self.shown or self.wrong > 1

    @property
    def first(self) -> bool:
        """Whether it was answered once, and no more."""
        return self.wrong + self.right == 1


class Trial(Session):
    """Play that is a try at a task: others answer by themselves, and in the end there is a verdict."""

    def __init__(self, attempt: Attempt) -> None:
        super().__init__(attempt.game)
        self.attempt = attempt
        self.verdict: Verdict | None = None

    def choose(self, key: str) -> tuple[Event, ...]:
        """Answer as the learner, until the attempt is over."""
        before = len(self.attempt.game.events)
        if self.verdict is None:
            self.verdict = self.attempt.choose(key)
            missed = self.verdict is not None and not self.verdict.right
            # What others do after a miss would look as if it belonged to the answer.
            self.go(self.attempt.answered if missed else self.last)
        return tuple(self.attempt.game.events[before:])
