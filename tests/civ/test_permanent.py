"""Permanent effects and copying them (CIV-3)."""

from __future__ import annotations

import pytest

from engine.errors import IllegalMove
from engine.game import Game
from tests.civ.table import DECK, TEAMS, civ
from tests.table import asked, expect, play, told


@pytest.mark.parametrize(
    ("seats", "cards", "levels"),
    [
        (2, 2, 0), (2, 3, 1), (2, 4, 1), (2, 5, 2), (3, 2, 0), (3, 3, 1), (3, 4, 1), (3, 5, 2),
        (4, 1, 0), (4, 2, 1), (4, 3, 1), (4, 4, 2),
    ],
)  # fmt: skip
def test_the_cards_that_a_level_needs_CIV_3_1(seats: int, cards: int, levels: int) -> None:
    game = civ(seats, Ann={"area": ["religion1"] * cards})
    keys = {"effect religion 1", "effect religion 2"}
    assert asked(game)[1] & keys == {f"effect religion {level + 1}" for level in range(levels)}


def test_counted_just_before_CIV_3_1() -> None:
    """The play in the effects step opens a level, the attack closes one."""
    game = civ(Ann={"hand": ["army1", "culture1"], "area": ["economy1"] * 3 + ["army1", "army2", "culture1"]})
    assert "effect army 1" not in asked(game)[1]
    play(game, "Ann: effect economy 1", "Ann: culture1", "Ann: army1")
    assert "effect army 1" in asked(game)[1]
    (opened,) = told(game, "play", level=1)
    assert (opened.data["domain"], opened.data["count"]) == ("army", 3)
    play(game, "Ann: discard army", "Ann: army1", "Ann: economy", "Ann: end")
    assert told(game, "affect", ability="attack")


def test_face_down_cards_do_not_count_CIV_4_6() -> None:
    game = civ(Ann={"area": ["army1"] * 2, "democracy": {"army": 1}, "embargo": {"science": "economy1"}})
    assert asked(game)[1] == {"discard army", "end"}
    expect(game, Ann={"area": ["army1"] * 2, "democracy": {"army": 1}, "embargo": ["science"]})


def test_an_open_level_says_why_CIV_3_1() -> None:
    game = civ(Ann={"hand": ["army1"], "area": ["army1"] * 4})
    play(game, "Ann: effect army 1")
    (event,) = told(game, "affect")
    assert event.rule == "CIV-3.1"
    wanted = {
        "role": "acts",
        "ability": "assassination",
        "domain": "army",
        "level": 1,
        "count": 4,
        "needed": 3,
    }
    assert event.data == wanted
    with pytest.raises(IllegalMove, match=r"\(CIV-2\.2\)"):
        game.choose("effect army 2")


def test_a_paid_effect_needs_its_payment_and_no_level_CIV_4_4() -> None:
    game = civ(Ann={"area": ["science1", "army1"]})
    play(game, "Ann: discard science")
    (event,) = told(game, "affect")
    assert (event.data["level"], event.data["needed"], event.data["count"]) == (None, 1, 1)


def test_assassination_CIV_3_2() -> None:
    game = civ(Ann={"hand": ["army1", "culture1", "culture1"], "area": ["army2"] * 3})
    play(game, "Ann: effect army 1")
    assert asked(game)[1] == {"army1", "culture1"}
    play(game, "Ann: culture1")
    expect(game, discard=["culture1"], Ann={"hand": ["army1", "culture1"]})


def test_purge_CIV_3_2() -> None:
    game = civ(Ann={"hand": ["army1", "culture1", "culture1"], "area": ["army2"] * 5})
    play(game, "Ann: effect army 2", "Ann: culture1")
    expect(game, discard=["culture1"])  # each moves as soon as it is named
    play(game, "Ann: army1")
    expect(game, discard=["army1", "culture1"], Ann={"hand": ["culture1"]})


def test_a_purge_of_all_cards_is_not_asked_CIV_3_2() -> None:
    game = civ(Ann={"hand": ["culture2", "army1"], "area": ["army2"] * 5})
    play(game, "Ann: effect army 2")
    expect(game, Ann={"hand": []})
    assert game.position(None)["discard"] == ["culture2", "army1"]  # top first: the earlier era went first


@pytest.mark.parametrize(
    ("held", "keys"), [(0, set()), (1, {"effect army 1"}), (2, {"effect army 1", "effect army 2"})]
)
def test_an_effect_only_in_full_CIV_4_8(held: int, keys: set[str]) -> None:
    game = civ(Ann={"hand": ["culture1"] * held, "area": ["army2"] * 5})
    assert asked(game)[1] == keys | {"discard army", "end"}


