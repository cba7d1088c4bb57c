"""A widget that answers every message of its drawing with its number, and loses or doubles none."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

from tutor.drawing.inbox import Inbox
from tutor.drawing.twin import Twinned

__all__ = ["Answering"]


class Answering(Twinned):
    """Carries out what `connection.js` sends."""

    answered = traitlets.Dict().tag(sync=True)
    """The number of the last message, and from which page it came; several may show one widget."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._inbox = Inbox()
        self.on_msg(self._receive)

    def _receive(self, _: anywidget.AnyWidget, letter: dict[str, Any], __: list[memoryview]) -> None:
        standing = self._inbox.take(letter)
        if standing == "ignored":
            return
        # The number goes along with what has changed, so that who has the one has the other.
        with self.hold_sync():
            try:
                if standing == "next":
                    self.carry_out(letter["message"])
            finally:
                self.answered = self._inbox.answer(letter["from"])
        if standing == "repeated":
            # What had changed may have been lost on the way.
            self.send_state()

    def carry_out(self, message: dict[str, Any]) -> None:
        """Do what a message says."""
        raise NotImplementedError
