"""The review of a game at its table: what was given away, what was luck, and trying again from there."""

from __future__ import annotations

from itertools import islice
from typing import Any

from cards.terms import Language
from engine.advice import Judged, Mark, judged, review
from engine.game import Game
from tutor.story.advice import LUCKY, judgement
from tutor.story.keys import key_words
from tutor.table.session import Session
from tutor.words import said

__all__ = ["Review"]

Json = dict[str, Any]

AT_ONCE = 2
"""So many answers are judged for each message, so that the page can be used meanwhile."""


class Review:
    """Judges the answers of a player, some at a time; `branch` is the one on which the game was played."""

    def __init__(self, game: Game, branch: int, player: str) -> None:
        self.branch = branch
        self.player = player
        self._game = game.clone()
        self._judging = review(self._game, player)
        self._judged: list[Judged] = []
        self._going = True
        self._retried: tuple[int, str, Judged] | None = None
        self._told: dict[tuple[int, Language], Json] = {}

    def go_on(self) -> None:
        """Judge some more answers."""
        more = [*islice(self._judging, AT_ONCE)]
        self._judged += more
        self._going = len(more) == AT_ONCE

    def content(self, session: Session, language: Language) -> Json:
        """What is known so far."""
        marks = [one.mark for one in self._judged]
        moments = [one for one in self._judged if one.mark is not Mark.GOOD or abs(one.luck) >= LUCKY]
        return {
            "title": said("review_of", language, player=self.player),
            "progress": {
                "value": self._judged[-1].number if self._judged else 0,
                "max": len(self._game.moves),
                "word": said("review_going", language),
                "going": self._going,
            },
            "summary": None
            if self._going
            else said(
                "review_summary",
                language,
                blunders=marks.count(Mark.BLUNDER),
                mistakes=marks.count(Mark.MISTAKE),
                inaccuracies=marks.count(Mark.INACCURACY),
            ),
            "curve": {
                "word": said("review_curve", language),
                "most": len(self._game.moves),
                "points": [
                    {"at": one.number, "chance": round(100 * (one.chance - one.loss)), "mark": one.mark.value}
                    for one in self._judged
                ],
            },
            "moments": [self._moment(one, session, language) for one in moments],
            "verdict": self._verdict(session, language),
            "more": {"do": "review", "player": self.player} if self._going else None,
            "close": {"word": said("close", language), "send": {"do": "review", "player": None}},
        }

    def _moment(self, one: Judged, session: Session, language: Language) -> Json:
        """A moment that mattered; the sentences are made once."""
        place = one.number, language
        if place not in self._told:
            past = self._game.at(one.number)
            self._told[place] = {
                "at": one.number,
                "words": said(
                    "review_answer", language, n=one.number + 1, answer=key_words(past, one.played, language)
                ),
                "lines": list(judgement(past, one, language)),
                "mark": one.mark.value,
                "again": {
                    "word": said("review_again", language),
                    "send": {"do": "again_from", "at": one.number},
                },
            }
        return {**self._told[place], "here": session.at == one.number}

    def _verdict(self, session: Session, language: Language) -> str | None:
        """What another answer, given at one of the moments, would have been worth."""
        moves, tried = self._game.moves, session.current.game.moves
        parted = next((n for n, (old, new) in enumerate(zip(moves, tried, strict=False)) if old != new), None)
        if parted is None or all(one.number != parted for one in self._judged):
            return None
        key = tried[parted][1]
        past = self._game.at(parted)
        if self._retried is None or self._retried[:2] != (parted, key):
            self._retried = parted, key, judged(past, key)
        return " ".join(judgement(past, self._retried[2], language))
