"""Translation on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_translation_melds_the_whole_score_in_an_order_that_matters_and_may_claim_the_world() -> None:
    game = innovation(
        Ann={"board": {"blue": ["translation"]}, "score": ["oars", "archery", "sailing"]},
        Bob={},
    )
    play(game, "Ann: dogma translation")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert asked(game) == ("Ann", {"oars", "archery", "sailing"})
    play(game, "Ann: sailing")
    assert asked(game) == ("Ann", {"oars", "archery"})
    play(game, "Ann: archery")
    assert acting(game) == "Ann"
    # Oars lies on top: each top card has a crown.
    expect(
        game,
        Ann={
            "board": {"red": ["oars", "archery"], "green": ["sailing"], "blue": ["translation"]},
            "score": [],
            "achievements": ["world"],
        },
    )
    assert told(game, "achieve", player="Ann", field="world", how="effect", rule="INN-9.6")


def test_translation_claims_nothing_with_a_top_card_without_a_crown() -> None:
    game = innovation(
        Ann={"board": {"blue": ["translation"]}, "score": ["oars", "archery", "sailing"]},
        Bob={},
    )
    play(game, "Ann: dogma translation", "Ann: yes", "Ann: oars")
    # The order of Archery and Sailing makes no difference.
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["archery", "oars"], "green": ["sailing"]}, "achievements": []})
    assert told(game, "nothing", player="Ann", why="not_so")


def test_translation_declined_may_claim_the_world_all_the_same_the_sharer_first_INN_9_6() -> None:
    game = innovation(
        Ann={"board": {"blue": ["translation"]}, "score": ["tools"]},  # 3 crowns
        Bob={"board": {"red": ["optics"]}},  # 3 crowns; no score: not asked
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma translation")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    expect(
        game,
        Ann={"achievements": [], "score": ["tools"], "hand": ["paper"]},
        Bob={"achievements": ["world"]},
    )
    assert told(game, "nothing", player="Ann", why="taken", field="world", owner="Bob")


def test_translation_melds_the_score_of_the_sharer_in_his_order() -> None:
    game = innovation(
        Ann={"board": {"blue": ["translation"], "yellow": ["masonry"]}},  # 3 crowns
        Bob={"board": {"red": ["optics"]}, "score": ["tools", "writing"]},  # 3 crowns
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma translation", "Bob: yes")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: tools")
    # Writing has a crown, Tools would have none; Ann's Masonry has none.
    expect(
        game,
        Ann={"achievements": [], "hand": ["paper"]},
        Bob={"board": {"blue": ["writing", "tools"]}, "score": [], "achievements": ["world"]},
    )
