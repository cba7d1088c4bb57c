"""What is said to be no fault is one that could still be drawn: the lines of the engine change."""

from __future__ import annotations

from difflib import SequenceMatcher
from pathlib import Path

import pytest
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

from tests.mutants.faults import faults
from tests.mutants.same import SAME

NEAR = 0.7
"""A fault leaves so much of its line as it was."""


@pytest.mark.parametrize("file", sorted({file for file, _ in SAME}))
def test_what_is_no_fault_could_be_drawn(file: str) -> None:
    code = Path(file).read_text(encoding="utf-8")
    lines = code.splitlines()
    known = {line for each, line in SAME if each == file}
    near = {
        number
        for number, line in enumerate(lines, start=1)
        if any(SequenceMatcher(None, line.strip(), one).ratio() > NEAR for one in known)
    }
    drawn = set[str]()
    for (_, (number, _), _), kinds in faults([Path(file)]).items():
        if number in near:
            for fault in kinds:
                changed = mutate_code(code, get_operator(fault.operator_name)(), fault.occurrence)
                drawn |= {line.strip() for line in (changed or "").splitlines()[number - 1 : number + 1]}
    assert known <= drawn
