"""A scenario as validated data: who plays what, with which options, from which position."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cards.rules import rules
from cards.terms import GAMES, LANGUAGES, Language
from engine.decisions import PASS
from engine.entries import Entry
from engine.format import BETWEEN, KEYS, VERSION
from engine.game import Game
from engine.node import Node, quoted
from engine.scenario.expect import check_expect
from engine.scenario.kind import GameKind, kind
from engine.scenario.moves import read_entries
from engine.scenario.words import read_words

LONGEST_NAME = 40

_WORDS = ("title", "goal", "notes")
_NAMES = ("author", "licence")
_RESERVED = frozenset((PASS, "yes", *BETWEEN, "true", "false"))
"""Answers in all games, what stands between the moves, and what plain data takes for no word at all."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a file says, found to be right but for its position and the legality of its moves."""

    kind: GameKind[Any]
    players: tuple[str, ...]
    seed: int
    language: Language
    options: Mapping[str, Any]
    position: Node | None
    entries: tuple[Entry, ...]
    said: Mapping[str, Any]
    """All of it as plain data."""

    def start(self) -> Game:
        """The game at its first decision."""
        game: Game = self.kind.make(self.players, self.seed, self.language, self.options)
        game.scenario, game.entries = self.said, self.entries
        self.kind.start(game, self.position)
        return game


def read_scenario(root: Node) -> Scenario:
    """Check a file as far as that is possible without playing it."""
    found = root.fields(KEYS, "a scenario, a mapping that begins with aula: 1")
    for key in ("aula", "game", "players"):
        if key not in found:
            raise root.error(f"expected a key {key}, found none")
    if found["aula"].word("the version of the format") != str(VERSION):
        raise found["aula"].error(f"expected version {VERSION} of the format, found {found['aula']}")
    name = found["game"].one_of(GAMES, "game")
    chosen = kind(name)
    players = _players(found["players"], chosen)
    language = found["language"].one_of(LANGUAGES, "language") if "language" in found else "en"
    words: dict[str, Any] = {key: read_words(found[key]) for key in _WORDS if key in found}
    words |= {key: found[key].word() for key in _NAMES if key in found}
    if "rules" in found:
        words["rules"] = _rules(found["rules"], name)
    options = _options(found["options"], chosen, players) if "options" in found else {}
    entries = read_entries(found["moves"], name, players) if "moves" in found else ()
    if "expect" in found:
        moves = [entry for entry in entries if entry.player is not None]
        check_expect(found["expect"], chosen, players, any_moves=bool(moves))
    seed = found["seed"].number() if "seed" in found else 0
    said = (
        {key: node.plain() for key, node in found.items()}
        | words
        | {
            "aula": VERSION,
            "players": list(players),
            "language": language,
            "seed": seed,
            "options": options,
            "moves": [entry.said for entry in entries],
        }
    )
    return Scenario(
        kind=chosen,
        players=players,
        seed=seed,
        language=language,
        options=options,
        position=found.get("position"),
        entries=entries,
        said={key: said[key] for key in KEYS if key in said},
    )


def _players(section: Node, chosen: GameKind[Any]) -> tuple[str, ...]:
    found = section.items("a list of names")
    if len(found) not in chosen.players:
        fewest, *_, most = chosen.players
        raise section.error(f"expected {fewest} to {most} players, found {len(found)}")
    names: list[str] = []
    for node in found:
        name = node.word("a name")
        _check_name(node, name, chosen)
        if name in names:
            raise node.error(f"{quoted(name)} is here twice")
        names.append(name)
    return tuple(names)


def _check_name(node: Node, name: str, chosen: GameKind[Any]) -> None:
    if not all(unicodedata.category(sign)[0] in "LM" or sign.isdecimal() or sign == " " for sign in name):
        raise node.error(f"{quoted(name)} is no name; expected letters, digits and spaces")
    if not name.strip() or " ".join(name.split()) != name or len(name) > LONGEST_NAME:
        raise node.error(
            f"{quoted(name)} is no name; expected 1 to {LONGEST_NAME} signs, with single spaces in between"
        )
    if name in _RESERVED or name.isdecimal() or chosen.is_key(name):
        raise node.error(f"{quoted(name)} is no name; expected one that is no answer")


def _options(section: Node, chosen: GameKind[Any], players: tuple[str, ...]) -> dict[str, Any]:
    found = section.fields(("teams", *chosen.options))
    options: dict[str, Any] = {
        key: found[key].one_of(values, f"value of {key}")
        for key, values in chosen.options.items()
        if key in found
    }
    if "teams" in found:
        options["teams"] = _teams(found["teams"], players)
    return options


def _teams(section: Node, players: tuple[str, ...]) -> list[list[str]]:
    """Two teams of two, partners sitting opposite (INN-10.4, CIV-5.4)."""
    if len(players) != 4:
        raise section.error(f"expected four players for teams, found {len(players)}")
    teams = [
        [node.one_of(players, "player") for node in team.items("a list of partners")]
        for team in section.items("a list of two teams")
    ]
    opposite = [{players[0], players[2]}, {players[1], players[3]}]
    if [len(team) for team in teams] != [2, 2] or any(set(team) not in opposite for team in teams):
        pairs = f"{players[0]} and {players[2]}, {players[1]} and {players[3]}"
        raise section.error(f"expected partners that sit opposite: {pairs}")
    if set(teams[0]) == set(teams[1]):
        raise section.error("expected two teams, found one of them twice")
    return teams


def _rules(section: Node, game: str) -> list[str]:
    """The rules that a scenario shows: ids of its game, each once."""
    known = [rule.id for rule in rules("en").values() if rule.game == game]
    shown: list[str] = []
    for node in section.items("a list of rules"):
        rule = node.one_of(known, f"rule of {game}")
        if rule in shown:
            raise node.error(f"{rule} is here twice")
        shown.append(rule)
    return shown
