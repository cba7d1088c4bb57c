"""Play a scenario to its last move and print what happens."""

import argparse
import json
import sys

from cards.terms import LANGUAGES
from engine.commentary import commentary
from tutor.command import scenario

EXAMPLE = "aula run notebooks/scenarios/innovation/worked-example.yaml --language en"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("file", metavar="FILE", help="a scenario (YAML)")
    parser.add_argument("--json", action="store_true", help="print the position after the last move as JSON")
    parser.add_argument("--details", action="store_true", help="print what is summed up, too, event by event")
    parser.add_argument("--language", choices=LANGUAGES, help="of the words; default the scenario's own")


def carry_out(chosen: argparse.Namespace) -> int:
    """Return 1 if the position is not as the scenario expects it."""
    game = scenario.load_scenario(chosen.file)
    language = chosen.language or game.language
    if chosen.json:
        json.dump(game.report(language), sys.stdout, ensure_ascii=False, indent=2)
        print()
    else:
        for line in commentary(game.events, language):
            print(line.text)
            if chosen.details:
                for detail in line.details:
                    print(f"    {detail.text}")
    failures = game.failures()
    for failure in failures:
        print(f"{chosen.file}: {failure}", file=sys.stderr)
    return 1 if failures else 0
