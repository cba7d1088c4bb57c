"""What may be so after the next moves: the conditions that a question offers, and the words for each.

A condition stands in a form as JSON of what is written into the file, so that any condition of a file has
its place there, also one that the form would not have offered.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cards.terms import Language
from engine.events import Event
from engine.game import Game
from tutor.pages.edit.document import document_text, flowing
from tutor.words import said

__all__ = ["as_id", "asks", "counts", "fact_words", "facts", "from_id", "whose", "written_fact"]

KINDS: Mapping[str, tuple[str, ...]] = {
    "innovation": ("draw", "meld", "tuck", "score", "return", "transfer", "splay", "achieve"),
    "civ": ("play", "discard", "draw", "take", "lay"),
}
"""The changes that somebody may ask about, whether they come or not."""
COUNTED = frozenset(("draw", "meld", "tuck", "score", "return", "transfer", "play", "discard", "take"))
TELLING = ("card", "colour", "direction", "period", "field", "from", "domain")
"""What makes an event this one and no other."""
BESIDES: Mapping[str, tuple[str, ...]] = {"innovation": ("bonus",)}
"""What else may come; where it does come, another change tells of it."""
OF_WHAT = {"innovation": "age", "civ": "era"}

Json = Mapping[str, Any]
Option = dict[str, str]


def as_id(data: Any) -> str:
    """Data of a file as the value of a choice; a word is its own.

    >>> from_id(as_id({"piles": {6: []}})) == {"piles": {6: []}}
    True
    """
    return data if isinstance(data, str) else json.dumps(data, ensure_ascii=False)


def from_id(id: str) -> Any:
    """The data again."""
    return json.loads(id, object_pairs_hook=_keyed) if id.startswith(("{", "[")) else id


def _keyed(pairs: list[tuple[str, Any]]) -> dict[str | int, Any]:
    """Ages are numbers in a file; JSON knows only words as keys."""
    return {int(key) if key.isdecimal() and key.isascii() else key: value for key, value in pairs}


def facts(game: Game, coming: Iterable[Event], language: Language) -> Iterator[Option]:
    """Conditions to choose from: what does happen, then what might, player by player."""
    known = said("edit_group_coming", language)
    seen = set()
    for event in coming:
        id = as_id(_this(event)) if event.kind in KINDS[game.name] and event.player else ""
        if id and id not in seen:
            seen.add(id)
            yield {"id": id, "word": event.text(language), "group": known}
    kinds = [*KINDS[game.name], *BESIDES.get(game.name, ())]
    for name in _from_the_one_asked(game):
        for kind in kinds:
            for condition in ({"event": _event(kind, name)}, {"no_event": _event(kind, name)}):
                yield _option(condition, name, language)
    for kind in kinds:
        yield _option({"no_event": _event(kind)}, said("edit_group_nobody", language), language)
    end = said("edit_group_end", language)
    for name in game.players:
        yield _option({"expect": {"pending": {"player": name}}}, end, language)
    for name in game.players:
        yield _option({"expect": {"winners": [name]}}, end, language)
    yield _option({"expect": {"winners": None}}, end, language)


def _from_the_one_asked(game: Game) -> tuple[str, ...]:
    first = 0 if game.decision is None else game.players.index(game.decision.player)
    return game.players[first:] + game.players[:first]


def _event(kind: str, player: str | None = None) -> dict[str, Any]:
    whose = {} if player is None else {"player": player}
    return {"kind": kind, **whose} | ({"drawn": True} if kind == "bonus" else {})


def _this(event: Event) -> Json:
    data = {key: event.data[key] for key in TELLING if isinstance(event.data.get(key), str | int)}
    return {"event": {"kind": event.kind, "player": event.player, **data}}


def _option(condition: Json, group: str, language: Language) -> Option:
    return {"id": as_id(condition), "word": fact_words(condition, language) or "", "group": group}


def fact_words(condition: Json, language: Language, coming: Iterable[Event] = ()) -> str | None:
    """A condition in a sentence; None if there is none for it but the author's."""
    match [*condition.items()]:
        case [("event", {"kind": str(kind), "player": str(player)} as event)]:
            if _plain(event):
                return _said(f"fact_{kind}", language, player=player)
            found = (one for one in coming if _this(one) == condition)
            return next((one.text(language) for one in found), None)
        case [("no_event", {"kind": str(kind)} as event)] if _plain(event):
            key = f"fact_not_{kind}" if "player" in event else f"fact_none_{kind}"
            return _said(key, language, player=event.get("player"))
        case [("expect", expect)]:
            return _comes_of_it([*expect.items()], language)
        case _:
            return None


def _comes_of_it(expect: list[tuple[str, Any]], language: Language) -> str | None:
    match expect:
        case [("pending", {"player": str(player)} as pending)] if len(pending) == 1:
            return said("fact_asked", language, player=player)
        case [("winners", [str(player)])]:
            return said("fact_wins", language, player=player)
        case [("winners", None | [])]:
            return said("fact_goes_on", language)
        case _:
            return None


def _plain(event: Json) -> bool:
    """Whether an event is one of those offered: of a kind, by somebody or anybody."""
    return dict(event) == _event(str(event["kind"]), event.get("player"))


def _said(key: str, language: Language, **filled: object) -> str | None:
    try:
        return said(key, language, **filled)
    except KeyError:
        return None


def whose(game: Game, coming: Iterable[Event], language: Language) -> Iterator[Option]:
    """What those who are asked for do."""
    kinds = [event.kind for event in coming if event.kind != "bonus" or event.data["drawn"]]
    for kind in (*KINDS[game.name], "bonus", "end"):
        if kind in kinds:
            yield {"id": as_id(_event(kind)), "word": said(f"fact_who_{kind}", language)}


def counts(game: Game, coming: Iterable[Event], language: Language) -> Iterator[Option]:
    """What can be counted or read off what comes."""
    group, seen = said("edit_group_coming", language), set()
    for event in coming:
        if event.kind in COUNTED and event.player and (event.kind, event.player) not in seen:
            seen.add((event.kind, event.player))
            asked: dict[str, Any] = {"event": {"kind": event.kind, "player": event.player}}
            yield {"id": as_id(asked), "word": asks(asked, language) or "", "group": group}
            if event.kind == "draw":
                asked = {**asked, "field": OF_WHAT[game.name]}
                yield {"id": as_id(asked), "word": asks(asked, language) or "", "group": group}


def asks(what: Json, language: Language) -> str | None:
    """The question for a count or for those who do something; None if it is not one of those offered."""
    event = what.get("event", what)
    if not isinstance(event, dict) or "kind" not in event or not _plain(event):
        return None
    filled = {"player": event.get("player")}
    if event is what:
        return None if filled["player"] else _said(f"fact_who_{event['kind']}", language)
    if not filled["player"]:
        return None
    if "field" in what:
        return _said(f"fact_{what['field']}", language, **filled) if event["kind"] == "draw" else None
    return _said(f"fact_count_{event['kind']}", language, **filled)


def written_fact(data: Any) -> str:
    """Data as they stand in a file, in one line."""
    return data if isinstance(data, str) else document_text(flowing(data)).strip()
