"""Collaboration on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_collaboration_lets_the_activator_choose_for_each_who_obeys_INN_5_3() -> None:
    game = innovation(
        Ann={"board": {"green": ["collaboration"], "blue": ["tools"]}},  # 2 crowns
        Bob={"board": {"blue": ["pottery"]}},
        Cat={},
        piles={9: ["computers", "fission", "ecology", "genetics", "services"]},
    )
    play(game, "Ann: dogma collaboration")
    expect(game, Bob={"hand": ["computers", "fission"]})
    assert asked(game) == ("Ann", {"computers", "fission"})
    play(game, "Ann: fission")
    expect(game, Ann={"board": {"red": ["fission"]}}, Bob={"board": {"blue": ["computers", "pottery"]}})
    assert asked(game) == ("Ann", {"ecology", "genetics"})
    play(game, "Ann: genetics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["fission"], "blue": ["genetics", "tools"]}, "hand": []},
        Bob={"hand": []},
        Cat={"board": {"yellow": ["ecology"]}, "hand": []},
        piles={9: ["services"]},
        winners=None,
    )
    assert len(told(game, "reveal", player="Bob")) == 2
    assert told(game, "meld", player="Bob", card="computers")
    assert told(game, "transfer", card="fission", owner="Bob", receiver="Ann", to="board", rule="INN-7.8")


def test_collaboration_wins_with_the_tenth_green_card_just_taken_INN_10_3() -> None:
    for choice, winners in (("satellites", ["Ann"]), ("fission", None)):
        game = innovation(
            Ann={
                "board": {
                    "green": [
                        *("collaboration", "sailing", "clothing", "the_wheel", "currency"),
                        *("mapmaking", "compass", "paper", "navigation"),
                    ]
                }
            },
            Bob={},
            piles={9: ["satellites", "fission"]},
        )
        play(game, "Ann: dogma collaboration", f"Ann: {choice}")
        expect(game, winners=winners, reason="INN-10.3" if winners else None)


def test_collaboration_is_won_by_the_sharer_before_the_activator_INN_5_4() -> None:
    ten = [
        *("collaboration", "compass", "paper", "invention", "banking"),
        *("measurement", "classification", "metric_system", "bicycle", "electricity"),
    ]
    ten_more = [
        *("navigation", "sailing", "clothing", "the_wheel", "currency"),
        *("mapmaking", "corporations", "mass_media", "satellites", "databases"),
    ]
    for bob, winners in (ten_more, ["Bob"]), (ten_more[:9], ["Ann"]):
        game = innovation(
            Ann={"board": {"green": ten}},  # 2 crowns
            Bob={"board": {"green": bob}},  # 3 crowns
        )
        play(game, "Ann: dogma collaboration")
        expect(game, winners=winners, reason="INN-10.3")
        assert game.decision is None


def test_collaboration_ends_the_game_if_the_second_card_cannot_be_drawn_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"green": ["collaboration"]}, "score": ["oars"]},
        Bob={"score": ["tools"], "achievements": [1]},
        piles={9: ["ecology"], 10: []},
    )
    play(game, "Ann: dogma collaboration")
    expect(game, Bob={"hand": ["ecology"], "board": {}}, winners=["Bob"], reason="INN-10.2")
