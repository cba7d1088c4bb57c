"""Every word of the interface is there in every language, with the same gaps to be filled."""

import re
from collections import Counter
from importlib import import_module
from pkgutil import iter_modules

import pytest

import tutor.words
from cards.terms import LANGUAGES
from tutor.words import said, words

GAPS = re.compile(r"\{(\w+)\}")
MODULES = [import_module(f"tutor.words.{module.name}") for module in iter_modules(tutor.words.__path__)]
TABLES = [
    table for module in MODULES for table in (getattr(module, "WORDS", {}), getattr(module, "KEYS", {}))
]
EVERY = {key: three for table in TABLES for key, three in table.items()}
NEVER = {
    1: r"\balleat|\b[Aa]iut[io]\b|\bmette .*copert",
    2: r"\bprotégé|\btour de table|\bmajorité|\bson zone|\bpose .*face cachée|\bde \{(player|owner|by)\}",
}
"""What the rules call otherwise, and French words that should be elided before a name like Anna."""


@pytest.mark.parametrize("key", EVERY)
def test_all_languages_have_the_same_gaps(key: str) -> None:
    gaps = [set(GAPS.findall(text)) for text in EVERY[key]]
    assert gaps[0] == gaps[1] == gaps[2]
    assert len(EVERY[key]) == len(LANGUAGES)
    assert all(text.strip() for text in EVERY[key])


def test_no_key_means_two_things() -> None:
    assert [
        key for key, count in Counter(key for table in TABLES for key in table).items() if count > 1
    ] == []


@pytest.mark.parametrize("key", EVERY)
def test_french_signs_stay_with_their_words(key: str) -> None:
    gaps = dict.fromkeys(GAPS.findall(EVERY[key][2]), "x")
    assert not re.search(r" [:;?!»]|« ", said(key, "fr", **gaps))


@pytest.mark.parametrize("page", ["scene", "edit", "present"])
def test_what_a_drawing_gets_is_set_in_the_same_way(page: str) -> None:
    for text in words("fr", page).values():  # type: ignore[arg-type]
        assert not re.search(r" [:;?!»]|« ", text)


@pytest.mark.parametrize("place", NEVER)
def test_things_are_called_what_the_rules_call_them(place: int) -> None:
    assert [key for key, three in EVERY.items() if re.search(NEVER[place], three[place])] == []
