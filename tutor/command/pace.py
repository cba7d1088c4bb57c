"""Say how long the lessons of a game take, by words and steps."""

import argparse

from cards.terms import GAMES, LANGUAGES

EXAMPLE = "aula pace innovation --language fr"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=" or ".join(GAMES))
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="default en")


def carry_out(chosen: argparse.Namespace) -> int:
    """Print a line for each lesson: when it begins, how long it takes, its title."""
    from tutor.story.lessons import lessons, stops
    from tutor.story.pace import FIRST_GAME, MOST, seconds
    from tutor.words import spoken

    begun = 0.0
    for lesson in (lesson for lesson in lessons().values() if lesson.game == chosen.game):
        takes = seconds(lesson, chosen.language) / 60
        title = spoken(lesson.title, chosen.language)
        goal = f"  (by minute {FIRST_GAME})" if lesson.id.endswith("first-game") else ""
        print(f"{begun:6.1f} {takes:5.1f} min  {len(stops(lesson)):3} steps  {title}{goal}")
        begun += takes
    print(f"{begun:6.1f} min in all, at most {MOST[chosen.game]}")
    return 0
