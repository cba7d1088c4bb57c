"""The questions that stand between the moves of a scenario."""

from __future__ import annotations

from dataclasses import dataclass

from engine.node import Node
from engine.scenario.moves import ASK, NOTE
from tutor.story.questions.kinds import Moves, Task
from tutor.story.questions.read import read_task


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, after how many answers it comes, and the answers that come up to the next words."""

    step: int
    task: Task
    coming: Moves


def asked(root: Node) -> tuple[Asked, ...]:
    """The questions of a scenario file, read by `engine.reading.read` (also from `game.scenario`).

    Raises ScenarioError if one of them is none.
    """
    moves = root.mapping().get("moves")
    entries = moves.items() if moves is not None and isinstance(moves.value, tuple) else ()
    found: list[Asked] = []
    step = 0
    for number, entry in enumerate(entries):
        said = entry.value if isinstance(entry.value, dict) else {}
        if ASK in said:
            found.append(Asked(step, read_task(said[ASK]), _coming(entries[number + 1 :])))
        step += _is_move(entry)
    return tuple(found)


def _is_move(entry: Node) -> bool:
    return isinstance(entry.value, dict) and not entry.value.keys() & {NOTE, ASK}


def _coming(entries: tuple[Node, ...]) -> Moves:
    """The next answers in a row; words between question and answers do not matter."""
    found: list[tuple[str, str]] = []
    for entry in entries:
        if _is_move(entry):
            found += [(player, key.word("an answer")) for player, key in entry.mapping().items()]
        elif found:
            break
    return tuple(found)
