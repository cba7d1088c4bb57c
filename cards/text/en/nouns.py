"""Cards as nouns: which ones, how many, where from."""

from __future__ import annotations

from typing import assert_never

from cards.program import (
    All,
    AllButOne,
    AtMost,
    Beneath,
    ChooseColours,
    ChooseValue,
    ColourNotOn,
    ColourOn,
    Exactly,
    Half,
    Last,
    Named,
    Next,
    NotOfColour,
    NotThisCard,
    OfChosen,
    OfColour,
    OfValue,
    OrHigher,
    Pick,
    Place,
    Rank,
    Remaining,
    SameColourAs,
    SameValueAs,
    Source,
    Test,
    Transfer,
    UpTo,
    Who,
    With,
    Without,
    Zone,
)
from cards.terms import Icon
from cards.text.en import numbers
from cards.text.en.voice import Voice
from cards.text.en.words import COLOURS, either, icons, number, valued

Tests = tuple[Test, ...]


def cards(pick: Pick, voice: Voice) -> str:
    """The cards of a pick, as the object of a verb."""
    match pick.source:
        case Zone(Place.TOP | Place.BOTTOM):
            return _tops(pick, pick.source, voice)
        case Zone():
            return _zone_cards(pick, pick.source, voice)
        case Named():
            return _of_named(pick, pick.source, voice)
        case _:
            return known(pick.source, voice)


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
            return "the other" if _count(voice, source.name) == 2 else "the others"
        case Last():
            return "the second one" if _count(voice, source.name) == 2 else "the last one"
        case Next():
            was = "that was " if _left(voice, source.name) else ""
            return f"the card {was}beneath {known(Named(source.name), voice)}"
        case Beneath():
            rest = "all the other cards of that pile"
            beneath = f"all the cards beneath {known(Named(source.name), voice)}"
            return rest if _left(voice, source.name) else beneath
        case _:
            assert_never(source)


def things(source: Source, tests: Tests, voice: Voice, *, many: bool = True) -> str:
    """Cards without an article: "green cards on your board", "top cards of value 8 or higher"."""
    if not isinstance(source, Zone):
        return "cards" if many else "card"
    top = {Place.TOP: "top ", Place.BOTTOM: "bottom "}.get(source.place, "")
    noun = f"{top}{_noun(tests, voice, many=many)}"
    return noun if top else f"{noun} {_in(source, voice)}"


def whose(who: Who, voice: Voice, *, each: bool = False) -> str:
    """Whose it is; `each`: of every one of them, not of one."""
    match who:
        case Who.YOU:
            return voice.you
        case Who.ME:
            return voice.me
        case Who.OTHERS:
            return "each other player's" if each else "any other player's"
        case Who.ANOTHER:
            return "another player's"
        case Who.POORER_OPPONENT:
            return "an opponent's"
        case Who.THAT_PLAYER:
            return "that player's"
        case Who.EVERYONE:
            return "every player's" if each else "any player's"
        case _:
            assert_never(who)


def place(zone: Zone, voice: Voice, *, each: bool = False) -> str:
    """A place: "your hand", "the score of an opponent with fewer points than you"."""
    match zone.place:
        case Place.HAND:
            word = "hand"
        case Place.SCORE:
            word = "score"
        case Place.BOARD | Place.TOP | Place.BOTTOM:
            word = "board"
        case _:
            assert_never(zone.place)
    if zone.of is Who.POORER_OPPONENT:
        return f"the {word} of an opponent with fewer points than you"
    return f"{whose(zone.of, voice, each=each)} {word}"


def predicate(tests: Tests, voice: Voice, *, was: bool = False) -> str:
    """What is said of a card: "has a castle", "is green or blue"."""
    be = "was" if was else "is"
    words = []
    for test in tests:
        match test:
            case With():
                words.append(f"has {_one_icon(test.icon)}")
            case Without():
                words.append(f"has no {icons(test.icon, 1)}")
            case OfColour():
                words.append(f"{be} {either([COLOURS[colour] for colour in test.colours])}")
            case NotOfColour():
                words.append(f"{be} not {COLOURS[test.colour]}")
            case OfValue():
                words.append(f"{be} {either([valued(value) for value in test.values])}")
            case NotThisCard():
                words.append(f"{be} not {voice.card}")
            case _:
                words.append(f"{be} {_qualifier(test, voice)}")
    return " and ".join(words)


def _zone_cards(pick: Pick, zone: Zone, voice: Voice) -> str:
    every = isinstance(pick.amount, All | AllButOne | Half)
    definite = every or pick.rank is not None
    many = pick.amount != Exactly(1)
    near = tuple(test for test in pick.tests if not isinstance(test, ColourOn | ColourNotOn))
    late = [_qualifier(test, voice) for test in pick.tests if isinstance(test, ColourOn | ColourNotOn)]
    noun = _noun(near, voice, many=many)
    values = next((test.values for test in pick.tests if isinstance(test, OfValue)), None)
    inside = definite and zone.of not in (Who.OTHERS, Who.EVERYONE)
    tail = " ".join(["in" if inside else "from", place(zone, voice, each=every), *late])
    match pick.amount:
        case Exactly(int(count)) if pick.rank is not None:
            highest = f"the {_rank(pick.rank)}" if count == 1 else f"the {number(count)} {_rank(pick.rank)}"
            return f"{highest} {noun} {tail}"
        case Exactly(1):
            one = either([valued(value) for value in values]) if values else f"a {noun}"
            return f"{one} {tail}"
        case Exactly(int(count)):
            return f"{number(count)} {noun} {tail}"
        case Exactly(count):
            return f"a {_noun(pick.tests, voice, many=False)} {tail} {numbers.for_each(count, voice)}"
        case UpTo(None):
            return f"any number of {noun} {tail}"
        case UpTo(most, least):
            assert most is not None
            span = f"up to {number(most)}" if least == 0 else f"{number(least)} or {number(most)}"
            return f"{span} {noun} {tail}"
        case All():
            if voice.held is not None and zone == Zone(Place.HAND):
                return f"{known(Named(voice.held), voice)} and all the other cards in {place(zone, voice)}"
            rank = "" if pick.rank is None else f"{_rank(pick.rank)} "
            return f"all the {rank}{noun} {tail}"
        case AllButOne():
            return f"all but one of the {noun} {tail}"
        case Half(up):
            return f"half of the {noun} {tail} (rounded {'up' if up else 'down'})"
        case _:
            assert_never(pick.amount)


