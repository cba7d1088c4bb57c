"""Advice at a table of the app: a hint in steps, the review of a game, and trying again from there."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import engine
from cards.terms import LANGUAGES
from engine.opponents import Random
from tutor.pages.app import App
from tutor.pages.edit.link import linked
from tutor.story.leitner import Memory
from tutor.story.progress import Progress

STANDSTILL = """
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  players:
    Ann: {board: {red: [archery]}}
    Bob: {board: {yellow: [masonry], red: [oars]}}
"""
PLAYED = "?language=en&game=civ&players=Ann:random,Bob:greedy&seed=4&began=en"


def table(query: str, language: str = "en") -> App:
    app = App()
    app.answer({"do": "arrive", "query": f"{query}&language={language}", "languages": []})
    return app


def advice(app: App) -> dict[str, Any]:
    shown: dict[str, Any] = app.view()["content"]["advice"]
    return shown


def ways(app: App) -> dict[str, Any]:
    return {way["id"]: way["send"] for way in advice(app)["ways"]}


def ask_for_hint(app: App) -> list[list[dict[str, Any]]]:
    """All steps of a hint, one after the other."""
    steps = []
    message = ways(app)["hint"]
    while message:
        app.answer(message)
        told = advice(app)["hint"]
        steps.append(told["lines"])
        message = told["more"] and told["more"]["send"]
    return steps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_a_hint_says_more_with_each_step(game: str, language: str) -> None:
    app = table(f"?game={game}&players=Ann,Bob&seed=3", language)
    if game == "innovation":
        for _ in range(2):
            app.answer({"do": "choose", "key": app.desk.session.shown.decision.keys[0]})
    if "hint" not in ways(app):
        app.answer({"do": "ready"})
    steps = ask_for_hint(app)
    assert len(steps) == 5
    assert all(more[: len(less)] == less for less, more in pairwise(steps))
    assert len(steps[0]) == len(steps[1]) - 1 == 1
    assert {line["sure"] for line in steps[-1]} <= {"certain", "likely", "judgement"}


def test_a_hint_is_played_on_a_table_of_its_own() -> None:
    """With cards that are made up; the game itself stays where it is, and one comes back to it."""
    app = table("?game=civ&players=Ann,Bob:greedy&seed=3")
    keys = app.desk.session.shown.decision.keys
    _, _, why, line, _ = ask_for_hint(app)
    shown = app.scene()
    assert advice(app)["hint"]["on_table"]
    assert shown["timeline"]["at"] == 1
    moves = [key for _, key in app.sitting.hints.aside.session.current.game.moves]
    assert len(moves) == shown["timeline"]["last"] >= 1
    assert sum(key != "end" for key in moves) == len(line) - len(why), "no word of ends"
    assert not app.desk.session.shown.moves
    app.answer({"do": "go", "at": 0})
    assert app.scene()["timeline"]["at"] == 0
    assert app.desk.session.current.game.moves == []
    app.answer(advice(app)["hint"]["close"]["send"])
    assert tuple(answer["key"] for answer in app.scene()["ask"]["answers"]) == keys


def test_a_hint_goes_with_its_moment() -> None:
    app = table("?game=civ&players=Ann,Bob:greedy&seed=3")
    ask_for_hint(app)
    assert "hint" not in ways(app)
    app.answer({"do": "hint", "step": 3})
    app.answer({"do": "choose", "key": app.desk.session.shown.decision.keys[0]})
    assert advice(app)["hint"] is None
    app.answer({"do": "go", "at": 0})
    assert advice(app)["hint"] is not None
    app.answer({"do": "hint", "step": -1})
    assert advice(app)["hint"] is None


def test_nobody_is_advised_while_an_opponent_thinks() -> None:
    app = table("?game=civ&players=Ann:greedy,Bob&seed=3")
    assert app.scene()["ask"]["auto"]
    assert "hint" not in ways(app)
    app.answer({"do": "hint", "step": 0})
    assert advice(app)["hint"] is None


@pytest.fixture
def finished() -> App:
    app = table(PLAYED)
    while app.desk.session.shown.decision is not None:
        app.answer({"do": "next"})
    return app


def test_a_game_is_reviewed_piece_by_piece(finished: App) -> None:
    app = finished
    # As if a learner had played Ann.
    del app.desk.bots["Ann"]
    app.study.today = lambda: 100
    app.study.progress = Progress(
        facts={f"{rule}.a": Memory(4, 99) for rule in ("CIV-3.7", "CIV-4.1", "CIV-4.3")}
    )
    app.answer(ways(app)["review Ann"])
    pieces = [advice(app)["review"]]
    while pieces[-1]["more"]:
        app.answer(pieces[-1]["more"])
        pieces.append(advice(app)["review"])
    values = [piece["progress"]["value"] for piece in pieces]
    assert values == sorted(values)
    assert pieces[0]["curve"]["points"]
    assert pieces[0]["summary"] is None
    assert pieces[-1]["summary"].startswith("Blunders: ")
    points = pieces[-1]["curve"]["points"]
    asked = [number for number, (player, _) in enumerate(app.desk.session.shown.moves) if player == "Ann"]
    assert {point["at"] for point in points} <= set(asked)
    assert [part["word"] for part in pieces[-1]["curve"]["scale"]] == ["0%", "50%", "100%"]
    assert pieces[-1]["curve"]["to"] == f"Answer {len(app.desk.session.shown.moves)}"
    assert all(point["word"] == f"Answer {point['at'] + 1}: {point['chance']}%" for point in points)
    moments = pieces[-1]["moments"]
    assert moments, "somebody who answers by chance errs"
    overlooked = {moment["overlooked"]["rule"] for moment in moments if moment["overlooked"]}
    facts = app.study.progress.facts
    assert {fact for fact in facts if facts[fact].due == 100} == {f"{rule}.a" for rule in overlooked} & set(
        facts
    )
    assert pieces[-1]["summary"].endswith("review lesson.") == bool(overlooked)
    again(app, next(moment for moment in moments if moment["mark"] != "good"))


def again(app: App, moment: dict[str, Any]) -> None:
    """Go back to a moment, and give another answer there: it is judged as well, and so is the next one."""
    session = app.desk.session
    app.answer(moment["again"]["send"])
    assert session.at == moment["at"]
    assert session.shown.decision.player == "Ann"
    assert app.scene()["ask"]["note"].startswith("A moment of the game under review.")
    others = [key for key in session.shown.decision.keys if key != session.played]
    for key in others[:2]:
        app.answer(moment["again"]["send"])
        app.answer({"do": "choose", "key": key})
        assert session.current.id != 0
        assert advice(app)["review"]["verdict"]
        number = moment["at"] + 1
        note = f"Another try of the game under review, from answer {number} on."
        assert app.scene()["ask"]["note"].startswith(note)
    app.answer(advice(app)["review"]["close"]["send"])
    assert advice(app)["review"] is None


def test_a_moment_of_a_review_becomes_a_question_of_a_scenario(finished: App) -> None:
    finished.answer(ways(finished)["review Ann"])
    (point, *_) = advice(finished)["review"]["curve"]["points"]
    finished.answer({"do": "ask_best", "at": point["at"]})
    assert finished.address.page == "make"
    assert finished.workshop.draft is not None
    scenario = engine.load(finished.workshop.draft.text)
    assert scenario.decision is not None
    assert scenario.decision.player == "Ann"
    assert finished.workshop.draft.text.split()[-4:] == ["-", "ask:", "best:", "all"]
    made = finished.view()["content"]["draft"]
    assert made["name"] == f"what-is-best-for-ann-answer-{point['at'] + 1}.yaml"
    assert len({*scenario.scenario["title"].values()}) == len(LANGUAGES)


def test_whoever_looks_back_on_a_game_hands_over_no_screen() -> None:
    """All is over and was seen: the moments of each player open at once, with the eyes of that player."""
    app = table("?game=civ&players=Ann,Bob&seed=4&began=en")
    bots = {name: Random(seat) for seat, name in enumerate(("Ann", "Bob"))}
    while (decision := app.desk.session.shown.decision) is not None:
        app.answer({"do": "ready"})
        app.answer({"do": "choose", "key": bots[decision.player](app.desk.session.shown)})
    for player in ("Ann", "Bob"):
        app.answer({"do": "review", "player": player})
        (point, *_) = advice(app)["review"]["curve"]["points"]
        app.answer({"do": "again_from", "at": point["at"]})
        assert app.scene()["viewer"] == player
        assert len(app.scene()["ask"]["answers"]) > 1


def test_a_review_of_nobody_is_refused(finished: App) -> None:
    view = finished.answer({"do": "review", "player": "Eve"})["view"]
    assert view["content"]["advice"]["review"] is None


def test_a_scenario_is_played_on_against_opponents() -> None:
    app = table("?scenario=innovation/worked-example&step=5")
    first = app.desk.session.shown.decision.keys[0]
    app.answer({"do": "choose", "key": first})
    way = ways(app)["against"]
    app.answer(way)
    for _ in range(20):
        decision = app.desk.session.shown.decision
        assert app.desk.scene()["ask"]["auto"] == (decision.player != way["player"])
        app.answer({"do": "next"} if decision.player in app.desk.bots else {"do": "choose", "key": "draw"})
    assert {player for player, _ in app.desk.session.current.game.moves[6:]} > {way["player"]}
    app.answer(ways(app)["against"])
    assert not app.desk.bots


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "judged"), [("alert", True), ("random", False)])
def test_an_opponent_says_in_a_sentence_what_it_was_after(kind: str, judged: bool, language: str) -> None:
    app = table(f"?game=civ&players=Ann:{kind},Bob&seed=3", language)
    assert "motive" not in ways(app)
    while app.scene()["ask"]["auto"]:
        app.answer({"do": "next"})
    app.answer(ways(app)["motive"])
    did, why = advice(app)["hint"]["lines"]
    assert did["text"].startswith("Ann")
    assert "I" in did["text"], "what was played is explained, and not that the effects ended"
    assert "Ann" in why["text"]
    assert bool(why["word"]) == judged
    assert "motive" not in ways(app)
    app.answer(advice(app)["hint"]["close"]["send"])
    assert advice(app)["hint"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_brings_the_end_nearer_one_may_stop_as_at_an_end_or_play_on(language: str) -> None:
    """Neither of these dogmas reaches anybody, or does anything."""
    app = table(f"?game=innovation&draft={linked(STANDSTILL)}", language)
    idle = {"Ann": "dogma archery", "Bob": "dogma masonry"}

    def idly(times: int) -> None:
        for _ in range(times):
            app.answer({"do": "choose", "key": idle[app.desk.session.shown.decision.player]})

    idly(14)
    assert advice(app)["lull"] is None
    idly(1)
    offered = advice(app)["lull"]
    assert [way["send"]["do"] for way in offered["ways"]] == ["review", "review", "again", "leave"]
    app.answer(offered["close"]["send"])
    assert advice(app)["lull"] is None
    idly(15)
    assert advice(app)["lull"] is None, "who plays on is left in peace for as long again"
    idly(1)
    review, *_, again, leave = advice(app)["lull"]["ways"]
    app.answer(review["send"])
    assert advice(app)["lull"] is None
    assert advice(app)["review"]["curve"]["points"]
    app.answer(advice(app)["review"]["close"]["send"])
    app.answer(again["send"])
    assert app.desk.session.shown.moves == []
    assert advice(app)["lull"] is None
    app.answer(leave["send"])
    assert app.desk is None
