"""What the results of a class show, as a page: by pupil, by fact of the rules, by question."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from cards.rules.facts import rule_facts
from cards.terms import Language
from tutor.story.course_answers import CourseAnswer
from tutor.story.courses.course import question_title
from tutor.story.courses.results import HandedIn
from tutor.words import said

__all__ = ["plots"]

WIDTH = 320
HEIGHT = 14

_STYLE = """
body { font: 15px/1.45 "Source Sans 3", "Segoe UI", Roboto, Arial, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
h1 { margin: 0 0 .2rem } h2 { margin: 2rem 0 .5rem } p { margin: .2rem 0 } .soft { color: #595959 }
table { border-collapse: collapse; width: 100% } th, td { padding: .25rem .6rem .25rem 0; text-align: left; vertical-align: top; border-top: 1px solid #ddd }
th { font-weight: 600 } th .soft { font-weight: 400 } td.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums } svg { display: block; margin-top: .25rem }
.first { fill: #2f6296 } .later { fill: #9dbbd8 } .never { fill: #a83c26 } .none { fill: #e4e4e4 }
.key svg { display: inline-block; margin: 0 .35rem 0 1rem; vertical-align: -.1rem } .key { margin: .8rem 0 }
@media screen and (prefers-color-scheme: dark) {
  body { color: #eee7e0; background: #1b1815 } .soft { color: #b3aaa2 } th, td { border-color: #3d3833 }
  .first { fill: #6da3d6 } .later { fill: #365572 } .never { fill: #d8745a } .none { fill: #3d3833 }
}
@media (max-width: 44rem) { th, td, tr { display: block; border: 0; padding: 0 } tr { padding: .5rem 0; border-top: 1px solid #888 } td.n { text-align: left } }
@media print { tr { break-inside: avoid } body { margin: 0; max-width: none; font-size: 10pt } }
""".strip()  # noqa: E501

KINDS = ("first", "later", "never", "none")
"""What becomes of a question: right at once, right in the end, never right, not answered."""


@dataclass
class AnswerCounts:
    """How often something was answered in which way."""

    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))

    def add(self, answer: CourseAnswer | None) -> None:
        """Count an answer."""
        self.counts[_kind(answer)] += 1

    @property
    def all(self) -> int:
        """How many there are."""
        return sum(self.counts.values())

    @property
    def share(self) -> float:
        """The part that was right at once."""
        return self.counts["first"] / self.all


def _kind(answer: CourseAnswer | None) -> str:
    if answer is None:
        return "none"
    return "first" if answer.first else "later" if answer.right else "never"


def plots(results: Sequence[HandedIn], language: Language) -> str:
    """The whole page, without anything from elsewhere."""
    pupils: defaultdict[str, AnswerCounts] = defaultdict(AnswerCounts)
    facts: defaultdict[str, AnswerCounts] = defaultdict(AnswerCounts)
    questions: defaultdict[str, AnswerCounts] = defaultdict(AnswerCounts)
    for result in results:
        for row in result.rows:
            pupils[_named(result, language)].add(row.answer)
            questions[row.question].add(row.answer)
            for fact in row.facts:
                facts[fact].add(row.answer)
    titles = ", ".join(dict.fromkeys(result.title for result in results))
    heading = said("plots_title", language, title=titles)
    known = rule_facts(language)
    in_words = {fact: known[fact].text for fact in facts if fact in known}
    asked = {question: question_title(question, language) for question in questions}
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(heading)}</title>
<style>
{_STYLE}
</style>
</head>
<body>
<h1>{escape(heading)}</h1>
<p class="soft">{escape(said("plots_lead", language, n=len(results)))}</p>
<p class="key">{_key(language)}</p>
{_section("facts", _hardest(facts), language, in_words)}
{_section("questions", _hardest(questions), language, asked)}
{_section("pupils", sorted(pupils.items(), key=lambda one: one[0].casefold()), language)}
</body>
</html>
"""


def _named(result: HandedIn, language: Language) -> str:
    late = f" ({said('plots_late', language)})" if result.late else ""
    return f"{result.pupil}{late}"


def _hardest(found: Mapping[str, AnswerCounts]) -> list[tuple[str, AnswerCounts]]:
    """What fewest have known at once comes first."""
    return sorted(found.items(), key=lambda one: (one[1].share, one[0]))


def _key(language: Language) -> str:
    square = f'width="{HEIGHT}" height="{HEIGHT}"'
    return "".join(
        f'<svg {square}><rect class="{kind}" {square}/></svg>{escape(said(f"plots_{kind}", language))}'
        for kind in KINDS
    )


def _section(
    id: str,
    found: Iterable[tuple[str, AnswerCounts]],
    language: Language,
    words: Mapping[str, str] | None = None,
) -> str:
    rows = "".join(_row(name, counts, (words or {}).get(name, ""), language) for name, counts in found)
    if not rows:
        return ""
    return f"<h2>{escape(said(f'plots_by_{id}', language))}</h2><table><tbody>{rows}</tbody></table>"


def _row(name: str, counts: AnswerCounts, text: str, language: Language) -> str:
    about = f'<br><span class="soft">{escape(name)}</span>' if text else ""
    first = counts.counts["first"]
    share = said("plots_share", language, percent=round(100 * counts.share), n=first, count=counts.all)
    return (
        f'<tr><th scope="row">{escape(text or name)}{about}</th>'
        f'<td>{_bar(counts, language)}</td><td class="n">{escape(share)}</td></tr>'
    )


def _bar(counts: AnswerCounts, language: Language) -> str:
    """What became of it, side by side."""
    told = ", ".join(f"{said(f'plots_{kind}', language)}: {counts.counts[kind]}" for kind in KINDS)
    drawn, left = "", 0.0
    for kind in KINDS:
        width = WIDTH * counts.counts[kind] / counts.all
        drawn += f'<rect class="{kind}" x="{left:.1f}" width="{width:.1f}" height="{HEIGHT}"/>'
        left += width
    return f'<svg role="img" aria-label="{escape(told)}" width="{WIDTH}" height="{HEIGHT}">{drawn}</svg>'
