"""Reviews: whoever is blamed could have known better, and luck is nobody's fault."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from itertools import islice

import pytest

import engine
from cards.terms import LANGUAGES
from engine.advice import Judged, Mark, review, searched
from engine.game import Game
from engine.opponents.match import play
from engine.opponents.search import Search
from engine.winning import chances
from tests.advice.table import BEFORE_VICTORY
from tutor.pages.review import Review
from tutor.story.advice import advice, ending, in_favour, judgement, overlooked


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


@pytest.mark.parametrize(("answered", "luck"), [("computers", 0.0), ("pass", 0.09)])
def test_what_another_does_as_expected_is_no_luck(answered: str, luck: float) -> None:
    """Bob shares Agriculture and is asked before Ann: a card for ten points is better than his Computers."""
    game = engine.load(
        """
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  actions: 1
  players:
    Ann: {board: {yellow: [agriculture]}, score: [tools], hand: [oars]}
    Bob: {board: {yellow: [fermenting], green: [the_wheel], blue: [pottery]}, hand: [computers]}
"""
    )
    game.choose("dogma agriculture")
    game.choose(answered)
    assert next(review(game, "Ann", iterations=200)).luck == pytest.approx(luck, abs=0.02)


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


def test_what_can_still_be_had_in_the_same_turn_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann draws three times, Bob between her second action and the first of her next turn."""
    game = engine.load(BEFORE_VICTORY.replace("actions: 1", "actions: 2"))
    for _ in range(5):
        game.choose("draw")
    assert [player for player, _ in game.moves] == ["Ann", "Ann", "Bob", "Bob", "Ann"]
    chances_then = {0: 0.9, 1: 0.88, 4: 0.7}

    def thought(past: Game, played: str, *_: object) -> Judged:
        number = len(past.moves)
        return Judged(number, "Ann", played, "achieve 4", chances_then[number], 0.3, 0.0)

    monkeypatch.setattr(import_module("engine.advice.review"), "judged", thought)
    assert [each.loss for each in review(game, "Ann")] == pytest.approx([0.02, 0.3, 0.3])


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


def test_before_somebody_is_blamed_several_look_at_it_anew_and_for_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In other deals, and all of the same two answers; an answer that is good is looked at once."""
    module = import_module("engine.advice.review")  # The package has a function of that name.
    searches: list[Search] = []

    def watched(game: Game, seed: int, iterations: int, *, settling: bool) -> Search:
        searches.append(searched(game, seed, iterations, settling=settling))
        return searches[-1]

    monkeypatch.setattr(module, "searched", watched)
    monkeypatch.setattr(module, "DOUBT", 1.0)
    for played, looks in (("achieve 4", 1), ("draw", 1 + module.JUDGES)):
        searches.clear()
        found = module.judged(engine.load(BEFORE_VICTORY), played, seed=7, iterations=20)
        assert found.best == "achieve 4"
        assert len({search.seed for search in searches}) == len(searches) == looks
        for search in searches[1:]:
            tried = {one.key: one.share * search.iterations for one in search.tried}
            assert search.iterations > searches[0].iterations
            assert tried["draw"] + 1 >= tried["achieve 4"], "with as much thought"


def test_an_end_that_is_a_few_answers_ahead_is_told_with_its_rule() -> None:
    """Whose victory it is depends on what is answered first; of a line that leads nowhere nothing is said."""
    one, two = (engine.load(BEFORE_VICTORY.replace("actions: 1", f"actions: {left}")) for left in (1, 2))
    wins = (("Ann", "meld oars"), ("Ann", "achieve 4"))
    loses = (("Ann", "draw"), ("Bob", "achieve 4"))
    six = "has 6 achievements: with two players, that wins the game."
    (at_once,) = ending(one, "Ann", wins[1:], "en")
    (next_,) = ending(two, "Ann", wins, "en")
    (lost,) = ending(one, "Ann", loses, "en", "advice_loses")
    assert at_once.text == f"It wins at once. Ann {six}"
    assert next_.text == f"It is likely to win with the next answer. Ann {six}"
    assert lost.text.endswith(f"lost with the next answer. Bob {six}")
    assert {remark.rule for remark in (at_once, next_, lost)} == {"INN-10.1"}
    assert not [*ending(one, "Ann", loses, "en")]
    assert not [*ending(two, "Ann", wins[:1], "en")]
    for game, line, opening in ((two, wins, "advice_wins"), (one, loses, "advice_loses")):
        told = [next(ending(game, "Ann", line, language, opening)).text for language in LANGUAGES]
        assert len(set(told)) == 3


def test_a_hint_tells_of_a_victory_behind_its_answer() -> None:
    """Ann melds a card of value 4, as period 4 asks for it, and wins with the next answer."""
    text = BEFORE_VICTORY.replace("actions: 1", "actions: 2").replace("[chemistry]", "[pottery]")
    search = searched(engine.load(text.replace("hand: [oars]", "hand: [gunpowder]")))
    told = [remark.text for remark in advice(search, "en")]
    assert told[0] == "Ann melds Gunpowder."
    assert any(text.startswith("It is likely to win with the next answer. Ann has 6") for text in told)


def test_no_more_of_them_look_than_need_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """To pass over a victory is a blunder beyond doubt."""
    module = import_module("engine.advice.review")  # The package has a function of that name.
    seeds: list[int] = []

    def watched(game: Game, seed: int, iterations: int, *, settling: bool) -> Search:
        seeds.append(seed)
        return searched(game, seed, iterations, settling=settling)

    monkeypatch.setattr(module, "searched", watched)
    assert module.judged(engine.load(BEFORE_VICTORY), "draw", iterations=20).mark is Mark.BLUNDER
    assert len(seeds) == 2


@pytest.mark.parametrize("settling", [False, True])
def test_who_settles_weighs_nothing_before_the_turn_is_ended(
    settling: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is still to be drawn counts for the answer that ends the turn, and for any other."""
    game = engine.load(
        """
aula: 1
game: civ
players: [Ann, Bob]
position:
  turn: Ann
  step: effects
  players:
    Ann: {hand: [], area: [science1, science1, science1]}
    Bob: {hand: [economy1, army1, army1], area: [science1, army1, army1]}
"""
    )
    open_turns: list[bool] = []

    def watched(game: Game) -> list[float]:
        open_turns.append(game.decision is not None and "end" in game.decision.keys)
        return chances(game)

    monkeypatch.setattr("engine.opponents.search.chances", watched)
    Search(game, 1, settling=settling).step(40)
    assert any(open_turns) == (not settling)
