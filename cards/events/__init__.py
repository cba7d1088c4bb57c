"""What can happen in a game: each kind of events is declared here, once.

The declaration is the one place that says which fields a kind has, which of them everybody may know,
and whether it changes the game. The engine tells only declared kinds (mypy checks the fields), views
show only what is declared to be public, and `cards.text` has a sentence for each kind in each language
(`tests/cards/test_events.py`).

A card field names the card to those who see it before or after, and to everybody if the card comes from
or goes to an open place or has just been revealed; others see the number on its back. It lies, before
that, at `from` with `owner` (if not named: the player of the event), and comes `to` the `receiver`.
Players are named, cards, colours, fields and domains are ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cards.events import civ, innovation
from cards.events.kind import EventKind

EVENTS: Mapping[str, Mapping[str, EventKind[Any]]] = MappingProxyType(
    {each.game: MappingProxyType(each.kinds) for each in (innovation.DECLARED, civ.DECLARED)}
)
"""Every kind of events of every game, by the name of the game and its own."""
