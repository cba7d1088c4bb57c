"""Self Service on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_self_service_carries_out_another_top_card_alone() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"], "blue": ["writing", "tools"], "red": ["archery"]}},
        Bob={"board": {"blue": ["experimentation"]}, "hand": ["coal"]},  # would share Writing
        piles={2: ["calendar", "currency"]},
    )
    play(game, "Ann: dogma self_service")
    assert asked(game) == ("Ann", {"writing", "archery"})
    play(game, "Ann: writing")
    assert acting(game) == "Ann"  # nobody has an achievement: Ann has not more than Bob
    expect(game, Ann={"hand": ["calendar"]}, Bob={"hand": ["coal"]}, piles={2: ["currency"]}, winners=None)
    assert told(game, "execute", player="Ann", card="writing", rule="INN-5.8")
    assert told(game, "bonus", drawn=False, why="nobody")


def test_self_service_finds_no_demand_behind_mapmaking_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"], "purple": ["mysticism"]}},
        Bob={"board": {"green": ["mapmaking"], "purple": ["city_states"]}, "score": ["calendar"]},  # 4 crowns
        Cat={"score": ["oars"]},
        piles={1: ["tools"]},
    )
    play(game, "Ann: dogma self_service")
    assert asked(game) == ("Bob", {"mapmaking", "city_states"})
    play(game, "Bob: mapmaking")
    # Then Ann, with one other top card, is not asked; Mysticism melds nothing: no blue pile yet.
    assert acting(game) == "Ann"
    expect(game, Bob={"score": ["calendar"]}, Cat={"score": ["oars"]}, Ann={"hand": ["tools"]})
    assert told(game, "bonus", drawn=False, why="nothing")


def test_self_service_earns_a_bonus_by_what_the_sharer_carries_out_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"]}},  # 3 crowns
        Bob={"board": {"green": ["navigation"], "blue": ["writing"]}},  # 4 crowns
        piles={2: ["calendar"], 10: ["ai"]},
    )
    play(game, "Ann: dogma self_service", "Bob: writing")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["ai"]}, Bob={"hand": ["calendar"]})
    assert told(game, "bonus", drawn=True, rule="INN-5.5")


def test_self_service_without_another_top_card_does_nothing() -> None:
    game = innovation(Ann={"board": {"green": ["self_service", "sailing"]}}, Bob={"hand": ["oars"]})
    play(game, "Ann: dogma self_service")
    assert acting(game) == "Ann"
    assert not told(game, "execute")
    assert told(game, "nothing", player="Ann", why="no_card", rule="INN-5.7")


def test_self_service_wins_with_more_achievements_than_each_other_player_INN_10_3() -> None:
    for bob, winners in (["empire"], ["Ann"]), (["empire", "world"], None):
        game = innovation(
            Ann={"board": {"green": ["self_service"]}, "achievements": [1, 2]},
            Bob={"achievements": bob},
            Cat={},
        )
        play(game, "Ann: dogma self_service")
        expect(game, winners=winners, reason="INN-10.3" if winners else None)


def test_self_service_can_be_won_by_a_sharer_INN_10_3() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"]}, "achievements": [1]},  # 3 crowns
        Bob={"board": {"green": ["navigation"]}, "achievements": [2, 3]},  # 3 crowns
    )
    play(game, "Ann: dogma self_service")
    expect(game, winners=["Bob"], reason="INN-10.3")
    assert told(game, "nothing", player="Bob", why="no_effects", card="navigation", rule="INN-5.8")


def test_self_service_wins_with_a_field_that_the_other_card_claims_INN_9_6() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"], "purple": ["astronomy"]}},
        Bob={},
        piles={6: ["canning"]},
    )
    play(game, "Ann: dogma self_service")
    expect(game, Ann={"hand": ["canning"], "achievements": ["universe"]}, winners=["Ann"], reason="INN-10.3")
