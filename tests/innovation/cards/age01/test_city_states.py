"""City States on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_city_states_takes_a_top_card_with_a_castle_from_one_with_four() -> None:
    game = innovation(
        Ann={"board": {"purple": ["city_states"], "red": ["oars"]}},  # 3 crowns
        Bob={  # 4 castles, 1 crown
            "board": {"red": ["archery"], "yellow": ["domestication"], "green": ["clothing"]},
        },
        piles={1: ["tools", "writing"]},
    )
    play(game, "Ann: dogma city_states")
    assert asked(game) == ("Bob", {"archery", "domestication"})
    play(game, "Bob: archery")
    expect(
        game,
        Ann={"board": {"red": ["archery", "oars"]}},
        Bob={"board": {"yellow": ["domestication"]}, "hand": ["tools"]},
        piles={1: ["writing"]},
    )
    assert not told(game, "reveal")


def test_city_states_passes_over_one_with_three_castles() -> None:
    game = innovation(
        Ann={"board": {"purple": ["city_states"]}},
        Bob={"board": {"red": ["metalworking"]}},  # 3 castles
        piles={1: ["tools"]},
    )
    play(game, "Ann: dogma city_states")
    assert told(game, "affect", player="Bob", role="obeys")
    assert told(game, "nothing", player="Bob", why="not_so")
    expect(game, Bob={"board": {"red": ["metalworking"]}, "hand": []}, piles={1: ["tools"]})


def test_city_states_counts_castles_beneath_but_takes_only_top_cards() -> None:
    game = innovation(
        Ann={"board": {"purple": ["city_states"]}},  # 2 crowns
        Bob={  # 3 castles, and 1 beneath; no crown shows
            "board": {"red": {"cards": ["metalworking", "oars"], "splay": "left"}},
        },
        Cat={  # 3 and 1 castles, all beneath: The Wheel's and Tools'; 1 crown
            "board": {
                "green": {"cards": ["clothing", "the_wheel"], "splay": "up"},
                "blue": {"cards": ["pottery", "tools"], "splay": "left"},
            },
        },
        piles={1: ["writing", "sailing"]},
    )
    play(game, "Ann: dogma city_states")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["metalworking"]}},
        Bob={"board": {"red": {"cards": ["oars"], "splay": None}}, "hand": ["writing"]},
        Cat={"hand": [], "icons": {"castle": 4}},
        piles={1: ["sailing"]},
    )
    assert told(game, "nothing", player="Cat", why="not_done", rule="INN-5.7")
