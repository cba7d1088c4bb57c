"""Democracy on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_democracy_rewards_who_has_returned_more_so_far() -> None:
    game = innovation(
        piles={1: [], 6: ["canning"], 8: ["flight", "mobility"]},
        Ann={"board": {"purple": ["democracy"]}, "hand": ["tools", "writing", "pottery"]},  # 2 bulbs
        Bob={"board": {"blue": ["atomic_theory"]}, "hand": ["oars", "archery"]},  # 3 bulbs
    )
    play(game, "Ann: dogma democracy")
    assert asked(game) == ("Bob", {"oars", "archery", "pass"})
    play(game, "Bob: oars")
    assert asked(game) == ("Bob", {"archery", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"tools", "writing", "pottery", "pass"})
    play(game, "Ann: writing", "Ann: pottery")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["oars", "writing", "pottery"], 8: []},
        Ann={"score": ["mobility"], "hand": ["tools", "canning"]},
        Bob={"score": ["flight"], "hand": ["archery"]},
    )


def test_democracy_gives_nothing_for_as_many() -> None:
    game = innovation(
        piles={6: ["canning"], 8: ["flight", "mobility"]},
        Ann={"board": {"purple": ["democracy"]}, "hand": ["tools"]},
        Bob={"board": {"blue": ["atomic_theory"]}, "hand": ["oars"]},
    )
    play(game, "Ann: dogma democracy", "Bob: oars", "Ann: tools")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={8: ["mobility"]},
        Ann={"score": [], "hand": ["canning"]},
        Bob={"score": ["flight"], "hand": []},
    )


def test_democracy_takes_none_for_never_more() -> None:
    game = innovation(
        piles={8: ["flight"]},
        Ann={"board": {"purple": ["democracy"]}, "hand": ["tools"]},
        Bob={"board": {"blue": ["atomic_theory"]}},  # shares, with an empty hand
    )
    play(game, "Ann: dogma democracy")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, piles={8: ["flight"]}, Ann={"score": [], "hand": ["tools"]}, Bob={"score": []})
    assert [event.data["drawn"] for event in told(game, "bonus")] == [False]


def test_democracy_for_oneself_compares_with_nobody_INN_5_8() -> None:
    game = innovation(
        piles={1: [], 8: ["flight"]},
        Ann={"board": {"purple": ["democracy"], "green": ["self_service"]}, "hand": ["tools"]},
        Bob={"board": {"blue": ["atomic_theory"]}, "hand": ["oars"]},  # more bulbs, but does not share
    )
    play(game, "Ann: dogma self_service")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: tools")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["tools"], 8: []}, Ann={"score": ["flight"]}, Bob={"hand": ["oars"]})


def test_democracy_forgets_the_last_action() -> None:
    game = innovation(
        piles={1: [], 6: ["canning"], 8: ["flight", "mobility"]},
        Ann={"board": {"purple": ["democracy"]}, "hand": ["tools", "writing", "pottery"]},
        Bob={},
    )
    play(game, "Ann: dogma democracy", "Ann: tools", "Ann: writing", "Ann: pass")
    play(game, "Ann: dogma democracy", "Ann: pottery")  # more than anybody else, in this dogma too
    expect(game, Ann={"score": ["flight", "mobility"], "hand": []})
