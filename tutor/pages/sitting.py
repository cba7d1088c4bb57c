"""A table at which somebody sits: the game that is played there, its author's words, what is kept of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.terms import Language
from engine.game import Game
from tutor.library.address import UNLINKED, Address
from tutor.pages.branches import join, kept, table_of, take_up, walk_to
from tutor.pages.guide import Guide
from tutor.pages.seating import new_game, seated
from tutor.table.host import Host
from tutor.table.session import Session

__all__ = ["Sitting"]


class Sitting(Host):
    """The table of an address, at the point that it says.

    `scenario` is its game at its end; without one the players of the address begin theirs. `tables` is what
    was played at tables at which one has sat, by their names.
    """

    def __init__(
        self, address: Address, scenario: Game | None, tables: Mapping[str, str], language: Language
    ) -> None:
        self.name = table_of(address) if address.draft != UNLINKED else ""
        """What makes the table; "" if that is too much to be kept."""
        self._scenario = scenario is not None
        self._guide = None if scenario is None else Guide(scenario.clone(), language)
        session = Session(scenario or new_game(address))
        self._given = session.last
        take_up(session, self._guide, tables.get(self.name, ""))
        walk_to(session, address.moves or "")
        if address.step is not None:
            session.go(address.step)
        self.desk = seated(session, address, language, walk=self._scenario)
        if self._guide is not None:
            self._guide.desk = self.desk

    @property
    def as_given(self) -> bool:
        """Whether what is shown is the scenario itself, and not something that was played otherwise."""
        session = self.desk.session
        return self._scenario and session.current.id == 0 and session.last == self._given

    @property
    def guide(self) -> Guide | None:
        """What the author of the scenario says, as long as one follows it."""
        if self._guide is None or not self.as_given:
            return None
        session = self.desk.session
        amid = session.event is not None
        self._guide.go(session.at - amid, amid, self.desk.language)
        return self._guide

    @property
    def below(self) -> Host:
        """Who takes what is done: the guide, as long as one follows it, and the table."""
        return self.guide or self.desk

    def scene(self) -> dict[str, Any]:
        """What is to be seen, which does not answer the question."""
        shown = self.desk.scene()
        return shown if self.guide is None else self.guide.scene(shown)

    def join(self, text: str) -> None:
        """Add what was played here in another window."""
        join(self.desk.session, self._guide, self._given, text)

    def kept(self) -> str:
        """What was played here besides what the address says, as text."""
        return kept(self.desk.session, self._given, self._guide.kept() if self._guide else [])
