"""Cards and programs as plain data, for files and for other programs, and back.

A node becomes a dict that names its class under "is", a tuple a list, a word its value; what is left
as usual is left out. All of it follows from the fields of the classes and their types.

    >>> from cards.program import And, Draw
    >>> dump(Draw(2, And.SCORE))
    {'is': 'Draw', 'value': 2, 'and_': 'score'}
    >>> load({"is": "Draw", "value": 2, "and_": "score"}, Draw) == Draw(2, And.SCORE)
    True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints, overload

from cards import model, program

__all__ = ["Plain", "dump", "load"]

T = TypeVar("T")
Plain = str | int | None | Sequence["Plain"] | Mapping[str, "Plain"]

_NODES: Mapping[str, type[Any]] = {
    name: found
    for module in (program, model)
    for name, found in vars(module).items()
    if isinstance(found, type) and is_dataclass(found)
}


def dump(node: object) -> Plain:
    """The node, and all that it is made of, as dicts, lists, strings and numbers.

    Raises ValueError if it, or something in it, is no part of a card.
    """
    match node:
        case Enum():
            return str(node.value)
        case None | str() | int():
            return node
        case tuple():
            return [dump(part) for part in node]
    name = type(node).__name__
    if name not in _NODES or not isinstance(node, _NODES[name]):
        raise ValueError(f"{node!r} is no part of a card.")
    values = ((field, getattr(node, field.name)) for field in fields(node))
    return {"is": name} | {field.name: dump(value) for field, value in values if value != field.default}


@overload
def load(plain: Plain, kind: type[T]) -> T: ...
@overload
def load(plain: Plain, kind: object) -> object: ...
def load(plain: Plain, kind: object) -> object:
    """What was dumped, if it is of this kind: a class like Card, a union like Effect, a tuple of them.

    Raises ValueError, saying where and what, if it is not.
    """
    return _read(plain, kind, "top")


def _read(plain: Plain, kind: object, where: str) -> object:
    kinds = get_args(kind) if isinstance(kind, UnionType) else (kind,)
    if isinstance(plain, Mapping):
        return _node(plain, kinds, where)
    if isinstance(plain, list):
        return _tuple(plain, kinds, where)
    if type(plain) in kinds:
        return plain
    for word in kinds:
        if isinstance(word, type) and issubclass(word, Enum) and plain in [each.value for each in word]:
            return word(plain)
    raise ValueError(f"{where}: {plain!r} is not {_names(kinds)}.")


def _node(plain: Mapping[str, Plain], kinds: Sequence[object], where: str) -> object:
    name = plain.get("is")
    if not isinstance(name, str) or name not in _NODES:
        raise ValueError(f"{where}: no part of a card is called {name!r}.")
    node = _NODES[name]
    if node not in kinds:
        raise ValueError(f"{where}: {name} is not {_names(kinds)}.")
    types = _types(name)
    said = {key: value for key, value in plain.items() if key != "is"}
    for key in said:
        if key not in types:
            raise ValueError(f"{where}: {name} has no {key!r}.")
    for field in fields(node):
        if field.default is MISSING and field.name not in said:
            raise ValueError(f"{where}: {name} needs {field.name!r}.")
    built: object = node(**{key: _read(value, types[key], f"{name}.{key}") for key, value in said.items()})
    return built


def _tuple(plain: list[Plain], kinds: Sequence[object], where: str) -> tuple[object, ...]:
    for kind in kinds:
        if get_origin(kind) is tuple:
            return tuple(_read(part, get_args(kind)[0], f"{where}[{i}]") for i, part in enumerate(plain))
    raise ValueError(f"{where}: a list is not {_names(kinds)}.")


@cache
def _types(name: str) -> Mapping[str, object]:
    """The types of the fields of a node."""
    hints = get_type_hints(_NODES[name])
    return {field.name: hints[field.name] for field in fields(_NODES[name])}


def _names(kinds: Sequence[object]) -> str:
    """The kinds in words."""
    return " or ".join(name for kind in kinds for name in _name(kind))


def _name(kind: object) -> Sequence[str]:
    if get_origin(kind) is tuple:
        return ["a list"]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [repr(word.value) for word in kind]
    return ["null" if kind is NoneType else getattr(kind, "__name__", str(kind))]
