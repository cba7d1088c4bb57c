"""Bicycle on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_bicycle_swaps_hand_and_score() -> None:
    game = innovation(
        Ann={"board": {"green": ["bicycle"]}, "hand": ["oars", "coal"], "score": ["tools", "canning"]},
        Bob={},
    )
    play(game, "Ann: dogma bicycle")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["tools", "canning"], "score": ["oars", "coal"], "points": 6})


def test_bicycle_of_six_cards_is_no_monument_INN_7_6() -> None:
    game = innovation(
        Ann={
            "board": {"green": ["bicycle"]},
            "hand": ["oars", "tools", "writing", "pottery", "sailing", "archery"],
        },
        Bob={},
    )
    play(game, "Ann: dogma bicycle")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    expect(game, Ann={"hand": [], "points": 6, "achievements": []})
    assert not told(game, "score")


def test_bicycle_asks_nobody_who_has_nothing() -> None:
    game = innovation(
        piles={7: ["evolution"]},
        Ann={"board": {"green": ["bicycle"]}, "score": ["oars"]},  # 2 crowns
        Bob={"board": {"red": ["combustion"]}},  # 2 crowns: shares, with nothing on either side
    )
    play(game, "Ann: dogma bicycle")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, piles={7: ["evolution"]}, Ann={"hand": [], "score": ["oars"]})
    assert told(game, "nothing", player="Bob", why="no_exchange")


def test_bicycle_shared_swaps_each_player_s_own_cards() -> None:
    game = innovation(
        piles={7: ["evolution"]},
        Ann={"board": {"green": ["bicycle"]}, "hand": ["oars"], "score": ["archery"]},
        Bob={"board": {"red": ["combustion"]}, "hand": ["tools"], "score": ["coal"]},
    )
    play(game, "Ann: dogma bicycle")
    assert asked(game) == ("Bob", {"yes", "pass"})
    play(game, "Bob: yes", "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["oars", "evolution"], "score": ["archery"]},
        Bob={"hand": ["coal"], "score": ["tools"]},
    )
