"""A branch of a game on which something is tried: answers, what holds after them, what happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.errors import IllegalMove
from engine.events import Event
from engine.expected import failures
from engine.game import Game
from engine.node import Node
from engine.scenario.expect import check_expect
from engine.scenario.kind import kind
from engine.scenario.moves import answer
from tutor.story.questions.kinds import Condition, Happening, Moves, Task

MOST_ANSWERS = 200
"""More than any action needs."""


@dataclass(slots=True)
class TriedBranch:
    """A game being tried, and how many events and answers it had before."""

    game: Game
    since: int
    at: int

    @classmethod
    def of(cls, game: Game) -> TriedBranch:
        """A branch that begins at this point of a game."""
        return cls(game.clone(), len(game.events), len(game.moves))

    @property
    def events(self) -> Sequence[Event]:
        """What has happened on the branch."""
        return self.game.events[self.since :]

    @property
    def moves(self) -> Moves:
        """The answers given on the branch."""
        return tuple(self.game.moves[self.at :])

    def play(self, moves: Moves, node: Node) -> None:
        """Give these answers."""
        for player, key in moves:
            try:
                if player not in self.game.players:
                    raise node.error(f"{player} does not play; {', '.join(self.game.players)} do")
                answer(self.game, player, key)
            except IllegalMove as error:
                legal = f"; expected {' or '.join(error.keys)}" if error.keys else ""
                raise node.error(f"{player}: {key} is refused: {error.reason}{legal}") from error

    def play_on(self, answers: dict[str, list[str]], until: str | None = None) -> None:
        """Let those who are asked answer, to the end of the action, or until this player is asked."""
        for _ in range(MOST_ANSWERS):
            asked = self.game.decision
            if asked is None or (asked.player == until if until else self.game.between_actions()):
                return
            given = answers.get(asked.player, [])
            self.game.choose(given.pop(0) if given and given[0] in asked.keys else asked.keys[0])


def holds(condition: Condition, branch: TriedBranch) -> bool:
    """Whether it holds at the end of a branch."""
    if condition.expect is not None and _unlike(condition.expect, branch.game):
        return False
    if any(_unlike(wanted, branch.game, name) for name, wanted in condition.sees.items()):
        return False
    events = branch.events
    return all(any(happened(event, events)) for event in condition.events) and not any(
        any(happened(event, events)) for event in condition.no_events
    )


def deciding(condition: Condition, branch: TriedBranch) -> Event | None:
    """The event that makes it hold: the one that is asked for, the end, else the last change."""
    for event in condition.events:
        for found in happened(event, branch.events):
            return found
    ended = condition.expect is not None and bool(condition.expect.get("winners"))
    fit = [
        event
        for event in branch.events
        if (event.kind == "end" if ended and branch.game.result else event.changes)
    ]
    return fit[-1] if fit else None


def in_place_of(condition: Condition, branch: TriedBranch) -> Sequence[Event]:
    """What has happened in place of the first event that is asked for: one of its kind, by its rule."""
    for event in condition.events:
        like = Happening({key: event.said[key] for key in event.said.keys() & {"kind", "rule"}})
        if not any(happened(event, branch.events)):
            return [*happened(like, branch.events)][:1]
    return []


def by_rule(task: Task, branch: TriedBranch) -> Sequence[Event]:
    """The first event that the rule decides which the author names, if there is one."""
    return [event for event in branch.events if event.rule in task.rules[:1]][:1]


def check_condition(condition: Condition, game: Game) -> None:
    """Refuse players and cards that there are not."""
    if condition.expect is not None and condition.node.value is not None:
        check_expect(condition.node, kind(game.name), game.players, any_moves=False)
    for event in (*condition.events, *condition.no_events):
        check_happening(event, game, condition.node)
    for name in condition.sees:
        if name not in game.players:
            raise condition.node.error(f"{name} does not play; {', '.join(game.players)} do")


def check_happening(event: Happening, game: Game, node: Node) -> None:
    """Refuse a player who does not play."""
    player = event.said.get("player")
    if player is not None and player not in game.players:
        raise node.error(f"{player} does not play; {', '.join(game.players)} do")


def _unlike(expect: Mapping[str, Any], game: Game, viewer: str | None = None) -> list[str]:
    """In what the table is not as it is said to be, to a player's eyes, or as it lies."""
    seen = game.position(None if viewer is None else game.players.index(viewer))
    return failures({"expect": expect}, seen, len(game.moves))


def happened(wanted: Happening, events: Sequence[Event]) -> Iterator[Event]:
    """The events that are so."""
    return (event for event in events if all(_has(event, key, said) for key, said in wanted.said.items()))


def _has(event: Event, key: str, said: Any) -> bool:
    if key in ("kind", "player", "rule"):
        return bool(getattr(event, key) == said)
    return key in event.data and _same(said, event.data[key])


def _same(said: Any, found: Any) -> bool:
    if isinstance(found, list | tuple):
        return isinstance(said, list) and [*map(_word, said)] == [*map(_word, found)]
    return _word(said) == _word(found)


def _word(value: Any) -> str:
    """A word in one form, whether from a file or from the game."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return {"true": "yes", "false": "no"}.get(str(value), str(value))
