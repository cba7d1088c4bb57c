"""The texts of effects in each language: what they stand for, and that they are well written.

What each card says in full stands in tests/golden.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cards.civ import DOMAINS
from cards.innovation import CARD, FIELDS
from cards.innovation.editions import PRINTINGS
from cards.innovation.fields import SEPARATE
from cards.model import Card
from cards.program import Either, If, IfDone, May, Steps, sequence
from cards.program.paths import CONDITION, OTHERWISE, THEN, VERB, Path
from cards.terms import LANGUAGES, Language
from cards.text import (
    ability_clauses,
    card_text,
    clause_words,
    effect_clauses,
    effect_label,
    field_text,
    option_text,
    step_text,
)
from cards.text.context import every_step

MARKS = {
    "en": r"\s[.,;:]|[.,;:]{2}|[,;:](?! |$)|\.(?! |$)",
    "it": r"\s[.,;:!]|[.,;:!]{2}|[,;:!](?! |$)|\.(?! |$)",
    "fr": r" [.,]|[.,]{2}|(?<!\u00a0)[;:?!]|[.,;:](?! |$)",
}
"""What no sentence of the language has around its marks."""

TRAPS: dict[str, dict[str, str]] = {
    "en": {
        "an before a vowel": r"\b[Aa] (?:8|11|[aeioAEIO])",
        "a before a consonant": r"\b[Aa]n (?!8\b|11\b|[aeioAEIO])",
        "one of several": r"\b(?:an?|one|1) (?:\w+ )?(?:cards|castles|crowns|leaves|bulbs|clocks)\b",
        "several of one": r"\b(?:two|three|four|five|ten|twelve) (?:card|castle|crown|leaf|bulb|\d+)\b",
        "German word order": r"\b(?:one card more|in this turn|cards? more of)\b",
    },
    "it": {
        "elision": r"\b(?:della|alla|dalla|nella|la) (?:Influenza|area)\b"
        r"|\b(?:dei|dai|i|il|del|un') (?:1|8)\b",
        "contraction": r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)\b",
        "one of several": r"\b(?:una|ogni) (?:carte|torri|corone|foglie|lampadine|fabbriche|orologi)\b"
        r"|\bun (?:carta|torre|corona|foglia)\b|\buna (?:\d|orologio)",
        "several of one": r"\b(?:due|tre|quattro|cinque|sei|dieci|dodici|venti) (?:o più )?"
        r"(?:carta|torre|corona|foglia|lampadina|fabbrica|orologio)\b",
        "one card produces": r"\buna (?:carta|Carta Attiva)\b[^.!,]* che (?:non )?producono",
        "several cards produce": r"\bdelle (?:tue|mie) Carte Attive[^.!,]* che (?:non )?produce\b",
        "colours": r"\bcart[ae] (?:non )?(?:rossi|rosso|gialli|giallo)\b|\bcarte (?:rossa|gialla|verde)\b",
        "d before e": r"\be (?:[eEèé]\w+)",
    },
    "fr": {
        "elision": r"(?<!-)\b(?:de|que|la|le|ne) (?!un )[aàâeéèêiîoôuû]\w+",
        "contraction": r"\bsi ils?\b|\bde les?\b|\bà les?\b",
        "gender": r"\bun (?:tour|carte|couronne|feuille|ampoule|usine|horloge|\d)",
        "several cards": r"\b(?:deux|trois|toutes les|toutes vos|vos|les) cartes (?:Actives )?(?:non )?"
        r"(?:rouge|jaune|verte|bleue|mauve|Active)\b",
        "several cards produce": r"\btoutes [^.,]*\bqui (?:ne )?produit\b",
        "one card produces": r"une carte [^.,]*\bqui (?:ne )?produisent\b",
    },
}
"""Mistakes that a sentence put together from words can have."""

MY = {
    "en": r"\bmy\b|\bI\b",
    "it": r"\bmi[aeo]\b|\bio\b|[Ee]sigo",
    "fr": r"\b(?:ma|mon|mes|la mienne|[Jj]')\b",
}
"""What is only said by the one who activated a card."""

ABILITIES = [ability for domain in DOMAINS for ability in domain.abilities]


def text(card: Card, index: int, language: str) -> str:
    return "".join(clause.text for clause in effect_clauses(card, index, language))


def texts(language: str) -> list[str]:
    """Everything that stands on a card or beside the table, and every step on its own."""
    effects = [
        text(card, index, language) for card in PRINTINGS.values() for index in range(len(card.effects))
    ]
    abilities = ["".join(part.text for part in ability_clauses(each, language)) for each in ABILITIES]
    steps = [
        step_text(step, card, language, "Andrea")
        for card in PRINTINGS.values()
        for effect in card.effects
        for step in every_step(effect.steps)
        if not isinstance(step, Either)
    ]
    return [*effects, *abilities, *steps, *(field_text(field, language) for field in (*FIELDS, *SEPARATE))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole_sentences(language: Language) -> None:
    for said in texts(language):
        assert said[0].isupper(), said
        assert said[-1] in ".!", said
        assert "  " not in said, said
        assert not re.search(MARKS[language], said.replace("A.I.", "AI")), said
        assert not re.search(r"\b(\w+) \1\b(?! ?[-'])", said), said
        assert not re.search(r"None|[<>{}\[\]_=]", said), said
        assert said.count("(") == said.count(")"), said
        assert all(sentence[0].isupper() for sentence in re.split(r"(?<=[.!]) ", said)), said


@pytest.mark.parametrize(
    ("language", "trap"), [(language, trap) for language in LANGUAGES for trap in TRAPS[language]]
)
def test_no_text_falls_into_a_trap_of_its_language(language: Language, trap: str) -> None:
    assert [said for said in texts(language) if re.search(TRAPS[language][trap], said)] == []


@pytest.mark.parametrize("card", PRINTINGS.values(), ids=lambda card: card.printing)
def test_every_clause_stands_for_a_part_of_the_program(card: Card) -> None:
    for language in LANGUAGES:
        for index, effect in enumerate(card.effects):
            said = {clause.path for clause in effect_clauses(card, index, language)}
            known = set(paths(effect.steps, ()))
            leaves = {path for path in known if not any(below(other, path) for other in known)}
            assert said <= known
            assert leaves <= said, "every verb and every condition has words"


def test_the_same_parts_of_a_program_are_said_in_every_language() -> None:
    for card in PRINTINGS.values():
        for index in range(len(card.effects)):
            said = [
                {clause.path for clause in effect_clauses(card, index, language)} for language in LANGUAGES
            ]
            assert all(paths == said[0] for paths in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_spoken_to_you_and_calls_the_one_who_activated_by_name(language: Language) -> None:
    for card in PRINTINGS.values():
        for effect in card.effects:
            for step in every_step(effect.steps):
                assert not re.search(MY[language], step_text(step, card, language, "Andrea")), card.id


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Transfer one of your top non-green cards with a factory to Andrea's board. If you do, draw"),
        ("it", "Trasferisci nella Zona di Andrea una delle tue Carte Attive non verdi che producono una"),
        ("fr", "Transférez vers la Zone de Jeu d'Andrea une de vos cartes Actives non vertes qui produit"),
    ],
)
def test_what_a_step_is_for_is_said_with_it(language: Language, said: str) -> None:
    card = CARD["banking"]
    (step,) = sequence(card.effects[0].steps)
    assert step_text(step, card, language, "Andrea").startswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You may splay left the colour of the card you tucked."),
        ("it", "Puoi scalare verso sinistra il colore della carta archiviata."),
        ("fr", "Vous pouvez décaler à gauche vos cartes de la couleur de la carte archivée."),
    ],
)
def test_what_a_step_refers_to_is_named_where_it_stands_alone(language: Language, said: str) -> None:
    card = CARD["code_of_laws"]
    (step,) = sequence(card.effects[0].steps)
    assert isinstance(step, May)
    (splay,) = sequence(step.then)
    assert step_text(splay, card, language) == said


def test_an_alternative_is_said_as_something_to_be_done() -> None:
    card = CARD["evolution"]
    (step,) = sequence(card.effects[0].steps)
    assert isinstance(step, May)
    assert isinstance(step.verb, Either)
    assert [option_text(step.verb, 0, card, language) for language in LANGUAGES] == [
        "draw and score an 8 and then return a card from your score",
        "pescare e capitalizzare un 8 e poi riciclare una carta della tua Influenza",
        "piocher une 8 et la comptabiliser, puis recycler une carte de votre Influence",
    ]


def test_a_condition_about_the_cards_says_already_that_they_were_moved() -> None:
    assert clause_words("socialism", 0, (0, THEN, 0, CONDITION), "en") == "If any card you tucked is purple"
    assert "if you do" not in text(CARD["socialism"], 0, "en")


def test_that_colour_is_said_only_once_a_colour_has_been_spoken_of() -> None:
    assert "may splay that colour left" in text(CARD["code_of_laws"], 0, "en")
    first, then = re.findall(r"(?:same|that) colour", text(CARD["classification"], 0, "en"))
    assert (first, then) == ("same colour", "that colour")
    assert "unsplay your cards of the same colour" in text(PRINTINGS["feudalism third"], 0, "en")


def test_it_is_not_said_where_two_cards_have_been_spoken_of() -> None:
    assert "the cooperative effects of the 10" in text(CARD["robotics"], 0, "en")
    assert "its cooperative effects" in text(CARD["computers"], 1, "en")


def test_a_whole_card_with_its_heading() -> None:
    assert card_text("Barche a remi", "en").splitlines()[:3] == ["Oars", "Age 1, red", "Dogma icon: castle"]
    assert card_text("Oars", "fr").splitlines()[1:3] == [
        "Période 1, carte rouge",
        "Ressource requise\u00a0: tour",
    ]
    labels = [effect_label("oars", 0, language) for language in LANGUAGES]
    assert labels == ["Demand", "Supremazia", "Suprématie"]


def below(other: Path, path: Path) -> bool:
    return other != path and other[: len(path)] == path


def paths(steps: Steps, above: Path) -> Iterator[Path]:
    """The paths of everything in a program."""
    for index, step in enumerate(sequence(steps)):
        here = (*above, index)
        yield here
        match step:
            case May() | IfDone():
                yield (*here, VERB)
                if isinstance(step.verb, Either):
                    for option, inner in enumerate(step.verb.options):
                        yield from paths(inner, (*here, VERB, option))
                yield from paths(step.then, (*here, THEN))
            case If():
                yield (*here, CONDITION)
                yield from paths(step.then, (*here, THEN))
                yield from paths(step.otherwise, (*here, OTHERWISE))
            case _:
                pass
