"""Set-up, turns, drawing, melding, achieving, the end: the rules outside of card effects."""

from __future__ import annotations

import pytest

import engine
from cards.innovation import CARD, CARDS
from engine.opponents import Random
from tests.table import asked, expect, innovation, play, told

NAMES = ["Ann", "Bob", "Cat", "Dan"]


def new(count: int = 2, **more: object) -> engine.Game:
    return engine.new("innovation", players=NAMES[:count], **more)


def set_up(game: engine.Game) -> engine.Game:
    while game.decision.kind == "setup":
        game.choose(game.decision.keys[0])
    return game


def test_each_age_is_a_pile_of_its_cards_INN_1_1() -> None:
    piles = new(2).position(None)["piles"]
    assert {age: len(pile) for age, pile in piles.items()} == {
        "1": 10, **{str(age): 9 for age in range(2, 10)}, "10": 10,
    }  # fmt: skip
    assert [len([card for card in CARDS if card.age == age]) for age in range(1, 11)] == [15] + [10] * 9


def test_one_card_of_each_age_is_set_aside_unseen_INN_1_2() -> None:
    game = new(2)
    assert sorted(card.age for card in game.set_aside) == list(range(1, 10))
    assert game.state["periods"] == list(range(1, 10))
    aside = {card.id for card in game.set_aside}
    assert not aside & set(str(game.state).replace("'", " ").split())


def test_five_fields_lie_beside_them_INN_1_3() -> None:
    assert new().state["fields"] == ["monument", "empire", "wonder", "world", "universe"]


def test_first_cards_are_chosen_in_secret_and_melded_at_once_INN_1_4() -> None:
    game = new(3, seed=4)
    for name in NAMES[:3]:
        assert game.decision.kind == "setup"
        hand = game.state["players"][name]["hand"]
        assert asked(game) == (name, set(hand))
        assert all(not player["board"] for player in game.state["players"].values())
        assert (
            game.view("Dan" if name == "Dan" else NAMES[(NAMES.index(name) + 1) % 3])["pending"]["keys"]
            is None
        )
        game.choose(game.decision.keys[0])
    assert all(len(player["board"]) == 1 for player in game.state["players"].values())
    assert all(len(player["hand"]) == 1 for player in game.state["players"].values())
    assert [event.player for event in told(game, "meld", rule="INN-1.4")] == NAMES[:3]


@pytest.mark.parametrize(
    ("language", "first", "second", "begins"),
    [
        ("en", "sailing", "the_wheel", "Ann"),  # Sailing, The Wheel
        ("it", "sailing", "the_wheel", "Bob"),  # Vela, Ruota
        ("fr", "sailing", "the_wheel", "Bob"),  # Voiles, La Roue
        ("fr", "domestication", "writing", "Bob"),  # Élevage, Écriture: accents ignored
        ("en", "the_wheel", "tools", "Ann"),  # with its article
    ],
)
def test_the_alphabet_decides_who_begins_INN_1_5(language: str, first: str, second: str, begins: str) -> None:
    game = innovation(
        turn=None, language=language, Ann={"hand": [first, "archery"]}, Bob={"hand": [second, "oars"]}
    )
    play(game, f"Ann: {first}", f"Bob: {second}")
    assert game.state["turn"] == begins
    assert told(game, "turn", player=begins, rule="INN-1.5")


@pytest.mark.parametrize(("count", "actions"), [(2, [1, 2, 2]), (3, [1, 2, 2, 2]), (4, [1, 1, 2, 2, 2])])
def test_the_first_turns_have_one_action_INN_1_6(count: int, actions: list[int]) -> None:
    game = set_up(new(count, seed=2))
    found = []
    for _ in actions:
        found.append(game.state["actions"])
        turn = game.state["turn"]
        while game.state["turn"] == turn:
            game.choose("draw")
    assert found == actions


def test_two_actions_the_same_may_be_taken_twice_then_the_left_goes_on_INN_2_1() -> None:
    game = innovation(Ann={"board": {"red": ["archery"]}}, Bob={}, Cat={})
    play(game, "Ann: dogma archery", "Ann: dogma archery")
    expect(game, turn="Bob", actions=2)
    play(game, "Bob: draw", "Bob: draw", "Cat: draw", "Cat: draw")
    expect(game, turn="Ann", actions=2)


