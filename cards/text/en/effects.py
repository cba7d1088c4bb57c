"""How the sentences of an effect are put together: what leads them, their frames, their joints."""

from __future__ import annotations

from cards.program import ChooseDomain, Condition
from cards.text import conditions
from cards.text.context import Bound, Context, Mood
from cards.text.sentences import Done, Frame, Otherwise, Sentence

DEMAND, COOPERATIVE = "Demand", "Cooperative"
DEMAND_MARK = "."
I_DEMAND = ("I demand that you ", "", ", I demand that you ")
"""Before the verb; before a condition; between the condition and the verb."""
ALL_OR_NONE, THAT_MANY_OR_NONE = "all or none", "that many or none"
EITHER = ("either ", ", or ")
"""Before the first of several alternatives, and before the others."""
AND_THEN = " and then "
"""Between the verbs of one alternative."""


def lead(asked: Condition | Done | Otherwise, context: Context, place: int, once: bool) -> str:
    """What a sentence depends on, without its comma; `place`: after how many others."""
    match asked:
        case Otherwise():
            return "otherwise"
        case Done(verb, any_card):
            return f"if you {type(verb).__name__.lower()} any" if any_card else "if you do"
        case _:
            words = conditions.condition(asked, context, "en")
            if place:
                return f" and {words.replace('you have', 'then have', 1)}"
            return f"once a turn, if {words}" if once else f"if {words}"


def opening(sentence: Sentence) -> str:
    """What stands before the first verb."""
    then = "then " if sentence.later else ""
    return f"{then}you may " if sentence.frame is Frame.OFFER else then


def mood(frame: Frame, place: int) -> Mood:
    """The mood of a verb; English has but one form."""
    return Mood.IMPERATIVE


def link(sentence: Sentence, place: int) -> str:
    """What stands before a verb that is not the first."""
    if place < len(sentence.parts) - 1:
        return ", "
    pair = sentence.parts[-2:]
    short = sentence.leads and all(part.plain for part in pair)
    chosen = isinstance(pair[0].verb, ChooseDomain)
    return " and " if len(sentence.parts) == 2 and (short or chosen) else ", then "


def keep(bound: Bound) -> str:
    """That cards which were revealed stay in the hand."""
    return f"keep {'them' if bound.many else 'it'}"


def joint(before: Sentence, sentence: Sentence) -> str | None:
    """What stands between two sentences; None: a full stop."""
    offered = before.frame is Frame.OFFER and sentence.leads and isinstance(sentence.leads[0].asked, Done)
    return "; " if offered or sentence.tied else None
