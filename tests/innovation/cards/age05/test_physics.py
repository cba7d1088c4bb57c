"""Physics on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_physics_keeps_three_colours() -> None:
    game = innovation(
        piles={6: ["canning", "classification", "democracy", "vaccination"]},
        Ann={"board": {"blue": ["physics"]}, "hand": ["oars"]},
        Bob={},
    )
    play(game, "Ann: dogma physics")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["vaccination"]},
        Ann={"hand": ["oars", "canning", "classification", "democracy"]},
    )
    assert len(told(game, "reveal", player="Ann", rule="INN-7.7")) == 3


def test_physics_returns_all_as_one_set_in_the_order_asked_INN_7_4() -> None:
    game = innovation(
        piles={1: [], 5: [], 6: ["canning", "vaccination", "democracy", "emancipation"]},
        Ann={"board": {"blue": ["physics"]}, "hand": ["oars", "coal"]},
        Bob={},
    )
    play(game, "Ann: dogma physics")
    assert asked(game) == ("Ann", {"canning", "vaccination", "democracy", "oars", "coal"})
    play(game, "Ann: vaccination")
    assert asked(game) == ("Ann", {"canning", "democracy", "oars", "coal"})
    play(game, "Ann: democracy")
    assert acting(game) == "Ann"  # the rest goes to three different ages
    expect(
        game,
        piles={1: ["oars"], 5: ["coal"], 6: ["emancipation", "vaccination", "democracy", "canning"]},
        Ann={"hand": []},
    )


def test_physics_shared_finds_what_the_sharer_returned() -> None:
    game = innovation(
        piles={
            1: [],
            5: ["coal"],
            6: ["canning", "vaccination", "democracy", "metric_system", "encyclopedia"],
        },
        Ann={"board": {"blue": ["physics"]}, "hand": ["tools"]},  # 2 bulbs
        Bob={"board": {"blue": ["writing"]}, "hand": ["oars"]},  # 2 bulbs
    )
    play(game, "Ann: dogma physics")
    assert asked(game) == ("Bob", {"canning", "vaccination", "democracy", "oars"})
    play(game, "Bob: oars")
    assert asked(game) == ("Bob", {"canning", "vaccination", "democracy"})
    play(game, "Bob: vaccination", "Bob: democracy")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["oars"], 5: [], 6: ["democracy", "canning"]},
        Ann={"hand": ["tools", "metric_system", "encyclopedia", "vaccination", "coal"]},
        Bob={"hand": []},
    )


def test_physics_looks_at_the_colours_of_sevens_too_INN_3_2() -> None:
    game = innovation(
        piles={6: ["canning"], 7: ["sanitation", "bicycle", "evolution"]},
        Ann={"board": {"blue": ["physics"]}},
        Bob={},
    )
    play(game, "Ann: dogma physics")
    assert asked(game) == ("Ann", {"canning", "sanitation", "bicycle"})
    play(game, "Ann: bicycle")
    assert acting(game) == "Ann"
    expect(game, piles={6: ["canning"], 7: ["evolution", "bicycle", "sanitation"]}, Ann={"hand": []})
