"""Every word of the interface is there in every language, with the same gaps to be filled."""

import re

import pytest

from cards.terms import LANGUAGES
from tutor.words import app, asking, editor, facts, learn, panels, publish, said, table, warnings, words

GAPS = re.compile(r"\{(\w+)\}")
MODULES = (app, asking, editor, facts, learn, panels, publish, table, warnings)
EVERY = {key: three for module in MODULES for key, three in module.WORDS.items()}
NEVER = {
    1: r"\balleat|\b[Aa]iut[io]\b|\bmette .*copert",
    2: r"\bprotégé|\btour de table|\bmajorité|\bson zone|\bpose .*face cachée|\bde \{(player|owner|by)\}",
}
"""What the rules call otherwise, and French words that should be elided before a name like Anna."""


@pytest.mark.parametrize("key", sorted(words("en")))
def test_all_languages_have_the_same_gaps(key: str) -> None:
    gaps = [set(GAPS.findall(words(language)[key])) for language in LANGUAGES]
    assert gaps[0] == gaps[1] == gaps[2]
    assert all(words(language)[key].strip() for language in LANGUAGES)


def test_french_signs_stay_with_their_words() -> None:
    for each in words("fr").values():
        assert not re.search(r" [:;?!»]|« ", each)
    assert said("age_empty", "fr", age=3) == "Période 3\N{NO-BREAK SPACE}: épuisée"


@pytest.mark.parametrize("place", NEVER)
def test_things_are_called_what_the_rules_call_them(place: int) -> None:
    assert [key for key, three in EVERY.items() if re.search(NEVER[place], three[place])] == []
