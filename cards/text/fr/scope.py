"""What the words of an effect refer to: the cards bound to names, the steps already told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace

from cards.model import Card
from cards.program import (
    And,
    Draw,
    Effect,
    Exactly,
    Meld,
    Pick,
    Return,
    Reveal,
    Score,
    Step,
    Transfer,
    Tuck,
    UpTo,
)

_PARTICIPLES: dict[type, str] = {
    Meld: "mise en jeu",
    Tuck: "archivée",
    Score: "comptabilisée",
    Return: "recyclée",
    Transfer: "transférée",
    Reveal: "révélée",
}
_MOVES = Meld | Tuck | Score | Return | Transfer | Reveal


@dataclass(frozen=True, slots=True)
class Bound:
    """The cards that a verb bound to a name: how they are called, whether they may be several."""

    by: Draw | _MOVES
    participle: str
    many: bool
    number: int | None = None

    def noun(self) -> str:
        """The cards by what was done to them: "la carte recyclée", "les cartes recyclées"."""
        return f"les cartes {plural_of(self.participle)}" if self.many else f"la carte {self.participle}"


@dataclass(frozen=True, slots=True)
class Scope:
    """Where words are said: in which card, after which steps, by which "me"."""

    card: Card | None = None
    effect: Effect | None = None
    told: tuple[Step, ...] = ()
    """The steps said before, which pronouns may point at."""
    alone: bool = False
    """A step on its own: nothing was said before, so cards are called by nouns."""
    me: str | None = None
    """ "d'Andrea", "du joueur actif": the one who activated, where "my" would be misread."""

    def after(self, step: Step) -> Scope:
        """The scope of what follows a step."""
        return replace(self, told=(*self.told, step))

    def bound(self, name: str) -> Bound | None:
        """The cards of this name; None if it stands for a colour or a value."""
        for node in walk(self.effect):
            if isinstance(node, Draw) and node.bind == name:
                number = node.times if isinstance(node.times, int) else None
                return Bound(node, "piochée", node.times != 1, number)
            if isinstance(node, _MOVES) and node.bind == name:
                return Bound(node, _PARTICIPLES[type(node)], _several(node.cards), _most(node.cards))
        return None

    def said(self, node: object) -> bool:
        """Whether a step said before contains this."""
        return any(node == part for step in self.told for part in walk(step))


def walk(node: object) -> Iterator[object]:
    """A program and everything in it, in the order in which it is written."""
    yield node
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part)
    elif is_dataclass(node) and not isinstance(node, type | Card):
        for field in fields(node):
            yield from walk(getattr(node, field.name))


def plural_of(participle: str) -> str:
    """The plural of a participle: "mises en jeu"."""
    first, *rest = participle.split(" ")
    return " ".join((f"{first}s", *rest))


def drawn_to_show(bound: Bound | None) -> bool:
    """Whether these cards were drawn and revealed, and lie in the hand."""
    return bound is not None and isinstance(bound.by, Draw) and bound.by.and_ is And.REVEAL


def _several(pick: Pick) -> bool:
    return pick.amount != Exactly(1)


def _most(pick: Pick) -> int | None:
    match pick.amount:
        case UpTo(most):
            return most
        case Exactly(int(count)):
            return count
        case _:
            return None
