"""The turn: play, effects, draw (CIV-2)."""

from __future__ import annotations

import pytest

from engine.errors import IllegalMove
from tests.civ.table import civ
from tests.table import asked, expect, play, told


def test_a_card_must_be_played_CIV_2_1() -> None:
    game = civ(step="play", Ann={"hand": ["army1", "army1", "culture2"]})
    assert asked(game) == ("Ann", {"play army1", "play culture2"})  # equal cards are one key
    play(game, "Ann: play army1")
    expect(game, step="effects", Ann={"hand": ["army1", "culture2"], "area": ["army1"]})


def test_a_single_card_is_asked_for_too_CIV_2_1() -> None:
    game = civ(step="play", Ann={"hand": ["army1"]})
    assert asked(game) == ("Ann", {"play army1"})


def test_the_play_is_skipped_only_if_nothing_can_be_played_CIV_2_1() -> None:
    game = civ(step="play", Ann={"hand": ["army1", "army2"], "embargo": ["army"]})
    assert game.decision is not None
    assert game.decision.kind == "effects"
    assert told(game, "nothing", why="barred", barred=["army"])
    game = civ(step="play", Ann={"hand": []})
    assert game.decision is not None
    assert game.decision.kind == "effects"
    assert told(game, "nothing", why="no_hand")


def test_the_effects_step_is_always_asked_CIV_2_2() -> None:
    game = civ()
    assert asked(game) == ("Ann", {"end"})


def test_one_permanent_and_one_discard_effect_of_a_domain_per_turn_CIV_2_2() -> None:
    game = civ(Ann={"hand": ["culture1"] * 3, "area": ["army1"] * 5})
    assert asked(game)[1] == {"effect army 1", "effect army 2", "discard army", "end"}
    play(game, "Ann: effect army 1")
    assert asked(game)[1] == {"discard army", "end"}  # the levels are never combined (CIV-3.1)
    play(game, "Ann: discard army")
    assert asked(game)[1] == {"end"}
    with pytest.raises(IllegalMove, match=r"\(CIV-2\.2\)"):
        game.choose("discard army")
    play(game, "Ann: end", "Ben: end", "Ann: play culture1")
    assert "discard army" in asked(game)[1]


def test_effects_in_any_order_CIV_2_2() -> None:
    game = civ(Ann={"hand": ["culture1"], "area": ["army1"] * 3 + ["religion1"] * 3})
    play(game, "Ann: effect religion 1", "Ann: effect army 1", "Ann: discard army", "Ann: army")
    expect(game, Ann={"limit": 5, "hand": [], "area": ["army1"] + ["religion1"] * 3})


def test_each_effect_is_finished_before_the_next_CIV_2_2() -> None:
    game = civ(Ann={"hand": ["culture1", "culture2"], "area": ["army1"] * 3})
    play(game, "Ann: effect army 1")
    assert asked(game) == ("Ann", {"culture1", "culture2"})


@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (1, 2), (3, 0), (5, 0)])
def test_draw_up_to_three_CIV_2_3(held: int, drawn: int) -> None:
    game = civ(Ann={"hand": ["culture3"] * held})
    play(game, "Ann: end")
    expect(game, Ann={"hand": ["culture3"] * held + ["science1", "culture2", "economy2"][:drawn]})
    assert len(told(game, "draw")) == drawn
    assert bool(told(game, "nothing", why="hand_full", player="Ann")) == (drawn == 0)


def test_turns_go_clockwise_CIV_2_1() -> None:
    game = civ(3, turn="Cat")
    play(game, "Cat: end")
    expect(game, turn="Ann")


def test_a_turn_tells_what_is_barred_CIV_2_1() -> None:
    game = civ(step="play", Ann={"hand": ["army1", "science1"], "embargo": {"army": "economy2"}})
    (turn,) = told(game, "turn")
    assert (turn.player, turn.data["barred"], turn.data["last_round"]) == ("Ann", ["army"], False)
