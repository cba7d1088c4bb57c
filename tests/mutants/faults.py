"""All faults that Cosmic Ray knows how to put into a file, place by place, if they change what it does."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from cosmic_ray.work_item import MutationSpec

Place = tuple[str, tuple[int, int], str]
"""A file, a line and column, and what stands there: a number, a comparison, a binary operator."""
Span = tuple[tuple[int, int], tuple[int, int]]
"""Where something begins and ends, by line and column."""

NO_FAULTS = ("_Is_Eq", "_IsNot_NotEq", "_Eq_Is", "_NotEq_IsNot")
"""Ids, numbers and None are compared alike by == and by `is`, as long as Python keeps one of each."""
JUDGED = Path("engine/advice")
"""Its constants say for how long is looked, and how much is much. No rule knows; 299 is as good as 300."""


def faults(files: list[Path]) -> dict[Place, list[MutationSpec]]:
    """The faults that can be put into these files, by their places."""
    found: dict[Place, list[MutationSpec]] = defaultdict(list)
    for file in files:
        silent = list(_silent(ast.parse(file.read_text(encoding="utf-8")), JUDGED in file.parents))
        for fault in _of(file):
            said = not any(start <= fault.start_pos < end for start, end in silent)
            if said and not fault.operator_name.endswith(NO_FAULTS):
                kind = "_".join(fault.operator_name.split("_")[:2])
                found[str(file), fault.start_pos, kind].append(fault)
    return dict(found)


def is_python(fault: MutationSpec) -> bool:
    """Whether a file with this fault can be read at all: `**more` cannot become `/more`."""
    code = fault.module_path.read_text(encoding="utf-8")
    try:
        ast.parse(mutate_code(code, get_operator(fault.operator_name)(), fault.occurrence))
    except SyntaxError:
        return False
    return True


def _of(file: Path) -> Iterator[MutationSpec]:
    tree = get_ast_from_path(file)
    for name in operator_names():
        kind = get_operator(name)
        if kind.arguments():
            continue  # these want to be told the names of variables
        operator = kind()
        positions = [place for node in ast_nodes(tree) for place in operator.mutation_positions(node)]
        for occurrence, (start, end) in enumerate(positions):
            yield MutationSpec(
                module_path=file, operator_name=name, occurrence=occurrence, start_pos=start, end_pos=end
            )


def _silent(tree: ast.Module, judged: bool) -> Iterator[Span]:
    """What only type checkers read, or stops nobody but us, and what is as good as any other number."""
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign():
                yield _span(node.annotation)
            case ast.arg(annotation=ast.expr() as annotation):
                yield _span(annotation)
            case ast.FunctionDef():
                if node.returns is not None:
                    yield _span(node.returns)
                if any(ast.unparse(decorator) == "abstractmethod" for decorator in node.decorator_list):
                    yield (node.decorator_list[0].lineno, 0), (node.lineno, 0)
            case ast.Assign(targets=[ast.Name(id=name)]) if not name.isupper() and name[:1].isupper():
                yield _span(node)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant()) if judged and name.isupper():
                yield _span(node)
            case ast.keyword(arg="strict" | "frozen" | "slots"):
                yield _span(node.value)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                yield _span(node.test)


def _span(node: ast.expr | ast.stmt) -> Span:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
