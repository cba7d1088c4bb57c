"""A question as a form: what is chosen and written in it, and the question of a file that this stands for.

kind      one of KINDS; "text" is written by hand
key, effect, role     who, order: the answer, which of its effects, the role
amount    count, most: an amount, or as JSON what is counted
keys      may: the answers; best: those to choose from, none for all that are legal
event     rule, whose: the event, as JSON; `among`: the rules to choose from, if the file names them
goal, player, steps   do: the condition, as JSON, who is played, in how many answers
options, all          predict: [{if: condition, as JSON, say: {language: text}}], whether all that hold;
          choose: [{say, why: {language: text}, right (bool)}], whether all that are right
model     open: a good answer, {language: text}
text      what is written by hand
prompt, why, hints    words by language, of the hints a list
rest      what the file says besides and no form shows: after, then, rules, facts
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.reading import read_text
from tutor.pages.edit.document import document_text, flowing, in_block
from tutor.pages.edit.document import read_document as read_document
from tutor.pages.edit.facts import as_id, from_id
from tutor.pages.edit.written_file import Refused
from tutor.story.questions import read_task

__all__ = ["KINDS", "ask_of", "form_of"]

KINDS = (
    "who",
    "order",
    "count",
    "most",
    "predict",
    "may",
    "best",
    "rule",
    "whose",
    "do",
    "choose",
    "open",
    "text",
)
HINTS = 2
FEWEST = 2
REST = ("after", "then", "rules", "facts")

Fields = Mapping[str, Any]


def form_of(ask: Fields) -> dict[str, Any]:
    """The fields of a form that stand for a question; what no form can say is text."""
    words = {key: _by_language(ask.get(key)) for key in ("prompt", "why")}
    hints = [_by_language(hint) for hint in ask.get("hints", ())]
    kinds = ask.keys() - {"prompt", "why", "hints", "all", *REST}
    fields = _fields(ask, *kinds) if len(kinds) == 1 else None
    if fields is None or None in (*words.values(), *hints):
        return {"kind": "text", "text": document_text(in_block(dict(ask)))}
    rest = {key: ask[key] for key in REST if key in ask}
    return {**fields, **words, "hints": hints, "rest": rest}


def _fields(ask: Fields, kind: str) -> dict[str, Any] | None:
    """What was chosen for a kind; None if it is more than a form has."""
    match kind, ask[kind]:
        case "who", {"event": event, **rest} if not rest:
            return {"kind": "whose", "event": as_id(event)}
        case "who", {"most": str(amount), **rest} if not rest:
            return {"kind": "most", "amount": amount}
        case "who", {"key": str(key), "role": str(role), **rest} if rest.keys() <= {"effect"}:
            return {"kind": kind, "key": key, "role": role, "effect": str(rest.get("effect", ""))}
        case "order", {"key": str(key), **rest} if rest.keys() <= {"effect"}:
            return {"kind": kind, "key": key, "effect": str(rest.get("effect", ""))}
        case "count", amount:
            return {"kind": kind, "amount": as_id(amount)}
        case "may", [*keys]:
            return {"kind": kind, "keys": [str(key) for key in keys]}
        case "best", "all":
            return {"kind": kind, "keys": []}
        case "best", [*keys]:
            return {"kind": kind, "keys": [str(key) for key in keys]}
        case "rule", {"event": event, **rest} if rest.keys() <= {"among"}:
            return {"kind": kind, "event": as_id(event), "among": rest.get("among", [])}
        case "do", {"goal": goal, **rest} if rest.keys() <= {"player", "steps"}:
            player, steps = rest.get("player", ""), str(rest.get("steps", 1))
            return {"kind": kind, "goal": as_id(goal), "player": player, "steps": steps}
        case "predict", [*statements]:
            options = [{"if": as_id(one["if"]), "say": _by_language(one["say"])} for one in statements]
            if any(one["say"] is None for one in options):
                return None
            return {"kind": kind, "options": options, "all": ask.get("all", False)}
        case "choose", [*answers]:
            options = [_own_answer(one) for one in answers]
            if any(None in (one["say"], one["why"]) for one in options):
                return None
            return {"kind": kind, "options": options, "all": is_yes(ask.get("all", False))}
        case "open", {**words}:
            return {"kind": kind, "model": _by_language(words)}
        case _:
            return None


def _own_answer(one: Fields) -> dict[str, Any]:
    words = {key: _by_language(one.get(key)) for key in ("say", "why")}
    return {**words, "right": is_yes(one.get("right", False))}


def is_yes(said: Any) -> bool:
    """Whether a file says yes, which it may in several words."""
    return str(said).lower() in ("yes", "true")


def _by_language(words: Any) -> dict[str, str] | None:
    """Words of each language; None for a text that stands for all of them."""
    if words is None:
        return {}
    return {str(key): str(text) for key, text in words.items()} if isinstance(words, Mapping) else None


def ask_of(form: Fields) -> dict[str, Any]:
    """The question that a form stands for, as it is written into the file.

    Raises Refused if something is missing, and ScenarioError if what is written by hand is no question.
    """
    if form["kind"] == "text":
        text = str(form.get("text", ""))
        read_task(read_text(text + "\n", "scenario.yaml"))
        return dict(read_document(text))
    ask = _asked(form)
    if form["kind"] in ("choose", "open") and not _kept(form.get("prompt", {})):
        raise Refused("edit_no_prompt")
    if prompt := _kept(form.get("prompt", {})):
        ask["prompt"] = prompt
    if hints := [words for hint in form.get("hints", ())[:HINTS] if (words := _kept(hint))]:
        ask["hints"] = hints
    if why := _kept(form.get("why", {})):
        ask["why"] = why
    return ask | dict(form.get("rest", {}))


def _asked(form: Fields) -> dict[str, Any]:
    """The question without its words."""
    effect = str(form.get("effect") or "")
    match form["kind"]:
        case "who":
            part = {"key": _chosen(form, "key"), "role": form.get("role", "affected")}
            return {"who": flowing(part | ({"effect": int(effect)} if effect else {}))}
        case "whose":
            return {"who": flowing({"event": from_id(_chosen(form, "event", "edit_nothing_follows"))})}
        case "most":
            return {"who": flowing({"most": _chosen(form, "amount")})}
        case "order":
            return {
                "order": flowing({"key": _chosen(form, "key")} | ({"effect": int(effect)} if effect else {}))
            }
        case "count":
            return {"count": flowing(from_id(_chosen(form, "amount")))}
        case "may":
            return {"may": _enough(form.get("keys", ()), 1, "edit_few_answers")}
        case "best":
            return {"best": list(form.get("keys", ())) or "all"}
        case "rule":
            among = {"among": list(form["among"])} if form.get("among") else {}
            return {
                "rule": flowing({"event": from_id(_chosen(form, "event", "edit_nothing_follows")), **among})
            }
        case "choose":
            all_of_them = {"all": form["all"]} if form.get("all") else {}
            return {"choose": _own_answers(form.get("options", ())), **all_of_them}
        case "open":
            if not (model := _kept(form.get("model", {}))):
                raise Refused("edit_no_model")
            return {"open": model}
        case "predict":
            all_of_them = {"all": form["all"]} if form.get("all") else {}
            return {"predict": _statements(form.get("options", ())), **all_of_them}
        case _:
            steps = int(form.get("steps") or 1)
            more = {"player": form["player"]} if form.get("player") else {}
            goal = {"goal": from_id(_chosen(form, "goal")), **more}
            return {"do": flowing(goal | ({"steps": steps} if steps > 1 else {}))}


def _chosen(form: Fields, field: str, lacking: str = "edit_nothing_to_choose") -> str:
    """What was chosen; nothing, if there was nothing to choose from."""
    if not (found := str(form.get(field) or "")):
        raise Refused(lacking)
    return found


def _statements(options: Iterable[Fields]) -> list[dict[str, Any]]:
    found = [{"say": _kept(one["say"]), "if": flowing(from_id(str(one["if"])))} for one in options]
    return _enough([one for one in found if one["say"]], FEWEST, "edit_few_statements")


def _own_answers(options: Iterable[Fields]) -> list[dict[str, Any]]:
    found = []
    for one in options:
        if say := _kept(one["say"]):
            why = _kept(one.get("why") or {})
            found.append(
                {"say": say} | ({"right": True} if one.get("right") else {}) | ({"why": why} if why else {})
            )
    if not any(one.get("right") for one in found):
        raise Refused("edit_none_right")
    return _enough(found, FEWEST, "edit_few_answers_of_mine")


def _enough(found: Sequence[Any], fewest: int, lacking: str) -> list[Any]:
    if len(found) < fewest:
        raise Refused(lacking)
    return list(found)


def _kept(words: Mapping[str, str]) -> dict[str, str]:
    """The words that somebody has written."""
    return {language: text.strip() for language, text in words.items() if text.strip()}
