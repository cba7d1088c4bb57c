"""Discard effects (CIV-4)."""

from __future__ import annotations

import pytest

from engine.errors import IllegalMove
from engine.game import Game
from tests.civ.table import DECK, TEAMS, civ
from tests.table import asked, expect, play, told


def attack(seats: int = 4, **more: object) -> Game:
    return civ(
        seats,
        turn="Ben",
        Ann={"area": ["culture1", "culture2"]},
        Ben={"area": ["army1", "army2", "culture3", "culture1"]},
        Cat={"area": ["army3"]},
        **({"Dan": {"area": ["culture1"]}} if seats == 4 else {}),
        **more,
    )


def test_attack_asks_payment_domain_own_card_then_the_others_CIV_4_1() -> None:
    game = attack()
    play(game, "Ben: discard army")
    assert asked(game) == ("Ben", {"army1", "army2"})
    play(game, "Ben: army2")
    assert game.decision is not None
    assert game.decision.kind == "domain"
    assert asked(game) == ("Ben", {"army", "culture"})
    play(game, "Ben: culture")
    assert asked(game) == ("Ben", {"culture1", "culture3"})
    play(game, "Ben: culture3")
    assert asked(game) == ("Ann", {"culture1", "culture2"})  # Cat has none, Dan's only card goes unasked
    play(game, "Ann: culture2")
    expect(
        game,
        discard=["army2", "culture3", "culture1", "culture2"],
        Ann={"area": ["culture1"]},
        Ben={"area": ["army1", "culture1"]},
        Cat={"area": ["army3"]},
        Dan={"area": []},
    )
    assert [(event.player, event.data["role"]) for event in told(game, "affect")] == [
        ("Ben", "acts"), ("Cat", "immune"), ("Dan", "obeys"), ("Ann", "obeys"),
    ]  # fmt: skip


def test_attack_spares_no_partner_CIV_5_4() -> None:
    game = attack(options=TEAMS)
    play(game, "Ben: discard army", "Ben: army1", "Ben: culture", "Ben: culture1", "Ann: culture1")
    expect(game, Dan={"area": []})


def test_attack_needs_a_card_beside_the_payment_CIV_4_8() -> None:
    game = civ(Ann={"area": ["army1"]}, Ben={"area": ["army2", "culture1"]})
    assert asked(game)[1] == {"end"}
    with pytest.raises(IllegalMove, match=r"\(CIV-4\.8\)"):
        game.choose("discard army")
    game = civ(Ann={"area": ["army1", "army1"]}, Ben={"area": ["army2"]})
    play(game, "Ann: discard army")  # nothing is left to choose
    expect(game, discard=["army1", "army1", "army2"], Ann={"area": []}, Ben={"area": []})


def test_a_preview_of_an_attack_CIV_4_1() -> None:
    game = attack()
    before = game.state
    steps = [(step.effect, step.player, step.role, step.count) for step in game.preview("discard army")]
    assert steps == [
        (1, "Ben", "acts", 2),
        (1, "Cat", "obeys", 1),
        (1, "Dan", "obeys", 1),
        (1, "Ann", "obeys", 2),
    ]
    assert game.state == before
    play(game, "Ben: discard army", "Ben: army2")
    steps = [(step.player, step.role, step.count) for step in game.preview("culture")]
    assert steps == [("Ben", "acts", 2), ("Cat", "immune", 0), ("Dan", "obeys", 1), ("Ann", "obeys", 2)]
    assert {step.rule for step in game.preview("culture")} == {"CIV-4.1"}
    for key in ("fly", None):
        with pytest.raises(IllegalMove) as refused:
            game.preview(key)
        assert refused.value.keys == game.decision.keys


