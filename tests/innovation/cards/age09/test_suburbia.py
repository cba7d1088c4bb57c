"""Suburbia on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play, told


def test_suburbia_scores_a_1_for_each_card_tucked() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["suburbia"]}, "hand": ["oars", "coal", "canning"]},
        Bob={},
        piles={1: ["writing", "archery", "sailing"]},
    )
    play(game, "Ann: dogma suburbia")
    assert asked(game) == ("Ann", {"oars", "coal", "canning", "pass"})
    play(game, "Ann: coal", "Ann: canning")
    expect(game, Ann={"score": [], "board": {"red": ["coal"], "yellow": ["suburbia", "canning"]}})
    assert asked(game) == ("Ann", {"oars", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["oars"], "score": ["writing", "archery"], "points": 2}, piles={1: ["sailing"]})


def test_suburbia_adds_tucked_and_scored_cards_for_the_monument_INN_9_1() -> None:
    for monument, fields in ({}, ["monument"]), ({"monument": "separate"}, []):
        game = innovation(
            options=monument,
            Ann={"board": {"yellow": ["suburbia"]}, "hand": ["oars", "tools", "coal"]},
            Bob={},
            piles={1: ["writing", "archery", "sailing", "masonry"]},
        )
        play(game, "Ann: dogma suburbia", "Ann: coal", "Ann: oars", "Ann: tools")
        assert acting(game) == "Ann"
        expect(
            game,
            Ann={
                "board": {"red": ["coal", "oars"], "blue": ["tools"]},
                "score": ["writing", "archery", "sailing"],
                "achievements": fields,
            },
            piles={1: ["masonry"]},
        )


def test_suburbia_scores_what_comes_after_the_1s_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["suburbia"]}, "hand": ["oars", "tools"]},  # 2 leaves
        Bob={"board": {"green": ["clothing"]}},  # 2 leaves, no hand: not asked
        piles={1: ["writing"], 2: [], 3: ["paper"]},
    )
    play(game, "Ann: dogma suburbia", "Ann: oars", "Ann: tools")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "score": ["writing", "paper"], "points": 4}, Bob={"score": []})
    assert told(game, "bonus", drawn=False, why="nothing")
