"""A question as a form: the kinds of tasks that can be put together by choosing, and from what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cards.civ import DOMAIN
from cards.terms import Domain, Icon, Language
from engine.errors import ScenarioError
from engine.game import Game
from engine.reading import read, read_text
from tutor.editor.document import read as read_document
from tutor.editor.document import standing, write
from tutor.editor.draft import Draft
from tutor.editor.innovation import COLOURS
from tutor.task import Question, asked, pose, read_task
from tutor.task.keys import key_words
from tutor.words import said

__all__ = ["KINDS", "ask_of", "choices", "form_of", "tried"]

KINDS = ("who", "order", "count", "may", "rule", "do", "text")
ROLES = ("obeys", "shares", "immune", "affected")
GOALS: Mapping[str, tuple[str, ...]] = {
    "innovation": ("draw", "meld", "tuck", "score", "return", "splay", "achieve"),
    "civ": ("play", "discard", "draw", "take"),
}
BY_HAND = """\
predict:
  - say: "{player} draws a card."
    if: {{event: {{kind: draw, player: {player}}}}}
  - say: "{player} draws nothing."
    if: {{no_event: {{kind: draw, player: {player}}}}}
"""
"""What one begins with who writes a question by hand."""

Fields = Mapping[str, Any]


def form_of(ask: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a form that stand for a question; what no form can say is text."""
    extra = ask.keys() - {"prompt", "why"}
    kind = next(iter(extra), "") if len(extra) == 1 else ""
    fields = _fields(kind, ask.get(kind))
    words = {key: _by_language(ask.get(key)) for key in ("prompt", "why")}
    if fields is None or any(one is None for one in words.values()):
        return {"kind": "text", "text": _as_text(ask), "prompt": {}, "why": {}}
    return {"kind": kind, **fields, **words}


def _fields(kind: str, what: Any) -> dict[str, Any] | None:
    """What was chosen for a kind; None if it is more than a form has."""
    match kind, what:
        case "who", {"key": str(key), "role": str(role), **rest} if rest.keys() <= {"effect"}:
            return {"key": key, "role": role, "effect": str(rest.get("effect", 1))}
        case "order", {"key": str(key), **rest} if rest.keys() <= {"effect"}:
            return {"key": key, "effect": str(rest.get("effect", ""))}
        case "count", str(amount):
            return {"amount": amount}
        case "may", [*keys]:
            return {"keys": [str(key) for key in keys]}
        case "rule", {"event": {"kind": str(event), "player": str(player), "rule": str(rule)}}:
            return {"event": f"{event}|{player}|{rule}"}
        case "do", {"goal": {"event": {"kind": str(event), "player": str(player)}}}:
            return {"goal": f"{event}|{player}"}
        case _:
            return None


def _by_language(words: Any) -> dict[str, str] | None:
    if words is None:
        return {}
    return {str(key): str(text) for key, text in words.items()} if isinstance(words, Mapping) else None


def _as_text(ask: Mapping[str, Any]) -> str:
    return write(standing(dict(ask)))


def ask_of(form: Fields) -> dict[str, Any]:
    """The question that a form stands for, as it is written into the file.

    Raises ScenarioError if it is written by hand and is none.
    """
    if form["kind"] == "text":
        text = str(form.get("text", ""))
        read_task(read_text(text + "\n", "scenario.yaml"))
        return dict(read_document(text))
    ask: dict[str, Any] = {form["kind"]: _what(form)}
    for key in ("prompt", "why"):
        words = {one: text.strip() for one, text in form.get(key, {}).items() if text.strip()}
        if words:
            ask[key] = words
    return ask


def _what(form: Fields) -> Any:
    effect = str(form.get("effect") or "")
    match form["kind"]:
        case "who":
            return {
                "key": form.get("key", ""),
                "effect": int(effect or 1),
                "role": form.get("role", "affected"),
            }
        case "order":
            return {"key": form.get("key", "")} | ({"effect": int(effect)} if effect else {})
        case "count":
            return form.get("amount", "")
        case "may":
            return list(form.get("keys", ()))
        case "rule":
            return {
                "event": dict(
                    zip(("kind", "player", "rule"), str(form.get("event")).split("|"), strict=False)
                )
            }
        case _:
            return {
                "goal": {
                    "event": dict(zip(("kind", "player"), str(form.get("goal")).split("|"), strict=False))
                }
            }


