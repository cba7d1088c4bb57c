"""A scenario file in hand: read leniently, changed in place, every change taken back or made again."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Self

from ruamel.yaml.comments import CommentedMap, CommentedSeq

from engine.entries import Entry
from engine.errors import IllegalMove, ScenarioError
from engine.format import ASK, KEYS, OR
from engine.game import Game
from engine.node import Node
from engine.reading import read_text
from engine.scenario.header import Scenario, read_scenario
from engine.scenario.moves import answer, play_entries
from engine.scenario.variations import departed
from tutor.pages.edit import document
from tutor.pages.edit.document import flowing, in_block, insert_item, insert_key, key_of, remove
from tutor.pages.edit.written_file import WrittenFile
from tutor.story.questions import read_task

__all__ = ["SOURCE", "DraftFile", "Played", "cards_in"]

SOURCE = "scenario.yaml"
"""What messages call the file."""


@dataclass(frozen=True, slots=True)
class Played:
    """What becomes of a draft when it is played."""

    game: Game | None
    """The game after the last move that fits; None if the position cannot be laid out."""
    trouble: str | None = None
    """Why it cannot."""
    misfit: tuple[int, IllegalMove] | None = None
    """The entry that is no legal answer, and why."""


class DraftFile(WrittenFile):
    """A scenario file that is being written."""

    zones: dict[str, list[str]]
    """What lies where, top first: places like "0/hand", "1/green", "supply/3"."""
    line: int | None = None
    """The variation whose moves are in hand, by its place among the entries; None: the scenario itself."""

    # Reading -----------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.data["game"])

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays, in seating order."""
        return self.scenario.players

    @property
    def turn(self) -> str | None:
        """Whose turn it is; None: the set-up is still to be played."""
        return self._said("turn")

    @property
    def written(self) -> tuple[Entry, ...]:
        """The moves in hand, those of the scenario or of a variation, with what stands between them."""
        return self.scenario.entries if self.line is None else self.scenario.entries[self.line].within

    @property
    def entries(self) -> tuple[Any, ...]:
        """The same as plain data."""
        return tuple(entry.said for entry in self.written)

    @property
    def before(self) -> tuple[Entry, ...]:
        """The answers of the scenario after which a variation departs."""
        return tuple(entry for entry in self.scenario.entries[: self.line or 0] if entry.player is not None)

    @property
    def variations(self) -> tuple[int, ...]:
        """Where the variations stand among the entries of the scenario."""
        return tuple(n for n, entry in enumerate(self.scenario.entries) if OR in entry.said)

    def take(self, line: int | None) -> None:
        """Take the moves of a variation in hand, or those of the scenario."""
        self.line = line if line in self.variations else None
        self._played: Played | None = None

    def on(self, line: int | None) -> Self:
        """The same draft, to be looked at, with other moves in hand."""
        other = copy(self)
        other.take(line)
        return other

    def _said(self, key: str) -> str | None:
        """A word of the position."""
        node = self.position.get(key)
        return node.word() if node is not None and node.value is not None else None

    def _read(self, text: str) -> None:
        """Take over a text; raises ScenarioError, and changes nothing, if it cannot be a draft."""
        root = read_text(text, SOURCE)
        scenario = read_scenario(root)
        position = scenario.position.mapping() if scenario.position is not None else {}
        for entry in (one for each in scenario.entries for one in (each, *each.within)):
            if ASK in entry.said:
                read_task(entry.node.mapping()[ASK])
        self._lie(scenario, position)
        self.scenario: Scenario = scenario
        self.position: Mapping[str, Node] = position
        self.data = document.read_document(text)
        self._text = text
        self.take(self.line)

    @abstractmethod
    def _lie(self, scenario: Scenario, position: Mapping[str, Node]) -> None:
        """Find out what lies where, even if it cannot lie there."""

    def played(self) -> Played:
        """Lay the position out and give the answers, as far as that is possible."""
        if self._played is None:
            self._played = self._play()
        return self._played

    def _play(self) -> Played:
        try:
            game = self.scenario.start()
            if self.line is not None:
                play_entries(game, self.before, refused=False)
                game = departed(game, self.before, self.scenario.entries[self.line])
        except ScenarioError as error:
            return Played(None, str(error))
        for number, entry in enumerate(self.written):
            if entry.player is not None:
                try:
                    answer(game, entry.player, entry.key)
                except IllegalMove as error:
                    return Played(game, None, (number, error))
        return Played(game)

    def steps(self, entries: int) -> int:
        """How many answers there are among the first entries, and before them all."""
        return len(self.before) + sum(entry.player is not None for entry in self.written[:entries])

    # Mappings and lists of the file ------------------------------------------------------

    def _map(self, *path: str, flow: bool = False) -> CommentedMap:
        """The mapping at a path, made where there is none."""
        found = self.data
        for depth, word in enumerate(path):
            key = key_of(found, word)
            if key is None or not isinstance(found[key], CommentedMap):
                last = depth == len(path) - 1
                made = flowing({}) if flow and last else in_block({})
                if key is not None:
                    found[key] = made
                else:
                    insert_key(found, word, made, self._order(path[:depth]))
                key = key_of(found, word)
            found = found[key]
        return found

    def _order(self, path: Sequence[str]) -> Sequence[str]:
        """In which order the keys below a path are written."""
        if not path:
            return KEYS
        if path[0] != "position":
            return ()
        kind = self.scenario.kind
        orders = (kind.keys, self.players, kind.player_keys)
        return orders[len(path) - 1] if len(path) <= len(orders) else self._inner(path[-1])

    def _inner(self, section: str) -> Sequence[str]:
        """In which order the keys of a section of a player are written."""
        return ()

    def _set(self, value: Any, *path: str) -> None:
        """Write a value at a path; None takes it away."""
        *above, last = path
        if value is None:
            self._unset(*path)
            return
        found = self._map(*above)
        key = key_of(found, last)
        if key is None:
            insert_key(found, last, value, self._order(above))
        else:
            found[key] = value

    def _unset(self, *path: str) -> None:
        """Take away what stands at a path, and mappings that are empty then."""
        holders: list[tuple[Any, Any]] = []
        found: Any = self.data
        for word in path:
            key = key_of(found, word) if isinstance(found, CommentedMap) else None
            if key is None:
                return
            holders.append((found, key))
            found = found[key]
        for holder, key in reversed(holders):
            remove(holder, key)
            if len(holder) or holder is self.data:
                return

    def _list(self, *path: str) -> CommentedSeq | None:
        """The list at a path, if there is one."""
        found: Any = self.data
        for word in path:
            key = key_of(found, word) if isinstance(found, CommentedMap) else None
            if key is None:
                return None
            found = found[key]
        return found if isinstance(found, CommentedSeq) else None

    def _add(self, value: Any, place: int, *path: str) -> None:
        """Put a value into the list at a path; -1 is its end."""
        found = self._list(*path)
        if found is None:
            self._set(flowing([]), *path)
            found = self._list(*path)
            assert found is not None
        insert_item(found, len(found) if place < 0 else min(place, len(found)), value)

    def _drop(self, place: int, *path: str, keep: bool = False) -> None:
        """Take an item out of the list at a path, and an empty list with it."""
        found = self._list(*path)
        assert found is not None
        if len(found) == 1 and not keep:
            self._unset(*path)
        else:
            remove(found, place)


def cards_in(node: Node | None, known: Collection[str]) -> list[str]:
    """The cards of a list of a file, which must be among those that there are."""
    if node is None or node.value is None:
        return []
    return [item.one_of(known, "card") for item in node.items("a list of cards")]
