"""Road Building on whole tables; the icon of its dogma is the castle."""

from tests.table import acting, asked, expect, innovation, play


def test_road_building_trades_the_top_red_card_for_a_top_green_one() -> None:
    game = innovation(
        Ann={"board": {"red": ["road_building"]}, "hand": ["oars", "tools", "writing"]},
        Bob={"board": {"green": ["sailing"]}},
        Cat={"board": {"green": ["clothing", "currency"], "red": ["archery"]}},  # 2 castles
    )
    play(game, "Ann: dogma road_building")
    assert asked(game) == ("Ann", {"oars", "tools", "writing"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"tools", "writing", "pass"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"Bob", "Cat", "pass"})
    play(game, "Ann: Cat")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"red": ["road_building"], "blue": ["tools"], "green": ["clothing"]},
            "hand": ["writing"],
        },
        Bob={"board": {"green": ["sailing"]}},
        Cat={"board": {"green": ["currency"], "red": ["oars", "archery"]}},
    )


def test_road_building_with_one_card_melded_trades_nothing() -> None:
    table = {"Bob": {"board": {"green": ["sailing"]}}}
    game = innovation(Ann={"board": {"red": ["road_building"]}, "hand": ["oars", "tools"]}, **table)
    play(game, "Ann: dogma road_building", "Ann: tools")
    assert asked(game) == ("Ann", {"oars", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["road_building"], "blue": ["tools"]}, "hand": ["oars"]})

    game = innovation(Ann={"board": {"red": ["road_building"]}, "hand": ["tools"]}, **table)
    play(game, "Ann: dogma road_building")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"blue": ["tools"]}, "hand": []}, Bob={"board": {"green": ["sailing"]}})


def test_road_building_gives_the_red_card_to_one_without_green_for_nothing_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["road_building"]}, "hand": ["writing", "tools"]},
        Bob={"board": {"red": ["archery"]}},  # 2 castles
    )
    play(game, "Ann: dogma road_building", "Ann: writing", "Ann: tools")
    assert asked(game) == ("Ann", {"Bob", "pass"})
    play(game, "Ann: Bob")
    expect(
        game,
        Ann={"board": {"blue": ["tools", "writing"]}},
        Bob={"board": {"red": ["road_building", "archery"]}},
    )


def test_road_building_asks_no_player_of_one_without_a_red_card() -> None:
    game = innovation(
        Ann={"board": {"red": ["road_building"]}},  # 3 castles, no hand
        Bob={"board": {"yellow": ["masonry"]}, "hand": ["sailing", "tools"]},  # 3 castles
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma road_building", "Bob: sailing", "Bob: tools")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["road_building"]}, "hand": ["calendar"]},
        Bob={"board": {"green": ["sailing"], "blue": ["tools"]}},
    )


def test_road_building_lets_a_sharer_trade_with_the_activator() -> None:
    game = innovation(
        Ann={"board": {"red": ["road_building"], "green": ["sailing"]}},  # 3 castles
        Bob={"board": {"red": ["metalworking"]}, "hand": ["tools", "writing", "pottery"]},  # 3 castles
        piles={1: ["masonry"], 2: ["calendar"]},
    )
    play(game, "Ann: dogma road_building")
    assert asked(game) == ("Bob", {"tools", "writing", "pottery"})
    play(game, "Bob: tools", "Bob: writing")
    assert asked(game) == ("Bob", {"Ann", "pass"})
    play(game, "Bob: Ann")
    # Metalworking covers Road Building: the bonus is a 1.
    expect(
        game,
        Ann={"board": {"red": ["metalworking", "road_building"]}, "hand": ["masonry"]},
        Bob={"board": {"blue": ["writing", "tools"], "green": ["sailing"]}, "hand": ["pottery"]},
    )


def test_road_building_trades_with_the_other_team_only_INN_10_4() -> None:
    game = innovation(
        options={"teams": [["Ann", "Cat"], ["Bob", "Dan"]]},
        Ann={"board": {"red": ["road_building"]}, "hand": ["tools", "writing"]},
        Bob={},
        Cat={"board": {"green": ["sailing"]}},
        Dan={"board": {"green": {"cards": ["currency", "clothing"], "splay": "left"}}},
    )
    play(game, "Ann: dogma road_building", "Ann: tools", "Ann: writing")
    assert asked(game) == ("Ann", {"Bob", "Dan", "pass"})
    play(game, "Ann: Dan")
    expect(
        game,
        Ann={"board": {"green": ["currency"], "blue": ["writing", "tools"]}},
        Dan={"board": {"green": {"cards": ["clothing"], "splay": None}, "red": ["road_building"]}},
    )