def tried(draft: Draft, at: int, ask: Mapping[str, Any], new: bool, language: Language) -> Question:
    """The question put where it stands.

    Raises ScenarioError if it has no answer there.
    """
    trial = type(draft)(draft.text)
    trial.write_entry(at, {"ask": ask}, new)
    step = trial.steps(at)
    # Of several questions at one step ours is the one with as many before it.
    number = sum(isinstance(entry, dict) and "ask" in entry for entry in trial.entries[:at])
    question = asked(read(trial.text + "\n"))[number]
    return pose(question.task, _game(trial, step), language, question.coming)


def _game(draft: Draft, step: int) -> Game:
    played = draft.played()
    if played.game is None or step > len(played.game.moves):
        raise ScenarioError("scenario: the table is not laid out there")
    return played.game.at(step)


def choices(draft: Draft, at: int, language: Language) -> dict[str, list[dict[str, str]]]:
    """What there is to choose in the fields of a form: values and their words."""
    game = draft.at(at)
    legal = game.decision.keys if game.decision is not None else ()
    previewed = [key for key in legal if game.preview(key)]  # type: ignore[attr-defined]
    return {
        "kind": [_option(kind, said(f"edit_kind_{kind}", language)) for kind in KINDS],
        "key": [_option(key, key_words(game, key, language)) for key in previewed],
        "effect": [_option(str(n), str(n)) for n in (1, 2, 3)],
        "role": [_option(role, said(f"edit_role_{role}", language)) for role in ROLES],
        "amount": list(_amounts(game, language)),
        "keys": [_option(key, key_words(game, key, language)) for key in (*legal, *_illegal(game))],
        "event": list(_events(draft, at, language)),
        "goal": list(_goals(game, language)),
    }


def _option(id: str, word: str) -> dict[str, str]:
    return {"id": id, "word": word[:1].upper() + word[1:]}


def _illegal(game: Game) -> Iterator[str]:
    """Answers that somebody might think possible."""
    decision: Any = game.decision
    if decision is None:
        return
    if decision.kind == "action":
        yield from (f"achieve {age}" for age in range(1, 10) if f"achieve {age}" not in decision.keys)
    elif decision.kind == "effects":
        for domain in DOMAIN:
            key = f"effect {domain} 1"
            if domain != Domain.CULTURE and key not in decision.keys:
                yield key


def _amounts(game: Game, language: Language) -> Iterator[dict[str, str]]:
    """Numbers that can be seen on the table."""
    for name in game.players:
        yield _option(f"{name}.hand", said("edit_in_hand", language, player=name))
        if game.name == "civ":
            for domain in DOMAIN:
                word = DOMAIN[domain].name[language]
                yield _option(
                    f"{name}.area.{domain}", said("edit_in_area", language, player=name, domain=word)
                )
            continue
        yield _option(f"{name}.points", said("edit_in_score", language, player=name))
        yield _option(f"{name}.achievements", said("edit_in_achievements", language, player=name))
        for icon in Icon:
            word = said(f"{icon}s", language)
            yield _option(f"{name}.icons.{icon}", said("edit_in_icons", language, player=name, icon=word))
        for colour in COLOURS:
            word = said(colour, language)
            yield _option(f"{name}.board.{colour}", said("edit_in_pile", language, player=name, colour=word))


def _events(draft: Draft, at: int, language: Language) -> Iterator[dict[str, str]]:
    """What the next answers cause, each kind once."""
    played = draft.played().game
    if played is None:
        return
    before, seen = len(draft.at(at).events), set()
    last = draft.steps(len(draft.entries))
    game = played.at(min(last, len(played.moves)))
    for event in game.events[before:]:
        id = f"{event.kind}|{event.player}|{event.rule}"
        if event.player is not None and event.rule and id not in seen:
            seen.add(id)
            yield _option(id, event.text(language))


def _goals(game: Game, language: Language) -> Iterator[dict[str, str]]:
    for name in game.players:
        for goal in GOALS[game.name]:
            does = said(f"edit_goal_{goal}", language)
            yield _option(f"{goal}|{name}", said("edit_goal_of", language, player=name, does=does))
