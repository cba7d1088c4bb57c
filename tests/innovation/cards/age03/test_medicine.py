"""Medicine on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play, told


def test_medicine_asks_the_one_who_obeys_and_then_the_activator_among_equals_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["medicine"]}, "score": ["tools", "writing", "paper"]},  # 2 leaves
        Bob={"score": ["gunpowder", "navigation", "oars"]},
    )
    play(game, "Ann: dogma medicine")
    assert asked(game) == ("Bob", {"gunpowder", "navigation"})
    asks = "Bob, several cards in your score tie for the highest value: which one do you exchange?"
    assert game.decision.prompt == asks
    play(game, "Bob: gunpowder")
    expect(game, Bob={"score": ["gunpowder", "navigation", "oars"]})  # both sides move at once
    assert asked(game) == ("Ann", {"tools", "writing"})
    asks = "Ann, several cards in your score tie for the lowest value: which one do you exchange?"
    assert game.decision.prompt == asks
    play(game, "Ann: writing")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["tools", "paper", "gunpowder"], "points": 8},
        Bob={"score": ["writing", "navigation", "oars"], "points": 6},
    )
    assert not told(game, "score")


def test_medicine_goes_with_one_score_empty_INN_7_9() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["medicine"]}, "score": ["tools"]},  # 2 leaves
        Bob={},
        Cat={"score": ["optics", "oars"]},
        Dan={"board": {"green": ["clothing"]}, "score": ["ai"]},  # 2 leaves
    )
    play(game, "Ann: dogma medicine")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["optics"]},
        Bob={"score": ["tools"]},
        Cat={"score": ["oars"]},
        Dan={"score": ["ai"]},
    )


def test_medicine_of_two_empty_scores_does_nothing() -> None:
    game = innovation(Ann={"board": {"yellow": ["medicine"]}}, Bob={})
    play(game, "Ann: dogma medicine")
    assert acting(game) == "Ann"
    assert told(game, "nothing", player="Bob", why="no_exchange")
    assert not told(game, "exchange")
