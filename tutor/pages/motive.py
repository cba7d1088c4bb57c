"""Why an opponent did what it did last, in one sentence, for those who wish to know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.terms import Language
from engine.advice import searched
from engine.game import Game
from engine.opponents import OPPONENTS
from tutor.pages.seating import USUAL
from tutor.story.advice import motive
from tutor.story.keys import key_words
from tutor.table.desk import Desk
from tutor.words import said

__all__ = ["Motive", "at_a_glance"]

Json = dict[str, Any]

END = "end"
"""The answer of CIV that needs no reason."""


GLANCE = 120
"""So short a search is enough to say what speaks for an answer while one watches."""


def at_a_glance(opponents: Mapping[str, str], game: Game, key: str, language: Language) -> str:
    """Why an opponent has answered so, while one watches; "" where there was little to choose from."""
    assert game.decision is not None
    if not game.between_actions() or len(game.decision.keys) < 2:
        return ""
    player = game.decision.player
    kind = OPPONENTS[opponents.get(player, USUAL)]
    if kind.iterations:
        return motive(searched(game, iterations=GLANCE), key, language)
    return said("motive_plain", language, player=player, description=kind.description[language])


class Motive:
    """What the opponent was after who answered last; `opponents` are the kinds, by their names."""

    def __init__(self, desk: Desk, opponents: Mapping[str, str]) -> None:
        self._desk = desk
        self._opponents = opponents
        self._moment: tuple[int, int] | None = None
        self._told: dict[Language, Json] = {}

    @property
    def _now(self) -> tuple[int, int]:
        return self._desk.session.current.id, self._desk.session.at

    def _last(self) -> int | None:
        """The last answer of an opponent before the moment shown, unless one of them is asked again."""
        session = self._desk.session
        asked = session.shown.decision
        if session.event is not None or (asked is not None and asked.player in self._opponents):
            return None
        moves = session.current.game.moves[: session.at]
        told = (n for n, (player, key) in enumerate(moves) if player in self._opponents and key != END)
        return max(told, default=None)

    def show(self, wanted: bool) -> None:
        """Tell it for this moment, or put it away."""
        self._moment = self._now if wanted and self._last() is not None else None
        self._told = {}

    def content(self) -> Json | None:
        """What is told, as a hint is."""
        last, language = self._last(), self._desk.language
        if last is None or self._moment != self._now:
            return None
        if language not in self._told:
            self._told[language] = self._sentence(self._action(last), language)
        return self._told[language]

    def way(self, language: Language) -> Json | None:
        """The button that asks for it."""
        last = self._last()
        if last is None or self._moment == self._now:
            return None
        player = self._desk.session.current.game.moves[last][0]
        send = {"do": "motive", "wanted": True}
        return {"id": "motive", "word": said("motive", language, player=player), "send": send}

    def _action(self, last: int) -> Game:
        """The moment at which the action was chosen to which an answer belongs, if the opponent chose it."""
        game = self._desk.session.current.game
        start = next((n for n in reversed(range(last + 1)) if game.at(n).between_actions()), last)
        return game.at(start if game.moves[start][0] == game.moves[last][0] else last)

    def _sentence(self, before: Game, language: Language) -> Json:
        player, key = self._desk.session.current.game.moves[len(before.moves)]
        kind = OPPONENTS[self._opponents.get(player, USUAL)]
        if kind.iterations:
            text = motive(searched(before), key, language)
        else:
            text = said("motive_plain", language, player=player, description=kind.description[language])
        did = said("motive_did", language, player=player, answer=key_words(before, key, language))
        sure = said("sure_judgement", language)
        return {
            "title": said("motive", language, player=player),
            "lines": [
                {"sure": "", "word": "", "text": did, "rule": None},
                {"sure": "judgement", "word": sure if kind.iterations else "", "text": text, "rule": None},
            ],
            "more": None,
            "close": {"word": said("close", language), "send": {"do": "motive", "wanted": False}},
        }
