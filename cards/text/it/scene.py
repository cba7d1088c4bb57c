"""What the words of an effect refer to: the card, the names bound by its steps, and who "I" is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from cards.model import Card
from cards.program import (
    And,
    ChooseColours,
    ChooseValue,
    Draw,
    Either,
    Exactly,
    If,
    IfDone,
    May,
    Meld,
    Pick,
    Rank,
    Return,
    Reveal,
    Score,
    Source,
    Step,
    Steps,
    Transfer,
    Tuck,
    UpTo,
    sequence,
)
from cards.text.it.forms import participle


@dataclass(frozen=True, slots=True)
class Bound:
    """What a name of a program stands for."""

    verb: str
    plural: bool
    most: int | None = None
    """The greatest number that it can be, if there is one."""
    what: str = "carta"
    """A card, a colour or a value."""
    drawn: bool = False
    """Drawn and shown: what no step takes up stays in hand."""
    stays: bool = False
    """The card is still on top of its pile."""

    @property
    def cards(self) -> str:
        """The cards: "carta riciclata", "carte riciclate"."""
        return f"{'carte' if self.plural else 'carta'} {self.done}"

    @property
    def done(self) -> str:
        """What was done to them: "riciclate"."""
        return participle(self.verb, self.plural)


@dataclass(frozen=True, slots=True)
class Scene:
    """What is known while an effect is put into words."""

    card: str
    """The printed name of the card."""
    names: Mapping[str, Bound] = field(default_factory=dict)
    me: str | None = None
    """How to speak of the one who activated the card; None: as "I"."""
    unsaid: frozenset[str] = frozenset()
    """Names bound by steps that are not said here: no pronoun can stand for them."""
    lessened: frozenset[Source] = frozenset()
    """Where the highest card has been taken away."""
    shown: bool = False
    """Several cards have just been shown and are still in hand with the others."""


def scene_of(steps: Steps, card: Card) -> Scene:
    """The scene of one effect of a card."""
    walked = tuple(_walk(steps))
    names = {name: bound for step in walked for name, bound in _bound(step)}
    return Scene(card.name.it, names, lessened=frozenset(_lessened(walked)))


def scene_with(step: Step, card: Card, me: str | None = None) -> Scene:
    """The scene of that effect of a card in which the step stands."""
    steps = next((effect.steps for effect in card.effects if step in _walk(effect.steps)), step)
    whole = scene_of(steps, card)
    # A condition names its cards itself.
    said = whole.names if isinstance(step, If) else scene_of(step, card).names
    return replace(whole, me=me, unsaid=frozenset(whole.names) - frozenset(said))


def _walk(steps: Steps) -> Iterator[Step]:
    for step in sequence(steps):
        yield step
        match step:
            case May(verb, then) | IfDone(verb, then):
                yield from _walk(verb)
                yield from _walk(then)
            case If(_, then, otherwise):
                yield from _walk(then)
                yield from _walk(otherwise)
            case Either(options):
                for option in options:
                    yield from _walk(option)
            case _:
                pass


def _lessened(steps: Iterable[Step]) -> Iterator[Source]:
    for step in steps:
        match step:
            case Return(Pick(_, source, (), Rank.HIGHEST)):
                yield source
            case _:
                pass


def _bound(step: Step) -> Iterator[tuple[str, Bound]]:
    match step:
        case Draw(_, and_, times, str(name)):
            number = times if isinstance(times, int) else None
            yield (
                name,
                Bound("pescare", number != 1, number, drawn=and_ is And.REVEAL, stays=and_ is And.MELD),
            )
        case Meld(pick, str(name)):
            yield name, _picked("giocare", pick, stays=True)
        case Tuck(pick, str(name)):
            yield name, _picked("archiviare", pick)
        case Score(pick, str(name)):
            yield name, _picked("capitalizzare", pick)
        case Return(pick, str(name)):
            yield name, _picked("riciclare", pick)
        case Transfer(pick, _, str(name)):
            yield name, _picked("trasferire", pick)
        case Reveal(pick, str(name)):
            yield name, _picked("rivelare", pick)
        case ChooseColours(number, name) if number == 1:
            yield name, Bound("scegliere", plural=False, what="colore")
        case ChooseColours(_, name):
            yield name, Bound("scegliere", plural=True, what="colore")
        case ChooseValue(name):
            yield name, Bound("scegliere", plural=False, what="valore")
        case _:
            pass


def _picked(verb: str, pick: Pick, *, stays: bool = False) -> Bound:
    match pick.amount:
        case Exactly(int(number)):
            return Bound(verb, plural=number > 1, most=number, stays=stays)
        case UpTo(most):
            return Bound(verb, plural=most != 1, most=most, stays=stays)
        case _:
            return Bound(verb, plural=True, stays=stays)
