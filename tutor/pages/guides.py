"""Who goes along with somebody who follows a scenario, or one of its variations."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from cards.terms import Language
from engine.game import Game
from tutor.pages.guide import Guide, Within
from tutor.table.desk import Desk

__all__ = ["Guides"]


class Guides:
    """A guide for the scenario, whose game stands at its end, and one for each of its variations."""

    def __init__(self, scenario: Game, language: Language) -> None:
        self._main = Guide(scenario.clone(), language)
        found = self._main.variations
        self._others = [Guide(one.game, language, Within(one, self._main.game)) for one in found]

    @property
    def scenario(self) -> Game:
        """The game of the scenario itself."""
        return self._main.game

    def here(self, desk: Desk) -> Guide | None:
        """Who knows what is shown at a table; None: something that no author has written."""
        session = desk.session
        line = session.current.game.moves
        guide = next((one for one in (self._main, *self._others) if one.game.moves == line), None)
        if guide is not None:
            guide.desk = desk
            amid = session.event is not None
            guide.go(session.at - amid, amid, desk.language)
        return guide

    def shared(self, moves: Sequence[tuple[str, str]]) -> int:
        """With how many answers of the scenario a line begins."""
        pairs = zip(moves, self._main.game.moves, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))

    def kept(self) -> list[list[Any]]:
        """What was answered, see `Guide.kept`; in a variation with its number behind."""
        others = ([*row, number] for number, one in enumerate(self._others) for row in one.kept())
        return [*self._main.kept(), *others]

    def take_up(self, kept: list[Any]) -> None:
        """Go on from what was answered another time; it is untrusted input."""
        self._main.take_up(kept)
        for number, one in enumerate(self._others):
            one.take_up([row[:-1] for row in kept if isinstance(row, list) and row[6:] == [number]])
