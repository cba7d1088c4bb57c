"""Publish scenarios as web pages that need no server."""

import argparse
import os
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from tutor.command import app, scenario, web
from tutor.command.refusal import Refusal
from tutor.command.start import bring_course
from tutor.library.folder import notebooks

if TYPE_CHECKING:
    from engine import Game
    from tutor.publish.course import CourseWay

INDEX = "index.html"
HEIGHT = 760

EXAMPLE = "aula publish notebooks/scenarios/innovation/worked-example.yaml -o site"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument(
        "files", metavar="FILE", nargs="*", help="scenarios, or a course (YAML); a page for each scenario"
    )
    parser.add_argument(
        "--app",
        action="store_true",
        help="the whole tutor, to be used without a server; scenarios named come first in it",
    )
    parser.add_argument(
        "--one-file", action="store_true", help="with --app: one HTML file, which opens from a memory stick"
    )
    parser.add_argument(
        "--lab",
        action="store_true",
        help="JupyterLab without a server, in the folder lab of a site: our notebooks, and files named",
    )
    parser.add_argument("--all", action="store_true", help="the whole library, with a page that leads to all")
    parser.add_argument(
        "-o",
        "--output",
        metavar="PATH",
        type=Path,
        required=True,
        help="the folder of the pages, or with --one-file the file; made if missing",
    )
    parser.add_argument(
        "--address",
        metavar="URL",
        type=web.address,
        help="where the folder will be on the web, for the frames printed",
    )
    parser.add_argument(
        "--tutor",
        metavar="URL",
        type=web.address,
        help="a site made by aula publish --app of this course, to which its lessons and exercises lead",
    )


def carry_out(chosen: argparse.Namespace) -> int:
    """Return 1 if a scenario does not end as it expects; its page is written all the same."""
    if chosen.lab:
        return app.publish_lab(chosen)
    if chosen.app:
        return app.carry_out(chosen)
    if chosen.one_file:
        raise Refusal("--one-file goes with --app")
    if chosen.all == bool(chosen.files):
        raise Refusal("name a scenario, or --all of them (see aula publish --help)")
    course = len(chosen.files) == 1 and is_course(chosen.files[0])
    has_index = len(chosen.files) != 1 or course
    if has_index and site_beside(chosen.output) == chosen.output.resolve():
        below = chosen.output / "pages"
        raise Refusal(f"{chosen.output} is the tutor's own folder; give its pages one below it: -o {below}")
    if course:
        return publish_course(chosen)
    games = publish_library() if chosen.all else dict(read_all(chosen.files))
    progress = ProgressBar(len(games))
    written = {name: make(name, game, chosen, progress) for name, game in games.items()}
    progress.end()
    if has_index:
        from tutor.publish.site import index

        save(chosen.output / INDEX, index(games))
        print(f"{chosen.output / INDEX}: {len(games)} scenarios")
    else:
        for name, size in written.items():
            print(f"{chosen.output / name}: {size // 1000} kB; to show it in another page:")
            print(f"    {frame(chosen.address, name, games[name])}")
    return max([differs(name, game) for name, game in games.items()], default=0)


def is_course(file: str) -> bool:
    """Return whether a file holds a course; what cannot be read is a scenario, whose reader says why."""
    import engine
    from tutor.library.own import room_of

    try:
        return room_of(Path(file)) == "courses"
    except engine.ScenarioError:
        return False


def publish_course(chosen: argparse.Namespace) -> int:
    """Write the pages of a course, and the one that leads to them."""
    from tutor.library.scenarios import library
    from tutor.publish.course import contents_page, course_ways, page_names

    course = bring_course(Path(chosen.files[0]))
    pages = page_names(course)
    if len(set(pages.values())) < len(pages) or INDEX in pages.values():
        raise Refusal("two scenarios of the course would have the same page; call their files otherwise")
    places = {item.name: library()[item.id].game for item in course.places if item.kind == "scenario"}
    games = {pages[name]: game for name, game in places.items()}
    ways = course_ways(course, INDEX)
    progress = ProgressBar(len(games))
    for name, game in games.items():
        make(name, game, chosen, progress, ways[name])
    progress.end()
    save(chosen.output / INDEX, contents_page(course, chosen.tutor))
    print(f"{chosen.output / INDEX}: {len(games)} scenarios")
    left = len(course.places) - len(games)
    if left and not chosen.tutor:
        print(f"{left} lessons and exercises need the tutor: aula publish --app {chosen.files[0]} -o ...")
        print("publishes it with this course, and --tutor URL lets this page lead there.")
    return max([differs(name, game) for name, game in games.items()], default=0)


