"""Elements of HTML and SVG, as text: what is not markup already is escaped."""

from __future__ import annotations

from html import escape

__all__ = ["Markup", "element", "joined"]


class Markup(str):
    """A text that is markup; any other is words, whatever signs stand in it."""

    __slots__ = ()


def element(name: str, /, *content: str, **attributes: object) -> Markup:
    """An element with its content; in the names of attributes _ stands for -, one at the end for nothing.

    >>> element("p", "1 < 2 ", element("b", "yes"), class_="why")
    '<p class="why">1 &lt; 2 <b>yes</b></p>'
    """
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{given}>{joined(*content)}</{name}>")


def joined(*content: str, by: str = "") -> Markup:
    """Pieces one after the other."""
    return Markup(by.join(one if isinstance(one, Markup) else escape(one) for one in content))
