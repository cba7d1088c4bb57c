"""Vaccination on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play


def test_vaccination_returns_the_lowest_in_the_order_asked() -> None:
    game = innovation(
        piles={1: ["tools"], 6: ["canning", "encyclopedia"], 7: ["combustion"]},
        Ann={"board": {"yellow": ["vaccination"], "red": ["archery"]}},
        Bob={"board": {"yellow": ["masonry"]}, "score": ["oars", "metalworking", "coal"]},
    )
    play(game, "Ann: dogma vaccination")
    assert asked(game) == ("Bob", {"oars", "metalworking"})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["tools", "oars", "metalworking"], 6: ["encyclopedia"], 7: []},
        Ann={"board": {"yellow": ["vaccination"], "red": ["combustion", "archery"]}},
        Bob={"score": ["coal"], "board": {"yellow": ["canning", "masonry"]}, "hand": []},
    )


def test_vaccination_does_nothing_to_an_empty_score_INN_5_7() -> None:
    game = innovation(
        piles={6: ["canning"], 7: ["combustion"]},
        Ann={"board": {"yellow": ["vaccination"]}},
        Bob={"hand": ["oars"]},
    )
    play(game, "Ann: dogma vaccination")
    assert acting(game) == "Ann"
    expect(game, piles={6: ["canning"], 7: ["combustion"]}, Ann={"board": {"red": None}}, Bob={"board": {}})


def test_vaccination_rewards_sharers_for_one_of_two_who_obey() -> None:
    game = innovation(
        piles={4: [], 6: ["canning"], 7: ["combustion", "evolution", "lighting"]},
        Ann={"board": {"yellow": ["vaccination"]}},  # 2 leaves
        Bob={"score": []},
        Cat={"score": ["gunpowder", "coal"]},
        Dan={"board": {"blue": ["pottery"]}, "score": ["oars"]},  # 3 leaves
    )
    play(game, "Ann: dogma vaccination")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={4: ["gunpowder"], 6: [], 7: []},
        Ann={"board": {"blue": ["evolution"]}, "hand": ["lighting"]},
        Bob={"board": {}},
        Cat={"board": {"yellow": ["canning"]}, "score": ["coal"]},
        Dan={"board": {"red": ["combustion"], "blue": ["pottery"]}, "score": ["oars"]},
    )


def test_vaccination_for_oneself_has_no_demand_behind_it_INN_5_8() -> None:
    game = innovation(
        piles={7: ["combustion"]},
        Ann={"board": {"yellow": ["vaccination"], "green": ["self_service"]}},
        Bob={"score": ["oars"]},
    )
    play(game, "Ann: dogma self_service")
    assert acting(game) == "Ann"
    expect(game, piles={7: ["combustion"]}, Ann={"board": {"red": None}}, Bob={"score": ["oars"]})
