"""What a notebook shows of a card, a game, a decision, events, a preview and a resolution by itself."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from cards.terms import Language
from tutor.table.still.style import chip, listed, row, sheet, soft
from tutor.words import said, words
from tutor.words.markup import Markup, element, joined

if TYPE_CHECKING:
    from cards.model import Card
    from engine.decisions import Decision
    from engine.events import Event, Events
    from engine.game import Game
    from engine.innovation.table import InnovationSeat
    from engine.parts import Preview
    from tutor.table.graph import Graph

__all__ = [
    "card_html",
    "decision_html",
    "event_html",
    "events_html",
    "game_html",
    "preview_html",
    "register",
    "resolution_svg",
    "seat_html",
]


def game_html(game: Game, language: Language | None = None) -> str:
    """What is asked, and the whole table, everything open."""
    from tutor.table.scene import scene
    from tutor.table.still.table import still_table

    seen = scene(game, None, language)
    asked = seen["over"]["sentence"] if seen["over"] else seen["ask"]["prompt"] if seen["ask"] else ""
    return joined(element("p", asked, style="font-weight:600"), still_table(seen))


def seat_html(seat: InnovationSeat, language: Language = "en") -> str:
    """The board of a player of Innovation, pile by pile."""
    from engine.innovation.deck import DIRECTIONS, UNSPLAYED
    from tutor.table.scene.faces import face
    from tutor.table.still.table import still_pile

    piles: list[Markup] = []
    for pile, splayed in zip(seat.piles, seat.splays, strict=True):
        if pile:
            splay = None if splayed == UNSPLAYED else str(DIRECTIONS[splayed])
            faces = [face(card.id, language, splay, not depth) for depth, card in enumerate(pile)]
            piles.append(still_pile(faces, splay))
    return sheet(row(piles or [soft(words(language)["board_empty"])]))


def card_html(card: Card, language: Language = "en") -> str:
    """A card with its whole text."""
    from cards.text import card_text

    name, *lines = card_text(card, language).split("\n")
    return sheet(row([chip(str(card.colour), name, str(card.age))]), *(element("div", one) for one in lines))


def decision_html(decision: Decision) -> str:
    """The question, and the keys that answer it, each in words as long as it is pending."""
    from engine.game import Game
    from tutor.table.scene.asked import words_of

    game = decision.game
    pending = game if isinstance(game, Game) and game.decision is decision else None
    rows = [
        [element("code", key), words_of(pending, key, pending.language) if pending else ""]
        for key in decision.keys
    ]
    return sheet(element("p", decision.prompt, style="font-weight:600;margin:4px 0"), _table(rows))


def event_html(event: Event, language: Language = "en") -> str:
    """The event as a sentence, with its rule."""
    return joined(event.text(language), soft(event.rule), by=" ")


def events_html(events: Events) -> str:
    """What an answer has caused, sentence by sentence."""
    return listed((Markup(event_html(event, events.language)) for event in events), ordered=True)


def preview_html(preview: Preview) -> str:
    """Who would be affected, in which order, and by which rule."""
    rows = [
        [f"{part.effect}.", part.player, said(part.role, preview.language), str(part.count), soft(part.rule)]
        for part in preview
    ]
    return _table(rows)


def resolution_svg(graph: Graph) -> str:
    """A resolution as the panel draws it."""
    from tutor.table.scene.drawn import sketch
    from tutor.table.still.graph import graph_svg

    return graph_svg(sketch(graph, graph.graph["language"])) if graph else ""


def _table(rows: Iterable[Iterable[str]]) -> Markup:
    return element(
        "table",
        *(element("tr", *(element("td", cell, style="text-align:left") for cell in row)) for row in rows),
    )


_SHOWN: Mapping[str, Mapping[str, Any]] = {
    "text/html": {
        "engine.game.Game": game_html,
        "engine.innovation.seat.Seat": seat_html,
        "cards.model.Card": card_html,
        "engine.decisions.Decision": decision_html,
        "engine.events.Event": event_html,
        "engine.events.Events": events_html,
        "engine.parts.Preview": preview_html,
    },
    "image/svg+xml": {"tutor.table.graph.resolved.Resolution": resolution_svg},
}
"""By which function a notebook shows what, in which form."""


def register() -> None:
    """Teach the notebook that is running, if there is one, to show these by themselves."""
    if sys.modules.get("IPython") is None:
        return
    from IPython import get_ipython

    shell = get_ipython()
    if shell is None or shell.display_formatter is None:
        return
    formatters = shell.display_formatter.formatters
    for form, shown in _SHOWN.items():
        for type_, draw in shown.items():
            module, _, name = type_.rpartition(".")
            formatters[form].for_type_by_name(module, name, draw)
    # In a list, too, an event is a sentence.
    formatters["text/plain"].for_type_by_name(
        "engine.events", "Event", lambda event, printer, _: printer.text(f"{event.text()} ({event.rule})")
    )
