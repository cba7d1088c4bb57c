"""What the editor shows, as plain data, words included; drawn by `editor.js`.

    title, words, languages [{id, word}], language, alone (nothing around it that could play)
    toast       null, or {text, rule, n}
    starts      null, or {lead, game, present (a game is being played), open: null or a title to go on with,
                 library: [{id, title}]}
    draft       null, or
        game, name, title, titles {language: title, or ""}, text (the file),
        link (a piece of an address) or null, undo, redo (bool),
        by_chance (bool: it was laid so, and cannot be begun once more)
        tabs        [{id, word, current}], tab
        warnings    [{text, rule, grave, mend: null or {word, send}}], warningsWord
        table       on its tab: see `tutor.pages.edit.table_view`, and also
                     find {text, age, colour, icon, ages, colours, icons: [{id, word}], count, found: [Card]},
                     picked: null or {title, lies, card, up, down (bool: it can go there),
                              ways: [{group, ways: [way]}]},
                     card: null or the card that is picked, as in a scene,
                     setting: {turns, turn, actions, first, steps, step}
        moves       on its tab: see `tutor.pages.edit.moves_view`
        course      null, or {word, kept}: the way back to the course beside which it lies, and what of that
                    course is to be kept
        about       {texts: [{key, word, long, of: {language: text}}], tells: [{key, word, value}], players,
                     options: [{key, word, value, on}], own (the language of the game), rules, rulesHint}
        file        {text, error: null or {text, line}}

A course that is being made is a draft, too; see `tutor.pages.edit.course_view`.

Messages have {do: "edit", what} and what it takes; see `tutor.pages.edit.workshop`. Others are those of a
scene.
"""

from __future__ import annotations

from typing import Any

from cards.civ import DOMAIN
from cards.terms import EDITION_NAMES, LANGUAGES, Colour, Domain, Icon, Language
from cards.text import card_name
from cards.text.civ import ROMAN
from engine.innovation.deck import AGES
from tutor.library.scenarios import library
from tutor.pages.edit.bench import TABS
from tutor.pages.edit.checks import Warning, warnings
from tutor.pages.edit.civ import STEPS, CivDraft
from tutor.pages.edit.course_draft import COURSE_FILE, CourseDraft
from tutor.pages.edit.course_making import COURSE_TABS
from tutor.pages.edit.course_view import course_view, course_warnings
from tutor.pages.edit.draft import Draft, in_languages
from tutor.pages.edit.finding import found_civ, found_innovation
from tutor.pages.edit.innovation import InnovationDraft
from tutor.pages.edit.link import linked, without_file
from tutor.pages.edit.moves_view import moves_view
from tutor.pages.edit.table_view import Picked, card_face, laid, places_for, zone_word
from tutor.pages.edit.workshop import Workshop
from tutor.pages.edit.written_file import WrittenFile
from tutor.table.focus import Focus
from tutor.table.scene import scene
from tutor.table.scene.things import SceneCard
from tutor.words import NAMES, said, spoken, words

__all__ = ["view"]

MOST_FOUND = 24
OWN_OPTIONS = {
    "innovation": [("monument", "separate"), *(("edition", name) for name in EDITION_NAMES[1:])],
    "civ": [("setup", "draft")],
}
"""What else than teams a game offers: the key of the file and its value."""
RULES_FOR_EXAMPLE = {"innovation": "INN-5.4 INN-8.2", "civ": "CIV-2.2 CIV-3.1"}


def view(workshop: Workshop, game: str, present: bool = False, alone: bool = False) -> dict[str, Any]:
    """Everything that is to be seen; `game` is the one of which a new scenario would be."""
    language = workshop.language
    draft = workshop.draft if workshop.draft is not None and workshop.draft.game == game else None
    course = workshop.course if workshop.draft is None else None
    return {
        "title": said("edit_title", language),
        "words": dict(words(language, "edit")),
        "language": language,
        "languages": [{"id": one, "word": NAMES[one]} for one in LANGUAGES],
        "alone": alone,
        "toast": None
        if workshop.toast is None
        else dict(zip(("text", "rule", "n"), workshop.toast, strict=True)),
        "starts": _starts(workshop, game, present) if draft is None and course is None else None,
        "draft": _draft(workshop, draft) if draft is not None else course and _course(workshop, course, game),
    }


def _starts(workshop: Workshop, game: str, present: bool) -> dict[str, Any]:
    language = workshop.language
    return {
        "lead": said("edit_lead", language),
        "game": game,
        "present": present,
        "library": [
            {"id": entry.id, "title": spoken(entry.game.scenario.get("title"), language) or entry.id}
            for entry in library().values()
            if entry.game.name == game
        ],
    }


