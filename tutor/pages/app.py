"""The app without its drawing: takes what a visitor does; `tutor.pages.view` says what is seen then."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from typing import Any

import engine
from cards.terms import EDITION_NAMES, LANGUAGES
from engine.opponents import OPPONENTS
from tutor.library.address import (
    AT_TABLE,
    PAGES,
    UNLINKED,
    Address,
    Page,
    Player,
    keys_in,
    read_address,
)
from tutor.pages.attending import brought_course
from tutor.pages.branches import read_tables
from tutor.pages.cards import entry_of, table_to_try
from tutor.pages.edit.link import linked
from tutor.pages.first import GAME_BOXES, GameBox
from tutor.pages.making import Making
from tutor.pages.opening import game_named
from tutor.pages.seating import wrong_with
from tutor.story.lessons import lessons
from tutor.table.host import Host, Message
from tutor.table.telling import read_pace
from tutor.words import preferred, said

__all__ = ["App"]

Json = dict[str, Any]

SEEDS = 1_000_000


class App(Making):
    """Takes what a visitor does, and says what is to be seen then; a drawing needs nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: Json = {}
        """The view that was shown last."""

    @property
    def below(self) -> Host | None:
        """The page that is open takes what is done there."""
        if self.address.page == "learn":
            return self.study
        if self.address.page == "first":
            return self.first
        if self.presentation is not None:
            return self.presentation
        return self.workshop if self.address.page == "make" else self.sitting

    def handle(self, message: Message) -> bool:
        """Do what a visitor did; whatever goes wrong is said in one sentence."""
        if self.attending is not None:
            self.attending.rest()
        asking = self.asking
        was_open = asking is not None and asking.open
        taken = super().handle(_whole(message))
        if was_open and asking is not None and asking is self.asking and asking.verdict is not None:
            self.note_answer(asking.verdict.right)
        self.note_end()
        self.note_overlooked()
        return taken

    def answer(self, message: Message) -> Json:
        """Do what a visitor did; what is to be seen then, as `shown` says it."""
        self.handle(message)
        # Without a word the visitor would wait for ever; what was there before stays.
        return self.carefully(self.shown) or {"view": {**self._seen, "trouble": self._trouble}}

    def shown(self) -> Json:
        """All that is to be seen, and that the browser is to keep, as plain data."""
        shown: Json = {
            "view": self.view(),
            "scene": self.scene(),
            "book": self.book(),
            "address": self.where(),
            "table": self.table(),
            "progress": self.study.kept(),
        }
        self._seen = shown["view"]
        return shown

    def say(self, text: str, rule: str | None = None) -> None:
        """Let a sentence be seen above the page."""
        self._trouble = text

    def hush(self) -> None:
        """Let what was said before be seen no more."""
        self._trouble = None

    def settle(self) -> None:
        """Keep what was played."""
        if self.sitting is not None and self.sitting.name:
            self._tables[self.sitting.name] = self.sitting.kept()

    # What visitors do --------------------------------------------------------------------

    def on_arrive(self, message: Message) -> None:
        """Somebody has opened an address."""
        self._arrived = True
        self._tables |= read_tables(str(message.get("tables", "")))
        self.pace = read_pace(message.get("pace")) or self.pace
        self.study.pace = self.pace
        self.sitting = self.presentation = None
        address = read_address(str(message.get("query", "")))
        self.address = replace(address, language=address.language or preferred(message.get("languages")))
        self._welcome(message)
        self.attend()
        self.take_up_learning(str(message.get("progress", "")))
        if address.scenario or address.draft or address.players:
            try:
                if address.page == "make" and not address.players:
                    self.open_in_editor(address)
                else:
                    self.lay_table(address)
            except (engine.ScenarioError, KeyError):
                page: Page = "play" if address.players else "make" if address.draft else "scenarios"
                self.address = Address(self.language, address.game, page)
                # What has no address of its own, this browser has kept for the editor.
                trouble = "edit_unlinked" if address.draft == UNLINKED else "no_such_link"
                self._trouble = said(trouble, self.language)
        elif address.page == "present":
            self.take_up_presentation()
        if self.address.page == "course" and self.attending is not None and self.attending.item is not None:
            self.open_item(self.attending.at or 0)

    def _welcome(self, message: Message) -> None:
        """Ask whoever comes for the first time, and to no place in particular, which game they own."""
        own = GAME_BOXES.get(str(message.get("own")))
        if own is not None:
            self._own(own)
        query = str(message.get("query") or "")
        if "own" not in message or not keys_in(query) <= {"language"}:
            return
        if (brought := brought_course()) is not None:
            self.address = replace(self.address, page="course", course=brought)
            return
        if query:
            return
        if own is not None:
            self.address = replace(self.address, game=own.game)
        elif not message.get("progress"):
            self.address = replace(self.address, page="start")

    def on_item(self, message: Message) -> None:
        """Open an item of the course."""
        self.open_item(int(message["n"]))

    def on_contents(self, _: Message) -> None:
        """Show the contents of the course."""
        assert self.attending is not None
        self.sitting = self.presentation = None
        self.study.close()
        self.address = Address(self.language, self.address.game, "course")

    def on_hand_in(self, message: Message) -> None:
        """Make the result that is handed in, as a file or a code."""
        assert self.attending is not None
        name = str(message["name"])
        if not name.strip():
            self._trouble = said("course_nameless", self.language)
            return
        answers = self.study.progress.courses.get(self.attending.course.id, {})
        self.attending.give(name, message["as"] == "code", answers, self.study.today(), self.language)

    def on_own(self, message: Message) -> None:
        """Show a turn of the game that somebody owns."""
        box = GAME_BOXES[str(message["id"])]
        self._own(box)
        self.address = Address(self.address.language, box.game, "first")
        self.first.handle({"do": "replay"})

    def _own(self, box: GameBox) -> None:
        self.owned = self.study.owned = self.workshop.owned = box.edition

    def on_pace(self, message: Message) -> object:
        """Tell what happens more slowly or faster, at every table from now on."""
        self.pace = read_pace(message["id"]) or self.pace
        self.study.pace = self.pace
        if self.sitting is not None and self.below is not self.sitting:
            self.sitting.desk.pace = self.pace
        return NotImplemented

    def on_tables(self, message: Message) -> None:
        """Another window of this browser has kept something; nothing of it is to be lost, here neither."""
        self._tables |= read_tables(str(message["text"]))
        if self.sitting is not None:
            self.sitting.join(self._tables.get(self.sitting.name, ""))

    def on_remember(self, message: Message) -> None:
        """Another window of this browser has learned something."""
        self.study.handle(message)

    def on_forget(self, message: Message) -> None:
        """Forget what was learned."""
        self.study.handle(message)

    def on_page(self, message: Message) -> None:
        """Go to another page."""
        page = next(one for one in PAGES if one == message["page"])
        if self.desk is not None and page == self._table_is_in():
            page = "table"
        if page == "learn" == self.address.page:
            self.study.close()
        looks = {page, self.address.page} <= {"rules", "cards"}
        query = self.address.query if looks else ""
        self.address = replace(self.address, page=page, query=query, card=None, only=())

    def on_language(self, message: Message) -> None:
        """Say everything in another language."""
        language = next(one for one in LANGUAGES if one == message["id"])
        self.address = replace(self.address, language=language)
        self.study.language = language
        if self.desk is not None:
            self.desk.language = language
        if self.presentation is not None:
            self.presentation.language = language

    def on_game(self, message: Message) -> None:
        """Go on with the other game."""
        game = game_named(message["id"])
        page = self._section() if self.address.page in AT_TABLE else self.address.page
        self.address = Address(self.address.language, game, page)
        self.sitting = self.presentation = None
        self.study.close()
        self.study.game = game

    def on_search(self, message: Message) -> None:
        """Look for something on the page; a card that was open makes room for what is found."""
        self.address = replace(self.address, query=str(message["query"])[:100], card=None)

    def on_open(self, message: Message) -> object:
        """Look a card up; at a table it is read there."""
        if self.address.page not in ("rules", "cards", "editions"):
            return NotImplemented
        entry = entry_of(str(message["card"]), self.language) if message["card"] else None
        if self.address.page != "cards":
            self.address = replace(self.address, page="cards", query="")
        self.address = replace(self.address, card=None if entry is None else entry.id)
        return None

    def on_only(self, message: Message) -> None:
        """Show only cards that have something, or those without it again."""
        mark, only = str(message["id"]), self.address.only
        chosen = tuple(one for one in only if one != mark) if mark in only else (*only, mark)
        self.address = replace(self.address, only=chosen)

    def on_edition(self, message: Message) -> None:
        """Show the cards as another edition prints them."""
        edition = next(one for one in EDITION_NAMES if one == message["id"])
        self.address = replace(self.address, edition=edition)

    def on_try(self, message: Message) -> None:
        """Sit down at the example table of a card."""
        game, text = table_to_try(str(message["card"]), self.edition)
        self.address = Address(self.language, game, "table", draft=linked(text) or UNLINKED)
        self.lay_table(self.address)

    def on_lesson(self, message: Message) -> object:
        """Open a lesson, from wherever one is."""
        if self.address.page != "learn" and str(message["id"]) in lessons():
            self.address = replace(self.address, page="learn", query="", card=None, only=())
        return NotImplemented

    def on_start(self, message: Message) -> None:
        """Begin a new game with the players given."""
        players = tuple(
            Player(" ".join(str(one["name"]).split()), _played_by(one["kind"])) for one in message["players"]
        )
        trouble = wrong_with(players, self.address.game)
        asked = replace(self.address, players=players)
        if trouble is not None:
            self.address = asked
            self._trouble = said(trouble, self.language)
            return
        variant = str(message.get("variant") or "") or None
        seed = secrets.randbelow(SEEDS)
        seated = replace(
            Address(self.language, asked.game, "table"),
            players=players,
            seed=seed,
            variant=variant,
            edition=next((one for one in EDITION_NAMES[1:] if one == message.get("edition")), None),
            began=self.language,
        )
        self.lay_table(seated)
        self.address = seated

    def on_again(self, _: Message) -> None:
        """The same players, or the same scenario, from the beginning."""
        if self.address.players:
            self.address = replace(self.address, seed=secrets.randbelow(SEEDS), moves=None, step=None)
        self.lay_table(replace(self.address, moves=None, step=None))


def _whole(message: Message) -> Message:
    """A message without halves of characters, which JSON can say but nothing can be sent with."""
    sent: Message = json.loads(json.dumps(message, ensure_ascii=False).encode("utf-8", "replace"))
    return sent


def _played_by(kind: Any) -> str | None:
    """The opponent of this kind; None is a human."""
    return None if kind == "human" else next(one for one in OPPONENTS if one == kind)
