"""Questions that are answered at the table."""

from __future__ import annotations

from cards.terms import Language
from engine.game import Game
from tutor.story.keys import key_words
from tutor.story.questions import hints
from tutor.story.questions.branch import check_condition, deciding
from tutor.story.questions.doing import Attempt, Doing, ways
from tutor.story.questions.kinds import Do, Task
from tutor.story.questions.making import made
from tutor.story.questions.question import Option, Question, what_happened
from tutor.words import said


def done(task: Task, do: Do, game: Game, language: Language) -> Question:
    """Reach a goal: the answers are those ways that reach it."""
    check_condition(do.goal, game)
    if do.player is not None and do.player not in game.players:
        raise task.node.error(f"{do.player} does not play; {', '.join(game.players)} do")
    first = Attempt(task, game, language)
    reached = [way for way in ways(first) if way.reached]
    right = [way.given for way in reached if way.given]
    shown = reached[0].branch if reached else first.branch
    event = deciding(do.goal, shown)
    decided = event.rule if event else None
    hinted = hints.doing(first, right, decided, language)
    options = _first_steps(first, language)
    asked = _asked(do, language)
    question = made(task, "do", "play", asked, options, right, (), shown, language, hinted, [decided])
    fields = {name: getattr(question, name) for name in Question.__slots__}
    return Doing(**fields, task=task, game=game, language=language)


def _asked(do: Do, language: Language) -> str:
    """The goal in words, where it is one that has some."""
    for event in do.goal.events:
        kind = f"do_{event.said.get('kind')}"
        if "player" in event.said and kind in hints.DOING:
            return said(f"task_{kind}", language, player=event.said["player"])
    return said("task_do", language)


def _first_steps(attempt: Attempt, language: Language) -> list[Option]:
    """What can be answered first, each with what it leads to."""
    decision = attempt.game.decision
    if attempt.over or decision is None:
        return []
    options = []
    for key in decision.keys:
        tried = attempt.twin()
        verdict = tried.choose(key)
        lines = what_happened(tried.branch.events, language) if verdict is None else verdict.lines
        options.append(Option(key, key_words(attempt.game, key, language), lines))
    return options
