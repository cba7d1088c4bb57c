"""The three languages have the same interface, and none is loaded before it is used."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from inspect import signature

import pytest

from cards import text
from cards.terms import LANGUAGES

INTERFACE = {
    "effects": ("clauses", "label", "step_text"),
    "conditions": ("field_text",),
    "events": ("sentence",),
    "prompts": ("prompt", "answer", "refusal"),
    "words": ("heading",),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", INTERFACE)
def test_every_language_can_be_asked_the_same(language: str, module: str) -> None:
    english = import_module(f"cards.text.en.{module}")
    other = import_module(f"cards.text.{language}.{module}")
    for name in INTERFACE[module]:
        assert needed(getattr(other, name)) == needed(getattr(english, name))


def needed(function: Callable[..., object]) -> int:
    """How many arguments a function cannot do without."""
    return sum(one.default is one.empty for one in signature(function).parameters.values())


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="no language 'de': there are en, it, fr"):
        text.card_text("oars", "de")
    with pytest.raises(ValueError, match="no language 'de'"):
        text.card_name("oars", "de")  # type: ignore[arg-type]


def test_names_and_texts_come_in_the_language_asked_for() -> None:
    assert text.card_name("oars", "it") == "Barche a remi"
    assert "".join(clause.text for clause in text.effect_clauses("writing", 0, "en")) == "Draw a 2."
    assert text.effect_label("oars", 0, "en") == "Demand"


def test_importing_the_door_loads_no_language() -> None:
    code = (
        "import sys, cards.text; print(*[n for n in sys.modules if n.startswith(('cards.text.', 'cards.i'))])"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert loaded.strip() == "cards.text.clause"
