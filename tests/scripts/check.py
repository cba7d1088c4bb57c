"""Runs TypeScript's checker and ESLint's core over JavaScript; both are fetched by name and kept."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.scripts.declarations import declarations
from tutor.pages import shape as pages
from tutor.publish.app.npm import NpmPackage, node
from tutor.story import shape as story
from tutor.table.scene import shape as scene
from tutor.table.scene import things

TYPESCRIPT = NpmPackage(
    "typescript",
    "6.0.3",
    "y2TvuxSZPDyQakkFRPZHKFm+KKVqIisdg9/CZwm9ftvKXLP8NRWj38/ODjNbr43SsoXqNuAisEf1GdCxqWcdBw==",
    ("lib/tsc.js", "lib/_tsc.js", "lib/lib.*.d.ts"),
)
ESLINT = NpmPackage(
    "eslint-linter-browserify",
    "10.11.0",
    "XVaxxFwVyLM80nUjJhp0HXah9uDXDTuSU74+FcJB02ibU6uNviMGqzy0R6OFtFSoREGp40zRkTGfF7T37R+fZA==",
    ("linter.cjs",),
)
"""ESLint in one file, with its core rules and nothing else to be installed."""

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SHAPES = (things, scene, story, pages)
"""The modules whose TypedDicts are declared to JavaScript."""

IN_WORKERS = frozenset(("worker.js", "service.js"))
"""Scripts that run beside a page, where there are other things than in one."""

OPTIONS = {
    "allowJs": True, "checkJs": True, "noEmit": True, "target": "esnext", "module": "esnext",
    "moduleResolution": "bundler", "types": [], "strict": False, "noImplicitAny": False,
    "noUnusedLocals": True, "noImplicitThis": True, "noFallthroughCasesInSwitch": True,
}  # fmt: skip


def scripts() -> list[Path]:
    """All of our JavaScript."""
    return sorted(file for pattern in ("*.js", "*.mjs") for file in (ROOT / "tutor").rglob(pattern))


def wrong_types(files: Sequence[Path]) -> str:
    """What TypeScript says of scripts; nothing if all is well. Raises Unavailable."""
    beside = [file for file in files if file.name in IN_WORKERS]
    pages = [file for file in files if file not in beside and file.suffix == ".js"]
    return _checked(pages, "page.d.ts", "dom") + _checked(beside, "worker.d.ts", "webworker")


def _checked(files: Sequence[Path], declared: str, library: str) -> str:
    if not files:
        return ""
    with tempfile.TemporaryDirectory() as folder:
        shapes, settings = Path(folder, "shapes.d.ts"), Path(folder, "tsconfig.json")
        shapes.write_text(declarations(SHAPES), encoding="utf-8")
        libraries = ["esnext", library, f"{library}.iterable"]
        included = [str(file) for file in (*files, HERE / declared, shapes)]
        options = {**OPTIONS, "lib": libraries}
        settings.write_text(json.dumps({"compilerOptions": options, "files": included}), encoding="utf-8")
        tsc = TYPESCRIPT.folder() / "lib" / "tsc.js"
        return node(str(tsc), "--project", str(settings), "--pretty", "false").stdout


def wrong_style(files: Sequence[Path]) -> str:
    """What ESLint says of scripts; nothing if all is well. Raises Unavailable."""
    linter = ESLINT.folder() / "linter.cjs"
    told = node(str(HERE / "lint.mjs"), str(linter), *map(str, files))
    return told.stdout + told.stderr
