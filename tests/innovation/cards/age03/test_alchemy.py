"""Alchemy on whole tables; the icon of its dogma is the castle."""

from tests.table import acting, asked, expect, innovation, play, told


def test_alchemy_keeps_what_is_not_red_then_melds_and_scores_from_hand() -> None:
    game = innovation(
        Ann={"board": {"blue": ["alchemy"], "red": ["metalworking"]}, "hand": ["oars", "tools"]},  # 5 castles
        Bob={},
        piles={4: ["navigation", "gunpowder"]},
    )
    play(game, "Ann: dogma alchemy")
    assert told(game, "reveal", card="navigation")
    assert asked(game) == ("Ann", {"oars", "tools", "navigation"})
    play(game, "Ann: navigation")
    assert asked(game) == ("Ann", {"oars", "tools"})
    play(game, "Ann: tools")
    expect(
        game,
        Ann={
            "board": {"green": ["navigation"], "red": ["metalworking"]},
            "hand": ["oars"],
            "score": ["tools"],
        },
        piles={4: ["gunpowder"]},
    )


def test_alchemy_returns_all_for_one_red_card_in_an_order_that_matters_INN_7_4() -> None:
    table = {
        "Ann": {  # 8 castles: two 4s
            "board": {"blue": ["alchemy"], "red": ["metalworking"], "green": ["the_wheel"]},
            "hand": ["oars"],
        },
        "Bob": {},
        "piles": {1: [], 4: ["gunpowder", "navigation"]},
    }
    game = innovation(**table)
    play(game, "Ann: dogma alchemy")
    assert len(told(game, "reveal")) == 2
    assert asked(game) == ("Ann", {"gunpowder", "navigation", "oars"})
    play(game, "Ann: navigation")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "score": []}, piles={1: ["oars"], 4: ["navigation", "gunpowder"]})

    game = innovation(**table)
    play(game, "Ann: dogma alchemy", "Ann: oars")
    assert asked(game) == ("Ann", {"gunpowder", "navigation"})
    play(game, "Ann: gunpowder")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "score": []}, piles={1: ["oars"], 4: ["gunpowder", "navigation"]})


def test_alchemy_with_two_castles_draws_nothing_and_a_red_card_in_hand_stays() -> None:
    game = innovation(
        Ann={"board": {"blue": ["alchemy"]}, "hand": ["gunpowder"]},  # 2 castles
        Bob={"board": {"yellow": ["masonry"]}, "hand": ["tools"]},  # 3 castles
        piles={1: [], 3: ["paper", "optics"], 4: ["colonialism", "navigation"]},
    )
    play(game, "Ann: dogma alchemy")
    # Bob's Colonialism sends his whole hand back; Ann melds her only card and has none to score.
    assert acting(game) == "Ann"
    assert told(game, "nothing", player="Ann", why="none_due")
    expect(
        game,
        Ann={"board": {"red": ["gunpowder"]}, "hand": ["navigation"], "score": []},
        Bob={"hand": [], "board": {"yellow": ["masonry"]}},
        piles={1: ["tools"], 4: ["colonialism"]},
    )


def test_alchemy_lets_a_sharer_meld_and_score_his_own() -> None:
    game = innovation(
        Ann={"board": {"blue": ["alchemy"]}, "hand": ["pottery", "sailing"]},  # 2 castles
        Bob={"board": {"red": ["archery"]}, "hand": ["oars", "tools", "writing"]},  # 2 castles
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma alchemy")
    assert asked(game) == ("Bob", {"oars", "tools", "writing"})
    play(game, "Bob: oars")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: tools")
    assert asked(game) == ("Ann", {"pottery", "sailing"})
    play(game, "Ann: sailing")
    expect(
        game,
        Ann={"board": {"green": ["sailing"]}, "score": ["pottery"], "hand": ["paper"]},
        Bob={"board": {"red": ["oars", "archery"]}, "score": ["tools"], "hand": ["writing"]},
    )


def test_alchemy_looks_at_the_colour_of_whatever_was_drawn_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["alchemy"], "red": ["oars"]}},  # 4 castles
        Bob={},
        piles={4: [], 5: ["coal", "banking"]},
    )
    play(game, "Ann: dogma alchemy")
    expect(game, Ann={"hand": []}, piles={5: ["banking", "coal"]})