def _tops(pick: Pick, zone: Zone, voice: Voice) -> str:
    every = isinstance(pick.amount, All)
    top = "top" if zone.place is Place.TOP else "bottom"
    if zone.of in (Who.OTHERS, Who.EVERYONE, Who.ANOTHER) and not every:
        return f"a {top} {_noun(pick.tests, voice, many=False)} from {place(zone, voice)}"
    own = whose(zone.of, voice, each=every)
    rank = "" if pick.rank is None else f"{_rank(pick.rank)} "
    if every:
        by_colour = any(isinstance(test, SameColourAs | OfChosen) for test in pick.tests)
        lead = own if zone.of in (Who.OTHERS, Who.EVERYONE) else f"all {own}"
        return f"{lead} {rank}{top} {_noun(pick.tests, voice, many=not by_colour)}"
    several = pick.amount.number if isinstance(pick.amount, Exactly) else 2
    if several == 1 and (rank or _one_colour(pick.tests)):
        return f"{own} {rank}{top} {_noun(pick.tests, voice, many=False)}"
    if several == 1:
        other = "other " if NotThisCard() in pick.tests else ""
        tests = tuple(test for test in pick.tests if test != NotThisCard())
        return f"one of {own} {other}{top} {_noun(tests, voice)}"
    count = number(several) if isinstance(several, int) else numbers.quantity(several, voice)
    return f"{own} {count} {rank}{top} {_noun(pick.tests, voice)}"


def _of_named(pick: Pick, source: Named, voice: Voice) -> str:
    if isinstance(pick.amount, All) or not voice.many(source.name):
        return known(source, voice)
    if pick.by is Who.ME:
        return f"the one {voice.i_choose}"
    return "one of them"


def _noun(tests: Tests, voice: Voice, *, many: bool = True) -> str:
    adjectives = []
    qualifiers = []
    for test in tests:
        match test:
            case OfColour():
                adjectives.append(f"{either([COLOURS[colour] for colour in test.colours])} ")
            case NotOfColour():
                adjectives.append(f"non-{COLOURS[test.colour]} ")
            case _:
                qualifiers.append(f" {_qualifier(test, voice)}")
    return f"{''.join(adjectives)}{'cards' if many else 'card'}{''.join(qualifiers)}"


def _qualifier(test: Test, voice: Voice) -> str:
    match test:
        case With():
            return f"with {_one_icon(test.icon)}"
        case Without():
            return f"without {_one_icon(test.icon)}"
        case OfColour():
            return f"of {either([COLOURS[colour] for colour in test.colours])} colour"
        case NotOfColour():
            return f"of another colour than {COLOURS[test.colour]}"
        case OfValue():
            return f"of value {either([str(value) for value in test.values])}"
        case AtMost():
            return f"of value {test.value} or lower"
        case OrHigher():
            return f"of value {test.value} or higher"
        case SameColourAs(name):
            return f"of the colour of {voice.card_of(name)}" if name in voice.unsaid else "of its colour"
        case SameValueAs(name):
            model = f" as {voice.card_of(name)}" if name in voice.unsaid else ""
            return f"of the same value{model}"
        case OfChosen():
            return _chosen(test.name, voice)
        case ColourOn():
            return f"of a colour already on {whose(test.board, voice)} board"
        case ColourNotOn():
            return f"of a colour not on {whose(test.board, voice)} board"
        case NotThisCard():
            return f"other than {voice.card}"
        case _:
            assert_never(test)


def _chosen(name: str, voice: Voice) -> str:
    match voice.bound[name]:
        case ChooseColours(number=1):
            return "of that colour"
        case ChooseColours():
            return "of a chosen colour"
        case ChooseValue():
            return "of that value"
        case _:
            return f"like {voice.card_of(name)}"


def _in(zone: Zone, voice: Voice) -> str:
    return f"{'on' if zone.place is Place.BOARD else 'in'} {place(zone, voice, each=True)}"


def _one_icon(icon: Icon) -> str:
    return f"a {icons(icon, 1)}"


def _one_colour(tests: Tests) -> bool:
    return any(isinstance(test, OfColour) and len(test.colours) == 1 for test in tests)


def _rank(rank: Rank) -> str:
    return "highest" if rank is Rank.HIGHEST else "lowest"


def _count(voice: Voice, name: str) -> object:
    return numbers.due(voice.bound[name])


def _left(voice: Voice, name: str) -> bool:
    """Whether the named card lies elsewhere now, so that what was beneath it is no longer there."""
    return isinstance(voice.bound[name], Transfer)
