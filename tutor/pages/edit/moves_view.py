"""What is seen where moves are recorded: the entries, the form of a note or question, the table.

line        null, or of the variation whose moves are in hand {word, back, send}
entries     [{n, number, kind ("move", "note", "ask", "or"), word, text, after (bool: it comes after the point
            shown), misfit, misfitWord}]
at, last    so many entries come before what is shown; how many there are
insert      whether the next answer is inserted before the move that follows; null: none follows
clip        null, or in words what was copied last
form        null, or {at, new, kind, word}; of a variation also {texts: {language: text}}; of a note
            {texts, say}, of which `say` is for the speaker alone, besides
                look        [{how, at, to}]: what it points at
                targets     [{id, word, group}]: what it can point at; hows: [{id, word}]
            and of a question
                ask         what stands in its form, see `tutor.pages.edit.question`
                choices     {field: [{id, word, group or nothing}]}
                suggested   {prompt: {language: text}, say: [{language: text}]}
                tried       null, or {prompt, options, right}: the question as it will be asked
                trouble     null, or why it cannot be asked
                sent        how often what stands there had been sent when this was said
scene       null, or that of the table
empty       what is said where there is no entry
"""

from __future__ import annotations

from textwrap import shorten
from typing import TYPE_CHECKING, Any

from cards.terms import Language
from engine.errors import ScenarioError
from engine.format import ASK, NOTE, OR
from engine.game import Game
from tutor.pages.edit.bench import Clip
from tutor.pages.edit.draft import Draft
from tutor.pages.edit.link import without_file
from tutor.pages.edit.pointing import how_choices, looks_in, target_choices
from tutor.pages.edit.writing import filled, posed, question_written, suggested, trial_question
from tutor.pages.edit.written_file import Refused
from tutor.story.keys import key_words
from tutor.story.questions import Question
from tutor.table.scene.highlights import highlights
from tutor.words import said, spoken, words

if TYPE_CHECKING:
    from tutor.pages.edit.workshop import Workshop

__all__ = ["moves_view"]

FIRST_WORDS = 90
"""So long are the first words of a question."""
LACKING = {
    "none of the answers is right": "edit_none_right",
    "nobody has a choice there": "edit_one_answer",
}
"""What `tutor.story.questions` says of a question that cannot be answered."""


def moves_view(workshop: Workshop, draft: Draft) -> dict[str, Any]:
    """The entries, the form that is open, and the table at the point that is shown."""
    language = workshop.language
    desk = workshop.desk()
    shown = None
    if desk is not None:
        misfit = draft.played().misfit
        if misfit is not None and workshop.at > misfit[0]:
            desk = None
    if desk is not None:
        shown = desk.scene()
        # The entries tell what has happened, and one goes from one to the other by them.
        shown["why"] = []
        shown["timeline"] = shown["caption"] = None
        shown["highlights"] = highlights(looks_in(draft).get(workshop.at - 1, ()))
        del shown["words"]
    return {
        "line": _line(draft, language),
        "entries": _entries(workshop, draft),
        "at": workshop.at,
        "last": len(draft.entries),
        "insert": None if draft.next_answer(workshop.at) is None else workshop.inserting,
        "clip": _clip(workshop.clip, language),
        "form": _form(workshop, draft),
        "scene": shown,
        "empty": said("edit_course_empty" if desk is not None else "edit_not_laid_out", language),
    }


def _entries(workshop: Workshop, draft: Draft) -> list[dict[str, Any]]:
    language = workshop.language
    played = draft.played()
    misfit = None if played.misfit is None else played.misfit[0]
    number = draft.steps(0)
    game: Game | None = None if played.game is None else played.game.at(number)
    put = posed(draft, language)
    found = []
    for n, entry in enumerate(draft.written):
        fits = misfit is None or n < misfit
        if entry.player is not None:
            number += 1
            words = entry.key
            if game is not None and fits:
                words = key_words(game, entry.key, language)
                game.choose(entry.key)
            kind, word, text = "move", entry.player, words
        elif OR in entry.said:
            kind, word, text = OR, said("edit_variation", language), spoken(entry.said[OR], language)
        elif NOTE in entry.said:
            kind, word = "note", said("edit_note", language)
            text = spoken(entry.said[NOTE], language)
        else:
            kind, word = "ask", said("edit_ask", language)
            text = _asked(entry.said[ASK], put.get(n), language)
        found.append(
            {
                "n": n,
                "number": number if kind == "move" else None,
                "kind": kind,
                "word": word,
                "text": text,
                "after": n >= workshop.at,
                "misfit": n == misfit,
                "misfitWord": said("edit_misfit", language) if n == misfit else None,
            }
        )
    return found


