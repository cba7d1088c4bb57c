"""Collect the results of a class into a table, with a page of plots."""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cards.terms import LANGUAGES
from tutor.command.refusal import Refusal

if TYPE_CHECKING:
    from tutor.story.courses.results import HandedIn

COLUMNS = (
    *("pupil", "course", "handed_in", "late", "question", "facts", "rules"),
    *("first_try_right", "wrong_answers", "right_in_the_end", "answered_on"),
)

EXAMPLE = "aula collect results/*.json -o class.csv"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help="results as pupils have saved them, or codes, one on each line",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="CSV",
        type=Path,
        required=True,
        help="the table, a row for each pupil and question; beside it, with the ending .html, the plots",
    )
    parser.add_argument(
        "--course",
        metavar="FILE",
        type=Path,
        help="the course (YAML), so that the plots can name what lies beside it by its title",
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the plots; default en")


def carry_out(chosen: argparse.Namespace) -> int:
    """Return 1 if something among the files is no result; the others are collected all the same."""
    from tutor.command.start import bring_course
    from tutor.story.courses.plots import plots

    if chosen.course is not None:
        bring_course(chosen.course)
    page = chosen.output.with_suffix(".html")
    if page == chosen.output:
        raise Refusal(f"{chosen.output} is where the plots go; name the table class.csv, for instance")
    found, refused = read_files(chosen.files)
    for trouble in refused:
        print(trouble, file=sys.stderr)
    if not found:
        raise Refusal("there is no result among these files")
    results = latest(found)
    with chosen.output.open("w", encoding="utf-8-sig", newline="") as file:
        table = csv.writer(file)
        table.writerow(COLUMNS)
        table.writerows(row for result in results for row in rows(result))
    page.write_text(plots(results, chosen.language), encoding="utf-8")
    print(f"{chosen.output}: {len(results)} results, {sum(len(one.rows) for one in results)} rows")
    print(f"{page}: what they show")
    return 1 if refused else 0


def read_files(files: list[str]) -> tuple[list[HandedIn], list[str]]:
    """Return the results in the files, and what is to be said of the others."""
    from tutor.story.courses.results import MOST_BYTES, read_results

    found: list[HandedIn] = []
    refused: list[str] = []
    for file in files:
        try:
            with Path(file).open("rb") as opened:
                text = opened.read(4 * MOST_BYTES).decode("utf-8", "replace")
            found += read_results(text)
        except ValueError as error:
            refused.append(f"aula: {file}: expected a result, found {error}")
        except OSError as error:
            refused.append(f"aula: {file}: expected a file that can be read ({error.strerror})")
    return found, refused


def latest(found: list[HandedIn]) -> list[HandedIn]:
    """Return the last result of each pupil in each course, by name; who has handed in twice is named."""
    kept: dict[tuple[str, str], HandedIn] = {}
    for result in sorted(found, key=lambda one: (one.day, sum(row.answer is not None for row in one.rows))):
        key = (result.course, result.pupil.casefold())
        if key in kept and kept[key] != result:
            print(f"aula: {result.pupil} is here twice; the result of {result.day} counts", file=sys.stderr)
        kept[key] = result
    return [kept[key] for key in sorted(kept)]


def rows(result: HandedIn) -> list[list[object]]:
    """Return the rows of a pupil; what was not answered stays empty."""
    found = []
    for row in result.rows:
        rules = dict.fromkeys(fact.rpartition(".")[0] for fact in row.facts)
        answer = row.answer
        day = "" if answer is None else day_of(answer.day)
        given = ["", "", ""] if answer is None else [int(answer.first), answer.wrong, int(answer.right)]
        about = [
            unformulated(result.pupil),
            unformulated(result.course),
            result.day,
            int(result.late),
            unformulated(row.question),
        ]
        found.append([*about, unformulated(" ".join(row.facts)), unformulated(" ".join(rules)), *given, day])
    return found


def day_of(day: int) -> str:
    """Return a day as one writes it."""
    from datetime import date

    return date.fromordinal(day).isoformat()


def unformulated(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula: what pupils write is carried out by nobody.

    >>> unformulated("=1+1"), unformulated("Anna")
    ("'=1+1", 'Anna')
    """
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
