"""The review of a game at its table: what was given away, what was luck, and trying again from there."""

from __future__ import annotations

from itertools import islice
from typing import Any

from cards.terms import Language
from engine.advice import Judged, Mark, judged, review
from engine.game import Game
from tutor.story.advice import LUCKY, Overlooked, ending, in_favour, judgement, overlooked
from tutor.story.keys import key_words
from tutor.story.lessons import lesson_about
from tutor.table.session import Session
from tutor.words import said, spoken

__all__ = ["Review"]

Json = dict[str, Any]

AT_ONCE = 1
"""So many answers are judged for each message: a click waits for them, even on a busy machine."""
SCALE = (0, 50, 100)
"""Which chances of winning are written beside the curve."""


class Review:
    """Judges the answers of a player, some at a time.

    `branch` is the one on which the game was played, `learner` whether the player is one and no opponent.
    """

    def __init__(self, game: Game, branch: int, player: str, *, learner: bool) -> None:
        self.branch = branch
        self.player = player
        self._learner = learner
        self._game = game.clone()
        self._judging = review(self._game, player)
        self._judged: list[Judged] = []
        self._going = True
        self._retried: tuple[int, str, Judged] | None = None
        self._told: dict[tuple[int, Language], Json] = {}
        self._overlooked: dict[int, Overlooked] = {}
        self._untaken: set[str] = set()

    def past(self, number: int) -> Game:
        """The game that is reviewed, after so many answers."""
        return self._game.at(number)

    def go_on(self) -> None:
        """Judge some more answers."""
        more = [*islice(self._judging, AT_ONCE)]
        self._judged += more
        self._going = len(more) == AT_ONCE
        for one in more:
            turned = None if one.mark is Mark.GOOD else overlooked(self.past(one.number), one)
            if turned is not None:
                self._overlooked[one.number] = turned
                self._untaken.add(turned.rule)

    def take_overlooked(self) -> set[str]:
        """The rules that a learner has overlooked, each time only those that are new."""
        taken, self._untaken = self._untaken, set()
        return taken if self._learner else set()

    def content(self, session: Session, language: Language) -> Json:
        """What is known so far."""
        moments = [one for one in self._judged if one.mark is not Mark.GOOD or abs(one.luck) >= LUCKY]
        return {
            "title": said("review_of", language, player=self.player),
            "progress": {
                "value": self._judged[-1].number if self._judged else 0,
                "max": len(self._game.moves),
                "word": said("review_going", language),
                "going": self._going,
            },
            "summary": None if self._going else self._summary(language),
            "curve": {
                "word": said("review_curve", language),
                "most": len(self._game.moves),
                "from": said("review_number", language, n=1),
                "to": said("review_number", language, n=len(self._game.moves)),
                "scale": [
                    {"chance": part, "word": said("review_percent", language, n=part)} for part in SCALE
                ],
                "points": [_point(one, language) for one in self._judged],
            },
            "moments": [self._moment(one, session, language) for one in moments],
            "verdict": self._verdict(session, language),
            "more": {"do": "review", "player": self.player} if self._going else None,
            "close": {"word": said("close", language), "send": {"do": "review", "player": None}},
        }

    def _summary(self, language: Language) -> str:
        """How many answers were how bad, and what will be asked again."""
        marks = [one.mark for one in self._judged]
        counted = said(
            "review_summary",
            language,
            blunders=marks.count(Mark.BLUNDER),
            mistakes=marks.count(Mark.MISTAKE),
            inaccuracies=marks.count(Mark.INACCURACY),
        )
        again = self._learner and self._overlooked
        return f"{counted} {said('review_due', language)}" if again else counted

    def _moment(self, one: Judged, session: Session, language: Language) -> Json:
        """A moment that mattered; the sentences are made once."""
        place = one.number, language
        if place not in self._told:
            past = self.past(one.number)
            good = one.mark is Mark.GOOD
            turned = self._overlooked.get(one.number)
            self._told[place] = {
                "at": one.number,
                "words": said(
                    "review_answer", language, n=one.number + 1, answer=key_words(past, one.played, language)
                ),
                "lines": [
                    *({"text": text, "rule": None} for text in judgement(past, one, language)),
                    *([] if good else _reasons(past, one, language)),
                ],
                "mark": one.mark.value,
                "overlooked": None if turned is None else _with_lesson(turned, language),
                "ask": {
                    "word": said("review_ask", language),
                    "send": {"do": "ask_best", "at": one.number},
                },
                "again": {
                    "word": said("review_again", language),
                    "send": {"do": "again_from", "at": one.number},
                },
            }
        return {**self._told[place], "here": session.at == one.number}

    def task(self, session: Session, language: Language) -> str | None:
        """What there is to do at a moment that mattered, or what it is that one plays on from there."""
        parted = self._parted(session)
        if parted is not None:
            again = session.at > parted
            return said("review_branch", language, n=parted + 1) if again else None
        here = session.event is None and any(
            one.number == session.at and one.mark is not Mark.GOOD for one in self._judged
        )
        return said("review_task", language) if here else None

    def _parted(self, session: Session) -> int | None:
        """The moment of the game at which another answer was given, on the branch that is shown."""
        moves, tried = self._game.moves, session.current.game.moves
        parted = next((n for n, (old, new) in enumerate(zip(moves, tried, strict=False)) if old != new), None)
        return parted if any(one.number == parted for one in self._judged) else None

    def _verdict(self, session: Session, language: Language) -> str | None:
        """What another answer, given at one of the moments, would have been worth."""
        parted = self._parted(session)
        if parted is None:
            return None
        key = session.current.game.moves[parted][1]
        past = self._game.at(parted)
        if self._retried is None or self._retried[:2] != (parted, key):
            self._retried = parted, key, judged(past, key)
        return " ".join(judgement(past, self._retried[2], language))


def _reasons(past: Game, one: Judged, language: Language) -> list[Json]:
    """Why the better answer is better: where the game is won or lost soon, nothing else matters."""
    ends = [
        *ending(past, one.player, one.instead, language),
        *ending(past, one.player, one.line, language, "advice_loses"),
    ]
    if not ends:
        return [{"text": in_favour(past, one, language), "rule": None}]
    return [{"text": remark.text, "rule": remark.rule} for remark in ends]


def _point(one: Judged, language: Language) -> Json:
    """An answer on the curve."""
    chance = round(100 * one.left)
    number = said("review_number", language, n=one.number + 1)
    word = f"{number}: {said('review_percent', language, n=chance)}"
    return {"at": one.number, "chance": chance, "mark": one.mark.value, "word": word}


def _with_lesson(turned: Overlooked, language: Language) -> Json:
    """A rule on which it turned, with the lesson about it."""
    remark, lesson = turned.remark(language), lesson_about(turned.rule)
    return {
        "text": remark.text,
        "rule": remark.rule,
        "lesson": lesson
        and {
            "word": said("seen_lesson", language, title=spoken(lesson.title, language)),
            "send": {"do": "lesson", "id": lesson.id, "step": 0},
        },
    }
