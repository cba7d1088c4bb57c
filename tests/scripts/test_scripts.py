"""The checks of our JavaScript find what they are for."""

from __future__ import annotations

import io
import re
import tarfile
from pathlib import Path

import pytest

from tests.scripts.check import ROOT, scripts, wrong_style, wrong_types
from tutor.publish.app.npm import NpmPackage, Unavailable

DRAWING = """
/** @param {Scene} scene */
export function names(scene) {
  return scene.players.map((player) => player.%s);
}
"""


def script(folder: Path, text: str) -> Path:
    file = folder / "drawing.js"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_misspelt_key_of_the_scene_is_found(tmp_path: Path) -> None:
    assert wrong_types([script(tmp_path, DRAWING % "name")]) == ""
    assert "Property 'nmae' does not exist on type 'ScenePlayer'" in wrong_types(
        [script(tmp_path, DRAWING % "nmae")]
    )


def test_what_nobody_uses_is_found(tmp_path: Path) -> None:
    file = script(tmp_path, "const left = 1;\nexport const right = (a) => a == 2;\n")
    told = wrong_style([file])
    assert "'left' is assigned a value but never used. (no-unused-vars)" in told
    assert "(eqeqeq)" in told


def test_each_export_is_imported_somewhere() -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in scripts()}
    imported = {
        name.split(" as ")[0].strip()
        for text in texts.values()
        for names in re.findall(r"^import \{([^}]*)\}", text, re.MULTILINE)
        for name in names.split(",")
    }
    unused = [
        f"{file.relative_to(ROOT)}: {name}"
        for file, text in texts.items()
        for name in re.findall(r"^export (?:async )?(?:function\*?|const|class) (\w+)", text, re.MULTILINE)
        if name not in imported
    ]
    assert unused == []


def test_something_else_under_the_name_of_a_package_is_not_kept(tmp_path: Path) -> None:
    package = tmp_path / "package.tgz"
    with tarfile.open(package, "w:gz") as packed:
        content = b"surprise"
        member = tarfile.TarInfo("package/index.js")
        member.size = len(content)
        packed.addfile(member, io.BytesIO(content))
    wanted = NpmPackage("wanted", "1.0.0", "another hash", ("index.js",))
    with pytest.raises(Unavailable, match="something else"):
        wanted.unpack(package, tmp_path / "kept")
    assert not (tmp_path / "kept").exists()
