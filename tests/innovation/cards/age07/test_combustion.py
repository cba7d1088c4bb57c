"""Combustion on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_combustion_takes_two_score_cards() -> None:
    game = innovation(
        Ann={"board": {"red": ["combustion"]}, "score": ["tools"]},
        Bob={"score": ["oars", "coal", "canning"]},
    )
    play(game, "Ann: dogma combustion")
    assert asked(game) == ("Bob", {"oars", "coal", "canning"})
    play(game, "Bob: canning")
    assert asked(game) == ("Bob", {"oars", "coal"})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["tools", "canning", "oars"], "points": 8}, Bob={"score": ["coal"]})


def test_combustion_takes_all_of_fewer_INN_7_8() -> None:
    game = innovation(
        Ann={"board": {"red": ["combustion"]}},  # 2 crowns
        Bob={"score": ["oars"]},
        Cat={"board": {"green": ["bicycle"]}, "score": ["tools", "writing"]},  # 2 crowns: immune
        Dan={"score": ["coal", "canning"]},
    )
    play(game, "Ann: dogma combustion")
    assert acting(game) == "Ann"  # where all must go, none is asked for
    expect(
        game,
        Ann={"score": ["oars", "coal", "canning"]},
        Bob={"score": []},
        Cat={"score": ["tools", "writing"]},
        Dan={"score": []},
    )
    assert [event.player for event in told(game, "transfer", rule="INN-7.8")] == ["Bob", "Dan", "Dan"]


def test_combustion_of_six_cards_is_no_monument_INN_9_1() -> None:
    game = innovation(
        Ann={"board": {"red": ["combustion"]}},
        Bob={"score": ["oars", "tools"]},
        Cat={"score": ["archery", "writing"]},
        Dan={"score": ["pottery", "sailing"]},
    )
    play(game, "Ann: dogma combustion")
    expect(game, Ann={"points": 6, "achievements": []})
