"""The moves of a scenario: answers, and between them words and questions for the reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.entries import Entry
from engine.errors import IllegalMove
from engine.format import ASK, BETWEEN, EXPECT, LOOK, MOVES, NOTE, OR, SAY
from engine.game import Game
from engine.node import Node, instead, quoted
from engine.scenario.expect import check_expect
from engine.scenario.kind import kind
from engine.scenario.looks import read_looks
from engine.scenario.words import read_words

MOST_VARIATIONS = 20


def read_entries(section: Node, game: str, players: tuple[str, ...]) -> tuple[Entry, ...]:
    """The entries of the section `moves`."""
    found = _entries(section, game, players)
    variations = [entry for entry in found if OR in entry.said]
    if len(variations) > MOST_VARIATIONS:
        raise variations[-1].node.error(f"expected at most {MOST_VARIATIONS} variations, found more")
    return found


def _entries(section: Node, game: str, players: tuple[str, ...]) -> tuple[Entry, ...]:
    return tuple(_entry(node, game, players) for node in section.items("a list of moves"))


def _entry(node: Node, game: str, players: tuple[str, ...]) -> Entry:
    found = node.mapping("a player and an answer, like Ann: draw, or a note")
    if OR in found:
        return _variation(node, game, players)
    if NOTE in found:
        return Entry(node, _note(node.known((NOTE, SAY, LOOK)), game, players))
    for key in (SAY, LOOK):
        if key in found and (len(found) != 1 or key not in players):
            raise found[key].error("expected a note beside it, found none")
    if len(found) != 1:
        raise node.error(f"expected one key, a player's name or note or ask or or, found {len(found)}")
    ((name, below),) = found.items()
    if name == ASK:
        below.mapping("a question, a mapping")
        return Entry(node, node.plain())
    if name not in players:
        raise node.error(f"there is no player {quoted(name)}{instead(name, (*players, *BETWEEN))}")
    key = below.word("an answer")
    return Entry(node, {name: key}, name, key)


def _variation(node: Node, game: str, players: tuple[str, ...]) -> Entry:
    """How it could have gone on from here instead, and what its end is expected to be like."""
    found = node.known((OR, MOVES, EXPECT))
    if MOVES not in found:
        raise node.error(f"expected a key {MOVES} beside {OR}, found none")
    within = _entries(found[MOVES], game, players)
    for entry in within:
        if OR in entry.said:
            raise entry.node.error("expected no variation of a variation, found one")
    said: dict[str, Any] = {OR: read_words(found[OR]), MOVES: [entry.said for entry in within]}
    if EXPECT in found:
        any_moves = any(entry.player is not None for entry in within)
        check_expect(found[EXPECT], kind(game), players, any_moves=any_moves)
        said[EXPECT] = found[EXPECT].plain()
    return Entry(node, said, within=within)


def _note(found: Mapping[str, Node], game: str, players: tuple[str, ...]) -> dict[str, Any]:
    """What the author says, and where it points, as plain data."""
    words: dict[str, Any] = {key: read_words(found[key]) for key in (NOTE, SAY) if key in found}
    if LOOK in found:
        read_looks(found[LOOK], game, players)
        words[LOOK] = found[LOOK].plain()
    return words


def play_entries(game: Game, entries: tuple[Entry, ...], *, refused: bool) -> None:
    """Give the answers; with `refused` the last one is expected to be illegal and may be."""
    answers = [entry for entry in entries if entry.player is not None]
    for number, entry in enumerate(answers, start=1):
        assert entry.player is not None
        try:
            answer(game, entry.player, entry.key)
        except IllegalMove as error:
            if refused and number == len(answers):
                return
            legal = f"; expected {' or '.join(error.keys)}" if error.keys else ""
            move = f"move {number}, {entry.player}: {quoted(entry.key)}"
            raise entry.node.error(f"{move} is refused: {error.reason}{legal}") from error


def answer(game: Game, player: str, key: str) -> None:
    """Answer for a player, who must be the one that is asked."""
    asked = game.decision
    if asked is not None and asked.player != player:
        raise IllegalMove(f"{asked.player} is asked, not {player}", key, asked.keys, None)
    game.choose(key)
