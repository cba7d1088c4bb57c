"""An address on the web, as an argument."""

import argparse
import re

_ADDRESS = re.compile(r"https?://[^\s<>\"'`\\()]+")


def address(words: str) -> str:
    """Return the address without the slash at its end.

    >>> address("https://example.org/class/")
    'https://example.org/class'
    """
    if _ADDRESS.fullmatch(words):
        return words.rstrip("/")
    raise argparse.ArgumentTypeError(f"{words!r} is no address; expected https://...")
