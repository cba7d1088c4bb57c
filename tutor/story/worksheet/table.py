"""The table of a game for paper: piles with the icons that can be seen, counts, what lies in the middle."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from cards.civ import CARD as CIV_CARD
from cards.civ import DOMAIN
from cards.innovation import CARD, SHOWN_BENEATH
from cards.model import places
from cards.terms import Domain, Field, Icon, Language
from cards.text import card_name
from cards.text.civ import ROMAN
from engine.game import Game
from tutor.story.exercises.following import field_name
from tutor.words import plural, said, words

Json = Mapping[str, Any]

_SHAPE = re.compile(r'^  (\w+):\s*((?:"[^"]*"[\s+]*)+),$', re.MULTILINE)


@cache
def shapes() -> Mapping[str, str]:
    """The silhouettes of the icons, as the panels draw them."""
    drawn = (files("tutor.drawing") / "icons.js").read_text(encoding="utf-8")
    return {name: "".join(re.findall(r'"([^"]*)"', parts)) for name, parts in _SHAPE.findall(drawn)}


def symbols() -> str:
    """The shapes once for the whole page."""
    drawn = "".join(
        f'<symbol id="{icon}" viewBox="0 0 20 20"><path fill-rule="evenodd" d="{shapes()[icon]}"/></symbol>'
        for icon in Icon
    )
    return f'<svg width="0" height="0" aria-hidden="true">{drawn}</svg>'


def icon(name: str, language: Language) -> str:
    """An icon with its name for those who do not see it."""
    word = escape(plural(name, language, 1))
    return (
        f'<svg class="icon" role="img" aria-label="{word}"><title>{word}</title><use href="#{name}"/></svg>'
    )


def paper_table(game: Game, language: Language) -> str:
    """The table as the player who is asked may see it."""
    viewer = game.decision.player if game.decision else None
    seen = game.view(viewer) if viewer else game.position(None)
    # Nobody remembers covered cards on paper: all boards are as the table shows them.
    whole = game.position(None)
    draw, middle = _DRAWN[game.name]
    players = "".join(
        f'<section class="player"><h3>{escape(name)}{_turn(name, whole, language)}</h3>'
        f"{draw(player, seen['players'][name], language)}</section>"
        for name, player in whole["players"].items()
    )
    return f'<div class="table">{players}</div><p class="middle">{middle(whole, language)}</p>'


def _turn(name: str, whole: Mapping[str, Any], language: Language) -> str:
    return f" <em>{escape(said('turn_of', language, player=name))}</em>" if whole["turn"] == name else ""


def _innovation(player: Mapping[str, Any], seen: Mapping[str, Any], language: Language) -> str:
    piles = "".join(_pile(colour, pile, language) for colour, pile in player["board"].items())
    return f'<ul class="piles">{piles}</ul>{_beside(player, seen, language)}'


def _pile(colour: str, pile: Mapping[str, Any], language: Language) -> str:
    top, *covered = pile["cards"]
    shown = SHOWN_BENEATH[pile["splay"]] if pile["splay"] else ()
    beneath = "".join(_card_icons(card, shown, language) for card in covered if shown)
    how = f"sheet_{pile['splay']}"
    splay = f" · {said(how, language)}" if pile["splay"] else ""
    more = f" · {said('sheet_covered', language, n=len(covered))}" if covered else ""
    return (
        f'<li class="{colour}"><b>{escape(card_name(top, language))}</b> {CARD[top].age}'
        f" <small>{words(language)[colour]}{splay}{more}</small>"
        f"<div>{_card_icons(top, range(4), language)}{beneath}</div></li>"
    )


def _card_icons(card: str, shown: Sequence[int], language: Language) -> str:
    """A card by the icons in these places; where the picture is, there is a gap."""
    icons = places(CARD[card].icons)
    found = (icons[place] for place in shown)
    drawn = (icon(str(one), language) if one else '<span class="picture"></span>' for one in found)
    return f'<span class="card">{"".join(drawn)}</span>'


def _beside(player: Mapping[str, Any], seen: Mapping[str, Any], language: Language) -> str:
    """Hand, score and achievements, as far as they may be known."""
    hand = ", ".join(_card(card, language) for card in seen["hand"]) or "–"
    score = ", ".join(str(CARD[card].age) for card in player["score"]) or "–"
    gained = ", ".join(_achievement(one, language) for one in player["achievements"]) or "–"
    parts = (("hand", hand), ("score", score), ("achievements", gained))
    lines = "".join(f"<dt>{escape(said(key, language))}</dt><dd>{value}</dd>" for key, value in parts)
    return f"<dl>{lines}</dl>"


def _card(card: str | int, language: Language) -> str:
    return str(card) if isinstance(card, int) else f"{escape(card_name(card, language))} {CARD[card].age}"


def _achievement(one: int | str, language: Language) -> str:
    return str(one) if isinstance(one, int) else escape(field_name(Field(one), language))


def _civ(player: Mapping[str, Any], seen: Mapping[str, Any], language: Language) -> str:
    lines = "".join(_domain(str(domain), player, language) for domain in Domain)
    hand = ", ".join(_civ_card(card, language) for card in seen["hand"]) or "–"
    return f'<ul class="piles">{lines}</ul><dl><dt>{said("sheet_hand", language)}</dt><dd>{hand}</dd></dl>'


def _domain(domain: str, player: Mapping[str, Any], language: Language) -> str:
    eras = [ROMAN[CIV_CARD[card].era] for card in player["area"] if CIV_CARD[card].domain.id == domain]
    marks = [said("sheet_democracy", language)] * player["democracy"].get(domain, 0)
    marks += [said("sheet_embargo", language)] * (domain in player["embargo"])
    if not eras and not marks:
        return ""
    name = escape(DOMAIN[Domain(domain)].name[language])
    laid = f" <small>+ {', '.join(marks)}</small>" if marks else ""
    return f"<li><b>{name}</b> {len(eras)} <small>({', '.join(eras) or '–'})</small>{laid}</li>"


def _civ_card(card: str | int, language: Language) -> str:
    if isinstance(card, int):
        return ROMAN[card]
    return f"{escape(CIV_CARD[card].domain.name[language])} {ROMAN[CIV_CARD[card].era]}"


def _deck(whole: Mapping[str, Any], language: Language) -> str:
    return said("sheet_deck", language, n=len(whole["deck"]), discard=len(whole["discard"]))


def _supply(whole: Mapping[str, Any], language: Language) -> str:
    empty = ", ".join(age for age, pile in whole["piles"].items() if not pile)
    periods = ", ".join(map(str, whole["periods"])) or "–"
    fields = ", ".join(_achievement(one, language) for one in whole["fields"]) or "–"
    return said("sheet_middle", language, empty=empty or "–", periods=periods, fields=fields)


_DRAWN: Mapping[str, tuple[Callable[[Json, Json, Language], str], Callable[[Json, Language], str]]] = {
    "innovation": (_innovation, _supply),
    "civ": (_civ, _deck),
}
"""How a player's cards are drawn, and what lies between the players."""
