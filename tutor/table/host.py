"""Who takes the messages of a drawing: each host what concerns it, the host below it all else.

A message {do: "choose", ...} is taken by the method `on_choose` of the first host that has one.
"""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from cards.terms import Language
from tutor.words import said

__all__ = ["Host", "Message", "Speaker"]

Message = Mapping[str, Any]
T = TypeVar("T")


class Host:
    """Takes messages."""

    @property
    def below(self) -> Host | None:
        """Who takes what this host does not know."""
        return None

    def handle(self, message: Message) -> bool:
        """Do what was sent, here or below, and say whether anybody did.

        A method that finds that a message does not concern its host after all returns NotImplemented.
        """
        does: Callable[[Message], object] | None = getattr(self, f"on_{message.get('do')}", None)
        if does is not None and does(message) is not NotImplemented:
            return True
        return self.below is not None and self.below.handle(message)


class Speaker(Host):
    """A host that can say what went wrong: no trouble gets past it, and this is where all of it is caught."""

    if TYPE_CHECKING:
        # Some have an attribute of this name, others a property.
        @property
        def language(self) -> Language:
            """The language in which everything is said."""

    def handle(self, message: Message) -> bool:
        """Do what was sent; whatever goes wrong is said in one sentence, and all stays as it was."""
        self.hush()
        taken = self.carefully(lambda: super(Speaker, self).handle(message) or self.nobody(message))
        self.carefully(self.settle)
        return taken is not False

    def carefully(self, act: Callable[[], T]) -> T | None:
        """Do something, or say what went wrong with it."""
        try:
            return act()
        except Exception as error:
            logging.getLogger(__name__).debug("a message could not be handled", exc_info=True)
            self.say(*self.words_for(error))
            return None

    def words_for(self, error: Exception) -> tuple[str, str | None]:
        """What is said about what went wrong, and the rule behind it."""
        return said("friendly", self.language), None

    def nobody(self, message: Message) -> bool:
        """What happens to a message that nobody takes: nothing, for it may have come too late."""
        return False

    def settle(self) -> None:
        """What is done after each message."""

    @abstractmethod
    def say(self, text: str, rule: str | None = None) -> None:
        """Let a sentence be seen once."""

    @abstractmethod
    def hush(self) -> None:
        """Let what was said before be seen no more."""
