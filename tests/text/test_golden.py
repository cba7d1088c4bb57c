"""What Aula says is what the golden files say; `python -m tests.text.golden` renews them."""

from __future__ import annotations

import pytest

from cards.terms import LANGUAGES, Language
from tests.text.golden import SECTIONS, file, written


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_golden_texts_are_as_they_were_read(language: Language, section: str) -> None:
    assert written(section, language) == file(section, language).read_text("utf-8")
