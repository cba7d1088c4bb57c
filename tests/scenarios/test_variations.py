"""What could have happened instead: variations, read, played and compared like the scenario itself."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from engine.scenario.variations import variations
from tutor.command import main

SHARED = """\
aula: 1
game: innovation
title: {en: Who shares?}
goal: {en: Learn it.}
players: [Ann, Bob]
position:
  turn: Ann
  piles: {1: [oars, tools]}
  players:
    Ann: {board: {green: [sailing]}}
    Bob: {board: {green: [clothing]}}
moves:
  - Ann: dogma sailing
  - note: Now Bob.
  - or: {en: What if Ann had drawn?, it: E se Anna avesse pescato?}
    moves:
      - note: {en: She draws.}
        look: Ann hand
      - Ann: draw
      - ask: {count: Ann.hand}
    expect:
      players: {Ann: {hand: [tools]}}
  - Ann: dogma oars
"""


def test_a_variation_is_a_game_of_its_own_from_where_it_departs() -> None:
    game = engine.load(SHARED)
    (one,) = variations(game)
    assert (one.title["it"], one.at) == ("E se Anna avesse pescato?", 1)
    assert one.game.moves == [("Ann", "dogma sailing"), ("Ann", "draw")]
    assert [*one.game.scenario["moves"][1]] == ["note", "look"], "notes before it belong to the scenario"
    assert "goal" not in one.game.scenario
    assert one.game.failures() == []
    assert game.moves == [("Ann", "dogma sailing"), ("Ann", "dogma oars")]


def test_a_game_that_goes_another_way_has_no_variations_behind_that() -> None:
    game = engine.load(SHARED)
    other = game.at(0)
    other.choose("draw")
    assert list(variations(other)) == []


def test_the_record_keeps_variations_where_they_stand() -> None:
    record = engine.load(SHARED).record()
    assert [next(iter(entry)) for entry in record["moves"]] == ["Ann", "note", "or", "Ann"]
    assert engine.load(record).record() == record


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("- Ann: draw\n", "- Bob: draw\n", 'line 19: moves.moves: move 1, Bob: "draw" is refused'),
        ("look: Ann hand", "look: Ann hands", "line 18: moves.moves.look"),
        ("    expect:", "    expected:", 'there is no key "expected"; did you mean expect?'),
        ("{Ann: {hand: [tools]}}", "{Cleo: {}}", 'there is no key "Cleo"'),
        ("- ask: {count: Ann.hand}", "- {or: No., moves: []}", "expected no variation of a variation"),
        ("players: [Ann, Bob]", "players: [Ann, or]", '"or" is no name'),
    ],
)
def test_a_mistake_in_a_variation_is_named_with_its_place(right: str, wrong: str, message: str) -> None:
    assert right in SHARED
    with pytest.raises(engine.ScenarioError) as error:
        engine.load(SHARED.replace(right, wrong))
    assert message in str(error.value)


def test_a_variation_says_how_it_goes_on_and_there_are_not_too_many() -> None:
    head, tail = SHARED.split("  - or:")[0], "  - {or: Why?, moves: []}\n"
    with pytest.raises(engine.ScenarioError, match="expected a key moves beside or, found none"):
        engine.load(f"{head}  - or: Why?\n")
    assert len([*variations(engine.load(head + tail * 20))]) == 20
    with pytest.raises(engine.ScenarioError, match="at most 20 variations"):
        engine.load(head + tail * 21)


def test_check_puts_the_questions_of_a_variation_and_compares_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.yaml"
    file.write_text(SHARED, encoding="utf-8")
    assert main(["check", str(file)]) == 0
    file.write_text(SHARED.replace("hand: [tools]", "hand: [oars]"), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert "What if Ann had drawn?: players.Ann.hand: expected oars, found tools" in capsys.readouterr().err
    file.write_text(SHARED.replace("Ann.hand", "Ann.hat"), encoding="utf-8")
    assert main(["check", str(file)]) == 2
