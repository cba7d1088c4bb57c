"""How the sentences of an effect are put together: what leads them, their frames, their joints."""

from __future__ import annotations

from cards.program import Condition
from cards.text import conditions
from cards.text.context import Bound, Context, Mood
from cards.text.it.forms import done
from cards.text.sentences import Done, Frame, Otherwise, Sentence

DEMAND, COOPERATIVE = "Supremazia", "Cooperativo"
DEMAND_MARK = "!"
I_DEMAND = ("esigo che tu ", "esigo che, ", ", tu ")
"""Before the verb; before a condition; between the condition and the verb."""
ALL_OR_NONE = "tutte o nessuna"
THAT_MANY_OR_NONE = "esattamente quel numero di carte, oppure nessuna"
EITHER = ("", ", oppure ")
"""Before the first of several alternatives, and before the others."""
AND_THEN = " e poi "
"""Between the verbs of one alternative."""


def lead(asked: Condition | Done | Otherwise, context: Context, place: int, once: bool) -> str:
    """What a sentence depends on, without its comma; `place`: after how many others."""
    match asked:
        case Otherwise():
            return "altrimenti"
        case Done(verb, any_card):
            return f"se ne hai {done(verb, many=False)} almeno una" if any_card else "se lo fai"
        case _:
            words = conditions.condition(asked, context, "it")
            if place:
                return f" e a quel punto {words}"
            return f"una volta per turno, se {words}" if once else f"se {words}"


def opening(sentence: Sentence) -> str:
    """What stands before the first verb."""
    then = "poi " if sentence.later else ""
    return f"{then}puoi " if sentence.frame is Frame.OFFER else then


def mood(frame: Frame, place: int) -> Mood:
    """The mood of a verb; after the first of a demand, which is wished, the others are ordered."""
    if frame is Frame.DEMAND:
        return Mood.IMPERATIVE if place else Mood.SUBJUNCTIVE
    return Mood.INFINITIVE if frame is Frame.OFFER else Mood.IMPERATIVE


def link(sentence: Sentence, place: int) -> str:
    """What stands before a verb that is not the first."""
    last = place == len(sentence.parts) - 1
    if sentence.frame is Frame.DEMAND:
        return "! Poi " if place == 1 else " e " if last else ", "
    if not last:
        return ", "
    short = len(sentence.parts) == 2 and sentence.leads and all(part.plain for part in sentence.parts)
    return " e " if short or sentence.later else ", poi "


def keep(bound: Bound) -> str:
    """That cards which were revealed stay in the hand."""
    return "tienile" if bound.many else "tienila"


def joint(before: Sentence, sentence: Sentence) -> str | None:
    """What stands between two sentences; None: a full stop."""
    return "; " if sentence.tied else None
