"""Gunpowder on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play, told


def test_gunpowder_takes_a_castle_and_scores_a_two() -> None:
    game = innovation(
        piles={2: ["calendar"]},
        Ann={"board": {"red": ["gunpowder"]}},
        Bob={"board": {"green": ["the_wheel", "sailing"], "blue": ["pottery"], "purple": ["mysticism"]}},
    )
    play(game, "Ann: dogma gunpowder")
    assert asked(game) == ("Bob", {"the_wheel", "mysticism"})
    play(game, "Bob: the_wheel")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["the_wheel", "calendar"], "points": 3},
        Bob={"board": {"green": ["sailing"], "blue": ["pottery"], "purple": ["mysticism"]}},
    )
    assert len(told(game, "transfer", card="the_wheel", receiver="Ann", rule="INN-7.8")) == 1


def test_gunpowder_scores_nothing_without_a_castle() -> None:
    game = innovation(
        piles={2: ["calendar"]},
        Ann={"board": {"red": ["gunpowder"]}},
        Bob={"board": {"green": ["sailing", "the_wheel"], "blue": ["pottery"]}},  # the castles are covered
    )
    play(game, "Ann: dogma gunpowder")
    assert acting(game) == "Ann"
    expect(
        game, piles={2: ["calendar"]}, Ann={"score": []}, Bob={"board": {"green": ["sailing", "the_wheel"]}}
    )
    assert told(game, "nothing", player="Ann", why="not_so")


def test_gunpowder_rewards_who_shares_for_what_another_lost_INN_5_4() -> None:
    game = innovation(
        piles={2: ["calendar", "monotheism"], 4: ["anatomy"]},
        Ann={"board": {"red": ["gunpowder"]}},  # 2 factories
        Bob={"board": {"green": ["the_wheel"]}},  # none: obeys
        Cat={"board": {"purple": ["emancipation"], "red": ["archery"]}},  # 2 factories: shares
    )
    play(game, "Ann: dogma gunpowder")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["the_wheel", "monotheism"], "hand": ["anatomy"]},
        Bob={"score": [], "board": {}},
        Cat={"score": ["calendar"], "board": {"red": ["archery"]}},
    )


def test_gunpowder_gives_no_bonus_if_sharing_changed_nothing_INN_5_5() -> None:
    game = innovation(
        piles={2: ["calendar"], 4: ["anatomy"]},
        Ann={"board": {"red": ["gunpowder"]}},
        Bob={"board": {"purple": ["emancipation"]}},
    )
    play(game, "Ann: dogma gunpowder")
    assert acting(game) == "Ann"
    expect(game, piles={2: ["calendar"], 4: ["anatomy"]}, Ann={"hand": [], "score": []}, Bob={"score": []})
    assert [event.data["drawn"] for event in told(game, "bonus", rule="INN-5.5")] == [False]


def test_gunpowder_for_oneself_has_no_demand_behind_it_INN_5_8() -> None:
    game = innovation(
        piles={2: ["calendar"]},
        Ann={"board": {"red": ["gunpowder"], "green": ["self_service"]}},
        Bob={"board": {"purple": ["mysticism"]}},
    )
    play(game, "Ann: dogma self_service")
    assert acting(game) == "Ann"
    expect(game, piles={2: ["calendar"]}, Ann={"score": []}, Bob={"board": {"purple": ["mysticism"]}})
    assert len(told(game, "execute", card="gunpowder", rule="INN-5.8")) == 1
