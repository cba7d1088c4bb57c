"""Evolution on whole tables; the icon of its dogma is the bulb."""

import pytest

import engine
from cards.terms import Language
from tests.table import acting, asked, expect, innovation, play


def test_evolution_scores_an_eight_and_returns_a_card() -> None:
    game = innovation(
        piles={1: ["tools"], 8: ["flight"]},
        Ann={"board": {"blue": ["evolution"]}, "score": ["oars"]},
        Bob={},
    )
    play(game, "Ann: dogma evolution")
    assert asked(game) == ("Ann", {"1", "2", "pass"})
    play(game, "Ann: 1")
    assert asked(game) == ("Ann", {"oars", "flight"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["tools", "oars"], 8: []}, Ann={"score": ["flight"], "hand": []})


def test_evolution_draws_one_higher_than_the_score() -> None:
    game = innovation(
        piles={1: ["tools"], 6: ["canning"]},
        Ann={"board": {"blue": ["evolution"]}, "score": ["coal", "oars"]},  # 3 bulbs
        Bob={"board": {"blue": ["atomic_theory"]}},  # 3 bulbs, no score: one higher than 0
    )
    play(game, "Ann: dogma evolution")
    assert asked(game) == ("Bob", {"1", "2", "pass"})
    play(game, "Bob: 2")
    assert asked(game) == ("Ann", {"1", "2", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, piles={1: [], 6: ["canning"]}, Bob={"hand": ["tools"]}, Ann={"score": ["coal", "oars"]})
    play(game, "Ann: dogma evolution", "Bob: pass", "Ann: 2")
    expect(game, piles={6: []})


def test_evolution_shared_returns_from_the_sharer_s_score() -> None:
    game = innovation(
        piles={1: [], 7: ["bicycle"], 8: ["flight", "mobility"]},
        Ann={"board": {"blue": ["evolution"]}, "score": ["tools"]},  # 3 bulbs
        Bob={"board": {"blue": ["atomic_theory"]}, "score": ["oars"]},  # 3 bulbs
    )
    play(game, "Ann: dogma evolution", "Bob: 1")
    assert asked(game) == ("Bob", {"oars", "flight"})
    play(game, "Bob: oars", "Ann: pass")
    expect(
        game, piles={1: ["oars"]}, Ann={"score": ["tools"], "hand": ["bicycle"]}, Bob={"score": ["flight"]}
    )


def test_evolution_returns_the_eight_to_an_empty_score() -> None:
    game = innovation(piles={8: ["flight", "mobility"]}, Ann={"board": {"blue": ["evolution"]}}, Bob={})
    play(game, "Ann: dogma evolution", "Ann: 1")
    assert acting(game) == "Ann"
    expect(game, piles={8: ["mobility", "flight"]}, Ann={"score": []})


def test_evolution_may_end_the_game_above_a_ten_INN_3_3() -> None:
    game = innovation(
        piles={8: ["flight"]},
        Ann={"board": {"blue": ["evolution"]}, "score": ["databases"]},
        Bob={"score": ["coal", "canning"]},
    )
    play(game, "Ann: dogma evolution")
    assert asked(game) == ("Ann", {"1", "2", "pass"})
    play(game, "Ann: 2")
    assert game.decision is None
    assert (tuple(game.result.winners), game.result.reason) == (("Bob",), "INN-10.2")


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "draw and score an 8", "or draw a card one higher"),
        ("it", "pescare e capitalizzare un 8", "oppure pescare una carta"),
        ("fr", "piocher une 8 et la comptabiliser", "soit piocher une carte"),
    ],
)
def test_evolution_quotes_both_alternatives_to_whoever_declines_or_errs(
    language: Language, first: str, second: str
) -> None:
    game = innovation(language=language, Ann={"board": {"blue": ["evolution"]}}, Bob={})
    play(game, "Ann: dogma evolution")
    with pytest.raises(engine.IllegalMove) as refused:
        game.choose("3")
    (declined,) = [event for event in game.choose("pass") if event.kind == "decline"]
    for said in (str(refused.value), declined.text(language)):
        assert first in said
        assert second in said
