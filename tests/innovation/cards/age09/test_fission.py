"""Fission on whole tables; the icon of its dogma is the clock."""

from tests.table import acting, asked, expect, innovation, play, told

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}


def test_fission_without_a_red_10_gives_10s_and_returns_any_top_card_but_itself() -> None:
    game = innovation(
        Ann={"board": {"red": ["fission"], "blue": ["tools"]}},  # 3 clocks
        Bob={"board": {"green": ["sailing", "clothing"]}},
        Cat={"board": {"red": ["oars"]}},
        piles={1: [], 10: ["databases", "software", "robotics"]},
    )
    play(game, "Ann: dogma fission")
    assert asked(game) == ("Ann", {"tools", "sailing", "oars"})
    play(game, "Ann: sailing")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["fission"], "blue": ["tools"]}},
        Bob={"hand": ["databases"], "board": {"green": ["clothing"]}},
        Cat={"hand": ["software"]},
        piles={1: ["sailing"], 10: ["robotics"]},
        removed=[],
    )
    assert told(game, "reveal", player="Bob", card="databases")


def test_fission_stops_at_the_first_red_10_INN_7_10() -> None:
    game = innovation(
        Ann={"board": {"red": ["fission", "archery"]}, "achievements": [1]},  # 3 clocks
        Bob={"hand": ["oars"]},
        Cat={"score": ["tools"], "achievements": ["empire"]},
        Dan={"board": {"blue": ["writing"]}},
        piles={1: ["sailing"], 10: ["databases", "miniaturization", "ai"]},
    )
    play(game, "Ann: dogma fission")
    assert acting(game) == "Ann"
    expect(
        game,
        removed=["fission", "archery", "oars", "databases", "tools", "miniaturization", "writing"],
        Ann={"board": {}, "achievements": [1]},
        Bob={"hand": []},
        Cat={"achievements": ["empire"], "score": [], "hand": []},
        Dan={"board": {}},
        piles={1: ["sailing"], 10: ["ai"]},
        turn="Ann",
        actions=1,
        winners=None,
    )
    assert [event.player for event in told(game, "draw")] == ["Bob", "Cat"]
    assert len(told(game, "remove", rule="INN-7.10")) == 1
    play(game, "Ann: draw")
    expect(game, Ann={"hand": ["sailing"]})


def test_fission_must_return_the_sharers_own_card_if_there_is_no_other_INN_5_4() -> None:
    game = innovation(
        Ann={"board": {"red": ["fission"]}},  # 3 clocks
        Bob={"board": {"blue": ["quantum_theory"]}},  # 3 clocks: does not obey, shares
        piles={8: [], 9: ["ecology"], 10: ["robotics"]},
    )
    play(game, "Ann: dogma fission")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["fission"]}, "hand": ["ecology"]},  # the bonus
        Bob={"board": {}},
        piles={8: ["quantum_theory"], 10: ["robotics"]},
    )
    assert told(game, "nothing", player="Ann", why="no_card", rule="INN-5.7")


def test_fission_in_teams_spares_the_partners_draw_but_not_the_partners_cards_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"red": ["fission"]}},  # 3 clocks
        Bob={},
        Cat={"board": {"blue": ["tools"]}},  # no clock: neither obeys nor shares
        Dan={"board": {"green": ["sailing"]}},
        piles={1: [], 10: ["databases", "ai", "robotics"]},
    )
    play(game, "Ann: dogma fission")
    expect(game, Bob={"hand": ["databases"]}, Cat={"hand": []}, Dan={"hand": ["ai"]})
    assert asked(game) == ("Ann", {"tools", "sailing"})
    play(game, "Ann: tools")
    assert acting(game) == "Ann"
    expect(game, Cat={"board": {}}, Dan={"board": {"green": ["sailing"]}}, piles={1: ["tools"]})
    assert told(game, "affect", player="Cat", role="immune", rule="INN-10.4")


def test_who_loses_a_top_card_may_gain_a_field_by_the_one_beneath_INN_9_5() -> None:
    """Bob's Oars covered Robotics: without it all five of his top cards have a value of 8 or more."""
    board = {
        "yellow": ["ecology"],
        "blue": ["genetics"],
        "green": ["satellites"],
        "purple": ["specialization"],
        "red": ["oars", "robotics"],
    }
    game = innovation(
        Ann={"board": {"red": ["fission"]}},
        Bob={"board": board},
        piles={10: ["databases", "software", "bioengineering"]},
    )
    play(game, "Ann: dogma fission", "Bob: oars")
    assert asked(game)[0] == "Ann"
    expect(game, Bob={"achievements": ["universe"]})
