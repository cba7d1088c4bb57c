"""Who will do what by an answer in CIV, and by how many cards it is open."""

from __future__ import annotations

from engine.game import Game
from tests.civ.table import civ


def parts(game: Game, key: str) -> list[tuple[str, str, int, str]]:
    return [(part.player, part.role, part.count, part.rule) for part in game.preview(key)]


def test_a_card_to_be_played_is_counted_with_those_that_lie_there() -> None:
    game = civ(step="play", Ann={"hand": ["army1"], "area": ["army2", "army2"]})
    assert parts(game, "play army1") == [("Ann", "acts", 3, "CIV-2.1")]


def test_an_attack_shows_who_obeys_before_and_after_the_domain_is_chosen() -> None:
    game = civ(
        3,
        Ann={"area": ["army1", "army2", "science1"]},
        Ben={"area": ["science1", "science2", "utopia3"]},
        Cat={"area": ["culture1"]},
    )
    assert parts(game, "discard army") == [
        ("Ann", "acts", 2, "CIV-4.1"),
        ("Ben", "obeys", 2, "CIV-4.1"),
        ("Cat", "immune", 0, "CIV-4.1"),
    ]
    game.choose("discard army")
    game.choose("army1")
    assert parts(game, "science") == [
        ("Ann", "acts", 1, "CIV-4.1"),
        ("Ben", "obeys", 2, "CIV-4.1"),
        ("Cat", "immune", 0, "CIV-4.1"),
    ]


def test_a_single_army_card_pays_and_is_not_counted_any_more() -> None:
    game = civ(Ann={"area": ["army1", "science1"]}, Ben={"area": ["army2", "army2"]})
    assert parts(game, "discard army")[1] == ("Ben", "immune", 0, "CIV-4.1")


def test_a_player_to_be_chosen_obeys_with_the_hand_or_the_area() -> None:
    game = civ(
        3, Ann={"area": ["religion1", "economy1"]}, Ben={"hand": ["army1"] * 2}, Cat={"hand": ["army1"]}
    )
    game.choose("discard religion")
    assert parts(game, "Ben") == [("Ben", "obeys", 2, "CIV-4.2")]
    game = civ(3, Ann={"area": ["economy1", "army1"]}, Ben={"area": ["army1"] * 3}, Cat={})
    game.choose("discard economy")
    assert parts(game, "Ann") == [("Ann", "acts", 2, "CIV-4.3")]
    assert parts(game, "Ben") == [("Ben", "obeys", 3, "CIV-4.3")]


def test_a_copy_is_open_by_the_cards_of_the_other_player() -> None:
    game = civ(Ann={"area": ["culture1"], "hand": ["army1"]}, Ben={"area": ["army1"] * 4})
    assert parts(game, "copy Ben army 1") == [("Ann", "acts", 4, "CIV-3.7")]
    assert parts(game, "end") == []
