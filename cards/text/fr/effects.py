"""How the sentences of an effect are put together: what leads them, their frames, their joints."""

from __future__ import annotations

from cards.program import Condition, Repeat
from cards.text import conditions
from cards.text.context import Bound, Context, Mood
from cards.text.fr.conditions import DURING
from cards.text.fr.forms import action
from cards.text.fr.words import SEMICOLON
from cards.text.sentences import Done, Frame, Otherwise, Sentence

DEMAND, COOPERATIVE = "Suprématie", "Coopératif"
DEMAND_MARK = "."
I_DEMAND = ("j'exige que vous ", "j'exige que, ", ", vous ")
"""Before the verb; before a condition; between the condition and the verb."""
ALL_OR_NONE = "toutes ou aucune"
THAT_MANY_OR_NONE = "exactement ce nombre de cartes, ou aucune"
EITHER = ("soit ", ", soit ")
"""Before the first of several alternatives, and before the others."""
AND_THEN = ", puis "
"""Between the verbs of one alternative."""


def lead(asked: Condition | Done | Otherwise, context: Context, place: int, once: bool) -> str:
    """What a sentence depends on, without its comma; `place`: after how many others."""
    match asked:
        case Otherwise():
            return "sinon"
        case Done(verb, any_card):
            many = f"si vous en {action(verb).form(Mood.IMPERATIVE)} au moins une"
            return many if any_card else "si vous le faites"
        case _:
            words = conditions.condition(asked, context, "fr")
            words = f", {words}" if words.startswith(DURING) else f" {words}"
            if place:
                return f" et si{words}"
            return f"une fois par tour, si{words}" if once else f"si{words}"


def opening(sentence: Sentence) -> str:
    """What stands before the first verb."""
    if sentence.frame is Frame.OFFER:
        return "vous pouvez ensuite " if sentence.later else "vous pouvez "
    return "ensuite, " if sentence.later else ""


def mood(frame: Frame, place: int) -> Mood:
    """The mood of a verb."""
    return {
        Frame.ORDER: Mood.IMPERATIVE,
        Frame.OFFER: Mood.INFINITIVE,
        Frame.DEMAND: Mood.SUBJUNCTIVE,
    }[frame]


def link(sentence: Sentence, place: int) -> str:
    """What stands before a verb that is not the first."""
    that = "que vous " if sentence.frame is Frame.DEMAND else ""
    if place < len(sentence.parts) - 1:
        return f", {that}"
    repeats = isinstance(sentence.parts[place].verb, Repeat) and place == 1
    return " et " if repeats else f", puis {that}"


def keep(bound: Bound) -> str:
    """That cards which were revealed stay in the hand."""
    return "gardez les cartes piochées en Main" if bound.many else "gardez-la en Main"


def joint(before: Sentence, sentence: Sentence) -> str | None:
    """What stands between two sentences; None: a full stop."""
    return SEMICOLON if sentence.tied else None
