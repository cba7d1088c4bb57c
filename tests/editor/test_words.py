"""The editor speaks of things as the rules do: the printed Italian and French words, one for each thing."""

from __future__ import annotations

import re

import pytest

from tutor.words import asking, editor, facts, said, warnings, words

WORDS = {**editor.WORDS, **asking.WORDS, **facts.WORDS, **warnings.WORDS}
NEVER = {1: r"\bicon[ae]\b|\bscopert", 2: r"\bpièces?\b|\bicônes?\b|\bviolett?e?\b"}
"""What the rules call risorsa and attivo; jeton, ressource and mauve."""


@pytest.mark.parametrize("place", NEVER)
def test_things_are_called_what_the_rules_call_them(place: int) -> None:
    wrong = [key for key, three in WORDS.items() if re.search(NEVER[place], three[place].casefold())]
    assert wrong == []


def test_french_signs_stay_with_their_words() -> None:
    assert words("fr", "edit")["edit_restore_text"].endswith("«\N{NO-BREAK SPACE}{title}\N{NO-BREAK SPACE}».")
    assert said("edit_warnings", "fr", n=2) == "À voir\N{NO-BREAK SPACE}: 2"


def test_every_gap_is_filled_in_every_language() -> None:
    for key, three in WORDS.items():
        gaps = [set(re.findall(r"{\w+}", text)) for text in three]
        assert gaps[0] == gaps[1] == gaps[2], key
