"""Clothing on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play, told


def test_clothing_melds_a_new_colour_and_scores_for_colours_nobody_else_has() -> None:
    game = innovation(
        Ann={"board": {"green": ["clothing"]}, "hand": ["oars", "sailing", "tools"]},  # 2 leaves
        Bob={"board": {"red": ["archery"]}},  # no leaf
        piles={1: ["pottery", "writing"]},
    )
    play(game, "Ann: dogma clothing")
    assert asked(game) == ("Ann", {"oars", "tools"})
    play(game, "Ann: oars")
    # Green is Ann's alone, red is Bob's too.
    expect(
        game,
        Ann={"board": {"red": ["oars"]}, "hand": ["sailing", "tools"], "score": ["pottery"]},
        piles={1: ["writing"]},
    )


def test_clothing_scores_even_when_nothing_was_melded_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"green": ["clothing"], "red": ["oars"], "blue": ["tools"]}, "hand": ["sailing"]},
        Bob={"board": {"red": ["archery"]}},
        Cat={"board": {"purple": ["mysticism"]}},
        piles={1: ["pottery", "writing", "masonry"]},
    )
    play(game, "Ann: dogma clothing")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["sailing"], "score": ["pottery", "writing"]}, piles={1: ["masonry"]})


def test_clothing_finishes_all_melding_before_any_scoring_INN_5_1() -> None:
    game = innovation(
        Ann={"board": {"green": ["clothing"]}, "hand": ["oars"]},  # 2 leaves
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["archery", "sailing", "masonry"]},  # 3 leaves
        piles={1: ["pottery", "tools", "writing", "mysticism"]},
    )
    play(game, "Ann: dogma clothing")
    # Green is new to Bob, whatever Ann has; yellow is not.
    assert asked(game) == ("Bob", {"archery", "sailing"})
    play(game, "Bob: archery")
    # Both have red by now: Bob scores for yellow, Ann for green; then comes the bonus.
    expect(
        game,
        Bob={"score": ["pottery"], "board": {"red": ["archery"]}},
        Ann={"score": ["tools"], "hand": ["writing"], "board": {"red": ["oars"]}},
        piles={1: ["mysticism"]},
    )


def test_clothing_is_shared_by_the_counts_taken_when_it_was_activated_INN_5_2() -> None:
    game = innovation(
        Ann={"board": {"green": ["clothing"]}, "hand": ["agriculture"]},  # 2 leaves, and 5 after melding
        Bob={"board": {"green": ["sailing"], "purple": ["code_of_laws"]}},  # 2 leaves
        piles={1: ["pottery", "tools", "writing", "masonry"]},
    )
    play(game, "Ann: dogma clothing")
    expect(
        game,
        Bob={"score": ["pottery"]},
        Ann={"score": ["tools"], "hand": ["writing"], "icons": {"leaf": 5}},
        piles={1: ["masonry"]},
    )


def test_clothing_does_not_mind_the_colours_of_a_partner_INN_10_4() -> None:
    game = innovation(
        options={"teams": [["Ann", "Cat"], ["Bob", "Dan"]]},
        Ann={"board": {"green": ["clothing"], "red": ["oars"]}},  # 2 leaves
        Bob={"board": {"red": ["archery"]}},
        Cat={"board": {"green": ["the_wheel"], "yellow": ["agriculture"]}},  # 3 leaves
        Dan={},
        piles={1: ["pottery", "tools", "writing", "masonry"]},
    )
    play(game, "Ann: dogma clothing")
    # Both score for green, Cat for yellow too; a partner's sharing earns no bonus.
    expect(game, Cat={"score": ["pottery", "tools"]}, Ann={"score": ["writing"], "hand": []})
    expect(game, piles={1: ["masonry"]})
    assert told(game, "bonus", drawn=False, why="partner")
