"""Skyscrapers on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_skyscrapers_scores_the_next_card_and_returns_the_rest_for_the_one_who_obeys_INN_5_3() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["skyscrapers"]}},  # 2 crowns
        Bob={
            "board": {
                "purple": ["railroad", "city_states", "code_of_laws", "mysticism"],
                "blue": ["publications"],
                "red": ["fission"],
                "green": ["satellites"],
                "yellow": ["agriculture"],
            }
        },  # no crown
        piles={1: []},
    )
    play(game, "Ann: dogma skyscrapers")
    assert asked(game) == ("Bob", {"railroad", "publications", "fission", "satellites"})
    play(game, "Bob: railroad")
    expect(game, Ann={"board": {"purple": ["railroad"]}}, Bob={"score": ["city_states"], "points": 1})
    assert asked(game) == ("Bob", {"code_of_laws", "mysticism"})
    play(game, "Bob: mysticism")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": []},
        Bob={"score": ["city_states"], "board": {"purple": None, "blue": ["publications"]}},
        piles={1: ["mysticism", "code_of_laws"]},
    )


def test_skyscrapers_leaves_the_pile_it_arrives_on_alone() -> None:
    game = innovation(
        Ann={
            "board": {
                "yellow": ["skyscrapers"],
                "purple": {"cards": ["enterprise", "monotheism"], "splay": "left"},
            }
        },  # 2 + 3 crowns
        Bob={"board": {"purple": ["lighting", "reformation", "philosophy", "code_of_laws"]}},
        Cat={"board": {"purple": ["railroad"]}},
        Dan={"board": {"purple": ["mysticism"], "blue": ["pottery", "rocketry"]}},  # no top with a clock
        piles={1: [], 2: []},
    )
    play(game, "Ann: dogma skyscrapers")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {
                "purple": {"cards": ["railroad", "lighting", "enterprise", "monotheism"], "splay": "left"}
            },
            "score": [],
        },
        Bob={"score": ["reformation"], "board": {}},
        Cat={"score": [], "board": {}},
        Dan={"score": [], "board": {"purple": ["mysticism"], "blue": ["pottery", "rocketry"]}},
        piles={1: ["code_of_laws"], 2: ["philosophy"]},
    )
    assert told(game, "nothing", player="Dan", rule="INN-5.7")
