"""A search finds what a reader means."""

import pytest

from cards.rules import search
from cards.terms import LANGUAGES


def ids(query: str, language: str) -> list[str]:
    return [hit.id for hit in search(query, language)]


@pytest.mark.parametrize(
    ("query", "language", "first"),
    [
        ("sharing bonus", "en", ["sharing-bonus", "INN-5.5"]),
        ("splay", "en", ["splay", "splay-left", "splay-right", "splay-up", "INN-8.1"]),
        ("bonus di cooperazione", "it", ["sharing-bonus", "INN-5.5"]),
        ("limite", "it", ["hand-limit", "CIV-2.3"]),
        ("HEGEMONIE", "fr", ["hegemony"]),
        ("décaler", "fr", ["splay"]),
        ("INN-5.3", "en", ["INN-5.3"]),
        ("civ-3.7", "fr", ["CIV-3.7"]),
    ],
)
def test_titles_and_terms_come_first(query: str, language: str, first: list[str]) -> None:
    assert ids(query, language)[: len(first)] == first


def test_a_reference_to_a_rule_is_a_hit_after_the_rule() -> None:
    assert ids("INN-10.2", "en") == ["INN-10.2", "INN-3.3", "INN-10.4"]


def test_case_and_accents_do_not_matter() -> None:
    assert ids("periodes a dominer", "fr") == ids("PÉRIODES À DOMINER", "fr") != []


def test_all_words_must_occur() -> None:
    assert ids("fission remove", "en") == ["INN-7.10"]
    assert ids("fission hegemony", "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_searched_and_nothing_is_found_for_nothing(language: str) -> None:
    assert "INN-9.1" in ids("monument: separate", language)
    assert ids(" ?! ", language) == []
