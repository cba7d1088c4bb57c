"""The variations of a scenario: what could have happened instead, each a game of its own at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.entries import Entry
from engine.format import ERROR, EXPECT, FOR_READERS, MOVES, OR
from engine.game import Game
from engine.scenario.moves import play_entries

__all__ = ["Variation", "departed", "variations"]

_OWN = {*FOR_READERS, MOVES, EXPECT} - {"title"}
"""What a file says that does not hold for its variations."""


@dataclass(frozen=True, slots=True)
class Variation:
    """One way in which a scenario could have gone on."""

    title: Any
    """What it is called, as in the file, in one or several languages."""
    at: int
    """After how many answers it departs."""
    game: Game
    """Its game at its end; what stands in the file of that are its own words, and the answers before it."""


def variations(game: Game) -> Iterator[Variation]:
    """The variations in the file of a game that stands at its end, as far as it went as written.

    Raises ScenarioError where one of their moves is illegal.

    >>> import engine
    >>> either = {"or": "What if Ann had drawn?", "moves": [{"Ann": "draw"}, {"note": "A card."}]}
    >>> game = engine.load({"aula": 1, "game": "innovation", "players": ["Ann", "Bob"], "seed": 1,
    ...     "position": {"turn": "Ann", "players": {"Ann": {"hand": ["oars"]}}},
    ...     "moves": [either, {"Ann": "meld oars"}]})
    >>> [(one.title, one.at, one.game.moves) for one in variations(game)]
    [('What if Ann had drawn?', 0, [('Ann', 'draw')])]
    """
    before: list[Entry] = []
    for entry in game.entries:
        if OR in entry.said:
            at = len(before)
            other = departed(game.at(at), before, entry)
            play_entries(other, entry.within, refused=ERROR in other.scenario.get(EXPECT, {}))
            yield Variation(entry.said[OR], at, other)
        elif entry.player is not None:
            if game.moves[len(before) : len(before) + 1] != [(entry.player, entry.key)]:
                return
            before.append(entry)


def departed(past: Game, before: Sequence[Entry], variation: Entry) -> Game:
    """The game of a variation at the point at which it departs, after these answers of the scenario."""
    game, entries = past.clone(), (*before, *variation.within)
    kept = {key: said for key, said in past.scenario.items() if key not in _OWN}
    expected = {EXPECT: variation.said[EXPECT]} if EXPECT in variation.said else {}
    game.scenario = {**kept, MOVES: [entry.said for entry in entries], **expected}
    game.entries = entries
    return game
