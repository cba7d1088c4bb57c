"""Reads tasks; whatever is wrong is said with its line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from cards.events import EVENTS
from cards.rules import rules
from cards.rules.facts import rule_facts
from cards.terms import LANGUAGES, Domain, Field
from engine.node import Node
from tutor.story.questions.kinds import (
    AnswerFreely,
    Choose,
    Condition,
    Do,
    Happening,
    HavingMost,
    HowMany,
    Moves,
    Order,
    OwnAnswer,
    Part,
    Predict,
    Statement,
    Task,
    What,
    WhatIsBest,
    WhatMay,
    WhichPlayers,
    WhichRule,
    Words,
)

EVENT_KINDS = tuple(dict.fromkeys(kind for kinds in EVENTS.values() for kind in kinds))
ROLES = ("obeys", "shares", "acts", "immune", "affected")

_BESIDE = ("prompt", "hints", "why", "after", "then", "rules", "facts", "all")
"""What may stand beside the kind of a task."""

MOST_STEPS = 4
MOST_EFFECTS = 3
HINTS = 2


def read_task(node: Node) -> Task:
    """The task that stands here."""
    found = node.fields((*_KINDS, *_BESIDE), "a question, a mapping")
    kinds = [kind for kind in _KINDS if kind in found]
    if len(kinds) != 1:
        raise node.error(f"expected one of {', '.join(_KINDS)}, found {' and '.join(kinds) or 'none'}")
    what = _KINDS[kinds[0]](found[kinds[0]])
    if "all" in found:
        if not isinstance(what, Predict | Choose):
            raise found["all"].error("only predict and choose can ask for all that is right")
        what = replace(what, all=_yes(found["all"]))
    if isinstance(what, Choose | AnswerFreely) and "prompt" not in found:
        raise node.error("expected a key prompt, found none")
    if isinstance(what, AnswerFreely) and "facts" in found:
        raise found["facts"].error("an open question is not judged, so it makes nobody decide a fact")
    return Task(
        what,
        read_texts(found["prompt"]) if "prompt" in found else None,
        _hints(found["hints"]) if "hints" in found else (),
        read_texts(found["why"]) if "why" in found else None,
        read_moves(found["after"]) if "after" in found else None,
        _answers(found["then"]) if "then" in found else {},
        _rules(found["rules"]) if "rules" in found else (),
        read_facts(found["facts"]) if "facts" in found else (),
        node,
    )


def read_texts(node: Node, all_languages: bool = False) -> Words:
    """Words by language; a single text stands for every language."""
    if not isinstance(node.value, dict) and not all_languages:
        return dict.fromkeys(LANGUAGES, node.word("words, or a mapping of languages"))
    said = {language: words.word("words") for language, words in node.fields(LANGUAGES).items()}
    missing = [language for language in LANGUAGES if language not in said]
    if not said or (all_languages and missing):
        raise node.error(f"expected words in {' and '.join(missing)}, found none")
    return {language: " ".join(text.split()) for language, text in said.items()}


def read_moves(node: Node) -> Moves:
    """Answers, each with the player who gives it."""
    return tuple(_move(item) for item in node.items("a list of moves"))


def _move(node: Node) -> tuple[str, str]:
    found = node.mapping("a player and an answer, like Ann: draw")
    if len(found) != 1:
        raise node.error(f"expected one player and an answer, found {len(found)}")
    ((name, key),) = found.items()
    return name, key.word("an answer")


def _answers(node: Node) -> Mapping[str, tuple[str, ...]]:
    found = node.mapping("a mapping of players and their answers")
    return {
        name: tuple(key.word("an answer") for key in below.items("a list of answers"))
        for name, below in found.items()
    }


def _rules(node: Node) -> tuple[str, ...]:
    return tuple(item.one_of(rules("en"), "rule") for item in node.items("a list of rules"))


def read_facts(node: Node) -> tuple[str, ...]:
    """Facts of the rules, by their ids."""
    return tuple(item.one_of(rule_facts("en"), "fact") for item in node.items("a list of facts"))


def _hints(node: Node) -> tuple[Words, ...]:
    found = node.items("a list of two hints")
    if len(found) > HINTS:
        raise node.error(f"expected at most {HINTS} hints, found {len(found)}")
    return tuple(read_texts(item) for item in found)


def read_condition(node: Node) -> Condition:
    """What is to hold; `expect` is checked when the players are known."""
    found = node.fields(("expect", "event", "no_event", "sees"), "a condition, a mapping")
    if not found:
        raise node.error("expected expect, event, no_event or sees, found none")
    expect = found["expect"].plain() if "expect" in found else None
    events = _happenings(found["event"]) if "event" in found else ()
    no_events = _happenings(found["no_event"]) if "no_event" in found else ()
    sees = {name: below.plain() for name, below in found["sees"].mapping().items()} if "sees" in found else {}
    return Condition(expect, events, no_events, sees, found.get("expect", node))


def _happenings(node: Node) -> tuple[Happening, ...]:
    return tuple(map(_happening, node.value)) if isinstance(node.value, tuple) else (_happening(node),)


def _happening(node: Node) -> Happening:
    found = node.mapping("an event, a mapping")
    if "kind" in found:
        found["kind"].one_of(EVENT_KINDS, "kind of event")
    for key, known in (("rule", rules("en")), ("field", tuple(Field)), ("domain", tuple(Domain))):
        if key in found:
            found[key].one_of(known, key)
    return Happening({key: below.plain() for key, below in found.items()})


def _need(node: Node, allowed: Collection[str], *needed: str) -> dict[str, Node]:
    found = node.fields(allowed)
    for key in needed:
        if key not in found:
            raise node.error(f"expected a key {key}, found none")
    return found


def _do(node: Node) -> Do:
    found = _need(node, ("goal", "player", "steps"), "goal")
    player = found["player"].word("a player") if "player" in found else None
    steps = found["steps"].number(1, MOST_STEPS) if "steps" in found else 1
    return Do(read_condition(found["goal"]), player, steps)


def _who(node: Node) -> WhichPlayers:
    found = node.fields(("key", "effect", "role", "event", "most"))
    if "event" in found:
        return WhichPlayers(_happening(found["event"]))
    if "most" in found:
        return WhichPlayers(HavingMost(found["most"].word("an amount")))
    found = _need(node, ("key", "effect", "role"), "key", "role")
    role = found["role"].one_of(ROLES, "role")
    return WhichPlayers(Part(found["key"].word("an answer"), role, _effect(found) or 1))


def _effect(found: Mapping[str, Node]) -> int | None:
    return found["effect"].number(1, MOST_EFFECTS) if "effect" in found else None


def _order(node: Node) -> Order:
    found = _need(node, ("key", "effect"), "key")
    return Order(found["key"].word("an answer"), _effect(found))


def _count(node: Node) -> HowMany:
    if not isinstance(node.value, dict):
        return HowMany(node.word("an amount, like Ann.points"))
    found = _need(node, ("event", "field"), "event")
    return HowMany(_happening(found["event"]), found["field"].word("a word") if "field" in found else None)


def _predict(node: Node) -> Predict:
    options = node.items("a list of statements")
    if len(options) < 2:
        raise node.error(f"expected two statements or more, found {len(options)}")
    return Predict(tuple(map(_statement, options)))


def _statement(node: Node) -> Statement:
    found = _need(node, ("say", "if"), "say", "if")
    return Statement(read_texts(found["say"]), read_condition(found["if"]))


def _choose(node: Node) -> Choose:
    options = node.items("a list of answers")
    if len(options) < 2:
        raise node.error(f"expected two answers or more, found {len(options)}")
    found = Choose(tuple(map(_own_answer, options)))
    if not any(option.right for option in found.options):
        raise node.error("expected an answer with right: yes, found none")
    return found


def _own_answer(node: Node) -> OwnAnswer:
    found = _need(node, ("say", "right", "why"), "say")
    right = "right" in found and _yes(found["right"])
    return OwnAnswer(read_texts(found["say"]), right, read_texts(found["why"]) if "why" in found else None)


def _yes(node: Node) -> bool:
    return node.one_of(("yes", "no", "true", "false"), "yes or no") in ("yes", "true")


def _open(node: Node) -> AnswerFreely:
    return AnswerFreely(read_texts(node))


def _rule(node: Node) -> WhichRule:
    found = _need(node, ("event", "among"), "event")
    return WhichRule(_happening(found["event"]), _rules(found["among"]) if "among" in found else ())


def _may(node: Node) -> WhatMay:
    return WhatMay(tuple(item.word("an answer") for item in node.items("a list of answers")))


def _best(node: Node) -> WhatIsBest:
    if isinstance(node.value, tuple):
        return WhatIsBest(_may(node).keys)
    node.one_of(("all",), "choice of answers")
    return WhatIsBest()


_KINDS: Mapping[str, Callable[[Node], What]] = {
    "do": _do,
    "who": _who,
    "order": _order,
    "count": _count,
    "predict": _predict,
    "rule": _rule,
    "may": _may,
    "best": _best,
    "choose": _choose,
    "open": _open,
}
