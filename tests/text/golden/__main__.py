"""Writes the golden texts anew."""

from __future__ import annotations

from cards.terms import LANGUAGES
from tests.text.golden import SECTIONS, file, written

for language in LANGUAGES:
    for section in SECTIONS:
        path = file(section, language)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(section, language), "utf-8")
