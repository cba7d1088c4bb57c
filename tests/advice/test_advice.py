"""Hints, motives and practice: what is said must hold."""

from __future__ import annotations

import pytest

import engine
from cards.terms import LANGUAGES
from engine.advice import (
    Hint,
    Judged,
    best_by_far,
    hint,
    outlook,
    practice,
    reasons,
    rival,
    searched,
)
from engine.civ import prospects as civ
from engine.game import Game
from engine.innovation import prospects as innovation
from engine.opponents import Random
from engine.opponents.search import Candidate, Search
from engine.winning import Gain, weights
from tests.advice.table import BEFORE_VICTORY
from tutor.story.advice import advice, in_favour, motive, where_to_look
from tutor.words import said


def test_a_hint_sees_the_victory() -> None:
    """Ann has 24 points and a top card of value 5: she achieves period 4 and has won, or else Bob will."""
    search = searched(engine.load(BEFORE_VICTORY), iterations=200)
    found = hint(search)
    assert found.best.key == "achieve 4"
    assert found.best.chance == 1.0
    assert found.line == (("Ann", "achieve 4"),)
    assert found.equal == ("achieve 4",)
    assert sum(one.share for one in found.tried) == pytest.approx(1)


def test_a_search_goes_on_where_it_stopped() -> None:
    game = engine.load(BEFORE_VICTORY)
    whole, pieces = searched(game, 3, 120), searched(game, 3, 0)
    for _ in range(8):
        pieces.step(15)
    assert hint(pieces) == hint(whole)


def test_what_is_certain_is_told_apart_from_what_is_likely() -> None:
    """Who shares Ann's Writing is certain; what is drawn nobody knows but for its value."""
    game = engine.load(
        """
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  players:
    Ann: {board: {blue: [writing]}, hand: [oars]}
    Bob: {board: {green: [sailing]}, hand: [tools]}
"""
    )
    ahead = outlook(searched(game, iterations=100), "dogma writing")
    roles = [event.data["role"] for event in ahead.certain if event.kind == "affect"]
    assert roles == ["immune", "acts"]
    drawn = [one for one in ahead.likely if one.event.kind == "draw"]
    assert [(one.event.data["card"], one.share) for one in drawn] == [(2, 1.0)]
    assert all(0 < one.share <= 1 for one in ahead.likely)


def test_the_likeliest_is_told_first() -> None:
    """Sailing draws and melds a 1: of which colour, nobody knows."""
    text = """
aula: 1
game: innovation
players: [Ann, Bob]
position: {turn: Ann, players: {Ann: {board: {green: [sailing]}}, Bob: {hand: [oars]}}}
"""
    ahead = outlook(searched(engine.load(text), iterations=20), "dogma sailing")
    shares = [one.share for one in ahead.likely]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1]


def test_answers_are_equal_that_are_tried_and_hardly_worse() -> None:
    tried = (
        Candidate("draw", 0.5, 0.60),
        Candidate("meld oars", 0.3, 0.59),
        Candidate("meld tools", 0.15, 0.50),
        Candidate("achieve 1", 0.01, 0.60),
    )
    assert Hint(100, tried, ()).equal == ("draw", "meld oars")


def test_what_was_answered_is_not_told_as_likely() -> None:
    """Ann discards the card she chooses: she need not be told that she will."""
    game = engine.load(
        """
aula: 1
game: civ
players: [Ann, Bob]
position:
  turn: Ann
  step: effects
  players:
    Ann: {hand: [army1, religion1], area: [army1, army1, army1]}
    Bob: {hand: [economy1, science1, religion1], area: [science1]}
"""
    )
    game.choose("effect army 1")
    search = searched(game, iterations=100)
    assert [remark.sure for remark in advice(search, "en")].count("likely") == 0


def test_reasons_are_parts_of_the_chance() -> None:
    search = searched(engine.load(BEFORE_VICTORY), iterations=100)
    parts = reasons(search, "meld oars", "draw")
    assert set(parts) == set(innovation.NAMES)
    assert parts["hand"].own < 0
    assert parts["hand"].others == pytest.approx(0)
    assert list(parts) == sorted(parts, key=lambda name: -abs(parts[name].total))


