"""Every card and field in English: the known ones word by word, all of them by what good English asks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cards.innovation import CARD, CARDS, FIELDS
from cards.model import Card
from cards.program import Either, If, IfDone, May, Steps, sequence
from cards.program.paths import CONDITION, OTHERWISE, THEN, VERB, Path
from cards.text import card_text
from cards.text.en.conditions import field_text
from cards.text.en.effects import clauses, label, step_text

GOLDEN = {
    "banking": (
        "Demand: I demand that you transfer one of your top non-green cards with a factory to my board. "
        "If you do, draw and score a 5.",
        "Cooperative: You may splay your green cards right.",
    ),
    "city_states": (
        "Demand: I demand, if you have four or more castles on your board, that you transfer one of your "
        "top cards with a castle to my board. If you do, draw a 1.",
    ),
    "agriculture": (
        "Cooperative: You may return a card from your hand; if you do, draw and score a card one higher in "
        "value than the card you returned.",
    ),
    "perspective": (
        "Cooperative: You may return a card from your hand; if you do, score a card from your hand for "
        "every two bulbs on your board.",
    ),
    "oars": (
        "Demand: I demand that you transfer a card with a crown from your hand to my score. "
        "If you do, draw a 1.",
        "Cooperative: If no card was transferred due to the demand, draw a 1.",
    ),
    "construction": (
        "Demand: I demand that you transfer two cards from your hand to my hand, then draw a 2.",
        "Cooperative: If you are the only player with five top cards, claim the Empire field.",
    ),
    "gunpowder": (
        "Demand: I demand that you transfer one of your top cards with a castle to my score.",
        "Cooperative: If any card was transferred due to the demand, draw and score a 2.",
    ),
    "feudalism": (
        "Demand: I demand that you transfer a card with a castle from your hand to my hand.",
        "Cooperative: You may splay your yellow or purple cards left.",
    ),
    "compass": (
        "Demand: I demand that you transfer one of your top non-green cards with a leaf to my board, then "
        "transfer one of my top cards without a leaf to your board.",
    ),
    "navigation": ("Demand: I demand that you transfer a 2 or a 3 from your score to my score.",),
    "writing": ("Cooperative: Draw a 2.",),
    "the_wheel": ("Cooperative: Draw two 1s.",),
    "chemistry": (
        "Cooperative: You may splay your blue cards right.",
        "Cooperative: Draw and score a card one higher in value than your highest top card, then return a "
        "card from your score.",
    ),
    "evolution": (
        "Cooperative: You may either draw and score an 8, then return a card from your score, or draw a card "
        "one higher in value than the highest card in your score.",
    ),
    "calendar": ("Cooperative: If you have more cards in your score than in your hand, draw two 3s.",),
    "physics": (
        "Cooperative: Draw and reveal three 6s. If two or more of them are of the same colour, return them "
        "and all the other cards in your hand; otherwise keep them.",
    ),
    "statistics": (
        "Demand: I demand that you transfer the highest card in your score to your hand. If you do and you "
        "then have exactly one card in your hand, repeat this effect.",
        "Cooperative: You may splay your yellow cards right.",
    ),
    "skyscrapers": (
        "Demand: I demand that you transfer one of your top non-yellow cards with a clock to my board. "
        "If you do, score the card that was beneath it and return all the other cards of that pile.",
    ),
}

FIELD_TEXTS = {
    "monument": "you have tucked or scored six or more cards in one turn",
    "empire": "you have three or more of each of the six icons on your board",
    "wonder": "you have five colours, each splayed up or right",
    "world": "you have twelve or more clocks on your board",
    "universe": "you have five top cards of value 8 or higher",
}


def effects(card: Card) -> tuple[str, ...]:
    return tuple(
        f"{label(effect)}: {''.join(clause.text for clause in clauses(effect, card))}"
        for effect in card.effects
    )


TEXTS = [(card.id, text.partition(": ")[2]) for card in CARDS for text in effects(card)]


@pytest.mark.parametrize("card", GOLDEN)
def test_what_a_card_says(card: str) -> None:
    assert effects(CARD[card]) == GOLDEN[card]


def test_a_whole_card() -> None:
    assert card_text("Barche a remi", "en").splitlines() == [
        "Oars",
        "Age 1, red",
        "Dogma icon: castle",
        *GOLDEN["oars"],
    ]


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: str(field.id))
def test_when_a_field_is_claimed(field: object) -> None:
    said = {str(one.id): field_text(one) for one in FIELDS if one is field}
    assert said == {name: f"Claim this field as soon as {FIELD_TEXTS[name]}." for name in said}


@pytest.mark.parametrize(("card", "text"), TEXTS)
def test_every_text_is_well_formed(card: str, text: str) -> None:
    assert text[0].isupper()
    assert text.endswith(".")
    assert text == text.strip()
    assert "  " not in text
    assert not re.search(r"\s[.,;:]|[.,;:]{2}|[,;:]\S|\.[^ ]", text[:-1].replace("A.I.", "AI"))
    assert text.count("(") == text.count(")")
    for sentence in re.split(r"(?<=\.) ", text):
        assert sentence[0].isupper()


@pytest.mark.parametrize(("card", "text"), TEXTS)
def test_every_text_is_good_english(card: str, text: str) -> None:
    assert not re.search(r"\ba (?:8|11|[aeiou])", text, re.IGNORECASE), "an before a vowel"
    assert not re.search(r"\ban (?!8\b|11\b|[aeiou])", text, re.IGNORECASE), "a before a consonant"
    assert not re.search(r"\b(?:a|an|1) (?:\w+ )?(?:cards|castles|crowns|leaves|bulbs|clocks)\b", text)
    assert not re.search(r"\b(?:two|three|four|five|ten|twelve) (?:card|castle|crown|leaf|bulb|\d+)\b", text)
    assert not re.search(r"\b(\w+) \1\b", text), "the same word twice"
    assert "None" not in text
    assert not re.search(r"[<>{}\[\]_=]", text)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_clause_stands_for_a_part_of_the_program(card: Card) -> None:
    for effect in card.effects:
        said = {clause.path for clause in clauses(effect, card)}
        assert said <= set(paths(effect.steps, ()))
        assert set(verbs(effect.steps, ())) <= said, "every verb and every condition has words"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_step_is_a_sentence_of_its_own(card: Card) -> None:
    for effect in card.effects:
        for step in sequence(effect.steps):
            text = step_text(step, card)
            assert text[0].isupper()
            assert text.endswith(".")
            assert "I demand" not in text


def test_a_choice_of_alternatives_has_words_of_its_own() -> None:
    (choice, *_) = clauses(CARD["evolution"].effects[0], CARD["evolution"])
    assert (choice.path, choice.text) == ((0, VERB), "You may either ")


def test_the_one_who_activated_can_be_called_by_name() -> None:
    card = CARD["banking"]
    (step,) = sequence(card.effects[0].steps)
    assert step_text(step, card, "Andrea").startswith(
        "Transfer one of your top non-green cards with a factory to Andrea's board."
    )


def paths(steps: Steps, above: Path) -> Iterator[Path]:
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
            case Either():
                for option, inner in enumerate(step.options):
                    yield from paths(inner, (*here, option))
            case _:
                pass


def verbs(steps: Steps, above: Path) -> Iterator[Path]:
    """The paths of what is done and asked: those that hold nothing else."""
    every = set(paths(steps, above))
    return (one for one in every if not any(other[: len(one)] == one and other != one for other in every))
