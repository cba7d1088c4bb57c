"""Chemistry on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play


def test_chemistry_scores_one_higher_and_returns_a_score_card() -> None:
    game = innovation(
        piles={1: [], 6: ["canning"]},
        Ann={"board": {"blue": ["chemistry", "tools"], "red": ["archery"]}, "score": ["oars"]},
        Bob={},
    )
    play(game, "Ann: dogma chemistry")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: blue")
    assert asked(game) == ("Ann", {"oars", "canning"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    blue = {"cards": ["chemistry", "tools"], "splay": "right"}
    expect(game, piles={1: ["oars"], 6: []}, Ann={"board": {"blue": blue}, "score": ["canning"]})


def test_chemistry_must_return_the_only_score_card() -> None:
    game = innovation(
        piles={6: ["canning", "democracy"]},
        Ann={"board": {"blue": ["chemistry"]}},
        Bob={},
    )
    play(game, "Ann: dogma chemistry")
    assert acting(game) == "Ann"
    expect(game, piles={6: ["democracy", "canning"]}, Ann={"score": []})


def test_chemistry_shared_looks_at_the_sharer_s_highest_top_card() -> None:
    game = innovation(
        piles={5: ["coal"], 6: ["canning"], 8: ["flight"]},
        Ann={"board": {"blue": ["chemistry"]}, "score": ["oars"]},  # 2 factories
        Bob={"board": {"green": ["electricity"]}, "score": ["archery"]},  # 2 factories, top 7
    )
    play(game, "Ann: dogma chemistry")
    assert asked(game) == ("Bob", {"archery", "flight"})
    play(game, "Bob: archery", "Ann: oars")
    expect(game, Ann={"score": ["canning"], "hand": ["coal"]}, Bob={"score": ["flight"]})


def test_chemistry_above_a_ten_ends_the_game_INN_3_3() -> None:
    game = innovation(
        piles={10: ["databases"]},
        Ann={"board": {"blue": ["chemistry"], "purple": ["ai"]}, "score": ["oars"]},
        Bob={"score": ["calendar"]},
    )
    play(game, "Ann: dogma chemistry")
    assert game.decision is None
    assert (tuple(game.result.winners), game.result.reason) == (("Bob",), "INN-10.2")
    expect(game, piles={10: ["databases"]}, Ann={"score": ["oars"]})
