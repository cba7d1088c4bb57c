"""Work that is spread over all cores of this machine, or over those of a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

__all__ = ["many"]

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = "10 seconds"
"""So long a scheduler may take to answer."""


def many(work: Callable[[T], R], tasks: Iterable[T], dask: str | None = None) -> Iterator[R]:
    """The results of many tasks, in their order, each as soon as it and those before it are there.

    `dask` is the address of a scheduler, whose workers must have Aula too. Raises OSError if nobody is there.
    """
    if dask is not None:
        from dask.distributed import Client

        with Client(dask, timeout=PATIENCE) as client:
            for future in client.map(work, list(tasks)):
                yield future.result()
        return
    from multiprocessing import Pool

    with Pool() as pool:
        yield from pool.imap(work, tasks)