def test_inquisition_CIV_4_2() -> None:
    game = civ(
        3,
        Ann={"hand": ["army1"], "area": ["religion1", "religion2"]},
        Ben={"hand": ["culture1", "culture2"]},
        Cat={"hand": ["science1"]},
    )
    play(game, "Ann: discard religion", "Ann: religion2")
    assert asked(game) == ("Ann", {"Ben", "Cat"})
    play(game, "Ann: Ben")
    assert asked(game) == ("Ann", {"army1", "culture1", "culture2"})
    expect(game, Ben={"hand": []})
    play(game, "Ann: army1", "Ann: culture1")
    expect(game, discard=["religion2"], Ann={"hand": ["culture2"]}, Ben={"hand": ["army1", "culture1"]})


def test_inquisition_of_a_player_with_cards_in_hand_CIV_4_2() -> None:
    game = civ(3, Ann={"area": ["religion1"]}, Cat={"hand": ["science1"]})
    play(game, "Ann: discard religion")  # only Cat can be chosen, and only her card given back
    expect(game, Ann={"hand": []}, Cat={"hand": ["science1"]})
    game = civ(3, Ann={"hand": ["army1"], "area": ["religion1"]})
    assert asked(game)[1] == {"end"}


def test_inquisition_keeps_hands_from_those_who_look_on_CIV_4_2() -> None:
    game = civ(
        3,
        Ann={"hand": ["army1"], "area": ["religion1"]},
        Ben={"hand": ["culture1", "culture2"]},
        Cat={"hand": ["science1"]},
    )
    play(game, "Ann: discard religion", "Ann: Ben", "Ann: army1")
    seen = {
        name: [e.data["card"] for e in game.seen_by(name) if e.kind in ("take", "give")]
        for name in game.players
    }
    assert seen == {
        "Ann": ["culture1", "culture2", "army1"],
        "Ben": ["culture1", "culture2", "army1"],
        "Cat": [1, 2, 1],
    }
    assert game.view("Cat")["pending"]["keys"] is None


def test_embargo_asks_payment_player_domain_CIV_4_3() -> None:
    game = civ(3, Ann={"area": ["economy1", "economy2", "army1"]}, Ben={"area": ["science1", "culture1"]})
    play(game, "Ann: discard economy")
    assert asked(game) == ("Ann", {"economy1", "economy2"})
    play(game, "Ann: economy2")
    assert asked(game) == ("Ann", {"Ann", "Ben"})  # Cat has no card to lay it across
    play(game, "Ann: Ben")
    assert asked(game) == ("Ann", {"science", "culture"})
    play(game, "Ann: science")
    expect(game, discard=[], Ann={"area": ["economy1", "army1"]}, Ben={"embargo": ["science"]})
    (laid,) = told(game, "lay")
    assert (laid.rule, laid.data["as"], laid.data["on"], laid.data["domain"]) == (
        "CIV-4.3",
        "embargo",
        "Ben",
        "science",
    )


def test_embargo_asks_for_a_domain_of_the_player_who_was_chosen_CIV_4_3() -> None:
    game = civ(3, Ann={"area": ["economy1"]}, Ben={"area": ["army2", "culture1"]}, Cat={"area": ["science1"]})
    play(game, "Ann: discard economy", "Ann: Ben")
    assert game.decision is not None
    assert game.prompt(game.decision, "en") == "Ann, which of Ben's domains do you put under embargo?"


def test_embargo_bars_the_next_turn_and_is_discarded_at_its_end_CIV_4_3() -> None:
    game = civ(
        Ann={"area": ["economy1"], "hand": ["army3"] * 3},
        Ben={"hand": ["science1", "culture1", "culture2"], "area": ["science3"]},
    )
    play(game, "Ann: discard economy")
    expect(game, Ben={"embargo": ["science"]})
    play(game, "Ann: end")
    assert asked(game) == ("Ben", {"play culture1", "play culture2"})
    with pytest.raises(IllegalMove, match=r"\(CIV-4\.3\)"):
        game.choose("play science1")
    play(game, "Ben: play culture1", "Ben: end")
    expect(game, turn="Ann", discard=["economy1"], Ben={"embargo": []})


