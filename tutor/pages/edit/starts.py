"""What a draft can begin with: an empty table, a game by chance, a game being played, a scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

import engine
from cards.terms import Language
from engine.game import Game
from engine.scenario import position
from tutor.pages.edit.document import document_text, flowing, in_block

__all__ = ["by_chance", "empty", "of_game", "of_record"]

MOST_TURNS = 60


def empty(
    game: str, players: Sequence[str], language: Language, options: Mapping[str, Any] | None = None
) -> str:
    """A table on which nothing lies yet; it is the turn of the first player."""
    return _written(game, players, language, 0, options, {"turn": players[0]}, [])


def by_chance(
    game: str,
    players: Sequence[str],
    language: Language,
    seed: int,
    turns: int,
    options: Mapping[str, Any] | None = None,
) -> str:
    """The table of a game in which everybody plays by chance, after so many turns, or just before its end."""
    played = engine.new(game, players, seed, language, options)
    chance = Random(seed)
    before, done, whose = played.clone(), 0, None
    while played.decision is not None and done <= min(turns, MOST_TURNS):
        if played.between_actions() and played.decision.player != whose:
            whose, done = played.decision.player, done + 1
            before = played.clone()
        played.choose(chance.choice(played.decision.keys))
    return _of_position(before, ())


def of_game(game: Game, *entries: Mapping[str, Any], title: Mapping[str, str] | None = None) -> str:
    """The present point of a game; in the middle of an action: what was before it, and the answers since.

    Notes and questions may follow.
    """
    called = {} if title is None else {"title": dict(title)}
    for start in reversed(range(len(game.moves) + 1)):
        point = game.at(start)
        if point.starts_afresh():
            return _of_position(point, game.moves[start:], entries, called)
    record = game.record()
    return of_record({**record, **called, "moves": [*record["moves"], *entries]})


def _of_position(
    point: Game,
    moves: Iterable[tuple[str, str]],
    entries: Iterable[Mapping[str, Any]] = (),
    called: Mapping[str, Any] = MappingProxyType({}),
) -> str:
    return _written(
        point.name,
        point.players,
        point.language,
        point.seed,
        point.options,
        _without_nothing(position(point)),
        [*({player: key} for player, key in moves), *entries],
        called,
    )


def of_record(record: Mapping[str, Any]) -> str:
    """The text of a scenario that is there as plain data."""
    said = {key: value for key, value in record.items() if value not in ({}, None)}
    position = said.pop("position", None)
    made = in_block(said)
    if position is not None:
        made.insert(list(made).index("moves"), "position", _position(position))
    return document_text(made)


def _written(
    game: str,
    players: Sequence[str],
    language: Language,
    seed: int,
    options: Mapping[str, Any] | None,
    table: Mapping[str, Any],
    moves: list[Mapping[str, Any]],
    called: Mapping[str, Any] = MappingProxyType({}),
) -> str:
    made = in_block({"aula": 1, "game": game, **called, "players": list(players), "language": language})
    if seed:
        made["seed"] = seed
    if options:
        made["options"] = flowing(dict(options))
    made["position"] = _position(table)
    made["moves"] = in_block(moves)
    return document_text(made)


def _position(table: Mapping[str, Any]) -> Any:
    """A position with the piles one below the other, each in one line."""
    piles = {int(age): cards for age, cards in table.get("piles", {}).items()}
    made = in_block({**table, "piles": piles} if piles else table)
    for player in made.get("players", {}).values():
        for colour, pile in player.get("board", {}).items():
            if isinstance(pile, dict):
                player["board"][colour] = flowing(pile)
        for key in ("democracy", "embargo"):
            if key in player:
                player[key] = flowing(player[key])
    if "coin" in made:
        made["coin"] = flowing(made["coin"])
    return made


def _without_nothing(table: dict[str, Any]) -> dict[str, Any]:
    """A position without lists that are empty anyway; an empty pile or deck says something."""
    players = {
        name: {key: value for key, value in section.items() if value}
        for name, section in table["players"].items()
    }
    kept = {key: value for key, value in table.items() if key not in ("removed", "discard") or value}
    return {**kept, "players": {name: section for name, section in players.items() if section}}
