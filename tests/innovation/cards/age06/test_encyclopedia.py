"""Encyclopedia on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_encyclopedia_melds_all_the_highest_in_the_order_asked() -> None:
    game = innovation(
        Ann={
            "board": {"blue": ["encyclopedia"], "red": ["archery"]},
            "score": ["coal", "the_pirate_code", "banking", "oars"],
        },
        Bob={},
    )
    play(game, "Ann: dogma encyclopedia")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert asked(game) == ("Ann", {"coal", "the_pirate_code", "banking"})
    play(game, "Ann: the_pirate_code")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"red": ["coal", "the_pirate_code", "archery"], "green": ["banking"]},
            "score": ["oars"],
        },
    )


def test_encyclopedia_asks_for_no_order_of_different_colours() -> None:
    game = innovation(
        Ann={"board": {"blue": ["encyclopedia"]}, "score": ["coal", "banking", "oars"]},
        Bob={},
    )
    play(game, "Ann: dogma encyclopedia", "Ann: yes")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["coal"], "green": ["banking"]}, "score": ["oars"]})
    assert [event.data["from"] for event in told(game, "meld", rule="INN-4.1")] == ["score", "score"]


def test_encyclopedia_shared_melds_the_sharer_s_own_score() -> None:
    game = innovation(
        piles={6: ["democracy"]},
        Ann={"board": {"blue": ["encyclopedia"]}, "score": ["oars"]},  # 3 crowns
        Bob={"board": {"green": ["navigation"]}, "score": ["coal", "gunpowder"]},  # 3 crowns
    )
    play(game, "Ann: dogma encyclopedia")
    assert asked(game) == ("Bob", {"yes", "pass"})
    play(game, "Bob: yes")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["oars"], "hand": ["democracy"]},
        Bob={"score": ["gunpowder"], "board": {"red": ["coal"]}},
    )


def test_encyclopedia_asks_nothing_without_a_score() -> None:
    game = innovation(Ann={"board": {"blue": ["encyclopedia"]}, "hand": ["oars"]}, Bob={})
    play(game, "Ann: dogma encyclopedia")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["oars"], "board": {"red": None}})


def test_encyclopedia_may_leave_a_single_highest_card() -> None:
    game = innovation(Ann={"board": {"blue": ["encyclopedia"]}, "score": ["oars", "coal"]}, Bob={})
    play(game, "Ann: dogma encyclopedia")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["oars", "coal"], "board": {"red": None}})
    assert told(game, "decline", player="Ann")
