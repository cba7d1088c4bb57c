"""Numbers on the table that a question can ask for, and the words for each."""

from __future__ import annotations

from collections.abc import Iterator

from cards.civ import DOMAIN
from cards.terms import Colour, Domain, Icon, Language
from engine.game import Game
from tutor.pages.edit.innovation import COLOURS
from tutor.words import pile_colour, said

__all__ = ["amounts", "asks_for", "asks_for_most", "of_a_player"]


def of_a_player(game: Game, language: Language) -> Iterator[tuple[str, str]]:
    """What everybody has some of: its path, and what it is called."""
    yield "hand", said("amount_hand", language)
    yield from _OWN[game.name](language)


def _of_innovation(language: Language) -> Iterator[tuple[str, str]]:
    yield "points", said("amount_points", language)
    yield "achievements", said("amount_achievements", language)
    for icon in Icon:
        yield f"icons.{icon}", said(f"{icon}s", language)
    for colour in COLOURS:
        yield f"board.{colour}", said("amount_board", language, colour=pile_colour(Colour(colour), language))


def _of_civ(language: Language) -> Iterator[tuple[str, str]]:
    for domain in DOMAIN:
        yield f"area.{domain}", said("amount_area", language, domain=DOMAIN[domain].name[language])


_OWN = {"innovation": _of_innovation, "civ": _of_civ}


def amounts(game: Game, language: Language) -> Iterator[tuple[str, str, str]]:
    """All of it: the path, what it is called, and whose it is."""
    for name in game.players:
        for path, what in of_a_player(game, language):
            yield f"{name}.{path}", said("amount_of", language, player=name, what=what), name


def asks_for(game: Game, path: str, language: Language) -> str | None:
    """The question for an amount; None where every question of the kind has it already."""
    name, _, of = path.partition(".")
    place, _, which = of.partition(".")
    if name not in game.players:
        return None
    match place:
        case "hand" | "achievements":
            return said(f"amount_asked_{place}", language, player=name)
        case "board" if which in COLOURS:
            return said(
                "amount_asked_board", language, player=name, colour=pile_colour(Colour(which), language)
            )
        case "area" if which in DOMAIN:
            return said(
                "amount_asked_area", language, player=name, domain=DOMAIN[Domain(which)].name[language]
            )
        case _:
            return None


def asks_for_most(game: Game, path: str, language: Language) -> str | None:
    """The question who has most of an amount."""
    what = dict(of_a_player(game, language)).get(path)
    return None if what is None else said("amount_most", language, what=what)
