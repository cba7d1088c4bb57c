"""A walkthrough in words, as plain HTML: for paper, and where there is no JavaScript."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import count
from typing import Any

from cards.rules import rules
from cards.terms import Language
from engine.commentary import Line, commentary
from engine.game import Game
from engine.scenario.variations import Variation, variations
from tutor.publish.table_in_words import lying
from tutor.story.keys import key_words
from tutor.table.explain import text_of
from tutor.table.session import Session
from tutor.words import said

__all__ = ["article"]

Walked = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class _Telling:
    """What is told: the scenario or one of its variations."""

    session: Session
    language: Language
    numbers: Iterator[int]
    """Of the questions, in the order in which they are asked."""
    beside: Sequence[tuple[Variation, Walked]]
    """The variations, and how they are walked through in this language."""


def article(game: Game, language: Language, whole: Walked) -> str:
    """The whole walkthrough: how the table lies, what is done, what follows and by which rule.

    At the end stand the answers to its questions, and those rules. For `whole` see `tutor.publish.walk`.
    """
    session, walked = Session(game), whole["words"][language]
    others = [one["words"][language] for one in whole["variations"]]
    title = walked["title"]
    head = [
        f"<h1>{escape(title)}</h1>" if title else "",
        f"<noscript><p><small>{escape(said('no_script', language))}</small></p></noscript>",
        _paragraphs(walked["goal"]),
        _paragraphs(walked["notes"]),
        _small(walked["credit"]),
    ]
    steps = walked["steps"]
    table = _titled("table_at_first", language, lying(steps[0]["scene"]))
    telling = _Telling(session, language, count(1), [*zip(variations(game), others, strict=True)])
    body = "".join(_step(telling, at, step["says"]) for at, step in enumerate(steps))
    asked = _asked(steps, others)
    return "".join(
        (
            *head,
            # On paper the table is drawn already.
            f'<section class="lying">{table}</section>',
            _titled(
                "cards_used", language, "".join(map(_card, _cards(steps, [key for _, key in game.moves])))
            ),
            body,
            _titled(
                "answers", language, "".join(_answer(n, ask, language) for n, ask in enumerate(asked, 1))
            ),
            _rules(session, language),
            _onward(walked.get("course")),
        )
    )


def _onward(course: Walked | None) -> str:
    """The way on in a course, for those without JavaScript."""
    links = [course[way] for way in ("contents", "previous", "next") if course[way]] if course else []
    told = " · ".join(f'<a href="{escape(link["href"])}">{escape(link["word"])}</a>' for link in links)
    return f"<nav>{told}</nav>" if told else ""


def _small(text: str) -> str:
    return f"<p><small>{escape(text)}</small></p>" if text else ""


def _titled(key: str, language: Language, content: str) -> str:
    return f"<h2>{escape(said(key, language))}</h2>{content}" if content else ""


def _asked(steps: Iterable[Walked], others: Sequence[Walked]) -> Iterator[Walked]:
    """The questions, in the order in which they are asked."""
    for one in (one for step in steps for one in step["says"]):
        if "ask" in one:
            yield one["ask"]
        elif "variation" in one:
            yield from _asked(others[one["variation"]]["steps"], others)


def _step(telling: _Telling, at: int, says: Iterable[Walked]) -> str:
    """What is done, the sentences about it, and what the author says then."""
    session, language = telling.session, telling.language
    since, until = (session.told[at - 1] if at else 0), session.told[at]
    happened = session.current.game.events[since:until]
    events = "".join(_event(line) for line in commentary(happened, language))
    words = "".join(_said(telling, one) for one in says)
    if not (at or events or words):
        return ""
    told = f"<ol>{events}</ol>" if events else ""
    return f"<section><h2>{escape(_heading(session, at, language))}</h2>{told}{words}</section>"


def _said(telling: _Telling, one: Walked) -> str:
    """A note, a question, or what could have happened instead."""
    if "ask" in one:
        return _question(next(telling.numbers), one["ask"], telling.language)
    if "variation" not in one:
        return f"<div>{_paragraphs(one.get('note') or one['look'])}</div>"
    variation, walked = telling.beside[one["variation"]]
    first, *steps = walked["steps"]
    within = replace(telling, session=Session(variation.game))
    opening = "".join(_said(within, each) for each in first["says"])
    told = "".join(_step(within, at, step["says"]) for at, step in enumerate(steps, variation.at + 1))
    return f"<blockquote><h3>{escape(walked['title'])}</h3>{opening}{told}</blockquote>"


def _event(line: Line) -> str:
    """A sentence of the commentary with its rule, and beneath it what it sums up, or what adds to it."""
    details = "".join(map(_event, line.details))
    told = f"{escape(line.text)} <small>{escape(line.rule)}</small>"
    return f"<li>{told}{f'<ul>{details}</ul>' if details else ''}</li>"


def _heading(session: Session, at: int, language: Language) -> str:
    if not at:
        return said("beginning", language)
    player, key = session.current.game.moves[at - 1]
    session.go(at - 1)
    return f"{said('step_n', language, n=at)} · {player} · {key_words(session.shown, key, language)}"


def _question(number: int, ask: Walked, language: Language) -> str:
    """A question with what can be answered."""
    options = "".join(f"<li>{escape(one['words'])}</li>" for one in ask["options"])
    prompt = (
        f"<p><b>{escape(said('question_n', language, n=number))}</b> {escape(text_of(ask['prompt']))}</p>"
    )
    return f"<div>{prompt}{f'<ul>{options}</ul>' if options else ''}</div>"


def _answer(number: int, ask: Walked, language: Language) -> str:
    """The answer to a question, and why."""
    reasons = [line for one in ask["options"] for line in one["lines"]]
    lines = [] if ask["form"] == "open" else [*reasons, *ask["lines"]] or ask["story"]
    why = "".join(dict.fromkeys(map(_line, lines)))
    head = f"<p><b>{escape(said('question_n', language, n=number))}</b> {escape(ask['shown'])}</p>"
    return f"<section>{head}{f'<ul>{why}</ul>' if why else ''}</section>"


def _line(line: Walked) -> str:
    rule = f" <small>{escape(line['rule'])}</small>" if line["rule"] else ""
    return f"<li>{escape(text_of(line['parts']))}{rule}</li>"


def _cards(steps: Iterable[Walked], played: Iterable[str]) -> Iterable[Walked]:
    """The cards that are carried out, in their order."""
    found: dict[str, Walked] = {}
    for step, key in zip(steps, (*played, None), strict=True):
        looked = step["looks"].get(key, {}).get("card")
        for card in filter(None, (step["scene"]["card"], looked)):
            found.setdefault(card["id"], card)
    return found.values()


def _card(card: Walked) -> str:
    heading = " · ".join(filter(None, (*card["heading"], card["iconWord"])))
    effects = "".join(
        f"<p><b>{escape(effect['word'])}</b> "
        f"{escape(''.join(clause['text'] for clause in effect['clauses']).strip())}</p>"
        for effect in card["effects"]
    )
    return f"<section><h3>{escape(card['name'])} <small>{escape(heading)}</small></h3>{effects}</section>"


def _rules(session: Session, language: Language) -> str:
    """The rules that were cited, in the order of the rulebook."""
    cited = {event.rule for event in session.current.game.events}
    entries = "".join(
        f"<div><dt>{escape(id)}</dt><dd>{_paragraphs(_plain(rule.text))}</dd></div>"
        for id, rule in rules(language).items()
        if id in cited
    )
    return _titled("rules_cited", language, f"<dl>{entries}</dl>" if entries else "")


def _plain(markdown: str) -> str:
    return markdown.replace("**", "").replace("*", "")


def _paragraphs(text: str) -> str:
    """Each line or paragraph of a text."""
    return "".join(f"<p>{escape(line.strip())}</p>" for line in text.split("\n") if line.strip())
