"""Everything that can be done with a draft, for both games, and what it leaves in the file."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.errors import IllegalMove, ScenarioError
from tests.editor.table import civ, innovation
from tutor.pages.edit import Draft, open_draft
from tutor.pages.edit.checks import warnings
from tutor.pages.edit.starts import by_chance, of_game, of_record
from tutor.pages.edit.written_file import Refused


def position(draft: Draft) -> Any:
    """The position as plain data."""
    return draft.scenario.said["position"]


# Innovation


def test_cards_lie_where_they_are_put() -> None:
    draft = innovation()
    draft.put("banking", "0/green")
    draft.put("compass", "0/green")
    draft.put("sailing", "0/green", -1)
    assert draft.zones["0/green"] == ["compass", "banking", "sailing"]
    draft.arrange("0/green", 2, 0)
    assert draft.zones["0/green"] == ["sailing", "compass", "banking"]
    draft.put("compass", "1/score")
    assert position(draft)["players"] == {
        "Ann": {"board": {"green": ["sailing", "banking"]}},
        "Bob": {"score": ["compass"]},
    }
    draft.put("compass", "unused")
    assert "Bob" not in position(draft)["players"]


def test_a_card_lies_only_where_it_fits() -> None:
    draft = innovation()
    with pytest.raises(Refused):
        draft.put("banking", "0/red")
    with pytest.raises(Refused):
        draft.put("banking", "supply/6")


def test_a_pile_that_shrinks_to_one_card_is_no_longer_splayed_inn_8_3() -> None:
    draft = innovation()
    for card in ("banking", "compass"):
        draft.put(card, "0/green")
    draft.splay("0/green", "up")
    draft.splay("0/green", "right")
    green = position(draft)["players"]["Ann"]["board"]["green"]
    assert green == {"cards": ["compass", "banking"], "splay": "right"}
    draft.put("compass", "1/hand")
    assert position(draft)["players"]["Ann"]["board"]["green"] == ["banking"]
    draft.put("compass", "0/green", -1)
    draft.splay("0/green", "left")
    draft.splay("0/green", None)
    assert position(draft)["players"]["Ann"]["board"]["green"] == ["banking", "compass"]


def test_supply_piles_are_shuffled_listed_or_empty() -> None:
    draft = innovation()
    draft.put("tools", "0/hand")
    draft.put("oars", "supply/1")
    assert draft.zones["supply/1"][0] == "oars"
    assert len(draft.zones["supply/1"]) == 14
    draft.pile(1, "shuffled")
    assert not draft.named
    draft.pile(2, "empty")
    draft.pile(10, "listed")
    assert list(position(draft)["piles"]) == ["2", "10"]
    draft.put("calendar", "supply/2")
    draft.put("calendar", "0/hand")
    assert position(draft)["piles"]["2"] == []
    draft.put("software", "removed")
    assert position(draft)["removed"] == ["software"]


def test_achievements_have_one_owner() -> None:
    draft = innovation()
    draft.achieve("4", 0)
    draft.achieve("empire", 0)
    draft.achieve("4", 1)
    assert draft.achieved == [(0, "empire"), (1, "4")]
    draft.achieve("5", None, out=True)
    assert position(draft)["periods"] == [1, 2, 3, 6, 7, 8, 9]
    draft.achieve("4", None)
    assert position(draft)["periods"] == [1, 2, 3, 4, 6, 7, 8, 9]
    draft.achieve("5", 0)
    assert position(draft)["players"]["Ann"]["achievements"] == ["empire", 5]


def test_turn_and_actions() -> None:
    draft = innovation()
    draft.act(1)
    draft.take_turn("Bob")
    game = draft.played().game
    assert game is not None
    assert (game.decision.player, game.state["actions"]) == ("Bob", 1)  # type: ignore[union-attr]
    draft.take_turn(None)
    assert "position" not in draft.scenario.said
    assert draft.played().game.decision.kind == "setup"  # type: ignore[union-attr]


@pytest.mark.parametrize("key", ["tucked", "scored"])
def test_what_counts_for_monument_is_kept_and_goes_with_its_turn(key: str) -> None:
    draft = open_draft(innovation().text.replace("turn: Ann", f"turn: Ann\n  players: {{Bob: {{{key}: 4}}}}"))
    assert not warnings(draft, "en")
    draft.put("oars", "1/hand")
    assert position(draft)["players"] == {"Bob": {"hand": ["oars"], key: 4}}
    assert open_draft(draft.text).text == draft.text
    draft.take_turn("Ann")
    assert position(draft)["players"]["Bob"][key] == 4
    draft.take_turn("Bob")
    assert position(draft) == {"turn": "Bob", "players": {"Bob": {"hand": ["oars"]}}}
    assert not warnings(draft, "en")


# CIV


def test_what_was_done_in_a_turn_is_kept_and_goes_with_it() -> None:
    begun = civ().text.replace(
        "turn: Ann", "turn: Ann\n  step: effects\n  used: [science, discard army, copy]"
    )
    draft = open_draft(begun.replace("turn: Ann", "turn: Ann\n  players: {Ann: {limit: 5}}"))
    assert not warnings(draft, "en")
    draft.put("army1", "0/hand")
    draft.rename(0, "copy")
    assert position(draft) == {
        "turn": "copy",
        "step": "effects",
        "used": ["science", "discard army", "copy"],
        "players": {"copy": {"hand": ["army1"], "limit": 5}},
    }
    draft.rename(0, "Cleo")
    assert position(draft)["used"] == ["science", "discard army", "copy"]
    draft.take_turn(None)
    assert position(draft) == {"players": {"Cleo": {"hand": ["army1"]}}}
    assert not warnings(draft, "en")


def test_cards_of_civ_are_taken_from_those_that_are_left() -> None:
    draft = civ()
    for _ in range(8):
        draft.put("army1", "0/hand", -1)
    with pytest.raises(Refused):
        draft.put("army1", "1/hand")
    draft.put("army1", "1/area", -1, ("0/hand", 3))
    draft.put("science2", "discard")
    assert position(draft)["players"] == {"Ann": {"hand": ["army1"] * 7}, "Bob": {"area": ["army1"]}}
    assert draft.unused().count("science2") == 7


def test_a_deck_that_is_written_down_gives_its_cards() -> None:
    draft = civ()
    draft.pile("listed")
    assert len(draft.zones["deck"]) == 104
    draft.put("utopia3", "0/hand")
    assert draft.zones["deck"].count("utopia3") == 15
    draft.vote(1, "army", 2)
    draft.bar(0, "army", True)
    assert draft.zones["deck"].count("utopia3") == 13
    assert len(draft.zones["deck"]) == 100
    draft.pile("empty")
    assert position(draft)["deck"] == []
    draft.pile("shuffled")
    assert "deck" not in position(draft)


def test_embargo_democracy_coin_step_and_first() -> None:
    draft = civ()
    draft.vote(1, "science", 2)
    draft.bar(0, "army", True)
    draft.lay_coin(("Ann", "army", "Bob"))
    draft.come_to("effects")
    draft.begin_with("Bob")
    assert position(draft) == {
        "turn": "Ann",
        "first": "Bob",
        "step": "effects",
        "coin": {"player": "Ann", "domain": "army", "by": "Bob"},
        "players": {"Ann": {"embargo": {"army": "economy1"}}, "Bob": {"democracy": {"science": 2}}},
    }
    assert draft.played().game is not None
    draft.vote(1, "science", 0)
    draft.bar(0, "army", False)
    draft.lay_coin(None)
    draft.come_to(None)
    draft.begin_with(None)
    assert position(draft) == {"turn": "Ann"}


def test_an_embargo_that_names_no_card_can_be_lifted() -> None:
    draft = open_draft(civ().text.replace("turn: Ann", "turn: Ann\n  players: {Bob: {embargo: [army]}}"))
    draft.bar(1, "science", True)  # type: ignore[attr-defined]
    assert position(draft)["players"] == {"Bob": {"embargo": ["army", "science"]}}
    draft.bar(1, "army", False)  # type: ignore[attr-defined]
    assert position(draft)["players"] == {"Bob": {"embargo": ["science"]}}


# Who plays, and what the file says about itself


def test_players_come_go_and_change_seats() -> None:
    draft = innovation()
    draft.add_player("Cleo")
    draft.add_player("Dan")
    draft.put("oars", "2/hand")
    draft.option("teams", "on")
    draft.move_player(2, 0)
    assert draft.players == ("Cleo", "Ann", "Bob", "Dan")
    assert draft.scenario.options["teams"] == [["Cleo", "Bob"], ["Ann", "Dan"]]
    assert draft.zones["0/hand"] == ["oars"]
    with pytest.raises(Refused):
        draft.add_player("Eve")
    with pytest.raises(Refused):
        draft.rename(0, "Ann")
    draft.take_turn("Cleo")
    draft.remove_player(0)
    assert draft.players == ("Ann", "Bob", "Dan")
    assert draft.turn == "Ann"
    assert draft.scenario.options == {}
    with pytest.raises(Refused):
        draft.option("teams", "on")
    draft.remove_player(2)
    with pytest.raises(Refused):
        draft.remove_player(1)


def test_the_moves_of_a_player_who_leaves_go_too() -> None:
    draft = innovation()
    draft.add_player("Cleo")
    for key in ("draw", "draw", "draw"):
        draft.record(len(draft.entries), key)
    draft.remove_player(1)
    assert draft.entries == ({"Ann": "draw"}, {"Ann": "draw"})


def test_options_of_each_game() -> None:
    draft, other = innovation(), civ()
    draft.option("monument", "separate")
    other.option("setup", "draft")
    assert draft.scenario.options == {"monument": "separate"}
    assert other.scenario.options == {"setup": "draft"}
    draft.option("monument", None)
    assert "options" not in draft.data


def test_words_in_one_or_more_languages() -> None:
    draft = open_draft(innovation().text.replace("game: innovation", "game: innovation\ntitle: Hello"))
    draft.say("title", "it", "Ciao")
    draft.say("goal", "fr", "Voir\nqui partage")
    assert draft.scenario.said["title"] == {"en": "Hello", "it": "Ciao"}
    assert draft.scenario.said["goal"] == {"fr": "Voir\nqui partage"}
    draft.say("title", "en", "")
    draft.say("goal", "fr", " ")
    assert draft.scenario.said["title"] == {"it": "Ciao"}
    assert "goal" not in draft.scenario.said


def test_author_licence_seed_language_and_rules() -> None:
    draft = innovation()
    for key, text in (("author", "A  Teacher"), ("licence", "CC0"), ("seed", "12"), ("language", "it")):
        draft.tell(key, text)
    draft.show_rules(["INN-5.4", "INN-5.4", "INN-8.2"])
    said = draft.scenario.said
    assert [said[key] for key in ("author", "licence", "seed", "language")] == ["A Teacher", "CC0", 12, "it"]
    assert said["rules"] == ["INN-5.4", "INN-8.2"]
    with pytest.raises(ScenarioError, match=r"INN-99\.9"):
        draft.show_rules(["INN-99.9"])
    draft.tell("author", "")
    assert "author" not in draft.scenario.said


# Moves, notes, questions


def test_moves_are_recorded_by_playing_them() -> None:
    draft = innovation()
    assert draft.record(0, "draw")
    assert not draft.record(0, "draw"), "the same answer again is the one that is there"
    draft.write_entry(0, {"note": {"en": "First"}}, new=True)
    assert draft.record(2, "draw")
    assert [*draft.entries] == [{"note": {"en": "First"}}, {"Ann": "draw"}, {"Ann": "draw"}]
    with pytest.raises(IllegalMove):
        draft.record(1, "achieve 9")


def test_another_answer_replaces_the_one_that_was_there() -> None:
    draft = innovation()
    draft.put("tools", "0/hand")
    for key in ("draw", "draw"):
        draft.record(len(draft.entries), key)
    assert draft.record(0, "meld tools")
    assert [*draft.entries] == [{"Ann": "meld tools"}, {"Ann": "draw"}]


def test_what_no_longer_fits_stays_and_is_known() -> None:
    draft = innovation()
    draft.put("tools", "0/hand")
    draft.record(0, "meld tools")
    draft.record(1, "draw")
    draft.put("tools", "1/hand")
    played = draft.played()
    assert played.misfit is not None
    assert played.misfit[0] == 0
    assert len(draft.entries) == 2
    assert draft.at(2).moves == []


def test_entries_are_changed_moved_deleted_and_cut() -> None:
    draft = innovation()
    draft.record(0, "draw")
    draft.write_entry(1, {"note": {"en": "A"}}, new=True)
    draft.write_entry(2, {"ask": {"count": "Ann.hand"}}, new=True)
    draft.write_entry(1, {"note": {"en": "B", "it": "C"}}, new=False)
    draft.move_entry(1, 0)
    assert [next(iter(entry)) for entry in draft.entries] == ["note", "Ann", "ask"]
    assert draft.entries[0] == {"note": {"en": "B", "it": "C"}}
    draft.delete_entry(1)
    assert [next(iter(entry)) for entry in draft.entries] == ["note", "ask"]
    draft.cut(1)
    assert draft.entries == ({"note": {"en": "B", "it": "C"}},)


def test_a_question_that_is_none_is_refused() -> None:
    draft = innovation()
    with pytest.raises(ScenarioError, match="role"):
        draft.write_entry(0, {"ask": {"who": {"key": "draw", "role": "sleeps"}}}, new=True)


# Beginning


@pytest.mark.parametrize("game", ["innovation", "civ"])
@pytest.mark.parametrize("turns", [1, 9, 60])
def test_a_game_by_chance_can_be_gone_on_with(game: str, turns: int) -> None:
    draft = open_draft(by_chance(game, ["Ann", "Bob", "Cleo"], "it", 3, turns))
    played = draft.played()
    assert played.trouble is None
    assert played.game is not None
    assert played.game.decision is not None
    assert "'1'" not in draft.text


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_the_present_point_of_a_game_is_the_same_in_the_draft(game: str) -> None:
    played = engine.new(game, ["Ann", "Bob"], seed=4)
    for _ in range(30):
        draft = open_draft(of_game(played))
        assert draft.played().misfit is None
        again = draft.played().game
        assert again is not None
        mine, theirs = played.position(None)["players"], again.position(None)["players"]
        for name in played.players:
            assert mine[name]["hand"] == theirs[name]["hand"]
        assert again.decision is not None
        assert played.decision is not None
        assert again.decision.keys == played.decision.keys
        played.choose(played.decision.keys[len(played.moves) % len(played.decision.keys)])


def test_a_record_becomes_a_draft() -> None:
    game = engine.new("innovation", ["Ann", "Bob"], seed=2)
    for _ in range(5):
        assert game.decision is not None
        game.choose(game.decision.keys[0])
    draft = open_draft(of_record(game.record()))
    assert draft.played().game.moves == game.moves  # type: ignore[union-attr]
