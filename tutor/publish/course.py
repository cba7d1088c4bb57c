"""A course as pages that need no server: its contents, and the way from each scenario to the next.

Lessons and exercises need an engine; they lead to a tutor on the web, if there is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any
from urllib.parse import urlencode

from cards.terms import LANGUAGES, Language
from tutor.library.credit import credit
from tutor.publish.page import html, packed
from tutor.story.courses import Course, CourseItem
from tutor.story.notes import note_parts, note_text
from tutor.table.scene.shape import ScenePart
from tutor.words import said, spoken, words

__all__ = ["CourseWay", "contents_page", "course_ways", "page_names"]

CourseWay = Mapping[Language, Mapping[str, Any]]
"""Where a page stands in its course, as the page carries it:

key         what the browser calls it when it remembers what was done
title, line of the course, and which of its pages this is
previous, next  {href, word}, or null
"""


def page_names(course: Course) -> Mapping[str, str]:
    """The address of the page of each scenario, by its name in the course; two may not be the same."""
    return {
        item.name: f"{item.id.rpartition('/')[2]}.html" for item in course.places if item.kind == "scenario"
    }


def course_ways(course: Course, home: str) -> Mapping[str, CourseWay]:
    """The way on from each page, by its address."""
    pages = list(page_names(course).items())
    items = {item.name: item for item in course.places}

    def link(n: int, language: Language) -> dict[str, str] | None:
        if not 0 <= n < len(pages):
            return None
        return {"href": pages[n][1], "word": items[pages[n][0]].title(language)}

    return {
        page: {
            language: {
                "key": f"{course.id}/{name}",
                "title": spoken(course.title, language),
                "line": said("course_place", language, n=n + 1, count=len(pages)),
                "contents": {"href": home, "word": said("course_contents", language)},
                "previous": link(n - 1, language),
                "next": link(n + 1, language),
            }
            for language in LANGUAGES
        }
        for n, (name, page) in enumerate(pages)
    }


def contents_page(course: Course, tutor: str | None) -> str:
    """The page of contents; `tutor` is the address of a tutor in which the course can be attended."""
    shown = {language: _shown(course, tutor, language) for language in LANGUAGES}
    in_words = {language: _article(shown[language]) for language in LANGUAGES}
    title = spoken(course.title, LANGUAGES[0])
    data = packed({"language": LANGUAGES[0], "words": shown})
    return html("contents.js", title, LANGUAGES[0], in_words, data)


def _shown(course: Course, tutor: str | None, language: Language) -> dict[str, Any]:
    pages = page_names(course)
    numbers = {item.name: n for n, item in enumerate(course.places)}

    def entry(item: CourseItem) -> dict[str, Any]:
        if item.kind == "text":
            said_here = spoken(item.words, language)
            parts = note_parts(said_here, course.places[0].game, language)
            return {"text": note_text(said_here), "parts": [*map(_without_book, parts)]}
        query = urlencode({"course": course.id, "item": numbers[item.name], "language": language})
        there = f"{tutor}/?{query}" if tutor else None
        line = said(f"course_{item.kind}", language)
        return {
            "title": item.title(language),
            "line": line if pages.get(item.name) or there else said("course_in_tutor", language, what=line),
            "address": pages.get(item.name) or there,
            "key": f"{course.id}/{item.name}",
        }

    return {
        "words": dict(words(language)),
        "title": spoken(course.title, language),
        "lead": credit(course.said, language),
        "chapters": [
            {"title": spoken(chapter.title, language), "items": [entry(item) for item in chapter.items]}
            for chapter in course.chapters
        ],
    }


def _without_book(part: ScenePart) -> ScenePart:
    """A part of a text where no rules and words can be opened."""
    return part if part.get("bold") or part.get("href") else {"text": part["text"]}


def _article(shown: Mapping[str, Any]) -> str:
    chapters = "".join(
        f"<h2>{escape(chapter['title'])}</h2>{''.join(map(_in_words, chapter['items']))}"
        for chapter in shown["chapters"]
    )
    return f"<h1>{escape(shown['title'])}</h1><p><small>{escape(shown['lead'])}</small></p>{chapters}"


def _in_words(item: Mapping[str, Any]) -> str:
    if "text" in item:
        return f"<p>{escape(item['text'])}</p>"
    title, line = escape(item["title"]), escape(item["line"])
    linked = f'<a href="{escape(item["address"])}">{title}</a>' if item["address"] else title
    return f"<p>{linked} <small>{line}</small></p>"
