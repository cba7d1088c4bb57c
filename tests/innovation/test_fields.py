"""Fields: claimed at once, on anybody's turn, in the middle of an effect."""

from __future__ import annotations

import pytest

from tests.table import asked, expect, innovation, play, told


def test_six_cards_tucked_or_scored_in_one_turn_INN_9_1() -> None:
    """Three scored by Stem Cells, three tucked by Lighting: they are added up."""
    hand = ["oars", "tools", "writing"]
    game = innovation(Ann={"board": {"yellow": ["stem_cells"]}, "hand": hand}, Bob={}, piles={}, actions=2)
    play(game, "Ann: dogma stem_cells", "Ann: yes")
    expect(game, Ann={"achievements": []})
    game = innovation(
        Ann={"board": {"yellow": ["suburbia"]}, "hand": hand},
        Bob={},
        piles={1: ["archery", "sailing", "pottery"]},
    )
    play(game, "Ann: dogma suburbia", "Ann: oars", "Ann: tools", "Ann: writing")
    expect(game, Ann={"achievements": ["monument"], "score": ["archery", "sailing", "pottery"]})
    assert told(game, "achieve", field="monument", how="due", rule="INN-9.1")


def test_monument_counted_separately_as_an_option_INN_9_1() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["suburbia"]}, "hand": ["oars", "tools", "writing"]},
        Bob={},
        piles={1: ["archery", "sailing", "pottery"]},
        options={"monument": "separate"},
    )
    play(game, "Ann: dogma suburbia", "Ann: oars", "Ann: tools", "Ann: writing")
    expect(game, Ann={"achievements": []})


def test_the_count_starts_anew_with_every_turn_INN_9_1() -> None:
    hand = ["oars", "tools", "writing", "coal", "physics"]
    game = innovation(
        Ann={"board": {"yellow": ["stem_cells"]}, "hand": hand},
        Bob={},
        actions=1,
        piles={10: ["robotics", "databases", "software", "ai"], 1: ["pottery", "sailing"]},
    )
    play(game, "Ann: dogma stem_cells", "Ann: yes", "Bob: draw", "Bob: draw", "Ann: draw")
    play(game, "Ann: dogma stem_cells", "Ann: yes")
    expect(game, Ann={"achievements": []})


def test_three_of_each_icon_INN_9_2() -> None:
    board = {
        "red": ["metalworking"],  # 3 castles
        "yellow": ["anatomy"],  # 3 leaves
        "green": ["navigation"],  # 3 crowns
        "blue": ["experimentation"],  # 3 bulbs
        "purple": {
            "cards": ["railroad", "specialization"],
            "splay": "up",
        },  # 2 clocks, 1 factory; 2 factories
    }
    game = innovation(Ann={"board": board}, Bob={})
    expect(game, Ann={"achievements": [], "icons": {"clock": 2, "factory": 3}})
    board["purple"] = {"cards": ["railroad", "specialization", "lighting"], "splay": "up"}  # one clock more
    game = innovation(Ann={"board": board}, Bob={})
    expect(game, Ann={"achievements": ["empire"]})  # due already: claimed before the first decision
    assert told(game, "achieve", field="empire", rule="INN-9.2")


def test_five_colours_splayed_up_or_right_INN_9_3() -> None:
    def board(direction: str) -> dict[str, object]:
        return {
            "red": {"cards": ["oars", "archery"], "splay": "up"},
            "yellow": {"cards": ["masonry", "agriculture"], "splay": direction},
            "blue": {"cards": ["tools", "writing"], "splay": "right"},
            "purple": {"cards": ["mysticism", "city_states"], "splay": "up"},
            "green": ["banking", "sailing"],
        }

    game = innovation(Ann={"board": board("right")}, Bob={})
    play(game, "Ann: dogma banking", "Ann: green")
    expect(game, Ann={"achievements": ["wonder"]})
    assert told(game, "achieve", field="wonder", how="due", rule="INN-9.3")
    game = innovation(Ann={"board": board("left")}, Bob={})
    play(game, "Ann: dogma banking", "Ann: green")
    expect(game, Ann={"achievements": []})


def test_twelve_clocks_INN_9_4() -> None:
    board = {
        "blue": {"cards": ["rocketry", "quantum_theory"], "splay": "right"},  # 3 and 2
        "green": ["databases"],  # 3
        "red": ["fission"],  # 3
    }
    game = innovation(Ann={"board": board, "hand": ["the_internet"]}, Bob={})
    expect(game, Ann={"achievements": [], "icons": {"clock": 11}})
    play(game, "Ann: meld the_internet")
    expect(game, Ann={"achievements": ["world"], "icons": {"clock": 13}})
    assert told(game, "achieve", field="world", how="due", rule="INN-9.4")


def test_five_top_cards_of_8_or_higher_INN_9_5() -> None:
    board = {"red": ["flight"], "yellow": ["antibiotics"], "green": ["corporations"], "blue": ["rocketry"]}
    game = innovation(Ann={"board": board, "hand": ["socialism", "lighting"]}, Bob={})
    play(game, "Ann: meld lighting")
    expect(game, Ann={"achievements": []})
    play(game, "Ann: meld socialism")
    expect(game, Ann={"achievements": ["universe"]})
    assert told(game, "achieve", field="universe", how="due", rule="INN-9.5")


