"""The table of CIV as it is drawn. Instead of piles, score and achievements the players have

    areas   [{domain, domainWord, spot ("0/army"), n (cards that count), level (0, 1, 2), levelWord or null,
             needed (for hegemony, democracy included), neededWord ("4 of 7"), thresholds [3, 5], majority,
             coin, coinWord, embargo: null or {word, spot}, democracy (how many cards), democracyWord,
             key, act, why, label, cards: [Card]}], all six domains, always in the same order
    limit   the hand limit now; limitWord ("3 of 5")
    points  once the game is over: in how many domains they have the majority

and `civ` is {step ("draft", "play", "effects"), stepWord,
             deck: [{era, eraWord, count, word}], deckWord, discard: {count, word, cards: [Card], top first},
             open: [Card] (face up in the middle, or of the draft to choose from), openWord,
             coin: null or {word}, lastRound: null or a sentence}.

A Card of CIV has {id, spot, name ("Army I"), domain, era, eraWord, back, label, key, act, picked, preview,
why}; of one that is not known there are only spot, era, eraWord, back and label. Equal cards have equal ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cards.civ import DOMAIN, ERAS
from cards.terms import Domain, Language
from cards.text.civ import ROMAN, applied
from engine.civ.deck import DOMAIN_IDS, DOMAINS, Kind, by_era
from engine.civ.table import CivSeat
from engine.civ.table import table as civ_table
from engine.game import Game
from tutor.table.focus import Focus
from tutor.table.graph import resolution
from tutor.table.scene.asked import NO_ANSWER, Asked, asked_of, previews, refused
from tutor.table.scene.asking import ask
from tutor.table.scene.domains import card_to_read, domain_back, domain_face
from tutor.table.scene.drawn import graph_panel, partners, timeline, why
from tutor.table.scene.ending import over
from tutor.table.scene.fresh import Fresh, Place, game_before
from tutor.table.scene.shape import ScenePieces
from tutor.table.scene.things import (
    SceneApplied,
    SceneArea,
    SceneCard,
    SceneCardChoice,
    SceneCiv,
    SceneEmbargo,
    ScenePlayer,
)
from tutor.words import said, words

if TYPE_CHECKING:
    from tutor.table.graph import Graph
    from tutor.table.session import Session

__all__ = ["pieces"]


def pieces(session: Session, viewer: str | None, language: Language, focus: Focus) -> ScenePieces:
    """Everything of a scene that depends on the game."""
    game = session.shown
    # What an opponent is asked, nobody else answers.
    asked = asked_of(game, "" if focus.auto else viewer, language, None if focus.pass_on else focus.looked)
    graph = resolution(game, asked.looked)
    table = _Table(game, viewer, language, asked, graph, _fresh(game_before(session, focus), game))
    return {
        "players": table.players(),
        "supply": [],
        "periods": [],
        "fields": [],
        "removed": 0,
        "ask": ask(session, asked, language, focus),
        "card": card_to_read(game, asked, language, focus),
        "graph": graph_panel(graph, session, viewer, language),
        "why": why(session, viewer, language, focus),
        "timeline": timeline(session, viewer, language, focus),
        "over": over(game, language),
        "civ": table.middle(),
    }


class _Table:
    """What lies on the table, for one who looks at it."""

    def __init__(
        self,
        game: Game,
        viewer: str | None,
        language: Language,
        asked: Asked,
        graph: Graph,
        fresh: Fresh,
    ) -> None:
        self.game = game
        self.here = civ_table(game)
        self.viewer = viewer
        self.language = language
        self.words = words(language)
        self.asked = asked
        self.fresh = fresh
        self.leaders = self.here.majorities()
        self.roles = {
            data["player"]: (data["role"], data["state"])
            for _, data in graph.nodes(data=True)
            if data["role"] and (data["kind"] == "part" or data["state"] == "now")
        }
        self.offered = _offered(game) if asked.decision is not None else {}

    def players(self) -> list[ScenePlayer]:
        """Everybody in seating order."""
        return [self._player(number, seat) for number, seat in enumerate(self.here.seats)]

    def _player(self, number: int, seat: CivSeat) -> ScenePlayer:
        game, name = self.game, self.game.players[number]
        decision = game.decision
        role, state = self.roles.get(name, (None, None))
        by_name = self.asked.decision is not None and self.asked.decision.kind == "player"
        named = self.asked.on(name) if by_name else NO_ANSWER
        is_over = game.result is not None
        return {
            "name": name,
            "seat": number,
            "turn": number == self.here.turn and not is_over,
            "mine": self.viewer == name,
            "asked": decision is not None and decision.seat == number,
            "role": role,
            "roleWord": None if role is None else self.words[role if role == "immune" else f"{role}_{state}"],
            "state": state,
            "key": named["key"],
            "act": named["act"],
            "counts": [],
            "countsWord": None,
            "piles": [],
            "areas": [self._area(number, seat, domain) for domain in range(len(DOMAIN_IDS))],
            "left": self.fresh.left(number),
            "hand": self._hand(number, seat),
            "score": None,
            "achievements": None,
            "points": self.here.points(number) if is_over else None,
            "limit": seat.limit,
            "limitWord": said("achievements_of", self.language, n=len(seat.hand), needed=seat.limit),
            "actions": None,
            "actionsWord": None,
            "notes": partners(game, number, self.language),
            "won": game.result is not None and name in game.result.winners,
        }

    def _area(self, number: int, seat: CivSeat, domain: int) -> SceneArea:
        game, here, language, id = self.game, self.here, self.language, DOMAIN_IDS[domain]
        count, democracy = seat.counts[domain], seat.democracy[domain]
        needed = here.hegemony_needs(number, domain)
        level = sum(count >= least for least in here.levels) if DOMAINS[domain].levels else 0
        name = DOMAIN[Domain(id)].name[language]
        coin = here.coin is not None and here.coin[:2] == (number, domain)
        spot = f"{number}/{id}"
        reached = said("achievements_of", language, n=count, needed=needed)
        return {
            "domain": id,
            "domainWord": name,
            "spot": spot,
            "n": count,
            "level": level,
            "levelWord": self._level_word(domain, level),
            "needed": needed,
            "neededWord": reached,
            "thresholds": list(here.levels) if DOMAINS[domain].levels else [],
            "majority": number in self.leaders[domain],
            "coin": coin,
            "coinWord": said("coin_here", language, player=game.players[here.coin[2]])
            if coin and here.coin
            else None,
            "embargo": self._embargo(seat, domain, spot),
            "democracy": democracy,
            "democracyWord": said("democracy_here", language, n=democracy) if democracy else None,
            **self._applies(number, domain),
            "label": f"{name}: {reached}",
            "cards": [
                self._card(number, "area", card, f"{spot}/{at}", self._completes(number, domain, at))
                for at, card in enumerate(by_era(card for card in seat.area if card.domain == domain))
            ],
        }

    def _completes(self, number: int, domain: int, at: int) -> SceneCardChoice | None:
        """The answer that a card stands for where its domain has several.

        An effect is that of the card which completes its level, paying for one is that of the first card.
        """
        keys = self.offered.get((number, domain), [])
        for key in keys if len(keys) > 1 else ():
            effect = applied(key)
            if effect and at == (self.here.levels[effect.level - 1] - 1 if effect.level else 0):
                picked = key == self.asked.looked
                return {"key": key, "act": self.asked.acts[key], "picked": picked, "preview": previews(key)}
        return None

    def _level_word(self, domain: int, level: int) -> str | None:
        if not level:
            return None
        ability = DOMAINS[domain].levels[level - 1].said.name[self.language]
        return said("level_here", self.language, n=level, ability=ability)

    def _embargo(self, seat: CivSeat, domain: int, spot: str) -> SceneEmbargo | None:
        if domain not in seat.embargoes:
            return None
        key = "embargo_now" if domain in seat.barred else "embargo_next"
        return {"word": self.words[key], "spot": f"{spot}/embargo"}

    def _applies(self, number: int, domain: int) -> SceneApplied:
        """The answer that a domain stands for, if it has just one, or why it has none."""
        decision, id = self.asked.decision, DOMAIN_IDS[domain]
        nothing: SceneApplied = {"key": None, "act": None, "why": None}
        if decision is None:
            return nothing
        if decision.kind == "domain":
            here = number == decision.whose
            return {**nothing, **(self.asked.on(id) if here else nothing)}
        if decision.kind != "effects":
            return nothing
        keys = self.offered.get((number, domain), [])
        if len(keys) == 1:
            return {**nothing, **self.asked.on(keys[0])}
        if keys or number != decision.seat or not self.here.seats[number].counts[domain]:
            return nothing
        key = f"effect {id} 1" if DOMAINS[domain].levels else "discard culture"
        return {**nothing, "why": refused(self.game, key, self.language)}

    def _hand(self, number: int, seat: CivSeat) -> list[SceneCard]:
        """A hand; sorted, so that nothing can be read from the order."""
        own = self.viewer in (None, self.game.players[number])
        cards = by_era(seat.hand)
        if own:
            return [self._card(number, "hand", card, f"{number}/hand/{at}") for at, card in enumerate(cards)]
        return [
            {
                **domain_back(card.era, self.language),
                "spot": f"{number}/hand/{at}",
                "fresh": self.fresh.take((number, "hand"), card.id),
            }
            for at, card in enumerate(cards)
        ]

    def _card(
        self, number: int, place: str, card: Kind, spot: str, says: SceneCardChoice | None = None
    ) -> SceneCard:
        return {
            **domain_face(card.id, self.language),
            "spot": spot,
            **(says or self.asked.on_card(card.id, place, number)),
            "fresh": self.fresh.take((number, _where(place, card)), card.id),
        }

    def middle(self) -> SceneCiv:
        """The deck, the discard pile, the coin, and what lies open or is to be chosen from."""
        here, language = self.here, self.language
        left = {era: sum(card.era == era for card in here.deck) for era in ERAS}
        asker = -1 if self.asked.decision is None else self.asked.decision.seat
        return {
            "step": here.step,
            "stepWord": self.words[f"step_{here.step}"],
            "deck": [
                {
                    "era": era,
                    "eraWord": ROMAN[era],
                    "count": count,
                    "word": said("era_left", language, era=ROMAN[era], n=count),
                }
                for era, count in left.items()
            ],
            "deckWord": self.words["deck"],
            "discard": {
                "count": len(here.discard),
                "word": self.words["discard_pile"],
                "cards": [
                    self._card(asker, "discard", card, f"discard/{at}")
                    for at, card in reversed(list(enumerate(here.discard)))
                ],
            },
            "open": [
                self._card(asker, "open", card, f"open/{at}") for at, card in enumerate(self._to_draft(asker))
            ],
            "openWord": self.words["open_cards" if here.open else "pack"],
            "coin": {"word": self._coin_word()},
            "lastRound": self.words["last_round"] if not here.deck and self.game.result is None else None,
        }

    def _to_draft(self, asker: int) -> Iterable[Kind]:
        """The open cards of the draft, or the pack of the one who is asked."""
        if self.here.open or asker < 0:
            return self.here.open
        return by_era(self.here.packs[asker])

    def _coin_word(self) -> str:
        coin = self.here.coin
        if coin is None:
            return self.words["coin_aside"]
        owner, domain, by = coin
        return said(
            "coin_at",
            self.language,
            player=self.game.players[owner],
            domain=DOMAINS[domain].card.name[self.language],
            by=self.game.players[by],
        )


def _fresh(before: Game | None, now: Game) -> Fresh:
    """Which cards have come to a new place."""
    return Fresh(None if before is None else _places(before), _places(now))


def _places(game: Game) -> dict[Place, list[str]]:
    """What lies where before each player."""
    lies: dict[Place, list[str]] = {}
    for number, seat in enumerate(civ_table(game).seats):
        lies |= {(number, place): [] for place in ("hand", *DOMAIN_IDS)}
        for place, cards in (("hand", seat.hand), ("area", seat.area)):
            for card in cards:
                lies[number, _where(place, card)].append(card.id)
    return lies


def _where(place: str, card: Kind) -> str:
    """Where a card lies before a player: of a play area, in which domain."""
    return DOMAIN_IDS[card.domain] if place == "area" else place


def _offered(game: Game) -> dict[tuple[int, int], list[str]]:
    """The effects that may be applied, by whose domain it is."""
    found: dict[tuple[int, int], list[str]] = {}
    decision = game.decision
    assert decision is not None
    for key in decision.keys if decision.kind == "effects" else ():
        effect = applied(key)
        if effect is not None:
            owner = decision.seat if effect.owner is None else game.players.index(effect.owner)
            found.setdefault((owner, DOMAIN_IDS.index(effect.domain.id)), []).append(key)
    return found
