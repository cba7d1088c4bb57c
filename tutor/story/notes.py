"""What an author writes, in parts: bold words, links, and names that can be opened as in what the app says.

**bold** is bold, https://... a link, INN-5.4 a rule; a line that begins with "- " is a point of a list. Words
of the glossary and names of cards open by themselves. Nothing else is done to a text, and none of it is HTML.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from cards.rules import rules
from cards.terms import Language
from tutor.table.explain import name_of, parts
from tutor.table.scene.shape import ScenePart

__all__ = ["note_parts", "note_text"]

_MARK = re.compile(
    r"\*\*(?P<bold>[^*\s](?:[^*\n]*[^*\s])?)\*\*|(?P<rule>\b(?:INN|CIV)-\d+(?:\.\d+)?)|(?P<href>https?://[^\s<>\"']*[^\s<>\"'.,;:!?)])"
)
_POINT = re.compile(r"^[-*] +", re.MULTILINE)


def note_text(text: str) -> str:
    """A text as it is said where nothing can be opened.

    >>> note_text("**Two** crowns:\\n- Ann's")
    "Two crowns:\\n• Ann's"
    """
    return _MARK.sub(lambda mark: mark["bold"] or mark[0], _POINT.sub("• ", text))


@lru_cache(maxsize=1024)
def note_parts(
    text: str, game: str, language: Language, cards: tuple[str, ...] = ()
) -> tuple[ScenePart, ...]:
    """A text in parts; `cards` are those that can be opened.

    >>> note_parts("**Two**: see INN-5.4.", "innovation", "en")
    ({'text': 'Two', 'bold': True}, {'text': ': see '}, {'text': 'INN-5.4', 'rule': 'INN-5.4'}, {'text': '.'})
    """
    return tuple(_cut(_POINT.sub("• ", text), game, language, cards))


def _cut(text: str, game: str, language: Language, cards: tuple[str, ...]) -> Iterator[ScenePart]:
    known = tuple(
        card for card in cards if re.search(rf"\b{re.escape(name_of(card, game, language))}\b", text)
    )
    end = 0
    for mark in _MARK.finditer(text):
        if mark["rule"] and mark["rule"] not in rules(language):
            continue
        yield from parts(text[end : mark.start()], game, language, known)
        end = mark.end()
        if mark["bold"]:
            yield {"text": mark["bold"], "bold": True}
        elif mark["rule"]:
            yield {"text": mark["rule"], "rule": mark["rule"]}
        else:
            yield {"text": mark["href"], "href": mark["href"]}
    yield from parts(text[end:], game, language, known)
