"""What the pages of the app show, as plain data, words included; drawn by `app.js`."""

from __future__ import annotations

from typing import Any

from cards.rules import glossary, rules
from cards.terms import EDITIONS_OF, EditionName, GameName, Language
from engine.opponents import LADDER, OPPONENTS, Opponent
from engine.scenario.kind import kind
from tutor.library.address import Player
from tutor.library.credit import credit
from tutor.library.scenarios import library, matching
from tutor.pages.cards import card_faces
from tutor.pages.seating import FIRST_NAMES, USUAL
from tutor.pages.shape import NamedChoice, PlayPage
from tutor.story.lessons import lessons_before
from tutor.story.reference.entries import CARD_KINDS
from tutor.story.reference.search import search
from tutor.table import explain
from tutor.words import said, spoken, words

__all__ = ["learn_page", "lesson_ways", "play_page", "rules_page", "scenario_ways", "scenarios_page"]

EXAMPLES = {"innovation": "innovation/worked-example"}
"""The scenario that shows in full how a game works."""
VARIANTS = {"innovation": ("teams", "separate"), "civ": ("teams", "draft")}


def play_page(
    game: str, language: Language, players: tuple[Player, ...], edition: EditionName, trouble: str | None
) -> PlayPage:
    """Who plays, and how; `edition`: what lies in the box of the one who asks."""
    seated = players or (Player(FIRST_NAMES[0]), Player(FIRST_NAMES[1], USUAL))
    counts = kind(game).players
    return {
        "title": said("play_title", language),
        "lead": said(f"play_{game}", language),
        "players": [{"name": one.name, "kind": one.bot or "human"} for one in seated],
        "names": list(FIRST_NAMES),
        "kinds": [
            {"id": "human", "word": said("kind_human", language), "says": ""},
            *(_opponent(one, language) for one in OPPONENTS.values()),
        ],
        "variants": [
            {"id": one or "", "word": said(f"variant_{one}", language), "four": one == "teams"}
            for one in ("none", *VARIANTS[game])
        ],
        "editions": [
            {"id": one, "word": said(f"edition_{one}", language), "current": one == edition}
            for one in EDITIONS_OF[game]
        ],
        "least": min(counts),
        "most": max(counts),
        "trouble": trouble,
    }


def _opponent(opponent: Opponent, language: Language) -> NamedChoice:
    """An opponent by its name and level, and what it does."""
    name, level = opponent.name[language], opponent.level
    word = said("kind_level", language, name=name, n=level, most=len(LADDER)) if level else name
    return {"id": opponent.id, "word": word, "says": opponent.description[language]}


def scenarios_page(game: str, language: Language, query: str) -> dict[str, Any]:
    """The scenarios of a game, or those in which something is found."""
    entries = matching(query, game, language)
    some = any(entry.game.name == game for entry in library().values())
    return {
        "title": said("scenarios", language),
        "lead": said("scenarios_lead" if some else "scenarios_none", language),
        "query": query,
        "search": said("filter", language) if some else None,
        "count": _count(len(entries), language) if query.strip() else None,
        "scenarios": [
            {
                "id": entry.id,
                "title": entry.said("title", language) or entry.id,
                "notes": entry.said("goal", language) or entry.said("notes", language),
                "line": " · ".join(
                    filter(
                        None,
                        (
                            _line(len(entry.game.players), len(entry.game.moves), language),
                            credit(entry.game.scenario, language),
                        ),
                    )
                ),
                "rules": list(entry.rules),
                "ways": [*scenario_ways(entry.id, language), *lesson_ways(entry.id, language)],
            }
            for entry in entries
        ],
    }


def _line(players: int, steps: int, language: Language) -> str:
    count = said("step_count_1" if steps == 1 else "step_count", language, n=steps)
    return said("scenario_line", language, players=players, steps=count)


def scenario_ways(id: str | None, language: Language) -> list[dict[str, Any]]:
    """What else can be done with a scenario of the library, or (None) with the table at which one sits."""
    named = {} if id is None else {"id": id}
    return [
        {"id": "present", "word": said("present", language), "send": {"do": "present", **named}},
        {"id": "make", "word": said("edit", language), "send": {"do": "make", **named}},
    ]


def lesson_ways(scenario: str | None, language: Language) -> list[dict[str, Any]]:
    """The way back from a scenario to the lesson that it belongs to."""
    return [
        {
            "id": "lesson",
            "word": said("seen_lesson", language, title=spoken(lesson.title, language)),
            "send": {"do": "lesson", "id": lesson.id, "step": 0},
        }
        for lesson in lessons_before(scenario or "")[:1]
    ]


def rules_page(game: GameName, language: Language, query: str) -> dict[str, Any]:
    """All rules and the glossary, or what is found in them and among the cards."""
    hits = search(query, language) if query.strip() else None
    found = None if hits is None else [entry for entry in hits if game in entry.games]
    ids = None if found is None else [(entry.kind, entry.id) for entry in found]
    shown_rules = _in_order([rule.id for rule in rules(language).values() if rule.game == game], "rule", ids)
    shown_terms = _in_order([term.id for term in glossary(language) if game in term.games], "term", ids)
    return {
        "title": words(language)["rules"],
        "query": query,
        "count": None if found is None else _count(len(found), language),
        "cards": card_faces([entry for entry in found or () if entry.kind in CARD_KINDS], language),
        "terms": [explain.term(id, game, language) for id in shown_terms],
        "sections": _sections(shown_rules, language),
    }


def _in_order(every: list[str], kind: str, found: list[tuple[str, str]] | None) -> list[str]:
    """All ids, or those of a kind that were found, best first."""
    return every if found is None else [id for one, id in found if one == kind]


def _count(count: int, language: Language) -> str:
    return said("found_none" if not count else "found_1" if count == 1 else "found", language, n=count)


def _sections(found: list[str], language: Language) -> list[dict[str, Any]]:
    """Rules by their ids, under the titles of their sections."""
    section = {id: rules(language)[id].section for id in found}
    return [
        {"title": title, "rules": [explain.rule(id, language) for id in found if section[id] == title]}
        for title in dict.fromkeys(section.values())
    ]


def learn_page(game: str, language: Language) -> dict[str, Any]:
    """Where somebody begins who has never seen the game."""
    ways = [_way("first", language, {"do": "page", "page": "first"})]
    if EXAMPLES.get(game) in library():
        ways.append(_way("example", language, {"do": "scenario", "id": EXAMPLES[game]}))
    ways.append(_way("rules", language, {"do": "page", "page": "rules"}))
    ways.append(_way("play", language, {"do": "page", "page": "play"}))
    return {"title": said(f"learn_{game}", language), "lead": said(f"goal_{game}", language), "ways": ways}


def _way(key: str, language: Language, send: dict[str, Any]) -> dict[str, Any]:
    return {
        "title": said(f"way_{key}", language),
        "text": said(f"way_{key}_text", language),
        "word": said(f"way_{key}_go", language),
        "send": send,
    }
