"""Makes one script of a module and all that it imports, as anywidget and published pages need it.

The modules import by name only (`import { a, b as c } from "./x.js"`), and export functions and constants.
Each becomes a function of its own, so that names within do not meet. Comments, indents, ends of lines, and
the widgets that modules are by themselves are left out, for small pages, and in style sheets what may stand
behind a colon.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

__all__ = ["script", "style"]

HERE = Path(__file__).parent

_IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async )?function\*? |const |let |class )(\w+)", re.MULTILINE)
_COMMENT = re.compile(r"^ *(?:/\*\*.*?\*/|//[^\n]*)\n", re.MULTILINE | re.DOTALL)
_REMARK = re.compile(r" */\*.*?\*/\n?|^\s+", re.MULTILINE | re.DOTALL)
_SPACE = re.compile(r"(?<=[{;,:])[ \n]|[ \n](?=\{)|;?[ \n]?(?=\})")
"""What a browser does not need in a style sheet."""
_INDENT = re.compile(r"^\s+|(?<=[{;,])\n", re.MULTILINE)
"""What a browser does not need in a script: where a line may end without, it does."""
_DEFAULT = re.compile(r"^export default ", re.MULTILINE)
_WIDGET = re.compile(r'^(?:import \{ widget \} from "[^"]+"|export default widget\(draw\));\n', re.MULTILINE)


@cache
def script(entry: Path) -> str:
    """The module and all that it imports as one; it exports what the module exports by default."""
    parts: dict[Path, str] = {}
    _take(entry.resolve(), parts, entry=True)
    return "\n".join((*parts.values(), f"export default {_name(entry.resolve(), parts)}.standard;\n"))


@cache
def style(*folders: Path) -> str:
    """All style sheets of the panels, and those of other folders behind them: base.css first."""
    sheets = [sheet for folder in (HERE, *folders) for sheet in sorted(folder.glob("*.css"), key=_base_first)]
    plain = (_REMARK.sub("", sheet.read_text(encoding="utf-8")) for sheet in sheets)
    return _SPACE.sub("", "\n".join(plain))


def _base_first(sheet: Path) -> tuple[bool, str]:
    return sheet.name != "base.css", sheet.name


def _take(module: Path, parts: dict[Path, str], entry: bool = False) -> None:
    """Add a module behind those that it imports."""
    if module in parts:
        return
    text = _COMMENT.sub("", module.read_text(encoding="utf-8"))
    if not entry:
        text = _WIDGET.sub("", text)
    for found in _IMPORT.finditer(text):
        _take((module.parent / found[2]).resolve(), parts)

    def bound(found: re.Match[str]) -> str:
        names = ", ".join(each.strip().replace(" as ", ": ") for each in found[1].split(",") if each.strip())
        return f"const {{ {names} }} = {_name((module.parent / found[2]).resolve(), parts)};\n"

    exported = [found[2] for found in _EXPORT.finditer(text)]
    body = _DEFAULT.sub("const standard = ", _EXPORT.sub(r"\1\2", _IMPORT.sub(bound, text)))
    if body != text and "const standard = " in body:
        exported.append("standard")
    body = _INDENT.sub("", body)
    parts[module] = ""
    parts[module] = (
        f"const {_name(module, parts)} = (() => {{\n{body}return {{ {', '.join(exported)} }};\n}})();"
    )


def _name(module: Path, parts: dict[Path, str]) -> str:
    """What a module is called in the script."""
    return f"_{list(parts).index(module)}_{re.sub(r'[^A-Za-z0-9]', '_', module.stem)}"
