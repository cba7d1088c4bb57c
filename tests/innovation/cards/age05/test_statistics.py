"""Statistics on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play, told


def test_statistics_repeats_with_exactly_one_hand_card() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["statistics", "agriculture"]}},
        Bob={"score": ["oars", "coal", "compass"]},
    )
    play(game, "Ann: dogma statistics")
    assert asked(game) == ("Ann", {"yellow", "pass"})
    play(game, "Ann: yellow")
    expect(
        game,
        Ann={"board": {"yellow": {"cards": ["statistics", "agriculture"], "splay": "right"}}},
        Bob={"hand": ["coal", "compass"], "score": ["oars"]},
    )
    assert len(told(game, "repeat", player="Bob", rule="INN-5.9")) == 1


def test_statistics_asks_the_owner_among_equals_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["statistics"]}},
        Bob={"score": ["oars", "coal", "physics"], "hand": ["archery"]},
    )
    play(game, "Ann: dogma statistics")
    assert asked(game) == ("Bob", {"coal", "physics"})
    play(game, "Bob: physics")
    assert acting(game) == "Ann"  # two hand cards: no repetition
    expect(game, Bob={"hand": ["archery", "physics"], "score": ["oars", "coal"]})


def test_statistics_needs_a_transfer_to_repeat_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["statistics"]}},
        Bob={"hand": ["archery"]},  # one hand card, but nothing was transferred
        Cat={"score": ["oars"]},  # the repetition finds nothing
    )
    play(game, "Ann: dogma statistics")
    assert acting(game) == "Ann"
    expect(game, Bob={"hand": ["archery"]}, Cat={"hand": ["oars"], "score": []})
    assert [event.player for event in told(game, "repeat")] == ["Cat"]


def test_statistics_shared_splays_yellow_of_who_is_immune() -> None:
    game = innovation(
        piles={5: ["coal"]},
        Ann={"board": {"yellow": ["statistics"]}},  # 2 leaves
        Bob={"board": {"yellow": ["agriculture", "masonry"]}, "score": ["oars"]},  # 3 leaves
    )
    play(game, "Ann: dogma statistics")
    assert asked(game) == ("Bob", {"yellow", "pass"})
    play(game, "Bob: yellow")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["coal"]}, Bob={"score": ["oars"], "board": {"yellow": {"splay": "right"}}})
