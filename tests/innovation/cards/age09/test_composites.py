"""Composites on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play, told


def test_composites_takes_all_but_one_hand_card_and_the_highest_score_card() -> None:
    game = innovation(
        Ann={"board": {"red": ["composites"]}},  # 3 factories
        Bob={"hand": ["oars", "tools", "coal"], "score": ["physics", "the_pirate_code", "writing"]},
    )
    play(game, "Ann: dogma composites")
    assert asked(game) == ("Bob", {"oars", "tools", "coal"})
    play(game, "Bob: coal")
    assert asked(game) == ("Bob", {"physics", "the_pirate_code"})
    play(game, "Bob: physics")
    assert acting(game) == "Ann"
    assert not told(game, "nothing")
    expect(
        game,
        Ann={"hand": ["oars", "tools"], "score": ["physics"], "points": 5},
        Bob={"hand": ["coal"], "score": ["the_pirate_code", "writing"]},
    )


def test_composites_leaves_the_only_hand_card_and_still_takes_from_the_score_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["composites"]}},  # 3 factories
        Bob={"hand": ["oars"], "score": ["tools", "coal"]},
        Cat={"score": ["writing"]},
        Dan={"board": {"purple": ["specialization"]}, "hand": ["sailing"]},  # 2 factories
    )
    play(game, "Ann: dogma composites")
    assert acting(game) == "Ann"
    assert [event.player for event in told(game, "nothing")] == ["Bob", "Cat", "Dan", "Dan"]
    expect(
        game,
        Ann={"hand": [], "score": ["coal", "writing"], "points": 6},
        Bob={"hand": ["oars"], "score": ["tools"]},
        Cat={"score": []},
        Dan={"hand": ["sailing"]},
    )
