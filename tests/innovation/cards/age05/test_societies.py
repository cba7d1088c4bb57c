"""Societies on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play


def test_societies_takes_a_bulb_and_gives_a_five() -> None:
    game = innovation(
        piles={5: ["coal", "banking"]},
        Ann={"board": {"purple": ["societies"]}},  # 2 crowns
        Bob={"board": {"blue": ["tools"], "green": ["paper"], "purple": ["philosophy"]}},  # 1 crown
    )
    play(game, "Ann: dogma societies")
    assert asked(game) == ("Bob", {"tools", "paper"})
    play(game, "Bob: paper")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: ["banking"]},
        Ann={"board": {"green": ["paper"]}, "hand": []},
        Bob={"board": {"green": None, "blue": ["tools"], "purple": ["philosophy"]}, "hand": ["coal"]},
    )


def test_societies_continues_one_splay_and_ends_the_other_INN_7_8() -> None:
    game = innovation(
        piles={5: ["coal"]},
        Ann={"board": {"purple": ["societies"], "blue": {"cards": ["pottery", "calendar"], "splay": "up"}}},
        Bob={"board": {"blue": {"cards": ["tools", "writing"], "splay": "left"}}},  # 1 crown
    )
    play(game, "Ann: dogma societies")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"blue": {"cards": ["tools", "pottery", "calendar"], "splay": "up"}}},
        Bob={"board": {"blue": {"cards": ["writing"], "splay": None}}, "hand": ["coal"]},
    )


def test_societies_does_not_take_purple_INN_5_7() -> None:
    game = innovation(
        piles={5: ["coal"]},
        Ann={"board": {"purple": ["societies"]}},
        Bob={"board": {"purple": ["philosophy"], "red": ["oars", "colonialism"]}},
    )
    play(game, "Ann: dogma societies")
    assert acting(game) == "Ann"
    expect(game, piles={5: ["coal"]}, Bob={"hand": [], "board": {"purple": ["philosophy"]}})