def publish_library() -> dict[str, "Game"]:
    """Return the scenarios that come with Aula, by the address of their page, in the order of the app."""
    from tutor.library.scenarios import files

    folder = notebooks() / "scenarios"
    found = files(folder)
    if not found:
        raise Refusal(f"there are no scenarios in {folder}")
    return {f"{id}.html": scenario.load_scenario(str(file)) for id, file in found.items()}


def read_all(files: list[str]) -> Iterator[tuple[str, "Game"]]:
    """Yield each scenario with the name of its page."""
    names: dict[str, str] = {}
    for file in files:
        name = f"{Path(file).stem}.html"
        if name in names:
            raise Refusal(f"{names[name]} and {file} would have the same page, {name}")
        names[name] = file
        yield name, scenario.load_scenario(file)


def make(
    name: str,
    game: "Game",
    chosen: argparse.Namespace,
    progress: "ProgressBar",
    course: "CourseWay | None" = None,
) -> int:
    """Write a page and return its size."""
    import engine
    from tutor.publish import Unpublished, published_page
    from tutor.publish.page import ENGINE

    site = site_beside(chosen.output)
    to_site = "" if site is None else address_from(chosen.output / name, site)
    index = f"{'../' * name.count('/')}{INDEX}"
    below_index = chosen.all or len(chosen.files) > 1 or course
    home = index if below_index else to_site and f"{to_site}?page=scenarios"
    progress.begin(name)
    try:
        text = published_page(game, home, progress.tell, course, to_site and f"{to_site}{ENGINE}")
    except (engine.ScenarioError, Unpublished) as refusal:
        progress.end()
        raise Refusal(f"{name.removesuffix('.html')}: {refusal}") from refusal
    save(chosen.output / name, text)
    return len(text.encode())


def site_beside(output: Path) -> Path | None:
    """Return the folder of a site of the whole tutor: that of the pages, or the one above it."""
    from tutor.publish.page import ENGINE

    folder = output.resolve()
    return next((place for place in (folder, folder.parent) if (place / ENGINE).is_file()), None)


def address_from(page: Path, folder: Path) -> str:
    """Return the address of a folder as a page calls it, ending in a slash."""
    return quote(Path(os.path.relpath(folder, page.resolve().parent)).as_posix()) + "/"


def save(path: Path, text: str) -> None:
    """Write a page, unless something of somebody else's is there."""
    from tutor.publish import Unpublished, write_page

    try:
        write_page(path, text)
    except Unpublished as refusal:
        raise Refusal(refusal) from refusal
    except OSError as trouble:
        raise Refusal(f"{path} cannot be written: {trouble.strerror}") from trouble


def frame(address: str | None, name: str, game: "Game") -> str:
    """Return the frame with which another page can show this one."""
    from tutor.words import spoken

    title = spoken(game.scenario.get("title"), game.language) or Path(name).stem
    source = f"{address}/{quote(name)}" if address else quote(name)
    size = f'width="100%" height="{HEIGHT}" loading="lazy"'
    return f'<iframe src="{escape(source)}" title="{escape(title)}" {size}></iframe>'


def differs(name: str, game: "Game") -> int:
    """Return 1 if the game does not end as its file expects, and say so."""
    failures = game.failures()
    for failure in failures:
        print(f"{name.removesuffix('.html')}: {failure}", file=sys.stderr)
    return 1 if failures else 0


class ProgressBar:
    """A line that says how far the work is, for somebody who watches."""

    def __init__(self, pages: int) -> None:
        self.pages = pages
        self.page = 0
        self.name = ""
        self.scenes = 0
        self.watched = sys.stderr.isatty()

    def begin(self, name: str) -> None:
        """Say which page comes."""
        self.page += 1
        self.name = name
        self.scenes = 0
        self.tell()

    def tell(self) -> None:
        """Say that one more scene is done."""
        self.scenes += 1
        if self.watched and self.scenes % 10 == 1:
            print(
                f"\r\033[K{self.page} of {self.pages}: {self.name}, scene {self.scenes}",
                end="",
                file=sys.stderr,
            )

    def end(self) -> None:
        """Take the line away."""
        if self.watched:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
