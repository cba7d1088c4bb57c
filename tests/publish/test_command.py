"""The command writes pages, renews its own, and refuses what it cannot publish in one line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import engine
from tests.publish.published import WORKED, carried
from tutor.command import main
from tutor.pages.edit.link import text_of_link
from tutor.publish import Unpublished, write_page


def test_the_command_writes_a_page_and_says_how_to_show_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        main(
            [
                "publish",
                str(WORKED),
                "-o",
                str(tmp_path / "new" / "site"),
                "--address",
                "https://example.org/x/",
            ]
        )
        == 0
    )
    assert (tmp_path / "new" / "site" / "worked-example.html").is_file()
    said = capsys.readouterr()
    assert '<iframe src="https://example.org/x/worked-example.html" title=' in said.out
    assert not said.err


def test_our_own_pages_are_renewed_and_others_stay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs = tmp_path / "worked-example.html"
    theirs.write_text("<h1>mine</h1>")
    beside = tmp_path / "notes.txt"
    beside.write_text("mine")
    assert main(["publish", str(WORKED), "-o", str(tmp_path)]) == 2
    assert theirs.read_text() == "<h1>mine</h1>"
    assert capsys.readouterr().err.count("\n") == 1
    theirs.unlink()
    assert main(["publish", str(WORKED), "-o", str(tmp_path)]) == 0
    assert main(["publish", str(WORKED), "-o", str(tmp_path)]) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["notes.txt", "worked-example.html"]


BAD = {
    "nothing": "",
    "no mapping": "- 1\n",
    "no such card": (
        "aula: 1\ngame: innovation\nplayers: [A, B]\nposition: {turn: A, players: {A: {hand: [dragon]}}}\n"
    ),
    "a question that does not fit": (
        "aula: 1\ngame: innovation\nplayers: [Ann, Bob]\nposition: {turn: Ann}\nmoves:\n"
        "  - ask: {who: {key: dogma sailing, effect: 1, role: obeys}}\n"
    ),
    "no question at all": (
        "aula: 1\ngame: innovation\nplayers: [Ann, Bob]\nposition: {turn: Ann}\nmoves:\n  - ask: {}\n"
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_refused_in_one_line(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(BAD[what])
    assert main(["publish", str(file), "-o", str(tmp_path / "site")]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.startswith("aula: ")
    assert said.err.count("\n") == 1
    assert not (tmp_path / "site").exists()


def test_the_folder_may_not_be_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "site"
    file.write_text("mine")
    assert main(["publish", str(WORKED), "-o", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert file.read_text() == "mine"


def test_two_files_of_one_name_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / WORKED.name
    other.write_bytes(WORKED.read_bytes())
    assert main(["publish", str(WORKED), str(other), "-o", str(tmp_path / "site")]) == 2
    assert "same page" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["--all", str(WORKED)]])
def test_either_files_or_all_of_them(words: list[str], tmp_path: Path) -> None:
    assert main(["publish", *words, "-o", str(tmp_path)]) == 2


def test_a_scenario_that_does_not_end_as_it_expects_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(
        "aula: 1\ngame: innovation\nplayers: [Ann, Bob]\nposition: {turn: Ann}\n"
        "moves: [Ann: draw]\nexpect: {turn: Bob}\n"
    )
    assert main(["publish", str(file), "-o", str(tmp_path)]) == 1
    assert (tmp_path / "wrong.html").is_file()
    assert "expected Bob" in capsys.readouterr().err


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(Unpublished, match="stays as it is"):
        write_page(tmp_path, "text")


def test_the_library_becomes_a_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = tmp_path / "notebooks"
    folder = library / "scenarios" / "innovation"
    folder.mkdir(parents=True)
    for name in ("one", "three", "two"):
        (folder / f"{name}.yaml").write_bytes(WORKED.read_bytes())
    (folder.parent / "order.txt").write_text("innovation/two\ninnovation/gone\n")
    monkeypatch.setattr("tutor.command.publish.notebooks", lambda: library)
    site = tmp_path / "site"
    assert main(["publish", "--all", "-o", str(site)]) == 0
    assert sorted(file.relative_to(site).as_posix() for file in site.rglob("*.html")) == [
        "index.html", "innovation/one.html", "innovation/three.html", "innovation/two.html",
    ]  # fmt: skip
    assert 'data-home="../index.html"' in (site / "innovation" / "one.html").read_text()
    (game,) = carried((site / "index.html").read_text())["words"]["it"]["games"]
    shown = [entry["address"] for entry in game["scenarios"]]
    assert shown == ["innovation/two.html", "innovation/one.html", "innovation/three.html"]
    entry = game["scenarios"][0]
    assert entry["line"] == "4 giocatori · 5 passi"
    assert entry["languages"] == []
    assert all(rule["id"].startswith("INN-") for rule in entry["rules"])


def policy(text: str) -> str:
    found = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    assert found
    return found[1]


def test_a_page_loads_something_only_where_the_tutor_lies_beside_it(tmp_path: Path) -> None:
    alone, beside = tmp_path / "alone", tmp_path / "site" / "pages"
    beside.mkdir(parents=True)
    (beside.parent / "engine.js").touch()
    for folder in (alone, beside):
        assert main(["publish", str(WORKED), "-o", str(folder)]) == 0
    text = (alone / "worked-example.html").read_text()
    assert "self" not in policy(text)
    assert 'data-engine=""' in text
    assert "draft" not in carried(text)
    text = (beside / "worked-example.html").read_text()
    assert "worker-src &#x27;self&#x27;" in policy(text)
    assert 'data-home="../?page=scenarios" data-engine="../engine.js"' in text
    draft = json.loads(text_of_link(carried(text)["draft"]))
    assert engine.load(draft).record() == engine.load(WORKED).record()
    assert len(text.encode()) < 400_000


def test_a_page_holds_nothing_that_is_for_the_speaker_alone(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    head = "aula: 1\ngame: innovation\nplayers: [Ann, Bob]\nposition: {turn: Ann}\n"
    moves = "moves:\n  - note: Look.\n    say: Wait a minute.\n"
    beside = "  - {or: Why?, moves: [{note: There., say: Wait a minute.}]}\n"
    file.write_text(f"{head}{moves}{beside}", encoding="utf-8")
    (tmp_path / "site" / "pages").mkdir(parents=True)
    (tmp_path / "site" / "engine.js").touch()
    assert main(["publish", str(file), "-o", str(tmp_path / "site" / "pages")]) == 0
    found = carried((tmp_path / "site" / "pages" / "own.html").read_text(encoding="utf-8"))
    assert json.loads(text_of_link(found["draft"]))["moves"] == [
        {"note": "Look."},
        {"or": "Why?", "moves": [{"note": "There."}]},
    ]
    assert "Wait a minute" not in json.dumps(found)


def test_the_pages_of_the_library_do_not_take_the_place_of_the_tutor(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "engine.js").touch()
    assert main(["publish", "--all", "-o", str(tmp_path)]) == 2
    assert f"-o {tmp_path / 'pages'}" in capsys.readouterr().err
