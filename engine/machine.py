"""A game as its operations see it: the stack of what is left to do, what is asked, what is told, chance.

The loop that carries work out is `run`; how a game looks from outside, see `engine.game`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NoReturn, Self

from cards.events.kind import Fact
from cards.program import Condition
from cards.terms import GameName, Language
from engine import luck
from engine.decisions import Decision
from engine.events import CommonEvents, Event
from engine.run import Frame, GameOver


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winners in seating order, and the rule by which."""

    winners: tuple[str, ...]
    reason: str


class Machine(ABC):
    """A game in progress, with what its operations call."""

    name: ClassVar[GameName]
    common: ClassVar[CommonEvents]

    players: tuple[str, ...]
    language: Language
    events: list[Event]

    def __init__(
        self, players: Sequence[str], seed: int, language: Language, options: Mapping[str, Any]
    ) -> None:
        self.players = tuple(players)
        self.seed = seed
        self.luck = luck.seeded(seed)
        """The state of chance, from which the seed's next number follows."""
        self.language = language
        self.options = options
        self._seat_round(options.get("teams"))
        self.events = []
        self.stack: list[Frame] = []
        self.result: Result | None = None
        self.telling = True
        """Whether events are kept; without them a game is a little faster and says nothing."""
        self.listener: Callable[[Event], None] | None = None
        """Is told each event as it happens; what it raises stops the game there, to be looked at only."""
        self.changes = 0
        """How many events have changed the game so far (INN-5.5)."""
        self._asked: Decision | None = None
        self.answer: Any = None

    def _seat_round(self, teams: Sequence[Sequence[str]] | None) -> None:
        """Who sits where, and with whom, as seen from each seat."""
        count = len(self.players)
        seats = range(count)
        self.teams = tuple(
            seat if teams is None else next(n for n, team in enumerate(teams) if self.players[seat] in team)
            for seat in seats
        )
        """The team of each seat; without teams everybody is one."""
        self.in_teams = len(set(self.teams)) < count
        self.everyone = [tuple((seat + step) % count for step in range(1, count + 1)) for seat in seats]
        """Clockwise from the left of each seat, its own player last."""
        self.mates = [
            tuple(other for other in seats if self.teams[other] == self.teams[seat]) for seat in seats
        ]
        """The players of the same team, oneself included."""

    def seat_of(self, player: str) -> int:
        """Where somebody sits.

        Raises ValueError if nobody of that name plays.
        """
        if player not in self.players:
            raise ValueError(f"{player} does not play; {', '.join(self.players)} do")
        return self.players.index(player)

    def run(self) -> None:
        """Carry out what lies on the stack until an answer is needed or the game is over."""
        stack = self.stack
        try:
            while self._asked is None and stack:
                frame = stack[-1]
                operation = frame.operations[frame.at]
                frame.at += 1
                operation(self, frame)
        except GameOver:
            stack.clear()
            self._asked = None

    def ask(
        self,
        seat: int,
        kind: str,
        keys: tuple[str, ...],
        values: tuple[Any, ...],
        about: Mapping[str, Any],
        named: int = 0,
        due: int | None = None,
    ) -> None:
        """Ask, unless there is a single legal answer: then that is the answer."""
        if len(keys) == 1:
            self.answer = self.pick_hidden(values[0])
            return
        frame = self.stack[-1]
        self._asked = Decision(self, seat, kind, keys, values, about, frame.clause, named, due, frame.me)

    def ask_again(self) -> None:
        """Put the pending question once more, in a position that has changed."""
        self.stack[-1].at -= 1
        self._asked = None
        self.run()

    def tell(self, fact: Fact, seat: int | None, rule: str) -> None:
        """Something has happened that a player would want to know."""
        kind, data = fact
        if kind.changes:
            self.changes += 1
        if self.telling:
            clause = self.stack[-1].clause if self.stack else None
            event = Event(kind, None if seat is None else self.players[seat], rule, data, clause)
            self.events.append(event)
            if self.listener is not None:
                self.listener(event)

    def tell_nothing(self, seat: int, why: str) -> None:
        """A clause could not be carried out."""
        self.tell(self.common.nothing({"why": why}), seat, self.common.nothing_rule)

    def tell_not_so(self, asked: Condition, frame: Frame, *, otherwise: bool) -> None:
        """A condition does not hold; `otherwise`: so that something else is carried out instead."""
        self.tell_nothing(frame.player, "not_so")

    def tell_declined(self, seat: int, named: int = 0) -> None:
        """A clause was declined, after so many cards that were named."""
        self.tell(self.common.decline({"named": named}), seat, self.common.choice_rule)

    def tell_option(self, seat: int, key: str) -> None:
        """One of several alternatives was chosen."""
        self.tell(self.common.choose({"what": "option", "chosen": key}), seat, self.common.choice_rule)

    def below(self, limit: int) -> int:
        """A random number from 0 to limit - 1."""
        number, self.luck = luck.below(self.luck, limit)
        return number

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        """The items in a random order."""
        mixed, self.luck = luck.shuffled(self.luck, list(items))
        return mixed

    def pick_hidden(self, value: Any) -> Any:
        """What an answer stands for: among equal cards that the chooser may not see, chance picks."""
        if type(value) is tuple:
            return value[self.below(len(value))]
        return value

    def finish(self, seats: Sequence[int], reason: str, why: Mapping[str, Any] | None = None) -> NoReturn:
        """The game ends here and now; a win is the team's (INN-10.4, CIV-5.4)."""
        teams = {self.teams[seat] for seat in seats}
        winners = tuple(name for name, team in zip(self.players, self.teams, strict=True) if team in teams)
        self.result = Result(winners, reason)
        self.tell(self.common.end({"winners": winners, "reason": reason, **(why or {})}), None, reason)
        raise GameOver

    def _twin(self) -> Self:
        """A copy without events; a game adds copies of what it changes in place."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.events = []
        twin.stack = [frame.copy() for frame in self.stack]
        if self._asked is not None:
            twin._asked = self._asked.of(twin)
        return twin

    # What each game adds -----------------------------------------------------------------

    @abstractmethod
    def make_keys(self, decision: Decision) -> tuple[str, ...]:
        """The legal answers to a decision whose keys were left for later."""

    @abstractmethod
    def prompt(self, decision: Decision, language: Language) -> str:
        """The question of a decision as a sentence."""
