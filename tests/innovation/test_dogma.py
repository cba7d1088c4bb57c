"""Dogmas: whom they affect, in which order, what is counted when, the bonus; teams."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import IllegalMove
from engine.innovation import Innovation
from tests.table import asked, expect, innovation, play, told

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}


def roles(game: Innovation, key: str) -> list[tuple[int, str, str]]:
    return [(step.effect, step.player, step.role) for step in game.preview(key)]


def four(**more: object) -> Innovation:
    """Ann has 2 crowns; Bob 2, Cat 3, Dan none: the table of the rulebook's example."""
    return innovation(
        Ann={"board": {"green": ["banking", "compass"]}},
        Bob={"board": {"green": ["sailing", "the_wheel"]}},
        Cat={"board": {"green": ["navigation"]}},
        Dan={"board": {"blue": ["chemistry"]}},
        piles={5: ["coal", "physics"]},
        **more,
    )


def test_effects_in_printed_order_each_finished_for_all_INN_5_1() -> None:
    game = four()
    play(game, "Ann: dogma banking")
    affected = [(event.data["effect"], event.player) for event in told(game, "affect")]
    assert affected[:3] == [(1, "Bob"), (1, "Cat"), (1, "Dan")]
    transfer, score = told(game, "transfer")[0], told(game, "score")[0]
    first_share = next(event for event in told(game, "affect") if event.data["effect"] == 2)
    assert game.events.index(transfer) < game.events.index(score) < game.events.index(first_share)


def test_a_preview_says_who_in_which_order_and_why_INN_5_2() -> None:
    game = four()
    before = game.state
    assert roles(game, "dogma banking") == [
        (1, "Bob", "immune"), (1, "Cat", "immune"), (1, "Dan", "obeys"),
        (2, "Bob", "shares"), (2, "Cat", "shares"), (2, "Dan", "immune"), (2, "Ann", "acts"),
    ]  # fmt: skip
    assert [step.count for step in game.preview("dogma banking")] == [2, 3, 0, 2, 3, 0, 2]
    assert [step.rule for step in game.preview("dogma banking")] == ["INN-5.3"] * 3 + ["INN-5.4"] * 4
    assert game.state == before


def test_icons_are_counted_once_INN_5_2() -> None:
    """The demand gives Ann more crowns than Bob has; he shares all the same."""
    game = innovation(
        Ann={"board": {"green": ["compass"], "purple": ["enterprise"]}},
        Bob={"board": {"blue": ["translation"], "green": ["currency"]}},
        Cat={"board": {"yellow": ["canal_building"]}},
        piles={4: ["anatomy", "navigation"]},
    )
    # Ann 5 crowns, Bob 5, Cat 2.
    play(game, "Ann: dogma enterprise")
    expect(game, Ann={"icons": {"crown": 7}, "board": {"yellow": ["canal_building"]}})
    assert [event.player for event in told(game, "affect", role="obeys")] == ["Cat"]
    assert [event.player for event in told(game, "affect", role="shares")] == ["Bob"]


def test_fewer_icons_obey_clockwise_from_the_left_INN_5_3() -> None:
    game = innovation(
        turn="Bob",
        Ann={"hand": ["oars"]},
        Bob={"board": {"red": ["archery"]}},
        Cat={"hand": ["tools"]},
        Dan={"hand": ["writing"], "board": {"red": ["metalworking"]}},
        piles={1: ["pottery", "clothing"]},
    )
    play(game, "Bob: dogma archery")
    assert asked(game) == ("Cat", {"tools", "pottery"})  # the one who obeys chooses among equals
    play(game, "Cat: tools")
    assert [event.player for event in told(game, "affect", role="obeys")] == ["Cat", "Ann"]


def test_who_obeys_draws_and_scores_for_himself_INN_5_3() -> None:
    game = four()
    play(game, "Ann: dogma banking")
    expect(game, Dan={"score": ["coal"], "board": {}}, Ann={"board": {"blue": ["chemistry"]}, "score": []})


def test_sharers_first_the_activator_last_compulsory_INN_5_4() -> None:
    game = innovation(
        Ann={"board": {"blue": ["writing"]}},
        Bob={"board": {"blue": ["tools"]}},
        Cat={"board": {"purple": ["philosophy"]}},
        Dan={},
        piles={2: ["currency", "calendar", "fermenting"]},
    )
    play(game, "Ann: dogma writing")
    expect(
        game,
        Bob={"hand": ["currency"]},
        Cat={"hand": ["calendar"]},
        Ann={"hand": ["fermenting", game.state["players"]["Ann"]["hand"][-1]]},
        Dan={"hand": []},
    )


def test_one_bonus_however_many_shared_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"blue": ["writing"]}},
        Bob={"board": {"blue": ["tools"]}},
        Cat={"board": {"purple": ["philosophy"]}},
        piles={1: ["oars", "archery"], 2: ["currency", "calendar", "fermenting"]},
    )
    play(game, "Ann: dogma writing")
    expect(game, Ann={"hand": ["fermenting", "oars"]}, piles={1: ["archery"]})
    assert told(game, "bonus", drawn=True, rule="INN-5.5")
    assert told(game, "draw", card="oars", rule="INN-5.5")


