"""From a path back to the words of the program that stand there."""

from __future__ import annotations

from collections.abc import Iterator

from cards.program.conditions import Condition
from cards.program.paths import CONDITION, OTHERWISE, THEN, VERB, Path
from cards.program.verbs import Either, If, IfDone, May, Step, Steps, Verb, sequence

Word = Step | Condition


def trail(steps: Steps, path: Path) -> tuple[Word, ...]:
    """All that a path leads through, the word that it means last.

    >>> from cards.innovation import CARD
    >>> whole, condition = trail(CARD["oars"].effects[1].steps, (0, 0))
    >>> whole.condition is condition
    True
    """
    if not path:
        return ()
    step = sequence(steps)[path[0]]
    return (step, *_within(step, path[1:]))


def _within(step: Step, path: Path) -> tuple[Word, ...]:
    if not path:
        return ()
    branch, rest = path[0], path[1:]
    match step:
        case May() | IfDone():
            if branch == VERB:
                return (step.verb, *_within(step.verb, rest))
            return trail(step.then, rest)
        case If():
            if branch == CONDITION:
                return (step.condition,)
            return trail({THEN: step.then, OTHERWISE: step.otherwise}[branch], rest)
        case Either():
            return trail(step.options[branch], rest)
        case _:
            raise ValueError(f"nothing stands below {step!r}")


def question_of(words: tuple[Word, ...]) -> Condition | None:
    """The condition under which the last word of a trail holds; None if there is none."""
    asked = [word.condition for word in words[:-1] if isinstance(word, If)]
    return asked[-1] if asked else None


def verbs(steps: Steps) -> Iterator[Verb]:
    """Every verb of a program, those that depend on something too."""
    for step in sequence(steps):
        match step:
            case May() | IfDone():
                yield from verbs(step.verb)
                yield from verbs(step.then)
            case If():
                yield from verbs(step.then)
                yield from verbs(step.otherwise)
            case Either():
                for option in step.options:
                    yield from verbs(option)
            case _:
                yield step
