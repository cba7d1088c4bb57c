"""Programs become operations: the part of the language that all games share.

Operations jump by relative distances, so that pieces can be put together in any way. After each
verb `frame.memory["done"]` says whether it was done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cards.program import Condition, Either, If, IfDone, May, Steps, Verb, sequence
from cards.program.paths import CONDITION, OTHERWISE, THEN, VERB, Path
from engine.decisions import PASS
from engine.events import Clause
from engine.run import Frame, Operation, jump, leave

Operations = list[Operation]
Holds = Callable[[Any, int, Frame | None], bool]
Where = tuple[str, int]
"""How clauses call what has effects, and which of them (from 0)."""


class Compiler:
    """Knows how the verbs and conditions of a game become operations."""

    def __init__(
        self,
        verb: Callable[[Verb, bool, Clause, dict[str, Any]], Operations],
        condition: Callable[[Condition], Holds],
    ) -> None:
        self.verb = verb
        self.condition = condition

    def effect(self, steps: Steps, card: Any, where: Where) -> tuple[Operation, ...]:
        """The operations of one effect of a card (or of whatever has effects)."""
        return (*self._sequence(steps, card, where, ()), leave)

    def _sequence(self, steps: Steps, card: Any, where: Where, path: Path) -> Operations:
        operations: Operations = []
        for index, step in enumerate(sequence(steps)):
            here = (*path, index)
            match step:
                case May(verb, then):
                    operations += self._verb(verb, True, card, where, (*here, VERB), step)
                    operations += _when_done(self._sequence(then, card, where, (*here, THEN)))
                case IfDone(verb, then):
                    operations += self._verb(verb, False, card, where, (*here, VERB), step)
                    operations += _when_done(self._sequence(then, card, where, (*here, THEN)), tell=True)
                case If(condition, then, otherwise):
                    operations += self._branch(
                        (*where, (*here, CONDITION)),
                        condition,
                        self._sequence(then, card, where, (*here, THEN)),
                        self._sequence(otherwise, card, where, (*here, OTHERWISE)),
                    )
                case _:
                    operations += self._verb(step, False, card, where, here, step)
        return operations

    def _verb(self, verb: Verb, may: bool, card: Any, where: Where, path: Path, step: Any) -> Operations:
        about = {"step": step, "card": card, "may": may}
        clause = (*where, path)
        if isinstance(verb, Either):
            return self._either(verb, may, card, clause, about)
        return self.verb(verb, may, clause, about)

    def _branch(
        self, clause: Clause, asked: Condition, then: Operations, otherwise: Operations
    ) -> Operations:
        holds = self.condition(asked)

        def decide(game: Any, frame: Frame) -> None:
            frame.clause = clause
            if not holds(game, frame.player, frame):
                game.tell_not_so(asked, frame, otherwise=bool(otherwise))
                frame.at += len(then) + 1

        return [decide, *then, jump(len(otherwise)), *otherwise]

    def _either(
        self, either: Either, may: bool, card: Any, clause: Clause, about: dict[str, Any]
    ) -> Operations:
        options = [
            self._sequence(option, card, clause[:2], (*clause[2], index))
            for index, option in enumerate(either.options)
        ]
        keys = tuple(str(index + 1) for index in range(len(options))) + ((PASS,) if may else ())

        def ask(game: Any, frame: Frame) -> None:
            frame.clause = clause
            game.ask(frame.player, "option", keys, keys, about)

        def take(game: Any, frame: Frame) -> None:
            frame.memory["done"] = game.answer != PASS
            if game.answer == PASS:
                game.tell_declined(frame.player)
                frame.at += starts[-1]
            else:
                game.tell_option(frame.player, game.answer)
                frame.at += starts[int(game.answer) - 1]

        operations: Operations = []
        starts: list[int] = []
        for index, option in enumerate(options):
            starts.append(len(operations))
            rest = sum(len(later) + 1 for later in options[index + 1 :])
            operations += [*option, jump(rest)]
        starts.append(len(operations))
        return [ask, take, *operations]


def _when_done(operations: Operations, *, tell: bool = False) -> Operations:
    """Operations that are passed over unless the verb before was done; a refusal has been told already."""
    if not operations:
        return []

    def go_on(game: Any, frame: Frame) -> None:
        if not frame.memory["done"]:
            frame.at += len(operations)
            if tell:
                game.tell_nothing(frame.player, "not_done")

    return [go_on, *operations]


def whole(
    may: bool, about: dict[str, Any], clause: Clause, verb: Operations,
    possible: Callable[[Any, Frame], bool] | None = None,
) -> Operations:  # fmt: skip
    """A verb that may be declined as a whole is asked for by `yes`, if it can do anything."""
    if not may:
        return verb

    def ask(game: Any, frame: Frame) -> None:
        frame.clause = clause
        if possible is not None and not possible(game, frame):
            frame.at += 1  # the verb itself finds out, and says so
        else:
            game.ask(frame.player, "whole", ("yes", PASS), ("yes", PASS), about)

    def take(game: Any, frame: Frame) -> None:
        if game.answer == PASS:
            frame.memory["done"] = False
            game.tell_declined(frame.player)
            frame.at += len(verb)

    return [ask, take, *verb]


def foreign(word: object, game: str) -> TypeError:
    """The error for a word of the language that means nothing in this game."""
    return TypeError(f"{word!r} is not a word of {game}")
