"""The table of Innovation as it is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cards.innovation import FIELDS
from cards.innovation.editions import PRINTINGS
from cards.terms import Colour, Field, Icon, Language
from cards.text import field_text
from engine.game import Game
from engine.innovation.deck import AGES, DIRECTIONS, PERIODS, UNSPLAYED, ReadyCard
from engine.innovation.table import InnovationSeat, draws_from
from engine.innovation.table import table as innovation_table
from tutor.table.focus import Focus
from tutor.table.graph import resolution
from tutor.table.scene.asked import NO_ANSWER, Asked, asked_of, card_of, refused
from tutor.table.scene.asking import ask
from tutor.table.scene.drawn import graph_panel, partners, timeline, why
from tutor.table.scene.ending import over
from tutor.table.scene.faces import back, covered, face, in_words
from tutor.table.scene.fresh import Fresh, game_before
from tutor.table.scene.moved import came_from, moved
from tutor.table.scene.reading import card_to_light, clause_going_on
from tutor.table.scene.shape import ScenePieces
from tutor.table.scene.things import (
    SceneAchievement,
    SceneCard,
    SceneCardChoice,
    SceneChoice,
    SceneCount,
    SceneField,
    ScenePeriod,
    ScenePile,
    ScenePlayer,
    SceneSupply,
)
from tutor.words import plural, said, words

if TYPE_CHECKING:
    from tutor.table.graph import Graph
    from tutor.table.session import Session

__all__ = ["pieces"]

_COLOURS = tuple(Colour)
_ICONS = tuple(Icon)


def pieces(session: Session, viewer: str | None, language: Language, focus: Focus) -> ScenePieces:
    """Everything of a scene that depends on the game."""
    game = session.shown
    # What an opponent is asked, nobody else answers.
    asked = asked_of(game, "" if focus.auto else viewer, language, None if focus.pass_on else focus.looked)
    graph = resolution(game, asked.looked)
    fresh = moved(game_before(session, focus), game)
    table = _Table(game, viewer, language, asked, graph, came_from(session), fresh)
    place, here = clause_going_on(game), innovation_table(game)
    return {
        "players": table.players(),
        "supply": table.supply(),
        "periods": table.periods(),
        "fields": table.fields(),
        "removed": len(here.removed),
        "ask": ask(session, asked, language, focus),
        "card": _card_to_read(game, asked, graph, place, language, focus),
        "graph": graph_panel(graph, session, viewer, language),
        "why": why(session, viewer, language, focus),
        "timeline": timeline(session, viewer, language, focus),
        "over": over(game, language),
        "civ": None,
    }


def _card_to_read(
    game: Game, asked: Asked, graph: Graph, place: Any, language: Language, focus: Focus
) -> SceneCard | None:
    """The card that was asked for, else the one that is previewed, carried out, or was carried out last."""
    card = focus.card
    if card is None and asked.looked is not None:
        card = card_of(asked.looked)
    if card is None:
        card = PRINTINGS[place[0]].id if place is not None else graph.graph.get("card")
    return (
        None
        if card is None
        else {**card_to_light(game, card, place, language), "opened": focus.card is not None}
    )


class _Table:
    """What lies on the table, for one who looks at it."""

    def __init__(
        self,
        game: Game,
        viewer: str | None,
        language: Language,
        asked: Asked,
        graph: Graph,
        was: Mapping[str, str],
        fresh: Fresh,
    ) -> None:
        self.game = game
        self.here = innovation_table(game)
        self.viewer = viewer
        self.language = language
        self.words = words(language)
        self.asked = asked
        self.graph = graph
        self.roles = _roles(graph)
        self.was = was
        self.fresh = fresh

    def players(self) -> list[ScenePlayer]:
        """Everybody in seating order."""
        return [self._player(number, seat) for number, seat in enumerate(self.here.seats)]

    def _player(self, number: int, seat: InnovationSeat) -> ScenePlayer:
        game, here, name = self.game, self.here, self.game.players[number]
        own = self.viewer in (None, name)
        decision = game.decision
        role, state, changed = self.roles.get(name, (None, None, False))
        mates = [here.seats[mate] for mate in game.mates[number]]
        achieved = sum(mate.achievements() for mate in mates)
        turn = number == here.turn and game.result is None
        named = self._named(name)
        return {
            "name": name,
            "seat": number,
            "turn": turn,
            "mine": self.viewer == name,
            "asked": decision is not None and decision.seat == number,
            "role": role,
            "roleWord": self._role_word(role, state, changed),
            "state": state,
            "key": named["key"],
            "act": named["act"],
            "counts": self._counts(seat),
            "countsWord": in_words(dict(zip(_ICONS, seat.icons, strict=True)), self.language),
            "piles": [
                self._pile(number, colour, pile, seat.splays[colour], own)
                for colour, pile in enumerate(seat.piles)
                if pile
            ],
            "gaps": [
                {"colour": str(_COLOURS[colour]), **self._by_colour(number, colour)}
                for colour, pile in enumerate(seat.piles)
                if not pile and self._by_colour(number, colour)["key"]
            ],
            "left": self.fresh.left(number),
            "hand": self._held(number, "hand", seat.hand, own),
            "score": self._held(number, "score", seat.score, own),
            "points": seat.points,
            "achievements": self._achievements(number, seat),
            "needed": here.needed,
            "achieved": achieved,
            "achievedWord": said("achievements_of", self.language, n=achieved, needed=here.needed),
            "actions": here.actions if turn else None,
            "actionsWord": self.words[f"actions_{min(here.actions, 2)}"] if turn else None,
            "notes": self._notes(number) if game.result is None else [],
            "won": game.result is not None and name in game.result.winners,
        }

    def _named(self, name: str) -> SceneChoice:
        decision = self.asked.decision
        if decision is not None and decision.kind == "player":
            return self.asked.on(name)
        return NO_ANSWER

    def _role_word(self, role: str | None, state: str | None, changed: bool) -> str | None:
        if role is None:
            return None
        if role != "immune" and state == "done" and not changed:
            return self.words["changed_nothing"]
        return self.words[role if role == "immune" else f"{role}_{state}"]

    def _counts(self, seat: InnovationSeat) -> list[SceneCount]:
        wanted = self.graph.nodes[next(iter(self.graph))]["icon"] if self.graph else None
        return [
            {
                "icon": str(icon),
                "n": count,
                "word": plural(icon, self.language, count),
                "asked": icon == wanted,
            }
            for icon, count in zip(_ICONS, seat.icons, strict=True)
        ]

    def _notes(self, number: int) -> list[str]:
        notes = partners(self.game, number, self.language)
        counted = self.here.tucked_or_scored(number)
        if counted and Field.MONUMENT in self.here.fields:
            notes.append(said("monument", self.language, n=counted))
        return notes

    def _achievements(self, number: int, seat: InnovationSeat) -> list[SceneAchievement]:
        periods: list[SceneAchievement] = [
            {
                "period": age,
                "field": None,
                "word": said("period", self.language, n=age),
                "fresh": self.fresh.take((number, "periods"), str(age)),
            }
            for age in sorted(seat.periods)
        ]
        fields: list[SceneAchievement] = [
            {
                "period": None,
                "field": str(field),
                "word": _FIELD_NAMES[Field(field)][self.language],
                "fresh": self.fresh.take((number, "fields"), field),
            }
            for field in seat.fields
        ]
        return periods + fields

    def _pile(
        self, number: int, colour: int, pile: Sequence[ReadyCard], splayed: int, own: bool
    ) -> ScenePile:
        splay = None if splayed == UNSPLAYED else str(DIRECTIONS[splayed])
        name = str(_COLOURS[colour])
        spot = f"{number}/{name}"
        splay_word = self.words["unsplayed" if splay is None else f"splay_{splay}"]
        count = self._count_word(len(pile))
        return {
            "colour": name,
            "colourWord": self.words[name],
            "spot": spot,
            "splay": splay,
            "splayWord": splay_word,
            "count": len(pile),
            "label": f"{self.words[name]}: {count}" + (f", {splay_word}" if splay else ""),
            **self._by_colour(number, colour),
            "fresh": self.fresh.turned((number, name)),
            "cards": [
                {
                    **(
                        face(card.id, self.language, splay, not depth)
                        if own or not depth
                        else covered(card.id, self.language, splay)
                    ),
                    **self._chosen(number, "board", card),
                    "fresh": self.fresh.take((number, name), card.id),
                    "spot": f"{spot}/{len(pile) - depth}",
                }
                for depth, card in enumerate(pile)
            ],
        }

    def _by_colour(self, number: int, colour: int) -> SceneChoice:
        """The answer that a colour of a player stands for."""
        decision = self.asked.decision
        if decision is not None and decision.kind == "colour" and decision.seat == number:
            return self.asked.on(str(_COLOURS[colour]))
        return NO_ANSWER

    def _held(self, number: int, place: str, cards: Iterable[ReadyCard], own: bool) -> list[SceneCard]:
        """A hand or a score; sorted by value, so that nothing can be read from the order."""
        return [
            {
                **(face(card.id, self.language, None, True) if own else back(card.age, self.language)),
                **self._chosen(number, place, card),
                "fresh": self.fresh.take((number, place), card.id),
                "spot": f"{number}/{place}/{at}",
            }
            for at, card in enumerate(sorted(cards, key=lambda card: (card.age, card.index)))
        ]

    def _chosen(self, number: int, place: str, card: ReadyCard) -> SceneCardChoice:
        """What a card says to the question that is asked, and where it came from."""
        on = self.asked.on_card(card.id, place, number)
        return {**on, "was": self.was[card.id]} if card.id in self.was else on

    def supply(self) -> list[SceneSupply]:
        """The piles, one for each age."""
        decision = self.asked.decision
        drawn_from = draws_from(self.game, self.here.turn) if "draw" in self.asked.acts else None
        by_value = decision is not None and decision.kind == "value"
        return [
            {
                "age": age,
                "count": len(pile),
                "word": said("age_left" if pile else "age_empty", self.language, age=age, n=len(pile)),
                **(
                    self.asked.on(str(age))
                    if by_value
                    else self.asked.on("draw")
                    if age == drawn_from
                    else NO_ANSWER
                ),
            }
            for age, pile in enumerate(self.here.supply)
            if age in AGES
        ]

    def periods(self) -> list[ScenePeriod]:
        """The periods, with who has achieved them, and why they cannot be achieved now."""
        owners = {
            age: name
            for name, seat in zip(self.game.players, self.here.seats, strict=True)
            for age in seat.periods
        }
        acting = self.asked.decision is not None and self.asked.decision.kind == "action"
        why = {age: self._why_not(age) for age in PERIODS if acting and age in self.here.periods}
        return [
            {
                "age": age,
                "open": age in self.here.periods,
                "owner": owners.get(age),
                "word": said("period", self.language, n=age),
                **self.asked.on(f"achieve {age}"),
                "why": why.get(age),
            }
            for age in PERIODS
        ]

    def _why_not(self, age: int) -> str | None:
        key = f"achieve {age}"
        return None if key in self.asked.acts else refused(self.game, key, self.language)

    def fields(self) -> list[SceneField]:
        """The five fields, with who has claimed them."""
        owners = {
            field: name
            for name, seat in zip(self.game.players, self.here.seats, strict=True)
            for field in seat.fields
        }
        return [
            {
                "id": str(field.id),
                "word": field.name[self.language],
                "owner": owners.get(field.id),
                "condition": field_text(field, self.language),
                "rule": field.rule,
            }
            for field in FIELDS
        ]

    def _count_word(self, count: int) -> str:
        return self.words["card_1"] if count == 1 else said("cards_n", self.language, n=count)


_FIELD_NAMES = {field.id: field.name for field in FIELDS}


def _roles(graph: Graph) -> dict[str, tuple[str, str, bool]]:
    """Of each player the role, its state and whether it changed anything.

    They are those in the effect that is going on, else in the first to come.
    """
    outer = [data for _, data in graph.nodes(data=True) if data["kind"] == "part" and data["inside"] is None]
    if not outer or (not graph.graph["preview"] and all(data["state"] == "done" for data in outer)):
        return {}
    effect = next(
        (
            data["effect"]
            for state in ("now", "next")
            for data in outer
            if data["state"] == state and data["role"] != "immune"
        ),
        outer[-1]["effect"],
    )
    return {
        data["player"]: (data["role"], data["state"], data["changed"])
        for data in outer
        if data["effect"] == effect
    }
