"""The address of what is shown: game, scenario, step, language, so that a link opens exactly that.

An address is a query string. Whoever sends one can write what they like into it: what is not understood is
left out, and nothing is taken over unchecked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, get_args
from urllib.parse import parse_qsl, urlencode

from cards.terms import EDITIONS_OF, GAMES, LANGUAGES, EditionName, GameName, Language
from engine.game import Game
from engine.opponents import OPPONENTS
from engine.scenario.kind import kind

__all__ = [
    "AT_TABLE",
    "GAMES",
    "GAME_NAMES",
    "PAGES",
    "SECTIONS",
    "UNLINKED",
    "Address",
    "GameName",
    "Page",
    "Player",
    "is_name",
    "keys_in",
    "keys_of",
    "read_address",
    "written",
]

Page = Literal[
    "learn",
    "play",
    "scenarios",
    "make",
    "rules",
    "cards",
    "editions",
    "start",
    "first",
    "course",
    "table",
    "present",
    "notes",
]
PAGES: tuple[Page, ...] = get_args(Page)
SECTIONS: tuple[Page, ...] = ("learn", "play", "scenarios", "rules", "cards", "make")
"""The parts of the app that one can choose from."""
SEARCHED: tuple[Page, ...] = ("rules", "cards", "scenarios")
"""The pages on which one can search."""
AT_TABLE: tuple[Page, ...] = ("table", "present")
GAME_NAMES = {"innovation": "Innovation", "civ": "CIV"}

UNLINKED = "-"
"""In place of a draft that is too long for an address."""
LONGEST = 8000
"""Longer addresses are not read."""
_NAME = re.compile(r"[^\W_]+(?: [^\W_]+)*")
_SCENARIO = re.compile(r"[a-z0-9]+(?:[-/_][a-z0-9]+)*")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-"
_MORE = "_"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table: a name, and which opponent plays (None: a human)."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Address:
    """What is shown, as far as an address can say it."""

    language: Language | None = None
    game: GameName = "innovation"
    page: Page = "learn"
    scenario: str | None = None
    draft: str | None = None
    """A scenario that is not of the library, packed; see `tutor.pages.edit.link.linked`."""
    players: tuple[Player, ...] = ()
    seed: int = 0
    variant: str | None = None
    edition: EditionName | None = None
    """Of Innovation; at a table and in an exercise None is the first, elsewhere that of the visitor's box."""
    began: Language | None = None
    """The language in which the game began; it decides who goes first (INN-1.5)."""
    moves: str | None = None
    step: int | None = None
    part: int | None = None
    """Which of the steps of a presentation after so many answers."""
    query: str = ""
    course: str | None = None
    """The course that is attended."""
    item: int | None = None
    """Which of its items is open, from 0."""
    text: int | None = None
    """Which of the texts between them is shown to a class, from 0."""
    lesson: str | None = None
    exercise: str | None = None
    level: int | None = None
    card: str | None = None
    """The card that is looked up."""
    only: tuple[str, ...] = ()
    """By what the cards that are shown were chosen: ages, colours, icons, kinds of effects."""

    def write(self) -> str:
        """The query string."""
        fields = {
            "language": self.language,
            "game": self.game,
            "page": self.page if self.page not in ("table", "course") else None,
            "scenario": self.scenario,
            "draft": self.draft,
            "players": ",".join(f"{one.name}:{one.bot}" if one.bot else one.name for one in self.players),
            "seed": self.seed if self.players or self.exercise else None,
            "variant": self.variant,
            "edition": self.edition if EDITIONS_OF[self.game] else None,
            "began": self.began if self.players else None,
            "moves": self.moves,
            "step": self.step,
            "part": self.part,
            "q": self.query,
            "course": self.course,
            "item": self.item,
            "text": self.text,
            "lesson": self.lesson,
            "exercise": self.exercise,
            "level": self.level,
            "card": self.card,
            "only": ",".join(self.only),
        }
        return urlencode({key: value for key, value in fields.items() if value not in (None, "")})