@pytest.mark.parametrize("players", [["Ann", "Bob"], ["Ann", "Bob", "Cat"]])
def test_what_is_for_one_is_as_much_against_the_others(players: list[str]) -> None:
    """What each has is compared with what the others have on average, so that nothing is left over."""
    game = engine.new("innovation", players, seed=5)
    bot = Random(5)
    while len(game.moves) < 40:
        game.choose(bot(game))
    every = [game.chance(name).parts for name in players]
    for name in weights("innovation"):
        assert sum(parts[name].total for parts in every) == pytest.approx(0, abs=1e-9)
    assert any(abs(gain.total) > 0.01 for gain in every[0].values())


def test_a_reason_is_more_of_something_good() -> None:
    """What is not good to have is no reason; less of something good is one, if others have it.

    That a period stays within reach, because it was not achieved, is no reason either.
    """
    game = engine.load(BEFORE_VICTORY)
    bad = min(weights("innovation"), key=weights("innovation").__getitem__)
    assert weights("innovation")[bad] <= 0
    for gains, told in (
        ({bad: Gain(0.5), "score": Gain(0.1)}, "In its favour: more points."),
        ({bad: Gain(0.5)}, "The difference shows only some actions later."),
        (
            {"within_reach": Gain(0.4), "achievements": Gain(-0.5), "score": Gain(0.1)},
            "In its favour: more points.",
        ),
        ({"within_reach": Gain(0.8), "achievements": Gain(-0.5)}, "In its favour: a period within reach."),
        ({"within_reach": Gain(0.8), "achievements": Gain(0.5)}, "In its favour: a period within reach."),
        ({"score": Gain(0.1, 0.3)}, "Otherwise Bob would be better off: more points."),
    ):
        assert in_favour(game, Judged(0, "Ann", "draw", "achieve 4", 0.5, 0.2, 0.0, gains), "en") == told


def test_two_answers_are_compared_at_the_same_moment() -> None:
    """Holy Book is for the cards it lets Ann draw when her turn is over: only then is it weighed, too."""
    game = engine.load(
        """
aula: 1
game: civ
players: [Ann, Bob]
position:
  turn: Ann
  step: effects
  players:
    Ann: {hand: [army1, culture1, economy1], area: [religion1, religion1, religion1]}
    Bob: {hand: [economy1, science1, religion1], area: [science1, army1]}
"""
    )
    parts = reasons(searched(game, iterations=400), "effect religion 1", "end")
    assert parts["to_play"].total == pytest.approx(0), "it is Bob's turn both times"
    assert parts["best_with_hand"].own > 0
    judged = Judged(0, "Ann", "end", "effect religion 1", 0.5, 0.2, 0.0, parts)
    assert in_favour(game, judged, "en") == "In its favour: cards in hand for the best domain."


def test_what_the_rest_of_the_turn_brings_anyway_is_not_compared() -> None:
    """Bob could achieve period 1, too: Ann does by either of her actions, and has it earlier by the first."""
    game = engine.load(
        """
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  actions: 2
  players:
    Ann: {score: [fermenting, currency, metalworking], board: {blue: [writing]}, hand: [oars]}
    Bob: {score: [calendar, mathematics, archery], board: {yellow: [agriculture]}, hand: [tools]}
"""
    )
    search = searched(game, iterations=200)
    search.give_thought("draw")
    parts = reasons(search, "achieve 1", "draw")
    assert parts["achievements"].own == pytest.approx(weights("innovation")["achievements"] / 6)


def test_an_attack_is_for_what_it_takes_from_the_other() -> None:
    """Ann attacks Army, of which Bob has seven: what she gains by it is that Bob has less."""
    game = engine.load(
        """
aula: 1
game: civ
players: [Ann, Bob]
position:
  turn: Ann
  step: effects
  players:
    Ann: {hand: [religion1, religion1], area: [army1, army1, economy1, economy1, culture1, culture1]}
    Bob: {hand: [economy1, science1, religion1], area: [army1, army1, army1, army1, army2, army2, army2]}
"""
    )
    search = searched(game, iterations=200)
    parts = reasons(search, "discard army", "end")
    assert parts["domains"].others > 0 > parts["domains"].own
    judged = Judged(0, "Ann", "end", "discard army", 0.5, 0.2, 0.0, parts)
    assert in_favour(game, judged, "en").startswith("Otherwise Bob")


