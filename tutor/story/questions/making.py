"""Puts a question together from what was worked out and what the author has written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cards.terms import Language
from engine.game import Game
from tutor.story.questions.branch import TriedBranch
from tutor.story.questions.hints import rule_hint
from tutor.story.questions.kinds import Task
from tutor.story.questions.question import Answer, Form, Option, Question, Sentence, unique
from tutor.words import spoken


def tried(task: Task, game: Game) -> TriedBranch:
    """The branch on which the answers in question have been given."""
    branch = TriedBranch.of(game)
    branch.play(task.after or (), task.node)
    return branch


def made(
    task: Task,
    kind: str,
    form: Form,
    prompt: str,
    options: Sequence[Option],
    right: Iterable[Answer],
    lines: Iterable[Sentence],
    branch: TriedBranch,
    language: Language,
    hinted: tuple[str, ...],
    rules_of: Iterable[str | None] = (),
) -> Question:
    """The question; what the author has written goes before what is made up."""
    said = unique(lines)
    if task.rules and kind != "rule":
        hinted = (rule_hint(task.rules[0], language), *hinted[1:])
    written = tuple(spoken(hint, language) for hint in task.hints)
    named = [rule for rule in rules_of if rule] or [line.rule for line in said if line.rule]
    return Question(
        kind,
        form,
        spoken(task.prompt, language) if task.prompt else prompt,
        tuple(options),
        tuple(right),
        said,
        (*written, *hinted[len(written) :]),
        None if task.why is None else spoken(task.why, language),
        branch,
        tuple(dict.fromkeys((*task.rules, *named))),
    )
