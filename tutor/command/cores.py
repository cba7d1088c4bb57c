"""Work that is spread over all cores of this machine, or over those of a Dask cluster."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

__all__ = ["arguments", "many"]

T = TypeVar("T")
R = TypeVar("R")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say where the work can be done."""
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="of a Dask scheduler; default all cores of this machine",
    )


def many(work: Callable[[T], R], tasks: Iterable[T], dask: str | None = None) -> Iterator[R]:
    """The results of many tasks, in their order."""
    if dask is not None:
        from dask.distributed import Client

        with Client(dask) as client:
            yield from client.gather(client.map(work, list(tasks)))
        return
    from multiprocessing import Pool

    with Pool() as pool:
        yield from pool.imap(work, tasks)
