"""What a pupil has answered is handed in by themselves, and a class becomes a table."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from tests.courses.pupil import attend, content, do_all
from tutor.command import main
from tutor.pages.app import App
from tutor.story.course_answers import CourseAnswer
from tutor.story.courses.results import code_of, read_results
from tutor.story.progress import Progress, read_progress


@pytest.fixture(scope="module")
def learned() -> str:
    """What a browser keeps of somebody who has done the whole course."""
    app = attend()
    do_all(app)
    return str(app.shown()["progress"])


@pytest.fixture
def done(learned: str) -> App:
    """The app when somebody who has done the whole course comes again."""
    return attend("course=own/course&language=en", learned)


def handed_in(app: App, name: str) -> dict[str, Any]:
    app.handle({"do": "hand_in", "name": name, "as": "file"})
    made = content(app)["made"]
    found: dict[str, Any] = json.loads(made["text"])
    return found


def test_all_that_was_answered_is_in_the_result_and_nothing_before_it_is_asked_for(done: App) -> None:
    shown = content(done)
    assert shown["made"] is None
    assert shown["code"] is None
    assert shown["begin"] is None
    assert shown["result"]["part"] == 1
    assert all(item.get("state", "done") == "done" for one in shown["chapters"] for item in one["items"])
    result = handed_in(done, "  Léa   Dupont ")
    assert (result["pupil"], result["course"], result["due"]) == ("Léa Dupont", "own/course", "2026-12-01")
    assert all(first == right == 1 and not wrong for _, _, first, wrong, right, _ in result["questions"])
    assert content(done)["made"]["name"] == "aula-léa-dupont.json"
    done.handle({"do": "hand_in", "name": "Léa Dupont", "as": "code"})
    (read,) = read_results(content(done)["code"])
    assert read == read_results(json.dumps(result))[0]
    done.handle({"do": "language", "id": "it"})
    assert content(done)["code"] is None


def test_a_name_is_asked_for(done: App) -> None:
    done.handle({"do": "hand_in", "name": " ", "as": "file"})
    assert done.view()["trouble"] == "Write your name first, so that your teacher knows whose result it is."


def test_the_browser_keeps_it_and_a_wrong_first_answer_stays_one() -> None:
    app = attend()
    app.handle({"do": "item", "n": 1})
    assert app.asking is not None
    assert app.asking.question is not None
    wrong = [one.id for one in app.asking.question.options if one.id not in app.asking.question.right[0]]
    app.handle({"do": "answer", "ids": wrong[:1]})
    app.handle({"do": "retry"})
    app.handle({"do": "answer", "ids": list(app.asking.question.right[0])})
    kept = app.shown()["progress"]
    later = attend("course=own/course")
    later.handle({"do": "remember", "text": kept})
    answer = later.study.progress.courses["own/course"]["scenario/own/table/0"]
    assert (answer.first, answer.wrong, answer.right) == (False, 1, True)
    items = content(later)["chapters"][1]["items"]
    assert [item["state"] for item in items] == ["done", None]


def test_what_was_answered_elsewhere_is_asked_again_in_the_course() -> None:
    app = attend("scenario=own/table&step=0")
    assert app.asking is not None
    assert app.asking.question is not None
    app.handle({"do": "answer", "ids": list(app.asking.question.right[0])})
    assert not app.study.progress.courses
    kept = {"do": "arrive", "query": "course=own/course&item=1", "progress": "", "tables": ""}
    app.handle(kept)
    assert app.asking is not None
    assert app.asking.open


def test_progress_of_two_windows_is_joined() -> None:
    here = Progress().answered_in("a", "lesson/x/0", False, 5)
    there = Progress().answered_in("a", "lesson/x/0", True, 6).answered_in("b", "lesson/y/0", True, 6)
    both = here.merged(there)
    assert both == here.merged(both) == both.merged(there)
    assert both.courses["a"]["lesson/x/0"] == CourseAnswer(False, 1, True, 5)
    assert read_progress(json.dumps(both.data())) == both
    assert "courses" not in Progress().data()


def a_class(done: App, folder: Path, pupils: int = 30) -> None:
    """Results as pupils would send them: most by file, three of them as codes in one file."""
    codes = []
    for n in range(pupils):
        result = handed_in(done, f"Pupil {n:02}")
        for row in result["questions"][: n % 4]:
            row[2:] = [0, 1, n % 2, row[5]]
        result["questions"][-1][2:] = [None] * 4
        if n < 3:
            codes.append(code_of(result))
        else:
            (folder / f"{n}.json").write_text(json.dumps(result), encoding="utf-8")
    (folder / "codes.txt").write_text("\n".join(codes) + "\n", encoding="utf-8")


def test_a_class_of_thirty_becomes_a_table_and_a_page(
    done: App, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "handed-in"
    folder.mkdir()
    a_class(done, folder)
    files = [*map(str, sorted(folder.glob("*.json"))), str(folder / "codes.txt")]
    table = tmp_path / "class.csv"
    assert main(["collect", *files, "-o", str(table), "--language", "it"]) == 0
    assert "30 results" in capsys.readouterr().out
    with table.open(encoding="utf-8-sig", newline="") as file:
        found = list(csv.DictReader(file))
    assert done.attending is not None
    assert len(found) == 30 * len(done.attending.course.questions)
    assert len({row["pupil"] for row in found}) == 30
    drawing = [row for row in found if row["question"] == "lesson/innovation/02-drawing/0"]
    assert sum(row["first_try_right"] == "0" for row in drawing) == 22
    assert all("INN-3" in row["rules"] for row in drawing)
    page = (tmp_path / "class.html").read_text(encoding="utf-8")
    assert "Risultati: Sharing" in page
    assert 'lang="it"' in page
    assert '>Pescare, domanda 1<br><span class="soft">lesson/innovation/02-drawing/0</span>' in page
    assert ">Chi condivide?, domanda 1<br>" in page, "what lies beside the course is known here"
    assert page.count("<svg role=") == 30 + len(done.attending.course.questions) + len(
        {fact for row in found for fact in row["facts"].split()}
    )


def test_what_is_no_result_is_named_and_the_others_are_collected(
    done: App, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = handed_in(done, "=cmd")
    (tmp_path / "a.json").write_text(json.dumps(result), encoding="utf-8")
    (tmp_path / "b.json").write_text("{}", encoding="utf-8")
    (tmp_path / "c.txt").write_text("no code at all", encoding="utf-8")
    table = tmp_path / "class.csv"
    files = [str(tmp_path / name) for name in ("a.json", "b.json", "c.txt", "d.json")]
    assert main(["collect", *files, "-o", str(table)]) == 1
    told = capsys.readouterr().err.splitlines()
    assert [line.partition("expected ")[2] for line in told] == [
        "a result, found no result of Aula's",
        "a result, found neither a result nor a code",
        "a file that can be read (No such file or directory)",
    ]
    # A spreadsheet would carry out a name that begins like a formula.
    assert "'=cmd" in table.read_text(encoding="utf-8-sig")
    assert main(["collect", str(tmp_path / "b.json"), "-o", str(table)]) == 2


def test_who_hands_in_twice_counts_once(
    done: App, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = handed_in(done, "Mia")
    for day in ("2026-12-02", "2026-11-30"):
        (tmp_path / f"{day}.json").write_text(json.dumps({**result, "day": day}), encoding="utf-8")
    table = tmp_path / "class.csv"
    assert main(["collect", *map(str, tmp_path.glob("2026*.json")), "-o", str(table)]) == 0
    assert "Mia is here twice; the result of 2026-12-02 counts" in capsys.readouterr().err
    with table.open(encoding="utf-8-sig", newline="") as file:
        assert {row["late"] for row in csv.DictReader(file)} == {"1"}
