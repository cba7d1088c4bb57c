"""A course puts texts, lessons, scenarios and exercises into an order; one's own files lie beside it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import engine
from cards.terms import GAMES, LANGUAGES
from tests.courses.pupil import answer_rightly, attend, content
from tests.courses.three import COURSE, TABLE, course_in
from tutor.command import main
from tutor.command.app import own
from tutor.library.address import read_address
from tutor.library.scenarios import library
from tutor.publish import published_page
from tutor.publish.course import contents_page, course_ways
from tutor.story.courses import Course, courses, read_course
from tutor.story.lessons import lessons


def test_our_own_courses_hold_our_lessons_in_their_order() -> None:
    for game in GAMES:
        course = courses()[game]
        own = [id for id, lesson in lessons().items() if lesson.game == game]
        listed = [item.id for item in course.places]
        assert listed == [id for id in own if id in listed]
        assert len(course.chapters) >= 3


def test_a_course_is_read_with_what_lies_beside_it(course: Course) -> None:
    assert [item.name for item in course.places] == [
        "lesson/innovation/02-drawing",
        "scenario/own/table",
        "scenario/innovation/who-begins",
        "exercise/shares/1/2009",
        "exercise/shares/1/2010",
        "lesson/own/mine",
    ]
    assert courses()[course.id] == course
    assert len(course.questions) == len(set(course.questions)) > 6
    for language in LANGUAGES:
        assert all(item.title(language) for item in course.places)


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("lesson: innovation/02-drawing", "lesson: innovation/02-drowning", "there is no lesson"),
        ("scenario: table.yaml", "scenario: tables.yaml", "did you mean own/table?"),
        ("level: 1", "level: 9", "expected a whole number from 1 to 3"),
        ("exercise: shares", "exercise: shaers", "did you mean shares?"),
        ("level: 1", "edition: second", "is no edition"),
        ("exercise: shares", "exercise: hegemony, edition: third", "only Innovation has several editions"),
        ("due: 2026-12-01", "due: tomorrow", "expected a day like 2026-12-01"),
        ("- text: {", "- text: A\n        seed: 1\n      - text: {", "seed belongs to an exercise"),
        ("innovation/who-begins", "table.yaml", "scenario/own/table is here twice"),
        ("lesson: mine.yaml", "lesson: [mine.yaml, none.yaml]", 'there is no lesson "mine.yaml"'),
        ("lesson: mine.yaml", "lesson: [mine.yaml, Mine.yaml]", "files of different names"),
        ("lesson: mine.yaml", "lesson: [mine.yaml, civ/01-a-turn]", "a file beside the course"),
        ("course: 1", "course: 2", "expected version 1 of the format"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(wrong: str, right: str, said: str) -> None:
    with pytest.raises(engine.ScenarioError) as refusal:
        read_course(COURSE.replace(wrong, right).lstrip())
    assert said in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.usefixtures("another")
def test_check_tries_a_course_and_all_that_lies_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = course_in(tmp_path)
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out.endswith("course.yaml: good\n")
    table = tmp_path / "table.yaml"
    table.write_text(table.read_text(encoding="utf-8").replace("dogma", "dog"), encoding="utf-8")
    assert main(["check", str(file)]) == 2
    told = capsys.readouterr().err
    assert "table.yaml, line" in told
    assert told.count("\n") == 1


def of_two_tables(folder: Path) -> Path:
    """A course with a lesson of two tables, on the second of which Carla plays."""
    (folder / "one.yaml").write_text(TABLE.lstrip(), encoding="utf-8")
    second = TABLE.replace("Ann", "Carla").replace("Who shares?", "Who else?").lstrip()
    (folder / "two.yaml").write_text(second, encoding="utf-8")
    chapters = [{"title": "A", "items": [{"lesson": ["one.yaml", "two.yaml"]}]}]
    file = folder / "course.yaml"
    file.write_text(json.dumps({"course": 1, "title": "T", "chapters": chapters}), encoding="utf-8")
    return file


@pytest.mark.usefixtures("another")
def test_check_names_texts_that_lack_a_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = course_in(tmp_path)
    for name, text in (
        ("course.yaml", ", it: Ecco il corso."),
        ("table.yaml", ", fr: Ann a deux couronnes."),
    ):
        one = tmp_path / name
        one.write_text(one.read_text(encoding="utf-8").replace(text, ""), encoding="utf-8")
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{file}: good",
        f"{file}: table.yaml: “Ann has two crowns.” is missing in: Français.",
        f"{file}: “Welcome.” is missing in: Italiano.",
    ]


@pytest.mark.usefixtures("another")
def test_a_lesson_of_several_tables_leads_from_one_to_the_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = of_two_tables(tmp_path)
    assert main(["check", str(file)]) == 0
    (item,) = courses()["own/course"].places
    assert (item.name, item.title("it"), len(item.questions)) == ("lesson/own/one_two", "Chi condivide?", 2)
    assert "own/one" not in lessons(), "a table is no lesson by itself"
    app = attend("course=own/course&item=0")
    seen = []
    for at in range(3):
        app.handle({"do": "step", "at": at})
        seen.append(content(app))
        if at != 1:
            answer_rightly(app)
    assert [one["say"] for one in seen] == [
        [{"text": "Ann has two crowns."}],
        [],
        [{"text": "Carla has two crowns."}],
    ]
    assert seen[2]["turned"] is not None, "something else lies on the table"
    assert set(app.study.progress.courses["own/course"]) == {f"lesson/own/one_two/{n}" for n in (0, 1)}
    places = own([str(file)])
    assert [place for place in places if "own/" in place] == [
        "courses/own/course.yaml",
        "tables/own/one.yaml",
        "tables/own/two.yaml",
    ]
    (tmp_path / "two.yaml").write_text(TABLE.replace("dogma sailing", "dogma oars"), encoding="utf-8")
    capsys.readouterr()
    assert main(["check", str(file)]) == 2
    assert "two.yaml, line" in capsys.readouterr().err


def test_the_course_that_explains_the_format_holds() -> None:
    told = (Path(__file__).parents[2] / "docs/courses.md").read_text(encoding="utf-8")
    written = re.search(r"```yaml\n(.*?)```", told, re.DOTALL)
    assert written
    course = read_course(written[1].replace("my-table.yaml", "table.yaml"))
    assert [len(chapter.items) for chapter in course.chapters] == [2, 2, 5]


def test_a_course_of_nothing_to_do_is_refused() -> None:
    with pytest.raises(engine.ScenarioError, match="expected a lesson, scenario or exercise, found none"):
        read_course({"course": 1, "title": "A", "chapters": [{"title": "B", "items": [{"text": "C"}]}]})


def test_link_leads_to_a_course_and_to_an_item_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "civ", "--site", "https://example.org/aula", "--step", "2", "--language", "it"]) == 0
    query = capsys.readouterr().out.strip().partition("?")[2]
    address = read_address(query)
    assert (address.course, address.item, address.page, address.game) == ("civ", 1, "course", "civ")
    assert main(["link", "civ", "--site", "https://example.org/aula", "--step", "99"]) == 2


# Published --------------------------------------------------------------------------------


def test_a_course_is_published_with_its_contents_and_the_way_through_it(
    course: Course,
) -> None:
    where = {"key": "own/course/scenario/own/table", "line": "1 of 2", "previous": None}
    ways = course_ways(course, "index.html")
    title = library()["own/table"].said("title", "fr")
    assert where.items() <= ways["table.html"]["en"].items()
    assert ways["table.html"]["it"]["next"] == {"href": "who-begins.html", "word": "Chi comincia"}
    assert ways["who-begins.html"]["fr"]["previous"] == {"href": "table.html", "word": title}
    contents = contents_page(course, None)
    assert '<a href="table.html">Chi condivide?</a> <small>Scenario</small>' in contents
    assert "Drawing <small>Lesson, in the tutor</small>" in contents
    tutor = contents_page(course, "https://example.org/aula")
    assert "https://example.org/aula/?course=own%2Fcourse&amp;item=0&amp;language=en" in tutor
    small = published_page(library()["own/table"].game, "index.html", course=ways["table.html"])
    assert '<nav><a href="index.html">Contents</a> · <a href="who-begins.html">Who begins</a></nav>' in small


def test_several_scenarios_are_published_with_a_page_that_leads_to_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.yaml").write_text(TABLE.lstrip(), encoding="utf-8")
    files = [str(tmp_path / "one.yaml"), str(tmp_path / "two.yaml")]
    assert main(["publish", *files, "-o", str(tmp_path / "site")]) == 0
    index = (tmp_path / "site/index.html").read_text(encoding="utf-8")
    assert 'href="one.html"' in index
    assert 'data-home="index.html"' in (tmp_path / "site/two.html").read_text(encoding="utf-8")
    assert "2 scenarios" in capsys.readouterr().out
