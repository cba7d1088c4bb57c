"""A scenario file in hand: read leniently, changed in place, every change taken back or made again."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ruamel.yaml.comments import CommentedMap, CommentedSeq

from engine.errors import IllegalMove, ScenarioError
from engine.format import KEYS
from engine.game import Game
from engine.node import Node
from engine.reading import read_text
from engine.scenario.header import Scenario, read_scenario
from engine.scenario.moves import answer
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
    def entries(self) -> tuple[Any, ...]:
        """The moves with what stands between them, as plain data."""
        return tuple(entry.said for entry in self.scenario.entries)

    def _said(self, key: str) -> str | None:
        """A word of the position."""
        node = self.position.get(key)
        return node.word() if node is not None and node.value is not None else None

    def _read(self, text: str) -> None:
        """Take over a text; raises ScenarioError, and changes nothing, if it cannot be a draft."""
        root = read_text(text, SOURCE)
        scenario = read_scenario(root)
        position = scenario.position.mapping() if scenario.position is not None else {}
        for entry in scenario.entries:
            if isinstance(entry.said, dict) and "ask" in entry.said:
                read_task(entry.node.mapping()["ask"])
        self._lie(scenario, position)
        self.scenario: Scenario = scenario
        self.position: Mapping[str, Node] = position
        self.data = document.read_document(text)
        self._text = text
        self._played: Played | None = None

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
        except ScenarioError as error:
            return Played(None, str(error))
        for number, entry in enumerate(self.scenario.entries):
            if entry.player is not None:
                try:
                    answer(game, entry.player, entry.key)
                except IllegalMove as error:
                    return Played(game, None, (number, error))
        return Played(game)

    def steps(self, entries: int) -> int:
        """How many answers there are among the first entries."""
        return sum(entry.player is not None for entry in self.scenario.entries[:entries])

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
