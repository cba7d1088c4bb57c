"""The kinds of tasks: frozen data, as an author writes them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from cards.innovation import CARD
from cards.program import Pick, Place, Zone
from engine.node import Node

Words = Mapping[str, str]
"""Words by language."""

Moves = tuple[tuple[str, str], ...]
"""Who answers, and the answers."""

NOWHERE = Node(None, "the task")
"""The place of what was not written in a file."""


@dataclass(frozen=True, slots=True)
class Happening:
    """An event of some kind, with these data."""

    said: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Condition:
    """What is to hold: on the table, and among the events since the question was put."""

    expect: Mapping[str, Any] | None = None
    events: tuple[Happening, ...] = ()
    """Each of these has happened."""
    no_events: tuple[Happening, ...] = ()
    """None of these has happened."""
    sees: Mapping[str, Any] = field(default_factory=dict)
    """What a player sees of the table, by the player: of cards that are hidden from them their numbers."""
    node: Node = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Do:
    """Play so that the condition holds."""

    goal: Condition
    player: str | None = None
    """Only this one is played by the learner; None: everybody is."""
    steps: int = 1
    """So many answers the learner has."""


@dataclass(frozen=True, slots=True)
class Part:
    """The part of players in an effect of what could be chosen now."""

    key: str
    role: str
    effect: int = 1


@dataclass(frozen=True, slots=True)
class HavingMost:
    """Having the most of an amount that every player has."""

    amount: str


@dataclass(frozen=True, slots=True)
class WhichPlayers:
    """Say which players."""

    of: Part | Happening | HavingMost


@dataclass(frozen=True, slots=True)
class Order:
    """Put the players affected in their order: in one effect, or in all of them."""

    key: str
    effect: int | None = None


@dataclass(frozen=True, slots=True)
class HowMany:
    """Say a number: an amount on the table, how many events there are, or what an event tells."""

    of: str | Happening
    field: str | None = None


@dataclass(frozen=True, slots=True)
class Statement:
    """Something said, and whether it is so."""

    say: Words
    holds: Condition


@dataclass(frozen=True, slots=True)
class Predict:
    """Say what will be so; then watch."""

    options: tuple[Statement, ...]
    all: bool = False
    """Every statement that holds is to be named, not just one."""


@dataclass(frozen=True, slots=True)
class WhichRule:
    """Say which rule decides an event."""

    event: Happening
    among: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WhatMay:
    """Say which answers are legal."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WhatIsBest:
    """Say which answer is best."""

    keys: tuple[str, ...] = ()
    """The answers to choose from; none are named: all that are legal."""


@dataclass(frozen=True, slots=True)
class OwnAnswer:
    """An answer that the author has written, whether it is right, and why."""

    say: Words
    right: bool = False
    why: Words | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose among answers of the author, who knows which are right."""

    options: tuple[OwnAnswer, ...]
    all: bool = False
    """Every right answer is to be named, not just one."""


@dataclass(frozen=True, slots=True)
class AnswerFreely:
    """Answer in words of one's own, which nobody judges; then read what the author would say."""

    answer: Words


What = (
    Do | WhichPlayers | Order | HowMany | Predict | WhichRule | WhatMay | WhatIsBest | Choose | AnswerFreely
)


@dataclass(frozen=True, slots=True)
class Task:
    """A question to the learner."""

    what: What
    prompt: Words | None = None
    hints: tuple[Words, ...] = ()
    why: Words | None = None
    after: Moves | None = None
    """Answers played out on a branch first; None: those that come next anyhow."""
    then: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Answers for those who are asked on the branch; else they give the first that is legal."""
    rules: tuple[str, ...] = ()
    """Rules that it practises besides those that the events cite."""
    facts: tuple[str, ...] = ()
    """The facts of the rules that it makes one decide: who believes the opposite answers otherwise."""
    node: Node = field(default=NOWHERE, compare=False, repr=False)

    def texts(self) -> Iterator[Words]:
        """All words of the author."""
        yield from (words for words in (self.prompt, *self.hints, self.why) if words is not None)
        match self.what:
            case Predict(options=options):
                yield from (option.say for option in options)
            case Choose(options=answers):
                yield from (words for one in answers for words in (one.say, one.why) if words is not None)
            case AnswerFreely(answer=answer):
                yield answer


def activated(task: Task | None) -> str | None:
    """The card of Innovation whose activation a question is about."""
    match task:
        case Task(what=Order(key=key) | WhichPlayers(of=Part(key=key))) | Task(after=((_, key), *_)):
            return key.removeprefix("dogma ") if key.startswith("dogma ") else None
        case _:
            return None


def reads_scores(task: Task | None) -> bool:
    """Whether it matters for a question which cards lie in a score."""
    card = activated(task)
    return card is not None and any(_from_score(effect) for effect in CARD[card].effects)


def _from_score(part: Any) -> bool:
    """Whether cards are taken out of a score anywhere in a piece of a program."""
    if isinstance(part, Pick) and isinstance(part.source, Zone) and part.source.place is Place.SCORE:
        return True
    if is_dataclass(part):
        part = tuple(getattr(part, each.name) for each in fields(part))
    return isinstance(part, tuple) and any(map(_from_score, part))


def what_counts(task: Task | None) -> tuple[str | None, str | None]:
    """The icon or domain that decides a question, and at whose seat: None at all of them."""
    match task:
        case Task(what=HowMany(of=str(path))):
            match path.split("."):
                case [owner, "icons" | "area", kind]:
                    return kind, owner
        case Task(what=WhichPlayers(of=HavingMost(amount=str(path)))):
            match path.split("."):
                case ["icons" | "area", kind]:
                    return kind, None
        case Task(what=Order() | WhichPlayers()):
            card = activated(task)
            return (None if card is None else str(CARD[card].dogma)), None
    return None, None


def asked_in_the_middle(task: Task | None) -> str | None:
    """What in the middle of the table a question asks to be counted."""
    match task:
        case Task(what=HowMany(of=str(path))):
            return {"piles": "supply", "periods": "periods", "fields": "fields"}.get(path.split(".")[0])
        case _:
            return None


def _by_hegemony(statement: Statement) -> bool:
    """Whether somebody says that the game is won by hegemony."""
    return any(event.said.get("rule") == "CIV-5.1" for event in statement.holds.events)


def counted_amount(task: Task | None) -> str | None:
    """What of a seat a question asks to be counted: "icons", "points" or something else.

    Of domains these are the "levels" that are open, the "majority", and the cards for a "hegemony".
    """
    match task:
        case Task(what=WhatMay(keys=keys)) if any(key.startswith(("effect ", "copy ")) for key in keys):
            return "levels"
        case Task(what=WhichPlayers(of=HavingMost(amount=str(path)))) if path.startswith("area."):
            return "majority"
        case Task(what=Predict(options=options)) if any(map(_by_hegemony, options)):
            return "hegemony"
        case Task(what=HowMany(of=str(path)) | WhichPlayers(of=HavingMost(amount=str(path)))):
            places = set(path.split("."))
            return next((place for place in ("icons", "points", "hegemony") if place in places), None)
        case _:
            return None
