"""Genetics on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, expect, innovation, play, told


def test_genetics_scores_the_whole_pile_beneath_and_itself_with_it_INN_8_3() -> None:
    game = innovation(
        Ann={
            "board": {"blue": {"cards": ["genetics", "tools", "writing"], "splay": "left"}, "red": ["oars"]}
        },
        Bob={},
        piles={10: ["software", "ai"]},
    )
    play(game, "Ann: dogma genetics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"blue": {"cards": ["software"], "splay": None}, "red": ["oars"]},
            "score": ["genetics", "tools", "writing"],
            "points": 11,
        },
        piles={10: ["ai"]},
    )
    assert not told(game, "execute")


def test_genetics_scores_nothing_beneath_a_new_colour_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"blue": ["genetics", "writing"]}},  # 3 bulbs
        Bob={"board": {"blue": ["experimentation"], "red": ["oars"]}},  # 3 bulbs
        piles={10: ["robotics", "stem_cells", "ai", "databases"]},
    )
    play(game, "Ann: dogma genetics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"blue": ["genetics", "writing"], "yellow": ["stem_cells"]},
            "score": [],
            "hand": ["ai"],
        },
        Bob={"board": {"blue": ["experimentation"], "red": ["robotics"]}, "score": ["oars"]},
        piles={10: ["databases"]},
    )


def test_genetics_claims_the_monument_with_six_cards_beneath_INN_9_1() -> None:
    game = innovation(
        Ann={"board": {"blue": ["genetics", "tools", "writing", "pottery", "calendar", "mathematics"]}},
        Bob={},
        piles={10: ["bioengineering"]},
    )
    play(game, "Ann: dogma genetics")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"blue": ["bioengineering"]}, "points": 16, "achievements": ["monument"]})
    assert len(told(game, "score", player="Ann", rule="INN-7.6")) == 6
