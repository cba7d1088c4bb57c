"""Questions about what is there and what comes: numbers, statements, rules, what may be answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cards.rules import rules
from cards.terms import Language
from engine.errors import IllegalMove
from engine.events import Event
from engine.game import Game
from tutor.story.keys import key_words
from tutor.story.questions import hints
from tutor.story.questions.amount import added_up, amount
from tutor.story.questions.branch import (
    TriedBranch,
    by_rule,
    check_condition,
    check_happening,
    deciding,
    happened,
    holds,
)
from tutor.story.questions.kinds import HowMany, Predict, Task, WhatMay, WhichRule
from tutor.story.questions.making import made, tried
from tutor.story.questions.misreading import misreadings
from tutor.story.questions.question import Option, Question, Sentence, because, what_happened
from tutor.story.questions.why_not import by_facts, not_so
from tutor.words import said, spoken


def counting_question(task: Task, count: HowMany, game: Game, language: Language) -> Question:
    """Say a number."""
    branch = tried(task, game)
    why: tuple[Sentence, ...]
    if isinstance(count.of, str):
        number = amount(branch.game, count.of, task.node)
        why = added_up(branch.game, count.of, number, language, next(iter(task.rules), None))
    else:
        check_happening(count.of, game, task.node)
        found = list(happened(count.of, branch.events))
        number = (
            len(found) if count.field is None else _field(task, found[0].data if found else {}, count.field)
        )
        why = (
            (Sentence(said("task_number", language, n=number), found[0].rule if found else None),)
            if count.field is None
            else because(found[:1], language)
        )
    lines = (*why, *what_happened(branch.events, language))
    question = made(
        task, "count", "number", hints.how_many_prompt(count, language), (), [(str(number),)], lines, branch,
        language, hints.number_hints(number, why, language),
    )  # fmt: skip
    if isinstance(count.of, str):
        return replace(question, misread=tuple(misreadings(branch.game, count.of, number, language).items()))
    return question


def _field(task: Task, data: Mapping[str, object], field: str) -> int:
    found = data.get(field)
    if not isinstance(found, int):
        raise task.node.error(f"no such event tells a number {field}")
    return found


def prediction(task: Task, predict: Predict, game: Game, language: Language) -> Question:
    """Say what will be so."""
    for statement in predict.options:
        check_condition(statement.holds, game)
    branch = tried(task, game)
    options = [Option(str(n), spoken(one.say, language)) for n, one in enumerate(predict.options, 1)]
    so = tuple(
        option.id for option, one in zip(options, predict.options, strict=True) if holds(one.holds, branch)
    )
    true = [one for one, option in zip(predict.options, options, strict=True) if option.id in so]
    event = deciding(true[0].holds, branch) if true else None
    decided = event.rule if event else None
    options = [
        option
        if option.id in so
        else replace(option, lines=not_so(task, one.holds, branch, language, decided))
        for option, one in zip(options, predict.options, strict=True)
    ]
    wrong = [option for option in options if option.id not in so]
    lines = (*_why(task, event, branch, language), *what_happened(branch.events, language))
    return made(
        task, "predict", "some" if predict.all else "one", said("task_predict", language), options,
        [so] if predict.all else [(id,) for id in so], lines, branch, language,
        hints.excluding(hints.rule_hint(decided, language), wrong, language), [decided],
    )  # fmt: skip


def _why(task: Task, event: Event | None, branch: TriedBranch, language: Language) -> tuple[Sentence, ...]:
    """What decides it: the event that makes it so, or one by the rule that the author names.

    Where nothing is told of it: the facts that the question makes one decide, or that rule.
    """
    if task.why is not None:
        return ()
    if event is None or (task.rules and event.rule != task.rules[0]):
        rule = next(iter(task.rules), None)
        said_of_rule = (Sentence(hints.gist(rule, language), rule),) if rule else ()
        return because(by_rule(task, branch), language) or by_facts(task, language) or said_of_rule
    return because([event], language)


def deciding_rule(task: Task, rule: WhichRule, game: Game, language: Language) -> Question:
    """Say which rule decides."""
    check_happening(rule.event, game, task.node)
    branch = tried(task, game)
    found = list(happened(rule.event, branch.events))
    if not found:
        raise task.node.error("no such event happens")
    right = [one.rule for one in found]
    among = rule.among or neighbours(right[0])
    book = rules(language)
    ids = [id for id in book if id in {*among, *right}]
    options = [
        Option(id, f"{id} · {hints.gist(id, language)}", (Sentence(hints.gist(id, language), id),))
        for id in ids
    ]
    wrong = [option for option in options if option.id not in right]
    return made(
        task, "rule", "one", said("task_rule", language), options, [(id,) for id in ids if id in right],
        because(found[:1], language), branch, language,
        hints.excluding(hints.section(right[0], language), wrong, language),
    )  # fmt: skip


def neighbours(rule: str) -> tuple[str, ...]:
    """A few rules around one, to choose from."""
    ids = [id for id, each in rules("en").items() if each.game == rules("en")[rule].game]
    place = ids.index(rule)
    low = max(0, min(place - 1, len(ids) - 4))
    return tuple(ids[low : low + 4])


def permitted(task: Task, may: WhatMay, game: Game, language: Language) -> Question:
    """Say which answers are legal."""
    branch = tried(task, game)
    decision = branch.game.decision
    if decision is None:
        raise task.node.error("nobody is asked there")
    branch.game.language = language  # refusals are sentences in the language of the game
    legal = tuple(key for key in may.keys if key in decision.keys)
    options = [
        Option(key, key_words(branch.game, key, language), _allowed_or_not(branch.game, key, language))
        for key in may.keys
    ]
    prompt = said("task_may", language, player=decision.player)
    rules_of = [line.rule for option in options for line in option.lines]
    first = hints.rule_hint(next(filter(None, rules_of), None), language)
    return made(
        task, "may", "some", prompt, options, [legal], (), branch, language,
        (first, hints.how_many(legal, language)), rules_of,
    )  # fmt: skip


def _allowed_or_not(game: Game, key: str, language: Language) -> tuple[Sentence, ...]:
    """What a legal answer begins, or why the answer is refused."""
    branch = TriedBranch.of(game)
    try:
        branch.game.choose(key)
    except IllegalMove as refused:
        return (Sentence(_sentence(refused.reason, refused.rule), refused.rule),)
    possible = said("task_legal", language, answer=key_words(game, key, language))
    begun = next(iter(branch.events), None)
    if begun is None:
        return (Sentence(possible),)
    return (Sentence(f"{possible} {begun.text(language)}", begun.rule),)


def _sentence(refusal: str, rule: str | None) -> str:
    """A refusal as a sentence of its own; the rule stands beside it."""
    return refusal.removesuffix(f" ({rule})").rstrip(".") + "."
