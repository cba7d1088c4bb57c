"""What stands on the buttons that answer a question."""

from __future__ import annotations

from typing import Any

import pytest

from cards.innovation import CARD
from cards.program import May
from cards.terms import LANGUAGES
from cards.text import answer


def asked(card: str, effect: int = 0, **data: Any) -> dict[str, Any]:
    step = CARD[card].effects[effect].steps
    return {"step": step[0] if isinstance(step, tuple) else step, "card": CARD[card], "named": 0, **data}


BUTTONS: list[tuple[str, str, dict[str, Any], tuple[str, str, str]]] = [
    ("action", "draw", {}, ("Draw", "Pesca", "Piocher")),
    ("action", "meld oars", {}, ("Meld Oars", "Gioca Barche a remi", "Poser Rames")),
    ("action", "dogma oars", {}, ("Activate Oars", "Attiva Barche a remi", "Activer Rames")),
    ("action", "achieve 3", {}, ("Achieve period 3", "Domina il Periodo 3", "Dominer la Période 3")),
    ("setup", "oars", {}, ("Oars (1)", "Barche a remi (1)", "Rames (1)")),
    ("order", "chemistry", {}, ("Chemistry (5)", "Chimica (5)", "Chimie (5)")),
    ("card", "Andrea:8", {}, ("An 8 of Andrea's", "Un 8 di Andrea", "Une 8 d'Andrea")),
    ("card", "pass", {"named": 0}, ("No, thanks", "No, grazie", "Non, merci")),
    ("card", "pass", {"named": 2}, ("Stop here", "Basta così", "S'arrêter là")),
    ("colour", "green", {}, ("Green", "Verde", "Vert")),
    ("colour", "green", asked("paper"), ("Green", "Verde", "Vert")),
    ("colour", "green", asked("banking", 1), ("Yes, splay", "Sì, voglio scalare", "Oui, décaler")),
    ("player", "Andrea", {}, ("Andrea", "Andrea", "Andrea")),
    ("value", "7", {}, ("7", "7", "Valeur 7")),
    ("whole", "yes", asked("bicycle"), ("Yes, exchange", "Sì, voglio scambiare", "Oui, échanger")),
    (
        "whole",
        "yes",
        asked("canning"),
        ("Yes, draw and tuck", "Sì, voglio pescare e archiviare", "Oui, piocher et archiver"),
    ),
]


@pytest.mark.parametrize(("kind", "key", "data", "said"), BUTTONS)
def test_what_a_button_says(kind: str, key: str, data: dict[str, Any], said: tuple[str, str, str]) -> None:
    assert tuple(answer(kind, key, data, language) for language in LANGUAGES) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alternative_is_said_on_its_button(language: str) -> None:
    evolution = asked("evolution")
    assert isinstance(evolution["step"], May)
    words = [answer("option", key, evolution, language) for key in ("1", "2")]
    assert len(set(words)) == 2
    assert all(each[0].isupper() and not each.endswith(".") for each in words)
    assert "8" in words[0]


def test_a_question_of_another_kind_has_no_button() -> None:
    with pytest.raises(KeyError):
        answer("trump", "oars", {}, "en")
