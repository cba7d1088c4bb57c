"""Every fact of the rules: where it is taught, where one has to decide it, which scenario shows it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import engine
from cards.rules import rules
from cards.rules.facts import rule_facts
from cards.terms import LANGUAGES
from tutor.library.folder import notebooks
from tutor.story.exercises import KINDS
from tutor.story.lessons import lessons, questions
from tutor.story.questions import Question
from tutor.story.steps import question_steps


@cache
def asked() -> tuple[tuple[str, Question, tuple[str, ...]], ...]:
    """Each question of lessons and scenarios that names facts: where it stands, itself, and these facts."""
    return tuple(found for found in (*_in_lessons(), *_in_scenarios()) if found[2])


def _in_lessons() -> Iterator[tuple[str, Question, tuple[str, ...]]]:
    for id, lesson in lessons().items():
        tasks = [task for page in lesson.pages for task in page.tasks]
        for number, ((_, question), task) in enumerate(zip(questions(lesson, "en"), tasks, strict=True), 1):
            yield f"{id}:{number}", question, task.facts


def _in_scenarios() -> Iterator[tuple[str, Question, tuple[str, ...]]]:
    folder = notebooks() / "scenarios"
    for file in sorted(folder.rglob("*.yaml")):
        game = engine.load(file)
        for step in question_steps(game):
            assert step.task is not None
            where = f"scenario {file.relative_to(folder).with_suffix('').as_posix()}"
            yield where, step.posed(game.at(step.at), "en"), step.task.facts


def table() -> dict[str, dict[str, list[str]]]:
    """By fact: what teaches it, makes one decide it, shows it, and practises it without end."""
    rows: dict[str, dict[str, list[str]]] = {
        fact: {"teaches": [], "decides": [], "shows": [], "practises": []} for fact in rule_facts("en")
    }
    for id, lesson in lessons().items():
        for number, page in enumerate(lesson.pages, 1):
            for fact in page.facts:
                rows[fact]["teaches"].append(f"{id} page {number}")
    for where, _, named in asked():
        for fact in named:
            shows = where.startswith("scenario ")
            rows[fact]["shows" if shows else "decides"].append(where)
    for kind in KINDS.values():
        for fact in kind.facts:
            rows[fact]["practises"].append(kind.id)
    return rows


def test_every_rule_is_taken_apart_in_each_language() -> None:
    english = rule_facts("en")
    assert {fact.rule for fact in english.values()} == set(rules("en"))
    for language in LANGUAGES:
        assert list(rule_facts(language)) == list(english)
        texts = [fact.text for fact in rule_facts(language).values()]
        assert len(set(texts)) == len(texts)
        assert all(text.endswith(".") and not text.endswith("..") for text in texts)


def test_every_fact_is_taught_decided_and_shown() -> None:
    holes = []
    for fact, row in table().items():
        print(f"{fact:11} {rule_facts('en')[fact].text}")
        for key, places in row.items():
            print(f"{key:>19}  {', '.join(dict.fromkeys(places)) or '-'}")
            if not places and key != "practises":
                holes.append(f"{fact} {key}")
    assert holes == [], "teach, ask or show these facts"


def test_a_fact_is_taught_before_it_is_decided() -> None:
    taught: defaultdict[str, list[str]] = defaultdict(list)
    for id, lesson in lessons().items():
        for page in lesson.pages:
            taught[id].extend(page.facts)
    known: set[str] = set()
    for id, lesson in lessons().items():
        known.update(taught[id])
        for page in lesson.pages:
            for task in page.tasks:
                early = set(task.facts) - known
                assert not early, f"{id} asks {', '.join(sorted(early))} before any lesson teaches it"


def test_who_believes_the_opposite_can_answer_otherwise() -> None:
    for where, question, named in asked():
        game = question.branch.game.name
        assert {rule_facts("en")[fact].game for fact in named} == {game}, where
        # Naming the rule that explains something is not deciding it.
        assert question.kind != "rule", where
        match question.form:
            case "one":
                assert len(question.right) < len(question.options), where
            case "some" | "order":
                assert len(question.options) > 1, where
            case "number" | "play":
                pass
