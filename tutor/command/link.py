"""Print the address at which Binder or a site opens the app, or a scenario, lesson or course in it."""

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from cards.terms import LANGUAGES
from tutor.command import scenario, web
from tutor.command.refusal import Refusal
from tutor.command.start import bring_course
from tutor.library.binder import APP
from tutor.library.folder import notebooks

if TYPE_CHECKING:
    from tutor.library.address import Address

BINDER = "https://mybinder.org"
ROOMS = ("scenarios", "lessons", "courses")

OWNER = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]*/[A-Za-z0-9._-]+")
REF = re.compile(r"(?![/.-])(?!.*(?:\.\.|//|@\{))[\w./+-]+(?<![/.])", re.ASCII)

EXAMPLE = "aula link innovation/worked-example --repo OWNER/NAME --ref v1 --step 2 --language it"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument(
        "scenario",
        metavar="SCENARIO",
        nargs="?",
        help="a file below scenarios, lessons or courses in notebooks, or one of yours that the site was "
        "made with; default the app's first page",
    )
    place = parser.add_mutually_exclusive_group(required=True)
    place.add_argument("--repo", metavar="OWNER/NAME", type=repository, help="the repository on GitHub")
    place.add_argument(
        "--site", metavar="URL", type=web.address, help="a site made by aula publish --app, instead of Binder"
    )
    parser.add_argument(
        "--ref",
        metavar="TAG",
        type=reference,
        help="a tag (a branch is built anew after each commit)",
    )
    parser.add_argument("--step", metavar="N", type=step, help="after so many answers; in a course, its item")
    parser.add_argument("--language", choices=LANGUAGES, help="default that of the visitor's browser")
    parser.add_argument(
        "--binder", metavar="URL", type=web.address, default=BINDER, help=f"another Binder than {BINDER}"
    )


def repository(words: str) -> str:
    """Return the name of a repository."""
    if OWNER.fullmatch(words):
        return words
    raise argparse.ArgumentTypeError(f"{words!r} is no repository; expected OWNER/NAME")


def reference(words: str) -> str:
    """Return the name of a tag, a branch or a commit."""
    if REF.fullmatch(words):
        return words
    raise argparse.ArgumentTypeError(f"{words!r} is no tag")


def step(words: str) -> int:
    """Return the number of a step."""
    if words.isdecimal() and len(words) < 7:
        return int(words)
    raise argparse.ArgumentTypeError(f"{words!r} is not a number of answers")


def carry_out(chosen: argparse.Namespace) -> int:
    """Print the address; for Binder also a badge for a README that leads there."""
    if chosen.site is not None:
        if chosen.ref is not None:
            raise Refusal("--ref goes with --repo")
        query = where(chosen).write()
        print(f"{chosen.site}/?{query}" if query else f"{chosen.site}/")
        return 0
    if chosen.ref is None:
        raise Refusal("--repo needs a --ref, a tag")
    address = link(chosen)
    print(address)
    print(f"[![Binder]({chosen.binder}/badge_logo.svg)]({address})")
    return 0


def link(chosen: argparse.Namespace) -> str:
    """Return the address; what the app is told is a query within the query of Binder."""
    query = where(chosen).write()
    path = f"{APP}?{query}" if query else APP
    binder = f"{chosen.binder}/v2/gh/{chosen.repo}/{quote(chosen.ref, safe='')}"
    return f"{binder}?urlpath={quote(path, safe='')}"


def where(chosen: argparse.Namespace) -> "Address":
    """Return what the app is to show."""
    import engine
    from tutor.library.address import Address, read_address

    if chosen.scenario is None:
        if chosen.step is not None:
            raise Refusal("--step needs a scenario, a lesson or a course")
        return Address(chosen.language)
    linked = {"lessons": linked_lesson, "scenarios": linked_walk, "courses": linked_course}
    try:
        room, id, file = target_file(chosen.scenario, chosen.site is not None)
        wanted = linked[room](id, file, chosen)
    except engine.ScenarioError as error:
        raise Refusal(error) from error
    opened = read_address(wanted.write())
    if (opened.scenario, opened.lesson, opened.course) != (wanted.scenario, wanted.lesson, wanted.course):
        raise Refusal(f"{id} is no name for a link; expected small letters, digits and hyphens")
    return wanted


def linked_walk(id: str, file: Path, chosen: argparse.Namespace) -> "Address":
    """Return the address of a scenario."""
    from tutor.library.address import GAMES, Address

    game = scenario.load_scenario(str(file))
    if chosen.step is not None and chosen.step > len(game.moves):
        raise Refusal(f"the last step of {id} is {len(game.moves)}, so there is no step {chosen.step}")
    name = next(one for one in GAMES if one == game.name)
    return Address(chosen.language, name, "table", id, step=chosen.step)


def linked_lesson(id: str, file: Path, chosen: argparse.Namespace) -> "Address":
    """Return the address of a lesson."""
    from tutor.library.address import GAMES, Address
    from tutor.story.lessons.lesson import read_lesson

    name = next(one for one in GAMES if one == read_lesson(file, id).game)
    return Address(chosen.language, name, "learn", lesson=id, step=chosen.step)


def linked_course(id: str, file: Path, chosen: argparse.Namespace) -> "Address":
    """Return the address of a course, or of one of its items."""
    from tutor.library.address import Address
    from tutor.library.own import OWN
    from tutor.story.courses import read_course

    course = bring_course(file) if id.startswith(OWN) else read_course(file, id)
    item: int | None = chosen.step
    if item is not None and not 0 < item <= len(course.places):
        raise Refusal(f"{id} has {len(course.places)} items, so there is no item {item}")
    at = None if item is None else item - 1
    return Address(chosen.language, course.places[at or 0].game, "course", course=id, item=at)


def target_file(words: str, on_site: bool) -> tuple[str, str, Path]:
    """Return the room in which a file is, scenarios for instance, its id there, and where it lies.

    Raises ScenarioError if a file of an author's cannot be read.
    """
    from tutor.library.own import own_id, room_of

    file = Path(words)
    for room in ROOMS:
        folder = (notebooks() / room).resolve()
        named = (file if file.is_file() else folder / f"{words.removesuffix('.yaml')}.yaml").resolve()
        if named.is_file() and named.is_relative_to(folder):
            return room, named.relative_to(folder).with_suffix("").as_posix(), named
    if file.is_file() and on_site:
        return room_of(file), own_id(file), file
    if file.is_file():
        rooms = " or ".join(f"notebooks/{room}" for room in ROOMS)
        raise Refusal(f"{words} is not below {rooms}, so that the app on Binder would not find it")
    raise Refusal(f"{words}: expected a scenario, a lesson or a course, found nothing of that name")
