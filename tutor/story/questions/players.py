"""Questions about players: who is affected, who it happens to, who has the most, in which order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from cards.terms import Language
from engine.errors import IllegalMove
from engine.events import Event
from engine.game import Game
from engine.parts import EffectPart
from tutor.story.keys import beginning
from tutor.story.questions import hints
from tutor.story.questions.amount import about_most, amount
from tutor.story.questions.branch import TriedBranch, by_rule, check_happening, happened
from tutor.story.questions.kinds import Happening, HavingMost, Order, Part, Task, WhichPlayers
from tutor.story.questions.making import made, tried
from tutor.story.questions.question import Option, Question, Sentence, because, what_happened
from tutor.story.questions.why_not import not_theirs
from tutor.words import said, spaced

AFFECTED = ("obeys", "shares", "acts")
TOLD_BY_COUNT = {"civ": ("obeys", "immune")}
"""The parts for which how many one has is reason enough where no event gives one."""


def _part_steps(task: Task, key: str, game: Game) -> tuple[EffectPart, ...]:
    if game.decision is None:
        raise task.node.error("nobody is asked there")
    try:
        steps = game.preview(key)
    except IllegalMove as error:
        raise task.node.error(f"the answer {key} is refused: {error.reason}") from error
    if not steps:
        raise task.node.error(f"the answer {key} affects nobody")
    return steps


def _played_out(task: Task, game: Game, key: str) -> TriedBranch:
    """The branch after the answer and all that hangs on it."""
    branch = TriedBranch.of(game)
    assert game.decision is not None
    answers = {player: list(keys) for player, keys in task.then.items()}
    branch.game.choose(key)
    branch.play_on(answers)
    return branch


def _reason(step: EffectPart, branch: TriedBranch, language: Language) -> tuple[Sentence, ...]:
    """Why somebody has this part: the sentence that the game tells, or how many they have."""
    for event in branch.events:
        if (
            event.kind == "affect"
            and event.player == step.player
            and event.data.get("effect", 1) == step.effect
        ):
            return because((event,), language)
    if step.role not in TOLD_BY_COUNT.get(branch.game.name, ()):
        return ()
    words = said(f"task_has_{step.role}", language, player=step.player, count=step.count)
    return (Sentence(words, step.rule),)


def which(task: Task, who: WhichPlayers, game: Game, language: Language) -> Question:
    """Say which players."""
    match who.of:
        case Part():
            return _who(task, who.of, tried(task, game).game, language)
        case Happening():
            return _whose(task, who.of, game, language)
        case HavingMost():
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
    asker = game.decision.player if game.decision else ""
    if part.key.startswith("dogma ") and asker not in reasons:
        # Only what one demands oneself leaves one out.
        reasons[asker] = (Sentence(said("task_own_demand", language, player=asker), "INN-5.3"),)
    elif part.role == "obeys" and not reasons.get(asker):
        reasons[asker] = (Sentence(said("task_own_attack", language, player=asker), steps[0].rule),)
    right = tuple(
        name for name in game.players if any(step.player == name and step.role in roles for step in steps)
    )
    options = [Option(name, name, reasons.get(name, ())) for name in game.players]
    question = _about_effect(
        f"task_who_{part.role}", part.effect, _part_steps(task, part.key, game), language
    )
    return made(
        task, "who", "some", f"{beginning(game, part.key, language)} {question}", options, [right],
        what_happened(_from_effect(branch), language), branch, language,
        hints.counting(game, steps, branch, language), [step.rule for step in steps],
    )  # fmt: skip


def _about_effect(key: str, effect: int, steps: Iterable[EffectPart], language: Language) -> str:
    """A question about an effect, which has a number only where there are several."""
    if all(step.effect == 1 for step in steps):
        return said(f"{key}_only", language)
    return said(key, language, effect=said(f"task_effect_{effect}", language))


def _from_effect(branch: TriedBranch) -> list[Event]:
    """The consequence: what happens on the branch but for the reasons, which the options tell."""
    return [event for event in branch.events if event.kind != "affect"]


def ordering_question(task: Task, order: Order, game: Game, language: Language) -> Question:
    """Put the players affected in their order."""
    game = tried(task, game).game
    whole = _part_steps(task, order.key, game)
    several = any(step.effect > 1 for step in whole)
    single = order.effect is not None or not several
    steps = tuple(step for step in whole if order.effect in (None, step.effect))
    branch = _played_out(task, game, order.key)
    options = [
        Option(
            _part_id(step, single),
            step.player if single else _in_effect(step.player, step.effect, language),
            _reason(step, branch, language),
        )
        for step in sorted(steps, key=lambda step: (step.effect, game.players.index(step.player)))
    ]
    acting = [step for step in steps if step.role in AFFECTED]
    right = tuple(_part_id(step, single) for step in acting)
    told_of = (*acting, *(step for step in steps if step not in acting))
    reasons = [line for step in told_of for line in _reason(step, branch, language)]
    question = (
        said("task_order_all", language)
        if order.effect is None and several
        else _about_effect("task_order_effect", order.effect or 1, whole, language)
    )
    lines = (_right_order(acting, single, language), *reasons, *what_happened(_from_effect(branch), language))
    return made(
        task, "order", "order", f"{beginning(game, order.key, language)} {question}", options, [right],
        lines, branch, language, hints.ordering(game, language), [step.rule for step in steps],
    )  # fmt: skip


def _in_effect(names: str, effect: int, language: Language) -> str:
    return said("task_order_part", language, names=names, effect=said(f"task_effect_{effect}", language))


def _right_order(acting: Sequence[EffectPart], single: bool, language: Language) -> Sentence:
    """Who acts in which order, effect by effect."""
    effects = {step.effect: [one.player for one in acting if one.effect == step.effect] for step in acting}
    orders = [
        ", ".join(names) if single else _in_effect(", ".join(names), effect, language)
        for effect, names in effects.items()
    ]
    return Sentence(
        said(
            "task_in_order",
            language,
            names=spaced(" ; " if language == "fr" else "; ", language).join(orders),
        )
    )


def _part_id(step: EffectPart, single: bool) -> str:
    return step.player if single else f"{step.effect}:{step.player}"


def _whose(task: Task, event: Happening, game: Game, language: Language) -> Question:
    check_happening(event, game, task.node)
    branch = tried(task, game)
    found = list(happened(event, branch.events))
    named = {name for one in found for name in (one.data.get("winners") or (one.player,)) if name}
    right = tuple(name for name in game.players if name in named)
    options = [
        Option(
            name,
            name,
            because([one for one in found if one.player == name], language)
            or (() if name in named else not_theirs(task, name, event, branch, language)),
        )
        for name in game.players
    ]
    hinted = (
        hints.rule_hint(found[0].rule, language) if found else hints.plain(language),
        hints.how_many(right, language),
    )
    return made(
        task, "who", "some", said("task_who_event", language), options, [right],
        (*because(found or by_rule(task, branch), language), *what_happened(branch.events, language)), branch,
        language, hinted, [one.rule for one in found],
    )  # fmt: skip


def _most(task: Task, path: str, game: Game, language: Language) -> Question:
    found = {name: amount(game, f"{name}.{path}", task.node) for name in game.players}
    most, rule = max(found.values()), about_most(game, path)
    right = tuple(name for name in game.players if found[name] == most and most)
    options = [
        Option(name, name, (Sentence(said("task_has", language, player=name, count=count), rule),))
        for name, count in found.items()
    ]
    hinted = (hints.rule_hint(rule, language), hints.how_many(right, language))
    return made(
        task, "who", "some", said("task_who_most", language), options, [right],
        [line for option in options for line in option.lines], TriedBranch.of(game), language, hinted,
    )  # fmt: skip
