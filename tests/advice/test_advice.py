"""Hints, reviews and practice: what is said must hold, and luck is nobody's fault."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from itertools import islice

import pytest

import engine
from cards.terms import LANGUAGES
from engine.advice import (
    Hint,
    Judged,
    Mark,
    best_by_far,
    hint,
    outlook,
    practice,
    reasons,
    review,
    rival,
    searched,
)
from engine.civ import prospects as civ
from engine.game import Game
from engine.innovation import prospects as innovation
from engine.opponents import Random
from engine.opponents.match import play
from engine.opponents.search import Candidate, Search
from engine.winning import Gain, weights
from tutor.pages.review import Review
from tutor.story.advice import advice, in_favour, judgement, motive, overlooked, where_to_look
from tutor.words import said

BEFORE_VICTORY = """
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  actions: 1
  players:
    Ann:
      achievements: [1, 2, 3, empire, world]
      score: [machine_tools, vaccination, classification, encyclopedia]
      hand: [oars]
      board: {blue: [chemistry]}
    Bob:
      achievements: [5, 6, 7, monument, wonder]
      score: [bicycle, combustion, electricity]
      hand: [tools]
      board: {yellow: [agriculture], green: [navigation]}
"""


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


def test_a_better_attack_says_what_it_aims_at() -> None:
    """Bob lacks one card of Army: an attack is better than none if it takes another from him."""
    game = engine.load(
        """
aula: 1
game: civ
players: [Ann, Bob]
position:
  turn: Ann
  step: effects
  players:
    Ann: {hand: [religion1], area: [army1, army1, economy1, economy1, culture1, culture1]}
    Bob: {hand: [economy1, science1, religion1], area: [army1, army1, army1, army1, army2, army2, army2]}
"""
    )
    module = import_module("engine.advice.review")  # The package has a function of that name.
    judged = module.judged(game, "end")
    assert judged.instead[0] == ("Ann", "discard army")
    endings = {"en": "Attack (discard effect of Army), then Army", "it": "poi Esercito", "fr": "puis Armée"}
    for language in LANGUAGES:
        assert judgement(game, judged, language)[0].endswith(endings[language])


def test_what_turns_on_a_draw_is_not_told_of_the_better_answer() -> None:
    """What Experiment takes is known beforehand, and what is played, but not what Breakthrough leaves."""
    game = engine.load(
        """
aula: 1
game: civ
players: [Ann, Bob]
position:
  turn: Ann
  step: effects
  players:
    Ann: {hand: [religion1], area: [science1, science1, science1, army1]}
    Bob: {hand: [economy1, army1, army1], area: [army1]}
"""
    )
    breakthrough = (("Ann", "discard science"), ("Ann", "religion1"), ("Ann", "army1"))
    experiment = (("Ann", "effect science 1"), ("Ann", "army1"), ("Ann", "religion1"), ("Ann", "end"))
    for instead, told in ((breakthrough, "Science)"), (experiment, "then Army I, then Religion I")):
        judged = Judged(0, "Ann", "end", instead[0][1], 0.5, 0.2, 0.0, {}, (), instead)
        assert judgement(game, judged, "en")[0].endswith(told)


def test_of_the_better_answer_only_its_action_is_told() -> None:
    """What Ann does by her next action, and what Bob answers, is not part of it."""
    game = engine.load(BEFORE_VICTORY.replace("actions: 1", "actions: 2"))
    for player in ("Ann", "Bob"):
        instead = (("Ann", "meld oars"), (player, "draw"))
        judged = Judged(0, "Ann", "draw", "meld oars", 0.5, 0.2, 0.0, {}, (), instead)
        assert judgement(game, judged, "en")[0].endswith("Better: Meld Oars")


def test_a_blunder_without_a_reason_says_what_may_follow() -> None:
    """Nothing of what lies on the table tells that Bob gets the card he lacks; what he does with it does."""
    game = engine.load(BEFORE_VICTORY)
    line = (("Ann", "draw"), ("Bob", "achieve 4"))
    judged = Judged(0, "Ann", "draw", "achieve 4", 0.5, 0.2, 0.0, {}, line)
    assert in_favour(game, judged, "en") == "What may follow: Bob achieves period 4."
    assert (
        in_favour(game, replace(judged, line=line[:1]), "en")
        == "The difference shows only some actions later."
    )


def test_weights_and_words_belong_to_the_numbers() -> None:
    for game, names in (("innovation", innovation.NAMES), ("civ", civ.NAMES)):
        assert tuple(weights(game)) == names
        for name in names:
            assert len({said(f"reason_{game}_{name}", language) for language in LANGUAGES}) > 1


@pytest.fixture(scope="module")
def finished() -> Game:
    return play("civ", ["random", "distracted"], seed=2)


def test_a_review_judges_by_what_could_be_known(finished: Game) -> None:
    """Every own answer with a choice is judged, as soon as possible, and alike by the same seed."""
    found = list(islice(review(finished, "Ann", iterations=60), 12))
    assert found == list(islice(review(finished, "Ann", iterations=60), 12))
    for judged in found:
        assert finished.moves[judged.number] == ("Ann", judged.played)
        assert 0 <= judged.loss <= 1
        assert judged.accepted == (judged.loss < 0.03)
        assert -1 <= judged.luck <= 1
    with pytest.raises(ValueError, match="Eve does not play"):
        next(review(finished, "Eve"))


@pytest.mark.parametrize("held", ["army1", "religion1"])
def test_what_others_hold_is_no_luck(held: str) -> None:
    """Bob has four cards of Army. Whether he holds more Ann cannot know, and her play does not show it."""
    game = engine.load(
        f"""
