"""What all games share knows none of them: no rule of one is cited there, and a third game can use it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self, TypedDict

import pytest

import engine
from cards.events.kind import Declarations, Public
from cards.program import (
    YOUR_AREA,
    Count,
    DrawFromDeck,
    Either,
    If,
    IfDone,
    May,
    MoreThanEachOther,
    OfDomain,
    Steps,
    Verb,
)
from cards.terms import LANGUAGES, Domain
from engine.civ import Civ
from engine.civ.deck import DOMAINS
from engine.civ.sources import condition
from engine.civ.verbs import verb
from engine.decisions import Decision
from engine.errors import IllegalMove
from engine.events import Clause, CommonEvents
from engine.game import Game
from engine.parts import EffectPart
from engine.programs import Compiler, Holds, Operations, whole
from engine.run import Frame

ROOT = Path(__file__).parents[2]
FOLDERS = ("engine", "engine/scenario", "engine/opponents")
SHARED = sorted(file for folder in FOLDERS for file in (ROOT / folder).glob("*.py"))


def spoken(file: Path) -> Iterator[str]:
    """The texts in a module that are no documentation."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    documentation = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in documentation:
            yield node.value


@pytest.mark.parametrize("file", SHARED, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_rule_of_one_game_is_cited_in_what_all_share(file: Path) -> None:
    assert not [text for text in spoken(file) if re.search("INN|CIV", text)]


NOBODY_HAS_MORE = MoreThanEachOther(Count(YOUR_AREA, (OfDomain(Domain.CULTURE),)))


def test_an_effect_of_civ_can_have_a_condition() -> None:
    game = engine.new("civ", ["Ann", "Bob"], seed=1)
    assert isinstance(game, Civ)
    science = DOMAINS[3]
    operations = Compiler(verb, condition).effect(
        If(NOBODY_HAS_MORE, DrawFromDeck(2)), science, ("science", 0)
    )
    frame = Frame(operations, game.turn, game.turn)
    operations[0](game, frame)  # the condition; what it guards would come next
    event = game.events[-1]
    assert (event.kind, event.rule, event.data) == ("nothing", "CIV-4.8", {"why": "not_so"})
    said = {event.text(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(str(event.player) in sentence for sentence in said)


# A third game: everybody has coins, and an effect lets one take some. -------------------------

DECLARED = Declarations("coins", open_places=[])


class _Take(TypedDict):
    number: Public[int]


class _Nothing(TypedDict):
    why: Public[str]


class _Decline(TypedDict):
    named: Public[int]


class _Choose(TypedDict):
    what: Public[str]
    chosen: Public[str]


class _End(TypedDict):
    winners: Public[tuple[str, ...]]
    reason: Public[str]


TAKE = DECLARED.change("take", _Take)


class Coins(Game):
    """Take coins; whoever has five has won (COIN-9)."""

    name: ClassVar[str] = "coins"
    backs: ClassVar[Mapping[str, int]] = {}
    common: ClassVar[CommonEvents] = CommonEvents(
        nothing=DECLARED.telling("nothing", _Nothing),
        nothing_rule="COIN-2",
        decline=DECLARED.telling("decline", _Decline),
        choose=DECLARED.telling("choose", _Choose),
        choice_rule="COIN-3",
        end=DECLARED.telling("end", _End),
    )

    def __init__(self, effect: Steps) -> None:
        super().__init__(["Ann", "Bob"], 0, "en", {})
        self.coins = [0, 1]
        self.stack.append(Frame(COMPILER.effect(effect, DOMAINS[0], ("army", 0)), 0, 0))
        self.run()

    def _twin(self) -> Self:
        twin = super()._twin()
        twin.coins = self.coins[:]
        return twin

    def position(self, viewer: int | None) -> dict[str, Any]:
        return {"players": dict(zip(self.players, self.coins, strict=True))}

    def keys_are_public(self, decision: Decision) -> bool:
        return True

    def parts_of(self, decision: Decision, key: str) -> tuple[EffectPart, ...]:
        return ()

    def deal_anew(self, viewer: int, seed: int) -> bool:
        return True

    def remembered(self, player: str) -> Mapping[str, Mapping[str, Sequence[str]]]:
        return {}

    def prospects(self) -> Sequence[tuple[float, ...]]:
        return [(float(coins),) for coins in self.coins]

    def standing(self, seat: int) -> float:
        return float(self.coins[seat])

    def between_actions(self) -> bool:
        return not self.stack

    def starts_afresh(self) -> bool:
        return self.between_actions()

    def make_keys(self, decision: Decision) -> tuple[str, ...]:
        return decision.keys

    def refuse(self, key: str) -> IllegalMove:
        return IllegalMove("there is no such coin", key, (), None)

    def prompt(self, decision: Decision, language: str) -> str:
        return f"{decision.player}, how many coins?"


def _take(said: Verb, may: bool, clause: Clause, about: dict[str, Any]) -> Operations:
    assert isinstance(said, DrawFromDeck)

    def take(game: Coins, frame: Frame) -> None:
        frame.memory["done"] = True
        game.coins[frame.player] += said.number
        game.tell(TAKE({"number": said.number}), frame.player, "COIN-1")
        if game.coins[frame.player] >= 5:
            game.finish((frame.player,), "COIN-9")

    return whole(may, about, clause, [take])


def _richest(said: object) -> Holds:
    return lambda game, seat, frame: game.coins[seat] == max(game.coins)


COMPILER = Compiler(_take, _richest)
TWO_OR_MORE = Either((DrawFromDeck(2), DrawFromDeck(3)))


def told(game: Game) -> list[tuple[str, str]]:
    """What happened, and the rules that were cited."""
    return [(event.kind, event.rule) for event in game.events]


def test_a_third_game_cites_its_own_rules_only() -> None:
    game = Coins(
        (If(NOBODY_HAS_MORE, DrawFromDeck(9)), May(DrawFromDeck(1)), May(TWO_OR_MORE), DrawFromDeck(2))
    )
    assert told(game) == [("nothing", "COIN-2")]
    game.choose("pass")
    assert told(game)[1:] == [("decline", "COIN-3")]
    other = game.clone()
    game.choose("2")
    assert told(game)[2:] == [("choose", "COIN-3"), ("take", "COIN-1"), ("take", "COIN-1"), ("end", "COIN-9")]
    other.choose("pass")
    assert told(other)[2:] == [("decline", "COIN-3"), ("take", "COIN-1")]
    assert other.position(None) == {"players": {"Ann": 2, "Bob": 1}}


def test_what_was_not_done_is_skipped_in_a_third_game_too() -> None:
    game = Coins(IfDone(Either((DrawFromDeck(1), DrawFromDeck(2))), DrawFromDeck(1)))
    game.choose("1")
    assert told(game) == [("choose", "COIN-3"), ("take", "COIN-1"), ("take", "COIN-1")]
