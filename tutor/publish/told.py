"""A walkthrough in words, as plain HTML: for paper, and where there is no JavaScript."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

from cards.rules import rules
from cards.terms import Language
from engine.game import Game
from tutor.app.library import note_at, said_in
from tutor.session import Session
from tutor.task.keys import key_words
from tutor.words import said

__all__ = ["article"]


def article(game: Game, language: Language, questions: Mapping[int, list[Mapping[str, Any]]]) -> str:
    """The whole walkthrough: what is done, what follows, by which rule; and those rules."""
    scenario = game.scenario
    title, goal, notes = (said_in(scenario.get(key), language) for key in ("title", "goal", "notes"))
    head = [f"<h1>{escape(title)}</h1>" if title else "", *_paragraphs(goal), *_paragraphs(notes)]
    session = Session(game)
    body = "".join(_step(session, at, language, questions.get(at, ())) for at in range(session.last + 1))
    return "".join((*head, body, _rules(session, language)))


def _step(session: Session, at: int, language: Language, questions: Iterable[Mapping[str, Any]]) -> str:
    """What is done, the sentences about it, and what the author says then."""
    game = session.current.game
    since, until = (session.told[at - 1] if at else 0), session.told[at]
    told = "".join(
        f"<li>{escape(event.text(language))} <small>{escape(event.rule)}</small></li>"
        for event in game.events[since:until]
    )
    note = "".join(_paragraphs(note_at(game, at, language)))
    put = "".join(
        f"<p><b>{escape(said('question', language))}</b> {escape(one['prompt'])}</p>" for one in questions
    )
    if not (at or told or note or put):
        return ""
    events = f"<ol>{told}</ol>" if told else ""
    return f"<section><h2>{escape(_heading(session, at, language))}</h2>{events}{note}{put}</section>"


def _heading(session: Session, at: int, language: Language) -> str:
    if not at:
        return said("beginning", language)
    player, key = session.current.game.moves[at - 1]
    session.go(at - 1)
    return f"{said('step_n', language, n=at)} · {player} · {key_words(session.shown, key, language)}"


def _rules(session: Session, language: Language) -> str:
    """The rules that were cited, in the order of the rulebook."""
    cited = {event.rule for event in session.current.game.events}
    entries = "".join(
        f"<dt>{escape(id)}</dt><dd>{''.join(_paragraphs(_plain(rule.text)))}</dd>"
        for id, rule in rules(language).items()
        if id in cited
    )
    return f"<h2>{escape(said('rules_cited', language))}</h2><dl>{entries}</dl>" if entries else ""


def _plain(markdown: str) -> str:
    return markdown.replace("**", "").replace("*", "")


def _paragraphs(text: str) -> Iterator[str]:
    """Each line or paragraph of a text."""
    return (f"<p>{escape(line.strip())}</p>" for line in text.split("\n") if line.strip())
