"""What the author of a scenario points at: as it is drawn, in words, and whether it lies there at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from typing import Any, cast

from cards.civ import CARD as CIV_CARD
from cards.civ import DOMAIN
from cards.innovation import CARD, FIELDS
from cards.terms import Colour, Domain, Language
from cards.text.civ import ROMAN
from engine.scenario.looks import Look, Target
from tutor.table.scene.shape import Scene, SceneHighlight, ScenePlace
from tutor.words import pile_colour, said

__all__ = ["absent", "highlights", "look_words", "target_words"]


def highlights(looks: Iterable[Look]) -> list[SceneHighlight]:
    """What is pointed at, to be drawn."""
    return [
        {"kind": look.kind, "at": _place(look.at), "to": None if look.to is None else _place(look.to)}
        for look in looks
    ]


def _place(target: Target) -> ScenePlace:
    return cast(ScenePlace, asdict(target))


def look_words(looks: Iterable[Look], language: Language) -> str:
    """The same in a sentence, for those who do not see the table; "" for nothing."""
    named = [" → ".join(target_words(one, language) for one in _ends(look)) for look in looks]
    return said("look_at", language, what="; ".join(named)) if named else ""


def _ends(look: Look) -> Iterator[Target]:
    yield look.at
    if look.to is not None:
        yield look.to


def target_words(target: Target, language: Language) -> str:
    """A place in words; what lies before a player is named behind the player."""
    name = _name(target, language)
    if target.kind == "graph":
        return said("look_graph", language, name=target.player or said("bonus", language))
    return name if target.player is None else ": ".join(filter(None, [target.player, name]))


def _name(target: Target, language: Language) -> str:
    name = target.name
    match target.kind:
        case "pile":
            return said("edit_pile_of", language, colour=pile_colour(Colour(name), language))
        case "icon":
            return said(f"{name}s", language)
        case "domain":
            return DOMAIN[Domain(name)].name[language]
        case "card" if name in CARD:
            return CARD[name].name[language]
        case "card":
            known = CIV_CARD[name]
            return f"{known.domain.name[language]} {ROMAN[known.era]}"
        case "stock":
            return f"{said('supply', language)}: {name}"
        case "period":
            return said("period", language, n=name)
        case "field":
            return next(field.name[language] for field in FIELDS if field.id == name)
        case "middle":
            return said({"piles": "supply", "discard": "discard_pile"}.get(name, name), language)
        case "holding":
            return said(name, language)
    return ""


def absent(looks: Iterable[Look], scene: Scene) -> Iterator[Target]:
    """The places of which there is nothing to be seen: a card that lies elsewhere, a part that nobody has.

    A pile that has no cards has its place all the same, and so has an icon that nobody shows.
    """
    for target in (end for look in looks for end in _ends(look)):
        if target.kind == "card":
            seats = [one for one in scene["players"] if target.player in (None, one["name"])]
            if target.name not in _cards(seats):
                yield target
        elif target.kind == "graph" and not any(_is_part(node["id"], target) for node in _nodes(scene)):
            yield target


def _cards(seen: Any) -> Iterator[str]:
    """The cards in a piece of a scene, wherever."""
    if isinstance(seen, Mapping):
        if "id" in seen:
            yield str(seen["id"])
        seen = list(seen.values())
    if isinstance(seen, list | tuple):
        for each in seen:
            yield from _cards(each)


def _nodes(scene: Scene) -> Iterable[Mapping[str, Any]]:
    return scene["graph"]["nodes"] if scene["graph"] is not None else ()


def _is_part(node: str, target: Target) -> bool:
    """Whether a node of the graph is what is meant: "1:Ann" in Innovation, "effect:2/Ann" in CIV."""
    if target.player is None:
        return node == target.name
    if target.name:
        return node == f"{target.name}:{target.player}"
    return node.endswith((f":{target.player}", f"/{target.player}"))
