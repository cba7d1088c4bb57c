"""The pending decision as it bears on what lies on the table: what can be chosen, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cards.program import DiscardPile, Lay, Place, Zone
from cards.terms import Language
from cards.text import answer
from engine.decisions import PASS, Decision
from engine.game import Game
from engine.innovation.deck import BY_ID
from tutor.table.scene.things import SceneCardChoice, SceneChoice
from tutor.words import said

__all__ = ["NO_ANSWER", "Asked", "asked_of", "places_of", "previews", "question", "refused", "words_of"]

NO_ANSWER: SceneChoice = {"key": None, "act": None}
"""What is drawn on something that stands for no answer."""

ANYWHERE = frozenset(("hand", "score", "board", "area", "discard", "open"))
HAND = frozenset(("hand",))

WHERE = {"action": ANYWHERE, "play": HAND, "effects": HAND}
"""Where the cards lie of those decisions whose answers are a word and what it is done with."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the viewer is asked; nothing if somebody else is."""

    decision: Decision | None
    acts: Mapping[str, str]
    """The legal answers and their words."""
    cards: Mapping[str, str]
    """The legal answer that each card stands for, by card."""
    places: frozenset[str]
    """The places where these cards lie."""
    looked: str | None
    """The answer that is being looked at."""
    no: Mapping[str, str]
    """Why a card at a place of the one who is asked cannot be chosen."""
    not_yours: str | None
    """Why a card of another player cannot be chosen."""
    own: frozenset[str] = frozenset()
    """Where equal cards may lie before others, too; asked for are those of the one who is asked."""

    def on(self, key: str) -> SceneChoice:
        """What is drawn on something that stands for an answer, if it is legal."""
        return {"key": key, "act": self.acts[key]} if key in self.acts else NO_ANSWER

    def on_card(self, card: str, place: str, seat: int) -> SceneCardChoice:
        """What a card says to the question."""
        if self.decision is None:
            return {}
        key = self.cards.get(card)
        own = seat == self.decision.seat
        if key is not None and place in self.places and (own or place not in self.own):
            return {"key": key, "act": self.acts[key], "picked": key == self.looked, "preview": previews(key)}
        return {"why": (self.no.get(place) if own else self.not_yours) or None}


_NOTHING = Asked(None, {}, {}, frozenset(), None, {}, None)


def previews(key: str) -> bool:
    """Whether it can be shown beforehand what an answer will do."""
    return key.startswith(("dogma ", "effect ", "copy ", "discard "))


def words_of(game: Game, key: str, language: Language) -> str:
    """A legal answer in the words of its button."""
    assert game.decision is not None
    return answer(game.decision.kind, key, _data(game, game.decision), language, game.name)


def asked_of(game: Game, viewer: str | None, language: Language, looked: str | None) -> Asked:
    """The pending decision, if the viewer answers it."""
    decision = game.decision
    if decision is None or viewer not in (None, decision.player):
        return _NOTHING
    data = _data(game, decision)
    acts = {key: answer(decision.kind, key, data, language, game.name) for key in decision.keys}
    looked = looked if looked in acts else None
    own = frozenset(("area", "hand")) if game.name == "civ" else frozenset[str]()
    if decision.kind in WHERE:
        cards = {card: key for key in decision.keys if (card := key.partition(" ")[2]) in game.backs}
        no = {"score": said("in_score", language), "board": said("not_top", language)}
        if decision.kind == "play":
            no = {"hand": said("barred", language)}
        places, not_yours = WHERE[decision.kind], said("not_yours", language)
        return Asked(decision, acts, cards, places, looked, no, not_yours, own)
    because = said("not_asked", language, text=question(game, language))
    no = dict.fromkeys(ANYWHERE, because)
    not_yours = said("not_yours", language) if decision.kind in ("setup", "draft") else because
    return Asked(decision, acts, _cards(decision), places_of(decision), looked, no, not_yours, own)


def _cards(decision: Decision) -> dict[str, str]:
    """The answer that each card stands for; hidden cards of equal value share one."""
    named: dict[str, str] = {}
    if decision.kind in ("card", "order", "setup", "draft"):
        for key, value in zip(decision.keys, decision.values, strict=True):
            for card in value if isinstance(value, tuple) else (value,):
                if card != PASS:
                    named[card.id] = key
    return named


def places_of(decision: Decision) -> frozenset[str]:
    """Where the cards lie that are asked for; in CIV equal cards lie in many places."""
    if decision.kind == "draft":
        return frozenset(("open",))
    step = decision.about.get("step")
    pick = step.card if isinstance(step, Lay) else getattr(step, "cards", None)
    match getattr(pick, "source", None):
        case DiscardPile():
            return frozenset(("discard",))
        case Zone(Place.AREA):
            return frozenset(("area",))
        case _:
            return ANYWHERE - {"area", "discard"}


def question(game: Game, language: Language) -> str:
    """The question as a sentence."""
    decision = game.decision
    assert decision is not None
    return game.prompt(decision, language)


def refused(game: Game, key: str, language: Language) -> str:
    """Why an answer is not legal, in the language of the one who looks."""
    speaking = game
    if game.language != language:
        speaking = game.clone()
        speaking.language = language
    return speaking.refuse(key).reason


def _data(game: Game, decision: Decision) -> dict[str, Any]:
    """What the texts want to know of a question."""
    about = dict(decision.about)
    if "card" in about:
        about["card"] = about["card"].card
    return {**about, "named": decision.named, "due": decision.due, "by": game.players[decision.by]}


def card_of(key: str) -> str | None:
    """The card of Innovation that an answer names."""
    card = key.rpartition(" ")[2]
    return card if card in BY_ID else None
