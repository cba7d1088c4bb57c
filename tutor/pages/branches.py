"""What was played at a table besides what the address says: its other branches and their names.

The visitor's browser keeps it, by what makes the table (not by what was played there), so that a reload, or
sitting down there once more, finds it again. It is untrusted input: what is not understood is left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tutor.library.address import Address, keys_of, written
from tutor.table.session import Session

if TYPE_CHECKING:
    from engine.game import Game
    from tutor.pages.guides import Guides

__all__ = ["TABLES", "join", "kept", "read_tables", "table_of", "take_up", "walk_to"]

TABLES = 8
"""So many tables are kept, those at which one has sat last."""
LONGEST = 60_000
"""Longer texts are not read, nor written."""
MOST = 60
"""More branches of a table than these are not kept."""


def table_of(address: Address) -> str:
    """What makes a table, whoever plays there what."""
    return replace(
        Address(None, address.game, "table", address.scenario, address.draft, address.players),
        seed=address.seed,
        variant=address.variant,
        edition=address.edition,
        began=address.began,
        course=address.course if address.scenario else None,
    ).write()


def read_tables(text: str) -> dict[str, str]:
    """The tables that a browser has kept, each as text by what makes it."""
    try:
        found = json.loads(text) if len(text) <= TABLES * LONGEST else None
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    texts = {table: each for table, each in found.items() if isinstance(each, str) and len(each) <= LONGEST}
    return dict(list(texts.items())[-TABLES:])


def kept(session: Session, given: int, asked: list[Any]) -> str:
    """All branches as text, and what was answered (see `Guides.kept`); "" if the address says it all.

    The first branch begins behind the `given` answers with which the table came.
    """
    if len(session.branches) == 1 and session.branches[0].name is None and not asked:
        return ""
    rows = [
        [branch.parent, start, written(session.places_of(branch)[start:]), branch.name]
        for branch in session.branches[:MOST]
        for start in (given if branch.parent is None else branch.start,)
    ]
    text = json.dumps({"branches": rows, "asked": asked}, ensure_ascii=False)
    return text if len(text) <= LONGEST else ""


def take_up(session: Session, guides: Guides | None, text: str) -> None:
    """Give a table that was just laid what was kept of it, as far as it fits there."""
    branches, asked = _read(text)
    ids: dict[int, int] = {}
    for number, (parent, start, moves, name) in enumerate(branches):
        if parent is None and not ids:
            for key in keys_of(session.shown, moves):
                session.choose(key)
            ids[number] = 0
        elif parent in ids:
            with suppress(IndexError):
                game = session.branches[ids[parent]].game.at(start)
                for key in keys_of(game, moves):
                    game.choose(key)
                ids[number] = session.graft(game, ids[parent], start)
        if name and number in ids:
            session.name(ids[number], name)
    if guides is not None:
        guides.take_up(asked)


def join(session: Session, guides: Guides | None, given: int, text: str) -> None:
    """Add what was played meanwhile at the same table in another window, as far as it is not there yet."""
    branches, asked = _read(text)
    games: dict[int | None, Game] = {None: session.branches[0].game.at(given)}
    for number, (parent, start, moves, name) in enumerate(branches):
        with suppress(IndexError, KeyError):
            game = games[None].clone() if parent is None else games[parent].at(start)
            for key in keys_of(game, moves):
                game.choose(key)
            games[number] = game
            branch = session.branches[session.join(game)]
            if name and branch.name is None:
                session.name(branch.id, name)
    if guides is not None:
        own = [_about(row) for row in guides.kept()]
        fresh = [row for row in asked if isinstance(row, list) and _about(row) not in own]
        if fresh:
            guides.take_up(fresh)


def _about(row: list[Any]) -> list[Any]:
    """Which question it is: where it stands, and in which variation."""
    return [*row[:2], *row[6:]]


def walk_to(session: Session, moves: str) -> None:
    """Show the point after these answers, on the branch on which they were given, or on a new one."""
    session.switch(0)
    session.go(0)
    line = list(keys_of(session.shown, moves))
    for branch in session.branches:
        if line and [key for _, key in branch.game.moves] == line:
            session.switch(branch.id)
            return
    for key in line:
        session.choose(key)


_Row = tuple[int | None, int, str, str | None]


def _read(text: str) -> tuple[list[_Row], list[Any]]:
    try:
        found = json.loads(text) if 0 < len(text) <= LONGEST else {}
    except (ValueError, RecursionError):
        found = {}
    match found:
        case {"branches": list() as branches, "asked": list() as asked}:
            return list(_rows(branches[:MOST])), asked
    return [], []


def _rows(branches: list[Any]) -> Iterator[_Row]:
    for row in branches:
        match row:
            case [int() | None as parent, int() as start, str() as moves, str() | None as name]:
                if re.fullmatch(r"[\w-]*", moves, re.ASCII):
                    yield parent, start, moves, name
