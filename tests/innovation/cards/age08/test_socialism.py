"""Socialism on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play, told

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}


def test_socialism_with_a_purple_card_takes_the_lowest_of_each_hand() -> None:
    game = innovation(
        Ann={"board": {"purple": ["socialism"]}, "hand": ["oars", "city_states"]},
        Bob={"hand": ["tools", "writing", "coal"]},
        Cat={"hand": ["physics"]},
        Dan={},
    )
    play(game, "Ann: dogma socialism")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"red": ["oars"], "purple": ["socialism", "city_states"]},
            "hand": ["tools", "writing", "physics"],
        },
        Bob={"hand": ["coal"]},
        Cat={"hand": []},
    )
    assert told(game, "tuck", player="Ann", card="oars", rule="INN-7.5")
    assert len(told(game, "transfer", receiver="Ann", to="hand", rule="INN-7.8")) == 3


def test_socialism_without_a_purple_card_only_tucks() -> None:
    game = innovation(
        Ann={"board": {"purple": ["socialism"]}, "hand": ["oars", "tools"]},
        Bob={"hand": ["writing"]},
    )
    play(game, "Ann: dogma socialism", "Ann: yes")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["oars"], "blue": ["tools"]}, "hand": []}, Bob={"hand": ["writing"]})


def test_socialism_asks_for_the_order_within_a_colour_INN_7_5() -> None:
    game = innovation(
        Ann={
            "board": {"purple": ["socialism"], "blue": ["pottery"]},
            "hand": ["city_states", "code_of_laws", "tools"],
        },
        Bob={},
    )
    play(game, "Ann: dogma socialism", "Ann: yes")
    assert asked(game) == ("Ann", {"city_states", "code_of_laws", "tools"})
    play(game, "Ann: code_of_laws")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"purple": ["socialism", "code_of_laws", "city_states"], "blue": ["pottery", "tools"]}},
    )


def test_socialism_claims_the_monument_with_six_cards_INN_9_1() -> None:
    game = innovation(
        Ann={
            "board": {"purple": ["socialism"]},
            "hand": ["oars", "archery", "agriculture", "sailing", "tools", "city_states"],
        },
        Bob={"hand": ["writing"]},
    )
    play(game, "Ann: dogma socialism", "Ann: yes", "Ann: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["oars", "archery"]}, "hand": ["writing"], "achievements": ["monument"]},
        Bob={"hand": []},
    )
    assert told(game, "achieve", player="Ann", field="monument", how="due", rule="INN-9.1")


def test_socialism_is_not_asked_of_an_empty_hand() -> None:
    game = innovation(
        Ann={"board": {"purple": ["socialism"]}},  # 3 leaves
        Bob={"board": {"blue": ["pottery"]}, "hand": ["city_states"]},  # 3 leaves
        Cat={"hand": ["tools"]},
        piles={8: ["flight"]},
    )
    play(game, "Ann: dogma socialism")
    assert asked(game) == ("Bob", {"yes", "pass"})
    play(game, "Bob: yes")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["flight"]},
        Bob={"hand": ["tools"], "board": {"purple": ["city_states"]}},
        Cat={"hand": []},
    )


def test_socialism_in_teams_takes_from_the_other_team_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"purple": ["socialism"]}, "hand": ["city_states"]},  # 3 leaves
        Bob={"hand": ["oars"]},
        Cat={"board": {"yellow": ["agriculture"]}, "hand": ["tools"]},  # 3 leaves
        Dan={"hand": ["writing", "coal"]},
    )
    play(game, "Ann: dogma socialism")
    assert asked(game) == ("Cat", {"yes", "pass"})
    play(game, "Cat: pass", "Ann: yes")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["oars", "writing"]},
        Bob={"hand": []},
        Cat={"hand": ["tools"]},
        Dan={"hand": ["coal"]},
    )
