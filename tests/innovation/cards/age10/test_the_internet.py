"""The Internet on whole tables; the icon of its dogma is the clock."""

from tests.table import acting, asked, expect, innovation, play, told


def test_the_internet_melds_a_10_for_every_two_clocks_that_its_splay_shows_INN_5_2() -> None:
    tens = ["ai", "robotics", "stem_cells", "globalization", "self_service", "miniaturization"]
    for answer, clocks, melded in (("green", 8, 4), ("pass", 5, 2)):
        game = innovation(
            Ann={
                "board": {
                    "purple": ["the_internet"],  # 2 clocks
                    "green": ["databases", "satellites"],  # 3, splayed up 6
                    "blue": ["pottery", "writing"],
                }
            },
            Bob={},
            piles={10: tens},
        )
        play(game, "Ann: dogma the_internet")
        assert asked(game) == ("Ann", {"green", "pass"})
        play(game, f"Ann: {answer}")
        assert acting(game) == "Ann"
        expect(game, Ann={"score": ["ai"], "points": 10}, piles={10: tens[1 + melded :]})
        assert [event.data["card"] for event in told(game, "meld")] == tens[1 : 1 + melded], clocks
        assert not told(game, "execute")


def test_the_internet_claims_the_world_before_it_draws_INN_9_4() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["the_internet"],  # 2 clocks
                "blue": ["software"],  # 3
                "green": ["databases", "satellites", "mass_media"],  # 3, splayed up 3 + 3 + 1
            },
            "achievements": [1, 2, 3, 4, 5],
        },
        Bob={},
        piles={10: ["ai"]},
    )
    play(game, "Ann: dogma the_internet", "Ann: green")
    expect(
        game,
        Ann={"score": [], "icons": {"clock": 12}},
        piles={10: ["ai"]},
        winners=["Ann"],
        reason="INN-10.1",
    )
    assert told(game, "achieve", player="Ann", field="world", how="due", rule="INN-9.4")


def test_the_internet_counts_each_players_own_clocks_INN_5_10() -> None:
    game = innovation(
        Ann={"board": {"purple": ["the_internet"]}},  # 2 clocks: one 10
        Bob={"board": {"blue": ["rocketry"], "purple": ["railroad"]}},  # 5 clocks: two 10s
        piles={
            10: [
                *("robotics", "miniaturization"),  # scored by Bob and Ann
                *("databases", "stem_cells"),  # melded by Bob: with Databases he has 8 clocks
                "self_service",  # melded by Ann
                *("ai", "software"),
            ]
        },
    )
    play(game, "Ann: dogma the_internet")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"green": ["self_service"]}, "score": ["miniaturization"], "hand": ["ai"]},
        Bob={"board": {"green": ["databases"], "yellow": ["stem_cells"]}, "score": ["robotics"]},
        piles={10: ["software"]},
    )
