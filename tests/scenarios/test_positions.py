"""Positions of Innovation: what a file says lies on the table, and what follows at once."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from cards.innovation import CARDS
from engine import scenario
from engine.game import Game


def table(names: list[str] | None = None, seed: int = 0, options: Any = None, **position: Any) -> Game:
    """A game of Innovation that begins with a position."""
    return engine.load(
        {
            "aula": 1,
            "game": "innovation",
            "players": names or ["Ann", "Bob"],
            "seed": seed,
            "options": options,
            "position": position,
        }
    )


def of_age(age: int) -> set[str]:
    """The cards of an age."""
    return {card.id for card in CARDS if card.age == age}


def test_piles_are_named_top_first_INN_3_1() -> None:
    game = table(turn="Ann", piles={1: ["tools", "oars"]})
    assert game.report()["piles"]["1"] == ["tools", "oars"]
    game.choose("draw")
    assert game.report()["players"]["Ann"]["hand"] == ["tools"]


def test_an_age_that_is_not_named_holds_all_unused_cards_INN_1_1() -> None:
    players = {"Ann": {"hand": ["oars"], "board": {"red": ["archery"]}}, "Bob": {"score": ["tools"]}}
    piles = table(turn="Ann", removed=["writing"], players=players).report()["piles"]
    assert set(piles["1"]) == of_age(1) - {"oars", "archery", "tools", "writing"}
    for age in range(2, 11):  # no card lies under a period
        assert sorted(piles[str(age)]) == sorted(of_age(age))


def test_a_card_of_a_named_age_that_stands_nowhere_is_out_of_the_game() -> None:
    game = table(turn="Ann", piles={age: [] for age in range(1, 11)}, players={"Ann": {"hand": ["oars"]}})
    report = game.report()
    assert all(pile == [] for pile in report["piles"].values())
    assert report["removed"] == []


def test_the_seed_shuffles_the_same_piles_again() -> None:
    one, same, other = (table(turn="Ann", seed=seed).report()["piles"] for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_a_board_is_splayed_and_shows_its_icons_INN_8_2() -> None:
    board = {"green": ["banking", "compass"], "blue": {"cards": ["evolution", "calendar"], "splay": "right"}}
    ann = table(turn="Ann", players={"Ann": {"board": board}}).report()["players"]["Ann"]
    assert ann["icons"] == {"castle": 0, "crown": 2, "leaf": 1, "bulb": 3, "factory": 1, "clock": 0}
    assert ann["board"]["green"] == {"cards": ["banking", "compass"], "splay": None}
    assert ann["board"]["blue"] == {"cards": ["evolution", "calendar"], "splay": "right"}


def test_points_are_the_sum_of_the_score_INN_7_3() -> None:
    report = table(turn="Ann", players={"Bob": {"score": ["robotics", "oars"]}}).report()
    assert report["players"]["Bob"]["points"] == 11


def test_periods_are_all_that_nobody_has_INN_6_2() -> None:
    players = {"Ann": {"achievements": [4, "empire"]}, "Bob": {"achievements": ["9"]}}
    report = table(turn="Ann", players=players).report()
    assert report["periods"] == [1, 2, 3, 5, 6, 7, 8]
    assert report["fields"] == ["monument", "wonder", "world", "universe"]
    assert table(turn="Ann", players=players, periods=[3, 1]).report()["periods"] == [1, 3]


@pytest.mark.parametrize(("actions", "player", "left"), [(None, "Ann", 2), (2, "Ann", 2), (1, "Ann", 1)])
def test_the_actions_that_are_left_INN_2_1(actions: int | None, player: str, left: int) -> None:
    report = table(turn="Ann", actions=actions).report()
    assert (report["turn"], report["actions"], report["pending"]["player"]) == (player, left, player)


def test_with_no_action_left_the_turn_ends_at_once_INN_2_1() -> None:
    report = table(turn="Ann", actions=0).report()
    assert (report["turn"], report["actions"]) == ("Bob", 2)


def test_without_a_turn_hands_are_kept_or_drawn_INN_1_4() -> None:
    game = table(piles={1: ["tools", "oars", "archery"]}, players={"Ann": {"hand": ["sailing", "writing"]}})
    report = game.report()
    assert (report["turn"], report["actions"]) == (None, 0)
    assert report["players"]["Bob"]["hand"] == ["tools", "oars"]
    assert report["piles"]["1"] == ["archery"]
    assert set(report["pending"]["keys"]) == {"sailing", "writing"}
    game.choose("sailing")
    game.choose("oars")
    assert game.report()["turn"] == "Bob"  # INN-1.5: Oars comes before Sailing


@pytest.mark.parametrize(("language", "player"), [("en", "Ann"), ("it", "Bob"), ("fr", "Ann")])
def test_the_language_decides_who_begins_INN_1_5(language: str, player: str) -> None:
    # Archery and Clothing; Tiro con l'arco and Abbigliamento; Archerie and Tissage.
    hands = {"Ann": {"hand": ["archery"]}, "Bob": {"hand": ["clothing"]}}
    data = {"aula": 1, "game": "innovation", "players": ["Ann", "Bob"], "language": language}
    assert engine.load({**data, "position": {"players": hands}}).report()["turn"] == player


def test_an_empty_position_is_a_set_up_without_cards_under_the_periods() -> None:
    report = table().report()
    assert report["pending"]["player"] == "Ann"
    assert sum(len(pile) for pile in report["piles"].values()) == 101


def test_with_nothing_to_deal_the_game_is_over_INN_10_2() -> None:
    game = table(piles={age: [] for age in range(1, 11)})
    assert game.decision is None
    assert game.result is not None
    assert game.result.reason == "INN-10.2"


FIVE_EIGHTS = {
    "red": ["flight"],
    "yellow": ["antibiotics"],
    "green": ["corporations"],
    "blue": ["rocketry"],
    "purple": ["socialism"],
}


def test_a_field_that_is_due_is_claimed_before_the_first_decision_INN_9_5() -> None:
    game = table(turn="Ann", players={"Bob": {"board": FIVE_EIGHTS}})
    assert "universe" in game.report()["players"]["Bob"]["achievements"]
    assert [event.rule for event in game.events] == ["INN-9.5"]


def test_what_was_tucked_and_scored_in_this_turn_counts_on_for_monument_INN_9_1() -> None:
    game = table(
        turn="Ann", players={"Ann": {"tucked": 2, "scored": 3, "board": {"yellow": ["agriculture"]}}}
    )
    assert game.report()["players"]["Ann"]["achievements"] == []
    assert scenario.position(game)["players"]["Ann"]["tucked"] == 2
    assert scenario.position(game)["players"]["Ann"]["scored"] == 3
    assert "tucked" not in scenario.position(game)["players"]["Bob"]
    hand = {"hand": ["oars"], "tucked": 2, "scored": 3, "board": {"yellow": ["agriculture"]}}
    game = table(turn="Ann", players={"Ann": hand})
    for key in ("dogma agriculture", "oars"):
        game.choose(key)
    assert game.report()["players"]["Ann"]["achievements"] == ["monument"]


def test_the_count_for_monument_ends_with_the_turn_INN_9_1() -> None:
    game = table(turn="Bob", actions=1, players={"Ann": {"tucked": 5}})
    game.choose("draw")
    assert "tucked" not in scenario.position(game)["players"]["Ann"]


@pytest.mark.parametrize(
    ("counted", "options", "achieved"),
    [
        ({"tucked": 6}, {}, ["monument"]),
        ({"tucked": 3, "scored": 3}, {}, ["monument"]),
        ({"tucked": 5, "scored": 5}, {"monument": "separate"}, []),
        ({"tucked": 0, "scored": 0}, {}, []),
    ],
)
def test_monument_that_is_due_is_claimed_before_the_first_decision_INN_9_1(
    counted: dict[str, int], options: dict[str, str], achieved: list[str]
) -> None:
    game = table(turn="Ann", options=options, players={"Bob": counted})
    assert game.report()["players"]["Bob"]["achievements"] == achieved


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("{tucked: -1}", "position.players.Ann.tucked: expected a whole number from 0 to 105, found -1"),
        ("{scored: 106}", "position.players.Ann.scored: expected a whole number from 0 to 105, found 106"),
        (
            "{scored: [oars]}",
            "position.players.Ann.scored: expected a whole number from 0 to 105, found a list",
        ),
        ("{used: [oars]}", 'position.players.Ann: there is no key "used"'),
    ],
)
def test_what_cannot_have_been_tucked_or_scored_is_refused_with_its_line(wrong: str, sentence: str) -> None:
    position = f"position:\n  turn: Ann\n  players:\n    Ann: {wrong}\n"
    with pytest.raises(engine.ScenarioError) as caught:
        engine.load(f"aula: 1\ngame: innovation\nplayers: [Ann, Bob]\n{position}")
    assert f"line 7: {sentence}" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_nothing_was_tucked_before_the_set_up() -> None:
    with pytest.raises(engine.ScenarioError, match="expected a hand only"):
        table(players={"Ann": {"hand": ["oars"], "tucked": 1}})


def test_the_player_whose_turn_it_is_comes_first_INN_9_7() -> None:
    nines = {
        "red": ["fission"],
        "yellow": ["ecology"],
        "green": ["satellites"],
        "blue": ["genetics"],
        "purple": ["services"],
    }
    players = {"Ann": {"board": FIVE_EIGHTS}, "Bob": {"board": nines}}
    for name in ("Ann", "Bob"):
        report = table(turn=name, players=players).report()
        assert report["players"][name]["achievements"] == ["universe"]


def test_a_field_that_is_due_may_end_the_game_INN_10_1() -> None:
    players = {"Ann": {"board": FIVE_EIGHTS, "achievements": [1, 2, 3, 4, 5]}}
    game = table(turn="Bob", players=players)
    assert game.decision is None
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == (("Ann",), "INN-10.1")


def test_partners_have_six_achievements_between_them_INN_10_4() -> None:
    options = {"teams": [["A", "C"], ["B", "D"]]}
    five: dict[str, Any] = {"A": {"achievements": [1, 2]}, "C": {"achievements": [3, 4, 5]}}
    assert table([*"ABCD"], options=options, turn="A", players=five).decision is not None
    six = {**five, "B": {"achievements": [6]}, "C": {"achievements": [3, 4, 5, "world"]}}
    with pytest.raises(engine.ScenarioError, match="fewer than 6 achievements, found 6: A has won already"):
        table([*"ABCD"], options=options, turn="A", players=six)


def test_names_may_be_written_in_any_script() -> None:
    names = ["Zoë", "प्रिया", "Иван 2", "王小明"]
    report = table(names, turn="प्रिया").report()
    assert report["pending"]["player"] == "प्रिया"


def test_the_position_of_a_game_can_be_written_down_and_laid_out_again() -> None:
    game = engine.new("innovation", ["Ann", "Bob", "Carla"], seed=4)
    for step in range(120):
        if game.decision is None:
            break
        if game.decision.kind == "action" or step == 0:
            data = {"aula": 1, "game": "innovation", "players": list(game.players)}
            again = engine.load({**data, "position": scenario.position(game)})
            assert again.position(None) == game.position(None)
        keys = game.decision.keys
        game.choose(keys[step % len(keys)])
