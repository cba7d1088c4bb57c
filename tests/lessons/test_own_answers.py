"""Questions whose answers the author writes, and open ones, which nobody judges: wherever they are asked."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from cards.terms import LANGUAGES, Language
from engine.errors import ScenarioError
from engine.reading import read
from tests.editor.table import do
from tutor.pages.edit.workshop import Workshop
from tutor.pages.present import Presentation
from tutor.publish.walk import Extras, walked_out
from tutor.story.asking import Asking
from tutor.story.lectures import GameLecture
from tutor.story.lessons import read_lesson
from tutor.story.questions import read_task
from tutor.story.steps import question_steps

WORDS = "{en: Why?, it: Perché?, fr: Pourquoi ?}"
CHOOSE = f"""
choose:
  - say: {{en: To gain time., it: Per guadagnare tempo., fr: Pour gagner du temps.}}
    right: yes
    why: {{en: It ends next turn., it: Finisce al prossimo turno., fr: Cela finit au prochain tour.}}
  - say: {{en: By mistake., it: Per errore., fr: Par erreur.}}
    why: {{en: She has thought of it., it: Ci ha pensato., fr: Elle y a pensé.}}
  - say: {{en: For the points., it: Per i punti., fr: Pour les points.}}
prompt: {WORDS}
"""
OPEN = f"""
open: {{en: To gain time., it: Per guadagnare tempo., fr: Pour gagner du temps.}}
prompt: {WORDS}
"""
SCENARIO = """
aula: 1
game: innovation
title: {en: A reason}
players: [Ann, Bob]
position: {turn: Ann, players: {Ann: {hand: [writing]}, Bob: {}}}
moves:
  - ask: %s
  - Ann: meld writing
