"""Small and large damage to texts and plain data, drawn by lot."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

WORDS = (
    "",
    "-",
    "0",
    "-1",
    "11",
    "1" * 5000,
    "1e999",
    "yes",
    "null",
    "~",
    "Ann",
    "banking",
    "army1",
    "dogma banking",
    "innovation/worked-example",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "!!python/object/apply:os.system [exit]",
    "&a [*a]",
    "{{7*7}}",
    "%00",
    "\x00",
    "\x1b[2J",
    "\ufeff",
    "\u202e",
    "é" * 200,
    "٣",
    "🂡",
    "x" * 5000,
    "[" * 3000,
    "a: " * 1000,
    "- " * 1000,
)
VALUES: tuple[Any, ...] = (
    *WORDS,
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    10**30,
    -(10**30),
    0.5,
    float("inf"),
    [],
    {},
    [[]],
    {"do": "edit"},
    ["Ann", "Ann"],
    "\ud800",
)


def damaged(text: str, lots: random.Random) -> str:
    """A text with one to four faults."""
    for _ in range(lots.choice((1, 1, 2, 4))):
        text = lots.choice(_DAMAGE)(text, lots)
    return text


def _spot(text: str, lots: random.Random) -> tuple[int, int]:
    start = lots.randrange(len(text) + 1)
    return start, min(len(text), start + lots.choice((0, 1, 2, 5, 20, 200)))


def _cut(text: str, lots: random.Random) -> str:
    start, end = _spot(text, lots)
    return text[:start] + text[end:]


def _twice(text: str, lots: random.Random) -> str:
    start, end = _spot(text, lots)
    return text[:end] + text[start:end] * lots.choice((1, 2, 50)) + text[end:]


def _put(text: str, lots: random.Random) -> str:
    start, end = _spot(text, lots)
    return text[:start] + lots.choice(WORDS) + text[end:]


def _sign(text: str, lots: random.Random) -> str:
    start, _ = _spot(text, lots)
    return text[:start] + lots.choice("[]{},:&*!|>#%-?'\"\\\n\t 0129ax=/") + text[start + 1 :]


def _line(text: str, lots: random.Random) -> str:
    """Lines change places, come twice or go."""
    lines = text.split("\n")
    one, other = lots.randrange(len(lines)), lots.randrange(len(lines))
    match lots.randrange(3):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            lines.insert(one, lines[other])
        case _:
            del lines[one]
    return "\n".join(lines)


def _word(text: str, lots: random.Random) -> str:
    """A word of the text in the place of another one."""
    words = text.split(" ")
    words[lots.randrange(len(words))] = lots.choice(words)
    return " ".join(words)


_DAMAGE: tuple[Callable[[str, random.Random], str], ...] = (_cut, _twice, _put, _sign, _line, _word)


def spoiled(data: Any, lots: random.Random) -> Any:
    """Plain data with one value replaced, left out or added, somewhere inside."""
    if isinstance(data, dict) and data and lots.random() < 0.9:
        key = lots.choice(list(data))
        match lots.randrange(8):
            case 0:
                return {other: value for other, value in data.items() if other != key}
            case 1:
                return {**data, lots.choice(WORDS): data[key]}
            case _:
                return {**data, key: spoiled(data[key], lots)}
    if isinstance(data, list) and data and lots.random() < 0.9:
        place = lots.randrange(len(data))
        match lots.randrange(6):
            case 0:
                return data[:place] + data[place + 1 :]
            case 1:
                return data + data[place : place + 1] * lots.choice((1, 100))
            case _:
                return [*data[:place], spoiled(data[place], lots), *data[place + 1 :]]
    if isinstance(data, str) and data and lots.random() < 0.3:
        return damaged(data, lots)
    if isinstance(data, int) and lots.random() < 0.5:
        return data + lots.choice((-1, 1, 100, 10**9))
    return lots.choice(VALUES)
