"""Games, boards and cards as a notebook shows them by themselves: still, and without a script."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING

from cards.terms import Language
from tutor.words import words

if TYPE_CHECKING:
    from cards.model import Card
    from engine.game import Game
    from engine.innovation.table import InnovationSeat
    from tutor.table.scene.shape import SceneArea, SceneCard, ScenePlayer

__all__ = ["card_html", "game_html", "register", "seat_html"]

_SERIF = "font-family:'Iowan Old Style',Palatino,Georgia,serif;font-weight:600"
_SHEET = (
    "border:1px solid rgba(128,120,110,.35);border-radius:10px;padding:8px 12px;margin:8px 0;max-width:760px"
)
_TINTS = {
    "red": "194,71,47", "yellow": "185,132,26", "green": "75,125,71", "blue": "47,98,160",
    "purple": "111,76,155",
    "army": "194,71,47", "economy": "185,132,26", "utopia": "75,125,71", "religion": "47,98,160",
    "culture": "111,76,155", "science": "91,95,102",
}  # fmt: skip
_ARROWS = {"left": "←", "right": "→", "up": "↑"}


def game_html(game: Game, language: Language | None = None) -> str:
    """The whole table: what is asked, and what lies before everybody, everything open."""
    from tutor.table.scene import scene

    seen = scene(game, None, language)
    asked = seen["over"]["sentence"] if seen["over"] else seen["ask"]["prompt"] if seen["ask"] else ""
    return _element("p", [_text(asked)], "font-weight:600") + "".join(
        _player(player, seen["words"]) for player in seen["players"]
    )


def _player(player: ScenePlayer, said: Mapping[str, str]) -> str:
    head = [_element("span", [_text(player["name"])], f"{_SERIF};font-size:1.1em")]
    if player["roleWord"]:
        head.append(_soft(player["roleWord"]))
    head += [_soft(f"{count['n']} {count['word']}") for count in player["counts"] if count["n"]]
    lines = [_line(head), _line(_pile(pile["cards"], pile["splay"]) for pile in player["piles"])]
    lines.append(_line(_area(area) for area in player.get("areas", ()) if area["cards"]))
    held = [_soft(f"{said['hand']} {len(player['hand'])}"), *map(_chip, player["hand"])]
    if player["score"] is not None:
        held.append(_soft(f"{said['score']} {player['points']}"))
        held.append(_soft(f"{said['achievements']} {player['achievedWord']}"))
    return _element("section", [*lines, _line(held)], _SHEET)


def _pile(cards: Sequence[SceneCard], splay: str | None) -> str:
    top, beneath = cards[0], len(cards) - 1
    more = f" +{beneath} {_ARROWS.get(splay or '', '')}" if beneath else ""
    return _chip(top, more.rstrip())


def _area(area: SceneArea) -> str:
    eras = " ".join(card["eraWord"] for card in area["cards"])
    return _tinted(area["domain"], f"{area['domainWord']} {area['neededWord']}", eras)


def _chip(card: SceneCard, more: str = "") -> str:
    if card["back"]:
        return _tinted(None, str(card["age"]))
    return _tinted(card.get("colour") or card.get("domain"), card["name"] or "", f"{card['age'] or ''}{more}")


def _tinted(colour: str | None, name: str, small: str = "") -> str:
    tint = _TINTS.get(colour or "", "128,120,110")
    style = f"background:rgba({tint},.16);border:1px solid rgba({tint},.9);border-radius:6px;padding:2px 8px"
    return _element("span", [_element("span", [_text(name)], _SERIF), _soft(small)], style)


def seat_html(seat: InnovationSeat, language: Language = "en") -> str:
    """The board of a player of Innovation, pile by pile."""
    from engine.innovation.deck import DIRECTIONS, UNSPLAYED
    from tutor.table.scene.faces import face

    piles = []
    for pile, splayed in zip(seat.piles, seat.splays, strict=True):
        if pile:
            splay = None if splayed == UNSPLAYED else str(DIRECTIONS[splayed])
            faces = [face(card.id, language, splay, not depth) for depth, card in enumerate(pile)]
            piles.append(_pile(faces, splay))
    return _element("section", [_line(piles or [_soft(words(language)["board_empty"])])], _SHEET)


def card_html(card: Card, language: Language = "en") -> str:
    """A card with its whole text."""
    from cards.text import card_text

    name, *lines = card_text(card.id, language).split("\n")
    return _element(
        "section",
        [
            _line([_tinted(str(card.colour), name, str(card.age))]),
            *(_element("div", [_text(line)]) for line in lines),
        ],
        _SHEET,
    )


def _line(parts: Iterable[str]) -> str:
    content = list(parts)
    return (
        _element("div", content, "display:flex;flex-wrap:wrap;gap:6px 10px;align-items:baseline;margin:3px 0")
        if content
        else ""
    )


def _soft(text: str) -> str:
    return _element("span", [_text(text)], "opacity:.75;font-size:.9em;margin-left:.4em") if text else ""


def _text(text: str) -> str:
    return escape(text)


def _element(tag: str, content: Iterable[str], style: str = "") -> str:
    given = f' style="{style}"' if style else ""
    return f"<{tag}{given}>{''.join(content)}</{tag}>"


def register() -> None:
    """Teach the notebook that is running, if there is one, to show these by themselves."""
    if sys.modules.get("IPython") is None:
        return
    from IPython import get_ipython

    shell = get_ipython()
    if shell is None or shell.display_formatter is None:
        return
    shown = shell.display_formatter.formatters["text/html"]
    shown.for_type_by_name("engine.game", "Game", game_html)
    shown.for_type_by_name("engine.innovation.seat", "Seat", seat_html)
    shown.for_type_by_name("cards.model", "Card", card_html)
