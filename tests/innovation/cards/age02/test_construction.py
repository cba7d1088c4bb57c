"""Construction on whole tables; the icon of its dogma is the castle."""

from tests.table import acting, asked, expect, innovation, play, told

FIVE = {
    "red": ["construction"],
    "yellow": ["canal_building"],
    "green": ["sailing"],
    "blue": ["writing"],
    "purple": ["code_of_laws"],
}
"""Five top cards, with three castles, all of them Construction's."""

OTHER_FIVE = {
    "red": ["optics"],
    "yellow": ["fermenting"],
    "green": ["currency"],
    "blue": ["calendar"],
    "purple": ["philosophy"],
}
"""Five top cards, with the one castle of Fermenting."""


def test_construction_takes_two_hand_cards_one_by_one_and_gives_a_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["construction"]}},  # 3 castles
        Bob={"hand": ["oars", "tools", "paper"]},
        piles={2: ["calendar", "currency"]},
    )
    play(game, "Ann: dogma construction")
    assert asked(game) == ("Bob", {"oars", "tools", "paper"})
    play(game, "Bob: tools")
    expect(game, Ann={"hand": ["tools"]})
    assert asked(game) == ("Bob", {"oars", "paper"})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(
        game, Ann={"hand": ["tools", "oars"]}, Bob={"hand": ["paper", "calendar"]}, piles={2: ["currency"]}
    )


def test_construction_takes_what_there_is_and_gives_a_2_always_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["construction"]}},  # 3 castles
        Bob={"hand": ["oars"]},
        Cat={},
        Dan={"hand": ["tools", "paper"]},
        piles={2: ["calendar", "currency", "mapmaking", "mathematics"]},
    )
    play(game, "Ann: dogma construction")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["oars", "tools", "paper"], "achievements": []},
        Bob={"hand": ["calendar"]},
        Cat={"hand": ["currency"]},
        Dan={"hand": ["mapmaking"]},
        piles={2: ["mathematics"]},
    )
    assert not told(game, "reveal")


def test_construction_claims_the_empire_for_the_only_player_with_five_colours_INN_9_6() -> None:
    game = innovation(
        Ann={"board": FIVE},
        Bob={  # 2 castles; six cards in four colours
            "board": {
                "red": ["archery"],
                "yellow": ["agriculture", "masonry", "domestication"],
                "green": ["clothing"],
                "blue": ["pottery"],
            },
        },
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma construction")
    expect(game, Ann={"achievements": ["empire"]}, Bob={"hand": ["calendar"]})
    assert told(game, "achieve", player="Ann", field="empire", how="effect", rule="INN-9.6")


def test_construction_claims_nothing_while_two_have_five_colours() -> None:
    game = innovation(
        Ann={"board": FIVE},  # 3 castles
        Bob={"board": OTHER_FIVE},  # 1 castle: does not share, but is looked at
        piles={2: ["mathematics"]},
    )
    play(game, "Ann: dogma construction")
    expect(game, Ann={"achievements": []}, Bob={"achievements": [], "hand": ["mathematics"]})
    assert told(game, "nothing", player="Ann", why="not_so")


def test_construction_can_give_the_empire_to_a_sharer_and_a_bonus_to_the_activator_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"red": ["construction"]}},  # 3 castles
        Bob={"board": OTHER_FIVE | {"red": ["metalworking"]}, "hand": ["oars", "tools"]},  # 4 castles
        piles={2: ["mathematics", "mapmaking"]},
    )
    play(game, "Ann: dogma construction")
    expect(
        game,
        Ann={"achievements": [], "hand": ["mathematics"]},
        Bob={"achievements": ["empire"], "hand": ["oars", "tools"]},
        piles={2: ["mapmaking"]},
    )
    assert told(game, "bonus", player="Ann", drawn=True, rule="INN-5.5")


def test_construction_does_not_mind_a_partner_with_five_colours_INN_10_4() -> None:
    game = innovation(
        options={"teams": [["Ann", "Cat"], ["Bob", "Dan"]]},
        Ann={"board": FIVE},  # 3 castles
        Bob={"board": {"red": ["metalworking"]}},  # 3 castles
        Cat={"board": OTHER_FIVE | {"red": ["engineering"]}, "hand": ["tools"]},  # 3 castles
        Dan={"board": {"purple": ["mysticism"]}},  # 3 castles
    )
    play(game, "Ann: dogma construction")
    # Cat comes before Ann: the only player with five colours but for the partner.
    expect(game, Ann={"achievements": []}, Cat={"achievements": ["empire"], "hand": ["tools"]})