def test_no_bonus_for_a_declined_may_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"purple": ["philosophy"]}},
        Bob={"board": {"blue": ["experimentation"]}, "hand": ["oars"]},
    )
    play(game, "Ann: dogma philosophy", "Bob: pass")
    expect(game, Ann={"hand": []}, turn="Ann", actions=1)
    assert told(game, "bonus", drawn=False, why="nothing")


def test_no_bonus_for_an_effect_with_nothing_to_act_on_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["domestication"]}, "hand": ["oars"]},
        Bob={"board": {"red": ["metalworking"]}},
        piles={1: ["tools", "pottery", "sailing"]},
    )
    play(game, "Ann: dogma domestication")  # Bob melds nothing, but he draws: that changes something
    expect(game, Bob={"hand": ["tools"]}, Ann={"hand": ["pottery", "sailing"]})
    game = innovation(
        Ann={"board": {"blue": ["calendar"]}}, Bob={"board": {"blue": ["pottery"]}}, piles={3: ["optics"]}
    )
    play(game, "Ann: dogma calendar")
    assert told(game, "bonus", drawn=False, why="nothing")


def test_no_bonus_without_sharing_INN_5_5() -> None:
    game = innovation(Ann={"board": {"blue": ["writing"]}}, Bob={}, piles={2: ["calendar"]})
    play(game, "Ann: dogma writing")
    expect(game, Ann={"hand": ["calendar"]})
    assert told(game, "bonus", drawn=False, why="nobody")


def test_effects_go_on_when_the_card_leaves_the_board_INN_5_6() -> None:
    """Coal tucks, splays, then scores itself; nothing is left undone."""
    game = innovation(Ann={"board": {"red": ["coal", "oars"]}}, Bob={}, piles={5: ["the_pirate_code"]})
    play(game, "Ann: dogma coal", "Ann: red")
    assert asked(game) == ("Ann", {"coal", "pass"})
    play(game, "Ann: coal")
    expect(game, Ann={"score": ["coal", "oars"], "board": {"red": ["the_pirate_code"]}})


def test_do_as_much_as_you_can_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["combustion"]}},
        Bob={"score": ["oars"]},
    )
    play(game, "Ann: dogma combustion")
    expect(game, Ann={"score": ["oars"]}, Bob={"score": []})
    game = innovation(Ann={"board": {"red": ["combustion"]}}, Bob={})
    play(game, "Ann: dogma combustion")
    assert told(game, "nothing", player="Bob", rule="INN-5.7")


def test_if_you_do_fails_when_nothing_was_done_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"green": ["banking"]}}, Bob={"board": {"green": ["mapmaking"]}}, piles={5: ["coal"]}
    )
    play(game, "Ann: dogma banking")  # Bob has 2 crowns as well: immune
    assert told(game, "nothing", why="none_to_obey", rule="INN-5.3")
    game = innovation(
        Ann={"board": {"green": ["banking"]}}, Bob={"board": {"blue": ["tools"]}}, piles={5: ["coal"]}
    )
    play(game, "Ann: dogma banking")
    expect(game, Bob={"score": []}, piles={5: ["coal"]})


def test_for_yourself_only_nobody_shares_and_there_is_no_demand_INN_5_8() -> None:
    """Computers melds Fission: only its second effect is carried out, by Ann alone."""
    game = innovation(
        Ann={"board": {"blue": ["computers"], "yellow": ["stem_cells"]}},
        Bob={"board": {"blue": ["rocketry"], "red": ["oars"]}, "hand": ["tools"]},
        piles={10: ["miniaturization", "robotics"]},
    )
    play(game, "Ann: dogma computers")
    # Bob has more clocks and shares: he melds Miniaturization and carries it out alone.
    assert asked(game) == ("Bob", {"tools", "pass"})
    play(game, "Bob: pass")
    assert [event.player for event in told(game, "execute")] == ["Bob", "Ann"]
    # Ann melds Robotics: she has no green card, draws and melds another 10 from an empty pile: the end.
    assert game.result.reason == "INN-10.2"


def test_executed_oars_draws_for_nothing_was_demanded_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"], "red": ["oars"]}},
        Bob={"hand": ["sailing"]},
        piles={1: ["tools"]},
    )
    play(game, "Ann: dogma self_service")
    expect(game, Ann={"hand": ["tools"]}, Bob={"hand": ["sailing"]})


def test_a_card_without_cooperative_effects_does_nothing_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"], "red": ["archery"]}}, Bob={"hand": ["sailing"]}
    )
    play(game, "Ann: dogma self_service")
    expect(game, Bob={"hand": ["sailing"]}, Ann={"hand": []})
    assert told(game, "nothing", why="no_effects", card="archery", rule="INN-5.8")