def test_a_play_step_that_was_skipped_says_why_no_card_is_played_CIV_4_3() -> None:
    game = civ(
        Ann={"area": ["economy1"], "hand": ["army3"] * 3},
        Ben={"hand": ["science1"], "area": ["science3"]},
    )
    play(game, "Ann: discard economy", "Ann: end")
    assert asked(game) == ("Ben", {"discard science", "end"})
    with pytest.raises(IllegalMove, match=r"embargo.*\(CIV-4\.3\)"):
        game.choose("play science1")
    with pytest.raises(IllegalMove, match=r"hand.*\(CIV-2\.1\)"):
        game.choose("play army1")


def test_embargo_of_ones_own_area_holds_in_ones_next_turn_CIV_4_3() -> None:
    game = civ(
        Ann={
            "area": ["economy1", "army1", "science1", "science1", "science1"],
            "hand": ["army2", "army3", "culture1"],
        }
    )
    play(game, "Ann: discard economy", "Ann: army")
    assert asked(game)[1] == {"effect science 1", "discard army", "discard science", "end"}
    play(game, "Ann: effect science 1", "Ann: science1", "Ann: army3")  # still allowed in this turn
    play(game, "Ann: end")
    expect(game, turn="Ben", Ann={"embargo": ["army"]})
    play(game, "Ben: end")
    assert asked(game) == ("Ann", {"play culture1", "play science1"})
    play(game, "Ann: play culture1", "Ann: end")
    expect(game, Ann={"embargo": []}, discard=["economy1"])


def test_embargo_cannot_lie_across_itself_CIV_4_3() -> None:
    game = civ(Ann={"area": ["economy1"]})
    assert asked(game)[1] == {"end"}
    game = civ(Ann={"area": ["economy1", "economy1"]})
    play(game, "Ann: discard economy")
    expect(game, Ann={"area": ["economy1"], "embargo": ["economy"]})


@pytest.mark.parametrize(("payer", "other"), [("Ann", "Ben"), ("Ben", "Ann")])
def test_embargo_may_lie_on_the_single_economy_card_of_another_CIV_4_3(payer: str, other: str) -> None:
    game = civ(turn=payer, **{payer: {"area": ["economy1", "army1"]}, other: {"area": ["economy1"]}})
    play(game, f"{payer}: discard economy")
    assert asked(game) == (payer, {payer, other})
    play(game, f"{payer}: {other}")
    expect(game, **{other: {"embargo": ["economy"]}})


def test_no_second_embargo_on_a_domain_CIV_4_6() -> None:
    game = civ(Ann={"area": ["economy1"]}, Ben={"area": ["army1"], "embargo": {"army": "economy3"}})
    assert asked(game)[1] == {"end"}
    game = civ(
        Ann={"area": ["economy1"]}, Ben={"area": ["army1", "culture1"], "embargo": {"army": "economy3"}}
    )
    play(game, "Ann: discard economy")
    expect(game, Ben={"embargo": ["army", "culture"]})


def test_embargo_bars_effects_too_CIV_4_8() -> None:
    """Research: the taken cards are of the barred domain, the hand has one card that can be played."""
    ann = {"hand": ["culture1"], "area": ["science3"] * 4 + ["science2", "army1"], "embargo": ["science"]}
    game = civ(Ann=ann)
    play(game, "Ann: effect science 2")
    assert asked(game)[1] == {"science2", "science3", "army1"}
    other = game.clone()
    play(game, "Ann: science3")  # now the army must be taken too: two are to be played
    expect(game, Ann={"hand": ["science3"], "area": ["science3"] * 3 + ["science2", "culture1", "army1"]})
    play(other, "Ann: army1")
    assert asked(other)[1] == {"science2", "science3"}


