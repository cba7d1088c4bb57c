"""The verbs that only CIV knows; picks, places and numbers are those of both games."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cards.program.conditions import Condition
from cards.program.picks import Pick
from cards.program.places import Place, Who


@dataclass(frozen=True, slots=True)
class Discard:
    """Put cards on the discard pile."""

    cards: Pick


@dataclass(frozen=True, slots=True)
class Play:
    """Put cards from your hand into your play area, unless an embargo forbids it."""

    cards: Pick


@dataclass(frozen=True, slots=True)
class Take:
    """Put cards into your hand."""

    cards: Pick
    bind: str | None = None


@dataclass(frozen=True, slots=True)
class Give:
    """Put cards into the hand of a player."""

    cards: Pick
    to: Who


class FaceDown(Enum):
    """What a card means that is laid face down into a domain of a player."""

    EMBARGO = "embargo"
    """In the player's next turn no card of that domain may be played."""
    DEMOCRACY = "democracy"
    """To the end of the game hegemony in that domain needs one card more."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card face down into a domain of which some player has a card: first choose both."""

    card: Pick
    as_: FaceDown


@dataclass(frozen=True, slots=True)
class DrawFromDeck:
    """Draw so many cards from the deck, or all that are left if there are fewer."""

    number: int
    bind: str | None = None


@dataclass(frozen=True, slots=True)
class SetHandLimit:
    """Your hand limit is this in the present turn."""

    limit: int


@dataclass(frozen=True, slots=True)
class ChoosePlayer:
    """Choose another player who has a card in this place."""

    having: Place


@dataclass(frozen=True, slots=True)
class ChooseDomain:
    """Choose a domain of which you have a card in your play area."""

    bind: str


@dataclass(frozen=True, slots=True)
class EachOther:
    """Every other player does it, clockwise from your left, as far as they can."""

    verb: CivVerb


@dataclass(frozen=True, slots=True)
class Copy:
    """Carry out a permanent effect that the play area of another player offers."""


CivVerb = (
    Discard
    | Play
    | Take
    | Give
    | Lay
    | DrawFromDeck
    | SetHandLimit
    | ChoosePlayer
    | ChooseDomain
    | EachOther
    | Copy
)
CivSteps = CivVerb | tuple[CivVerb, ...]


@dataclass(frozen=True, slots=True)
class Permanent:
    """An effect that enough cards of the domain in your play area open (CIV-3.1)."""

    level: int
    steps: CivSteps


@dataclass(frozen=True, slots=True)
class Paid:
    """An effect whose first step is to pay for it with a card of the domain (CIV-4)."""

    steps: CivSteps


@dataclass(frozen=True, slots=True)
class While:
    """An effect that is open as long as the condition holds, without a number of cards (CIV-3.7)."""

    condition: Condition
    steps: CivSteps


CivEffect = Permanent | Paid | While
