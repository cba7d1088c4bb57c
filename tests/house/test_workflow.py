"""What a public host runs is what the Makefile offers, on every Python that Aula promises."""

import re
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
JOBS: dict[str, Any] = YAML(typ="safe").load(ROOT / ".github/workflows/test.yml")["jobs"]


def test_each_job_makes_something_that_can_be_made() -> None:
    targets = set(re.findall(r"^(\w+):.*## ", MAKEFILE, re.MULTILINE))
    for name, job in JOBS.items():
        made = re.findall(r"\bmake (\w+)$", "\n".join(step.get("run", "") for step in job["steps"]))
        assert made, name
        assert targets.issuperset(made)


def test_the_matrix_holds_every_python_that_make_looks_for() -> None:
    looked_for = re.findall(r"python(3\.\d+)", MAKEFILE.partition("PYTHON ?=")[2].partition("\n\n")[0])
    assert sorted(looked_for) == JOBS["pythons"]["strategy"]["matrix"]["python"]
