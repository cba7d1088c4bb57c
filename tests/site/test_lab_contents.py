"""What JupyterLab without a server consists of; `tests/browser/test_lite.py` opens it."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from tutor.command import main
from tutor.publish.app.archives import Archive, archived, installed, with_needs
from tutor.publish.app.lab import GIVEN, LIBRARIES, aula


def names(archive: Archive) -> list[str]:
    with zipfile.ZipFile(io.BytesIO(archive.content)) as packed:
        return packed.namelist()


def test_what_a_library_needs_comes_with_it_and_what_is_there_does_not() -> None:
    found = set(with_needs(LIBRARIES, GIVEN))
    assert {"ipython", "traitlets", "pygments", "psygnal", "ruamel-yaml"} <= found
    assert not found & {"jedi", "widgetsnbextension", "voila", "pexpect"}


def test_only_what_runs_in_a_browser_is_packed() -> None:
    inside = names(installed("psygnal"))
    assert any(name.endswith("METADATA") for name in inside)
    assert "psygnal/_signal.py" in inside
    assert not [name for name in inside if name.endswith((".so", ".pyd", ".pyc")) or name.startswith("..")]


def test_a_package_that_says_nothing_of_itself_can_be_installed_all_the_same() -> None:
    archive = archived("a-name", "1.2", [("a.py", b"")])
    assert archive.file == "a_name-1.2-py3-none-any.whl"
    assert names(archive) == ["a_name-1.2.dist-info/METADATA", "a.py"]
    assert archive.entry()["file_name"] == archive.file


def test_aula_is_packed_with_its_drawings_and_its_library() -> None:
    inside = names(aula())
    assert "tutor/drawing/stage.js" in inside
    assert any(name.endswith("share/aula/notebooks/lessons/innovation/01-goal.yaml") for name in inside)
    assert not [name for name in inside if name.startswith("tutor/serving/")]


def test_a_folder_that_is_something_else_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter = tmp_path / "lab" / "letter.txt"
    letter.parent.mkdir()
    letter.write_text("Dear lab", encoding="utf-8")
    assert main(["publish", "--lab", "-o", str(tmp_path)]) == 2
    assert "is not JupyterLite" in capsys.readouterr().err
    assert letter.read_text(encoding="utf-8") == "Dear lab"
