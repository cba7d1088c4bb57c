"""What is seen of a course that is being made, as plain data; drawn by `contents.js`.

In place of the parts of a scenario its `draft` has

    beside      the files that lie beside it, {name: text}
    packed      null, or {n (grows), text}: all in one file to be saved now, in base64
    contents    {texts: {language: text}, tells: [{key, word, value, day (bool)}],
                 chapters: [{n, texts, items}], choices: [{group, id, word}] what can be added}
    items       [{at: [chapter, place], kind, word, title, texts (of a text) or null, own (its file, if
                 that can be changed here) or null, lacks (bool: its file is not there), fields: of an
                 exercise, or a scenario of the author's [{key, word, value, least, most or
                 options [{id, word}]}], tables: of a lesson that has several [{n, title, own, lacks}],
                 more: what a lesson of the author's can have besides [{group, id, word}]}]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cards.terms import EDITIONS_OF, GAMES, Language
from engine.reading import read_text
from tutor.library.address import GAME_NAMES
from tutor.library.scenarios import library
from tutor.pages.edit.checks import Warning, texts_in, untranslated
from tutor.pages.edit.course_draft import COURSE_FILE, CourseDraft, ItemPlace, named_in
from tutor.pages.edit.draft import in_languages
from tutor.story.courses.course import LAST_SEED, MOST_EXERCISES
from tutor.story.exercises import KINDS, LEVELS
from tutor.story.lessons import lessons
from tutor.words import said, spoken

__all__ = ["course_view", "course_warnings", "game_in"]

Json = dict[str, Any]

FILES = {"lesson": lessons, "scenario": library}


def course_view(course: CourseDraft, language: Language) -> Json:
    """The chapters with what is in them, and what can be added."""
    told = course.outline.said
    return {
        "texts": in_languages(told["title"], "en"),
        "tells": [
            {
                "key": key,
                "word": said("edit_course_due" if key == "due" else f"edit_about_{key}", language),
                "value": str(told.get(key) or ""),
                "day": key == "due",
            }
            for key in ("author", "licence", "due")
        ],
        "chapters": [
            {
                "n": n,
                "texts": in_languages(chapter["title"], "en"),
                "items": [_item(course, (n, at), item, language) for at, item in enumerate(chapter["items"])],
            }
            for n, chapter in enumerate(told["chapters"])
        ],
        "choices": list(_choices(language)),
    }


def _item(course: CourseDraft, at: tuple[int, int], item: Mapping[str, Any], language: Language) -> Json:
    kind = next(one for one in ("text", "lesson", "scenario", "exercise") if item.get(one) is not None)
    names = named_in(item)
    own = _own(course, names[0]) if len(names) == 1 else None
    fields = _fields(item, language) if kind == "exercise" else _as(kind, language) if own else ()
    return {
        "at": list(at),
        "kind": kind,
        "word": said(f"course_{kind}" if kind != "text" else "edit_course_text", language),
        "title": _item_title(course, kind, item, language),
        "texts": in_languages(item["text"], "en") if kind == "text" else None,
        "own": own,
        "lacks": any(_lacks(course, kind, name) for name in names),
        "fields": list(fields),
        "tables": _tables(course, names, language) if len(names) > 1 else [],
        "more": list(_more(course, at, names, language)) if kind == "lesson" else [],
    }


def _item_title(course: CourseDraft, kind: str, item: Mapping[str, Any], language: Language) -> str:
    if kind == "text":
        return spoken(item["text"], language)
    if kind == "exercise":
        return spoken(KINDS[str(item[kind])].title, language)
    names = named_in(item)
    several = [said("edit_course_tables", language, n=len(names))] if len(names) > 1 else []
    return " · ".join((_title(course, kind, names[0], language), *several))


def _own(course: CourseDraft, name: str) -> str | None:
    """The file, if it can be changed at the table."""
    return name if _is_scenario(course.beside.get(name)) else None


def _tables(course: CourseDraft, names: Sequence[str], language: Language) -> list[Json]:
    return [
        {
            "n": n,
            "title": _title(course, "lesson", name, language),
            "own": _own(course, name),
            "lacks": _lacks(course, "lesson", name),
        }
        for n, name in enumerate(names)
    ]


def _more(course: CourseDraft, at: ItemPlace, names: Sequence[str], language: Language) -> Iterator[Json]:
    """What a lesson can have besides, of its game: a table that is begun, or an item of the course."""
    game = game_in(course, names[0])
    if not game:
        return
    yield {"group": "", "id": f"new/{game}", "word": said("edit_course_new_table", language)}
    here = said("edit_course_here", language)
    for chapter in range(len(course.outline.chapters)):
        for place, item in enumerate(course.items(chapter)):
            others = named_in(item)
            alike = _beside(others) and game_in(course, others[0]) == game
            if alike and (chapter, place) != at:
                word = _item_title(course, "lesson", item, language)
                yield {"group": here, "id": f"item/{chapter}/{place}", "word": word}


def _beside(names: Sequence[str]) -> bool:
    """Whether these are files beside the course."""
    return bool(names) and names[0].endswith(".yaml")


def game_in(course: CourseDraft, name: str) -> str:
    """The game that a file of the author's is about; nothing where there is no such file."""
    held = read_text(course.beside[name], name).value if name in course.beside else None
    game = held.get("game") if isinstance(held, dict) else None
    return "" if game is None else str(game.plain())


