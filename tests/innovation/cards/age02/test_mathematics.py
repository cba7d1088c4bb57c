"""Mathematics on whole tables; the icon of its dogma is the bulb."""

from tests.table import asked, expect, innovation, play, told


def test_mathematics_melds_a_card_one_higher_than_the_one_returned_INN_4_2() -> None:
    game = innovation(
        Ann={
            "board": {"blue": ["mathematics"], "red": {"cards": ["oars", "archery"], "splay": "left"}},
            "hand": ["currency", "tools"],
        },
        Bob={},
        piles={2: ["calendar"], 3: ["optics", "paper"]},
    )
    play(game, "Ann: dogma mathematics")
    assert asked(game) == ("Ann", {"currency", "tools", "pass"})
    play(game, "Ann: currency")
    expect(
        game,
        Ann={"board": {"red": {"cards": ["optics", "oars", "archery"], "splay": "left"}}, "hand": ["tools"]},
        piles={2: ["calendar", "currency"], 3: ["paper"]},
    )


def test_mathematics_of_a_10_ends_the_game_before_the_activator_comes_INN_3_3() -> None:
    game = innovation(
        Ann={"board": {"blue": ["mathematics"]}, "hand": ["tools"], "score": ["calendar"]},  # 2 bulbs
        Bob={"board": {"purple": ["philosophy"]}, "hand": ["ai"], "score": ["oars"]},  # 3 bulbs
        piles={10: ["robotics"]},
    )
    play(game, "Ann: dogma mathematics")
    assert asked(game) == ("Bob", {"ai", "pass"})
    play(game, "Bob: ai")
    expect(game, Ann={"hand": ["tools"]}, winners=["Ann"], reason="INN-10.2")


def test_mathematics_declined_melds_nothing() -> None:
    game = innovation(
        Ann={"board": {"blue": ["mathematics"]}, "hand": ["tools"]},
        Bob={"board": {"blue": ["writing"]}},  # 2 bulbs, but no hand
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma mathematics")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    expect(game, Ann={"hand": ["tools"], "board": {"blue": ["mathematics"]}}, piles={2: ["calendar"]})
    assert told(game, "decline", player="Ann")
    assert told(game, "bonus", drawn=False, why="nothing")