def read_address(query: str) -> Address:
    """An address from a query string; what is not understood is as if it were not there.

    >>> read_address("?language=it&page=rules&q=meld").write()
    'language=it&game=innovation&page=rules&q=meld'
    >>> read_address("language=<script>&step=-1&players=Ann").write()
    'game=innovation&page=learn'
    """
    found = dict(parse_qsl(query.removeprefix("?")[:LONGEST], keep_blank_values=False))
    language, began = (_language(found.get(key)) for key in ("language", "began"))
    game = next((one for one in GAMES if one == found.get("game")), GAMES[0])
    page = next((one for one in PAGES if one == found.get("page") and one != "table"), None)
    players = _players(found.get("players", ""), game)
    named = _named(found.get("scenario", ""))
    packed = found.get("draft", "") if not named else ""
    draft = packed if re.fullmatch(r"[\w-]+", packed, re.ASCII) else None
    at_table = bool(named or draft or players)
    course = _named(found.get("course", ""))
    if page == "course" and course is None:
        page = None
    learning = (page or "learn") in ("learn", "present") and not at_table
    lesson = _named(found.get("lesson", "")) if learning else None
    exercise = _marked(found.get("exercise", "")) if learning and lesson is None else None
    text = _number(found.get("text", "")) if course and page == "present" else None
    if page == "present" and not (at_table or lesson or exercise or text is not None):
        page = None
    if course and "page" not in found and not (at_table or lesson or exercise):
        page = "course"
    return Address(
        language,
        game,
        page or ("table" if at_table else "learn"),
        named,
        draft,
        () if named or draft else players,
        _number(found.get("seed", "")) or 0,
        found.get("variant") if found.get("variant") in ("teams", "draft", "separate") else None,
        next((one for one in EDITIONS_OF[game] if one == found.get("edition")), None),
        began or language or LANGUAGES[0],
        moves
        if at_table and re.fullmatch(r"[\w-]*", moves := found.get("moves", ""), re.ASCII) and moves
        else None,
        _number(found.get("step", "")) if at_table or lesson else None,
        _number(found.get("part", "")) if page == "present" else None,
        found.get("q", "")[:100] if page in SEARCHED else "",
        course,
        _number(found.get("item", "")) if course else None,
        text,
        lesson,
        exercise,
        (_number(found.get("level", "")) or 1) if exercise else None,
        _marked(found.get("card", "")) if page == "cards" else None,
        tuple(mark for part in found.get("only", "").split(",") if (mark := _marked(part)))
        if page == "cards"
        else (),
    )


def keys_in(query: str) -> set[str]:
    """Of what an address speaks at all."""
    return {key for key, _ in parse_qsl(query.removeprefix("?")[:LONGEST])}


def _named(text: str) -> str | None:
    """The name of a file of ours, without its ending."""
    return text if _SCENARIO.fullmatch(text) else None


def _marked(text: str) -> str | None:
    """The id of a card, of something that cards can be chosen by, or of a kind of exercise."""
    return text if re.fullmatch(r"[a-z0-9_-]{1,40}", text) else None


def _language(text: str | None) -> Language | None:
    return next((one for one in LANGUAGES if one == text), None)


def _players(text: str, game: str) -> tuple[Player, ...]:
    """As many different names as can play the game; otherwise nobody."""
    if not text:
        return ()
    found = [part.partition(":") for part in text.split(",") if part]
    players = tuple(Player(name, bot or None) for name, _, bot in found)
    names = {player.name for player in players}
    well = all(is_name(one.name) and one.bot in (None, *OPPONENTS) for one in players)
    fit = len(players) in kind(game).players and len(names) == len(players)
    return players if well and fit else ()


def is_name(text: str) -> bool:
    """Whether a player can be called this: letters, digits and spaces."""
    return len(text) <= 30 and _NAME.fullmatch(text) is not None


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


def written(places: Sequence[int]) -> str:
    """Answers as signs, each by the place of its key among the legal ones.

    >>> written([0, 11, 70])
    '0b_7'
    """
    return "".join(_MORE * (place // len(_DIGITS)) + _DIGITS[place % len(_DIGITS)] for place in places)


def keys_of(game: Game, moves: str) -> Iterator[str]:
    """The answers that the signs stand for, from a game on; ends where they no longer fit."""
    game = game.clone()
    more = 0
    for sign in moves:
        if sign == _MORE:
            more += 1
            continue
        place, more = more * len(_DIGITS) + _DIGITS.index(sign), 0
        if game.decision is None or place >= len(game.decision.keys):
            return
        key = game.decision.keys[place]
        yield key
        game.choose(key)
