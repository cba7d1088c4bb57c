"""A page as a widget: what it shows are traits, what is done on it goes to its host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from tutor.drawing.answering import Answering
from tutor.drawing.changes import Scenes

__all__ = ["PageHost", "PageWidget"]


class PageHost(Protocol):
    """Takes what is done on a page, and says what is to be seen there; needs no Jupyter."""

    def shown(self) -> dict[str, Any]:
        """All that is to be seen, by trait."""

    def answer(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Do what a message says; what is to be seen then, as far as it may have changed."""


class PageWidget(Answering):
    """A shell around a host; which traits it has, the pages say."""

    def __init__(self, host: PageHost) -> None:
        self.host = host
        self._scenes = Scenes()
        super().__init__(**self._scenes.told(host.shown()))

    def carry_out(self, message: dict[str, Any]) -> None:
        """Tell the host, and show what there is then."""
        for trait, value in self._scenes.told(self.host.answer(message)).items():
            setattr(self, trait, value)
        self.renew_twin()

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
        """What pages are told; who asks for all may have no scene yet that could have changed."""
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        return {**state, "scene": self._scenes.whole} if key is None and "scene" in state else state
