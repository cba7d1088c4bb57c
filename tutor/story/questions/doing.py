"""Tasks that are done at the table: what the learner plays is tried on a branch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cards.terms import Language
from engine.game import Game
from tutor.story.questions.branch import TriedBranch, holds, in_place_of
from tutor.story.questions.kinds import Do, Task
from tutor.story.questions.question import Answer, Question, Sentence, Verdict, because, unique, what_happened
from tutor.words import said, spoken

MOST_TRIED = 3000
"""So many ways are tried at most to find those that reach the goal."""


class Attempt:
    """One try at a task: the learner answers for whom they play, the others answer by themselves."""

    def __init__(self, task: Task, game: Game, language: Language) -> None:
        assert isinstance(task.what, Do)
        self.task, self.do, self.language = task, task.what, language
        self.branch = TriedBranch.of(game)
        if task.after:
            self.branch.play(task.after, task.node)
        self.branch = TriedBranch.of(self.branch.game)
        self.answers = {player: list(keys) for player, keys in task.then.items()}
        self.given: Answer = ()
        self.answered = 0
        """After so many answers of the game the learner had given the last one."""
        self._let_others_answer()

    @property
    def game(self) -> Game:
        """The game as it stands on the branch."""
        return self.branch.game

    @property
    def reached(self) -> bool:
        """Whether the goal is reached."""
        return holds(self.do.goal, self.branch)

    @property
    def over(self) -> bool:
        """Whether nothing is left to be tried."""
        return self.reached or len(self.given) >= self.do.steps or self.game.decision is None

    def choose(self, key: str) -> Verdict | None:
        """Answer; says how it went when the attempt is over. Raises IllegalMove like the game itself."""
        self.game.choose(key)
        self.given += (key,)
        self.answered = len(self.game.moves)
        if not self.reached:
            self._let_others_answer()
        return self.verdict() if self.over else None

    def verdict(self) -> Verdict:
        """How it went so far."""
        lines = what_happened(self.branch.events, self.language)
        if not self.reached:
            lines += because(in_place_of(self.do.goal, self.branch), self.language)
            lines += (Sentence(said("task_not_reached", self.language)),)
        if self.task.why is not None and self.reached:
            lines = (Sentence(spoken(self.task.why, self.language)), *lines)
        return Verdict(self.reached, unique(lines))

    def _let_others_answer(self) -> None:
        player = self.do.player
        if player is not None and self.game.decision is not None and self.game.decision.player != player:
            self.branch.play_on(self.answers, until=player)

    def twin(self) -> Attempt:
        """An independent attempt at the same point."""
        twin = object.__new__(Attempt)
        twin.__dict__.update(self.__dict__)
        twin.branch = TriedBranch(self.game.clone(), self.branch.since, self.branch.at)
        twin.answers = {player: list(keys) for player, keys in self.answers.items()}
        return twin


def ways(attempt: Attempt) -> Iterator[Attempt]:
    """Every way to go on to the end, as far as so many can be tried."""
    waiting = [attempt]
    for _ in range(MOST_TRIED):
        if not waiting:
            return
        here = waiting.pop(0)
        if here.over:
            yield here
            continue
        decision = here.game.decision
        assert decision is not None
        for key in decision.keys:
            further = here.twin()
            further.choose(key)
            waiting.append(further)


@dataclass(frozen=True, slots=True)
class Doing(Question):
    """A question that is answered by playing; an answer is the keys one after the other."""

    task: Task | None = None
    game: Game | None = None
    language: Language = "en"

    def judge(self, answer: Sequence[str]) -> Verdict:
        """Play the answers on a branch and say how it went; raises IllegalMove like the game itself."""
        attempt = self.attempt()
        verdict = None
        for key in answer:
            verdict = attempt.choose(key)
        return verdict or attempt.verdict()

    def attempt(self) -> Attempt:
        """A new try."""
        assert self.task is not None
        assert self.game is not None
        return Attempt(self.task, self.game, self.language)
