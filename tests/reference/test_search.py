"""A search finds what a reader means: rules, words and cards."""

import pytest

from cards.innovation import CARDS
from cards.terms import LANGUAGES, Language
from tutor.story.reference.search import search
from tutor.words.seeking import PLAYERS_WORDS


def ids(query: str, language: Language, *kinds: str) -> list[str]:
    return [hit.id for hit in search(query, language) if hit.kind in (kinds or ("term", "rule"))]


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
def test_titles_and_terms_come_first(query: str, language: Language, first: list[str]) -> None:
    assert ids(query, language)[: len(first)] == first


def test_a_reference_to_a_rule_is_a_hit_after_the_rule() -> None:
    assert ids("INN-10.2", "en") == ["INN-10.2", "INN-3.3", "INN-10.4"]


def test_case_and_accents_do_not_matter() -> None:
    assert ids("periodes a dominer", "fr") == ids("PÉRIODES À DOMINER", "fr") != []


def test_all_words_must_occur() -> None:
    assert ids("fission remove", "en") == ["INN-7.10"]
    assert ids("fission hegemony", "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_searched_and_nothing_is_found_for_nothing(language: Language) -> None:
    assert "INN-9.1" in ids("monument: separate", language)
    assert ids(" ?! ", language) == []


@pytest.mark.parametrize(
    ("query", "language", "expected"),
    [
        ("share", "en", "INN-5.4"),
        ("steal", "en", "INN-7.8"),
        ("tie", "en", "INN-10.2"),
        ("sharring bonus", "en", "INN-5.5"),
        ("can I look at my score", "en", "INN-2.2"),
        ("symbols", "en", "icon"),
        ("rubare", "it", "INN-7.8"),
        ("pareggio", "it", "CIV-5.3"),
        ("condividere", "it", "INN-5.4"),
        ("voler", "fr", "INN-7.8"),
        ("égalité", "fr", "INN-10.2"),
        ("partager", "fr", "INN-5.4"),
    ],
)
def test_players_own_words_find_the_rule(query: str, language: Language, expected: str) -> None:
    assert expected in ids(query, language)[:8]


@pytest.mark.parametrize(
    ("query", "language", "card"),
    [
        ("Vela", "en", "sailing"),
        ("sailng", "en", "sailing"),
        ("cites etats", "it", "city_states"),
        ("Assassinio", "fr", "army"),
        ("SCIENCES", "en", "universe"),
    ],
)
def test_a_card_is_found_by_its_name_in_any_language(query: str, language: Language, card: str) -> None:
    assert ids(query, language, "card", "field", "domain")[0] == card


def test_words_of_a_card_find_it_together() -> None:
    found = ids("purple castle demand", "en", "card")
    assert found
    assert set(found) <= {card.id for card in CARDS if card.colour == "purple"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_say_is_nothing_that_the_rules_lack(language: Language) -> None:
    """A word that stands for nothing in the rules would find nothing."""
    for word, meant in PLAYERS_WORDS[language].items():
        assert any(ids(each, language, "term", "rule", "card", "field", "domain") for each in meant), word
