"""Railroad on whole tables; the icon of its dogma is the clock."""

from tests.table import acting, asked, expect, innovation, play, told


def test_railroad_returns_the_hand_and_draws_three_sixes() -> None:
    game = innovation(
        piles={1: [], 5: [], 6: ["canning", "democracy", "vaccination", "metric_system"]},
        Ann={
            "board": {
                "purple": ["railroad"],
                "red": {"cards": ["archery", "construction"], "splay": "right"},
                "blue": {"cards": ["writing", "calendar"], "splay": "left"},
            },
            "hand": ["oars", "tools", "coal"],
        },
        Bob={},
    )
    play(game, "Ann: dogma railroad")
    assert asked(game) == ("Ann", {"oars", "tools", "coal"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["tools", "oars"], 5: ["coal"], 6: ["metric_system"]},
        Ann={
            "hand": ["canning", "democracy", "vaccination"],
            "board": {"red": {"splay": "up"}, "blue": {"splay": "left"}},
        },
    )


def test_railroad_draws_for_an_empty_hand_too() -> None:
    game = innovation(
        piles={6: ["canning", "democracy"], 7: ["bicycle"]},
        Ann={"board": {"purple": ["railroad"], "red": {"cards": ["archery", "oars"], "splay": "up"}}},
        Bob={},
    )
    play(game, "Ann: dogma railroad")
    assert acting(game) == "Ann"  # nothing is splayed right
    expect(game, piles={6: [], 7: []}, Ann={"hand": ["canning", "democracy", "bicycle"]})
    assert len(told(game, "draw", card="bicycle", value=6, age=7, rule="INN-3.2")) == 1


def test_railroad_keeps_asking_for_the_order_while_it_matters_INN_7_4() -> None:
    game = innovation(
        piles={1: [], 2: [], 6: ["canning", "democracy", "vaccination"]},
        Ann={"board": {"purple": ["railroad"]}, "hand": ["oars", "tools", "calendar"]},
        Bob={},
    )
    play(game, "Ann: dogma railroad", "Ann: calendar")
    assert asked(game) == ("Ann", {"oars", "tools"})
    play(game, "Ann: tools")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["tools", "oars"], 2: ["calendar"], 6: []})


def test_railroad_draws_what_it_returned_if_need_be_INN_7_4() -> None:
    game = innovation(
        piles={6: ["democracy", "vaccination"], 7: ["bicycle"]},
        Ann={"board": {"purple": ["railroad"]}, "hand": ["canning"]},
        Bob={},
    )
    play(game, "Ann: dogma railroad")
    assert acting(game) == "Ann"
    expect(game, piles={6: [], 7: ["bicycle"]}, Ann={"hand": ["democracy", "vaccination", "canning"]})


def test_railroad_shared_returns_each_hand() -> None:
    six = ["canning", "democracy", "vaccination", "metric_system", "encyclopedia", "classification"]
    game = innovation(
        piles={1: [], 5: [], 6: six, 7: ["bicycle"]},
        Ann={"board": {"purple": ["railroad"]}, "hand": ["coal"]},  # 2 clocks
        Bob={"board": {"blue": ["quantum_theory"]}, "hand": ["oars"]},  # 3 clocks
    )
    play(game, "Ann: dogma railroad")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["oars"], 5: ["coal"], 6: []},
        Ann={"hand": [*six[3:], "bicycle"]},
        Bob={"hand": six[:3]},
    )
