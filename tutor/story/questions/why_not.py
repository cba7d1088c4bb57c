"""Why what a wrong option says is not so, told by what happened, without saying what is right."""

from __future__ import annotations

from collections.abc import Iterable

from cards.civ import DOMAINS
from cards.rules.facts import rule_facts
from cards.terms import Language
from engine.civ.table import table
from engine.events import Event
from engine.game import Game
from tutor.story.questions import hints
from tutor.story.questions.amount import amount
from tutor.story.questions.branch import TriedBranch, happened
from tutor.story.questions.kinds import NOWHERE, Condition, Happening, Task
from tutor.story.questions.question import Sentence, because
from tutor.words import said

FIELD_RULES = {
    "monument": "INN-9.1",
    "empire": "INN-9.2",
    "wonder": "INN-9.3",
    "world": "INN-9.4",
    "universe": "INN-9.5",
}
"""What each field asks for."""


def not_theirs(
    task: Task, name: str, event: Happening, branch: TriedBranch, language: Language
) -> tuple[Sentence, ...]:
    """Why something that happens does not happen to this player."""
    own = [one for one in branch.events if one.player == name]
    found = next(happened(event, branch.events), None)
    match event.said.get("kind"):
        case "execute":
            return (Sentence(said("task_not_shared", language, player=name), "INN-5.8"),)
        case "end" if found:
            return _standing(branch.game, name, found, language)
        case "achieve" if found and found.data.get("field"):
            return _decided(task, language) or _rule(FIELD_RULES[str(found.data["field"])], language)
        case "turn" if found:
            return _decided(task, language) or _rule(found.rule, language)
        case "affect":
            effect = event.said.get("effect", 1)
            theirs = [one for one in own if one.kind == "affect" and one.data.get("effect") == effect]
            words = said("task_own_sharing", language, player=name)
            return because(theirs[:1], language) or (Sentence(words, "INN-5.4"),)
        case _:
            return _idle(name, own, branch, language) or _decided(task, language)


def _idle(name: str, own: list[Event], branch: TriedBranch, language: Language) -> tuple[Sentence, ...]:
    """Somebody had nothing to do it with or declined, was not concerned, or has demanded it of others."""
    idle = [one for one in own if one.kind in ("nothing", "decline")]
    immune = [one for one in own if one.data.get("role") == "immune"]
    if idle or immune:
        return because(idle or immune, language)
    demands = any(one.data.get("role") == "obeys" and one.data.get("by") == name for one in branch.events)
    words = said("task_own_demand", language, player=name)
    return (Sentence(words, "INN-5.3"),) if demands else ()


def _standing(game: Game, name: str, end: Event, language: Language) -> tuple[Sentence, ...]:
    """What somebody has reached who does not win."""
    if game.name == "civ":
        words = said("task_majorities", language, player=name, n=table(game).points(game.players.index(name)))
        return (Sentence(words, end.rule),)
    counts = end.data.get("counts") or {}
    if name in counts:
        return (Sentence(said("task_has", language, player=name, count=counts[name]), end.rule),)
    if end.rule == "INN-10.3":
        return _rule(end.rule, language)
    reached = {place: amount(game, f"{name}.{place}", NOWHERE) for place in ("points", "achievements")}
    return (Sentence(said("task_reached", language, player=name, **reached), end.rule),)


def not_so(
    task: Task, condition: Condition, branch: TriedBranch, language: Language, rule: str | None
) -> tuple[Sentence, ...]:
    """Why what somebody expects does not come; `rule`: the one that decides what comes instead."""
    for event in condition.events:
        match event.said:
            case {"kind": "bonus", "why": "each"}:
                return _one_bonus(branch, language)
            case {"kind": "bonus", "why": why}:
                return (*because(_bonus(str(why), branch), language), *_decided(task, language))
            case {"kind": "end", "domain": domain}:
                return _short(branch, str(domain), language)
            case {"kind": "achieve", "field": field} if not task.facts:
                return _rule(FIELD_RULES[str(field)], language)
    if task.facts:
        return _decided(task, language)
    if condition.no_events:
        return (Sentence(said("task_does_happen", language)),)
    fallback = next(iter(task.rules), rule)
    return _rule(fallback, language) if fallback and task.why is None else ()


def _decided(task: Task, language: Language) -> tuple[Sentence, ...]:
    """The facts that the question makes one decide: who knows them does not think so."""
    book = rule_facts(language)
    return tuple(Sentence(book[fact].text, book[fact].rule) for fact in task.facts)


_ONE_BONUS = {"shared": "INN-5.5.c", "nobody": "INN-5.5.d", "nothing": "INN-5.5.e", "partner": "INN-10.4.d"}
"""The fact against a bonus for each part of another player, by why there is one or none."""


def _one_bonus(branch: TriedBranch, language: Language) -> tuple[Sentence, ...]:
    """Why there is not a card for each part of another player."""
    bonus = happened(Happening({"kind": "bonus"}), branch.events)
    facts = [rule_facts(language)[_ONE_BONUS[str(one.data["why"])]] for one in bonus]
    return tuple(Sentence(fact.text, fact.rule) for fact in facts)


def _bonus(why: str, branch: TriedBranch) -> Iterable[Event]:
    """What speaks against this reason: somebody shares, nobody does, sharing changes something or nothing."""
    roles = {one.player: one for one in branch.events if one.data.get("role") in ("shares", "immune")}
    sharing = {one.player: one for one in branch.events if one.data.get("role") == "shares"}
    if why == "nobody" or not sharing:
        return (sharing or roles).values()
    mine = [one for one in branch.events if one.player in sharing]
    changes = [one for one in mine if one.changes]
    return changes[:1] or [one for one in mine if one.kind in ("nothing", "decline")]


def _short(branch: TriedBranch, domain: str, language: Language) -> tuple[Sentence, ...]:
    """How many cards somebody has, and how many a hegemony would take."""
    before = branch.game.at(branch.at)
    player = branch.moves[0][0]
    place = [str(cards.id) for cards in DOMAINS].index(domain)
    seat = before.players.index(player)
    here = table(before)
    words = said(
        "task_short", language, player=player, domain=DOMAINS[place].name[language],
        count=here.seats[seat].counts[place], needed=here.hegemony_needs(seat, place),
    )  # fmt: skip
    return (Sentence(words, "CIV-5.1"),)


def _rule(rule: str, language: Language) -> tuple[Sentence, ...]:
    return (Sentence(hints.gist(rule, language), rule),)
