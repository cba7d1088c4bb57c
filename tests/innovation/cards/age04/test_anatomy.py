"""Anatomy on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play, told


def test_anatomy_returns_a_score_card_and_its_equal() -> None:
    game = innovation(
        piles={1: ["tools"], 2: []},
        Ann={"board": {"yellow": ["anatomy"]}},  # 3 leaves
        Bob={"board": {"red": ["archery"], "green": ["sailing"]}, "score": ["oars", "currency"]},  # 1 leaf
    )
    play(game, "Ann: dogma anatomy")
    assert asked(game) == ("Bob", {"oars", "currency"})
    play(game, "Bob: oars")
    assert asked(game) == ("Bob", {"archery", "sailing"})
    play(game, "Bob: archery")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["tools", "oars", "archery"], 2: []},
        Bob={"score": ["currency"], "board": {"red": None, "green": ["sailing"]}},
    )
    assert len(told(game, "return", player="Bob", rule="INN-7.4")) == 2


def test_anatomy_finds_no_equal_top_card_INN_5_7() -> None:
    game = innovation(
        piles={2: []},
        Ann={"board": {"yellow": ["anatomy"]}},
        Bob={"board": {"red": ["archery", "construction"]}, "score": ["currency"]},
    )
    play(game, "Ann: dogma anatomy")
    assert acting(game) == "Ann"
    expect(game, piles={2: ["currency"]}, Bob={"score": [], "board": {"red": ["archery", "construction"]}})


def test_anatomy_leaves_the_board_alone_without_a_score() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["anatomy"]}},
        Bob={"board": {"red": ["archery"]}, "hand": ["oars"]},
    )
    play(game, "Ann: dogma anatomy")
    assert acting(game) == "Ann"
    expect(game, Bob={"board": {"red": ["archery"]}, "hand": ["oars"]})
    assert not told(game, "return")


def test_anatomy_is_finished_by_one_before_the_next_INN_5_3() -> None:
    game = innovation(
        turn="Bob",
        piles={1: []},
        Ann={"board": {"red": ["archery"]}, "score": ["tools"]},
        Bob={"board": {"yellow": ["anatomy"]}},
        Cat={"board": {"red": ["oars"], "purple": ["mysticism"]}, "score": ["writing"]},
    )
    play(game, "Bob: dogma anatomy")
    assert asked(game) == ("Cat", {"oars", "mysticism"})
    expect(game, piles={1: ["writing"]}, Ann={"score": ["tools"]})
    play(game, "Cat: oars")
    assert acting(game) == "Bob"
    expect(
        game,
        piles={1: ["writing", "oars", "tools", "archery"]},
        Ann={"board": {}, "score": []},
        Cat={"board": {"red": None, "purple": ["mysticism"]}},
    )
