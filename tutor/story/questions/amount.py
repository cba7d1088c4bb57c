"""Numbers on the table: how many icons, points, cards there are, and how they add up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cards.civ import CARD as CIV_CARD
from cards.civ import DOMAINS
from cards.innovation import CARD
from cards.terms import Colour, Icon, Language
from engine.civ.table import table as civ_table
from engine.game import Game
from engine.innovation.table import seat_of
from engine.node import Node, instead, quoted
from tutor.story.questions.question import Sentence
from tutor.words import pile_colour, plural, said

MISSING = frozenset(("board", "area", "democracy"))
"""Where what is not named is 0."""


def amount(game: Game, path: str, node: Node) -> int:
    """How many there are, of what a path like Ann.icons.crown names."""
    name, *rest = path.split(".")
    position = game.position(None)
    if name not in game.players:
        return _size(position, [name, *rest], node)
    if game.name == "civ" and rest[:1] == ["hegemony"]:
        return _hegemony(game, name, rest, node)
    return _size(position["players"][name], rest, node)


def _hegemony(game: Game, name: str, path: Sequence[str], node: Node) -> int:
    """How many cards of a domain are a hegemony for a player (CIV-5.1, CIV-4.5)."""
    places = {str(cards.id): place for place, cards in enumerate(DOMAINS)}
    domain = ".".join(path[1:])
    if domain not in places:
        raise node.error(f"there is no amount {quoted(domain)}{instead(domain, tuple(places))}")
    return civ_table(game).hegemony_needs(game.players.index(name), places[domain])


def _size(found: Any, path: Sequence[str], node: Node) -> int:
    before = ""
    for key in path:
        if isinstance(found, Mapping) and (key in found or before in MISSING):
            found = found.get(key, 0)
        elif isinstance(found, list) and before == "area":
            found = [card for card in found if CIV_CARD[card].domain.id == key]
        else:
            legal = tuple(found) if isinstance(found, Mapping) else ()
            raise node.error(f"there is no amount {quoted(key)}{instead(key, legal)}")
        before = key
    if isinstance(found, Mapping) and "cards" in found:
        found = found["cards"]
    if isinstance(found, list):
        return len(found)
    if not isinstance(found, int):
        raise node.error(f"expected a number or a list of cards behind {'.'.join(path)}")
    return found


def about(game: Game, path: str) -> str | None:
    """The rule that says what an amount is."""
    parts = path.split(".")
    place = parts[1] if parts[0] in game.players else parts[0]
    return _RULES[game.name].get(place)


def about_most(game: Game, path: str) -> str | None:
    """The rule for which it matters who has the most of an amount."""
    return "CIV-5.3" if path.startswith("area.") else about(game, f"{game.players[0]}.{path}")


_RULES: Mapping[str, Mapping[str, str]] = {
    "innovation": {
        "hand": "INN-2.2",
        "score": "INN-7.6",
        "points": "INN-7.3",
        "achievements": "INN-10.1",
        "icons": "INN-8.2",
        "board": "INN-4.1",
        "piles": "INN-1.1",
        "periods": "INN-1.2",
        "fields": "INN-1.3",
        "removed": "INN-7.10",
    },
    "civ": {
        "hand": "CIV-2.3",
        "limit": "CIV-3.3",
        "area": "CIV-3.1",
        "deck": "CIV-1.3",
        "discard": "CIV-4.7",
        "democracy": "CIV-4.5",
        "embargo": "CIV-4.3",
        "points": "CIV-5.3",
        "hegemony": "CIV-5.1",
    },
}


def added_up(
    game: Game, path: str, number: int, language: Language, rule: str | None
) -> tuple[Sentence, ...]:
    """How the number comes about: pile by pile, or card by card; else it is said, with the rule."""
    name, *rest = path.split(".")
    if name in game.players and len(rest) == 2 and rest[0] == "icons":
        return _icons(game, name, rest[1], language)
    if name in game.players and rest == ["points"] and game.name == "innovation":
        return _points(game, name, language)
    if name in game.players and game.name == "civ" and rest[:1] == ["hegemony"]:
        laid = game.position(None)["players"][name]["democracy"].get(rest[1], 0)
        words = said("task_hegemony", language, base=number - laid, laid=laid, total=number)
        return (Sentence(words, rule or about(game, path)),)
    return (Sentence(said("task_number", language, n=number), rule or about(game, path)),)


def _icons(game: Game, name: str, icon: str, language: Language) -> tuple[Sentence, ...]:
    """How many icons there are, then those that each pile shows (INN-8.2)."""
    seat = seat_of(game, name)
    place = list(Icon).index(Icon(icon))
    board = game.position(None)["players"][name]["board"]
    shown = dict(zip(map(str, Colour), seat.shown, strict=True))
    lines = [
        Sentence(
            said(
                f"task_pile_{pile['splay'] or 'flat'}",
                language,
                colour=pile_colour(Colour(colour), language),
                count=counted(shown[colour][place], icon, language),
            ),
            "INN-8.2",
        )
        for colour, pile in board.items()
        if shown[colour][place] or not seat.icons[place]
    ]
    total = said("task_total", language, count=counted(seat.icons[place], icon, language))
    return (Sentence(total), *lines)


def counted(number: int, icon: str, language: Language) -> str:
    """So many icons, in words.

    >>> counted(2, "leaf", "fr")
    '2 feuilles'
    """
    # In French nothing is singular: 0 feuille.
    of = 1 if language == "fr" and number == 0 else number
    return f"{number} {plural(icon, language, of)}"


def _points(game: Game, name: str, language: Language) -> tuple[Sentence, ...]:
    values = [CARD[card].age for card in game.position(None)["players"][name]["score"]]
    sum_of = " + ".join(map(str, sorted(values, reverse=True)))
    key = "task_sum" if len(values) > 1 else "task_number"
    return (Sentence(said(key, language, values=sum_of, total=sum(values), n=sum(values)), "INN-7.3"),)
