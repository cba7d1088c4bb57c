"""Statistics of the third edition: all the highest cards at once, and no repetition."""

from tests.innovation.third.table import third
from tests.table import acting, asked, expect, play, told


def test_statistics_takes_all_the_highest_INN_7_2() -> None:
    game = third(
        Ann={"board": {"yellow": ["statistics"]}},  # 2 leaves
        Bob={"score": ["tools", "currency", "calendar"], "hand": ["oars"]},
    )
    play(game, "Ann: dogma statistics")
    assert acting(game) == "Ann"
    expect(game, Bob={"score": ["tools"], "hand": ["oars", "currency", "calendar"], "points": 1})
    assert len(told(game, "transfer", player="Bob")) == 2


def test_statistics_is_not_repeated_with_one_card_in_hand() -> None:
    game = third(
        Ann={"board": {"yellow": ["statistics"]}},
        Bob={"score": ["coal", "paper", "tools"], "hand": []},
    )
    play(game, "Ann: dogma statistics")
    expect(game, Bob={"score": ["paper", "tools"], "hand": ["coal"]})
    assert not told(game, "repeat")


def test_statistics_finds_nothing_in_an_empty_score_INN_5_7() -> None:
    game = third(
        Ann={"board": {"yellow": ["statistics"]}},
        Bob={"hand": ["oars"]},
        Cat={"score": ["coal", "physics"]},
    )
    play(game, "Ann: dogma statistics")
    expect(game, Bob={"hand": ["oars"]}, Cat={"score": [], "hand": ["coal", "physics"]})
    assert told(game, "nothing", player="Bob", why="no_card")


def test_statistics_lets_those_who_share_splay_yellow_right() -> None:
    game = third(
        Ann={"board": {"yellow": ["statistics", "masonry"]}},  # 2 leaves
        Bob={"board": {"yellow": ["agriculture", "fermenting"]}, "score": ["coal"]},  # 3 leaves
        piles={5: ["physics"]},
    )
    play(game, "Ann: dogma statistics")
    assert asked(game) == ("Bob", {"yellow", "pass"})
    play(game, "Bob: yellow", "Ann: pass")
    expect(game, Ann={"hand": ["physics"]}, Bob={"score": ["coal"], "board": {"yellow": {"splay": "right"}}})
