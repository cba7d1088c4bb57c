"""Which question a decision of CIV puts, and what its buttons say; a language says only how they read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cards.program import (
    ChooseDomain,
    ChoosePlayer,
    Discard,
    DiscardPile,
    FaceDown,
    Give,
    Lay,
    OfDomain,
    Place,
    Play,
    Take,
    Zone,
)
from cards.text.civ import applied
from cards.text.civ_fields import Data, Fields, Words


@dataclass(frozen=True, kw_only=True, slots=True)
class Phrases:
    """What a language says in questions, on buttons and in refusals."""

    keep: str
    take_from_middle: str
    play: str
    effect: str
    whose_hand: str
    embargo_whom: str
    democracy_whom: str
    which_domain: str
    embargo_which: str
    democracy_which: str
    pay: str
    discard_from_hand: str
    discard_from_area: str
    take_from_pile: str
    take_from_area: str
    give_back: str
    lay: str
    progress: str
    """Which of several cards is asked for; it stands where a question says `{progress}`."""
    end: str
    copy: str
    """A button that copies an `{effect}` of its `{owner}`."""
    no_such_discard: str
    """The discard effect of a `{domain}` that has none, where a question asks about it."""
    no_such_level: str
    """The permanent effect of a `{level}` that a `{domain}` does not have."""
    refusals: Mapping[str, str]
    """Why an answer is not legal, by the code of the reason, without a full stop."""


def prompt(kind: str, player: str, data: Data, say: Phrases, words: Words) -> str:
    """The question to a player."""
    due = data.get("due") or 1
    progress = say.progress.format(number=data["named"] + 1, due=due) if due > 1 else ""
    fields = Fields(player, {**data, "progress": progress}, words)
    return f"{player}, {_question(kind, data, say).format_map(fields)}"


def _question(kind: str, data: Data, say: Phrases) -> str:
    match kind, data.get("step"):
        case "draft", _:
            return say.take_from_middle if data.get("open") else say.keep
        case "play", _:
            return say.play
        case "effects", _:
            return say.effect
        case "player", ChoosePlayer():
            return say.whose_hand
        case "player", step:
            return say.embargo_whom if _embargo(step) else say.democracy_whom
        case "domain", ChooseDomain():
            return say.which_domain
        case "domain", step:
            return say.embargo_which if _embargo(step) else say.democracy_which
        case "card", step:
            return _which_card(step, say)
        case _:
            raise KeyError(kind)


def _embargo(step: Any) -> bool:
    return isinstance(step, Lay) and step.as_ is FaceDown.EMBARGO


def _which_card(step: Any, say: Phrases) -> str:
    match step:
        case Discard(pick) if any(isinstance(test, OfDomain) for test in pick.tests):
            return say.pay
        case Discard(pick):
            return say.discard_from_hand if pick.source == Zone(Place.HAND) else say.discard_from_area
        case Play():
            return say.play
        case Take(pick):
            return say.take_from_pile if pick.source == DiscardPile() else say.take_from_area
        case Give():
            return say.give_back
        case Lay():
            return say.lay
        case _:
            raise KeyError(step)


def answer(kind: str, key: str, say: Phrases, words: Words) -> str:
    """An answer in the words of its button."""
    match kind:
        case "play":
            return words.card(key.removeprefix("play "))
        case "effects":
            return _effect(key, say, words)
        case "domain":
            return words.domain(key)
        case "player":
            return key
        case _:
            return words.card(key)


def _effect(key: str, say: Phrases, words: Words) -> str:
    try:
        found = applied(key)
    except KeyError:
        return _no_such_effect(key, say, words)
    if found is None:
        return say.end
    effect = words.effect(found)
    if found.owner is None:
        return effect
    return say.copy.format(effect=effect, owner=found.owner, of_owner=words.of(found.owner))


def _no_such_effect(key: str, say: Phrases, words: Words) -> str:
    """An effect that a domain does not have, by its kind: a name it has none."""
    match key.split(" "):
        case ["discard", domain]:
            return say.no_such_discard.format(domain=words.domain(domain))
        case ["effect", domain, level]:
            return say.no_such_level.format(level=level, domain=words.domain(domain))
        case _:
            raise KeyError(key)


def refusal(code: str, data: Data, say: Phrases, words: Words) -> str:
    """Why an answer is not legal."""
    if code == "not_most_culture" and len(data["others"]) > 1:
        code = "not_most_culture_several"
    return say.refusals[code].format_map(Fields(data.get("player", ""), data, words))
