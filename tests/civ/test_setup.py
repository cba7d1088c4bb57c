"""The deck, the deal and the draft (CIV-1)."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from cards.civ import DOMAINS
from engine.civ import Civ
from tests.civ.table import TEAMS, civ
from tests.table import asked, expect, play, told

PRINTED = {
    "army": (8, 8, 4),
    "religion": (8, 8, 0),
    "economy": (4, 4, 8),
    "science": (4, 8, 8),
    "culture": (4, 4, 8),
    "utopia": (0, 0, 16),
}


def new(count: int, seed: int = 1, **options: object) -> Civ:
    game = engine.new("civ", ["Ann", "Ben", "Cat", "Dan"][:count], seed=seed, options=options)
    assert isinstance(game, Civ)
    return game


def everything(game: Civ) -> Counter[str]:
    """All cards but those in the box."""
    position = game.position(None)
    cards = Counter(position["deck"] + position["discard"] + position.get("open", []))
    for player in position["players"].values():
        cards.update(player["hand"] + player["area"])
    return cards


def test_the_104_cards_CIV_1_1() -> None:
    assert {cards.id: cards.eras for cards in DOMAINS} == PRINTED
    assert sum(everything(new(4)).values()) == 104
    assert everything(new(4)) == Counter(
        {f"{domain}{era + 1}": n for domain, eras in PRINTED.items() for era, n in enumerate(eras) if n}
    )


@pytest.mark.parametrize(("count", "eras"), [(2, (25, 29, 41)), (3, (25, 29, 41)), (4, (28, 32, 44))])
def test_three_of_each_era_go_back_with_two_or_three_CIV_1_2(count: int, eras: tuple[int, int, int]) -> None:
    cards = everything(new(count))
    assert tuple(sum(n for card, n in cards.items() if card[-1] == era) for era in "123") == eras


def test_the_eras_are_stacked_CIV_1_3() -> None:
    game = new(3)
    backs = [card[-1] for card in game.position(None)["deck"]]
    assert backs == sorted(backs)
    assert game.position(None)["coin"] is None


def test_the_first_player_is_chosen_by_the_seed_CIV_1_3() -> None:
    firsts = {new(3, seed).position(None)["turn"] for seed in range(12)}
    assert firsts == {"Ann", "Ben", "Cat"}
    assert new(3, 5).state == new(3, 5).state
    game = new(2)
    assert told(game, "choose", what="first")[0].rule == "CIV-1.3"


def test_everyone_draws_three_CIV_1_4() -> None:
    game = new(4)
    assert {len(player["hand"]) for player in game.position(None)["players"].values()} == {3}
    assert game.decision is not None
    assert game.decision.kind == "play"
    assert len(told(game, "draw", rule="CIV-1.4")) == 12


DRAFT = [
    "army1", "army1", "religion1", "religion1",
    "economy1", "economy1", "science1", "science1",
    "culture1", "culture1", "army2", "army2",
]  # fmt: skip


def draft(first: str = "Ben") -> Civ:
    hands = {
        name: {"hand": DRAFT[4 * seat : 4 * seat + 4]} for seat, name in enumerate(("Ann", "Ben", "Cat"))
    }
    game = civ(3, turn=None, step="draft", first=first, options={"setup": "draft"}, **hands)
    assert isinstance(game, Civ)
    return game


def test_the_draft_CIV_1_5() -> None:
    game = draft()
    expect(game, turn=None, actions=0, step="draft", Ann={"hand": []})
    assert game.decision is not None
    assert game.decision.kind == "draft"
    assert asked(game) == ("Ben", {"economy1", "science1"})
    play(game, "Ben: economy1")
    expect(game, Ben={"hand": []})  # hidden until all have answered
    assert asked(game) == ("Cat", {"culture1", "army2"})
    play(game, "Cat: culture1", "Ann: army1")
    expect(game, Ann={"hand": ["army1"]}, Ben={"hand": ["economy1"]}, Cat={"hand": ["culture1"]})
    # Each passes three to the left: Ann has Cat's, Ben has Ann's, Cat has Ben's.
    assert asked(game) == ("Ben", {"army1", "religion1"})
    play(game, "Ben: army1")
    assert asked(game) == ("Cat", {"economy1", "science1"})
    play(game, "Cat: science1", "Ann: army2")
    # Two are passed: Ben has what Cat passed to Ann, two cards alike or not.
    assert asked(game) == ("Ben", {"culture1", "army2"})
    play(game, "Ben: army2")
    assert asked(game) == ("Cat", {"religion1"})  # asked also between equal cards
    play(game, "Cat: religion1", "Ann: economy1")
    expect(game, open=["science1", "culture1", "religion1"])
    # From the first player's right, anticlockwise.
    assert asked(game) == ("Ann", {"science1", "culture1", "religion1"})
    play(game, "Ann: science1")
    assert asked(game) == ("Cat", {"culture1", "religion1"})
    play(game, "Cat: religion1")  # the last card goes unasked
    assert asked(game) == ("Ben", {"play economy1", "play army1", "play army2"})
    expect(
        game,
        turn="Ben",
        step="play",
        Ann={"hand": ["army1", "army2", "economy1"], "area": ["science1"]},
        Ben={"hand": ["economy1", "army1", "army2"], "area": ["culture1"]},
        Cat={"hand": ["culture1", "science1", "religion1"], "area": ["religion1"]},
    )


def test_a_draft_deals_four_and_hides_them_CIV_1_5() -> None:
    game = new(4, setup="draft", **TEAMS)
    asked_first = game.decision
    assert asked_first is not None
    other = next(name for name in game.players if name != asked_first.player)
    assert game.view(other)["pending"]["keys"] is None
    assert game.view(asked_first.player)["pending"]["keys"] == list(asked_first.keys)
    while game.decision is not None and game.decision.kind == "draft":
        game.choose(game.decision.keys[0])
    assert {len(player["hand"]) for player in game.position(None)["players"].values()} == {3}
    assert {len(player["area"]) for player in game.position(None)["players"].values()} == {1}


def test_a_setup_uses_the_hands_and_the_deck_given_CIV_1_4() -> None:
    deck = ["army1", "army2", "army3", "utopia3"]
    game = civ(
        2, turn=None, step=None, first="Ben", deck=deck, Ann={"hand": ["culture1", "culture2", "culture3"]}
    )
    expect(game, turn="Ben", deck=["utopia3"], Ben={"hand": ["army1", "army2", "army3"]})
