"""Explosives on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play


def test_explosives_takes_the_three_highest_without_a_question() -> None:
    game = innovation(
        piles={7: ["bicycle"]},
        Ann={"board": {"red": ["explosives"]}},
        Bob={"hand": ["oars", "gunpowder", "coal", "colonialism"]},
    )
    play(game, "Ann: dogma explosives")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={7: ["bicycle"]},
        Ann={"hand": ["coal", "gunpowder", "colonialism"]},
        Bob={"hand": ["oars"]},
    )


def test_explosives_asks_only_among_the_value_not_all_go_of_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["explosives"]}},
        Bob={"hand": ["oars", "gunpowder", "coal", "colonialism", "anatomy"]},
    )
    play(game, "Ann: dogma explosives")
    assert asked(game) == ("Bob", {"gunpowder", "colonialism", "anatomy"})
    play(game, "Bob: anatomy")
    assert asked(game) == ("Bob", {"gunpowder", "colonialism"})
    play(game, "Bob: gunpowder")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["coal", "anatomy", "gunpowder"]}, Bob={"hand": ["oars", "colonialism"]})


def test_explosives_consoles_who_lost_all_but_not_who_had_none_INN_5_7() -> None:
    game = innovation(
        piles={7: ["bicycle", "evolution"]},
        Ann={"board": {"red": ["explosives"]}},
        Bob={"hand": []},
        Cat={"hand": ["oars", "tools"]},
    )
    play(game, "Ann: dogma explosives")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={7: ["evolution"]},
        Ann={"hand": ["oars", "tools"]},
        Bob={"hand": []},
        Cat={"hand": ["bicycle"]},
    )


def test_explosives_may_end_the_game_for_those_after_INN_10_2() -> None:
    game = innovation(
        piles={7: [], 8: [], 9: [], 10: []},
        Ann={"board": {"red": ["explosives"]}, "score": ["coal"]},
        Bob={"hand": ["oars"]},
        Cat={"hand": ["tools"], "score": ["canning"]},
    )
    play(game, "Ann: dogma explosives")
    assert game.decision is None
    assert (tuple(game.result.winners), game.result.reason) == (("Cat",), "INN-10.2")
    expect(game, Ann={"hand": ["oars"]}, Bob={"hand": []}, Cat={"hand": ["tools"]})
