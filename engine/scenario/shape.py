"""What `expect` may look like: small checks that are put together, and complain where they do not fit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from engine.node import Node

Shape = Callable[[Node], object]
"""Looks at a node and raises ScenarioError if it is none of its kind."""


def a_word(node: Node) -> object:
    """Any word."""
    return node.word()


def a_number(node: Node) -> object:
    """A whole number."""
    return node.number()


def one_of(words: Collection[str], what: str) -> Shape:
    """One of these words; `what` they are."""
    return lambda node: node.one_of(words, what)


def or_nothing(shape: Shape) -> Shape:
    """This, or null."""
    return lambda node: node.value is None or shape(node)


def a_list(shape: Shape, what: str = "a list") -> Shape:
    """A list of these."""
    return lambda node: [shape(item) for item in node.items(what)]


def a_mapping(shapes: Mapping[str, Shape]) -> Shape:
    """A mapping with some of these keys."""
    return lambda node: [shapes[key](below) for key, below in node.known(shapes).items()]


def each(keys: Collection[str], shape: Shape) -> Shape:
    """A mapping with some of these keys and the same behind each."""
    return a_mapping(dict.fromkeys(keys, shape))


def either(in_a_list: Shape, in_a_mapping: Shape) -> Shape:
    """One kind of thing in a list, another in a mapping."""
    return lambda node: in_a_mapping(node) if isinstance(node.value, dict) else in_a_list(node)
