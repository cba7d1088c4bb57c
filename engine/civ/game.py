"""CIV: its state, and what its rules add to a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from cards.civ import HAND_LIMIT, HEGEMONY, LEVELS
from cards.events.civ import CHOOSE, DECLINE, END, NOTHING
from cards.terms import GameName, Language
from engine.civ import effects, ending, imagining, previews, prospects, refusal, report, setup, standing
from engine.civ.deck import BY_ID, DOMAIN_IDS, DOMAINS, Kind
from engine.civ.seat import Seat
from engine.decisions import Decision
from engine.errors import IllegalMove
from engine.events import CommonEvents
from engine.game import Game
from engine.parts import EffectPart


class Civ(Game):
    """A game of CIV."""

    name: ClassVar[GameName] = "civ"
    common: ClassVar[CommonEvents] = CommonEvents(
        nothing=NOTHING,
        nothing_rule="CIV-4.8",
        decline=DECLINE,
        choose=CHOOSE,
        choice_rule="CIV-4.8",
        end=END,
    )
    backs: ClassVar[Mapping[str, int]] = {kind.id: kind.era for kind in BY_ID.values()}

    def __init__(
        self, players: Sequence[str], seed: int, language: Language, options: Mapping[str, Any]
    ) -> None:
        super().__init__(players, seed, language, options)
        count = len(self.players)
        self.seats = [Seat(HAND_LIMIT, count) for _ in self.players]
        self.deck: list[Kind] = []
        """The top card is the last."""
        self.discard: list[Kind] = []
        """The top card is the last."""
        self.box: list[Kind] = []
        """Cards that are not in this game; nobody ever looks at them."""
        self.packs: list[tuple[Kind, ...]] = [()] * count
        """What each player chooses from during the draft."""
        self.open: tuple[Kind, ...] = ()
        """The face-up cards in the middle at the end of the draft."""
        self.turn = -1
        self.first = 0
        self.step = "play"
        self.coin: tuple[int, int, int] | None = None
        """Whose play area, which domain, who copied (CIV-3.7)."""
        self.used_permanent: frozenset[int] = frozenset()
        """The domains whose permanent effect was applied or copied this turn; Culture: copied (CIV-2.2)."""
        self.used_paid: frozenset[int] = frozenset()
        """The domains whose discard effect was applied this turn."""
        self.levels = LEVELS[count]
        self.hegemony = HEGEMONY[count]
        self.others = [around[:-1] for around in self.everyone]
        """Every other player, a partner included (CIV-5.4)."""
        self.copy_keys = [
            {
                ability: f"copy {name} {DOMAIN_IDS[domain.index]} {ability.level}"
                for domain in DOMAINS
                for ability in domain.levels
            }
            for name in self.players
        ]

    def begin(self) -> None:
        """Set up a new game and begin it."""
        setup.new(self)
        self.run()

    def _twin(self) -> Self:
        twin = super()._twin()
        twin.seats = [seat.copy() for seat in self.seats]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.packs = self.packs[:]
        return twin

    # What operations call ----------------------------------------------------------------

    def ask_step(self, step: str) -> None:
        """Ask the player whose turn it is what to play or to apply; this is always asked."""
        self._asked = Decision(self, self.turn, step, None, (), {})

    def ask_draft(self, seat: int, cards: tuple[Kind, ...]) -> None:
        """Ask for one of several cards of the draft, also among equal ones (CIV-1.5)."""
        if len(cards) == 1:
            self.answer = cards[0]
            return
        kinds = tuple(dict.fromkeys(cards))
        self._asked = Decision(
            self, seat, "draft", tuple(kind.id for kind in kinds), kinds, {"open": bool(self.open)}
        )

    def from_first(self) -> tuple[int, ...]:
        """The seats clockwise, beginning with the first player."""
        around = self.everyone[self.first]
        return (around[-1], *around[:-1])

    def hegemony_needs(self, seat: int, domain: int) -> int:
        """How many cards of a domain win, with those that democracy asks for (CIV-5.1, CIV-4.5)."""
        return ending.hegemony_needs(self, seat, domain)

    def majorities(self) -> Sequence[frozenset[int]]:
        """The seats that have the most cards of each domain (CIV-5.3)."""
        return ending.majorities(self)

    def points(self, seat: int) -> int:
        """In how many domains a player has the majority (CIV-5.3)."""
        return ending.points(self, seat)

    # What outsiders call -----------------------------------------------------------------

    def parts_of(self, decision: Decision, key: str) -> tuple[EffectPart, ...]:
        return previews.preview(self, decision, key)

    def starts_afresh(self) -> bool:
        return self.between_actions()

    def make_keys(self, decision: Decision) -> tuple[str, ...]:
        if decision.kind == "play":
            playable = self.seats[decision.seat].playable()
            return tuple(dict.fromkeys([card.play_key for card in playable]))
        return effects.keys(self, decision.seat)

    def position(self, viewer: int | None) -> dict[str, Any]:
        return report.position(self, viewer)

    def keys_are_public(self, decision: Decision) -> bool:
        return report.keys_are_public(self, decision)

    def deal_anew(self, viewer: int, seed: int) -> bool:
        return imagining.deal_anew(self, viewer, seed)

    def remembered(self, player: str) -> Mapping[str, Mapping[str, Sequence[str]]]:
        return imagining.memories(self, self.seat_of(player))

    def prospects(self) -> Sequence[tuple[float, ...]]:
        return prospects.of(self)

    def standing(self, seat: int) -> float:
        return standing.standing(self, seat)

    def between_actions(self) -> bool:
        return self._asked is not None and self._asked.kind in ("play", "effects")

    def refuse(self, key: str) -> IllegalMove:
        return refusal.refuse(self, key)

    def prompt(self, decision: Decision, language: Language) -> str:
        from cards.text import prompt

        about = {**decision.about, "named": decision.named, "due": decision.due}
        if "card" in about:
            about["card"] = about["card"].card
            chosen = self.stack[-1].memory.get("player")
            about["on"] = self.players[chosen[0]] if chosen else None
        return prompt(decision.kind, decision.player, about, language, self.name)
