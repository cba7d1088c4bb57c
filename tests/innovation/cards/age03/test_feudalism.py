"""Feudalism on whole tables; the icon of its dogma is the castle."""

from tests.table import acting, asked, expect, innovation, play, told


def test_feudalism_takes_a_castle_into_the_hand_and_may_splay_yellow_or_purple() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["feudalism", "mysticism"],
                "yellow": ["agriculture", "masonry"],
                "red": ["oars", "archery"],
            },
        },
        Bob={"hand": ["the_wheel", "tools", "sailing"]},
    )
    play(game, "Ann: dogma feudalism")
    assert asked(game) == ("Bob", {"the_wheel", "tools"})
    play(game, "Bob: tools")
    expect(game, Ann={"hand": ["tools"], "score": []}, Bob={"hand": ["the_wheel", "sailing"]})
    assert asked(game) == ("Ann", {"yellow", "purple", "pass"})
    play(game, "Ann: purple")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {
                "purple": {"cards": ["feudalism", "mysticism"], "splay": "left"},
                "yellow": {"cards": ["agriculture", "masonry"], "splay": None},
            },
        },
    )


def test_feudalism_finds_no_castle_and_lets_a_sharer_splay() -> None:
    game = innovation(
        Ann={"board": {"purple": ["feudalism"]}},  # 2 castles
        Bob={"hand": ["sailing", "writing"]},
        Cat={"board": {"yellow": ["domestication", "agriculture"]}, "hand": ["oars"]},  # 2 castles
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma feudalism")
    assert asked(game) == ("Cat", {"yellow", "pass"})
    play(game, "Cat: yellow")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["paper"]},
        Bob={"hand": ["sailing", "writing"]},
        Cat={
            "board": {"yellow": {"cards": ["domestication", "agriculture"], "splay": "left"}},
            "hand": ["oars"],
        },
    )


def test_feudalism_demands_of_each_in_turn() -> None:
    game = innovation(
        Ann={"board": {"purple": ["feudalism"]}},  # 2 castles
        Bob={"hand": ["the_wheel"]},
        Cat={"hand": ["writing"]},
        Dan={"board": {"blue": ["tools"]}, "hand": ["fermenting", "oars"]},  # 1 castle
    )
    play(game, "Ann: dogma feudalism")
    expect(game, Ann={"hand": ["the_wheel"]})
    assert asked(game) == ("Dan", {"fermenting", "oars"})
    play(game, "Dan: oars")
    expect(game, Ann={"hand": ["the_wheel", "oars"]}, Cat={"hand": ["writing"]}, Dan={"hand": ["fermenting"]})
    assert told(game, "nothing", player="Cat", why="no_card")
