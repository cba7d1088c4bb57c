"""Pottery on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play, told


def test_pottery_returns_up_to_three_and_scores_their_number() -> None:
    game = innovation(
        Ann={"board": {"blue": ["pottery"]}, "hand": ["oars", "tools", "calendar", "sailing"]},
        Bob={},
        piles={1: ["writing"], 2: ["currency"], 3: ["paper", "optics"]},
    )
    play(game, "Ann: dogma pottery")
    assert asked(game) == ("Ann", {"oars", "tools", "calendar", "sailing", "pass"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"oars", "calendar", "sailing", "pass"})
    play(game, "Ann: calendar")
    assert asked(game) == ("Ann", {"oars", "sailing", "pass"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["sailing", "writing"], "score": ["paper"]},
        piles={1: ["tools", "oars"], 2: ["currency", "calendar"], 3: ["optics"]},
    )
    assert not told(game, "reveal")


def test_pottery_may_score_the_very_card_that_was_returned_INN_7_4() -> None:
    game = innovation(
        Ann={"board": {"blue": ["pottery"]}, "hand": ["tools"]},
        Bob={},
        piles={1: [], 2: ["currency"]},
    )
    play(game, "Ann: dogma pottery")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: tools")
    expect(game, Ann={"score": ["tools"], "hand": ["currency"]}, piles={1: [], 2: []})


def test_pottery_declined_still_draws_so_a_sharer_earns_the_bonus_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"blue": ["pottery"]}},  # 3 leaves
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["oars"]},  # 3 leaves
        piles={1: ["sailing", "tools", "writing", "masonry"]},
    )
    play(game, "Ann: dogma pottery")
    assert asked(game) == ("Bob", {"oars", "pass"})
    play(game, "Bob: pass")
    expect(
        game,
        Bob={"hand": ["oars", "sailing"], "score": []},
        Ann={"hand": ["tools", "writing"], "score": []},
        piles={1: ["masonry"]},
    )
