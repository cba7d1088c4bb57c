"""A question being written: what stands in its form, what it asks, and whether that can be answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.terms import LANGUAGES, Language
from engine.errors import ScenarioError
from engine.game import Game
from tutor.pages.edit.amounts import asks_for, asks_for_most
from tutor.pages.edit.choices import FIELDS, Choices, choices, coming
from tutor.pages.edit.draft import Draft
from tutor.pages.edit.facts import asks, fact_words, from_id, written_fact
from tutor.pages.edit.question import ask_of
from tutor.story.questions import Question
from tutor.story.steps import Step, question_steps
from tutor.words import said

__all__ = ["filled", "posed", "question_written", "suggested", "trial_question"]

Form = Mapping[str, Any]
Words = dict[str, str]

OPEN = ("key", "event", "amount", "goal")
"""Where a file may say more than is offered."""
BY_HAND = """\
predict:
  - say: "{player} draws a card."
    if: {{event: {{kind: draw, player: {player}}}}}
  - say: "{player} draws nothing."
    if: {{no_event: {{kind: draw, player: {player}}}}}
"""
"""What one begins with who writes a question by hand."""


def filled(draft: Draft, form: Form, language: Language) -> tuple[dict[str, Any], Choices]:
    """A form with the first that there is where nothing is chosen yet, and what can be chosen."""
    ask = dict(form["ask"])
    options = choices(draft, form["at"], ask, form["new"], language)
    for field in FIELDS[ask["kind"]]:
        known = [one["id"] for one in options[field]]
        if field == "if":
            ask["options"] = _statements(ask.get("options") or _begun(known))
            for one in ask["options"]:
                _say_as_written(options[field], one[field], language)
        elif field == "keys":
            ask[field] = list(ask.get(field, ()))
        elif field in OPEN and ask.get(field):
            _say_as_written(options[field], str(ask[field]), language)
        else:
            chosen = str(ask.get(field) or "")
            ask[field] = chosen if chosen in known or not known else known[0]
    if ask["kind"] == "choose":
        ask["options"] = ask.get("options") or [_answer(right=True), _answer(right=False)]
    plain = {
        "model": {},
        "prompt": {},
        "why": {},
        "rest": {},
        "all": False,
        "text": BY_HAND.format(player=draft.players[0]),
    }
    hints = [*ask.get("hints", ()), {}, {}][:2]
    return {**plain, **ask, "hints": hints}, options


def _answer(right: bool) -> dict[str, Any]:
    """An answer that the author has still to write."""
    return {"say": {}, "why": {}, "right": right}


def _begun(known: list[str]) -> list[dict[str, Any]]:
    """The first statement that there is, and that it does not hold."""
    if not known:
        return []
    first = from_id(known[0])
    against = next((id for id in known if from_id(id) == _opposite(first)), known[-1])
    return [{"if": id, "say": {}} for id in (known[0], against)]


def _opposite(condition: Mapping[str, Any]) -> dict[str, Any]:
    event = condition.get("event", {})
    return {"no_event": {key: event[key] for key in ("kind", "player") if key in event}}


def _statements(options: Any) -> list[dict[str, Any]]:
    return [{"if": str(one["if"]), "say": dict(one.get("say") or {})} for one in options]


def _say_as_written(options: list[dict[str, str]], id: str, language: Language) -> None:
    """Let also that be chosen which only the file says."""
    if all(one["id"] != id for one in options):
        word = said("edit_as_written", language, text=written_fact(from_id(id)))
        options.insert(0, {"id": id, "word": word})


def suggested(draft: Draft, form: Form, ask: Form) -> dict[str, Any]:
    """Our words in every language where the author need not write any: for the prompt, and for statements."""
    game = draft.at(form["at"])
    prompt = {language: _prompt(game, ask, language) for language in LANGUAGES}
    events = coming(draft, form["at"], form["new"]) if ask["kind"] == "predict" else ()
    say = [
        _in_all({one: fact_words(from_id(each["if"]), one, events) for one in LANGUAGES})
        for each in (ask.get("options", ()) if ask["kind"] == "predict" else ())
    ]
    return {"prompt": _in_all(prompt), "say": say}


def _prompt(game: Game, ask: Form, language: Language) -> str | None:
    """The question that says more than others of its kind; None if those say enough."""
    what = from_id(str(ask.get("event") or ask.get("amount") or ""))
    match ask["kind"]:
        case "count" if isinstance(what, str):
            return asks_for(game, what, language)
        case "most":
            return asks_for_most(game, what, language)
        case "count" | "whose" if isinstance(what, dict):
            return asks(what, language)
        case _:
            return None


def _in_all(words: Mapping[Any, str | None]) -> Words:
    return {language: text for language, text in words.items() if text}


def question_written(draft: Draft, form: Form, language: Language) -> dict[str, Any]:
    """What a form asks, as it is written into the file; our words stand where the author wrote none.

    Raises Refused if something is missing, ScenarioError if what is written by hand is no question.
    """
    ask, _ = filled(draft, form, language)
    ours = suggested(draft, form, ask)
    if ask["kind"] == "predict":
        told = zip(ask["options"], ours["say"], strict=True)
        ask["options"] = [{**one, "say": _or(one["say"], say)} for one, say in told]
    return ask_of({**ask, "prompt": _or(ask["prompt"], ours["prompt"])})


def without_ours(draft: Draft, form: Form, language: Language) -> dict[str, Any]:
    """A form that was filled from the file, without our own words: they come anew, whatever is asked then."""
    ask = form["ask"]
    ours = suggested(draft, form, filled(draft, form, language)[0])
    if ask["kind"] == "predict":
        told = zip(ask["options"], ours["say"], strict=False)
        ask = {**ask, "options": [{**one, "say": _but(one["say"], say)} for one, say in told]}
    return {**form, "ask": {**ask, "prompt": _but(ask.get("prompt") or {}, ours["prompt"])}}


def _but(words: Mapping[str, str], ours: Words) -> Mapping[str, str]:
    return {} if words == ours else words


def _or(words: Mapping[str, str], ours: Words) -> Mapping[str, str]:
    return words if any(text.strip() for text in words.values()) else ours


def trial_question(draft: Draft, form: Form, ask: Mapping[str, Any], language: Language) -> Question:
    """The question put where it stands.

    Raises ScenarioError if it has no answer there.
    """
    at, trial = form["at"], type(draft)(draft.text)
    trial.take(draft.line)
    trial.write_entry(at, {"ask": ask}, form["new"])
    number, played = trial.steps(at), draft.played().game
    if played is None or number > len(played.moves):
        raise ScenarioError("scenario: the table is not laid out there")
    ours = next(
        one
        for one in question_steps(played, (*trial.before, *trial.written))
        if one.ask is not None and one.ask.entry == at + len(trial.before)
    )
    return ours.posed(played.at(number), language)


def posed(draft: Draft, language: Language) -> dict[int, Question | Exception]:
    """The questions by their entries, each put where it stands, or why it cannot be put there."""
    game = draft.played().game
    if game is None:
        return {}
    return {
        step.ask.entry - len(draft.before): _posed(step, game.at(step.at), language)
        for step in question_steps(game, (*draft.before, *draft.written))
        if step.ask is not None
    }


def _posed(step: Step, game: Game, language: Language) -> Question | Exception:
    try:
        return step.posed(game, language)
    except Exception as error:
        # Whatever an author has written must not stop the editor.
        return error
