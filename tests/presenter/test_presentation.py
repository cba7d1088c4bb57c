"""A presentation without its drawing: its steps, what is hidden, what is tried out and thrown away."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from cards.terms import LANGUAGES, Language
from engine.game import Game
from engine.innovation import Innovation
from tutor.library.scenarios import library
from tutor.pages.app import App
from tutor.pages.edit.link import linked
from tutor.pages.present import Presentation
from tutor.story.lectures import GameLecture
from tutor.story.steps import steps
from tutor.words import said

EXAMPLE = "innovation/worked-example"
DECLINED = "innovation/declined-may"


def scenario(id: str) -> Game:
    return library()[id].game.clone()


def presented(id: str, language: Language = "en", at: int = 0, part: int = 0) -> Presentation:
    return Presentation(GameLecture(scenario(id)), language, at, part)


def do(presentation: Presentation, *kinds: str) -> None:
    for kind in kinds:
        presentation.handle({"do": kind})


def everything(presentation: Presentation) -> str:
    return json.dumps([presentation.content(), presentation.scene()], ensure_ascii=False)


@pytest.mark.parametrize("id", library())
def test_every_scenario_can_be_presented_in_every_language(id: str) -> None:
    entries = scenario(id).scenario["moves"]
    for language in LANGUAGES:
        presentation = presented(id, language)
        seen = []
        for _ in presentation.steps:
            content = presentation.content()
            assert presentation.scene()["players"]
            seen.append(content)
            do(presentation, "forth")
        notes = [note for content in seen if content["kind"] != "title" for note in content["note"]]
        assert len(notes) == sum("note" in entry for entry in entries)
        put = [content["question"] for content in seen if content["kind"] == "question"]
        assert len(put) == sum("ask" in entry for entry in entries)
        assert all(one["verdict"] is None for one in put)
        assert all(content["question"]["verdict"] for content in seen if content["kind"] == "answer")
        assert all(one["words"] for one in seen[-1]["steps"])


def test_a_question_comes_before_its_answer() -> None:
    kinds = [(step.kind, step.at, step.part) for step in steps(scenario(DECLINED))]
    assert kinds[:5] == [
        ("title", 0, 0), ("table", 0, 1), ("question", 0, 2), ("answer", 0, 3), ("table", 1, 0),
    ]  # fmt: skip


def test_the_teacher_knows_the_answer_while_the_room_thinks() -> None:
    presentation = presented("innovation/sharing-and-immunity", part=2)
    assert presentation.content()["right"] == "Answer: Clara"
    question = presentation.content()["question"]
    assert (question["verdict"], {option["state"] for option in question["options"]}) == (None, {None})
    do(presentation, "forth")
    assert presentation.content()["right"] is None


def test_what_is_for_the_speaker_alone_is_told_to_nobody_else() -> None:
    text = """\
aula: 1
game: innovation
title: A draw
players: [Ann, Bob]
position: {turn: Ann}
moves:
  - {note: Look., say: {en: "**Wait** a minute.", it: Aspetta.}}
  - ask: {may: [draw, achieve 3]}
  - {note: That was it., say: Ask who was right.}
  - Ann: draw
