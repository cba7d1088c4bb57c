"""Specialization on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play, told

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}


def test_specialization_takes_the_top_card_of_the_revealed_colour_from_each_board() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["specialization"],
                "yellow": ["masonry", "agriculture"],
                "blue": ["tools", "writing"],
                "red": ["mobility", "flight"],
            },
            "hand": ["oars", "sailing"],
        },
        Bob={"board": {"red": ["archery", "metalworking"], "green": ["clothing"]}},
        Cat={"board": {"red": ["construction"]}},
    )
    play(game, "Ann: dogma specialization")
    assert asked(game) == ("Ann", {"oars", "sailing"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"yellow", "blue", "pass"})
    play(game, "Ann: blue")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "hand": ["oars", "sailing", "archery", "construction"],
            "board": {"blue": {"splay": "up"}, "red": ["mobility", "flight"]},
        },
        Bob={"board": {"red": ["metalworking"], "green": ["clothing"]}},
        Cat={"board": {}},
    )
    assert told(game, "reveal", player="Ann", card="oars")


def test_specialization_can_be_taken_by_a_sharer_and_goes_on_INN_5_6() -> None:
    game = innovation(
        Ann={"board": {"purple": ["specialization"]}, "hand": ["tools"]},  # 2 factories
        Bob={"board": {"red": ["coal"]}, "hand": ["city_states"]},  # 3 factories
        Cat={"board": {"purple": ["mysticism"], "blue": ["pottery"]}},
        piles={1: ["sailing"]},
    )
    play(game, "Ann: dogma specialization")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {}, "hand": ["tools", "pottery", "sailing"]},  # the bonus: no top card, so a 1
        Bob={"hand": ["city_states", "specialization", "mysticism"]},
        Cat={"board": {}},
    )


def test_specialization_reveals_for_a_bonus_even_if_there_is_nothing_to_take_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"purple": ["specialization"], "yellow": ["masonry", "agriculture"]}},  # 2 factories
        Bob={"board": {"red": ["coal"]}, "hand": ["tools"]},  # 3 factories
        piles={9: ["ecology"]},
    )
    play(game, "Ann: dogma specialization")
    # Ann has nothing to reveal, but is asked for a colour.
    assert asked(game) == ("Ann", {"yellow", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["ecology"]}, Bob={"hand": ["tools"]})
    assert told(game, "bonus", drawn=True, rule="INN-5.5")


def test_specialization_in_teams_takes_from_the_other_team_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"purple": ["specialization"]}, "hand": ["oars"]},
        Bob={"board": {"red": ["archery"]}},
        Cat={"board": {"red": ["construction"]}},
        Dan={"board": {"red": ["metalworking"]}},
    )
    play(game, "Ann: dogma specialization")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["oars", "archery", "metalworking"]},
        Bob={"board": {}},
        Cat={"board": {"red": ["construction"]}},
        Dan={"board": {}},
    )
