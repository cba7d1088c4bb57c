"""Puts a task at a point of a game: works out what can be answered, what is right, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from cards.rules import rules
from cards.terms import Language
from cards.text import card_name
from engine.errors import IllegalMove
from engine.events import Event
from engine.game import Game, PreviewStep
from tutor.task import hints
from tutor.task.amount import about_most, added_up, amount
from tutor.task.branch import Branch, check_condition, check_happening, deciding, happened, holds
from tutor.task.doing import Attempt, Doing, ways
from tutor.task.keys import key_words
from tutor.task.kinds import (
    Count,
    Do,
    Happening,
    May,
    Most,
    Moves,
    Order,
    Part,
    Predict,
    Rule,
    Task,
    Who,
)
from tutor.task.question import Answer, Line, Option, Question, told, unique
from tutor.task.words import phrase, spoken

AFFECTED = ("obeys", "shares", "acts")


def pose(task: Task, game: Game, language: Language, coming: Moves = ()) -> Question:
    """The task as a question about this point of a game; `coming` are the answers that come next anyhow.

    Raises ScenarioError, naming the task, if it does not fit there.
    """
    game = game.clone()
    game.language = language  # refusals are sentences in the language of the game
    if task.after is None and _looks_ahead(task):
        task = replace(task, after=coming)
    match task.what:
        case Do():
            question = _do(task, task.what, game, language)
        case Who():
            question = _which(task, task.what, game, language)
        case Order():
            question = _order(task, task.what, game, language)
        case Count():
            question = _count(task, task.what, game, language)
        case Predict():
            question = _predict(task, task.what, game, language)
        case Rule():
            question = _rule(task, task.what, game, language)
        case May():
            question = _may(task, task.what, game, language)
        case _:
            assert_never(task.what)
    if not question.right:
        raise task.node.error("none of the answers is right")
    return question


def _looks_ahead(task: Task) -> bool:
    """Whether the task asks for what comes, so that without `after` the moves that come next are played."""
    match task.what:
        case Predict() | Rule() | Who(Happening()) | Count(Happening()):
            return True
        case _:
            return False


def _tried(task: Task, game: Game) -> Branch:
    """The branch on which the answers in question have been given."""
    branch = Branch.of(game)
    branch.play(task.after or (), task.node)
    return branch


def _made(
    task: Task,
    kind: str,
    form: str,
    prompt: str,
    options: Sequence[Option],
    right: Iterable[Answer],
    lines: Iterable[Line],
    branch: Branch,
    language: Language,
    hinted: tuple[str, ...],
    rules_of: Iterable[str | None] = (),
) -> Question:
    """The question; what the author has written goes before what is made up."""
    said = unique(lines)
    written = tuple(spoken(hint, language) for hint in task.hints)
    named = [rule for rule in (*rules_of, *(line.rule for line in said)) if rule]
    return Question(
        kind,
        form,  # type: ignore[arg-type]
        spoken(task.prompt, language) if task.prompt else prompt,
        tuple(options),
        tuple(right),
        said,
        (*written, *hinted[len(written) :]),
        None if task.why is None else spoken(task.why, language),
        branch,
        tuple(dict.fromkeys(named)),
    )


# Playing --------------------------------------------------------------------------------


def _do(task: Task, do: Do, game: Game, language: Language) -> Question:
    check_condition(do.goal, game)
    if do.player is not None and do.player not in game.players:
        raise task.node.error(f"{do.player} does not play; {', '.join(game.players)} do")
    first = Attempt(task, game, language)
    reached = [way for way in ways(first) if way.reached]
    right = [way.given for way in reached if way.given]
    shown = reached[0].branch if reached else first.branch
    prompt = phrase("do", language)
    for event in do.goal.events:
        kind = f"do_{event.said.get('kind')}"
        if "player" in event.said and kind in hints.DOING:
            prompt = phrase(kind, language, player=event.said["player"])
    decision = first.game.decision
    options = (
        []
        if decision is None
        else [Option(key, key_words(first.game, key, language)) for key in decision.keys]
    )
    decided = deciding(do.goal, shown)
    hinted = hints.doing(first, right, decided, language)
    made = _made(task, "do", "play", prompt, options, right, (), shown, language, hinted, [decided])
    fields = {name: getattr(made, name) for name in Question.__slots__}
    return Doing(**fields, task=task, game=game, language=language)


# Players --------------------------------------------------------------------------------


def _part_steps(task: Task, key: str, game: Game) -> tuple[PreviewStep, ...]:
    if game.decision is None:
        raise task.node.error("nobody is asked there")
    try:
        steps: tuple[PreviewStep, ...] = game.preview(key)  # type: ignore[attr-defined]
    except IllegalMove as error:
        raise task.node.error(f"the answer {key} is refused: {error.reason}") from error
    if not steps:
        raise task.node.error(f"the answer {key} affects nobody")
    return steps


def _played_out(task: Task, game: Game, key: str) -> Branch:
    """The branch after the answer and all that hangs on it."""
    branch = Branch.of(game)
    assert game.decision is not None
    answers = {player: list(keys) for player, keys in task.then.items()}
    branch.game.choose(key)
    branch.play_on(answers)
    return branch


def _reason(step: PreviewStep, branch: Branch, language: Language) -> tuple[Line, ...]:
    """Why somebody has this part: the sentence that the game tells, or how many they have."""
    for event in branch.events:
        if (
            event.kind == "affect"
            and event.player == step.player
            and event.data.get("effect", 1) == step.effect
        ):
            return told((event,), language)
    if branch.game.name == "innovation" or step.role == "acts":
        return ()
    words = phrase(f"has_{step.role}", language, player=step.player, count=step.count)
    return (Line(words, step.rule),)


def _beginning(game: Game, key: str, language: Language) -> str:
    """What is about to be chosen, as a sentence."""
    assert game.decision is not None
    player = game.decision.player
    if key.startswith("dogma "):
        return phrase(
            "activates", language, player=player, card=card_name(key.removeprefix("dogma "), language)
        )
    return phrase("chooses", language, player=player, answer=key_words(game, key, language))


def _which(task: Task, who: Who, game: Game, language: Language) -> Question:
    match who.of:
        case Part():
            return _who(task, who.of, _tried(task, game).game, language)
        case Happening():
            return _whose(task, who.of, game, language)
        case Most():
            return _most(task, who.of.amount, game, language)
        case _:
            assert_never(who.of)


def _who(task: Task, part: Part, game: Game, language: Language) -> Question:
    steps = [step for step in _part_steps(task, part.key, game) if step.effect == part.effect]
    if not steps:
        raise task.node.error(f"{part.key} has no effect {part.effect}")
    roles = AFFECTED if part.role == "affected" else (part.role,)
    branch = _played_out(task, game, part.key)
    reasons = {step.player: _reason(step, branch, language) for step in steps}
    right = tuple(
        name for name in game.players if any(step.player == name and step.role in roles for step in steps)
    )
    options = [Option(name, name, reasons.get(name, ())) for name in game.players]
    question = phrase(f"who_{part.role}", language, effect=part.effect)
    return _made(
        task, "who", "some", f"{_beginning(game, part.key, language)} {question}", options, [right],
        told(_from_effect(branch), language), branch, language,
        hints.counting(game, steps, branch, language), [step.rule for step in steps],
    )  # fmt: skip


def _from_effect(branch: Branch) -> list[Event]:
    """The consequence: what happens on the branch but for the reasons, which the options tell."""
    return [event for event in branch.events if event.kind != "affect"]


def _order(task: Task, order: Order, game: Game, language: Language) -> Question:
    single = order.effect is not None
    game = _tried(task, game).game
    steps = tuple(step for step in _part_steps(task, order.key, game) if order.effect in (None, step.effect))
    branch = _played_out(task, game, order.key)
    options = [
        Option(
            _part_id(step, single),
            step.player if single else phrase("order_part", language, effect=step.effect, player=step.player),
            _reason(step, branch, language),
        )
        for step in sorted(steps, key=lambda step: (step.effect, game.players.index(step.player)))
    ]
    right = tuple(_part_id(step, single) for step in steps if step.role in AFFECTED)
    reasons = [line for step in steps for line in _reason(step, branch, language)]
    question = phrase("order_effect" if single else "order_all", language, effect=order.effect)
    return _made(
        task, "order", "order", f"{_beginning(game, order.key, language)} {question}", options, [right],
        (*reasons, *told(_from_effect(branch), language)), branch, language,
        hints.ordering(game, language), [step.rule for step in steps],
    )  # fmt: skip


def _part_id(step: PreviewStep, single: bool) -> str:
    return step.player if single else f"{step.effect}:{step.player}"


def _whose(task: Task, event: Happening, game: Game, language: Language) -> Question:
    check_happening(event, game, task.node)
    branch = _tried(task, game)
    found = list(happened(event, branch.events))
    named = {name for one in found for name in (one.data.get("winners") or (one.player,)) if name}
    right = tuple(name for name in game.players if name in named)
    options = [
        Option(name, name, told([one for one in found if one.player == name], language))
        for name in game.players
    ]
    hinted = (
        hints.rule(found[0].rule, language) if found else hints.plain(language),
        hints.how_many(right, language),
    )
    return _made(
        task, "who", "some", phrase("who_event", language), options, [right],
        told(branch.events, language), branch, language, hinted, [one.rule for one in found],
    )  # fmt: skip


def _most(task: Task, path: str, game: Game, language: Language) -> Question:
    found = {name: amount(game, f"{name}.{path}", task.node) for name in game.players}
    most, rule = max(found.values()), about_most(game, path)
    right = tuple(name for name in game.players if found[name] == most and most)
    options = [
        Option(name, name, (Line(phrase("has", language, player=name, count=count), rule),))
        for name, count in found.items()
    ]
    hinted = (hints.plain(language), hints.how_many(right, language))
    return _made(
        task, "who", "some", phrase("who_most", language), options, [right],
        [line for option in options for line in option.lines], Branch.of(game), language, hinted,
    )  # fmt: skip


# Numbers --------------------------------------------------------------------------------


def _count(task: Task, count: Count, game: Game, language: Language) -> Question:
    branch = _tried(task, game)
    lines: tuple[Line, ...]
    if isinstance(count.of, str):
        number = amount(branch.game, count.of, task.node)
        lines = (*told(branch.events, language), *added_up(branch.game, count.of, number, language))
    else:
        check_happening(count.of, game, task.node)
        found = list(happened(count.of, branch.events))
        number = (
            len(found) if count.field is None else _field(task, found[0].data if found else {}, count.field)
        )
        lines = told(branch.events, language)
    return _made(
        task, "count", "number", hints.how_many_prompt(count, language), (), [(str(number),)], lines, branch,
        language, hints.number(number, lines, language),
    )  # fmt: skip


def _field(task: Task, data: Mapping[str, object], field: str) -> int:
    found = data.get(field)
    if not isinstance(found, int):
        raise task.node.error(f"no such event tells a number {field}")
    return found


# What comes, and what may be ------------------------------------------------------------


def _predict(task: Task, predict: Predict, game: Game, language: Language) -> Question:
    for statement in predict.options:
        check_condition(statement.holds, game)
    branch = _tried(task, game)
    options = [Option(str(n), spoken(one.say, language)) for n, one in enumerate(predict.options, 1)]
    so = tuple(
        option.id for option, one in zip(options, predict.options, strict=True) if holds(one.holds, branch)
    )
    true = [one for one, option in zip(predict.options, options, strict=True) if option.id in so]
    decided = deciding(true[0].holds, branch) if true else None
    wrong = [option for option in options if option.id not in so]
    lines = told(branch.events, language)
    return _made(
        task, "predict", "some" if predict.all else "one", phrase("predict", language), options,
        [so] if predict.all else [(id,) for id in so], lines, branch, language,
        hints.excluding(hints.rule(decided, language), wrong, language), [decided],
    )  # fmt: skip


def _rule(task: Task, rule: Rule, game: Game, language: Language) -> Question:
    check_happening(rule.event, game, task.node)
    branch = _tried(task, game)
    found = list(happened(rule.event, branch.events))
    if not found:
        raise task.node.error("no such event happens")
    right = [one.rule for one in found]
    among = rule.among or neighbours(right[0])
    book = rules(language)
    ids = [id for id in book if id in {*among, *right}]
    options = [
        Option(id, f"{id}: {hints.gist(id, language)}", (Line(hints.gist(id, language), id),)) for id in ids
    ]
    wrong = [option for option in options if option.id not in right]
    return _made(
        task, "rule", "one", phrase("rule", language), options, [(id,) for id in ids if id in right],
        told(found, language), branch, language,
        hints.excluding(hints.section(right[0], language), wrong, language),
    )  # fmt: skip


def neighbours(rule: str) -> tuple[str, ...]:
    """A few rules around one, to choose from."""
    ids = [id for id, each in rules("en").items() if each.game == rules("en")[rule].game]
    place = ids.index(rule)
    low = max(0, min(place - 1, len(ids) - 4))
    return tuple(ids[low : low + 4])


def _may(task: Task, may: May, game: Game, language: Language) -> Question:
    branch = _tried(task, game)
    decision = branch.game.decision
    if decision is None:
        raise task.node.error("nobody is asked there")
    legal = tuple(key for key in may.keys if key in decision.keys)
    options = [
        Option(key, key_words(branch.game, key, language), _allowed_or_not(branch.game, key, language))
        for key in may.keys
    ]
    prompt = phrase("may", language, player=decision.player)
    rules_of = [line.rule for option in options for line in option.lines]
    return _made(
        task, "may", "some", prompt, options, [legal], (), branch, language,
        (hints.rule(next(filter(None, rules_of), None), language), hints.how_many(legal, language)), rules_of,
    )  # fmt: skip


def _allowed_or_not(game: Game, key: str, language: Language) -> tuple[Line, ...]:
    """What a legal answer leads to, or why the answer is refused."""
    branch = Branch.of(game)
    try:
        branch.game.choose(key)
    except IllegalMove as refused:
        return (Line(_sentence(refused.reason, refused.rule), refused.rule),)
    possible = Line(phrase("legal", language, answer=key_words(game, key, language)))
    return (possible, *told(branch.events, language))


def _sentence(refusal: str, rule: str | None) -> str:
    """A refusal as a sentence of its own; the rule stands beside it."""
    return refusal.removesuffix(f" ({rule})").rstrip(".") + "."