def test_a_card_claims_a_field_for_a_sharer_first_INN_9_6() -> None:
    """Masonry: Bob shares before Ann, melds four castles and has Monument."""
    four = ["oars", "the_wheel", "mysticism", "domestication"]
    game = innovation(
        Ann={
            "board": {"yellow": ["masonry"]},
            "hand": ["archery", "metalworking", "city_states", "engineering"],
        },
        Bob={"board": {"red": ["construction"]}, "hand": four},
    )
    play(game, "Ann: dogma masonry", *(f"Bob: {card}" for card in four))
    expect(game, Bob={"achievements": ["monument"]})
    assert asked(game)[0] == "Ann"
    play(game, "Ann: archery", "Ann: metalworking", "Ann: city_states", "Ann: engineering")
    assert told(game, "nothing", why="taken", owner="Bob")


@pytest.mark.parametrize("turn", ["Ann", "Bob", "Cat"])
def test_equal_claims_go_clockwise_from_the_turn_INN_9_7(turn: str) -> None:
    """Two players with five tops of 8 or higher: the one on turn, else the first on the left."""
    first = {
        "red": ["flight"],
        "yellow": ["antibiotics"],
        "green": ["corporations"],
        "blue": ["rocketry"],
        "purple": ["empiricism"],
    }
    second = {
        "red": ["composites"],
        "yellow": ["ecology"],
        "green": ["satellites"],
        "blue": ["computers"],
        "purple": ["services"],
    }
    game = innovation(turn=turn, Ann={"board": first}, Bob={}, Cat={"board": second})
    owner = {"Ann": "Ann", "Bob": "Cat", "Cat": "Cat"}[turn]
    holders = [name for name, player in game.state["players"].items() if "universe" in player["achievements"]]
    assert holders == [owner]


def test_a_field_is_claimed_on_anothers_turn_in_the_middle_of_an_effect_INN_9_8() -> None:
    """Bob shares Sailing on Ann's turn and melds his fifth high card before Ann draws."""
    board = {"red": ["flight"], "yellow": ["antibiotics"], "blue": ["rocketry"], "purple": ["empiricism"]}
    game = innovation(
        Ann={"board": {"green": ["sailing"]}},
        Bob={"board": board},
        piles={**{age: [] for age in range(1, 8)}, 8: ["corporations", "mass_media", "skyscrapers"]},
    )
    play(game, "Ann: dogma sailing")
    story = [(event.kind, event.player) for event in game.events if event.kind in ("meld", "achieve", "draw")]
    assert story[:4] == [("draw", "Bob"), ("meld", "Bob"), ("achieve", "Bob"), ("draw", "Ann")]
    expect(game, Bob={"achievements": ["universe"]}, turn="Ann")


def test_a_field_can_win_and_the_rest_stays_where_it_is_INN_9_8() -> None:
    board = {"red": ["flight"], "yellow": ["antibiotics"], "blue": ["rocketry"], "purple": ["empiricism"]}
    game = innovation(
        Ann={"board": {"green": ["sailing"]}},
        Bob={"board": board, "achievements": [1, 2, 3, 4, 5]},
        piles={**{age: [] for age in range(1, 8)}, 8: ["corporations", "mass_media"]},
    )
    play(game, "Ann: dogma sailing")
    assert game.result.winners == ("Bob",)
    expect(game, piles={8: ["mass_media"]}, Ann={"board": {"green": ["sailing"]}, "hand": []})


def test_a_transfer_that_makes_both_sides_due_counts_for_the_one_whose_turn_it_is_INN_9_8() -> None:
    """Publications leaves three clocks in sight at Bob's (13) and brings Ann her twelfth (INN-9.7)."""
    game = innovation(
        Ann={
            "board": {
                "red": {"cards": ["mobility", "flight"], "splay": "up"},
                "yellow": ["skyscrapers"],
                "green": ["databases"],
                "blue": {"cards": ["bioengineering", "rocketry", "computers"], "splay": "up"},
                "purple": ["lighting"],
            }
        },
        Bob={
            "board": {
                "red": ["fission"],
                "green": ["satellites"],
                "blue": ["publications", "quantum_theory", "writing"],
                "purple": {"cards": ["railroad", "the_internet"], "splay": "up"},
            },
            "achievements": [1, 2, 3, 4, 5],
        },
    )
    play(game, "Ann: dogma skyscrapers", "Bob: publications")
    expect(
        game,
        winners=None,
        Ann={"achievements": ["world"]},
        Bob={"achievements": [1, 2, 3, 4, 5], "score": ["quantum_theory"]},
    )


def test_cards_moved_together_go_by_rising_value_with_a_look_at_the_fields_after_each_INN_9_8() -> None:
    """Archery is scored first and uncovers Robotics: five top cards of 8 or higher, until the next goes."""
    game = innovation(
        Ann={"board": {"yellow": ["canning"]}},
        Bob={
            "board": {
                "red": {"cards": ["archery", "robotics"], "splay": "up"},
                "yellow": ["antibiotics"],
                "green": ["mass_media"],
                "blue": ["rocketry"],
                "purple": ["socialism"],
            },
            "achievements": [1, 2, 3, 4, 5],
        },
        piles={6: ["vaccination"]},
    )
    play(game, "Ann: dogma canning", "Bob: yes")
    assert game.result.winners == ("Bob",)
    expect(game, Bob={"achievements": [1, 2, 3, 4, 5, "universe"], "score": ["archery"]})
