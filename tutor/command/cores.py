"""Where much work can be done: an argument of the commands that have some."""

import argparse

__all__ = ["arguments"]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say where the work can be done."""
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="of a Dask scheduler (pip install 'aula[cluster]'); default all cores of this machine",
    )
