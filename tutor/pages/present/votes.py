"""The votes of a room on the answers of a question: hands that somebody counts, and devices that follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from cards.terms import Language
from tutor.story.shape import AskedOption, SolvedQuestion
from tutor.table import explain
from tutor.words import said

__all__ = ["PolledPlace", "Votes", "is_read_out", "poll", "poll_id"]

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_VOTES = 9_999
FEW = 8
"""More answers than these are not read out to a room."""

PolledPlace = tuple[int | None, int | None, int]
"""A question: the item of a course, the variation in which it is asked, and its place among the steps."""


class Votes:
    """How many of the room are for each answer, question by question.

    >>> votes = Votes()
    >>> votes.raise_hands((None, None, 3), "Ann", 12, 0)
    >>> votes.take((None, None, 3), {"Ann": 2, "Bob": 1})
    >>> dict(votes.of((None, None, 3)))
    {'Ann': 14, 'Bob': 1}
    """

    def __init__(self) -> None:
        self.counting = False
        """Whether votes are being counted now."""
        self._hands: dict[PolledPlace, Counter[str]] = {}
        self._devices: dict[PolledPlace, Counter[str]] = {}

    def of(self, asked: PolledPlace) -> Counter[str]:
        """The votes for each answer that has any."""
        return self._hands.get(asked, Counter()) + self._devices.get(asked, Counter())

    def raise_hands(self, asked: PolledPlace, answer: str, to: int | None, by: int) -> None:
        """Count so many hands for an answer, or some more or less."""
        hands = self._hands.setdefault(asked, Counter())
        hands[answer] = _bounded(hands[answer] + int(by) if to is None else to)

    def take(self, asked: PolledPlace, counts: Mapping[str, int]) -> None:
        """Take over what devices have voted."""
        self._devices[asked] = Counter({answer: _bounded(n) for answer, n in counts.items()})

    def options(self, asked: PolledPlace, put: SolvedQuestion, answered: bool) -> list[AskedOption]:
        """The answers with their letters and votes; which of them are right is seen once it is answered."""
        votes = self.of(asked)
        right = put["right"][0] if put["right"] else []
        ordered = right if answered and put["form"] == "order" else []
        return [
            {
                "id": option["id"],
                "words": option["words"],
                "letter": letter,
                "state": ("right" if option["right"] else "wrong") if answered else None,
                "place": ordered.index(option["id"]) + 1 if option["id"] in ordered else None,
                "votes": votes[option["id"]] if votes or self.counting else None,
                "share": votes[option["id"]] / max(votes.total(), 1),
            }
            for letter, option in zip(LETTERS, put["options"], strict=False)
            if is_read_out(put)
        ]

    def line(self, asked: PolledPlace, open: bool, language: Language) -> str | None:
        """How many votes were counted, and how one goes on as long as they are; None: none were."""
        number = self.of(asked).total()
        if open and self.counting:
            return said("present_counting", language, n=number)
        return said("present_counted", language, n=number) if number else None


def is_read_out(put: SolvedQuestion) -> bool:
    """Whether the answers of a question are read out to a room, with letters."""
    return put["form"] != "number" and len(put["options"]) <= FEW


def poll(
    asked: PolledPlace, answers: Collection[str], puts: Mapping[Language, SolvedQuestion | None]
) -> dict[str, Any]:
    """What devices are told of a question that is voted on, in every language: see `tutor.serving.relay`.

    The letters stand for these answers, in whichever order another language would name them.
    """
    words = {
        language: {"prompt": explain.text_of(put["prompt"]), "answers": [_words(put, one) for one in answers]}
        for language, put in puts.items()
        if put is not None
    }
    return {"id": poll_id(asked), "letters": LETTERS[: len(answers)], "words": words}


def _words(put: SolvedQuestion, answer: str) -> str:
    return next((option["words"] for option in put["options"] if option["id"] == answer), answer)


def poll_id(asked: PolledPlace) -> str:
    """By what a device knows the question."""
    return ":".join("" if part is None else str(part) for part in asked)


def _bounded(number: Any) -> int:
    return max(0, min(int(number), MOST_VOTES))
