"""What the words of an effect refer to, decided once for all languages: names, pronouns, who speaks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from cards import program
from cards.model import Name
from cards.program import Condition, Pick, Rank, Source, Step, Steps, Test, Verb, sequence
from cards.terms import Language


class Mood(Enum):
    """How a verb is said: "draw", "(I demand that you) draw", "(you may) draw"."""

    IMPERATIVE = 0
    SUBJUNCTIVE = 1
    INFINITIVE = 2


class Thing(Enum):
    """What a name of a program stands for."""

    CARD = "card"
    COLOUR = "colour"
    VALUE = "value"
    DOMAIN = "domain"


@dataclass(frozen=True, slots=True)
class Bound:
    """The cards (or the colour, the value, the domain) that a verb bound to a name."""

    verb: Verb
    thing: Thing
    many: bool
    most: int | None
    """How many there are at most, if that is fixed."""

    @property
    def shown(self) -> bool:
        """Whether they were drawn and revealed, and so lie in the hand (INN-7.7)."""
        return isinstance(self.verb, program.Draw) and self.verb.and_ is program.And.REVEAL

    @property
    def on_top(self) -> bool:
        """Whether the card lies on top of its pile."""
        melded = isinstance(self.verb, program.Draw) and self.verb.and_ is program.And.MELD
        return melded or isinstance(self.verb, program.Meld)


@dataclass(frozen=True, slots=True)
class Context:
    """Where words are said: on which card, after which verbs, by whom."""

    card: Name | None = None
    names: Mapping[str, Bound] = field(default_factory=dict)
    told: tuple[Verb, ...] = ()
    """The verbs said before, in their order."""
    spoken: frozenset[str] = frozenset()
    """The names that a pronoun can stand for, because they have been spoken of."""
    coloured: frozenset[str] = frozenset()
    """The names whose colour has been spoken of, so that "that colour" says which."""
    me: str | None = None
    """The name of the one who activated the card, where "my" would be misread."""
    you: bool = True
    """Whether the one of whom it is said is "you", and not some other player."""
    civ: bool = False
    """Whether it is said in CIV, which prints its places otherwise."""

    def title(self, language: Language) -> str:
        """The printed name of the card."""
        assert self.card is not None
        return self.card[language]

    def after(self, verb: Verb) -> Context:
        """The context of what follows a verb."""
        return replace(
            self,
            told=(*self.told, verb),
            spoken=self.spoken | {*filter(None, [_bind(verb)])},
            coloured=self.coloured | {*_coloured(verb)},
        )

    def asked(self, condition: Condition) -> Context:
        """The context of what follows a condition: the cards that it asks about have been named."""
        named = {*filter(None, [asked_about(condition)])}
        about_colour = isinstance(condition, program.Any) and any(map(_of_a_colour, condition.tests))
        return replace(
            self, spoken=self.spoken | named, coloured=self.coloured | (named if about_colour else set())
        )

    def lessened(self, source: Source) -> bool:
        """Whether the highest card has just been taken from there, so that another is the highest."""
        picks = filter(None, map(pick_of, self.told))
        return any(pick.source == source and pick.rank is Rank.HIGHEST for pick in picks)

    def in_hand(self) -> Bound | None:
        """Cards just drawn and revealed, which lie among the others of the hand."""
        bound = [self.names[name] for name in self.spoken if name in self.names]
        return next((cards for cards in bound if cards.shown), None)

    def sole(self, name: str) -> bool:
        """Whether no other card has been spoken of, with which "it" could be confused."""
        others = [verb for verb in self.told if verb != self.names[name].verb]
        return not any(isinstance(verb, program.Draw) or pick_of(verb) for verb in others)


def context_of(programs: Iterable[Steps], card: Name, me: str | None = None) -> Context:
    """The context at the beginning of programs of one card."""
    names = {name: bound for steps in programs for verb in verbs(steps) for name, bound in _bound(verb)}
    return Context(card, names, me=me)


def verbs(steps: Steps) -> Iterator[Verb]:
    """All the verbs of a program, in the order in which they are written."""
    for step in every_step(steps):
        if not isinstance(step, program.May | program.IfDone | program.If | program.Either):
            yield step


def every_step(steps: Steps) -> Iterator[Step]:
    """All the steps of a program, those within others too."""
    for step in sequence(steps):
        yield step
        match step:
            case program.May(verb, then) | program.IfDone(verb, then):
                yield from every_step(verb)
                yield from every_step(then)
            case program.If(_, then, otherwise):
                yield from every_step(then)
                yield from every_step(otherwise)
            case program.Either(options):
                for option in options:
                    yield from every_step(option)
            case _:
                pass


def pick_of(verb: Verb) -> Pick | None:
    """The cards that a verb chooses and moves or shows."""
    match verb:
        case (
            program.Meld(cards)
            | program.Tuck(cards)
            | program.Score(cards)
            | program.Return(cards)
            | program.Transfer(cards)
            | program.Reveal(cards)
            | program.Take(cards)
        ):
            return cards
        case _:
            return None


def one_card(pick: Pick) -> bool:
    """Whether the pick is of a single card at most."""
    return pick.amount == program.Exactly(1)


def asked_about(condition: Condition) -> str | None:
    """The name of the cards that a condition is about."""
    match condition:
        case program.Any(program.Named(name)) | program.ShareColour(name):
            return name
        case _:
            return None


def _bind(verb: Verb) -> str | None:
    return getattr(verb, "bind", None)


def _coloured(verb: Verb) -> Iterator[str]:
    """The names whose colour a verb speaks of: of cards that it takes by their colour, or goes by."""
    bind, pick = _bind(verb), pick_of(verb)
    if bind is not None and (
        isinstance(verb, program.ChooseColours) or (pick is not None and any(map(_of_a_colour, pick.tests)))
    ):
        yield bind
    for test in pick.tests if pick is not None else ():
        if isinstance(test, program.SameColourAs):
            yield test.name
    match verb:
        case program.Splay(program.ColourOf(name)) | program.Unsplay(program.ColourOf(name)):
            yield name
        case _:
            pass


def _of_a_colour(test: Test) -> bool:
    """Whether a test speaks of the colour of the cards that it is put to."""
    return isinstance(test, program.ColourOn | program.ColourNotOn | program.OfColour | program.OfChosen)


def _bound(verb: Verb) -> Iterator[tuple[str, Bound]]:
    """What a verb binds to a name, and what it adds up under one."""
    if isinstance(verb, program.Return) and verb.tally is not None:
        yield verb.tally, Bound(verb, Thing.CARD, True, None)
    bind = _bind(verb)
    if bind is None:
        return
    pick = pick_of(verb)
    match verb:
        case program.Draw(times=times):
            yield bind, Bound(verb, Thing.CARD, times != 1, times if isinstance(times, int) else None)
        case program.DrawFromDeck(number):
            yield bind, Bound(verb, Thing.CARD, number != 1, number)
        case program.ChooseColours(number):
            yield bind, Bound(verb, Thing.COLOUR, number != 1, number)
        case program.ChooseValue():
            yield bind, Bound(verb, Thing.VALUE, False, 1)
        case program.ChooseDomain():
            yield bind, Bound(verb, Thing.DOMAIN, False, 1)
        case _ if pick is not None:
            yield bind, Bound(verb, Thing.CARD, not one_card(pick), _most(pick))
        case _:
            raise TypeError(f"{type(verb).__name__} binds nothing")


def _most(pick: Pick) -> int | None:
    match pick.amount:
        case program.Exactly(int(number)) | program.UpTo(int(number)):
            return number
        case _:
            return None
