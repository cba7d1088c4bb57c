"""The words of Innovation that cards are made of, and the languages they are said in."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

Language = Literal["en", "it", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "it", "fr")


class Colour(StrEnum):
    """The five colours, in the order in which piles lie on a board."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"


class Icon(StrEnum):
    """The six icons."""

    CASTLE = "castle"
    CROWN = "crown"
    LEAF = "leaf"
    BULB = "bulb"
    FACTORY = "factory"
    CLOCK = "clock"


class Direction(StrEnum):
    """The three ways to splay a pile."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"


class Field(StrEnum):
    """The five special achievements."""

    MONUMENT = "monument"
    EMPIRE = "empire"
    WONDER = "wonder"
    WORLD = "world"
    UNIVERSE = "universe"
