"""What the one who looks at a table has picked or opened."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Focus"]


@dataclass(frozen=True, slots=True)
class Focus:
    """What the one who looks has picked or opened; nothing of this belongs to the game."""

    looked: str | None = None
    """An answer that is pointed at, of which it is shown what it would do."""
    card: str | None = None
    """The card to be read; by default the one that is going on."""
    compared: int | None = None
    """The branch that the current one is compared with."""
    by_event: bool = False
    """Whether the timeline steps by event."""
    since: int | None = None
    """After how many answers everything is new to the one who looks; by default only the last is."""
    walk: bool = False
    """A walkthrough: that this is the past goes without saying."""
    auto: bool = False
    """An opponent is asked, and answers when told to."""
    thinking: bool = False
    """That opponent has begun to think, and goes on when told to."""
    telling: bool = False
    """It is being told what has happened; nothing is asked meanwhile."""
    pass_on: bool = False
    """The next player has still to take over the screen."""
    toast: tuple[str, str | None, int] | None = None
    """A sentence to be shown once, its rule, and its number."""
