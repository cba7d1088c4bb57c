"""Check that scenarios, lessons and courses can be played and end as they expect."""

import argparse
import sys
from pathlib import Path

from tutor.command.refusal import Refusal

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
    return 0


def _failures(file: str) -> list[str]:
    """Where a scenario does not end as it expects; questions and lessons are put in each language."""
    from cards.terms import LANGUAGES
    from tutor.command import scenario
    from tutor.command.start import bring_course
    from tutor.library.own import room_of
    from tutor.story.lessons import questions, read_lesson
    from tutor.story.steps import question_steps

    room = room_of(Path(file))
    if room == "courses":
        bring_course(Path(file))
        return []
    if room == "lessons":
        lesson = read_lesson(Path(file))
        for language in LANGUAGES:
            for _ in questions(lesson, language):
                pass
        return []
    game = scenario.load_scenario(file)
    for step in question_steps(game):
        for language in LANGUAGES:
            step.posed(game.at(step.at), language)
    return game.failures()
