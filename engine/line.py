"""A position in one line, to be read, compared and pasted: `line` writes it, `scenario_of` reads it.

Between bars stand the game with its set-up, the table, and each player in seating order:

    innovation seed:7 | turn:Ann piles{1(oars tools)} | Ann hand(writing) | Bob board{green(sailing)}

What stands there has the keys of a scenario file: `turn:Ann` is a word, `hand(oars tools)` a list, top first
where the file has it so, `board{green(sailing)}` a mapping. In a name a space is written ~. As in a file,
what is left out is empty, or what is usual: a pile that is not named holds all unused cards, shuffled by the
seed. What an effect is in the middle of is in no position, see `Game.starts_afresh`.

>>> import engine
>>> game = engine.load(scenario_of("innovation | turn:Ann | Ann board{red(archery)} | Bob hand(oars)"))
>>> game.players, game.decision
(('Ann', 'Bob'), Decision(Ann, action, draw, dogma archery))
>>> line(game).split(" | ")[2:]
['Ann board{red(archery)}', 'Bob hand(oars)']
>>> line(engine.load(scenario_of(line(game)))) == line(game)
True
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from engine.errors import ScenarioError
from engine.format import VERSION
from engine.game import Game
from engine.scenario import position

__all__ = ["line", "scenario_of"]

BAR = " | "
USUAL: Mapping[str, Any] = {"seed": 0, "language": "en", "options": {}}
SAYING = frozenset(("piles", "deck", "periods"))
"""Where nothing in a list says something: that a pile is empty."""

_TOKEN = re.compile(r"[(){}:]|[^\s(){}:|]+")


def line(game: Game) -> str:
    """The position of a game, and its set-up, in one line.

    >>> import engine
    >>> line(engine.new("civ", ["Ann", "Ben Li"], seed=1)).split(" | ")[2:]
    ['Ann hand(culture1 economy1 culture1)', 'Ben~Li hand(science1 culture1 religion1)']
    """
    setup = {"seed": game.seed, "language": game.language, "options": game.options}
    table = position(game)
    seats = table.pop("players")
    said = {key: value for key, value in setup.items() if value != USUAL[key]}
    parts = [(game.name, said), ("", _told(table)), *((name, _told(seats[name])) for name in game.players)]
    return BAR.join(f"{_word(name)} {fields(section)}".strip() for name, section in parts)


def _told(section: Mapping[str, Any]) -> dict[str, Any]:
    """A section without the lists and mappings that are empty anyway."""
    return {key: value for key, value in section.items() if key in SAYING or value not in ([], {})}


def fields(section: Mapping[str, Any]) -> str:
    """What a mapping holds, as it stands in a line.

    >>> fields({"turn": "Ann Lee", "hand": ["oars"], "board": {"blue": {"cards": [], "splay": "left"}}})
    'turn:Ann~Lee hand(oars) board{blue{cards() splay:left}}'
    """
    return " ".join(f"{_word(key)}{_value(value, ':')}" for key, value in section.items())


def _value(value: Any, before_word: str = "") -> str:
    if isinstance(value, Mapping):
        return f"{{{fields(value)}}}"
    if isinstance(value, list | tuple):
        return f"({' '.join(map(_value, value))})"
    return before_word + _word(value)


def _word(value: object) -> str:
    return str(value).replace(" ", "~")


def scenario_of(text: str) -> dict[str, Any]:
    """The scenario that a line is short for, as `engine.load` takes it.

    Raises ScenarioError if the line cannot be read; whether the position can be is seen when it is loaded.

    >>> scenario_of("civ options{setup:draft} | | Ann | Ben hand(army1)")["position"]
    {'players': {'Ann': {}, 'Ben': {'hand': ['army1']}}}
    """
    parts = [_TOKEN.findall(part) for part in text.split("|")]
    if len(parts) < 3 or not all(parts[:1]):
        raise ScenarioError(f"the line: expected a game, a table and players between bars, found {text!r}")
    (name, *setup), table, *seats = parts
    players = {_plain(seat[0]): _Reader(seat[1:]).whole() for seat in seats if seat}
    return {
        "aula": VERSION,
        "game": name,
        "players": list(players),
        **_Reader(setup).whole(),
        "position": {**_Reader(table).whole(), "players": players},
    }


def _plain(word: str) -> str:
    return word.replace("~", " ")


class _Reader:
    """Reads the words and brackets of one part."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens: Iterator[str] = iter(tokens)

    def whole(self) -> dict[str, Any]:
        """All of it, as a mapping."""
        return self._mapping(None)

    def _mapping(self, end: str | None) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while (key := next(self.tokens, None)) != end:
            if key is None or key in "(){}:":
                raise ScenarioError(f"the line: expected a key, found {key or 'the end'}")
            found[_plain(key)] = self._held(key)
        return found

    def _held(self, key: str) -> Any:
        match next(self.tokens, None):
            case ":":
                return self._scalar(next(self.tokens, None), key)
            case "(":
                return self._list(key)
            case "{":
                return self._mapping("}")
            case other:
                raise ScenarioError(f"the line: {key}: expected : or ( or {{, found {other or 'the end'}")

    def _list(self, key: str) -> list[Any]:
        found: list[Any] = []
        while (token := next(self.tokens, None)) != ")":
            found.append(self._list(key) if token == "(" else self._scalar(token, key))
        return found

    def _scalar(self, token: str | None, key: str) -> str | int:
        if token is None or token in "(){}:":
            raise ScenarioError(f"the line: {key}: expected a word, found {token or 'the end'}")
        return int(token) if token.isdecimal() else _plain(token)
