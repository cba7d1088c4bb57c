"""The command `aula` as a user meets it: words, exit codes, one clear line when something is wrong."""

import json
import os
import shlex
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from tutor.command import main, parser

ROOT = Path(__file__).parents[2]

GOOD = """
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  piles: {1: [oars, tools]}
moves:
  - Ann: draw
expect:
  turn: Ann
  players: {Ann: {hand: [oars]}}
"""
WRONG = GOOD.replace("hand: [oars]", "hand: [tools]")
BAD = {
    "an illegal move": GOOD.replace("Ann: draw", "Ann: sing"),
    "no YAML": "a: b: c",
    "no mapping": "[]",
    "nothing": "",
    "a control character": "aula: 1\n\x00",
    "a later version": GOOD.replace("aula: 1", "aula: 99"),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A scenario that is good."""
    file = tmp_path / "story.yaml"
    file.write_text(GOOD, encoding="utf-8")
    return file


def aula(*words: str | Path, capture: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Carry out a command; return its exit code and what it wrote."""
    try:
        code = main([str(word) for word in words])
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else -1
    return code, *capture.readouterr()


def test_help_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = aula("--help", capture=capsys)
    assert (code, err) == (0, "")
    for word in ("--port", "--no-browser", "--lab", "run", "check", "text"):
        assert word in out


@pytest.mark.parametrize(
    "command", ["run", "check", "text", "worksheet", "publish", "link", "simulate", "fit", "bench"]
)
def test_each_command_shows_an_example_that_holds(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = aula(command, "--help", capture=capsys)
    example = shlex.split(out.partition("For example:\n")[2])
    assert example[:2] == ["aula", command]
    parser().parse_args(example[1:])
    for word in example:
        assert not word.endswith(".yaml") or list(ROOT.glob(word)), word


def test_the_lab_says_its_address_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    from jupyterlab.labapp import LabApp

    given: list[str] = []
    monkeypatch.setattr(LabApp, "launch_instance", given.extend)
    assert main(["--lab", "--no-browser", "--port", "8905"]) == 0
    assert {"--no-browser", "--ServerApp.port=8905", "--ServerApp.log_level=ERROR"} <= set(given)


def test_a_sheet_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "no such folder" / "sheet.html"
    code, out, err = aula("worksheet", "civ", "--number", "1", "-o", sheet, capture=capsys)
    assert (code, out) == (2, "")
    assert err == f"aula: {sheet} cannot be written: No such file or directory\n"


def test_the_version_can_be_read_by_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert aula("--version", capture=capsys) == (0, f"aula {version('aula')}\n", "")


@pytest.mark.parametrize(
    "words",
    [
        ("sing",),
        ("--port", "none"),
        ("--port", "70000"),
        ("run",),
        ("run", "nowhere.yaml"),
        ("run", "."),
        ("run", "story.yaml", "--language", "tlh"),
        ("check",),
        ("check", "nowhere.yaml"),
        ("text",),
        ("text", "Bonking\nit"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_done_gets_one_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = aula(*words, capture=capsys)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_run_tells_what_happens(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = aula("run", file, capture=capsys)
    assert (code, err) == (0, "")
    assert "Oars" in out


def test_run_prints_the_position_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = aula("run", file, "--json", capture=capsys)
    position = json.loads(out)
    assert (code, err) == (0, "")
    assert (position["turn"], position["actions"]) == ("Ann", 1)
    assert position["players"]["Ann"]["hand"] == ["oars"]


def test_the_language_changes_the_words_only(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    positions = {}
    for language in ("en", "it", "fr"):
        _, out, _ = aula("run", file, "--json", "--language", language, capture=capsys)
        positions[language] = json.loads(out)
    words = {language: tuple(e.pop("text") for e in p["events"]) for language, p in positions.items()}
    assert len(set(words.values())) == 3
    assert positions["en"] == positions["it"] == positions["fr"]


def test_run_fails_if_the_end_is_not_as_expected(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(WRONG, encoding="utf-8")
    code, out, err = aula("run", file, capture=capsys)
    assert code == 1
    assert "Oars" in out
    assert err.startswith(str(file))


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
@pytest.mark.parametrize("form", [(), ("--json",)], ids=["words", "json"])
def test_a_bad_file_gets_one_line(
    text: str, form: tuple[str, ...], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(text, encoding="utf-8")
    code, out, err = aula("run", file, *form, capture=capsys)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"aula: {file}")


def test_a_file_that_is_no_text_gets_one_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b"\xff\xfe\x00\x89PNG")
    code, out, err = aula("run", file, capture=capsys)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_check_says_what_a_note_points_at_in_vain(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.yaml"
    head = "aula: 1\ngame: innovation\nplayers: [Ann, Bob]\nposition: {turn: Ann}\n"
    file.write_text(f"{head}moves: [Ann: draw, {{note: Look., look: [Bob red, oars]}}]\n", encoding="utf-8")
    found = f"{file}: look: Oars is not to be seen after 1 answers\n"
    assert aula("check", file, capture=capsys) == (1, "", found)


def test_check_says_how_each_file_is(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong, bad = file.with_name("wrong.yaml"), file.with_name("bad.yaml")
    wrong.write_text(WRONG, encoding="utf-8")
    bad.write_text(BAD["an illegal move"], encoding="utf-8")
    assert aula("check", file, capture=capsys) == (0, f"{file}: good\n", "")
    assert aula("check", file, wrong, capture=capsys)[0] == 1
    code, out, err = aula("check", bad, wrong, file, capture=capsys)
    assert (code, out) == (2, f"{file}: good\n")
    assert str(bad) in err
    assert str(wrong) in err


def test_text_finds_a_card_in_any_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert aula("text", "oars", capture=capsys)[1].startswith("Oars\n")
    assert aula("text", "Vela", "--language", "it", capture=capsys)[1].startswith("Vela\n")


def test_our_own_mistake_is_one_line_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError("by\nnobody")

    monkeypatch.setattr("tutor.command.text.carry_out", fail)
    code, out, err = aula("text", "oars", capture=capsys)
    assert (code, out, err.count("\n")) == (70, "", 1)


def test_an_interrupted_command_ends_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("tutor.command.text.carry_out", interrupt)
    assert aula("text", "oars", capture=capsys) == (130, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("buffered", ["", "1"])
def test_a_full_disk_is_one_line(buffered: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [Path(sys.executable).with_name("aula"), "text", "oars"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            env={**os.environ, "PYTHONUNBUFFERED": buffered},
        )
    assert (done.returncode, done.stderr.count("\n")) == (74, 1)


def test_a_closed_pipe_ends_it_quietly() -> None:
    with subprocess.Popen(
        [Path(sys.executable).with_name("aula"), "text", "oars"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.close()
        assert command.stderr.read() == b""
    assert command.returncode == 141
