"""What Aula says keeps to the style sheets in docs, and each language to its own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cards.innovation import CARDS, FIELDS
from cards.terms import LANGUAGES, Language
from tests.text.golden import FOLDER, SECTIONS, file
from tutor.words import Page, words

DOCS = FOLDER.parents[1] / "docs"

LITTLE_WORDS: dict[Language, str] = {
    "en": "the of and you your with from one card cards draw hand any each this that then if do has have "
    "player players to is are its it their they my all other for not nobody because so there",
    "it": "il lo gli della dello degli delle che una uno puoi con carta carte pesca mano di da nella se "
    "poi ogni giocatore giocatori sono hai ha tua tue tuoi più perché non nessuno è ed",
    "fr": "le les des une vous votre vos avec carte cartes piochez main de du dans si puis chaque joueur "
    "joueurs est sont a au aux qui que ne pas plus parce personne et l'une n'a qu'il",
}
"""Words that are so frequent in a language that no text of another should hold one of its own."""

SHARED = {"a", "an", "de", "main", "si", "se", "non", "do", "di", "le", "la", "in", "plus", "il", "ne", "qui"}
"""Words of two languages, or letters of a name."""


def forbidden(language: Language) -> list[str]:
    """What stands in code marks in the second column of the table of words."""
    sheet = Path(DOCS, f"style-{language}.md").read_text("utf-8")
    rows = [line.split("|") for line in sheet.splitlines() if line.startswith("|")]
    return [words for row in rows for words in re.findall(r"`([^`]+)`", row[2])]


def without_names(text: str, language: Language) -> str:
    """The text without the printed names, some of which are those of other languages."""
    names = [card.name[language] for card in CARDS] + [field.name[language] for field in FIELDS]
    return re.sub("|".join(map(re.escape, sorted(names, key=len, reverse=True))), "", text)


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_uses_a_word_that_the_style_sheet_avoids(language: Language, section: str) -> None:
    text = without_names(file(section, language).read_text("utf-8"), language)
    avoided = forbidden(language)
    assert len(avoided) > 10
    pattern = rf"\b(?:{'|'.join(map(re.escape, avoided))})\b"
    assert re.findall(rf".*{pattern}.*", text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_interface_is_one_that_the_style_sheet_avoids(language: Language) -> None:
    pattern = rf"\b(?:{'|'.join(map(re.escape, forbidden(language)))})\b"
    pages: tuple[Page, ...] = ("scene", "edit", "present")
    shown = {key: text for page in pages for key, text in words(language, page).items()}
    assert {key: text for key, text in shown.items() if re.search(pattern, text)} == {}


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_one_language_stands_in_another(language: Language, section: str) -> None:
    text = without_names(file(section, language).read_text("utf-8"), language)
    used = set(re.findall(r"[\w'’]+", text.casefold()))
    own = set(LITTLE_WORDS[language].split())
    foreign = (
        {word for other in LANGUAGES if other != language for word in LITTLE_WORDS[other].split()}
        - own
        - SHARED
    )
    assert used & own, "the words of the language itself are there"
    assert used & foreign == set()
