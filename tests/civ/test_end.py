"""Hegemony, the last round, majority and ties (CIV-5)."""

from __future__ import annotations

import pytest

from engine.game import Game
from tests.civ.table import NAMES, TEAMS, civ, drawn_game
from tests.table import asked, expect, play, told


def won(game: Game) -> tuple[tuple[str, ...], str] | None:
    return None if game.result is None else (game.result.winners, game.result.reason)


@pytest.mark.parametrize(
    ("seats", "cards", "democracy", "wins"),
    [(2, 7, 0, False), (2, 8, 0, True), (3, 6, 0, False), (3, 7, 0, True), (4, 7, 0, True), (4, 7, 1, False),
     (4, 8, 1, True), (2, 9, 2, False), (2, 10, 2, True)],
)  # fmt: skip
def test_hegemony_CIV_5_1(seats: int, cards: int, democracy: int, wins: bool) -> None:
    area = [*["army1"] * min(cards, 8), *["army2"] * max(cards - 8, 0)]
    game = civ(seats, Ann={"area": area, "democracy": {"army": democracy}})
    play(game, "Ann: end")
    assert won(game) == ((("Ann",), "CIV-5.1") if wins else None)
    if wins:
        (end,) = told(game, "end")
        base = 8 if seats == 2 else 7
        assert (end.data["domain"], end.data["needed"], end.data["democracy"]) == (
            "army",
            base + democracy,
            democracy,
        )
        assert game.decision is None
        expect(game, turn="Ann", pending=None)


def test_hegemony_only_at_the_end_of_ones_own_turn_CIV_5_1() -> None:
    game = civ(3, step="play", Ann={"hand": ["army1", "culture1"], "area": ["army1"] * 6})
    play(game, "Ann: play army1")
    assert game.result is None
    game = civ(3, Ann={"hand": ["army1"] * 3}, Ben={"area": ["army2"] * 7})
    play(game, "Ann: end")
    assert game.result is None


def test_democracy_elsewhere_does_not_matter_CIV_5_1() -> None:
    game = civ(3, Ann={"area": ["army1"] * 7, "democracy": {"science": 3}})
    play(game, "Ann: end")
    assert won(game) == (("Ann",), "CIV-5.1")


@pytest.mark.parametrize("first", NAMES)
@pytest.mark.parametrize("drawer", NAMES)
def test_the_last_round_from_every_seat_CIV_5_2(first: str, drawer: str) -> None:
    """The game stops when the first player would play again."""
    game = civ(
        4,
        turn=drawer,
        first=first,
        deck=["army1", "army2"],
        **{name: {"hand": ["culture3"]} for name in NAMES},
    )
    seat, start = NAMES.index(drawer), NAMES.index(first)
    still = [NAMES[(seat + step) % 4] for step in range(1, (start - seat - 1) % 4 + 1)]
    play(game, f"{drawer}: end")
    assert told(game, "turn", what="last_round")[0].data["still"] == still
    for name in still:
        play(game, f"{name}: play culture3", f"{name}: end")
    assert game.result is not None
    assert game.result.reason == "CIV-5.3"
    expect(game, turn=still[-1] if still else drawer)


def test_no_card_is_drawn_in_the_last_round_CIV_5_2() -> None:
    game = civ(3, deck=[])
    play(game, "Ann: end")
    expect(game, turn="Ben", Ann={"hand": []})
    assert told(game, "nothing", why="no_deck", player="Ann")


def test_the_last_round_is_the_same_when_an_effect_draws_CIV_5_2() -> None:
    game = civ(3, turn="Ben", deck=["army1"], Ben={"area": ["science1"]})
    play(game, "Ben: discard science", "Ben: end", "Cat: end")
    assert game.result is not None


def test_draw_what_is_there_CIV_5_2() -> None:
    game = civ(3, deck=["army1", "army2"])
    play(game, "Ann: end")
    expect(game, deck=[], Ann={"hand": ["army1", "army2"]})
    assert game.result is None


def test_hegemony_goes_before_the_end_of_the_round_CIV_5_2() -> None:
    game = civ(turn="Ben", deck=[], Ann={"area": ["culture3"] * 3}, Ben={"area": ["army1"] * 8})
    play(game, "Ben: end")
    assert won(game) == (("Ben",), "CIV-5.1")


def test_the_embargo_goes_before_the_end_of_the_round_CIV_5_2() -> None:
    game = civ(turn="Ben", deck=[], Ben={"embargo": {"army": "economy2"}})
    play(game, "Ben: end")
    expect(game, discard=["economy2"], Ben={"embargo": []})
    assert game.result is not None
    assert [event.kind for event in game.events][-2:] == ["discard", "end"]


def test_most_points_win_CIV_5_3() -> None:
    game = drawn_game({"Ann": {"army": 2, "science": 1}, "Ben": {"army": 1, "science": 2, "culture": 1}})
    assert won(game) == (("Ben",), "CIV-5.3")
    expect(game, Ann={"points": 1}, Ben={"points": 2})
    (end,) = told(game, "end")
    assert end.data["leaders"] == {
        "army": ["Ann"], "religion": [], "economy": [], "science": ["Ben"], "culture": ["Ben"], "utopia": [],
    }  # fmt: skip
    assert (end.data["points"], end.data["by"]) == ({"Ann": 1, "Ben": 2}, None)