@pytest.mark.parametrize(("level", "limit"), [(1, 5), (2, 7)])
def test_hand_limits_CIV_3_3(level: int, limit: int) -> None:
    game = civ(Ann={"area": ["religion1"] * 5}, Ben={"hand": ["army1"]})
    play(game, f"Ann: effect religion {level}")
    expect(game, Ann={"limit": limit})
    play(game, "Ann: discard religion")  # it holds even if Religion cards leave afterwards
    before = len(game.position(None)["players"]["Ann"]["hand"])
    play(game, "Ann: end")
    assert len(told(game, "draw", player="Ann")) == limit - before
    expect(game, Ann={"limit": 3})
    assert told(game, "limit", limit=limit, was=3)[0].rule == "CIV-3.3"


def test_development_CIV_3_4() -> None:
    game = civ(Ann={"hand": ["army1", "army2"], "area": ["economy1"] * 3 + ["culture1"]})
    play(game, "Ann: effect economy 1")
    assert asked(game)[1] == {"economy1", "culture1"}
    play(game, "Ann: culture1")
    assert asked(game)[1] == {"army1", "army2"}
    play(game, "Ann: army2")
    expect(game, discard=["culture1"], Ann={"hand": ["army1"], "area": ["economy1"] * 3 + ["army2"]})


def test_monopoly_discards_both_then_plays_both_CIV_3_4() -> None:
    game = civ(Ann={"hand": ["army1", "army2", "army3"], "area": ["economy3"] * 5})
    play(game, "Ann: effect economy 2")
    expect(game, discard=["economy3"] * 2)  # equal cards are one key: nobody is asked
    play(game, "Ann: army1", "Ann: army3")
    expect(game, Ann={"hand": ["army2"], "area": ["economy3"] * 3 + ["army1", "army3"]})


def test_monopoly_needs_two_to_play_CIV_4_8() -> None:
    game = civ(Ann={"hand": ["army1"], "area": ["economy3"] * 5})
    assert asked(game)[1] == {"effect economy 1", "discard economy", "end"}


def test_experiment_CIV_3_5() -> None:
    game = civ(Ann={"hand": ["army1"], "area": ["science1"] * 3 + ["culture1"]})
    play(game, "Ann: effect science 1", "Ann: culture1")
    assert asked(game)[1] == {"army1", "culture1"}
    play(game, "Ann: army1")
    expect(game, Ann={"hand": ["culture1"], "area": ["science1"] * 3 + ["army1"]})


def test_research_with_an_empty_hand_CIV_3_5() -> None:
    game = civ(Ann={"area": ["science3"] * 5})
    play(game, "Ann: effect science 2")
    expect(game, Ann={"hand": [], "area": ["science3"] * 5})
    assert len(told(game, "take")) == len(told(game, "play")) == 2


def test_oligarchy_and_republic_CIV_3_6() -> None:
    game = civ(discard=["army1", "culture1", "culture1"], Ann={"area": ["utopia3"] * 5})
    play(game, "Ann: effect utopia 1")
    assert asked(game)[1] == {"army1", "culture1"}
    play(game, "Ann: culture1")
    expect(game, discard=["army1", "culture1"], Ann={"hand": ["culture1"]})
    game = civ(discard=["army1", "culture1", "culture1"], Ann={"area": ["utopia3"] * 5})
    play(game, "Ann: effect utopia 2", "Ann: culture1", "Ann: army1")
    expect(game, discard=["culture1"], Ann={"hand": ["culture1", "army1"]})


@pytest.mark.parametrize(
    ("pile", "levels"), [(0, set()), (1, {"effect utopia 1"}), (2, {"effect utopia 1", "effect utopia 2"})]
)
def test_utopia_needs_cards_in_the_discard_pile_CIV_4_8(pile: int, levels: set[str]) -> None:
    game = civ(discard=["army1"] * pile, Ann={"area": ["utopia3"] * 5})
    assert asked(game)[1] == levels | {"discard utopia", "end"}


def inspired(deck: list[str] | None = DECK, **ann: object) -> Game:
    """Ann has the most Culture cards; Ben offers both levels of Army, Cat level 1 of Religion."""
    return civ(
        3,
        deck=deck,
        Ann={"hand": ["army1", "army2"], "area": ["culture1", "culture2"], **ann},
        Ben={"area": ["army2"] * 5 + ["culture1"]},
        Cat={"area": ["religion1"] * 3},
    )


