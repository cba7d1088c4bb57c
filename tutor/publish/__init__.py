"""Publishing: walkthroughs as web pages that need no server, drawn by the modules of the panels."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from cards.terms import LANGUAGES
from engine.format import MOVES, NOTE, OR, SAY
from engine.game import Game
from tutor.pages.edit.link import linked
from tutor.publish.article import article
from tutor.publish.course import CourseWay
from tutor.publish.page import MARK, html, packed
from tutor.publish.walk import Extras, walked_out
from tutor.words import spoken

__all__ = ["MOST_BYTES", "Unpublished", "published_page", "write_page"]

MOST_BYTES = 1_500_000
"""No page is larger."""

# By how many events a game has; beyond, working out costs more than it is worth.
TRIED, STEPPED = 120, 1200


class Unpublished(Exception):
    """Why something could not be published, in one sentence."""


def published_page(
    game: Game,
    home: str = "",
    tell: Callable[[], None] = lambda: None,
    course: CourseWay | None = None,
    engine: str = "",
) -> str:
    """The page of a scenario, with as much as fits into it.

    `home` is the address of the page above it, `course` says where it stands in one.

    `engine` is that of the script that lets it be played on, if a site of the tutor lies beside it.

    Raises ScenarioError if a question of the scenario does not fit, Unpublished if the game is too long.
    """
    for extras in _possible(game):
        walked = walked_out(game, extras, tell)
        for language, way in (course or {}).items():
            walked["words"][language]["course"] = way
        text = _page(game, walked, home, engine)
        if len(text.encode()) <= MOST_BYTES:
            return text
    shown = f"the words and scenes of {len(game.moves)} answers"
    raise Unpublished(f"{shown} are more than the {MOST_BYTES / 1_000_000} MB of a page; publish a part")


def _possible(game: Game) -> Iterator[Extras]:
    """What a page may hold, the richest first."""
    if len(game.events) <= TRIED:
        yield Extras()
    if len(game.events) <= STEPPED:
        yield Extras(asides=False)
    yield Extras(events=False, asides=False)


def _page(game: Game, walked: Mapping[str, Any], home: str, engine: str) -> str:
    said = {language: article(game, language, walked) for language in LANGUAGES}
    title = spoken(game.scenario.get("title"), game.language) or "Aula"
    about = spoken(game.scenario.get("goal") or game.scenario.get("notes"), game.language)
    data = {"language": game.language, **walked}
    if engine:
        record = _unspoken(game.record())
        data["draft"] = linked(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
    return html("page.js", title, game.language, said, packed(data), home, about, engine)


def _unspoken(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record, or a variation in it, without what is for the speaker alone: a page is for its readers."""
    return {**record, MOVES: [_kept(entry) for entry in record[MOVES]]}


def _kept(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    if OR in entry:
        return _unspoken(entry)
    return {key: said for key, said in entry.items() if key != SAY} if NOTE in entry else entry


def write_page(path: Path, text: str) -> None:
    """Write a page; a file of somebody else's is never written over. Raises Unpublished or OSError."""
    if path.is_dir() or (path.exists() and not _is_ours(path)):
        raise Unpublished(f"{path} is not a page of Aula's; it stays as it is")
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.part")
    unfinished.write_text(text, encoding="utf-8")
    os.replace(unfinished, path)


def _is_ours(path: Path) -> bool:
    with path.open("rb") as file:
        return MARK.encode() in file.read(2000)