def test_all_who_are_tied_for_a_domain_get_its_point_CIV_5_3() -> None:
    game = drawn_game({"Ann": {"army": 2, "culture": 1}, "Ben": {"army": 2}, "Cat": {"army": 1}})
    expect(game, Ann={"points": 2}, Ben={"points": 1}, Cat={"points": 0}, winners=["Ann"])


TIES = {
    "utopia": ({"utopia": 2, "army": 1}, {"utopia": 1, "culture": 1, "army": 2}),
    "culture": ({"culture": 2}, {"culture": 1, "army": 2}),
    "science": ({"science": 2}, {"science": 1, "army": 2}),
    "economy": ({"economy": 2}, {"economy": 1, "army": 2}),
    "religion": ({"religion": 2}, {"religion": 1, "army": 2}),
}


@pytest.mark.parametrize("domain", TIES)
@pytest.mark.parametrize("winner", ["Ann", "Ben"])
def test_ties_are_broken_domain_by_domain_CIV_5_3(domain: str, winner: str) -> None:
    more, less = TIES[domain]
    if domain == "utopia":
        more = {**more, "science": 1, "economy": 1}
        less = {**less, "religion": 1}
    both = {"Ann": more, "Ben": less} if winner == "Ann" else {"Ann": less, "Ben": more}
    game = drawn_game(both)
    (end,) = told(game, "end")
    assert set(end.data["points"].values()) == {end.data["points"]["Ann"]}
    assert (won(game), end.data["by"]) == (((winner,), "CIV-5.3"), domain)


def test_a_tie_that_army_breaks_CIV_5_3() -> None:
    """Cat has the majority that Ann and Ben share elsewhere; all else is level."""
    game = drawn_game(
        {"Ann": {"culture": 1, "army": 2}, "Ben": {"culture": 1, "army": 1}, "Cat": {"army": 3, "science": 0}}
    )
    # One point each; Cat falls behind by culture, Ben by army.
    expect(game, Ann={"points": 1}, Ben={"points": 1}, Cat={"points": 1})
    assert won(game) == (("Ann",), "CIV-5.3")
    assert told(game, "end")[0].data["by"] == "army"


def test_those_tied_to_the_last_share_the_victory_CIV_5_3() -> None:
    game = drawn_game({"Ann": {"army": 2}, "Ben": {"army": 2}, "Cat": {}})
    assert won(game) == (("Ann", "Ben"), "CIV-5.3")


def test_nobody_leads_a_domain_without_cards_CIV_5_3() -> None:
    game = drawn_game({"Ann": {}, "Ben": {}})
    expect(game, Ann={"points": 0}, Ben={"points": 0}, winners=["Ann", "Ben"])


def test_face_down_cards_count_for_no_majority_CIV_4_6() -> None:
    game = civ(turn="Ben", deck=[], Ann={"democracy": {"utopia": 3}}, Ben={"area": ["utopia3"]})
    play(game, "Ben: end")
    expect(game, Ann={"points": 0}, Ben={"points": 1})


def test_hegemony_wins_for_both_partners_CIV_5_4() -> None:
    game = civ(4, turn="Ben", options=TEAMS, Ben={"area": ["army1"] * 7})
    play(game, "Ben: end")
    assert won(game) == (("Ben", "Dan"), "CIV-5.1")


def test_a_team_has_one_point_for_a_domain_CIV_5_4() -> None:
    """Ann and Cat lead army together and culture alone, Ben science, Dan economy and religion."""
    game = drawn_game(
        {
            "Ann": {"army": 2, "culture": 1},
            "Ben": {"army": 1, "science": 1},
            "Cat": {"army": 2},
            "Dan": {"economy": 1, "religion": 1},
        },
        options=TEAMS,
    )
    assert won(game) == (("Ben", "Dan"), "CIV-5.3")
    assert told(game, "end")[0].data["points"] == {"Ann": 2, "Ben": 3, "Cat": 2, "Dan": 3}
    expect(game, Cat={"points": 1})


def test_teams_that_tie_share_the_victory_CIV_5_4() -> None:
    game = drawn_game({"Ann": {"utopia": 2}, "Ben": {"army": 1}, "Cat": {}, "Dan": {}}, options=TEAMS)
    assert won(game) == (NAMES, "CIV-5.3")


def test_the_play_says_what_hegemony_needs_CIV_5_1() -> None:
    game = civ(
        3, step="play", Ann={"hand": ["army1", "culture1"], "area": ["army1"] * 5, "democracy": {"army": 1}}
    )
    play(game, "Ann: play army1")
    (event,) = told(game, "play")
    assert {key: event.data[key] for key in ("count", "needed", "democracy")} == {
        "count": 6,
        "needed": 8,
        "democracy": 1,
    }
    assert asked(game)[0] == "Ann"
