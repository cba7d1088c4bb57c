"""Cards that are known from before, or that are only counted: "them", "green cards on your board"."""

from __future__ import annotations

from typing import assert_never

from cards.program import (
    Beneath,
    DiscardPile,
    Last,
    Named,
    Next,
    Place,
    Rank,
    Remaining,
    Source,
    Transfer,
    Zone,
)
from cards.text.en.places import place, whose
from cards.text.en.qualities import Tests, noun, of_one_colour
from cards.text.en.voice import Voice, due


def known(source: Source, voice: Voice) -> str:
    """All the cards of a source, as known from before: "it", "the other"."""
    match source:
        case Zone():
            return f"all the {things(source, (), voice)}"
        case Named(name) if name in voice.unsaid:
            return voice.card_of(name)
        case Named(name):
            return "them" if voice.many(name) else "it"
        case Remaining():
            return "the other" if due(voice.bound[source.name]) == 2 else "the others"
        case Last():
            return "the second one" if due(voice.bound[source.name]) == 2 else "the last one"
        case Next():
            was = "that was " if _left(voice, source.name) else ""
            return f"the card {was}beneath {known(Named(source.name), voice)}"
        case Beneath():
            rest = "all the other cards of that pile"
            beneath = f"all the cards beneath {known(Named(source.name), voice)}"
            return rest if _left(voice, source.name) else beneath
        case DiscardPile():
            return "all the cards in the discard pile"
        case _:
            assert_never(source)


def things(source: Source, tests: Tests, voice: Voice, *, many: bool = True) -> str:
    """Cards without an article: "green cards on your board", "top cards of value 8 or higher"."""
    if not isinstance(source, Zone):
        return "cards" if many else "card"
    top = {Place.TOP: "top ", Place.BOTTOM: "bottom "}.get(source.place, "")
    named = f"{top}{noun(tests, voice, many=many)}"
    return named if top else f"{named} {_in(source, voice)}"


def highest(source: Source, tests: Tests, voice: Voice) -> str:
    """The card of the highest value: "the highest card in your score", "your top purple card"."""
    if not isinstance(source, Zone):
        return f"the highest of {known(source, voice)}"
    if source.place in (Place.TOP, Place.BOTTOM):
        rank = "" if of_one_colour(tests) else "highest "
        top = "top" if source.place is Place.TOP else "bottom"
        return f"{whose(source.of, voice)} {rank}{top} {noun(tests, voice, many=False)}"
    left = "left " if source == voice.left else ""
    return f"the highest {noun(tests, voice, many=False)} {left}{_in(source, voice)}"


def ranked(rank: Rank) -> str:
    """The word for the rank."""
    return "highest" if rank is Rank.HIGHEST else "lowest"


def _in(zone: Zone, voice: Voice) -> str:
    return f"{'on' if zone.place is Place.BOARD else 'in'} {place(zone, voice, each=True)}"


def _left(voice: Voice, name: str) -> bool:
    """Whether the named card lies elsewhere now, so that what was beneath it is no longer there."""
    return isinstance(voice.bound[name], Transfer)
