"""Every word of the interface is there in every language, with the same gaps to be filled."""

import re

import pytest

from cards.terms import LANGUAGES
from tutor.words import words

GAPS = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("key", sorted(words("en")))
def test_all_languages_have_the_same_gaps(key: str) -> None:
    gaps = [set(GAPS.findall(words(language)[key])) for language in LANGUAGES]
    assert gaps[0] == gaps[1] == gaps[2]
    assert all(words(language)[key].strip() for language in LANGUAGES)
