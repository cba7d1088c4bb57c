"""The app without its drawing: takes what a visitor does; `tutor.pages.view` says what is seen then."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import engine
from cards.terms import LANGUAGES
from engine.game import Game
from engine.opponents import OPPONENTS
from tutor.library.address import (
    AT_TABLE,
    GAMES,
    PAGES,
    UNLINKED,
    Address,
    GameName,
    Page,
    Player,
    read_address,
)
from tutor.library.scenarios import library
from tutor.pages.branches import read_tables
from tutor.pages.edit.link import linked, text_of_link
from tutor.pages.edit.opening import open_draft
from tutor.pages.learn import Open
from tutor.pages.present import Presentation
from tutor.pages.seating import wrong_with
from tutor.pages.sitting import Sitting
from tutor.pages.view import Whereabouts
from tutor.table.desk import Desk
from tutor.words import preferred, said

__all__ = ["Hall"]

Message = Mapping[str, Any]

SEEDS = 1_000_000


class Hall(Whereabouts):
    """Takes what a visitor does, and says what is to be seen then."""

    def __init__(self) -> None:
        super().__init__()
        self._back: Page = "table"
        """Where one goes when the presentation ends."""
        self._does: Mapping[str, Callable[[Message], None]] = {
            "arrive": self._arrive,
            "page": self._page,
            "language": self._language,
            "game": self._game,
            "search": self._search,
            "start": self._sit_down,
            "scenario": self._scenario,
            "present": self._present,
            "make": self._make,
            "again": self._again,
            "leave": self._leave,
            "tables": self._join,
            "remember": self.study.handle,
            "forget": self.study.handle,
        }

    def handle(self, message: Message) -> None:
        """Do what a visitor did; whatever goes wrong is said in one sentence."""
        message = _whole(message)
        do = self._does.get(str(message.get("do")))
        try:
            if do is not None:
                self._trouble = None
                do(message)
            elif self.address.page == "learn":
                self.study.handle(message)
            elif self.presentation is not None:
                self.presentation.handle(message)
            elif self.address.page == "make":
                self._edit(message)
            elif self.sitting is not None:
                self.sitting.handle(message)
        except Exception:
            logging.getLogger(__name__).debug("a message could not be handled", exc_info=True)
            self._trouble = said("friendly", self.language)
        if self.sitting is not None and self.sitting.name:
            self._tables[self.sitting.name] = self.sitting.kept()

    # What visitors do --------------------------------------------------------------------

    def _arrive(self, message: Message) -> None:
        """Somebody has opened an address."""
        self._arrived = True
        self._tables |= read_tables(str(message.get("tables", "")))
        self.presentation = None
        address = read_address(str(message.get("query", "")))
        self.address = replace(address, language=address.language or preferred(message.get("languages")))
        self._take_up_learning(str(message.get("progress", "")))
        if address.scenario or address.draft or address.players:
            try:
                if address.page == "make" and not address.players:
                    self._open_in_editor(address)
                else:
                    self._lay_table(address)
            except (engine.ScenarioError, KeyError):
                page: Page = "play" if address.players else "make" if address.draft else "scenarios"
                self.address = Address(self.language, address.game, page)
                # What has no address of its own, this browser has kept for the editor.
                trouble = "edit_unlinked" if address.draft == UNLINKED else "no_such_link"
                self._trouble = said(trouble, self.language)

    def _take_up_learning(self, progress: str) -> None:
        """Open the lesson or exercise of the address, with what the browser remembers."""
        study, address = self.study, self.address
        study.language, study.game = self.language, address.game
        study.handle({"do": "remember", "text": progress})
        study.close()
        try:
            level = 1 if address.level is None else address.level
            study.open(Open(address.lesson, address.step or 0, address.exercise, level, address.seed))
        except (KeyError, ValueError):
            self._trouble = said("link_lesson", self.language)
        # Where one is in a lesson, the study knows from now on.
        plain = replace(address, lesson=None, exercise=None, level=None, game=_game_named(study.game))
        self.address = replace(plain, step=None, seed=0) if address.lesson or address.exercise else plain

    def _lay_table(self, address: Address) -> None:
        """Bring a table into the state that an address says."""
        game = self._game_of(address) if address.scenario or address.draft else None
        if game is not None:
            self.address = replace(self.address, game=_game_named(game.name))
        self.sitting = Sitting(address, game, self._tables, self.language)
        if address.page == "present":
            self._begin_presenting(self.sitting.desk, address.part or 0)

    def _game_of(self, address: Address) -> Game:
        """The game of a scenario, at its end; a draft is played as far as it goes."""
        if address.scenario is not None:
            return library()[address.scenario].game.clone()
        packed = address.draft or ""
        draft = self.workshop.draft if packed == UNLINKED else open_draft(text_of_link(packed))
        played = None if draft is None else draft.played()
        if played is None or played.game is None:
            raise engine.ScenarioError("the draft: expected a position that can be laid out")
        return played.game.clone()

    def _join(self, message: Message) -> None:
        """Another window of this browser has kept something; nothing of it is to be lost, here neither."""
        self._tables |= read_tables(str(message["text"]))
        if self.sitting is not None:
            self.sitting.join(self._tables.get(self.sitting.name, ""))

    def _page(self, message: Message) -> None:
        page = next(one for one in PAGES if one == message["page"])
        if self.desk is not None and page == self._table_is_in():
            page = "table"
        if page == "learn" == self.address.page:
            self.study.close()
        self.address = replace(self.address, page=page, query="")

    def _language(self, message: Message) -> None:
        language = next(one for one in LANGUAGES if one == message["id"])
        self.address = replace(self.address, language=language)
        self.study.language = language
        if self.desk is not None:
            self.desk.language = language
        if self.presentation is not None:
            self.presentation.language = language

    def _game(self, message: Message) -> None:
        game = _game_named(message["id"])
        page = self._section() if self.address.page in AT_TABLE else self.address.page
        self.address = Address(self.address.language, game, page)
        self.sitting = self.presentation = None
        self.study.close()
        self.study.game = game

    def _search(self, message: Message) -> None:
        self.address = replace(self.address, query=str(message["query"])[:100])

    def _sit_down(self, message: Message) -> None:
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
            began=self.language,
        )
        self._lay_table(seated)
        self.address = seated

    def _scenario(self, message: Message) -> None:
        id = str(message["id"])
        game = _game_named(library()[id].game.name)
        self.address = Address(self.address.language, game, "table", id)
        self._lay_table(self.address)

    def _again(self, _: Message) -> None:
        """The same players, or the same scenario, from the beginning."""
        if self.address.players:
            self.address = replace(self.address, seed=secrets.randbelow(SEEDS), moves=None, step=None)
        self._lay_table(replace(self.address, moves=None, step=None))

    def _edit(self, message: Message) -> None:
        """Something is done in the editor, or a table is taken there or from there."""
        match message.get("what"):
            case "present" if self.desk is not None:
                self.workshop.begin_with(self.desk.session.shown)
            case "play" | "show" as what if self.workshop.draft is not None:
                draft = linked(self.workshop.draft.text) or UNLINKED
                self.address = Address(self.language, self.address.game, "table", draft=draft)
                self._lay_table(self.address)
                if what == "show" and self.desk is not None:
                    self._begin_presenting(self.desk, back="make")
            case _:
                self.workshop.handle(message)
        if self.workshop.draft is not None and self.address.page == "make":
            self.address = replace(self.address, game=_game_named(self.workshop.draft.game))

    def _make(self, message: Message) -> None:
        """Take a scenario, or this table, into the editor; a draft that was changed is not thrown away."""
        id = str(message.get("id") or self.address.scenario or "")
        draft = self.workshop.draft
        own = self.address.draft is not None and draft is not None and "id" not in message
        if draft is not None and draft.can_undo and not own:
            self._trouble = said("edit_busy", self.language)
        elif id:
            self.workshop.handle({"do": "edit", "what": "library", "id": id})
        elif self.address.draft is not None and not own:
            self.workshop.begin(text_of_link(self.address.draft))
        elif self.desk is not None and not own:
            self.workshop.begin_with(self.desk.session.shown)
        assert self.workshop.draft is not None
        self.address = replace(
            self.address, game=_game_named(self.workshop.draft.game), page="make", query=""
        )

    def _open_in_editor(self, address: Address) -> None:
        """Change a scenario of the library, or go on with a draft that somebody has sent."""
        if address.scenario is not None:
            self.workshop.begin_with_library(address.scenario)
        else:
            self.workshop.begin(text_of_link(address.draft or ""))
        assert self.workshop.draft is not None
        self.address = Address(self.language, _game_named(self.workshop.draft.game), "make")

    def _present(self, message: Message) -> None:
        """Show this table, or a scenario, to a class."""
        if "id" in message:
            self._scenario(message)
        if self.desk is not None:
            self._begin_presenting(self.desk)

    def _begin_presenting(self, desk: Desk, part: int = 0, back: Page = "table") -> None:
        session = desk.session
        self.presentation = Presentation(session.current.game.clone(), self.language, session.at, part)
        # Who may not see the others' hands is not to see them by accident.
        self.presentation.hidden = desk.eyes != "open"
        self._back = back
        self.address = replace(self.address, page="present")

    def _leave(self, _: Message) -> None:
        """Go from the presentation back to where it was begun, or leave the table."""
        ended, self.presentation = self.presentation, None
        if ended is not None and self.desk is not None and self._back == "table":
            self.address = replace(self.address, page="table")
            # At the same moment.
            self.desk.handle({"do": "by", "by": "answer"})
            self.desk.handle({"do": "go", "at": ended.step.at})
            return
        page = "make" if self.address.draft is not None else self._table_is_in()
        self.address = replace(Address(self.language, self.address.game, page), players=self.address.players)
        self.sitting = None


def _whole(message: Message) -> Message:
    """A message without halves of characters, which JSON can say but nothing can be sent with."""
    sent: Message = json.loads(json.dumps(message, ensure_ascii=False).encode("utf-8", "replace"))
    return sent


def _played_by(kind: Any) -> str | None:
    """The opponent of this kind; None is a human."""
    return None if kind == "human" else next(one for one in OPPONENTS if one == kind)


def _game_named(name: Any) -> GameName:
    return next(one for one in GAMES if one == name)