"""


def flow(question: str) -> str:
    """The question as an entry of a scenario."""
    return "\n      ".join(["", *question.strip().splitlines()])


def game_of(question: str) -> Any:
    return engine.load(SCENARIO % flow(question))


def asking(question: str, language: Language = "en") -> Asking:
    game = game_of(question)
    (step,) = question_steps(game)
    return Asking(game.at(0), step, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_answer_of_the_author_says_by_itself_why_it_is_right_or_wrong(language: Language) -> None:
    right, wrong, silent = (asking(CHOOSE, language) for _ in range(3))
    question = right.question
    assert question is not None
    assert (question.form, question.right, question.hints) == ("one", (("1",),), ())
    told = {one.id: [line.text for line in one.lines] for one in question.options}
    for asked, id in ((right, "1"), (wrong, "2"), (silent, "3")):
        asked.handle({"do": "answer", "ids": [id]})
        shown = asked.asked("q")
        assert shown is not None
        verdict = shown["verdict"]
        assert verdict is not None
        assert verdict["right"] is (id == "1")
        lines = ["".join(part["text"] for part in line["parts"]) for line in verdict["lines"]]
        assert set(told[id]) <= set(lines)
        assert not set(told["1"]) & set(lines) or id == "1", "a miss does not give away what is right"


def test_several_answers_can_be_right_one_by_one_or_together() -> None:
    two = CHOOSE.replace("    why: {en: She", "    right: yes\n    why: {en: She")
    one, every = asking(two).question, asking(two + "all: yes\n").question
    assert one is not None
    assert every is not None
    assert (one.form, one.right) == ("one", (("1",), ("2",)))
    assert (every.form, every.right) == ("some", (("1", "2"),))
    assert not every.judge(("1",)).right


def test_an_open_question_shows_what_the_author_would_say_and_judges_nothing() -> None:
    asked = asking(OPEN, "it")
    with pytest.raises(ValueError, match="expected words"):
        asked.handle({"do": "answer", "ids": [" "]})
    assert asked.open, "nothing was written"
    asked.handle({"do": "answer", "ids": ["Perché sì"]})
    shown = asked.asked("q")
    assert shown is not None
    verdict = shown["verdict"]
    assert verdict is not None
    assert (verdict["right"], verdict["title"]) == (None, "Una risposta possibile")
    assert verdict["lines"][0]["parts"][0]["text"] == "Per guadagnare tempo."
    assert shown["given"] == ["Perché sì"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("open: Because.\n", "expected a key prompt, found none"),
        ("choose: [{say: A, right: yes}, {say: B}]\n", "expected a key prompt, found none"),
        ("choose: [{say: A, right: yes}]\nprompt: P\n", "expected two answers or more, found 1"),
        ("choose: [{say: A}, {say: B}]\nprompt: P\n", "expected an answer with right: yes, found none"),
        ("choose: [{say: A, right: perhaps}, {say: B}]\nprompt: P\n", '"perhaps" is no yes or no'),
        ("choose: [{right: yes}, {say: B}]\nprompt: P\n", "expected a key say, found none"),
        ("choose: [{say: A, if: {}}, {say: B}]\nprompt: P\n", 'there is no key "if"'),
        ("open: Because.\nprompt: P\nfacts: [INN-3.1.a]\n", "an open question is not judged"),
        ("open: Because.\nprompt: P\nall: yes\n", "only predict and choose can ask for all"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_its_line(text: str, reason: str) -> None:
    with pytest.raises(ScenarioError, match=r"line [0-9]") as refused:
        read_task(read(text))
    assert reason in str(refused.value)


def test_a_lesson_asks_them_and_wants_them_in_every_language() -> None:
    page = "  - say: {en: A, it: A, fr: A}\n    table: {turn: Ann, players: {Ann: {}, Bob: {}}}\n    ask:"
    head = "lesson: 1\ngame: innovation\ntitle: {en: A, it: A, fr: A}\nteaches: [INN-3.1]\npages:\n"
    for question in (CHOOSE, OPEN):
        read_lesson(head + page + flow(question))
        with pytest.raises(ScenarioError, match="expected words in it, found none"):
            read_lesson(head + page + flow(question.replace("it: Per guadagnare tempo., ", "")))


def test_a_room_reads_letters_and_afterwards_what_the_author_would_say() -> None:
    for question, letters, title in ((CHOOSE, "ABC", None), (OPEN, "", "One possible answer")):
        shown = Presentation(GameLecture(game_of(question)), "en")
        while shown.step.kind != "question":
            shown.handle({"do": "forth"})
        put = shown.content()["question"]
        assert put is not None
        assert "".join(one["letter"] for one in put["options"]) == letters
        shown.handle({"do": "forth"})
        put = shown.content()["question"]
        assert put is not None
        assert put["verdict"] is not None
        assert put["verdict"]["title"] == title
        assert put["verdict"]["lines"], "why, or what the author would say"


def test_a_page_without_an_engine_has_all_that_is_said() -> None:
    pages = [walked_out(game_of(each), Extras(False, False))["words"]["fr"] for each in (CHOOSE, OPEN)]
    chosen, opened = (page["steps"][0]["says"][0]["ask"] for page in pages)
    assert [one["right"] for one in chosen["options"]] == [True, False, False]
    assert chosen["options"][1]["missed"][0]["parts"][0]["text"] == "Elle y a pensé."
    assert (opened["form"], opened["shown"]) == ("open", "Pour gagner du temps.")


def written(workshop: Workshop, ask: dict[str, Any]) -> dict[str, Any]:
    """Fill the form, and keep the question."""
    do(workshop, "tab", id="moves")
    do(workshop, "form", kind="ask")
    do(workshop, "fill", ask=ask)
    return do(workshop, "keep", ask=ask)


def test_an_author_writes_them_in_make_and_changes_them_again() -> None:
    workshop = Workshop("en")
    do(workshop, "start", game="innovation", players=2)
    answers = [
        {"say": {"en": "Yes"}, "why": {"en": "She must."}, "right": True},
        {"say": {"en": "No"}, "why": {}, "right": False},
    ]
    choose = {"kind": "choose", "prompt": {"en": "Must she?"}, "options": answers}
    shown = written(workshop, choose)
    assert [one["text"] for one in shown["draft"]["moves"]["entries"]] == ["Must she?"]
    assert workshop.draft is not None
    assert "right: true" in workshop.draft.text
    form = do(workshop, "form", at=0)["draft"]["moves"]["form"]
    assert form["ask"]["options"] == answers
    assert form["tried"]["right"] == "Right: Yes"
    do(workshop, "cancel")
    written(workshop, {"kind": "open", "prompt": {"en": "Why?"}, "model": {"en": "Because."}})
    form = do(workshop, "form", at=0)["draft"]["moves"]["form"]
    assert form["ask"]["model"] == {"en": "Because."}
    assert form["trouble"] is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "lacking",
    [
        {"kind": "choose", "prompt": {"en": "Must she?"}},
        {"kind": "choose", "options": [{"say": {"en": one}, "right": True} for one in "AB"]},
        {"kind": "choose", "prompt": {"en": "P"}, "options": [{"say": {"en": "A"}, "right": True}]},
        {"kind": "open", "prompt": {"en": "Why?"}},
        {"kind": "open", "model": {"en": "Because."}},
    ],
)
def test_make_says_what_is_still_missing(lacking: dict[str, Any], language: Language) -> None:
    workshop = Workshop(language)
    do(workshop, "start", game="innovation", players=2)
    do(workshop, "tab", id="moves")
    do(workshop, "form", kind="ask")
    shown = do(workshop, "fill", ask=lacking)["draft"]["moves"]["form"]
    assert shown["trouble"]
    assert shown["tried"] is None
    do(workshop, "keep", ask=lacking)
    assert workshop.draft is not None
    assert not workshop.draft.entries
