"""Innovation: its state, and what its rules add to a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, Self

from cards import program
from cards.events.innovation import CHOOSE, DECLINE, END, NOTHING
from cards.innovation.editions import edition_of
from cards.program import Condition, Named, ShareColour
from cards.terms import Field, GameName, Language
from engine.decisions import PASS, Decision
from engine.errors import IllegalMove
from engine.events import CommonEvents
from engine.game import Game
from engine.innovation import (
    dogma,
    ending,
    imagining,
    moves,
    prospects,
    refusal,
    report,
    standing,
    turn,
)
from engine.innovation.deck import BACKS, DECKS, PERIODS, ReadyCard
from engine.innovation.fields import DUE
from engine.innovation.seat import Seat
from engine.parts import EffectPart
from engine.run import Frame


class Innovation(Game):
    """A game of Innovation."""

    name: ClassVar[GameName] = "innovation"
    common: ClassVar[CommonEvents] = CommonEvents(
        nothing=NOTHING,
        nothing_rule="INN-5.7",
        decline=DECLINE,
        choose=CHOOSE,
        choice_rule="INN-5.4",
        end=END,
    )
    backs: ClassVar[Mapping[str, int]] = BACKS

    def __init__(
        self, players: Sequence[str], seed: int, language: Language, options: Mapping[str, Any]
    ) -> None:
        super().__init__(players, seed, language, options)
        self.edition = edition_of(options)
        self.deck = DECKS[self.edition.name]
        self.seats = [Seat() for _ in self.players]
        self.supply: list[list[ReadyCard]] = [[] for _ in range(11)]
        """The piles by age, top first; there is no age 0."""
        self.where = [moves.SUPPLY] * len(self.deck.cards)
        self.known = [0] * len(self.deck.cards)
        """Who has seen each card come to where it lies: a bit for each seat, and one for spectators."""
        self.all_eyes = (2 << len(self.players)) - 1
        self.set_aside: list[ReadyCard] = []
        """The cards that stand for the periods; nobody ever looks at them."""
        self.removed: list[ReadyCard] = []
        self.periods = list(PERIODS)
        self.fields = list(Field)
        self.turn = -1
        self.actions = 0
        self.opening = 0
        """How many of the coming turns have one action only (INN-1.6)."""
        self.tally: dict[tuple[str, str, int], int] = {}
        self.activated: tuple[int, Sequence[int], tuple[dogma.Part, ...]] | None = None
        """Who activated a card last, everybody's icons then, and everybody's part in it."""
        self.needed = ending.needed(len(self.players), in_teams=self.in_teams)
        """How many achievements win this game (INN-10.1, INN-10.4)."""
        self.transferred = 0
        self.returned = 0
        self.open: list[str] = []
        """Cards revealed in the effect being carried out."""
        monument = {**self.edition.options, **options}.get("monument")
        self.separate = monument == "separate"
        self.due = DUE[monument]
        """For each field its rule and whether it is due to a player."""
        self.others = [
            tuple(other for other in around if self.teams[other] != self.teams[seat])
            for seat, around in enumerate(self.everyone)
        ]
        """Clockwise from the left of each seat, without the player and the partner (INN-10.4)."""
        self.order_after = [{other: place for place, other in enumerate(around)} for around in self.everyone]

    def begin(self) -> None:
        """Set up a new game and ask for the first cards."""
        turn.supply_cards(self, periods=True)
        turn.deal(self)
        turn.begin_setup(self)
        self.run()

    def _twin(self) -> Self:
        twin = super()._twin()
        twin.seats = [seat.copy() for seat in self.seats]
        twin.supply = [pile[:] for pile in self.supply]
        twin.where = self.where[:]
        twin.known = self.known[:]
        twin.removed = self.removed[:]
        twin.periods = self.periods[:]
        twin.fields = self.fields[:]
        twin.tally = self.tally.copy()
        twin.open = self.open[:]
        return twin

    # What operations call ----------------------------------------------------------------

    def shown(self, card: ReadyCard) -> bool:
        """Whether everybody has just seen a card."""
        return card.id in self.open

    def evidence(self, asked: Condition | None, frame: Frame) -> Sequence[str]:
        """The cards whose colour, value or icons decide a condition, if everybody has seen all of them."""
        match asked:
            case program.Any(Named(name)) | ShareColour(name) if self.telling:
                cards = frame.memory.get(name, ())
                seen = all(card.id in self.open or moves.on_board(self, card) for card in cards)
                return tuple([card.id for card in cards]) if seen else ()
            case _:
                return ()

    def tell_not_so(self, asked: Condition, frame: Frame, *, otherwise: bool) -> None:
        why: Literal["otherwise", "not_so"] = "otherwise" if otherwise else "not_so"
        cards = self.evidence(asked, frame)
        self.tell(NOTHING({"why": why, "cards": cards}), frame.player, "INN-5.7")

    def ask_action(self, seat: int) -> None:
        """Ask for an action; this is always asked."""
        self._asked = Decision(self, seat, "action", None, (), {"left": self.actions})

    def from_turn(self) -> tuple[int, ...]:
        """The seats clockwise, beginning with the player whose turn it is (INN-9.7)."""
        if self.turn < 0:
            return tuple(range(len(self.seats)))
        around = self.everyone[self.turn]
        return (around[-1], *around[:-1])

    def tucked_or_scored(self, seat: int) -> int:
        """What counts for Monument in this turn (INN-9.1)."""
        return self.seats[seat].tucked_or_scored(apart=self.separate)

    # What outsiders call -----------------------------------------------------------------

    def parts(self) -> tuple[EffectPart, ...]:
        return () if self.activated is None else dogma.named(self, *self.activated)

    def parts_of(self, decision: Decision, key: str) -> tuple[EffectPart, ...]:
        if decision.kind == "action" and key.startswith("dogma "):
            return dogma.expected(self, decision.seat, self.deck.by_id[key.removeprefix("dogma ")])
        return ()

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
        return self._asked is not None and self._asked.kind == "action"

    def starts_afresh(self) -> bool:
        return self.between_actions() and not self.opening

    def make_keys(self, decision: Decision) -> tuple[str, ...]:
        return turn.action_keys(self, decision.seat)

    def refuse(self, key: str) -> IllegalMove:
        return refusal.refuse(self, key)

    def prompt(self, decision: Decision, language: Language) -> str:
        from cards.text import prompt

        about = dict(decision.about)
        if "card" in about:
            by = self.players[decision.by]
            choices = sum(key != PASS for key in decision.keys)
            about |= {"card": about["card"].card, "named": decision.named, "due": decision.due, "by": by}
            about["choices"] = choices
        return prompt(decision.kind, decision.player, about, language)