aula: 1
game: civ
players: [Ann, Bob]
position:
  turn: Ann
  players:
    Ann: {{hand: [culture1, science1, religion1], area: [army1, religion1, science1, culture1, culture1]}}
    Bob: {{hand: [{held}, {held}, {held}], area: [army1, army1, army1, army1]}}
"""
    )
    after = game.at(0)
    after.choose("play culture1")
    module = import_module("engine.advice.review")  # The package has a function of that name.
    assert module.judged(game, "play culture1", after, iterations=60).luck == pytest.approx(0, abs=0.02)


def test_to_pass_over_a_victory_is_a_blunder() -> None:
    game = engine.load(BEFORE_VICTORY)
    game.choose("draw")
    judged = next(review(game, "Ann", iterations=200))
    assert (judged.played, judged.best, judged.mark) == ("draw", "achieve 4", Mark.BLUNDER)
    texts = [judgement(game.at(0), judged, language)[0] for language in LANGUAGES]
    assert texts[0].startswith("Blunder")
    assert len(set(texts)) == 3
    assert in_favour(game.at(0), judged, "en") == "In its favour: more achievements."
    turned = overlooked(game.at(0), judged)
    assert turned is not None
    assert turned.rule == "INN-6.1"
    assert len({turned.remark(language).text for language in LANGUAGES}) == 3
    for learner, rules in ((True, {"INN-6.1"}), (False, set())):
        shown = Review(game, 0, "Ann", learner=learner)
        shown.go_on()
        assert shown.take_overlooked() == rules
        assert not shown.take_overlooked(), "only what is new"


def test_a_hint_compares_after_as_much_thought() -> None:
    """The answer with which the best is compared has been tried nearly as often."""
    search = searched(engine.load(BEFORE_VICTORY), iterations=200)
    other = rival(search)
    assert other is not None
    assert other.key not in hint(search).equal
    visits = {key: edge.visits for key, edge in search.root.items()}
    assert visits[other.key] == visits["achieve 4"] - 1


def test_an_effect_that_was_not_used_is_a_rule_overlooked() -> None:
    """Ann ends her turn although she could look up seven cards: the effect is named with its rule."""
    game = engine.load(
        """
aula: 1
game: civ
players: [Ann, Bob]
position:
  turn: Ann
  step: effects
  players:
    Ann: {hand: [army1, army1], area: [religion1, religion1, religion1, religion1, religion1]}
    Bob: {hand: [economy1, army1, army1], area: [science1, army1]}
"""
    )
    for played, rule in (("end", "CIV-3.1"), ("effect religion 1", None)):
        judged = Judged(0, "Ann", played, "effect religion 2", 0.5, 0.2, 0.0)
        turned = overlooked(game, judged)
        assert (turned and turned.rule) == rule


def test_sharing_is_overlooked_only_where_the_better_answer_avoids_it() -> None:
    """Bob has castles enough to share Metalworking and The Wheel alike, but too few bulbs for Writing."""
    game = engine.load(
        """
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  players:
    Ann: {board: {blue: [writing], red: [metalworking], green: [the_wheel]}, hand: [oars]}
    Bob: {board: {yellow: [masonry], red: [archery], purple: [mysticism]}, hand: [tools]}
"""
    )
    for better, rule in (("dogma writing", "INN-5.4"), ("dogma the_wheel", None)):
        judged = Judged(0, "Ann", "dogma metalworking", better, 0.5, 0.2, 0.0)
        turned = overlooked(game, judged)
        assert (turned and turned.rule) == rule


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

    def watched(game: Game, iterations: int) -> Search:
        searches.append(searched(game, iterations=iterations))
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


def test_before_somebody_is_blamed_several_look_at_it_anew_and_for_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In other deals, and all of the same two answers; an answer that is good is looked at once."""
    module = import_module("engine.advice.review")  # The package has a function of that name.
    searches: list[Search] = []

    def watched(game: Game, seed: int, iterations: int) -> Search:
        searches.append(searched(game, seed, iterations))
        return searches[-1]

    monkeypatch.setattr(module, "searched", watched)
    for played, looks in (("achieve 4", 1), ("draw", 1 + module.JUDGES)):
        searches.clear()
        found = module.judged(engine.load(BEFORE_VICTORY), played, seed=7, iterations=20)
        assert found.best == "achieve 4"
        assert len({search.seed for search in searches}) == len(searches) == looks
        for search in searches[1:]:
            tried = {one.key: one.share * search.iterations for one in search.tried}
            assert search.iterations > searches[0].iterations
            assert tried["draw"] + 1 >= tried["achieve 4"], "with as much thought"


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
