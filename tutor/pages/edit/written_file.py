"""A file in hand: its text is changed in place, every change can be taken back or made again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager

from ruamel.yaml.comments import CommentedMap

from tutor.pages.edit.document import document_text

__all__ = ["Refused", "WrittenFile"]

MOST_UNDONE = 200


class Refused(ValueError):
    """What cannot be done: a key of the words of the interface, and what fills its gaps."""

    def __init__(self, key: str, **filled: object) -> None:
        super().__init__(key)
        self.key = key
        self.filled = filled


class WrittenFile(ABC):
    """A file that is being written; every change leaves one that can be read."""

    data: CommentedMap
    """What it says, with its comments."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._done: list[str] = []
        self._undone: list[str] = []
        self._read(text)

    @property
    def text(self) -> str:
        """The file."""
        return self._text

    @abstractmethod
    def _read(self, text: str) -> None:
        """Take over a text; raises ScenarioError, and changes nothing, if it cannot be such a file."""

    @contextmanager
    def _changing(self) -> Iterator[CommentedMap]:
        """Change the data; what does not give such a file any more is refused, and nothing has changed."""
        before = self._text
        try:
            yield self.data
            self._read(document_text(self.data, before))
        except BaseException:
            self._read(before)
            raise
        self._keep(before)

    def _keep(self, before: str) -> None:
        if before != self._text:
            self._done = [*self._done, before][-MOST_UNDONE:]
            self._undone = []

    def rewrite(self, text: str) -> None:
        """Take over a whole text; raises ScenarioError with the line if it is no such file."""
        before = self._text
        self._read(text)
        self._keep(before)

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take the last change back."""
        if self._done:
            self._undone.append(self._text)
            self._read(self._done.pop())

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if self._undone:
            self._done.append(self._text)
            self._read(self._undone.pop())
