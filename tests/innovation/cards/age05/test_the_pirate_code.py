"""The Pirate Code on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play


def test_the_pirate_code_takes_two_and_scores_the_lowest_crown() -> None:
    game = innovation(
        Ann={"board": {"red": ["the_pirate_code"], "green": ["sailing"], "blue": ["pottery"]}},
        Bob={"score": ["oars", "calendar", "gunpowder", "coal"]},
    )
    play(game, "Ann: dogma the_pirate_code")
    assert asked(game) == ("Bob", {"oars", "calendar", "gunpowder"})
    play(game, "Bob: oars")
    assert asked(game) == ("Bob", {"calendar", "gunpowder"})
    play(game, "Bob: gunpowder")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "score": ["oars", "gunpowder", "sailing"],
            "board": {"red": ["the_pirate_code"], "green": None, "blue": ["pottery"]},
        },
        Bob={"score": ["calendar", "coal"]},
    )


def test_the_pirate_code_asks_which_of_two_lowest_crowns_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["the_pirate_code"], "green": ["sailing"], "purple": ["city_states"]}},
        Bob={"score": ["oars", "calendar"]},
    )
    play(game, "Ann: dogma the_pirate_code")
    assert asked(game) == ("Ann", {"sailing", "city_states"})
    play(game, "Ann: city_states")
    expect(
        game,
        Ann={"score": ["oars", "calendar", "city_states"], "board": {"green": ["sailing"], "purple": None}},
        Bob={"score": []},
    )


def test_the_pirate_code_scores_itself_for_a_single_card() -> None:
    game = innovation(
        Ann={"board": {"red": ["the_pirate_code", "archery"], "blue": ["pottery"]}},
        Bob={"score": ["coal", "gunpowder"]},
    )
    play(game, "Ann: dogma the_pirate_code")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["gunpowder", "the_pirate_code"], "board": {"red": ["archery"], "blue": ["pottery"]}},
        Bob={"score": ["coal"]},
    )


def test_the_pirate_code_shared_scores_the_sharer_s_lowest_crown() -> None:
    game = innovation(
        piles={1: ["tools"]},
        Ann={"board": {"red": ["the_pirate_code"]}},  # 2 crowns
        Bob={"score": ["oars"]},
        Cat={"board": {"yellow": ["domestication"], "red": ["optics"], "purple": ["mysticism"]}},  # 4 crowns
    )
    play(game, "Ann: dogma the_pirate_code")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["oars", "the_pirate_code"], "board": {}, "hand": ["tools"]},  # a bonus of age 1
        Cat={"score": ["domestication"], "board": {"yellow": None, "red": ["optics"]}},
    )


def test_the_pirate_code_scores_nothing_if_nothing_was_taken() -> None:
    game = innovation(
        Ann={"board": {"red": ["the_pirate_code"]}},
        Bob={"score": ["coal", "physics"]},  # fives are too high
    )
    play(game, "Ann: dogma the_pirate_code")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": [], "board": {"red": ["the_pirate_code"]}}, Bob={"score": ["coal", "physics"]})


def test_the_pirate_code_for_oneself_has_no_demand_behind_it_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"red": ["the_pirate_code"], "green": ["self_service"]}},
        Bob={"score": ["oars"]},
    )
    play(game, "Ann: dogma self_service")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": [], "board": {"red": ["the_pirate_code"]}}, Bob={"score": ["oars"]})
