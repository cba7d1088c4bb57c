"""What authors write points at rules, words and cards, and stays text."""

from __future__ import annotations

import pytest

from cards.terms import LANGUAGES, Language
from tutor.story.notes import note_parts, note_text

CARDS = ("oars", "the_wheel")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("See INN-5.4!", {"text": "INN-5.4", "rule": "INN-5.4"}),
        (
            "Look: https://example.org/a?b=c.",
            {"text": "https://example.org/a?b=c", "href": "https://example.org/a?b=c"},
        ),
        ("She has **two** of them.", {"text": "two", "bold": True}),
        ("She melds it.", {"text": "melds", "term": "meld"}),
        ("Here lies The Wheel.", {"text": "The Wheel", "card": "the_wheel"}),
    ],
)
def test_what_is_pointed_at_can_be_opened(text: str, expected: dict[str, object]) -> None:
    assert expected in note_parts(text, "innovation", "en", CARDS)


@pytest.mark.parametrize(
    "text",
    [
        "INN-99.9",
        "<b>bold</b> <img src=x onerror=alert(1)>",
        "javascript:alert(1)",
        "2 ** 3 ** 2",
        "** **",
        "Oarsman",
        "",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_else_stays_as_it_is(text: str, language: Language) -> None:
    found = note_parts(text, "innovation", language, CARDS)
    assert "".join(part["text"] for part in found) == text == note_text(text)
    assert not any(part.keys() & {"href", "rule", "card"} for part in found)


def test_parts_say_what_the_plain_text_says() -> None:
    text = "**Two** things, INN-5.4:\n- Oars\n- https://example.org"
    found = note_parts(text, "innovation", "en", CARDS)
    assert "".join(part["text"] for part in found) == note_text(text)
    assert note_text(text) == "Two things, INN-5.4:\n• Oars\n• https://example.org"
