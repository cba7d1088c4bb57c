"""Publishes the whole tutor as a static site, or as one HTML file."""

import argparse
import gzip
import sys
from collections.abc import Mapping
from pathlib import Path
from shlex import quote

from cards.terms import GAMES, LANGUAGES
from tutor.command.refusal import Refusal
from tutor.command.scenario import load_scenario
from tutor.command.start import bring_course

READABLE = tuple(f"/{language}-{game}.json.bin" for language in LANGUAGES for game in GAMES)
MEGABYTE = 1_000_000


def carry_out(chosen: argparse.Namespace) -> int:
    """Write the site, and say how much of it a first visit fetches."""
    from tutor.publish import Unpublished, write_page
    from tutor.publish.app.build import folder_of, one_file, write
    from tutor.publish.app.npm import Unavailable
    from tutor.publish.app.parts import parts

    if chosen.all:
        raise Refusal("--app holds the whole library already, so --all is not needed")
    try:
        site = parts(own(chosen.files), tell)
        tell("")
        if chosen.one_file:
            page = one_file(site)
            write_page(chosen.output, page)
            size = len(page.encode()) / MEGABYTE
            print(f"{chosen.output}: {size:.1f} MB; it opens in any browser, from anywhere")
            return 0
        files = folder_of(site)
        write(files, chosen.output)
    except (Unavailable, Unpublished) as refusal:
        raise Refusal(refusal) from refusal
    except OSError as trouble:
        raise Refusal(f"{chosen.output} cannot be written: {trouble.strerror}") from trouble
    report(files)
    print(f"{chosen.output} is for any web space; to try it here:")
    print(f"    python -m http.server --directory {quote(str(chosen.output))}")
    return 0


def publish_lab(chosen: argparse.Namespace) -> int:
    """Write JupyterLab into the folder of a site, and say where it is."""
    from tutor.publish.app.lab import FOLDER, write_lab
    from tutor.publish.app.npm import Unavailable

    if chosen.app or chosen.one_file or chosen.all:
        raise Refusal("--lab goes alone; aula publish --app, into the same folder, makes the site beside it")
    for file in chosen.files:
        if not Path(file).is_file():
            raise Refusal(f"{file} is not a file")
    folder = chosen.output / FOLDER
    tell("JupyterLite")
    try:
        write_lab([Path(file) for file in chosen.files], folder)
    except Unavailable as refusal:
        raise Refusal(refusal) from refusal
    except OSError as trouble:
        raise Refusal(f"{folder} cannot be written: {trouble.strerror}") from trouble
    finally:
        tell("")
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / MEGABYTE
    print(f"{folder}: {size:.0f} MB; to try it here:")
    print(f"    python -m http.server --directory {quote(str(chosen.output))}")
    print(f"and open http://localhost:8000/{FOLDER}/")
    return 0


def own(files: list[str]) -> dict[str, Path]:
    """Return an author's scenarios, lessons and courses by their places below the notebooks."""
    import engine

    found: dict[str, Path] = {}
    for file in map(Path, files):
        try:
            places = brought(file)
        except engine.ScenarioError as error:
            raise Refusal(error) from error
        for place, source in places.items():
            if place in found and found[place].resolve() != source.resolve():
                raise Refusal(f"{found[place]} and {source} would have the same address, {place}")
            found[place] = source
    return found


def brought(file: Path) -> dict[str, Path]:
    """Return where a file belongs, and what lies beside a course. Raises ScenarioError if one is bad."""
    from tutor.library.own import companions, own_id, room_of
    from tutor.story.lessons import read_lesson, tables

    room = room_of(file) if file.is_file() else "scenarios"
    places = {f"{room}/{own_id(file)}.yaml": file}
    if room == "courses":
        bring_course(file)
        beside = companions(file.resolve()).items()
        places |= {f"{kind}/{id}.yaml": place for (kind, id), place in beside}
    elif room == "lessons":
        tables(read_lesson(file, own_id(file)), LANGUAGES[0])
    else:
        load_scenario(str(file))
    return places


def report(files: Mapping[str, bytes]) -> None:
    """Print what a first visit fetches from a web space that compresses texts, the largest first."""
    sizes = {name: transferred(name, content) for name, content in files.items()}
    # Of what can be read at once, a visitor fetches one language and one game.
    prepared = {name: size for name, size in sizes.items() if name.endswith(READABLE)}
    fetched = {name: size for name, size in sizes.items() if name not in prepared}
    fetched[max(prepared, key=lambda name: prepared[name])] = max(prepared.values())
    for name, size in sorted(fetched.items(), key=lambda item: -item[1])[:6]:
        print(f"{size / MEGABYTE:8.2f} MB  {name}")
    print(f"{sum(fetched.values()) / MEGABYTE:8.2f} MB  on a first visit; later on, the page alone")


def transferred(name: str, content: bytes) -> int:
    """Return how many bytes cross the line."""
    return len(content) if name.endswith(".bin") else len(gzip.compress(content, 6))


def tell(stage: str) -> None:
    """Say on a terminal what is being done."""
    if sys.stderr.isatty():
        print(f"\r\033[K{stage and f'{stage} ...'}", end="", file=sys.stderr, flush=True)
