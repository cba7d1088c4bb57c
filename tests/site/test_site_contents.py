"""What a site without a server consists of, and what the commands for it say."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from tests.courses.conftest import forget
from tutor.command import main
from tutor.command.app import own
from tutor.library.folder import PREPARED, notebooks
from tutor.library.own import BROUGHT
from tutor.pages.shell import Shell
from tutor.publish import Unpublished
from tutor.publish.app.build import SERVED, write
from tutor.publish.app.contents import files_beside, taken_along
from tutor.publish.app.licences import licences
from tutor.story.courses import read_course
from tutor.story.lessons.lesson import read_lesson

NOWHERE = "http://127.0.0.1:9/"
SCENARIO = "aula: 1\ngame: innovation\ntitle: {en: Mine}\nplayers: [Ann, Bob]\n"
COURSE = """\
course: 1
title: Ours
chapters:
  - title: All
    items: [{lesson: civ/01-a-turn}, {scenario: My Table.yaml}]
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "My Table.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    return file


@pytest.fixture
def bringing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lets a story bring a course; afterwards nobody knows of it."""
    monkeypatch.setenv(BROUGHT, "")
    yield
    forget()


def test_what_modules_read_beside_them_is_taken_along() -> None:
    """A worksheet could not be made on a site: the silhouettes of its icons had stayed behind."""
    taken = dict(taken_along())
    read = [
        f"{package.replace('.', '/')}/{file}"
        for name, text in taken.items()
        if name.endswith(".py")
        for package, file in re.findall(
            r'files\("((?:cards|engine|tutor)\b[\w.]*)"\)[^"\n]*"([\w./-]+)"', text.decode()
        )
    ]
    assert "tutor/drawing/icons.js" in read
    assert set(read) <= set(taken)


def test_what_was_prepared_is_what_the_files_say() -> None:
    data = json.loads(files_beside({})[PREPARED])
    for name, prepared in data.items():
        file = notebooks() / name
        if name.startswith("courses/"):
            assert read_course(prepared, "one") == read_course(file, "one")
        elif not name.startswith("lessons/"):
            assert engine.load(prepared).record() == engine.load(file).record()
        else:
            lesson, expected = read_lesson(prepared, "one"), read_lesson(file, "one")
            assert [page.say for page in lesson.pages] == [page.say for page in expected.pages]
            assert [page.moves for page in lesson.pages] == [page.moves for page in expected.pages]


def test_an_authors_scenario_stands_before_those_of_the_library(mine: Path) -> None:
    texts = files_beside({"scenarios/own/my-table.yaml": mine})
    assert texts["scenarios/own/my-table.yaml"] == SCENARIO
    assert texts["scenarios/order.txt"].startswith("own/my-table\n")
    assert json.loads(texts[PREPARED])["scenarios/own/my-table.yaml"]["title"] == {"en": "Mine"}


def test_a_letter_is_carried_out_once_and_answered_as_often_as_it_comes() -> None:
    shell = Shell()
    letter = {"from": "page", "number": 1, "message": {"do": "arrive", "query": "?language=it"}}
    first, again = (json.loads(shell.answer(json.dumps(letter))) for _ in range(2))
    assert first["answered"] == again["answered"] == {"from": "page", "number": 1}
    assert first["changed"]["view"] == again["changed"]["view"]
    assert shell.answer(json.dumps({**letter, "number": 3})) == ""
    search = {**letter, "number": 2, "message": {"do": "page", "page": "rules"}}
    assert set(json.loads(shell.answer(json.dumps(search)))["changed"]) == {"view", "address"}


def test_the_works_of_others_are_named_with_their_licences() -> None:
    text = licences()
    for work in ("Pyodide", "Python Software Foundation", "networkx", "ruamel.yaml"):
        assert work in text
    assert "Redistribution and use in source and binary forms" in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["publish", "--one-file", "-o", "x.html"], "--one-file goes with --app"),
        (["publish", "--app", "--all", "-o", "x"], "--all is not needed"),
        (["publish", "--app", "--lab", "-o", "x"], "--lab goes alone"),
        (["publish", "--lab", "nothing.ipynb", "-o", "x"], "nothing.ipynb"),
        (["publish", "--app", "nothing.yaml", "-o", "x"], "nothing.yaml"),
        (["link", "--site", "https://example.org", "--ref", "v1"], "--ref goes with --repo"),
        (["link", "--repo", "a/b"], "needs a --ref"),
    ],
)
def test_what_does_not_go_together_is_said(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1


def test_the_policy_of_the_page_stands_in_its_description() -> None:
    assert f"\n    {SERVED}\n" in (notebooks().parent / "docs" / "site.md").read_text(encoding="utf-8")


def test_two_files_of_one_name_cannot_have_one_address(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "my-table.yaml"
    other.write_text(SCENARIO, encoding="utf-8")
    assert main(["publish", "--app", str(mine), str(other), "-o", str(tmp_path / "site")]) == 2
    assert "the same address, scenarios/own/my-table.yaml" in capsys.readouterr().err


def test_a_link_leads_to_a_scenario_on_a_site(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["link", "innovation/worked-example", "--step", "2", "--language", "it"]
    assert main([*words, "--site", "https://example.org/aula/"]) == 0
    query = "language=it&game=innovation&scenario=innovation%2Fworked-example&step=2"
    assert capsys.readouterr().out == f"https://example.org/aula/?{query}\n"


def test_a_link_leads_to_an_authors_own_files_on_a_site(
    mine: Path, tmp_path: Path, bringing: None, capsys: pytest.CaptureFixture[str]
) -> None:
    course, lesson = tmp_path / "course.yaml", tmp_path / "lesson.yaml"
    course.write_text(COURSE, encoding="utf-8")
    shutil.copy(notebooks() / "lessons/civ/01-a-turn.yaml", lesson)
    opened = {
        (str(mine),): "game=innovation&scenario=own%2Fmy-table",
        (str(course), "--step", "2"): "game=innovation&course=own%2Fcourse&item=1",
        (str(lesson),): "game=civ&page=learn&lesson=own%2Flesson",
    }
    for words, query in opened.items():
        assert main(["link", *words, "--site", "https://example.org/aula"]) == 0
        assert capsys.readouterr().out == f"https://example.org/aula/?{query}\n"
    # Where it leads, `publish --app` puts the file.
    assert set(own([str(mine), str(course), str(lesson)])) == {
        "scenarios/own/my-table.yaml",
        "courses/own/course.yaml",
        "lessons/own/lesson.yaml",
    }


@pytest.mark.parametrize("command", [["publish", "--app", "-o", "site"], ["link", "--site", "https://a.org"]])
@pytest.mark.parametrize("text", ["aula: 1\n title: [", "lesson: 1\ngame: innovation\n", "course: 1\n"])
def test_a_bad_file_of_an_authors_is_refused_with_its_line(
    command: list[str],
    text: str,
    tmp_path: Path,
    bringing: None,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.yaml").write_text(text, encoding="utf-8")
    assert main([*command, "bad.yaml"]) == 2
    assert capsys.readouterr().err.startswith("aula: bad.yaml, line ")
    assert not Path("site").exists()


def test_without_a_network_one_sentence_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "npm_config_cache": str(tmp_path / "npm"),
        "npm_config_registry": NOWHERE,
    }.items():
        monkeypatch.setenv(name, value)
    assert main(["publish", "--app", "-o", str(tmp_path / "site")]) == 2
    complaint = capsys.readouterr().err
    assert complaint.endswith("could not be fetched; this needs a connection to npm, once\n")
    assert complaint.count("\n") == 1
    assert not (tmp_path / "site").exists()


def test_somebody_elses_page_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<h1>My home</h1>")
    with pytest.raises(Unpublished):
        write({"index.html": b"", "engine.js": b""}, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["index.html"]
