"""Check that scenarios, lessons and courses can be played and end as they expect."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.command.refusal import Refusal

if TYPE_CHECKING:
    from engine.game import Game
    from engine.scenario.looks import Look

_TOLD = ("title", "goal", "notes", "moves", "chapters", "pages")
"""The keys of a file below which its author speaks."""

EXAMPLE = "aula check notebooks/scenarios/*/*.yaml"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("files", metavar="FILE", nargs="+", help="a scenario, lesson or course (YAML)")


def carry_out(chosen: argparse.Namespace) -> int:
    """Return 2 if a file is bad, else 1 if one does not end as it expects."""
    return max(check(file) for file in chosen.files)


def check(file: str) -> int:
    """Check one file and say how it is."""
    import engine

    try:
        failures = _failures(file)
    except (Refusal, engine.ScenarioError) as refusal:
        print(Refusal(str(refusal)), file=sys.stderr)
        return 2
    for failure in failures:
        print(f"{file}: {failure}", file=sys.stderr)
    if failures:
        return 1
    print(f"{file}: good")
    for gap in _gaps(Path(file)):
        print(f"{file}: {gap}")
    return 0


def _gaps(file: Path) -> Iterator[str]:
    """Which texts lack a language in which others of the file are; of a course, also beside it."""
    from cards.terms import LANGUAGES
    from engine.reading import read
    from tutor.library.own import companions, room_of
    from tutor.pages.edit.checks import texts_in, untranslated

    room = room_of(file)
    if room == "courses":
        for one in dict.fromkeys(companions(file).values()):
            yield from (f"{one.name}: {gap}" for gap in _gaps(one))
    said = read(file).plain()
    texts = [(None, text) for key in _TOLD if key in said for text in texts_in(said[key])]
    yield from (gap.text for gap in untranslated(texts, LANGUAGES[0]))


def _failures(file: str) -> list[str]:
    """Where a scenario does not end as it expects; questions and lessons are put in each language."""
    from cards.terms import LANGUAGES
    from engine.scenario.variations import variations
    from tutor.command import scenario
    from tutor.command.start import bring_course
    from tutor.library.own import companions, room_of
    from tutor.story.lessons import questions, read_lesson, tables
    from tutor.story.steps import question_steps
    from tutor.words import spoken

    room = room_of(Path(file))
    if room == "courses":
        bring_course(Path(file))
        beside = dict.fromkeys(companions(Path(file)).values())
        return [f"{one.name}: {failure}" for one in beside for failure in _failures(str(one))]
    if room == "lessons":
        lesson = read_lesson(Path(file))
        for language in LANGUAGES:
            for _ in questions(lesson, language):
                pass
        laid = zip(lesson.pages, tables(lesson, LANGUAGES[0]), strict=True)
        pages = [(n, page.looks, table) for n, (page, table) in enumerate(laid, 1)]
        return [f"{missed} on page {n}" for n, looks, table in pages for missed in _missed(looks, table)]
    game = scenario.load_scenario(file)
    lines = [("", game), *((f"{spoken(one.title, 'en')}: ", one.game) for one in variations(game))]
    for _, line in lines:
        for step in question_steps(line):
            for language in LANGUAGES:
                step.posed(line.at(step.at), language)
    return [f"{what}{failure}" for what, line in lines for failure in (*line.failures(), *_misses(line))]


def _misses(game: Game) -> Iterator[str]:
    """Where a note points at what is not there."""
    from tutor.story.steps import steps

    for step in steps(game):
        for missed in _missed(step.looks, game.at(step.at)) if step.looks else ():
            yield f"{missed} after {step.at} answers"


def _missed(looks: Sequence[Look], game: Game) -> Iterator[str]:
    """What is pointed at on a table and is not there."""
    from tutor.table.focus import Focus
    from tutor.table.scene import scene
    from tutor.table.scene.highlights import absent, target_words

    for target in absent(looks, scene(game, None, "en", Focus(walk=True))) if looks else ():
        yield f"look: {target_words(target, 'en')} is not to be seen"
