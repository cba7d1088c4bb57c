"""Writes declarations for TypeScript from TypedDicts, so that both languages mean the same by a scene."""

from __future__ import annotations

import inspect
import types
from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
    object: "any",
}


def declarations(modules: Iterable[ModuleType]) -> str:
    """An interface for each TypedDict of these modules, under its own name.

    >>> from tutor.table.scene import shape
    >>> "interface SceneToast {\\n  text: string;\\n  rule: (string | null);" in declarations([shape])
    True
    """
    found = {
        name: value
        for module in modules
        for name, value in inspect.getmembers(module, is_typeddict)
        if value.__module__ == module.__name__
    }
    return "\n".join(interface(value) for value in found.values())


def interface(shape: Any) -> str:
    """One TypedDict."""
    hints = get_type_hints(shape, include_extras=True)
    lines = [
        f"  {key}{'?' if _may_be_missing(shape, key, hint) else ''}: {_type(hint)};\n"
        for key, hint in hints.items()
    ]
    return f"interface {shape.__name__} {{\n{''.join(lines)}}}\n"


def _may_be_missing(shape: Any, key: str, hint: Any) -> bool:
    return get_origin(hint) is NotRequired or key in shape.__optional_keys__


def _type(hint: Any) -> str:
    """A type of Python as one of TypeScript."""
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return _type(arguments[0])
    if origin in (Union, types.UnionType):
        return f"({' | '.join(map(_type, arguments))})"
    if origin is Literal:
        return f"({' | '.join(f'{value!r}' for value in arguments)})"
    if origin in (list, tuple, Sequence):
        return f"{_type(arguments[0])}[]"
    if origin in (dict, Mapping):
        return f"{{ [key: string]: {_type(arguments[1])} }}"
    return PLAIN[hint]