def test_inspiration_copies_what_others_offer_CIV_3_7() -> None:
    game = inspired()
    copies = {"copy Ben army 1", "copy Ben army 2", "copy Cat religion 1"}
    assert asked(game)[1] == copies | {"end"}
    play(game, "Ann: copy Ben army 1", "Ann: army2")
    expect(game, discard=["army2"], coin={"player": "Ben", "domain": "army", "by": "Ann"})
    assert asked(game)[1] == {"end"}  # one copy per turn
    with pytest.raises(IllegalMove, match=r"\(CIV-3\.7\)"):
        game.choose("copy Cat religion 1")
    (copied,) = told(game, "copy")
    assert copied.data["culture"] == {"Ann": 2, "Ben": 1, "Cat": 0}
    assert (copied.data["count"], copied.data["needed"], copied.data["ability"]) == (5, 3, "assassination")


def test_a_copy_counts_as_that_domains_effect_CIV_3_7() -> None:
    game = inspired(area=["culture1", "culture2", "army1", "army1", "army1"])
    play(game, "Ann: copy Ben army 1", "Ann: army1")
    assert asked(game)[1] == {"discard army", "end"}
    game = inspired(area=["culture1", "culture2", "army1", "army1", "army1"])
    play(game, "Ann: effect army 1", "Ann: army1")
    assert asked(game)[1] == {"copy Cat religion 1", "discard army", "end"}


def test_ones_own_effects_are_not_copied_CIV_3_7() -> None:
    game = inspired(area=["culture1", "culture2", "science1", "science1", "science1"])
    assert not [key for key in asked(game)[1] if key.startswith("copy Ann")]
    with pytest.raises(IllegalMove, match=r"\(CIV-3\.7\)"):
        game.choose("copy Ann science 1")


@pytest.mark.parametrize(
    ("mine", "theirs", "open_"), [(1, 0, True), (1, 1, False), (2, 1, True), (2, 3, False), (0, 0, False)]
)
def test_more_culture_than_every_other_CIV_3_7(mine: int, theirs: int, open_: bool) -> None:
    game = civ(
        3,
        Ann={"hand": ["army1"], "area": ["culture1"] * mine},
        Ben={"area": ["army1"] * 3},
        Cat={"area": ["culture3"] * theirs},
    )
    assert ("copy Ben army 1" in asked(game)[1]) == open_
    if not open_:
        with pytest.raises(IllegalMove, match=r"\(CIV-3\.7\)"):
            game.choose("copy Ben army 1")
    play(game, "Ann: end")
    assert bool(told(game, "nothing", why="culture")) == (mine > 0 and not open_)


def test_a_copy_only_in_full_CIV_4_8() -> None:
    game = inspired(hand=["army1"])
    assert asked(game)[1] == {"copy Ben army 1", "copy Cat religion 1", "end"}


def test_the_coin_goes_back_when_your_turn_begins_CIV_3_7() -> None:
    game = inspired(deck=None)
    play(game, "Ann: copy Cat religion 1", "Ann: end")
    expect(game, turn="Ben", coin={"player": "Cat", "domain": "religion", "by": "Ann"})
    play(game, "Ben: end", "Cat: end")
    expect(game, turn="Ann", coin=None)
    assert told(game, "coin")[-1].data == {"why": "turn"}


def test_the_coin_goes_back_when_culture_is_level_CIV_3_7() -> None:
    game = civ(
        Ann={"hand": ["army1"], "area": ["culture1", "culture1"]},
        Ben={"hand": ["culture2", "culture3"], "area": ["economy3"] * 3 + ["culture1"]},
    )
    play(game, "Ann: copy Ben economy 1")
    # Looked at when the effect is finished, not when the Culture card has left.
    assert [event.kind for event in game.events][-2:] == ["play", "coin"]
    expect(game, coin=None, Ann={"area": ["culture1", "army1"]})
    assert told(game, "coin")[-1].data == {"why": "culture", "count": 1, "others": ["Ben"]}


def test_the_coin_goes_back_after_a_play_CIV_3_7() -> None:
    coin = {"player": "Ben", "domain": "army", "by": "Ann"}
    game = civ(
        turn="Ben", step="play", coin=coin, Ann={"area": ["culture1"]}, Ben={"hand": ["culture2", "army1"]}
    )
    other = game.clone()
    play(game, "Ben: play culture2")
    expect(game, coin=None)
    play(other, "Ben: play army1")
    expect(other, coin=coin)


def test_a_partner_counts_as_another_player_for_culture_CIV_5_4() -> None:
    game = civ(
        4,
        options=TEAMS,
        Ann={"area": ["culture1"]},
        Cat={"area": ["culture2", "religion1", "religion1"]},
    )
    assert asked(game)[1] == {"end"}
    game = civ(
        4,
        options=TEAMS,
        Ann={"area": ["culture1"]},
        Cat={"area": ["religion1", "religion1"]},
    )
    assert asked(game)[1] == {"copy Cat religion 1", "end"}
