"""The app without its drawing: which page is open, in which language, and the table that one sits at."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import engine
from cards.terms import LANGUAGES, Language
from engine.game import Game
from tutor.app.address import (
    AT_TABLE,
    GAMES,
    PAGES,
    SECTIONS,
    UNLINKED,
    Address,
    GameName,
    Page,
    Player,
    read_address,
    written,
)
from tutor.app.branches import read_tables
from tutor.app.library import library, said_in
from tutor.app.pages import learn_page, play_page, rules_page, scenario_ways, scenarios_page
from tutor.app.seating import wrong_with
from tutor.app.sitting import Sitting
from tutor.desk import Desk
from tutor.editor.draft import open_draft
from tutor.editor.link import linked, text_of_link
from tutor.editor.view import view as editor_page
from tutor.editor.workshop import Workshop
from tutor.learn import Open, Study
from tutor.presenter import Presentation
from tutor.presenter.words import drawn, phrase
from tutor.scene import book
from tutor.words import NAMES, preferred, said, words

__all__ = ["Hall"]

Message = Mapping[str, Any]

GAME_NAMES = {"innovation": "Innovation", "civ": "CIV"}
SEEDS = 1_000_000


class Hall:
    """Takes what a visitor does, and says what is to be seen then."""

    def __init__(self) -> None:
        self.address = Address()
        self.sitting: Sitting | None = None
        self.presentation: Presentation | None = None
        self.study = Study(GAMES[0], LANGUAGES[0])
        self.workshop = Workshop()
        self._tables: dict[str, str] = {}
        """What was played at tables at which one has sat; see `tutor.app.branches`."""
        self._trouble: str | None = None
        self._arrived = False
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
            "remember": self.study.handle,
            "forget": self.study.handle,
        }

    @property
    def desk(self) -> Desk | None:
        """The table at which one sits."""
        return None if self.sitting is None else self.sitting.desk

    @property
    def language(self) -> Language:
        """The language in which everything is said."""
        return self.address.language or LANGUAGES[0]

    def handle(self, message: Message) -> None:
        """Do what a visitor did; whatever goes wrong is said in one sentence."""
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

    def view(self) -> dict[str, Any]:
        """The header and the page; the table itself is in `scene`."""
        address, language = self.address, self.language
        page = ("lesson" if self._learns() else address.page) if self._arrived else "opening"
        pages: Mapping[str, Callable[[], dict[str, Any]]] = {
            "learn": lambda: {**learn_page(address.game, language), **self.study.content()},
            "lesson": self.study.content,
            "play": lambda: play_page(address.game, language, address.players, self._trouble),
            "scenarios": lambda: scenarios_page(address.game, language, address.query),
            "make": self._editor_page,
            "rules": lambda: rules_page(address.game, language, address.query),
            "table": self._table_page,
            "present": lambda: self.presentation.content() if self.presentation else {},
            "notes": lambda: {"title": phrase("notes_title", language), "words": dict(drawn(language))},
        }
        return {
            "language": language,
            "words": dict(words(language)),
            "page": page,
            "trouble": self._trouble,
            "nav": [
                {"page": one, "word": said(one, language), "current": one == self._section()}
                for one in SECTIONS
            ],
            "languages": [{"id": one, "word": NAMES[one], "current": one == language} for one in LANGUAGES],
            "games": [{"id": one, "word": GAME_NAMES[one], "current": one == address.game} for one in GAMES],
            "content": pages[page]() if page in pages else {},
        }

    def scene(self) -> dict[str, Any] | None:
        """The table, if one sits at it; its words are those of the view."""
        if self._learns():
            scene = self.study.scene()
        elif self.sitting is not None and self.address.page in AT_TABLE:
            scene = (self.presentation or self.sitting).scene()
        else:
            scene = None
        if scene is not None:
            del scene["words"]
        return scene

    def _learns(self) -> bool:
        """Whether a lesson or an exercise is open."""
        return self.address.page == "learn" and self.study.asking is not None

    def book(self) -> dict[str, Any]:
        """The rules and words of the game, to be opened anywhere."""
        return book(self.address.game, self.language)

    def table(self) -> str:
        """What the browser is to keep of the table besides its address, [which, what]; "" is nothing."""
        name = "" if self.sitting is None else self.sitting.name
        return json.dumps([name, self._tables[name]]) if name in self._tables else ""

    def where(self) -> str:
        """The address of what is shown."""
        if self._learns():
            return self._where_in_lesson()
        if self.sitting is None:
            return replace(self.address, language=self.language).write()
        session = self.sitting.desk.session
        own = self.sitting.as_given
        shown = session.at if own or session.at < session.last else None
        step = None if self.presentation is None else self.presentation.step
        return replace(
            self.address,
            language=self.language,
            moves=None if own else written(session.places),
            step=shown if step is None else step.at,
            part=None if step is None else step.part or None,
        ).write()

    def _where_in_lesson(self) -> str:
        where = self.study.where
        return Address(
            self.language,
            self.address.game,
            lesson=where.lesson,
            step=where.step if where.lesson else None,
            exercise=where.exercise,
            level=where.level if where.exercise else None,
            seed=where.seed,
        ).write()

    def _editor_page(self) -> dict[str, Any]:
        self.workshop.language = self.language
        return editor_page(self.workshop, self.address.game, self.desk is not None)

    def _is_scenario(self) -> bool:
        """Whether the table is that of a scenario, of the library or of an author."""
        return (self.address.scenario or self.address.draft) is not None

    def _section(self) -> Page:
        """Which part of the app one is in."""
        return self._table_is_in() if self.address.page in AT_TABLE else self.address.page

    def _table_is_in(self) -> Page:
        """To which part of the app the table belongs."""
        return "scenarios" if self._is_scenario() else "play"

    def _table_page(self) -> dict[str, Any]:
        """What stands above the table."""
        assert self.sitting is not None
        game, guide = self.sitting.desk.session.shown, self.sitting.guide
        title = said_in(game.scenario.get("title"), self.language)
        return {
            "title": title or ", ".join(game.players),
            "guide": None if guide is None else guide.content(),
            "ways": [
                *scenario_ways(None, self.language),
                {"id": "leave", "word": said("leave", self.language), "send": {"do": "leave"}},
            ],
        }

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
            Player(" ".join(str(one["name"]).split()), None if one["kind"] == "human" else str(one["kind"]))
            for one in message["players"]
        )
        trouble = wrong_with(players)
        asked = replace(self.address, players=players)
        if trouble is not None:
            self.address = asked
            self._trouble = said(trouble, self.language)
            return
        variant = str(message.get("variant") or "") or None
        seed = secrets.randbelow(SEEDS)
        self.address = replace(
            Address(self.language, asked.game, "table"),
            players=players,
            seed=seed,
            variant=variant,
            began=self.language,
        )
        self._lay_table(self.address)

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
                if what == "show":
                    self._present(message)
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

    def _begin_presenting(self, desk: Desk, part: int = 0) -> None:
        session = desk.session
        self.presentation = Presentation(session.current.game.clone(), self.language, session.at, part)
        # Who may not see the others' hands is not to see them by accident.
        self.presentation.hidden = desk.eyes != "open"
        self.address = replace(self.address, page="present")

    def _stop_presenting(self, presentation: Presentation, desk: Desk) -> None:
        """Back to the table, at the same moment."""
        self.presentation = None
        self.address = replace(self.address, page="table")
        desk.handle({"do": "by", "by": "answer"})
        desk.handle({"do": "go", "at": presentation.step.at})

    def _leave(self, _: Message) -> None:
        if self.presentation is not None and self.desk is not None:
            self._stop_presenting(self.presentation, self.desk)
            return
        page = "make" if self.address.draft is not None else self._table_is_in()
        self.address = replace(Address(self.language, self.address.game, page), players=self.address.players)
        self.sitting = None


def _game_named(name: Any) -> GameName:
    return next(one for one in GAMES if one == name)