"""
    presentation = Presentation(GameLecture(engine.load(text)), "en")
    said = [presentation.content()["say"]]
    for _ in presentation.steps[1:]:
        do(presentation, "forth")
        said.append(presentation.content()["say"])
    assert said == [[], ["Wait a minute."], [], ["Ask who was right."], []]
    shown = json.dumps(arrive(f"?language=en&draft={linked(text)}").shown())
    assert "Look." in shown
    assert "Wait a minute" not in shown, "nor at the table"


def test_what_a_note_points_at_is_marked_before_the_class() -> None:
    presentation = presented("innovation/worked-example")
    do(presentation, "forth")
    assert [one["at"]["kind"] for one in presentation.scene()["highlights"]] == ["icon", "card"]
    assert presentation.content()["look"] == "Look at: Andrea: crowns; Banking."
    do(presentation, "aside")
    assert presentation.scene()["highlights"] == []
    assert presentation.content()["look"] == ""


def test_a_question_looks_ahead_to_the_next_words_only() -> None:
    # Later in this scenario there is a bonus, but the question is about the first time.
    presentation = presented(DECLINED, at=0, part=3)
    question = presentation.content()["question"]
    assert [option["state"] for option in question["options"]] == ["wrong", "right"]


def test_neither_end_can_be_passed() -> None:
    presentation = presented(DECLINED)
    do(presentation, "backward")
    assert presentation.content()["n"] == 1
    presentation.handle({"do": "jump", "to": 10_000})
    do(presentation, "forth")
    content = presentation.content()
    assert content["n"] == content["count"]
    assert content["next"] is None


def test_the_line_cannot_be_answered() -> None:
    presentation = presented(EXAMPLE, at=2)
    before = everything(presentation)
    for message in ({"do": "choose", "key": "pass"}, {"do": "go", "at": 0}, {"do": "branch", "id": 3}):
        presentation.handle(message)
    assert everything(presentation) == before
    assert '"act": "' not in json.dumps(presentation.scene()["players"])


def test_what_if_is_played_out_and_thrown_away() -> None:
    presentation = presented(EXAMPLE, at=2)
    before = everything(presentation)
    do(presentation, "aside")
    presentation.handle({"do": "choose", "key": "pass"})
    assert presentation.content()["aside"]
    assert presentation.scene()["ask"]["player"] == "Andrea"
    do(presentation, "backward")
    assert presentation.scene()["ask"]["player"] == "Carlo"
    do(presentation, "forth")
    assert presentation.scene()["ask"]["player"] == "Andrea"
    do(presentation, "return")
    assert everything(presentation) == before
    do(presentation, "aside", "backward")
    assert presentation.content()["aside"] is None


def test_an_answer_that_is_refused_is_explained() -> None:
    presentation = presented(EXAMPLE, at=2)
    do(presentation, "aside")
    presentation.handle({"do": "choose", "key": "nonsense"})
    assert presentation.scene()["toast"]["text"]


def test_hidden_hands_are_nowhere_to_be_read() -> None:
    presentation = presented("innovation/demand-chain")
    do(presentation, "forth")
    held = [card["name"] for player in presentation.scene()["players"] for card in player["hand"]]
    assert held
    do(presentation, "hands")
    shown = presentation.scene()
    assert all(card["id"] is None for player in shown["players"] for card in player["hand"])
    players = json.dumps(shown["players"], ensure_ascii=False)
    assert not [name for name in held if name in players]
    do(presentation, "hands")
    assert held[0] in json.dumps(presentation.scene()["players"], ensure_ascii=False)


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_a_game_that_was_played_can_be_presented(game: str) -> None:
    played = engine.new(game, players=["Ann", "Bob"], seed=3, language="en", options={})
    for _ in range(6):
        assert played.decision is not None
        played.choose(played.decision.keys[0])
    presentation = Presentation(GameLecture(played), "it", at=6)
    content = presentation.content()
    assert (content["title"], content["kind"], content["n"], content["count"]) == ("Ann, Bob", "table", 7, 7)


def test_words_of_the_author_end_where_another_way_was_taken() -> None:
    game = scenario(DECLINED).at(0)
    game.choose("draw")
    told = steps(game)
    assert [step.kind for step in told] == ["title", "table", "question", "answer", "table"]
    assert told[-1].notes == ()


def test_a_broken_question_is_left_out() -> None:
    game = Innovation(["Ann", "Bob"], 1, "en", {})
    game.begin()
    game.scenario = {"title": "<b>", "moves": [{"ask": {"who": 7}}]}
    presentation = Presentation(GameLecture(game), "en")
    presentation.handle({"do": "jump", "to": 3})
    assert presentation.content()["question"] is None


# In the app ------------------------------------------------------------------------------


def arrive(query: str) -> App:
    hall = App()
    hall.handle({"do": "arrive", "query": query, "languages": ["en"]})
    return hall


def step_of(hall: App) -> Any:
    content = hall.view()["content"]
    return hall.view()["page"], content["kind"], content["n"]


def test_a_link_opens_exactly_that_step() -> None:
    hall = arrive(f"?language=en&page=present&scenario={DECLINED}&step=0&part=2")
    assert step_of(hall) == ("present", "question", 3)
    hall.handle({"do": "jump", "to": 6})
    assert step_of(arrive(hall.where())) == step_of(hall)
    assert arrive(hall.where()).where() == hall.where()


def test_presenting_begins_and_ends_at_the_same_moment() -> None:
    hall = arrive(f"?language=en&scenario={EXAMPLE}&step=2")
    hall.handle({"do": "present"})
    assert step_of(hall)[:2] == ("present", "table")
    hall.handle({"do": "forth"})
    hall.handle({"do": "language", "id": "fr"})
    assert hall.view()["content"]["word"].startswith("étape")
    hall.handle({"do": "leave"})
    assert hall.view()["page"] == "table"
    scene = hall.scene()
    assert scene is not None
    assert scene["timeline"]["at"] == 3


def test_a_scenario_is_presented_from_the_list() -> None:
    hall = arrive("?language=en&page=scenarios")
    hall.handle({"do": "present", "id": EXAMPLE})
    assert step_of(hall) == ("present", "title", 1)


def test_a_branch_is_presented_as_it_was_played() -> None:
    hall = arrive(f"?language=en&scenario={EXAMPLE}&step=2")
    hall.handle({"do": "choose", "key": "pass"})
    hall.handle({"do": "present"})
    assert step_of(arrive(hall.where())) == step_of(hall)


def test_hands_of_a_game_against_others_are_hidden_at_first() -> None:
    hall = arrive("?language=en&page=present&game=innovation&players=Ann,Bob:random&seed=4")
    assert hall.view()["content"]["hidden"]


@pytest.mark.parametrize(
    "query", ["?page=present", "?page=present&scenario=no/such", "?page=present&players=<b>&part=9"]
)
def test_there_must_be_something_to_present(query: str) -> None:
    assert arrive(query).view()["page"] in ("learn", "scenarios")


@pytest.mark.parametrize("message", [{"do": "jump", "to": "x"}, {"do": "jump"}, {"do": "open", "card": "?"}])
def test_nonsense_changes_nothing(message: dict[str, Any]) -> None:
    hall = arrive(f"?language=en&page=present&scenario={EXAMPLE}&step=2")
    before = step_of(hall)
    hall.handle(message)
    assert step_of(hall) == before


def test_the_window_of_notes_needs_no_table() -> None:
    hall = arrive("?page=notes&language=it")
    assert hall.view()["content"]["title"] == said("present_notes_title", "it")
    assert arrive(hall.where()).view()["page"] == "notes"


def votes(presentation: Presentation) -> list[int | None]:
    """How many were for each answer, as the room sees it."""
    put = presentation.content()["question"]
    assert put is not None
    return [one.get("votes") for one in put["options"]]


def at_a_question(language: Language = "en") -> Presentation:
    presentation = presented(EXAMPLE, language)
    while presentation.step.kind != "question":
        do(presentation, "forth")
    return presentation


def test_hands_are_counted_by_letters_and_stay_beside_the_answer() -> None:
    presentation = at_a_question()
    count = len(votes(presentation))
    assert count > 2
    presentation.handle({"do": "vote", "letter": "a", "by": 1})
    assert votes(presentation) == [None] * count, "nothing is counted before one begins to"
    do(presentation, "count")
    assert votes(presentation) == [0] * count
    for letter, how in (
        ("a", {"by": 1}),
        ("A", {"by": 1}),
        ("b", {"n": 12}),
        ("b", {"by": -1}),
        ("c", {"by": -1}),
    ):
        presentation.handle({"do": "vote", "letter": letter, **how})
    presentation.handle({"do": "vote", "letter": "z", "by": 1})
    expected = [2, 11, *[0] * (count - 2)]
    assert votes(presentation) == expected
    assert "13" in str(presentation.content()["count_of"])
    do(presentation, "forth")
    assert presentation.step.kind == "answer"
    assert votes(presentation) == expected
    assert presentation.content()["count_of"] == "Votes: 13"
    presentation.handle({"do": "vote", "letter": "a", "by": 1})
    assert votes(presentation) == expected, "who knows the answer does not vote any more"
    presentation.language = "it"
    assert votes(presentation) == expected
    do(presentation, "backward")
    assert (votes(presentation), presentation.votes.counting) == (expected, False)


def test_what_devices_vote_is_added_to_the_hands_also_after_the_last_letter() -> None:
    presentation = at_a_question("it")
    assert presentation.content()["poll"] is None
    do(presentation, "count")
    poll = presentation.content()["poll"]
    assert poll is not None
    put = presentation.content()["question"]
    assert put is not None
    assert poll["letters"] == "".join(str(one["letter"]) for one in put["options"])
    assert poll["words"]["it"]["answers"] == [one["words"] for one in put["options"]]
    assert set(poll["words"]) == set(LANGUAGES)
    rest = [0] * (len(put["options"]) - 2)
    presentation.handle({"do": "vote", "letter": "a", "by": 1})
    presentation.handle({"do": "votes", "poll": poll["id"], "votes": {"A": 2, "B": 3, "Z": 9}})
    assert votes(presentation) == [3, 3, *rest]
    presentation.handle({"do": "votes", "poll": poll["id"], "votes": {"B": 4}})
    assert votes(presentation) == [1, 4, *rest], "a device has changed its vote"
    do(presentation, "forth")
    assert presentation.content()["poll"] is None
    presentation.handle({"do": "votes", "poll": poll["id"], "votes": {"B": 5}})
    assert votes(presentation) == [1, 5, *rest], "given before the count was closed, and late to arrive"
    do(presentation, "forth")
    presentation.handle({"do": "votes", "poll": poll["id"], "votes": {"B": 6}})
    do(presentation, "backward")
    assert votes(presentation) == [1, 5, *rest]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_are_counted_only_where_there_are_answers_with_letters(language: Language) -> None:
    presentation = at_a_question(language)
    do(presentation, "aside", "count")
    assert not presentation.votes.counting, "not while something is tried"
    do(presentation, "return", "count", "count")
    assert not presentation.votes.counting
    for one in presentation.steps:
        presentation.handle({"do": "jump", "to": 1 + presentation.steps.index(one)})
        do(presentation, "count")
        put = presentation.content()["question"]
        lettered = one.kind == "question" and put is not None and bool(put["options"])
        assert presentation.votes.counting == lettered
        assert (presentation.content()["count_of"] is not None) == lettered
