"""The rooms of the languages have the same modules and functions; none is loaded before it is used."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from inspect import isfunction, signature
from pathlib import Path

import pytest

from cards import text
from cards.terms import LANGUAGES

ROOMS = Path(text.__file__).parent

INTERFACE: dict[str, tuple[str, ...]] = {
    "effects": ("lead", "opening", "mood", "link", "keep", "joint"),
    "verbs": ("phrase",),
    "civ": ("phrase",),
    "numbers": ("drawn", "things", "counted"),
    "conditions": (
        "has",
        "has_more",
        "has_each_icon",
        "most_of_all",
        "any_of",
        "each",
        "due_to_demand",
        "splayed",
        "share_colour",
        "tops_on_boards",
    ),
    "words": ("heading",),
    "civ_effects": ("heading", "label"),
    "events": ("sentence",),
    "prompts": ("prompt", "answer", "refusal"),
}
"""What is asked of a language from outside its room."""

CONSTANTS: dict[str, tuple[str, ...]] = {
    "effects": ("DEMAND", "COOPERATIVE", "DEMAND_MARK", "I_DEMAND", "ALL_OR_NONE", "EITHER", "AND_THEN"),
    "conditions": ("CLAIM",),
    "words": ("COLON",),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", INTERFACE)
def test_every_language_can_be_asked_the_same(language: str, module: str) -> None:
    english = import_module(f"cards.text.en.{module}")
    other = import_module(f"cards.text.{language}.{module}")
    for name in INTERFACE[module]:
        assert parameters(getattr(other, name)) == parameters(getattr(english, name))
    for name in CONSTANTS.get(module, ()):
        assert type(getattr(other, name)) is type(getattr(english, name))


def parameters(function: object) -> list[tuple[str, object]]:
    """The parameters of a function, and which of them can be left out."""
    assert isfunction(function)
    return [(each.kind.name, each.default) for each in signature(function).parameters.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_has_the_same_modules(language: str) -> None:
    assert modules(language) == modules("en")


def modules(language: str) -> set[str]:
    return {path.stem for path in (ROOMS / language).glob("*.py")}


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
    assert loaded.split() == ["cards.text.clause", "cards.text.rooms"]
