"""Lighting on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play


def test_lighting_scores_a_seven_for_every_different_value() -> None:
    game = innovation(
        piles={7: ["bicycle", "evolution", "railroad"]},
        Ann={"board": {"purple": ["lighting"]}, "hand": ["oars", "tools", "coal", "canning"]},
        Bob={},
    )
    play(game, "Ann: dogma lighting")
    assert asked(game) == ("Ann", {"oars", "tools", "coal", "canning", "pass"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"tools", "coal", "canning", "pass"})
    play(game, "Ann: coal")
    assert asked(game) == ("Ann", {"tools", "canning", "pass"})
    play(game, "Ann: tools")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={7: ["railroad"]},
        Ann={
            "board": {"red": ["oars", "coal"], "blue": ["tools"]},
            "hand": ["canning"],
            "score": ["bicycle", "evolution"],
            "achievements": [],  # three tucked and two scored
        },
    )


def test_lighting_of_three_values_is_monument_INN_9_1() -> None:
    table = {
        "piles": {7: ["bicycle", "evolution", "railroad"]},
        "Ann": {"board": {"purple": ["lighting"]}, "hand": ["oars", "calendar", "coal"]},
        "Bob": {},
    }
    answers = ("Ann: dogma lighting", "Ann: oars", "Ann: calendar", "Ann: coal")
    game = innovation(**table)
    play(game, *answers)
    expect(game, Ann={"points": 21, "achievements": ["monument"]})
    game = innovation(**table, options={"monument": "separate"})
    play(game, *answers)
    expect(game, Ann={"points": 21, "achievements": []})


def test_lighting_stopped_at_once_or_later() -> None:
    game = innovation(
        piles={7: ["bicycle", "evolution"]},
        Ann={"board": {"purple": ["lighting"]}, "hand": ["oars", "tools"]},
        Bob={},
    )
    play(game, "Ann: dogma lighting", "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, piles={7: ["bicycle", "evolution"]}, Ann={"hand": ["oars", "tools"], "score": []}, actions=1)
    play(game, "Ann: dogma lighting", "Ann: oars", "Ann: pass")
    expect(game, piles={7: ["evolution"]}, Ann={"hand": ["tools"], "score": ["bicycle"]})


def test_lighting_shared_tucks_from_the_sharer_s_hand() -> None:
    game = innovation(
        piles={7: ["bicycle", "evolution"]},
        Ann={"board": {"purple": ["lighting"]}, "hand": ["tools"]},  # 2 leaves
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["masonry"]},  # 3 leaves
    )
    play(game, "Ann: dogma lighting")
    assert asked(game) == ("Bob", {"masonry", "pass"})
    play(game, "Bob: masonry")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["tools", "evolution"], "score": []},
        Bob={"hand": [], "score": ["bicycle"], "board": {"yellow": ["agriculture", "masonry"]}},
    )
