"""A scenario in the making: its file as text, operations that change it, undo and redo."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from ruamel.yaml.comments import CommentedMap, CommentedSeq

from cards.terms import LANGUAGES
from engine.format import EXPECT, KEYS, MOVES, OR
from engine.game import Game
from engine.reading import read_text
from engine.scenario.header import read_scenario
from tutor.pages.edit.document import become, flowing, in_block, insert_item, insert_key, remove
from tutor.pages.edit.draft_file import SOURCE, DraftFile
from tutor.pages.edit.renaming import renamed
from tutor.pages.edit.written_file import Refused

__all__ = ["UNUSED", "Draft", "in_languages"]

_VARIATION = (OR, MOVES, EXPECT)
"""In which order the keys of a variation are written."""

UNUSED = "unused"
"""Where a card goes that is put nowhere: back to those that are left."""


class Draft(DraftFile):
    """What an author can do with a scenario; see the games for what lies on their tables."""

    def rewrite(self, text: str) -> None:
        """Take over a whole text; raises ScenarioError with the line if it is no scenario of this game."""
        if read_scenario(read_text(text, SOURCE)).said["game"] != self.game:
            raise Refused("edit_other_game")
        super().rewrite(text)

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
        """Say whose turn it is; None: the set-up is still to be played.

        What was done in the turn of somebody else is not said any more.
        """
        with self._changing():
            if name != self.turn:
                for key in ("used", "limit"):
                    self._unset("position", key)
                for player, key in product(self.players, ("tucked", "scored", "limit")):
                    self._unset("position", "players", player, key)
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
        if len(self.players) + 1 not in self.scenario.kind.players:
            raise Refused("trouble_number")
        with self._changing() as data:
            insert_item(data["players"], len(data["players"]), name)

    def remove_player(self, seat: int) -> None:
        """A player leaves with all their cards; their first move and what comes after it goes, too."""
        if len(self.players) - 1 not in self.scenario.kind.players:
            raise Refused("trouble_number")
        name = self.players[seat]
        with self._changing() as data:
            self.line = None
            first = next((n for n, entry in enumerate(self.entries) if name in entry), None)
            if first is not None:
                self._cut(first)
            for n in reversed(self.variations):
                if n < len(self._moves()) and any(name in entry.said for entry in self.written[n].within):
                    remove(self._moves(), n)
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
        whole = _in_lines(self.data, MOVES, KEYS)
        return whole if self.line is None else _in_lines(whole[self.line], MOVES, _VARIATION)

    def record(self, at: int, key: str, *, insert: bool = False) -> bool:
        """Answer at a point. An answer that was given there is taken as it is, another one replaces it.

        With `insert` it is a move more, and what follows stays. Says whether the file has changed.
        """
        game = self.at(at)
        if game.decision is None or key not in game.decision.keys:
            raise game.refuse(key)
        following = None if insert else self.next_answer(at)
        entry = {game.decision.player: key}
        if following is not None and self.entries[following] == entry:
            return False
        with self._changing():
            moves = self._moves()
            if following is None:
                insert_item(moves, len(moves) if at >= len(moves) else at, in_block(entry))
            else:
                found = moves[following]
                if game.decision.player in found:
                    found[game.decision.player] = key
                else:
                    moves[following] = in_block(entry)
        return True

    def next_answer(self, at: int) -> int | None:
        """The entry with the first answer from a point on."""
        return next((n for n in range(at, len(self.written)) if self.written[n].player is not None), None)

    def at(self, entries: int) -> Game:
        """The game after the first entries, as far as they could be played."""
        played = self.played()
        if played.game is None:
            raise Refused("edit_not_laid_out")
        return played.game.at(min(self.steps(entries), len(played.game.moves)))

    def write_entry(self, at: int, entry: Mapping[str, Any], new: bool) -> None:
        """A note or a question, new before the entry `at` or in its place; a move only as a new one."""
        with self._changing():
            moves = self._moves()
            if new:
                insert_item(moves, at, in_block(dict(entry)))
            elif next(iter(entry)) in moves[at]:
                become(moves[at], entry)
            else:
                moves[at] = in_block(dict(entry))

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
        self._forget()

    def forget_expected(self) -> None:
        """What the file expects at the end of what is in hand no longer matters."""
        with self._changing():
            self._forget()

    def _forget(self) -> None:
        holder = self.data if self.line is None else self.data[MOVES][self.line]
        if EXPECT in holder:
            remove(holder, EXPECT)


def _in_lines(holder: CommentedMap, key: str, order: Sequence[str]) -> CommentedSeq:
    """A list whose items can stand one below the other, made where there is none."""
    found = holder.get(key)
    if isinstance(found, CommentedSeq) and (len(found) or found.fa.flow_style() is False):
        return found
    fresh = CommentedSeq()
    fresh.fa.set_block_style()
    if key in holder:
        holder[key] = fresh
    else:
        insert_key(holder, key, fresh, order)
    return fresh


def in_languages(words: Any, first: str) -> dict[str, str]:
    """Words by their language; those without one are in the file's own, `first`."""
    if isinstance(words, Mapping):
        return {str(language): str(text) for language, text in words.items()}
    return {} if words is None else {first: str(words)}


def worded(before: Any, language: str, text: str, first: str) -> Any:
    """Words with one language changed; a text without a language is that of the file."""
    said = in_languages(before, first) | {language: text.strip()}
    ordered = {one: said[one] for one in LANGUAGES if said.get(one)}
    return in_block(ordered) if ordered else None
