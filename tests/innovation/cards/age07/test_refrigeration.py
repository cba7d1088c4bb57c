"""Refrigeration on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play


def test_refrigeration_returns_half_rounded_down() -> None:
    game = innovation(
        piles={1: ["pottery"], 5: []},
        Ann={"board": {"yellow": ["refrigeration"]}, "hand": ["calendar"]},
        Bob={"hand": ["oars", "archery", "tools", "writing", "coal"]},
    )
    play(game, "Ann: dogma refrigeration")
    assert asked(game) == ("Bob", {"oars", "archery", "tools", "writing", "coal"})
    play(game, "Bob: writing")
    assert asked(game) == ("Bob", {"oars", "archery", "tools", "coal"})
    play(game, "Bob: oars")
    assert asked(game) == ("Ann", {"calendar", "pass"})
    play(game, "Ann: calendar")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["pottery", "writing", "oars"], 5: []},
        Ann={"hand": [], "score": ["calendar"]},
        Bob={"hand": ["archery", "tools", "coal"]},
    )


def test_refrigeration_leaves_a_single_hand_card() -> None:
    game = innovation(
        piles={1: []},
        Ann={"board": {"yellow": ["refrigeration"]}},
        Bob={"hand": ["oars"]},
        Cat={"hand": ["tools", "writing"]},
    )
    play(game, "Ann: dogma refrigeration")
    assert asked(game) == ("Cat", {"tools", "writing"})
    play(game, "Cat: tools")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["tools"]}, Bob={"hand": ["oars"]}, Cat={"hand": ["writing"]})


def test_refrigeration_lets_the_immune_score_a_hand_card() -> None:
    game = innovation(
        piles={7: ["bicycle"]},
        Ann={"board": {"yellow": ["refrigeration"]}},  # 2 leaves
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["oars", "coal"]},  # 3 leaves
    )
    play(game, "Ann: dogma refrigeration")
    assert asked(game) == ("Bob", {"oars", "coal", "pass"})
    play(game, "Bob: coal")
    assert acting(game) == "Ann"  # nothing to score; the bonus comes after
    expect(game, Ann={"hand": ["bicycle"], "score": []}, Bob={"hand": ["oars"], "score": ["coal"]})
