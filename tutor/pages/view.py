"""Where a visitor of the app is, and what is to be seen there, without its drawing."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from cards.terms import LANGUAGES, EditionName, GameName, Language
from tutor.library.address import AT_TABLE, GAME_NAMES, GAMES, SECTIONS, UNLINKED, Address, Page, written
from tutor.pages.attending import Attending
from tutor.pages.cards import cards_page
from tutor.pages.contents import learn_page, lesson_ways, play_page, rules_page, scenario_ways, scenarios_page
from tutor.pages.edit.view import view as editor_page
from tutor.pages.edit.workshop import Workshop
from tutor.pages.editions import editions_page
from tutor.pages.first import FirstMinute, start_page
from tutor.pages.learn import Study
from tutor.pages.present import Presentation
from tutor.pages.shape import AppPage
from tutor.pages.sitting import Sitting
from tutor.story.courses import CourseItem
from tutor.story.lessons import lessons, stop_at
from tutor.table.desk import Desk
from tutor.table.scene import book
from tutor.table.scene.shape import Scene
from tutor.table.telling import Pace
from tutor.words import NAMES, said, spoken, words

__all__ = ["AppView"]


class AppView:
    """Which page is open, in which language, and the table that one sits at."""

    def __init__(self) -> None:
        self.address = Address()
        self.sitting: Sitting | None = None
        self.presentation: Presentation | None = None
        self.pace: Pace = "once"
        """How fast it is told what happens; the browser says how the visitor likes it."""
        self.study = Study(GAMES[0], LANGUAGES[0])
        self.workshop = Workshop()
        self._first: FirstMinute | None = None
        self.attending: Attending | None = None
        self._tables: dict[str, str] = {}
        """What was played at tables at which one has sat; see `tutor.pages.branches`."""
        self.owned: EditionName = "first"
        """The edition of Innovation that the visitor has."""
        self._trouble: str | None = None
        self._arrived = False

    @property
    def desk(self) -> Desk | None:
        """The table at which one sits."""
        return None if self.sitting is None else self.sitting.desk

    @property
    def first(self) -> FirstMinute:
        """The first minute of the game that is open."""
        if self._first is None or self._first.whole.name != self.address.game:
            self._first = FirstMinute(self.address.game, self.language)
        self._first.desk.language = self.language
        return self._first

    @property
    def edition(self) -> EditionName:
        """The edition that is spoken of: that of the address, or the visitor's own."""
        return self.address.edition or self.owned

    @property
    def language(self) -> Language:
        """The language in which everything is said."""
        return self.address.language or LANGUAGES[0]

    def view(self) -> AppPage:
        """The header and the page; the table itself is in `scene`."""
        address, language = self.address, self.language
        shown = self._page() if self._arrived else "opening"
        pages: Mapping[str, Callable[[], Mapping[str, Any]]] = {
            "learn": lambda: {**learn_page(address.game, language), **self.study.content()},
            "lesson": self._lesson_page,
            "ended": self.study.content,
            "play": lambda: play_page(address.game, language, address.players, self.edition, self._trouble),
            "scenarios": lambda: scenarios_page(address.game, language, address.query),
            "make": self._editor_page,
            "rules": lambda: rules_page(address.game, language, address.query),
            "start": lambda: start_page(language),
            "first": lambda: self.first.content(),
            "cards": lambda: cards_page(address, language, self.edition),
            "editions": lambda: editions_page(language, self.edition),
            "course": self._course_page,
            "table": self._table_page,
            "present": self._presented,
            "notes": lambda: {
                "title": said("present_notes_title", language),
                "words": dict(words(language, "present")),
            },
        }
        return {
            "language": language,
            "page": shown,
            "trouble": self._trouble,
            "nav": [
                {
                    "id": page,
                    "word": said(page, language),
                    "current": page == self._section(),
                    "send": {"do": "page", "page": page},
                }
                for page in SECTIONS
            ],
            "languages": [{"id": one, "word": NAMES[one], "current": one == language} for one in LANGUAGES],
            "games": [{"id": one, "word": GAME_NAMES[one], "current": one == address.game} for one in GAMES],
            "course": None
            if self.attending is None or shown == "course" or self._makes_course()
            else self.attending.bar(self.at_item is not None, language),
            "content": pages[shown]() if shown in pages else {},
        }

    @property
    def at_item(self) -> CourseItem | None:
        """The item of the course that is seen; None: something else is."""
        item = None if self.attending is None else self.attending.item
        if item is None:
            return None
        address = self.address
        where = address if address.page == "present" else self.study.where
        learns = address.page in ("learn", "present")
        match item.kind:
            case "lesson":
                here = learns and item.id in (where.lesson, self.study.ended_lesson)
            case "exercise":
                here = learns and (where.exercise, where.level, where.seed) == (
                    item.id,
                    item.level,
                    item.seed,
                )
            case _:
                here = address.page in AT_TABLE and address.scenario == item.id
        return item if here else None

    @property
    def shown_item(self) -> int | None:
        """Which item of the course is seen, texts included; None: something else is."""
        if self.attending is None:
            return None
        items = self.attending.course.items
        if self.address.text is None:
            item = self.at_item
            return None if item is None else items.index(item)
        texts = [n for n, item in enumerate(items) if item.kind == "text"]
        return texts[self.address.text] if self.address.text < len(texts) else None

    def _presented(self) -> Mapping[str, Any]:
        shown, at = self.presentation, self.shown_item
        if shown is None:
            return {}
        outline = None if self.attending is None or at is None else self.attending.outline(at, self.language)
        content = shown.content()
        if outline is not None and content["next"] is None and shown.last:
            content["next"] = outline["then"]
        return {**content, "course": outline, "place": self._led(shown)}

    def _led(self, presentation: Presentation) -> str:
        """Where those are who follow on devices of their own; "" if no address can say it."""
        session, own, home = presentation.shown, presentation.as_given, presentation.home
        address = replace(
            self.address,
            language=None,
            course=None if self.attending is None else self.attending.course.id,
            item=None,
            text=None,
            part=None,
        )
        if self.address.text is not None:
            place = replace(address, page="course")
        elif self.address.lesson is not None:
            place = replace(address, page="learn", step=stop_at(lessons()[self.address.lesson], home))
        elif self.address.exercise is not None or session is None:
            place = replace(address, page="learn", step=None)
        else:
            place = replace(
                address,
                page="table",
                moves=None if own else written(session.places),
                step=session.at if own or session.at < session.last else None,
            )
        return "" if place.draft == UNLINKED else place.write()

    def _course_page(self) -> dict[str, Any]:
        assert self.attending is not None
        answers = self.study.progress.courses.get(self.attending.course.id, {})
        return self.attending.content(answers, self.language)

    def scene(self) -> Scene | None:
        """The table, if one sits at it; its words are those of the view."""
        scene: Scene | None
        if self._learns():
            scene = self.study.scene()
        elif self.address.page == "first":
            scene = self.first.scene()
        elif self.presentation is not None and self.address.page == "present":
            scene = self.presentation.scene()
        elif self.sitting is not None and self.address.page == "table":
            scene = self.sitting.scene()
        else:
            scene = None
        if scene is not None:
            del scene["words"]
        return scene

    def _page(self) -> str:
        """What is drawn: a page, or what is open on the page for learning."""
        if self.address.page == "learn" and self.study.ended:
            return "ended"
        return "lesson" if self._learns() else self.address.page

    def _learns(self) -> bool:
        """Whether a lesson or an exercise is open."""
        return self.address.page == "learn" and self.study.asking is not None

    def book(self) -> dict[str, Any]:
        """What changes only with game and language: rules, words of the game, those of the interface."""
        return _book(self.address.game, self.language)

    def table(self) -> str:
        """What the browser is to keep of the table besides its address, [which, what]; "" is nothing."""
        name = "" if self.sitting is None else self.sitting.name
        return json.dumps([name, self._tables[name]]) if name in self._tables else ""

    def where(self) -> str:
        """The address of what is shown; "" until somebody has arrived."""
        if not self._arrived:
            return ""
        attending = self.attending
        where = self._where()
        if attending is None:
            return replace(where, course=None, item=None).write()
        item = attending.at if self.at_item is not None else None
        return replace(where, course=attending.course.id, item=item).write()

    def _where(self) -> Address:
        """The address, but for the course."""
        if self._learns():
            return self._where_in_lesson()
        where = replace(self.address, language=self.language)
        if self.sitting is not None:
            session, own = self.sitting.desk.session, self.sitting.as_given
            shown = session.at if own or session.at < session.last else None
            where = replace(where, moves=None if own else written(session.places), step=shown)
        if self.presentation is not None:
            step = self.presentation.home
            where = replace(where, step=step.at, part=step.part or None)
        return where

    def _where_in_lesson(self) -> Address:
        where = self.study.where
        return Address(
            self.language,
            self.address.game,
            lesson=where.lesson,
            step=where.step if where.lesson else None,
            exercise=where.exercise,
            level=where.level if where.exercise else None,
            seed=where.seed,
            edition=where.edition,
        )

    def _lesson_page(self) -> dict[str, Any]:
        """The sheet of the lesson or exercise; what can be opened again by its address can be presented."""
        content, where = self.study.content(), self.study.where
        if where.lesson is None and where.exercise is None:
            return content
        present = {"id": "present", "word": said("present", self.language), "send": {"do": "present"}}
        return {**content, "ways": [*content["ways"], present]}

    def _makes_course(self) -> bool:
        """Whether a course is seen that is being made, which has a head of its own."""
        return self.address.page == "make" and self.workshop.course is not None

    def _editor_page(self) -> dict[str, Any]:
        self.workshop.language = self.language
        return editor_page(self.workshop, self.address.game, self.desk is not None)

    def _is_scenario(self) -> bool:
        """Whether the table is that of a scenario, of the library or of an author."""
        return (self.address.scenario or self.address.draft) is not None

    def _section(self) -> Page:
        """Which part of the app one is in."""
        if self.address.page in ("start", "first", "course"):
            return "learn"
        if self.address.page == "editions":
            return "cards"
        return self._table_is_in() if self.address.page in AT_TABLE else self.address.page

    def _table_is_in(self) -> Page:
        """To which part of the app the table belongs."""
        return "scenarios" if self._is_scenario() else "play"

    def _table_page(self) -> dict[str, Any]:
        """What stands above the table."""
        assert self.sitting is not None
        session, guide = self.sitting.desk.session, self.sitting.guide
        game, ended = session.shown, session.at == session.last
        advice = self.sitting.advice()
        title = spoken(game.scenario.get("title"), self.language)
        return {
            "title": title or ", ".join(game.players),
            "guide": None if guide is None else guide.content(),
            "advice": advice,
            "ways": [
                *advice["ways"],
                *scenario_ways(None, self.language),
                *lesson_ways(self.address.scenario if ended else None, self.language),
                {"id": "leave", "word": said("leave", self.language), "send": {"do": "leave"}},
            ],
        }


@cache
def _book(game: GameName, language: Language) -> dict[str, Any]:
    return {**book(game, language), "words": dict(words(language))}
