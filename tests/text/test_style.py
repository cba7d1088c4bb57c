"""What Aula says keeps to the style sheets in docs, and each language to its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from cards.innovation import CARDS, FIELDS
from cards.terms import LANGUAGES, Language
from tests.text.golden import FOLDER, SECTIONS, file
from tutor.words import Page, words

ROOT = FOLDER.parents[1]
DOCS = ROOT / "docs"
NOTEBOOKS = ROOT / "notebooks"

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
    # What another edition prints is quoted as it stands there.
    own = {key: re.sub("“[^”]*”", "", text) for key, text in shown.items()}
    assert {key: text for key, text in own.items() if re.search(pattern, text)} == {}


def written(node: object, language: Language) -> Iterator[str]:
    """All that a file of lessons or notes says in a language."""
    match node:
        case dict():
            text = node.get(language)
            if isinstance(text, str):
                yield text
            for below in node.values():
                yield from written(below, language)
        case list():
            for below in node:
                yield from written(below, language)
        case _:
            pass


CHARACTERS: dict[Language, set[str]] = {"en": {"he", "she", "his", "him", "hers"}, "it": set(), "fr": set()}
"""Words for the people of lessons and scenarios, whom we have invented: Ada is she, Leo is he."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lesson_and_no_note_uses_a_word_that_the_style_sheet_avoids(language: Language) -> None:
    avoided = [word for word in forbidden(language) if word not in CHARACTERS[language]]
    pattern = rf"\b(?:{'|'.join(map(re.escape, avoided))})\b"
    files = sorted(NOTEBOOKS.glob("*/*/*.yaml"))
    assert len(files) > 50
    said = [(file.stem, text) for file in files for text in written(YAML(typ="safe").load(file), language)]
    found = [(name, text) for name, text in said if re.search(pattern, without_names(text, language))]
    assert len(said) > 500
    assert found == []


@pytest.mark.parametrize("file", ["README.md", "docs/classes.md", "docs/scenarios.md", "docs/site.md"])
def test_no_page_of_the_documentation_uses_a_word_that_the_style_sheet_avoids(file: str) -> None:
    text = Path(ROOT, file).read_text("utf-8")
    pattern = rf"\b(?:{'|'.join(map(re.escape, forbidden('en')))})\b"
    assert re.findall(rf".*{pattern}.*", text) == []


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
