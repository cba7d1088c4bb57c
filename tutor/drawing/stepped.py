"""A table in a notebook at which one can look from Python: which game is shown, after how many answers."""

from __future__ import annotations

from typing import Any

import traitlets

from tutor.table.desk import Desk

__all__ = ["Stepped"]


class Stepped(traitlets.HasTraits):
    """A widget that shows a desk; `observe` tells of its traits as of those of any other."""

    desk: Desk
    game = traitlets.Any()
    """The game as it is shown: at that point of time, and of the branch that was chosen."""
    step = traitlets.Int()
    """After how many answers; to give it a number is to go there."""

    def look(self) -> None:
        """Note what is shown now; told again after an answer, which leaves the game the same."""
        session, before = self.desk.session, self.game
        self.game, self.step = session.shown, session.at
        if before is self.game:
            self.notify_change(
                traitlets.Bunch(type="change", name="game", owner=self, old=before, new=before)
            )

    @traitlets.observe("step")
    def _go(self, change: traitlets.Bunch) -> None:
        if change.new != self.desk.session.at:
            self.desk.on_by({"by": "answer"})
            self.carry_out({"do": "go", "at": change.new})

    def carry_out(self, message: dict[str, Any]) -> None:
        """Do what a message says."""
        raise NotImplementedError