def test_weights_and_words_belong_to_the_numbers() -> None:
    for game, names in (("innovation", innovation.NAMES), ("civ", civ.NAMES)):
        assert tuple(weights(game)) == names
        for name in names:
            assert len({said(f"reason_{game}_{name}", language) for language in LANGUAGES}) > 1


def test_a_hint_compares_after_as_much_thought() -> None:
    """The answer with which the best is compared has been tried nearly as often."""
    search = searched(engine.load(BEFORE_VICTORY), iterations=200)
    other = rival(search)
    assert other is not None
    assert other.key not in hint(search).equal
    visits = {key: edge.visits for key, edge in search.root.items()}
    assert visits[other.key] == visits["achieve 4"] - 1


def test_practice_has_one_best_answer() -> None:
    """A victory that one action wins is easy to find; at the beginning nothing is clearly the best."""
    game = engine.load(BEFORE_VICTORY)
    assert best_by_far(game, hasty="achieve 4", difficulty=1) == "achieve 4"
    assert best_by_far(game, hasty="achieve 4", difficulty=2) is None
    assert best_by_far(game, hasty="draw", difficulty=2) == "achieve 4"
    assert best_by_far(game, hasty="draw", difficulty=3) is None
    assert best_by_far(engine.new("civ", ["Ann", "Bob"], seed=3), "draw", 1) is None


def test_what_is_practised_has_been_looked_at_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a first look it goes on with the same search, and thinks as much about the best rival."""
    searches: list[Search] = []

    def watched(game: Game, *, iterations: int, settling: bool) -> Search:
        searches.append(searched(game, iterations=iterations, settling=settling))
        return searches[-1]

    monkeypatch.setattr(practice, "searched", watched)
    assert best_by_far(engine.load(BEFORE_VICTORY), hasty="achieve 4", difficulty=1)
    assert best_by_far(engine.load(BEFORE_VICTORY), hasty="draw", difficulty=1) is None
    far, short = searches
    assert short.iterations == practice.FIRST_LOOK
    most, second = sorted((edge.visits for edge in far.root.values()), reverse=True)[:2]
    assert far.iterations > practice.ITERATIONS
    # Each was followed in as many deals besides.
    assert second == most - 1


def test_hints_and_motives_are_said_in_every_language() -> None:
    search = searched(engine.load(BEFORE_VICTORY), iterations=100)
    assert where_to_look("achieve 4", "en") == "Look at the periods."
    said_in = [[sentence.text for sentence in advice(search, language)] for language in LANGUAGES]
    assert len(set(map(tuple, said_in))) == 3
    for language in LANGUAGES:
        sentences = list(advice(search, language))
        assert {sentence.sure for sentence in sentences} <= {"certain", "likely", "judgement"}
        assert all(sentence.rule for sentence in sentences if sentence.sure == "certain")
        assert "Ann" in motive(search, "achieve 4", language)


def test_when_the_deck_runs_out_majorities_count_instead_of_what_hegemony_still_needs() -> None:
    parts = []
    for deck in ("deck: [army1, army1]", ""):
        game = engine.load(
            f"""
aula: 1
game: civ
players: [Ann, Bob]
position:
  turn: Ann
  {deck}
  players:
    Ann: {{hand: [army1], area: [religion1, science1]}}
    Bob: {{hand: [economy1], area: [economy1, economy1, economy1]}}
"""
        )
        parts.append(game.chance("Ann").parts)
    late, early = parts
    assert late["ahead_late"].own > early["ahead_late"].own == 0
    assert 0 < late["best_with_hand"].own < early["best_with_hand"].own
    assert late["ahead_late"].others == 0, "Bob leads in one domain, Ann in two"
