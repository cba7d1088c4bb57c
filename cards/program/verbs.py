"""What is done, and the sentences and effects made of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cards.program.civ import CivVerb
from cards.program.conditions import Condition
from cards.program.numbers import Value
from cards.program.picks import Pick
from cards.program.places import Zone
from cards.terms import Colour, Direction, Field


class And(Enum):
    """What is done at once with a card just drawn (INN-7.7)."""

    KEEP = "keep"
    REVEAL = "reveal"
    MELD = "meld"
    TUCK = "tuck"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card of a value, once or several times, and do something with it."""

    value: Value
    and_: And = And.KEEP
    times: Value = 1
    bind: str | None = None


@dataclass(frozen=True, slots=True)
class Meld:
    """Put cards on top of their piles."""

    cards: Pick
    bind: str | None = None


@dataclass(frozen=True, slots=True)
class Tuck:
    """Put cards under their piles."""

    cards: Pick
    bind: str | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """Put cards into the score."""

    cards: Pick
    bind: str | None = None


@dataclass(frozen=True, slots=True)
class Return:
    """Put cards under the piles of their ages; `tally` adds them up for the whole action."""

    cards: Pick
    bind: str | None = None
    tally: str | None = None


@dataclass(frozen=True, slots=True)
class Transfer:
    """Move cards to a place of a player: neither melding nor scoring (INN-7.6)."""

    cards: Pick
    to: Zone
    bind: str | None = None


@dataclass(frozen=True, slots=True)
class Exchange:
    """Swap cards, both sides at once: yours go where the others lie, and the reverse."""

    yours: Pick
    theirs: Pick


@dataclass(frozen=True, slots=True)
class Reveal:
    """Show cards to everybody."""

    cards: Pick
    bind: str | None = None


@dataclass(frozen=True, slots=True)
class Colours:
    """Colours to choose from; empty: any."""

    among: tuple[Colour, ...] = ()
    splayed: Direction | None = None
    """Only colours that are splayed in this direction."""


@dataclass(frozen=True, slots=True)
class ColourOf:
    """The colour of the named card, or the one that was chosen under this name."""

    name: str


@dataclass(frozen=True, slots=True)
class Splay:
    """Splay one colour in a direction."""

    colours: Colours | ColourOf
    direction: Direction


@dataclass(frozen=True, slots=True)
class Unsplay:
    """Take its direction away from the pile of a colour (INN-8.1)."""

    colour: ColourOf


@dataclass(frozen=True, slots=True)
class Rearrange:
    """Put the cards of one colour of your board into any order."""


@dataclass(frozen=True, slots=True)
class ChooseColours:
    """Choose one or several different colours: any, or only those on your board."""

    number: int
    bind: str
    on_your_board: bool = False


@dataclass(frozen=True, slots=True)
class ChooseValue:
    """Choose a value that some card in a score has."""

    bind: str


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a field, if nobody has it."""

    field: Field


@dataclass(frozen=True, slots=True)
class Win:
    """You win."""


class Most(Enum):
    """The most, or the least."""

    MOST = "most"
    LEAST = "least"


@dataclass(frozen=True, slots=True)
class WinSingle:
    """The single player with the most (or least) wins; nobody if there are several (INN-10.3)."""

    most: Most
    number: Value


@dataclass(frozen=True, slots=True)
class RemoveAll:
    """Remove every hand, board and score from the game and end this dogma (INN-7.10)."""


@dataclass(frozen=True, slots=True)
class Execute:
    """Carry out the cooperative effects of a card for yourself only (INN-5.8)."""

    cards: Pick


@dataclass(frozen=True, slots=True)
class Repeat:
    """Carry out this effect again (INN-5.9)."""


@dataclass(frozen=True, slots=True)
class Either:
    """One of several alternatives, to be chosen."""

    options: tuple[Steps, ...]


Verb = (
    Draw
    | Meld
    | Tuck
    | Score
    | Return
    | Transfer
    | Exchange
    | Reveal
    | Splay
    | Unsplay
    | Rearrange
    | ChooseColours
    | ChooseValue
    | Claim
    | Win
    | WinSingle
    | RemoveAll
    | Execute
    | Repeat
    | Either
    | CivVerb
)


@dataclass(frozen=True, slots=True)
class May:
    """You may do it; `then`: if you do, this follows."""

    verb: Verb
    then: Steps = ()


@dataclass(frozen=True, slots=True)
class IfDone:
    """Do it; if it was done, this follows (INN-5.7)."""

    verb: Verb
    then: Steps


@dataclass(frozen=True, slots=True)
class If:
    """If the condition holds, the one; otherwise, the other."""

    condition: Condition
    then: Steps
    otherwise: Steps = ()


Step = Verb | May | IfDone | If
Steps = Step | tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Demand:
    """An effect that every player with fewer icons must obey (INN-5.3)."""

    steps: Steps


@dataclass(frozen=True, slots=True)
class Cooperative:
    """An effect that you carry out after every player with at least as many icons (INN-5.4)."""

    steps: Steps


Effect = Demand | Cooperative


def sequence(steps: Steps) -> tuple[Step, ...]:
    """The steps as a tuple, also where a single one was written."""
    return steps if isinstance(steps, tuple) else (steps,)
