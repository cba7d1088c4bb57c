"""Cards are found by id or by name, whatever the language and the spelling."""

from __future__ import annotations

import pytest

from cards.find import find, find_any
from cards.innovation import CARDS
from cards.terms import LANGUAGES


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("city_states", "city_states"),
        ("City States", "city_states"),
        ("CITÉS-ÉTATS", "city_states"),
        ("cites etats", "city_states"),
        ("citta stato", "city_states"),
        ("Tiro con l’arco", "archery"),
        ("tiro con l'arco", "archery"),
        ("A.I.", "ai"),
        ("la roue", "the_wheel"),
    ],
)
def test_spelling_does_not_matter(text: str, card: str) -> None:
    assert find(text).id == card


def test_every_card_answers_to_its_id_and_to_its_three_names() -> None:
    for card in CARDS:
        assert find(card.id) is card
        for language in LANGUAGES:
            assert find(card.name[language]) is card


def test_a_slip_is_answered_with_names_that_look_alike() -> None:
    with pytest.raises(KeyError, match=r"no card is called 'Bankin'; did you mean Banking"):
        find("Bankin")


def test_nonsense_is_refused_without_a_guess() -> None:
    with pytest.raises(KeyError, match=r"no card is called 'xyzzy'\W*$"):
        find("xyzzy")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("army", "army"),
        ("army1", "army"),
        ("Esercito", "army"),
        ("libro sacro", "religion"),
        ("Utopie", "utopia"),
        ("banking", "banking"),
        ("Democracy", "democracy"),  # the card of Innovation; the effect of CIV stands under Utopia
    ],
)
def test_cards_of_both_games_are_found(text: str, found: str) -> None:
    assert find_any(text).id == found


def test_a_name_of_neither_game_is_refused() -> None:
    with pytest.raises(KeyError, match="Army"):
        find_any("armi")
