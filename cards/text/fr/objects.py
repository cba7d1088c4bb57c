"""The object of a verb, in three parts that a sentence may set in two orders."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Object:
    """Cards: what they are, whose place they come from, which among them; or a pronoun."""

    head: str
    origin: str = ""
    rest: str = ""
    pronoun: str = ""
    """ "la" or "les", where the cards have just been spoken of."""

    def whole(self) -> str:
        """All of it, in the order in which it is mostly said."""
        origin = f" de {self.origin}" if self.origin else ""
        rest = f" {self.rest}" if self.rest else ""
        return f"{self.head}{origin}{rest}"