def _is_scenario(text: str | None) -> bool:
    return text is not None and "aula" in read_text(text, COURSE_FILE).mapping()


def _as(kind: str, language: Language) -> Iterator[Json]:
    """Whether a scenario is stepped through, or done page by page."""
    ways = [{"id": one, "word": said(f"edit_course_as_{one}", language)} for one in FILES]
    yield {"key": "as", "word": said("edit_course_as", language), "value": kind, "options": ways}


def _lacks(course: CourseDraft, kind: str, name: str) -> bool:
    return kind in FILES and name not in course.beside and name not in FILES[kind]()


def _title(course: CourseDraft, kind: str, name: str, language: Language) -> str:
    if name in course.beside:
        title = read_text(course.beside[name], name).mapping().get("title")
        return (spoken(title.plain(), language) if title is not None else "") or name
    if _lacks(course, kind, name):
        return name
    return (
        spoken(lessons()[name].title, language)
        if kind == "lesson"
        else library()[name].said("title", language)
    )


def _fields(item: Mapping[str, Any], language: Language) -> Iterator[Json]:
    levels = [{"id": str(one), "word": said("level", language, n=one)} for one in LEVELS]
    yield {
        "key": "level", "word": said("worksheet_level", language), "value": str(item.get("level", LEVELS[0])),
        "options": levels,
    }  # fmt: skip
    for key, value, least, most in (("seed", 0, 0, LAST_SEED), ("number", 1, 1, MOST_EXERCISES)):
        word = said(f"edit_course_{key}", language)
        yield {"key": key, "word": word, "value": str(item.get(key, value)), "least": least, "most": most}
    editions = EDITIONS_OF[KINDS[str(item["exercise"])].game]
    if editions:
        yield {
            "key": "edition",
            "word": said("edition", language),
            "value": str(item.get("edition", "first")),
            "options": [{"id": one, "word": said(f"edition_{one}", language)} for one in editions],
        }


def _choices(language: Language) -> Iterator[Json]:
    yield {"group": "", "id": "text", "word": said("edit_course_text", language)}
    for game in GAMES:
        word = said("edit_course_new", language, game=GAME_NAMES[game])
        yield {"group": "", "id": f"new/{game}", "word": word}
    for game in GAMES:
        for kind, group in (("lesson", "lessons"), ("scenario", "scenarios"), ("exercise", "exercises")):
            named = said(f"edit_course_{group}", language, game=GAME_NAMES[game])
            for id, title in _titles(kind, game, language):
                yield {"group": named, "id": f"{kind}/{id}", "word": title}


def _titles(kind: str, game: str, language: Language) -> Iterator[tuple[str, str]]:
    match kind:
        case "lesson":
            taught = lessons().items()
            yield from ((id, spoken(one.title, language)) for id, one in taught if one.game == game)
        case "scenario":
            found = library().items()
            yield from ((id, one.said("title", language) or id) for id, one in found if one.game.name == game)
        case _:
            yield from ((id, spoken(one.title, language)) for id, one in KINDS.items() if one.game == game)


def course_warnings(course: CourseDraft, language: Language) -> list[Warning]:
    """What keeps the course from being opened, and what lacks a language."""
    found: list[Warning] = []
    outline = course.outline
    if not outline.places:
        found.append(Warning(said("warn_course_empty", language)))
    names = [item.name for item in outline.places]
    for item in outline.places:
        if names.count(item.name) > 1:
            names = [name for name in names if name != item.name]
            found.append(Warning(said("warn_course_twice", language, name=item.name.partition("/")[2])))
    for n in range(len(outline.chapters)):
        for said_item in course.items(n):
            for kind in FILES:
                for name in named_in({kind: said_item.get(kind)}):
                    if _lacks(course, kind, name):
                        found.append(Warning(said("warn_course_file", language, name=name)))
    texts = [(None, text) for text in texts_in(outline.said)]
    return [*found, *untranslated(texts, language)]
