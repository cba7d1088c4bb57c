"""In which order an action resolves, whom it affects and why, as a networkx graph.

`resolution(game)` is the last action, growing as it resolves (in CIV: the turn); `resolution(game, "dogma
banking")` shows an action before it happens. A node has these attributes:

    kind      "part" (of a player in an effect), "bonus", "card" (carried out for oneself only);
              in CIV "step" (of the turn), "effect", "copy", "part" (of another player in an effect)
    effect    the number of the effect, from 1; for the bonus one more than there are; in CIV that of the step
    card      whose effect it is; in CIV the domain
    demand    whether the effect is a demand
    player    who carries it out
    role      "obeys", "shares", "acts", "immune" (the effect passes this player over), or None
    by        who activated the card
    icon, count, against
              the dogma icon, how many of it the player has, and how many the one who activated; in CIV
              count cards of the domain there are, against: so many it takes
    partner   whether being partners decided the role
    ability   in CIV the name of the effect, and `owner` whose it is if it is copied
    open      in CIV whether it has not happened yet, but may
    rule      the id of the rule
    state     "done", "now" or "next"
    events    numbers of the events of `game.events` that happened in it
    changed   in Innovation whether anything was changed in it, as it counts for the sharing bonus (INN-5.5)
    inside    the node that this one is nested in, or None
    drawn     of the bonus: whether it was drawn; None as long as that is open

and an edge has `kind`: "then" (the order), or "executes" (from a part to the card it carries out).
The graph itself has `card`, `by` and `preview`, and the `language` of the game.
"""

from __future__ import annotations

from cards.terms import Language
from engine.game import Game
from tutor.table.graph import civ, innovation
from tutor.table.graph.saying import heading, part_text, part_why
from tutor.table.graph.shape import Graph, layout
from tutor.words import said

__all__ = ["Graph", "as_text", "layout", "part_text", "part_why", "resolution"]


GROWN = {"innovation": innovation.grow, "civ": civ.grow}


def resolution(game: Game, key: str | None = None) -> Graph:
    """The action that is going on or was last, or one that could be chosen; empty without effects."""
    from tutor.table.graph.resolved import Resolution

    graph = Resolution(language=game.language)
    GROWN[game.name](graph, game, key)
    return graph


def as_text(graph: Graph, language: Language) -> list[str]:
    """The graph as lines, in the order in which its nodes come, for those who do not see it.

    Of what could be chosen all is still to come, which need not be said of every line.
    """
    places = layout(graph)
    ordered = [graph.nodes[node] for node in sorted(graph, key=lambda node: places[node])]
    lines = [f"{heading(data, language)}: {part_why(data, language)}" for data in ordered]
    if graph.graph.get("preview"):
        return lines
    return [f"{line} ({said(data['state'], language)})" for line, data in zip(lines, ordered, strict=True)]