def _line(draft: Draft, language: Language) -> dict[str, Any] | None:
    """The variation whose moves are in hand, and the way back to where it departs."""
    if draft.line is None:
        return None
    title = spoken(draft.scenario.entries[draft.line].said[OR], language)
    back = {"do": "edit", "what": "go", "line": None, "at": draft.line + 1}
    return {"word": title, "back": said("edit_variation_back", language), "send": back}


def _clip(clip: Clip | None, language: Language) -> str | None:
    """What was copied last, so that it can be told from other entries."""
    if clip is None:
        return None
    entry = clip.entry
    if NOTE in entry:
        word, text = said("edit_note", language), spoken(entry[NOTE], language)
    elif OR in entry:
        word, text = said("edit_variation", language), spoken(entry[OR], language)
    elif ASK in entry:
        word, text = said("edit_ask", language), _asked(entry[ASK], None, language)
    else:
        ((word, key),) = entry.items()
        text = key if clip.game is None else key_words(clip.game, key, language)
    first = shorten(f"{word}: {text}", FIRST_WORDS, placeholder=" …")
    return said("edit_clip", language, what=first)


def _asked(ask: Any, put: Question | Exception | None, language: Language) -> str:
    """The first words of a question, or its kind where it cannot be asked."""
    prompt = put.prompt if isinstance(put, Question) else spoken(ask.get("prompt"), language)
    kinds = words(language, "edit")
    kind = next((kinds[f"edit_kind_{kind}"] for kind in ask if f"edit_kind_{kind}" in kinds), "")
    return shorten(prompt, FIRST_WORDS, placeholder=" …") or kind


def _form(workshop: Workshop, draft: Draft) -> dict[str, Any] | None:
    form, language = workshop.form, workshop.language
    if form is None:
        return None
    if form["kind"] == OR:
        return {**form, "word": said("edit_variation", language)}
    if form["kind"] == "note":
        pointing = {"targets": target_choices(draft, form["at"], language), "hows": how_choices(language)}
        return {**form, "word": said("edit_note", language), **pointing}
    ask, choices = filled(draft, form, language)
    shown, trouble = _tried(draft, form, language)
    return {
        **form,
        "ask": ask,
        "word": said("edit_ask", language),
        "choices": choices,
        "suggested": suggested(draft, form, ask),
        "tried": shown,
        "trouble": trouble,
    }


def _tried(
    draft: Draft, form: dict[str, Any], language: Language
) -> tuple[dict[str, Any] | None, str | None]:
    """The question as it will be asked, or why it cannot be."""
    try:
        question = trial_question(draft, form, question_written(draft, form, language), language)
    except Refused as refusal:
        return None, said(refusal.key, language, **refusal.filled)
    except ScenarioError as error:
        for end, key in LACKING.items():
            if str(error).endswith(end):
                return None, said(key, language)
        return None, said("edit_bad_word", language, text=without_file(str(error), language))
    except (ValueError, KeyError, AssertionError) as error:
        return None, said("edit_bad_word", language, text=str(error))
    words = {option.id: option.words for option in question.options}
    right = " / ".join(", ".join(words.get(one, one) for one in answer) for answer in question.right[:4])
    none = "edit_right_nobody" if question.kind in ("who", "order") else "edit_right_none"
    return {
        "prompt": question.prompt,
        "options": [] if question.form == "play" else [option.words for option in question.options],
        "right": said("edit_right", language, answer=right) if right else said(none, language),
    }, None