def _draft(workshop: Workshop, draft: Draft) -> dict[str, Any]:
    language = workshop.language
    found = warnings(draft, language)
    title = spoken(draft.scenario.said.get("title"), language) or said("edit_untitled", language)
    parts = {"table": _table, "moves": moves_view, "about": _about, "file": _file}
    return {
        "game": draft.game,
        "title": title,
        "titles": {one: spoken(draft.scenario.said.get("title"), one) for one in LANGUAGES},
        "name": f"{_plain(title)}.yaml",
        "text": draft.text,
        "link": linked(draft.text),
        "undo": draft.can_undo,
        "redo": draft.can_redo,
        "by_chance": workshop.by_chance,
        "playable": draft.played().game is not None,
        "tab": workshop.tab,
        "tabs": [
            {"id": tab, "word": said(f"edit_tab_{tab}", language), "current": tab == workshop.tab}
            for tab in TABS
        ],
        **_warned(found, language),
        "course": None
        if workshop.course is None
        else {"word": said("edit_course_back", language), "kept": _kept_course(workshop, draft)},
        workshop.tab: parts[workshop.tab](workshop, draft),
    }


def _course(workshop: Workshop, course: CourseDraft, game: str) -> dict[str, Any]:
    language = workshop.language
    tab = workshop.tab if workshop.tab in COURSE_TABS else COURSE_TABS[0]
    parts = {"contents": lambda: course_view(course, language), "file": lambda: _file(workshop, course)}
    return {
        **_course_file(course, game, language),
        "name": COURSE_FILE,
        "packed": workshop.packed,
        "redo": course.can_redo,
        "by_chance": False,
        "playable": bool(course.outline.places),
        "tab": tab,
        "tabs": [
            {"id": one, "word": said(f"edit_tab_{one}", language), "current": one == tab}
            for one in COURSE_TABS
        ],
        **_warned(course_warnings(course, language), language),
        "course": None,
        tab: parts[tab](),
    }


def _course_file(course: CourseDraft, game: str, language: Language) -> dict[str, Any]:
    """What a browser keeps of a course."""
    title = course.outline.title
    return {
        "game": game,
        "title": spoken(title, language),
        "titles": {one: spoken(title, one) for one in LANGUAGES},
        "text": course.text,
        "beside": course.named(),
        "undo": course.can_undo,
    }


def _kept_course(workshop: Workshop, draft: Draft) -> dict[str, Any]:
    """The course with the scenario of it that is being changed, as it stands."""
    course, name = workshop.course, workshop.opened_beside
    assert course is not None
    assert name is not None
    kept = _course_file(course, draft.game, workshop.language)
    beside = {**kept["beside"], name: draft.text}
    return {**kept, "beside": beside, "undo": True, "redo": False, "by_chance": False}


def _warned(found: list[Warning], language: Language) -> dict[str, Any]:
    word = said("edit_warnings", language, n=len(found)) if found else said("edit_all_well", language)
    warnings = [
        {"text": one.text, "rule": one.rule, "grave": one.grave, "mend": _mend(one, language)}
        for one in found
    ]
    return {"warningsWord": word, "warnings": warnings}


def _mend(warning: Warning, language: Language) -> dict[str, Any] | None:
    """What can be done about a warning at once."""
    if warning.expects:
        forget = {"do": "edit", "what": "forget", "line": warning.line}
        return {"word": said("edit_forget", language), "send": forget}
    if warning.entry is not None:
        return {
            "word": said("edit_look", language),
            "send": {"do": "edit", "what": "go", "at": warning.entry, "line": warning.line},
        }
    return None


def _plain(title: str) -> str:
    """A title as the name of a file."""
    words = "".join(sign if sign.isalnum() else " " for sign in title.casefold()).split()
    return "-".join(words)[:60] or "scenario"


def _choice(id: object, word: str) -> dict[str, str]:
    return {"id": str(id), "word": word}


# The table -------------------------------------------------------------------------------


def _table(workshop: Workshop, draft: Draft) -> dict[str, Any]:
    language = workshop.language
    return {
        **laid(draft, language, workshop.picked, workshop.opened),
        "find": _find(workshop, draft),
        "picked": None if workshop.picked is None else _picked(draft, workshop.picked, language),
        "card": None if workshop.picked is None else _reading(draft, workshop.picked.card, language),
        "setting": _setting(draft, language),
    }


def _find(workshop: Workshop, draft: Draft) -> dict[str, Any]:
    language, sought = workshop.language, workshop.sought
    common = {"text": sought.text, "age": str(sought.age or ""), "colour": sought.colour or ""}
    if isinstance(draft, InnovationDraft):
        cards = found_innovation(sought)
        where = {card: draft.where(card) for card in cards[:MOST_FOUND]}
        lying = {card: zone_word(draft, place[0], language) for card, place in where.items() if place}
        filters = {
            "ages": [_choice("", said("edit_any_age", language))]
            + [_choice(age, said("age", language, n=age)) for age in AGES],
            "colours": [_choice("", said("edit_any_colour", language))]
            + [_choice(colour, said(colour, language)) for colour in Colour],
            "icons": [_choice("", said("edit_any_icon", language))]
            + [_choice(icon, said(icon, language)) for icon in Icon],
        }
    else:
        assert isinstance(draft, CivDraft)
        cards = found_civ(sought)
        left = draft.unused() + (draft.zones["deck"] if draft.deck_named else [])
        lying = {card: said("edit_left", language, n=left.count(card)) for card in cards}
        filters = {
            "ages": [_choice("", said("edit_any_era", language))]
            + [_choice(era, said("era", language, era=ROMAN[era])) for era in (1, 2, 3)],
            "colours": [_choice("", said("edit_any_domain", language))]
            + [_choice(domain, DOMAIN[domain].name[language]) for domain in Domain],
            "icons": [],
        }
    from_list = workshop.picked.card if workshop.picked is not None else None
    return {
        **common,
        **filters,
        "icon": sought.icon or "",
        "count": said(_found_word(len(cards)), language, n=len(cards)),
        "found": [
            {
                **card_face(card, language),
                "spot": None,
                "picked": card == from_list,
                "lies": lying.get(card),
            }
            for card in cards[:MOST_FOUND]
        ],
    }


