"""What a scenario is made at: the draft, how it is begun, who plays, the file and what it says of itself."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cards.innovation.editions import options_of
from cards.terms import EDITIONS_OF, GAMES, EditionName, Language
from engine.errors import IllegalMove, ScenarioError
from engine.game import Game
from engine.reading import MOST_BYTES
from engine.scenario.kind import kind
from tutor.library.folder import notebooks
from tutor.library.scenarios import library
from tutor.pages.edit.course_draft import CourseDraft
from tutor.pages.edit.draft import Draft
from tutor.pages.edit.finding import Sought
from tutor.pages.edit.link import without_file
from tutor.pages.edit.opening import open_draft
from tutor.pages.edit.starts import by_chance, empty, of_game
from tutor.pages.edit.table_view import Picked
from tutor.pages.edit.written_file import Refused, WrittenFile
from tutor.pages.seating import FIRST_NAMES
from tutor.table.desk import Desk
from tutor.table.host import Host, Message, Speaker
from tutor.table.session import Session
from tutor.words import said

__all__ = ["TABS", "Bench", "Clip"]

TABS = ("table", "moves", "about", "file")


@dataclass(frozen=True, slots=True)
class Clip:
    """An entry that was copied."""

    entry: Mapping[str, Any]
    game: Game | None
    """The game before it, by which a move is said in words."""


class Bench(Speaker):
    """Takes what an author does about the draft as a whole."""

    def __init__(self, language: Language = "en") -> None:
        self.language: Language = language
        self.owned: EditionName = "first"
        """The edition of Innovation of which new scenarios are."""
        self.draft: Draft | None = None
        self.course: CourseDraft | None = None
        """A course in hand; the draft, if there is one, is a scenario that lies beside it."""
        self.opened_beside: str | None = None
        """The file of that scenario."""
        self.packed: dict[str, Any] | None = None
        """The course in one file, to be saved: {n (grows), text}."""
        self.by_chance = False
        """Whether the draft was laid by chance, so that it cannot be begun once more."""
        self.tab = "table"
        self.sought = Sought()
        self.picked: Picked | None = None
        self.opened: frozenset[str] = frozenset()
        self.at = 0
        """So many entries come before the point that is shown among the moves."""
        self.inserting = False
        """Whether the next answer is a move more, and does not take the place of the one that follows."""
        self.form: dict[str, Any] | None = None
        """The note or question that is being written: {at, new, kind ("note", "ask"), ...}."""
        self.clip: Clip | None = None
        """What was copied last, to be pasted here or into another scenario."""
        self.pending: tuple[str, str] | None = None
        """A text that could not be taken over, and what is wrong with it."""
        self.toast: tuple[str, str | None, int] | None = None
        self._desk: tuple[tuple[str, int | None, int], Desk] | None = None
        self._toasts = 0

    @property
    def below(self) -> Host | None:
        """The table at the point that is shown among the moves takes what concerns a table."""
        return self.desk()

    def on_edit(self, message: Message) -> None:
        """Change the draft, or what is shown of it: `edit_put` for {do: "edit", what: "put"}."""
        edit: Callable[[Message], None] = getattr(self, f"edit_{message['what']}")
        edit(message)

    def words_for(self, error: Exception) -> tuple[str, str | None]:
        """What is said about what went wrong: what is refused, or wrong with the file."""
        match error:
            case Refused():
                return said(error.key, self.language, **error.filled), None
            case ScenarioError():
                return said("edit_bad_word", self.language, text=self.told(error)), None
            case IllegalMove():
                return str(error), error.rule
            case _:
                return super().words_for(error)

    def hush(self) -> None:
        """Let what was said before be seen no more."""
        self.toast = None

    def say(self, text: str, rule: str | None = None) -> None:
        """Let a sentence be seen once."""
        self._toasts += 1
        self.toast = (text, rule, self._toasts)

    def told(self, error: ScenarioError) -> str:
        """What is wrong with a text, with its line but without the name of a file that nobody has seen."""
        return without_file(str(error), self.language)

    def settle(self) -> None:
        """Let go of what is picked or shown, but no more there."""
        if self.draft is None:
            return
        self.at = min(self.at, len(self.draft.entries))
        if self.picked is not None and self.picked.source is not None:
            zone, place = self.picked.source
            if self.draft.zones.get(zone, [])[place : place + 1] != [self.picked.card]:
                self.picked = None

    # Beginning ---------------------------------------------------------------------------

    def begin(self, text: str, beside: Mapping[str, str] | None = None) -> None:
        """Work on a text from now on; raises ScenarioError, and changes nothing, if it is no scenario."""
        self.draft, self.by_chance = open_draft(text), False
        self.tab = "moves" if self.draft.entries else "table"
        self.sought, self.picked, self.form, self.pending = Sought(), None, None, None
        self.opened, self.at, self.inserting = frozenset(), 0, False

    def begin_with(
        self, game: Game, *entries: Mapping[str, Any], title: Mapping[str, str] | None = None
    ) -> None:
        """Work on the present point of a game, which may have a title; notes and questions may follow."""
        self.begin(of_game(game, *entries, title=title))

    def begin_with_library(self, id: str) -> None:
        """Work on a copy of a scenario of the library; raises KeyError if there is none of this name."""
        file = notebooks() / "scenarios" / f"{library()[id].id}.yaml"
        self.begin(file.read_text(encoding="utf-8"))

    def edit_start(self, message: Message) -> None:
        """Begin with an empty table, or with one by chance."""
        game = next((name for name in GAMES if name == message["game"]), GAMES[0])
        fewest, *_, most = kind(game).players
        players = FIRST_NAMES[: max(fewest, min(most, int(message["players"])))]
        options = options_of(self.owned) if EDITIONS_OF[game] else {}
        if message.get("turns"):
            turns = max(1, int(message["turns"]))
            seed = secrets.randbelow(1_000_000)
            self.begin(by_chance(game, players, self.language, seed, turns, options))
            self.by_chance = True
        else:
            self.begin(empty(game, players, self.language, options))

    def edit_open(self, message: Message) -> None:
        """Open a file of the author."""
        name = " ".join(str(message.get("name") or "scenario.yaml").split())[:60]
        try:
            self.begin(str(message["text"])[: MOST_BYTES + 1], message.get("beside"))
        except ScenarioError as error:
            self.say(said("edit_bad_file", self.language, name=name, text=self.told(error)))

    def edit_library(self, message: Message) -> None:
        """Change a copy of a scenario of the library."""
        self.begin_with_library(str(message["id"]))

    def edit_close(self, _: Message) -> None:
        """Put the draft away."""
        self.draft = None

    def edit_undo(self, _: Message) -> None:
        """Take the last change back."""
        self.in_hand().undo()

    def edit_redo(self, _: Message) -> None:
        """Make the change again that was taken back last."""
        self.in_hand().redo()

    def in_hand(self) -> WrittenFile:
        """The file that is being written."""
        found = self.draft or self.course
        assert found is not None
        return found

    @property
    def busy(self) -> bool:
        """Whether something has been done that must not be thrown away."""
        return any(one is not None and one.can_undo for one in (self.draft, self.course))

    def _made(self) -> Draft:
        assert self.draft is not None
        return self.draft

    def desk(self) -> Desk | None:
        """The table at the point that is shown among the moves; None if it cannot be laid out."""
        draft = self.draft
        if draft is None or draft.played().game is None:
            return None
        at = (draft.text, draft.line, self.at)
        if self._desk is None or self._desk[0] != at:
            self._desk = at, Desk(Session(draft.at(self.at)), self.language)
        desk = self._desk[1]
        desk.language = self.language
        return desk

    # Who plays, and what the file says about itself --------------------------------------

    def edit_rename(self, message: Message) -> None:
        """Call a player otherwise."""
        self._made().rename(int(message["seat"]), str(message["name"]))

    def edit_add_player(self, _: Message) -> None:
        """Let one more sit down."""
        draft = self._made()
        draft.add_player(next(name for name in FIRST_NAMES if name not in draft.players))

    def edit_remove_player(self, message: Message) -> None:
        """Let a player leave."""
        self._made().remove_player(int(message["seat"]))

    def edit_seat(self, message: Message) -> None:
        """Seat a player elsewhere."""
        self._made().move_player(int(message["seat"]), int(message["to"]))

    def edit_option(self, message: Message) -> None:
        """Choose an option of the game."""
        self._made().option(str(message["key"]), message["value"] or None)

    def edit_say(self, message: Message) -> None:
        """Write the title, the goal or the notes in a language."""
        self._made().say(str(message["key"]), str(message["language"]), str(message["text"]))

    def edit_tell(self, message: Message) -> None:
        """Write the author, the licence, the language of the game or the seed."""
        self._made().tell(str(message["key"]), str(message["text"]))

    def edit_rules(self, message: Message) -> None:
        """Name the rules that the scenario shows."""
        self._made().show_rules(re.split(r"[\s,;]+", message["text"].strip()))

    def edit_forget(self, message: Message) -> None:
        """Let what the file expects at its end, or at that of a variation, no longer matter."""
        self._made().take(message.get("line"))
        self._made().forget_expected()

    # The file ----------------------------------------------------------------------------

    def edit_text(self, message: Message) -> None:
        """Take over the file as it was written by hand."""
        text = str(message["text"])[: MOST_BYTES + 1]
        try:
            self.in_hand().rewrite(text)
        except ScenarioError as error:
            self.pending = (text, str(error))
        except Refused as refusal:
            self.pending = (text, said(refusal.key, self.language))
        else:
            self.pending = None
