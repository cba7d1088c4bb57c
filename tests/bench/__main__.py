"""The benchmark, as `aula bench` runs it: figures to compare on one machine, never a test."""

import sys
from collections.abc import Iterator
from pathlib import Path

from tests.bench.figure import Figure


def figures(words: list[str]) -> Iterator[Figure]:
    """The engine's figures; with --tutor those of the app, with --site those of the tutor without a server,
    with --opponents those of who plays there."""
    if "--tutor" in words:
        from tests.bench import tutor

        yield from tutor.figures()
    elif "--site" in words:
        from tests.bench import site

        yield from site.figures()
    elif "--opponents" in words:
        from tests.bench import opponents

        games, pairing, kept = words[words.index("--opponents") + 1 :]
        yield from opponents.figures(int(games), pairing, Path(kept) if kept else None)
    else:
        from tests.bench import engine, start

        yield from start.figures()
        yield from engine.figures()


def main() -> None:
    """Print every figure as soon as it is there."""
    for figure in figures(sys.argv[1:]):
        print(figure, flush=True)


if __name__ == "__main__":
    main()
