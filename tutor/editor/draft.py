"""A scenario in the making: its file as text, operations that change it, undo and redo.

>>> from tutor.editor.starts import empty
>>> draft = open_draft(empty("innovation", ["Ann", "Bob"], "en"))
>>> draft.put("banking", "0/green")
>>> draft.put("compass", "0/green", -1)
>>> draft.splay("0/green", "right")
>>> print(draft.text[draft.text.index("position"):], end="")
position:
  turn: Ann
  players:
    Ann:
      board:
        green: {cards: [banking, compass], splay: right}
moves: []
>>> draft.undo()
>>> draft.zones["0/green"]
['banking', 'compass']
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar

from ruamel.yaml.comments import CommentedMap, CommentedSeq

from cards.terms import LANGUAGES
from engine.errors import IllegalMove, ScenarioError
from engine.game import Game
from engine.node import Node
from engine.reading import read_text
from engine.scenario.header import Scenario, read_scenario
from engine.scenario.moves import answer
from tutor.editor import document
from tutor.editor.document import flowing, insert_item, insert_key, key_of, remove, standing
from tutor.editor.renaming import renamed
from tutor.task import read_task

__all__ = ["UNUSED", "Draft", "Played", "Refused", "cards_in", "open_draft"]

UNUSED = "unused"
"""Where a card goes that is put nowhere: back to those that are left."""
MOST_UNDONE = 200

TOP = (
    "aula", "game", "title", "goal", "notes", "rules", "author", "licence", "players", "language", "seed",
    "options", "position", "moves", "expect",
)  # fmt: skip
POSITION = (
    "turn", "first", "step", "actions", "piles", "deck", "discard", "periods", "removed", "coin", "players",
)  # fmt: skip
PLAYER = ("hand", "score", "achievements", "area", "board", "democracy", "embargo")
BETWEEN = ("note", "ask")


class Refused(ValueError):
    """What cannot be done: a key of the words of the interface, and what fills its gaps."""

    def __init__(self, key: str, **filled: object) -> None:
        super().__init__(key)
        self.key = key
        self.filled = filled


@dataclass(frozen=True, slots=True)
class Played:
    """What becomes of a draft when it is played."""

    game: Game | None
    """The game after the last move that fits; None if the position cannot be laid out."""
    trouble: str | None = None
    """Why it cannot."""
    misfit: tuple[int, IllegalMove] | None = None
    """The entry that is no legal answer, and why."""


class Draft(ABC):
    """A scenario file that is being written; every operation leaves one that can be read."""

    order: ClassVar[tuple[str, ...]] = POSITION
    zones: dict[str, list[str]]
    """What lies where, top first: places like "0/hand", "1/green", "supply/3"."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._done: list[str] = []
        self._undone: list[str] = []
        self._read(text)

    # Reading -----------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The file."""
        return self._text

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
        root = read_text(text, "scenario.yaml")
        scenario = read_scenario(root)
        position = scenario.position.mapping() if scenario.position is not None else {}
        for entry in scenario.entries:
            if isinstance(entry.said, dict) and "ask" in entry.said:
                read_task(entry.node.mapping()["ask"])
        self._lie(scenario, position)
        self.scenario: Scenario = scenario
        self.position: Mapping[str, Node] = position
        self.data = document.read(text)
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

    # Changing ----------------------------------------------------------------------------

    @contextmanager
    def _changing(self) -> Iterator[CommentedMap]:
        """Change the data; what does not give a scenario any more is refused, and nothing has changed."""
        before = self._text
        try:
            yield self.data
            self._read(document.write(self.data, before))
        except BaseException:
            self._read(before)
            raise
        self._keep(before)

    def _keep(self, before: str) -> None:
        if before != self._text:
            self._done = [*self._done, before][-MOST_UNDONE:]
            self._undone = []

    def rewrite(self, text: str) -> None:
        """Take over a whole text; raises ScenarioError with the line if it is no scenario of this game."""
        fresh = open_draft(text)
        if type(fresh) is not type(self):
            raise Refused("edit_other_game")
        before = self._text
        self._read(text)
        self._keep(before)

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take the last change back."""
        if self._done:
            self._undone.append(self._text)
            self._read(self._done.pop())

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if self._undone:
            self._done.append(self._text)
            self._read(self._undone.pop())

    # Mappings and lists of the file ------------------------------------------------------

    def _map(self, *path: str, flow: bool = False) -> CommentedMap:
        """The mapping at a path, made where there is none."""
        found = self.data
        for depth, word in enumerate(path):
            key = key_of(found, word)
            if key is None or not isinstance(found[key], CommentedMap):
                last = depth == len(path) - 1
                made = flowing({}) if flow and last else standing({})
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
            return TOP
        if path[0] != "position":
            return ()
        return (self.order, self.players, PLAYER)[len(path) - 1] if len(path) < 4 else self._inner(path[-1])

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

    # The table ---------------------------------------------------------------------------

    @abstractmethod
    def _path(self, zone: str) -> tuple[str, ...]:
        """Where the cards of a zone stand in the file."""

    @abstractmethod
    def put(self, card: str, zone: str, at: int = 0, source: tuple[str, int] | None = None) -> None:
        """Put a card at a place of a zone, 0 is the top and -1 the bottom; `source`: where it is now."""

    def arrange(self, zone: str, at: int, to: int) -> None:
        """Move a card within its zone."""
        cards = self.zones[zone]
        to = max(0, min(to, len(cards) - 1))
        with self._changing():
            path = self._path(zone)
            self._drop(at, *path, keep=True)
            self._add(cards[at], to, *path)

    def take_turn(self, name: str | None) -> None:
        """Say whose turn it is; None: the set-up is still to be played."""
        with self._changing():
            if name is None:
                for key in ("turn", "actions", "step"):
                    self._unset("position", key)
            else:
                self._set(name, "position", "turn")

    # Who plays, and what the file says about itself --------------------------------------

    def rename(self, seat: int, name: str) -> None:
        """Call a player otherwise, everywhere."""
        name, old = " ".join(name.split()), self.players[seat]
        if name != old:
            if name in self.players:
                raise Refused("trouble_same")
            with self._changing() as data:
                renamed(data, old, name)

    def add_player(self, name: str) -> None:
        """One more sits down, as the last."""
        if len(self.players) >= 4:
            raise Refused("trouble_number")
        with self._changing() as data:
            insert_item(data["players"], len(data["players"]), name)

    def remove_player(self, seat: int) -> None:
        """A player leaves with all their cards; their first move and what comes after it goes, too."""
        if len(self.players) <= 2:
            raise Refused("trouble_number")
        name = self.players[seat]
        with self._changing() as data:
            first = next((n for n, entry in enumerate(self.entries) if name in entry), None)
            if first is not None:
                self._cut(first)
            remove(data["players"], seat)
            self._unset("position", "players", name)
            self._unset("expect", "players", name)
            self._unset("options", "teams")
            for key in ("turn", "first"):
                if self._said(key) == name:
                    self._set(self.players[0 if seat else 1], "position", key)

    def move_player(self, seat: int, to: int) -> None:
        """Seat a player elsewhere."""
        with self._changing() as data:
            players = data["players"]
            name = players[seat]
            remove(players, seat)
            insert_item(players, to, name)
            if "options" in data and "teams" in data["options"]:
                data["options"]["teams"] = flowing([list(players[0::2]), list(players[1::2])])

    def option(self, key: str, value: str | None) -> None:
        """Choose an option; `teams` is on with any value."""
        with self._changing():
            if key == "teams" and value is not None:
                if len(self.players) != 4:
                    raise Refused("edit_teams_of_four")
                self._set(flowing([list(self.players[0::2]), list(self.players[1::2])]), "options", key)
            else:
                self._set(value, "options", key)

    def say(self, key: str, language: str, text: str) -> None:
        """Title, goal or notes in a language; without text there are none."""
        with self._changing() as data:
            self._set(worded(data.get(key), language, text, self.scenario.language), key)

    def tell(self, key: str, text: str) -> None:
        """Author, licence, language of the game or seed."""
        text = " ".join(text.split())
        with self._changing():
            if not text:
                self._unset(key)
            else:
                self._set(int(text) if text.isdecimal() and key == "seed" else text, key)

    def show_rules(self, ids: Sequence[str]) -> None:
        """The rules that the scenario shows."""
        with self._changing():
            self._set(flowing(list(dict.fromkeys(ids))) if ids else None, "rules")

    # Moves, notes, questions -------------------------------------------------------------

    def _moves(self) -> CommentedSeq:
        moves = self._list("moves")
        if moves is None or (not len(moves) and moves.fa.flow_style() is not False):
            fresh = CommentedSeq()
            fresh.fa.set_block_style()
            self._set(fresh, "moves")
            return fresh
        return moves

    def record(self, at: int, key: str) -> bool:
        """Answer at a point. An answer that was given there is taken as it is, another one replaces it.

        Says whether the file has changed.
        """
        game = self.at(at)
        if game.decision is None or key not in game.decision.keys:
            raise game.refuse(key)
        following = self.next_answer(at)
        entry = {game.decision.player: key}
        if following is not None and self.entries[following] == entry:
            return False
        with self._changing():
            moves = self._moves()
            if following is None:
                insert_item(moves, len(moves) if at >= len(moves) else at, standing(entry))
            else:
                found = moves[following]
                if game.decision.player in found:
                    found[game.decision.player] = key
                else:
                    moves[following] = standing(entry)
        return True

    def next_answer(self, at: int) -> int | None:
        """The entry with the first answer from a point on."""
        found = range(at, len(self.scenario.entries))
        return next((n for n in found if self.scenario.entries[n].player is not None), None)

    def at(self, entries: int) -> Game:
        """The game after the first entries, as far as they could be played."""
        played = self.played()
        if played.game is None:
            raise Refused("edit_not_laid_out")
        return played.game.at(min(self.steps(entries), len(played.game.moves)))

    def write_entry(self, at: int, entry: Mapping[str, Any], new: bool) -> None:
        """A note or a question, new before the entry `at` or in its place."""
        with self._changing():
            moves = self._moves()
            if new:
                insert_item(moves, at, standing(dict(entry)))
            else:
                ((key, value),) = entry.items()
                old = next(iter(moves[at]))
                if old == key:
                    moves[at][key] = standing(value)
                else:
                    moves[at] = standing({key: value})

    def delete_entry(self, at: int) -> None:
        """Take an entry away."""
        with self._changing():
            remove(self._moves(), at)

    def move_entry(self, at: int, to: int) -> None:
        """Put an entry elsewhere, so that it has this number then."""
        with self._changing():
            moves = self._moves()
            entry = moves[at]
            remove(moves, at)
            insert_item(moves, to, entry)

    def cut(self, at: int) -> None:
        """Take away the entry `at` and all that come after it."""
        with self._changing():
            self._cut(at)

    def _cut(self, at: int) -> None:
        moves = self._moves()
        for number in reversed(range(at, len(moves))):
            remove(moves, number)
        self._unset("expect")

    def forget_expected(self) -> None:
        """What the file expects at its end no longer matters."""
        with self._changing():
            self._unset("expect")


def cards_in(node: Node | None, known: Collection[str]) -> list[str]:
    """The cards of a list of a file, which must be among those that there are."""
    if node is None or node.value is None:
        return []
    return [item.one_of(known, "card") for item in node.items("a list of cards")]


def worded(before: Any, language: str, text: str, first: str) -> Any:
    """Words with one language changed; a text without a language is that of the file."""
    said = dict(before) if isinstance(before, Mapping) else {} if before is None else {first: str(before)}
    said[language] = text.strip()
    ordered = {one: said[one] for one in LANGUAGES if said.get(one)}
    return standing(ordered) if ordered else None


def open_draft(text: str) -> Draft:
    """A draft of a file's text.

    Raises ScenarioError, in one sentence with the line, if it is none, or names what there is not.
    """
    from tutor.editor.civ import CivDraft
    from tutor.editor.innovation import InnovationDraft

    scenario = read_scenario(read_text(text, "scenario.yaml"))
    return CivDraft(text) if scenario.said["game"] == "civ" else InnovationDraft(text)
