"""A refusal says what was asked for: something of another kind is no player, no domain and no card."""

from __future__ import annotations

import pytest

from engine.errors import IllegalMove
from tests.civ.table import civ
from tests.table import play

EFFECT = "is not an effect: Ann can use an effect or end this step"
PLAYERS = "is not one of the players who can be chosen here"
DOMAINS = "is not one of the domains that can be chosen here"
CARDS = "is not one of the cards that can be chosen here"
EMBARGO = ("Ann: discard economy",)


@pytest.mark.parametrize(
    ("before", "key", "said", "rule"),
    [
        ((), "Ben", EFFECT, "CIV-2.2"),
        ((), "army", EFFECT, "CIV-2.2"),
        (EMBARGO, "army", PLAYERS, "CIV-4.3"),
        (EMBARGO, "army1", PLAYERS, "CIV-4.3"),
        ((*EMBARGO, "Ann: Ben"), "Ben", DOMAINS, "CIV-4.3"),
        ((*EMBARGO, "Ann: Ben"), "army1", DOMAINS, "CIV-4.3"),
        (("Ann: effect army 1",), "Ben", CARDS, "CIV-3.2"),
        (("Ann: effect army 1",), "army", CARDS, "CIV-3.2"),
    ],
)
def test_what_is_of_another_kind(before: tuple[str, ...], key: str, said: str, rule: str) -> None:
    game = civ(
        Ann={"hand": ["army1", "culture1"], "area": ["economy1", "army1", "army2", "army1"]},
        Ben={"area": ["army2", "culture1"]},
    )
    play(game, *before)
    with pytest.raises(IllegalMove) as refused:
        game.choose(key)
    assert said in str(refused.value)
    assert refused.value.rule == rule


def test_who_has_no_cards_is_not_asked_for_them_CIV_4_2() -> None:
    game = civ(4, Ann={"area": ["religion1"]}, Cat={"hand": ["army1"]}, Dan={"hand": ["army1"]})
    play(game, "Ann: discard religion")
    with pytest.raises(IllegalMove, match="Ben has no cards in hand"):
        game.choose("Ben")


@pytest.mark.parametrize(
    ("ann", "key", "said"),
    [
        ({"area": ["army1"]}, "discard army", "Attack needs 2 cards in the play area, but Ann has fewer"),
        (
            {"area": ["army1"] * 3},
            "effect army 1",
            "Assassination needs 1 card in hand, but Ann has fewer",
        ),
        (
            {"area": ["army1"] * 5, "hand": ["army1"]},
            "effect army 2",
            "Purge needs 2 cards in hand, but Ann has fewer",
        ),
        (
            {"area": ["economy3"] * 5, "hand": ["army1"]},
            "effect economy 2",
            "After Monopoly, Ann would have to play 2 cards from hand, but could not",
        ),
        (
            {"area": ["utopia3"] * 5},
            "effect utopia 2",
            "Republic needs 2 cards in the discard pile, but there are fewer",
        ),
    ],
)
def test_an_effect_that_lacks_something_says_how_much_it_needs_CIV_4_8(
    ann: dict[str, list[str]], key: str, said: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        civ(Ann=ann).choose(key)
    assert str(refused.value).startswith(f"{said} (CIV-4.8)")
