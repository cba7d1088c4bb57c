"""Astronomy on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, expect, innovation, play, told


def test_astronomy_melds_green_and_blue_and_claims_universe() -> None:
    game = innovation(
        piles={6: ["classification", "encyclopedia", "canning", "democracy"]},
        Ann={"board": {"purple": ["astronomy"]}},
        Bob={},
    )
    play(game, "Ann: dogma astronomy")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["democracy"]},
        Ann={
            "board": {"green": ["classification"], "blue": ["encyclopedia"], "purple": ["astronomy"]},
            "hand": ["canning"],
            "achievements": ["universe"],
        },
    )
    assert len(told(game, "repeat", rule="INN-5.9")) == 2
    assert len(told(game, "achieve", field="universe", how="effect", rule="INN-9.6")) == 1


def test_astronomy_claims_universe_with_only_purple_INN_5_11() -> None:
    game = innovation(
        piles={6: ["canning"]},
        Ann={"board": {"purple": ["astronomy"]}},
        Bob={},
    )
    play(game, "Ann: dogma astronomy")
    expect(game, Ann={"board": {"purple": ["astronomy"]}, "hand": ["canning"], "achievements": ["universe"]})
    assert not told(game, "repeat")


def test_astronomy_claims_nothing_over_a_low_top_card() -> None:
    game = innovation(
        piles={6: ["classification", "canning"]},
        Ann={"board": {"purple": ["astronomy"], "red": ["coal"], "green": ["sailing"]}},  # red: a five
        Bob={},
    )
    play(game, "Ann: dogma astronomy")
    expect(
        game, Ann={"board": {"green": ["classification", "sailing"]}, "hand": ["canning"], "achievements": []}
    )


def test_astronomy_goes_on_with_sevens_INN_3_2() -> None:
    game = innovation(
        piles={6: [], 7: ["bicycle", "combustion", "evolution"]},
        Ann={"board": {"purple": ["astronomy"], "red": ["coal", "archery"]}},
        Bob={},
    )
    play(game, "Ann: dogma astronomy")
    expect(
        game,
        piles={7: ["evolution"]},
        Ann={
            "board": {"green": ["bicycle"], "red": ["coal", "archery"]},
            "hand": ["combustion"],
            "achievements": [],
        },
    )


def test_astronomy_looks_at_each_board() -> None:
    game = innovation(
        piles={5: ["banking"], 6: ["canning", "vaccination"]},
        Ann={"board": {"purple": ["astronomy"]}},
        Bob={"board": {"purple": ["democracy"], "red": ["coal"]}},  # 2 bulbs, and a five
    )
    play(game, "Ann: dogma astronomy")
    expect(
        game, Ann={"achievements": ["universe"], "hand": ["vaccination", "banking"]}, Bob={"achievements": []}
    )
    assert [event.player for event in told(game, "reveal", rule="INN-7.7")] == ["Bob", "Ann"]
    assert [event.data["drawn"] for event in told(game, "bonus")] == [True]


def test_astronomy_lets_the_sharer_claim_first_INN_9_6() -> None:
    game = innovation(
        piles={5: ["coal"], 6: ["canning", "vaccination"]},
        Ann={"board": {"purple": ["astronomy"]}},  # 2 bulbs
        Bob={"board": {"purple": ["democracy"]}},  # 2 bulbs
    )
    play(game, "Ann: dogma astronomy")
    expect(
        game,
        Ann={"hand": ["vaccination", "coal"], "achievements": []},
        Bob={"hand": ["canning"], "achievements": ["universe"]},
    )
    assert told(game, "nothing", player="Ann", why="taken", field="universe", owner="Bob")