def test_no_hand_limit_INN_2_3() -> None:
    game = innovation(Ann={}, Bob={})
    while len(game.state["players"]["Ann"]["hand"]) < 12:
        game.choose("draw")
    assert asked(game)[1] >= {"draw"}


def test_the_draw_action_draws_from_the_age_of_the_highest_top_card_INN_3_1() -> None:
    game = innovation(
        Ann={"board": {"red": ["archery"], "blue": ["writing", "physics"], "green": ["compass"]}},
        Bob={},
        piles={3: ["optics"]},
    )
    play(game, "Ann: draw")
    expect(game, Ann={"hand": ["optics"]})
    assert told(game, "draw", card="optics", rule="INN-3.1")


def test_without_a_top_card_from_age_1_INN_3_1() -> None:
    game = innovation(Ann={}, Bob={}, piles={1: ["oars"]})
    play(game, "Ann: draw")
    expect(game, Ann={"hand": ["oars"]})


def test_an_empty_age_is_passed_over_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["printing_press"]}}, Bob={}, piles={4: [], 5: [], 6: [], 7: ["bicycle"]}
    )
    play(game, "Ann: draw")
    expect(game, Ann={"hand": ["bicycle"]})
    assert told(game, "draw", card="bicycle", value=4, age=7, rule="INN-3.2")


def test_a_draw_above_10_ends_the_game_INN_3_3_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["software"]}, "score": ["oars"]}, Bob={"score": ["ecology"]}, piles={10: []}
    )
    play(game, "Ann: draw")
    assert game.result.winners == ("Bob",)
    assert game.result.reason == "INN-10.2"
    assert game.decision is None


def test_a_meld_goes_on_top_whatever_its_value_INN_4_1() -> None:
    game = innovation(Ann={"hand": ["pottery", "oars"], "board": {"blue": ["genetics"]}}, Bob={})
    play(game, "Ann: meld pottery", "Ann: meld oars")
    expect(game, Ann={"board": {"blue": ["pottery", "genetics"], "red": ["oars"]}, "hand": []})


def test_a_meld_continues_the_splay_INN_4_2() -> None:
    game = innovation(
        Ann={"hand": ["pottery"], "board": {"blue": {"cards": ["writing", "tools"], "splay": "up"}}}, Bob={}
    )
    play(game, "Ann: meld pottery")
    expect(game, Ann={"board": {"blue": {"cards": ["pottery", "writing", "tools"], "splay": "up"}}})
    assert told(game, "meld", card="pottery", rule="INN-4.2")
    # Pottery 3 leaves; Writing up: bulb, bulb, crown; Tools up: bulb, bulb, castle.
    expect(game, Ann={"icons": {"leaf": 3, "bulb": 4, "crown": 1, "castle": 1}})


def test_a_period_needs_points_and_a_top_card_and_costs_no_points_INN_6_1() -> None:
    score = ["genetics", "archery"]  # 10 points
    game = innovation(Ann={"board": {"red": ["construction"]}, "score": score}, Bob={})
    assert {key for key in game.decision.keys if key.startswith("achieve")} == {"achieve 1", "achieve 2"}
    play(game, "Ann: achieve 2")
    expect(game, Ann={"achievements": [2], "points": 10, "score": score}, periods=[1, 3, 4, 5, 6, 7, 8, 9])
    assert told(game, "achieve", period=2, rule="INN-6.1")
    assert {key for key in game.decision.keys if key.startswith("achieve")} == {"achieve 1"}


@pytest.mark.parametrize(
    ("key", "rule", "words"),
    [
        ("achieve 3", "INN-6.1", "15"),
        ("achieve 1", "INN-6.2", "Bob"),
        ("achieve 12", "INN-1.2", "12"),
        ("meld oars", "INN-4.1", "Oars"),
        ("dogma writing", "INN-5.1", "Writing"),
    ],
)
def test_a_refusal_teaches_and_changes_nothing_INN_6_2(key: str, rule: str, words: str) -> None:
    game = innovation(
        Ann={"board": {"red": ["construction"], "blue": ["tools", "writing"]}, "score": ["genetics"]},
        Bob={"achievements": [1], "hand": ["oars"]},
    )
    before = game.state
    with pytest.raises(engine.IllegalMove) as refused:
        game.choose(key)
    assert refused.value.rule == rule
    assert rule in str(refused.value)
    assert words in str(refused.value)
    assert set(refused.value.keys) == set(game.decision.keys)
    assert game.state == before