def _found_word(count: int) -> str:
    return "edit_found_none" if not count else "card_1" if count == 1 else "edit_found"


def _picked(draft: Draft, picked: Picked, language: Language) -> dict[str, Any]:
    ways = places_for(draft, picked, language)
    groups = list(dict.fromkeys(way["group"] for way in ways))
    name = card_name(picked.card, language)
    zone, place = (None, 0) if picked.source is None else picked.source
    lies = None if zone is None else zone_word(draft, zone, language)
    return {
        "card": picked.card,
        "title": said("edit_picked", language, card=name),
        "lies": lies and said("edit_lies", language, place=lies),
        "up": place > 0,
        "down": zone is not None and place < len(draft.zones[zone]) - 1,
        "ways": [
            {"group": group, "ways": [way for way in ways if way["group"] == group]} for group in groups
        ],
    }


def _reading(draft: Draft, card: str, language: Language) -> SceneCard | None:
    """The card that is picked, to be read, as soon as there is a game that can say it."""
    game = draft.played().game
    if game is None:
        return None
    found = scene(game, None, language, Focus(card=card))["card"]
    return None if found is None else {**found, "opened": False}


def _setting(draft: Draft, language: Language) -> dict[str, Any]:
    names = [_choice(name, name) for name in draft.players]
    unsaid = _choice("", said("edit_unsaid", language))
    setting: dict[str, Any] = {
        "turns": [*names, _choice("", said("edit_turn_none", language))],
        "turn": draft.turn or "",
        "actions": None,
        "firsts": None,
        "steps": None,
    }
    if isinstance(draft, InnovationDraft):
        if draft.turn is not None:
            setting["actions"] = str(2 if draft.actions is None else draft.actions)
        return setting
    assert isinstance(draft, CivDraft)
    return setting | {
        "firsts": [unsaid, *names],
        "first": draft.first or "",
        "steps": [unsaid, *(_choice(step, said(f"step_{step}", language)) for step in STEPS)],
        "step": draft.step or "",
        "domains": [
            _choice(domain, DOMAIN[domain].name[language]) for domain in Domain if domain != Domain.CULTURE
        ],
        "holders": [_choice("", said("edit_coin_aside", language)), *names],
        "names": names,
    }


# About it, and the file --------------------------------------------------------------------


def _about(workshop: Workshop, draft: Draft) -> dict[str, Any]:
    language, told = workshop.language, draft.scenario.said
    options = draft.scenario.options
    count, possible = len(draft.players), draft.scenario.kind.players
    return {
        "texts": [
            {
                "key": key,
                "word": said(f"edit_about_{key}", language),
                "long": key != "title",
                "of": in_languages(told.get(key), draft.scenario.language),
            }
            for key in ("title", "goal", "notes")
        ],
        "tells": [
            {"key": key, "word": said(f"edit_about_{key}", language), "value": str(told.get(key, ""))}
            for key in ("author", "licence", "seed")
        ],
        "players": [
            {
                "seat": seat,
                "name": name,
                "label": said("player_n", language, n=seat + 1),
                "sooner": said("edit_sooner", language, name=name),
                "remove": said("remove_player", language, name=name),
            }
            for seat, name in enumerate(draft.players)
        ],
        "add": said("add_player", language) if count + 1 in possible else None,
        "removable": count - 1 in possible,
        "options": [
            {
                "key": key,
                "value": value,
                "on": key in options and (key == "teams" or options[key] == value),
                "word": said(f"variant_{value}", language),
            }
            for key, value in _options(draft)
        ],
        "own": draft.scenario.language,
        "rules": " ".join(told.get("rules", ())),
        "rulesHint": said(
            "edit_about_rules_hint",
            language,
            id=RULES_FOR_EXAMPLE[draft.game],
        ),
    }


def _options(draft: Draft) -> list[tuple[str, str]]:
    teams = [("teams", "teams")] if len(draft.players) == 4 else []
    return [*teams, *OWN_OPTIONS[draft.game]]


def _file(workshop: Workshop, draft: WrittenFile) -> dict[str, Any]:
    if workshop.pending is None:
        return {"text": draft.text, "error": None}
    text, error = workshop.pending
    line = error.partition("line ")[2].partition(":")[0]
    told = without_file(error, workshop.language)
    return {"text": text, "error": {"text": told, "line": int(line) if line.isdecimal() else None}}
