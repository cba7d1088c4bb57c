"""What events and questions say in every language: with reasons, as questions, with nobody's gender."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from typing import Any

import pytest

from cards.innovation import CARD
from cards.innovation.editions import PRINTINGS
from cards.program import May
from cards.terms import LANGUAGES, Language
from cards.text import events as shared
from cards.text import prompt
from cards.text.context import every_step
from cards.text.effects import deed_text
from cards.text.events import Tellings
from tests.text.golden import prompts
from tests.text.golden.events import CIV, INNOVATION, SUMS, Sample, said

COMPARISONS = {
    "en": r"fewer than|as many \w+ as|more than|Neither .* nor",
    "it": r"meno di|a differenza di|tant[ei] \w+ quant[ei]|più di|Né .* né",
    "fr": r"moins qu|contre \d+ pour|autant (de |d')\w+ qu|plus qu|Ni .* ni",
}
GENDERED = {
    "en": r"\b(he|she|his|her|hers|him|himself|herself)\b",
    "it": r"\b(lui|lei|egli|ella|da solo|da sola|pronto|pronta|primo|prima) (gioca|attiva|agisce|pesca)\b"
    r"|\b(si è|è) (fermat|obbligat|costrett)[oa]\b",
    "fr": r"\b(il|elle) (joue|active|agit|pioche|doit|partage)\b|\best (seul|seule|obligé|obligée|forcé)\b",
}
"""Words that would guess whether a player is a man or a woman."""


class Asked:
    """The sentences of a language that note which of them are used."""

    def __init__(self, say: Tellings) -> None:
        self._say = say
        self.used: set[tuple[str, str]] = set()

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._say, name)
        if isinstance(value, str):
            self.used.add((name, value))
        return value


def all_said(language: Language) -> Iterator[str]:
    for sample in (*INNOVATION, *SUMS):
        yield said(sample, language)
    for sample in CIV:
        yield said(sample, language, "civ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_affected_is_said_with_a_comparison_and_both_counts(language: Language) -> None:
    compared = [sample for sample in INNOVATION if sample[0] == "affect" and _is_compared(sample)]
    assert len(compared) == 9
    for sample in compared:
        words, data = said(sample, language), sample[2]
        assert re.search(COMPARISONS[language], words), words
        assert all(str(count) in words for count in (data["count"], data["against"]) if count), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_named_twice_where_an_and_would_do(language: Language) -> None:
    for sample in INNOVATION:
        words = said(sample, language)
        if sample[0] == "affect" and re.match(r"Luca\b", words):
            assert words.count("Luca") == 1, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_does_not_do_is_told_of_them_and_not_to_them(language: Language) -> None:
    """A card says "you" and "my"; in a report these would be the words of the player."""
    to_them = {
        "en": r"\b(you|your|my)\b",
        "it": r"\b(tuo|tua|tue|tuoi|mio|mia|produci)\b",
        "fr": r"\b(vous|votre|vos|mon|ma|mes)\b",
    }[language]
    offers = [
        (card, step.verb)
        for card in PRINTINGS.values()
        for effect in card.effects
        for step in every_step(effect.steps)
        if isinstance(step, May)
    ]
    assert len(offers) > 50
    for card, verb in offers:
        assert not re.search(to_them, deed_text(verb, card, language)), (card.id, language)


def _is_compared(sample: Sample) -> bool:
    return sample[2]["role"] != "acts" and not sample[2]["partner"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole(language: Language) -> None:
    for words in all_said(language):
        assert re.fullmatch(r"[^a-zà-ü{}].*[^.{}]\.", words), words
        assert not re.search(r"  |\.\.| [,.]|None|…", words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_he_or_she(language: Language) -> None:
    for words in all_said(language):
        assert not re.search(GENDERED[language], words, re.IGNORECASE), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_one(language: Language) -> None:
    asked = [line for paragraph in prompts.texts(language) for line in paragraph.splitlines()]
    questions = [line for line in asked if line.startswith("Carlo, ")]
    assert len(questions) > 190
    for line in questions:
        assert re.search(r"\?( \(\d \w+ \d\))?$", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_is_named_and_whoever_is_asked_is_spoken_to(language: Language) -> None:
    mine = {"en": r"\b(my|I)\b", "it": r"\b(mi[ao]|esigo)\b", "fr": r"\b(ma|mes|mon|j'exige)\b"}[language]
    for paragraph in prompts.texts(language):
        assert not re.search(mine, paragraph, re.IGNORECASE), paragraph


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_among_equals_says_so_only_where_there_is_one(language: Language) -> None:
    about = next(data for kind, data in prompts.questions(CARD["education"]) if kind == "card")
    ties = {"en": "Several", "it": "diverse carte", "fr": "Plusieurs"}[language]
    assert ties not in prompt("card", "Carlo", {**about, "choices": 1}, language)
    assert ties in prompt("card", "Carlo", {**about, "choices": 2}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_sample_of_each_sentence(language: Language) -> None:
    room = import_module(f"cards.text.{language}.events")
    say: Any = Asked(room.TELLINGS)
    unused = {field.name for field in fields(Tellings)}
    for kind, player, data, clause in (*INNOVATION, *SUMS):
        shared.sentence(kind, player or "", {**data, "words": ""}, say, room.talk, clause)
    unused -= {name for name, _ in say.used}
    plurals = {name for name in unused if isinstance(getattr(room.TELLINGS, name), tuple)}
    assert unused - plurals == set()


def test_the_card_that_decides_is_named() -> None:
    optics = next(sample for sample in INNOVATION if sample[2].get("why") == "otherwise")
    assert said(optics, "en").startswith("Engineering has no crown, so “otherwise” applies: ")
    assert said(optics, "it").startswith(
        "La carta Ingegneria non produce corone, quindi si applica ciò che segue «Altrimenti»: "
    )
    assert "ne produit aucune couronne, donc" in said(optics, "fr")
