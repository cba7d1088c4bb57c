"""What still pictures are made of. Where styles are taken away, as on GitHub, the words still read well."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.words.markup import Markup, element, joined

__all__ = ["chip", "listed", "row", "sheet", "soft", "strong"]

_SERIF = "font-family:'Iowan Old Style',Palatino,Georgia,serif;font-weight:600"
_SHEET = (
    "border:1px solid rgba(128,120,110,.35);border-radius:10px;padding:8px 12px;margin:8px 0;max-width:760px"
)
_LINE = "display:flex;flex-wrap:wrap;gap:4px 10px;align-items:baseline;margin:3px 0"
_TINTS = {
    "red": "194,71,47", "yellow": "185,132,26", "green": "75,125,71", "blue": "47,98,160",
    "purple": "111,76,155",
    "army": "194,71,47", "economy": "185,132,26", "utopia": "75,125,71", "religion": "47,98,160",
    "culture": "111,76,155", "science": "91,95,102",
}  # fmt: skip


def sheet(*content: str) -> Markup:
    """Something that stands by itself."""
    return element("section", *content, style=_SHEET)


def row(parts: Iterable[str]) -> Markup:
    """Pieces in a row; nothing without any."""
    content = [part for part in parts if part]
    return element("div", joined(*content, by=" "), style=_LINE) if content else Markup()


def listed(entries: Iterable[str], ordered: bool = False) -> Markup:
    """Entries below each other; nothing without any."""
    items = [element("li", entry) for entry in entries]
    return element("ol" if ordered else "ul", *items, style="margin:4px 0") if items else Markup()


def soft(text: str) -> Markup:
    """What matters less."""
    return element("span", text, style="opacity:.75;font-size:.9em") if text else Markup()


def strong(text: str) -> Markup:
    """A name."""
    return element("b", text, style=f"{_SERIF};font-size:1.1em")


def chip(colour: str | None, name: str, small: str = "") -> Markup:
    """A card, or a domain, in its colour."""
    tint = _TINTS.get(colour or "", "128,120,110")
    style = f"background:rgba({tint},.16);border:1px solid rgba({tint},.9);border-radius:6px;padding:2px 8px"
    words = [element("span", name, style=_SERIF), soft(small)]
    return element("span", joined(*(word for word in words if word), by=" "), style=style)