def test_embargo_forces_what_is_taken_back_CIV_4_8() -> None:
    game = civ(Ann={"area": ["science3"] * 5 + ["army1", "culture2"], "embargo": ["science"]})
    play(game, "Ann: effect science 2")
    expect(game, Ann={"hand": [], "area": ["science3"] * 5 + ["army1", "culture2"]})
    game = civ(Ann={"area": ["science3"] * 5 + ["army1"], "embargo": ["science"]})
    assert asked(game)[1] == {"effect science 1", "discard army", "discard science", "end"}
    game = civ(Ann={"hand": ["army1"], "area": ["economy1"] * 3, "embargo": ["army"]})
    assert asked(game)[1] == {"discard economy", "end"}


def test_keys_under_an_embargo_tell_nothing_about_the_hand_CIV_4_8() -> None:
    game = civ(Ann={"hand": ["army1"], "area": ["economy1"] * 3, "embargo": ["army"]})
    assert game.view("Ben")["pending"] == {"player": "Ann", "keys": None}
    game = civ(Ann={"hand": ["army1"], "area": ["economy1"] * 3})
    assert game.view("Ben")["pending"]["keys"] == ["effect economy 1", "discard economy", "end"]


def test_breakthrough_CIV_4_4() -> None:
    game = civ(Ann={"hand": ["army1"], "area": ["science1"]})
    play(game, "Ann: discard science")
    assert asked(game)[1] == {"army1", "science1", "culture2", "economy2", "army2", "religion2"}
    play(game, "Ann: army1", "Ann: science1", "Ann: culture2", "Ann: economy2")
    assert asked(game)[1] == {"army2", "religion2"}
    play(game, "Ann: army2")
    expect(game, deck=DECK[5:], Ann={"hand": ["religion2"]})
    expect(game, discard=["science1", "army1", "science1", "culture2", "economy2", "army2"])


@pytest.mark.parametrize("left", [1, 4, 5])
def test_breakthrough_on_a_small_deck_CIV_4_4(left: int) -> None:
    game = civ(deck=DECK[:left], Ann={"area": ["science1"]})
    play(game, "Ann: discard science")
    expect(game, deck=[], discard=["science1", *DECK[:left]], Ann={"hand": []})
    assert told(game, "turn", what="last_round")[0].data["still"] == ["Ben"]


def test_no_breakthrough_on_an_empty_deck_CIV_4_4() -> None:
    game = civ(deck=[], Ann={"area": ["science1"]})
    assert asked(game)[1] == {"end"}


def test_democracy_CIV_4_5() -> None:
    game = civ(3, Ann={"area": ["utopia3", "utopia3"]}, Ben={"area": ["army1", "culture1"]})
    play(game, "Ann: discard utopia")
    assert asked(game) == ("Ann", {"Ann", "Ben"})
    play(game, "Ann: Ben", "Ann: army")
    expect(game, discard=[], Ann={"area": ["utopia3"]}, Ben={"democracy": {"army": 1}})
    (laid,) = told(game, "lay")
    assert {key: laid.data[key] for key in ("count", "needed", "democracy")} == {
        "count": 1,
        "needed": 8,
        "democracy": 1,
    }
    play(game, "Ann: end", "Ben: end", "Cat: end")
    expect(game, Ben={"democracy": {"army": 1}})  # it stays


def test_democracy_not_in_the_domain_that_it_left_empty_CIV_4_5() -> None:
    game = civ(Ann={"area": ["utopia3"]})
    assert asked(game)[1] == {"end"}


def test_the_discard_pile_is_open_CIV_4_7() -> None:
    game = civ(discard=["army1", "culture1"])
    assert game.view("Ben")["discard"] == ["army1", "culture1"]


def test_culture_has_no_discard_effect_CIV_3_7() -> None:
    game = civ(Ann={"area": ["culture1"]})
    with pytest.raises(IllegalMove, match=r"\(CIV-3\.7\)"):
        game.choose("discard culture")
