"""The page of a worksheet: questions first, then on sheets of their own the solutions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from cards.terms import Language
from cards.text import card_text
from tutor.story.exercises import KINDS, Exercise
from tutor.story.questions import Question, Sentence
from tutor.story.questions.kinds import activated
from tutor.story.worksheet.table import paper_table, symbols
from tutor.words import said, spoken

GAMES = {"innovation": "Innovation", "civ": "CIV: Carta Impera Victoria"}

_STYLE = """
body { font: 11pt/1.4 "Source Sans 3", "Segoe UI", Roboto, Arial, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
h1 { margin: 0 } h2 { margin: 0 0 .4rem } h3 { margin: 0; font-size: 1em } h3 em { font-weight: normal }
.exercise, .solution { break-inside: avoid; margin: 1.5rem 0; border-top: 1px solid #999; padding-top: .6rem }
.solutions { break-before: page }
.table { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: .6rem }
.player { border: 1px solid #bbb; border-radius: .4rem; padding: .4rem .6rem }
.piles, .options, .lines { list-style: none; margin: .2rem 0; padding: 0 }
.piles li { border-left: .35rem solid #999; padding-left: .5rem; margin: .25rem 0 }
.piles .red { border-color: #a83c26 } .piles .yellow { border-color: #b98a1c } .piles .green { border-color: #4d7f45 }
.piles .blue { border-color: #2f6296 } .piles .purple { border-color: #71539b }
.card { display: inline-block; border: 1px solid #888; border-radius: .25rem; padding: .1rem .25rem; margin-right: .25rem }
.icon { width: 1.1em; height: 1.1em; vertical-align: -.2em } .picture { display: inline-block; width: .5em }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 .6rem; margin: .3rem 0 0; font-size: .9em }
dt { color: #444 } dd { margin: 0 } small, .middle { color: #444 } .middle { font-size: .9em }
.read { margin: .6rem 0; border-left: .2rem solid #999; padding-left: .6rem; font-size: .9em }
.options li { margin: .25rem 0 } .box { display: inline-block; width: .9em; height: .9em; border: 1.5px solid #222; margin-right: .5em; vertical-align: -.1em }
.blank { display: inline-block; min-width: 8rem; border-bottom: 1.5px solid #222; height: 1.4em }
.rule { color: #444; font-size: .85em; white-space: nowrap }
@media print {
  body { margin: 0; max-width: none; font-size: 10pt }
  p { margin: .5rem 0 } .options { display: flex; flex-wrap: wrap; gap: .2rem 1.6rem }
  .table { grid-template-columns: repeat(3, 1fr) }
  .table:has(> :nth-child(4)), .table:not(:has(> :nth-child(3))) { grid-template-columns: 1fr 1fr }
}
""".strip()  # noqa: E501


def worksheet_page(
    game: str, exercises: Sequence[Exercise], level: int, seed: int, language: Language
) -> str:
    """The whole page."""
    asked = [(one, one.question(language)) for one in exercises]
    title = said("sheet_title", language, game=GAMES[game])
    tasks = "".join(_task(n, one, question, language) for n, (one, question) in enumerate(asked, 1))
    solved = "".join(_solution(n, question, language) for n, (_, question) in enumerate(asked, 1))
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>
{_STYLE}
</style>
</head>
<body>
{symbols()}
<header>
<h1>{escape(title)}</h1>
<p>{said("sheet_level", language, level=level, seed=seed)}</p>
<p>{said("sheet_name", language)} <span class="blank"></span></p>
</header>
<main>
{tasks}
<section class="solutions">
<h1>{said("sheet_solutions", language)}</h1>
{solved}
</section>
</main>
</body>
</html>
"""


def _task(number: int, one: Exercise, question: Question, language: Language) -> str:
    kind = escape(spoken(KINDS[one.kind].title, language))
    return (
        f'<article class="exercise"><h2>{said("sheet_number", language, n=number)} · {kind}</h2>'
        f"{paper_table(one.game, language)}{_card(one, language)}"
        f"<p><b>{escape(question.prompt)}</b></p>{_answers(question, language)}</article>\n"
    )


def _card(one: Exercise, language: Language) -> str:
    """What the card says that is activated: its icon decides who is affected."""
    card = activated(one.task)
    if card is None:
        return ""
    name, *lines = map(escape, card_text(card, language, one.edition).splitlines())
    return f'<p class="read"><b>{name}</b><br>{"<br>".join(lines)}</p>'


def _answers(question: Question, language: Language) -> str:
    """Where the answer goes."""
    if question.form == "number":
        return '<p><span class="blank"></span></p>'
    if question.form == "order":
        options = "".join(f"<li>{n}. {escape(one.words)}</li>" for n, one in enumerate(question.options, 1))
        blank = '<span class="blank"></span>'
        how = said("sheet_order", language)
        return f'<p>{how}</p><ul class="options">{options}</ul><p>{blank}</p>'
    options = "".join(f'<li><span class="box"></span>{escape(one.words)}</li>' for one in question.options)
    return f'<p>{said(f"sheet_{question.form}", language)}</p><ul class="options">{options}</ul>'


def _solution(number: int, question: Question, language: Language) -> str:
    right = " / ".join(_in_words(question, answer, language) for answer in question.right)
    verdict = question.judge(question.right[0])
    lines = verdict.reasons or verdict.lines
    return (
        f'<article class="solution"><h2>{said("sheet_number", language, n=number)}</h2>'
        f'<p><b>{right}</b></p><ul class="lines">{_lines(lines)}</ul></article>\n'
    )


def _in_words(question: Question, answer: tuple[str, ...], language: Language) -> str:
    if question.form == "number":
        return answer[0]
    words = {option.id: option.words for option in question.options}
    between = " → " if question.form == "order" else ", "
    return escape(between.join(words[id] for id in answer)) or said("sheet_none", language)


def _lines(lines: Iterable[Sentence]) -> str:
    return "".join(
        f"<li>{escape(line.text)}"
        + (f' <span class="rule">{line.rule}</span>' if line.rule else "")
        + "</li>"
        for line in lines
    )
