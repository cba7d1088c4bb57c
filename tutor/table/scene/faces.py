"""Cards of Innovation as they are drawn: what never changes is made once per language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from cards.innovation import CARD, SHOWN_BENEATH
from cards.model import places
from cards.terms import Direction, Icon, Language
from tutor.table.scene.things import SceneCard
from tutor.words import plural, said, words
from tutor.words.hyphens import hyphened

__all__ = ["ALL_PLACES", "back", "covered", "face", "in_words"]

ALL_PLACES = (0, 1, 2, 3)


def in_words(counts: Mapping[Icon, int], language: Language) -> str:
    """So many icons of each kind, for those who do not see them.

    >>> in_words({Icon.CROWN: 2, Icon.CASTLE: 0, Icon.LEAF: 1}, "en")
    'Icons: 2 crowns, 1 leaf'
    """
    listed = ", ".join(f"{n} {plural(icon, language, n)}" for icon, n in counts.items() if n)
    return said("icons", language, listed=listed or words(language)["none"])


@lru_cache(maxsize=512)
def face(card: str, language: Language, splay: str | None, top: bool) -> SceneCard:
    """A card that the viewer knows: on top or alone, or beneath others that are splayed."""
    known = CARD[card]
    icons = places(known.icons)
    name, colour = known.name[language], words(language)[known.colour]
    listed = ", ".join(words(language)[icon] for icon in icons if icon)
    place = "" if top else f" ({words(language)['beneath']})"
    shown: SceneCard = {
        "id": card,
        "name": name,
        "age": known.age,
        "colour": str(known.colour),
        "colourWord": colour,
        "icons": [None if icon is None else str(icon) for icon in icons],
        "shows": list(ALL_PLACES if top else _beneath(splay)),
        "dogma": str(known.dogma),
        "top": top,
        "back": False,
        "label": f"{name}, {said('age', language, n=known.age)}, {colour}: {listed}{place}",
        "key": None,
        "act": None,
        "picked": False,
        "preview": False,
        "why": None,
    }
    broken = hyphened(name, language)
    return {**shown, "hyphened": None if broken == name else broken} if top else shown


@lru_cache(maxsize=512)
def covered(card: str, language: Language, splay: str | None) -> SceneCard:
    """A card beneath others in somebody else's pile: only what the splay shows is known (INN-2.2)."""
    known = face(card, language, splay, False)
    shows = _beneath(splay)
    seen = [icon if place in shows else None for place, icon in enumerate(known["icons"])]
    listed = ", ".join(words(language)[icon] for icon in seen if icon)
    word = words(language)["covered"]
    return {
        **known,
        "id": None,
        "name": word,
        "age": None,
        "icons": seen,
        "dogma": None,
        "label": f"{word}: {listed}" if listed else word,
    }


def _beneath(splay: str | None) -> tuple[int, ...]:
    """The places of the icons that a card shows beneath others."""
    return () if splay is None else SHOWN_BENEATH[Direction(splay)]


@lru_cache(maxsize=64)
def back(number: int, language: Language) -> SceneCard:
    """A card of which only the back is seen: its value."""
    label = f"{words(language)['covered']}, {said('value', language, n=number)}"
    return {
        "id": None,
        "name": words(language)["covered"],
        "age": number,
        "colour": None,
        "colourWord": None,
        "icons": [None, None, None, None],
        "shows": [],
        "dogma": None,
        "top": False,
        "back": True,
        "label": label,
        "key": None,
        "act": None,
        "picked": False,
        "preview": False,
        "why": None,
    }
