"""Which tests show which rule: a table, and no rule without a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from cards.rules import rules

TESTS = Path(__file__).parents[1]
ID = re.compile(r"(INN|CIV)[-_](\d+)[._](\d+)")


def shown() -> Iterator[tuple[str, str]]:
    """Each rule named by a test, in its name or in its parameters, and the test."""
    for path in sorted(TESTS.rglob("test_*.py")):
        if path == Path(__file__):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = [node.name, *(ast.unparse(decorator) for decorator in node.decorator_list)]
                for game, chapter, number in ID.findall(" ".join(words)):
                    yield f"{game}-{chapter}.{number}", f"{path.stem}::{node.name}"


def test_every_rule_is_shown_by_a_test() -> None:
    table: dict[str, list[str]] = {rule: [] for rule in rules("en")}
    for rule, test in shown():
        if test not in table.get(rule, [test]):
            table[rule].append(test)
    for rule, tests in table.items():
        more = f" and {len(tests) - 3} more" if len(tests) > 3 else ""
        print(f"{rule:9} {', '.join(tests[:3])}{more}")
    assert [rule for rule, tests in table.items() if not tests] == []