def test_a_card_that_does_not_exist_is_refused() -> None:
    game = innovation(Ann={}, Bob={})
    with pytest.raises(engine.IllegalMove, match="horse"):
        game.choose("meld horse")


@pytest.mark.parametrize("key", ["fly 3", "achieve", "zeal 3", "meld", "dogma"])
def test_what_is_no_action_is_refused_with_the_rule_that_lists_them_INN_2_1(key: str) -> None:
    with pytest.raises(engine.IllegalMove) as refused:
        innovation(Ann={}, Bob={}).choose(key)
    assert refused.value.rule == "INN-2.1"
    assert key in str(refused.value)


def test_after_the_end_every_answer_is_illegal_INN_10_1() -> None:
    game = innovation(
        Ann={"board": {"red": ["archery"]}, "score": ["coal"], "achievements": [2, 3, 4, 5, "empire"]}, Bob={}
    )
    play(game, "Ann: achieve 1")
    assert game.result.winners == ("Ann",)
    assert game.result.reason == "INN-10.1"
    with pytest.raises(engine.IllegalMove):
        game.choose("draw")
    expect(game, turn="Ann", winners=["Ann"])


@pytest.mark.parametrize(("count", "needed"), [(2, 6), (3, 5), (4, 4)])
def test_achievements_that_win_INN_10_1(count: int, needed: int) -> None:
    held = [2, 3, 4, 5, 6][: needed - 1]
    others = {name: {} for name in NAMES[1:count]}
    almost = {"board": {"red": ["archery"]}, "score": ["coal"]}
    game = innovation(Ann={**almost, "achievements": held[:-1]}, **others)
    play(game, "Ann: achieve 1")
    assert game.result is None
    game = innovation(Ann={**almost, "achievements": held}, **others)
    play(game, "Ann: achieve 1")
    assert game.result.winners == ("Ann",)


def test_points_then_achievements_then_a_shared_win_INN_10_2() -> None:
    def end(ann: dict[str, object], bob: dict[str, object]) -> tuple[str, ...]:
        game = innovation(Ann={"board": {"blue": ["software"]}, **ann}, Bob=bob, piles={10: []})
        play(game, "Ann: draw")
        return tuple(game.result.winners)

    assert end({"score": ["oars"]}, {"score": ["archery", "tools"]}) == ("Bob",)
    assert end({"score": ["oars"], "achievements": [1]}, {"score": ["archery"]}) == ("Ann",)
    assert end({"score": ["oars"]}, {"score": ["archery"]}) == ("Ann", "Bob")


TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}


def test_partners_add_their_achievements_INN_10_4() -> None:
    ready = {"board": {"red": ["archery"]}, "score": ["coal"]}
    game = innovation(
        options=TEAMS, Ann={**ready, "achievements": [2, 3]}, Bob={}, Cat={"achievements": [4, 5, 6]}, Dan={}
    )
    play(game, "Ann: achieve 1")
    assert game.result.winners == ("Ann", "Cat")
    game = innovation(options=TEAMS, Ann={**ready, "achievements": [2, 3, 4]}, Bob={}, Cat={}, Dan={})
    play(game, "Ann: achieve 1")
    assert game.result is None


def test_partners_add_their_points_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"blue": ["software"]}, "score": ["compass"]},
        Bob={"score": ["pottery", "oars"]},
        Cat={"score": ["tools"]},
        Dan={"score": ["archery"]},
        piles={10: []},
    )
    play(game, "Ann: draw")
    assert game.result.winners == ("Ann", "Cat")
    assert game.result.reason == "INN-10.2"


def test_same_seed_same_game() -> None:
    def once(seed: int) -> list[str]:
        game = new(3, seed=seed)
        bot = Random(7)
        while game.decision is not None:
            game.choose(bot(game))
        return [repr(event) for event in game.events]

    assert once(11) == once(11)
    assert once(11) != once(12)


def test_the_first_shuffle_never_changes() -> None:
    """A record made with one version must play the same with the next."""
    assert new(2, seed=1).state["piles"]["10"] == [
        "stem_cells", "bioengineering", "globalization", "miniaturization", "the_internet",
        "databases", "self_service", "ai", "robotics", "software",
    ]  # fmt: skip


def test_names_are_in_three_languages() -> None:
    assert CARD["the_wheel"].name["fr"] == "La Roue"
