"""Modules that import each other become one script, in which their names do not meet."""

from pathlib import Path

from tutor.drawing import bundle
from tutor.publish.app.npm import node


def write(folder: Path, **modules: str) -> Path:
    for name, text in modules.items():
        (folder / f"{name}.js").write_text(text)
    return folder / "entry.js"


def test_the_script_does_what_the_modules_do(tmp_path: Path) -> None:
    entry = write(
        tmp_path,
        base='const name = "base";\nexport function say() {\n  return name;\n}\nexport const two = 2;\n',
        middle='import { say as said } from "./base.js";\nconst name = "middle";\n'
        "export function both() {\n  return `${said()} ${name}`;\n}\n",
        entry='import { both } from "./middle.js";\nimport {\n  say,\n  two,\n} from "./base.js";\n'
        "const name = both();\nexport default { text: `${name} ${say()} ${two}` };\n",
    )
    script = tmp_path / "all.mjs"
    script.write_text(bundle.script(entry))
    call = "import(process.argv[1]).then((all) => console.log(all.default.text))"
    done = node("-e", call, str(script))
    assert done.stdout == "base middle base 2\n"


def test_a_module_that_is_imported_twice_is_there_once() -> None:
    script = bundle.script(Path(bundle.__file__).with_name("stage.js"))
    assert script.count("export function make(") == 0
    assert script.count("function makeSvg(") == 1
    assert "import {" not in script


def test_comments_stay_in_the_sources(tmp_path: Path) -> None:
    entry = write(
        tmp_path,
        entry='/** What it is. */\nconst where = "https://here";  // kept\n  // Why.\n'
        "/**\n * What it does.\n */\nexport default { where };\n",
    )
    lines = bundle.script(entry).splitlines()
    assert lines[1:3] == [
        'const where = "https://here";  // kept',
        "const standard = { where };return { standard };",
    ]
    (tmp_path / "base.css").write_text("/* Why. */\n.a {\n  top: 0; /* so far */\n}\n")
    assert ".a{top:0}" in bundle.style(tmp_path)


def test_base_comes_first_in_the_style() -> None:
    first = next(line for line in (bundle.HERE / "base.css").read_text().splitlines() if line.endswith("{"))
    assert bundle.style().startswith(first.replace(" {", "{"))
