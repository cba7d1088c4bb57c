"""Perspective on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play


def test_perspective_scores_a_card_for_every_two_bulbs() -> None:
    game = innovation(
        piles={1: []},
        Ann={
            "board": {"yellow": ["perspective"], "blue": ["experimentation"]},  # 2 + 3 bulbs: two cards
            "hand": ["oars", "archery", "tools", "writing"],
        },
        Bob={},
    )
    play(game, "Ann: dogma perspective")
    assert asked(game) == ("Ann", {"oars", "archery", "tools", "writing", "pass"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"archery", "tools", "writing"})
    play(game, "Ann: archery")
    assert asked(game) == ("Ann", {"tools", "writing"})
    play(game, "Ann: tools")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["oars"]}, Ann={"hand": ["writing"], "score": ["archery", "tools"]})


def test_perspective_returns_the_last_card_for_nothing_INN_5_7() -> None:
    game = innovation(piles={1: []}, Ann={"board": {"yellow": ["perspective"]}, "hand": ["oars"]}, Bob={})
    play(game, "Ann: dogma perspective")
    assert asked(game) == ("Ann", {"oars", "pass"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["oars"]}, Ann={"hand": [], "score": []})


def test_perspective_counts_the_bulbs_of_who_shares_INN_5_2() -> None:
    game = innovation(
        piles={1: [], 4: ["gunpowder"]},
        Ann={"board": {"yellow": ["perspective"]}, "hand": ["oars", "tools"]},  # 2 bulbs
        Bob={  # 3 + 3 bulbs: three cards, of which there are two
            "board": {"blue": ["experimentation"], "purple": ["philosophy"]},
            "hand": ["coal", "archery", "writing"],
        },
    )
    play(game, "Ann: dogma perspective")
    assert asked(game) == ("Bob", {"coal", "archery", "writing", "pass"})
    play(game, "Bob: archery")
    assert asked(game) == ("Ann", {"oars", "tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["archery"]},
        Ann={"hand": ["oars", "tools", "gunpowder"], "score": []},
        Bob={"hand": [], "score": ["coal", "writing"]},
    )