def test_a_repeat_comes_before_the_next_player_INN_5_9() -> None:
    game = innovation(
        Ann={"board": {"red": ["metalworking"]}},
        Bob={"board": {"green": ["the_wheel"]}},
        piles={1: ["archery", "oars", "tools", "sailing", "pottery"]},
    )
    # Bob: Archery and Oars have castles, and so has Tools; Sailing has none. Then Ann: Pottery has none.
    play(game, "Ann: dogma metalworking")
    expect(game, Bob={"score": ["archery", "oars", "tools"], "hand": ["sailing"]})
    assert [event.player for event in told(game, "repeat", rule="INN-5.9")] == ["Bob"] * 3


def test_what_is_counted_is_fixed_when_the_instruction_begins_INN_5_10() -> None:
    """The Internet melds one 10 for two clocks; Software brings three more clocks that do not count."""
    game = innovation(
        Ann={"board": {"purple": ["the_internet"]}},
        Bob={},
        piles={10: ["robotics", "software", "databases"]},
    )
    play(game, "Ann: dogma the_internet")
    expect(game, Ann={"score": ["robotics"], "board": {"blue": ["software"]}}, piles={10: ["databases"]})


def test_each_of_holds_when_there_is_none_INN_5_11() -> None:
    game = innovation(Ann={"board": {"purple": ["astronomy"]}}, Bob={}, piles={6: ["canning"]})
    play(game, "Ann: dogma astronomy")
    expect(game, Ann={"achievements": ["universe"], "hand": ["canning"]})
    assert told(game, "achieve", field="universe", rule="INN-9.6")


def test_fissions_red_10_ends_everything_but_the_turn_INN_7_10() -> None:
    game = innovation(
        Ann={"board": {"red": ["fission"]}, "hand": ["oars"], "achievements": [1]},
        Bob={"board": {"blue": ["tools"]}, "score": ["coal"]},
        Cat={"hand": ["writing"]},
        piles={10: ["robotics", "databases"]},
    )
    play(game, "Ann: dogma fission")
    expect(
        game,
        Ann={"board": {}, "hand": [], "achievements": [1]},
        Bob={"board": {}, "score": [], "points": 0},
        Cat={"hand": []},
        piles={10: ["databases"]},
        removed=["fission", "robotics", "oars", "tools", "coal", "writing"],
        turn="Ann",
        actions=1,
    )
    assert not told(game, "bonus")
    assert [event.player for event in told(game, "affect")] == ["Bob"]


def test_a_demand_passes_over_the_partner_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"red": ["archery"]}},
        Bob={"hand": ["tools"]},
        Cat={"hand": ["writing"]},
        Dan={"board": {"red": ["metalworking"]}},
        piles={1: ["oars"]},
    )
    steps = {step.player: (step.role, step.rule) for step in game.preview("dogma archery")}
    assert steps == {"Bob": ("obeys", "INN-5.3"), "Cat": ("immune", "INN-10.4"), "Dan": ("immune", "INN-5.3")}


@pytest.mark.parametrize("key", ["dogma tools", "fly", None, 1])
def test_a_preview_of_what_is_no_answer_is_refused_with_the_legal_keys(key: Any) -> None:
    game = innovation(Ann={"board": {"red": ["archery"]}}, Bob={})
    with pytest.raises(IllegalMove) as refused:
        game.preview(key)
    assert refused.value.keys == ("draw", "dogma archery")


def test_partners_share_but_only_opponents_earn_the_bonus_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"blue": ["writing"]}},
        Bob={},
        Cat={"board": {"blue": ["tools"]}},
        Dan={},
        piles={2: ["calendar", "currency", "fermenting"]},
    )
    play(game, "Ann: dogma writing")
    expect(game, Cat={"hand": ["calendar"]}, Ann={"hand": ["currency"]}, Bob={"hand": []})
    assert told(game, "bonus", drawn=False, why="partner")


def test_a_partner_needs_as_many_icons_to_share_INN_10_4() -> None:
    game = innovation(
        options=TEAMS, Ann={"board": {"blue": ["writing"]}}, Bob={}, Cat={}, Dan={}, piles={2: ["calendar"]}
    )
    play(game, "Ann: dogma writing")
    expect(game, Cat={"hand": []}, Ann={"hand": ["calendar"]})


def test_other_players_are_the_other_team_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"blue": ["rocketry"]}},
        Bob={"score": ["oars", "sailing", "tools"]},
        Cat={"score": ["coal"]},
        Dan={"score": ["physics"]},
    )
    play(game, "Ann: dogma rocketry")
    # Ann returns a card for two of her three clocks.
    assert asked(game) == ("Ann", {"Bob:1", "Dan:5"})


def test_a_win_by_dogma_is_the_teams_INN_10_3_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"green": ["self_service"]}, "achievements": [1]},
        Bob={"achievements": [2]},
        Cat={"achievements": [3]},
        Dan={},
    )
    play(game, "Ann: dogma self_service")
    # The teams' achievements decide: 2 against 1.
    assert game.result.winners == ("Ann", "Cat")
    assert game.result.reason == "INN-10.3"
