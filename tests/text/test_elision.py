"""Small words before the names of players: d'Hélène, de Hugo; ad Anna, Anna ed Elisa."""

from __future__ import annotations

import pytest

from cards.text.fr.words import de, elided, typeset
from cards.text.it.words import euphonic

ELIDED = [
    "Adam", "Adèle", "Adrien", "Agathe", "Agnès", "Aimée", "Alain", "Alba", "Albert", "Alessandra",
    "Alessandro", "Alexandre", "Alexis", "Alice", "Aline", "Alix", "Alphonse", "Amandine", "Amélie",
    "Anaïs", "Andrea", "André", "Andrée", "Angela", "Angèle", "Anna", "Anne", "Antoine", "Antonio",
    "Apolline", "Ariane", "Arnaud", "Arthur", "Astrid", "Aubin", "Aude", "Auguste", "Aurélie", "Aurore",
    "Axel", "Ava", "Édith", "Édouard", "Edmond", "Edwige", "Éléonore", "Elena", "Éliane", "Élie", "Élisa",
    "Élisabeth", "Élise", "Ella", "Elle", "Éloïse", "Elsa", "Emanuele", "Emil", "Émile", "Émilie", "Emma",
    "Emmanuel", "Enzo", "Éric", "Erika", "Ernest", "Erwan", "Esteban", "Esther", "Étienne", "Eugène",
    "Eugénie", "Eva", "Ève", "Éveline", "Hadrien", "Hector", "Hélène", "Héloïse", "Henri", "Henriette",
    "Hervé", "Hilaire", "Hippolyte", "Honoré", "Horace", "Hortense", "Hubert", "Humbert", "Hyacinthe",
    "Ian", "Ibrahim", "Ida", "Ignace", "Igor", "Ilaria", "Inès", "Ingrid", "Irène", "Iris", "Isaac",
    "Isabelle", "Isaure", "Isis", "Ismaël", "Ivan", "Océane", "Octave", "Odette", "Odile", "Olga",
    "Olive", "Oliver", "Olivia", "Olivier", "Omar", "Ophélie", "Oriane", "Oscar", "Oswald", "Ottavia",
    "Ugo", "Ulysse", "Umberto", "Urbain", "Ursule", "Yves", "Yvette", "Yvon", "Yvonne", "Ysé",
]  # fmt: skip
WHOLE = [
    "Baptiste", "Bruno", "Camille", "Carlo", "Chiara", "Claire", "Denis", "Fabrice", "Francesca",
    "Gaëlle", "Giulia", "Giuseppe", "Hans", "Harold", "Harry", "Harvey", "Hassan", "Heidi", "Heinrich",
    "Helmut", "Herbert", "Hermann", "Holly", "Howard", "Hugo", "Hugues", "Jean", "Jeanne", "Julie",
    "Karim", "Kim", "Laura", "Leo", "Léa", "Luca", "Lucie", "Marie", "Mario", "Massimo", "Mathis",
    "Maxime", "Mehdi", "Nadia", "Nicolas", "Noémie", "Pablo", "Paul", "Pia", "Quentin", "Rachid", "Rémi",
    "Rosa", "Sacha", "Sarah", "Simon", "Sofia", "Théo", "Tom", "Valentina", "Victor", "Wanda", "William",
    "Xavier", "Yann", "Yannick", "Yasmine", "Yohan", "Zacharie", "Zoé",
]  # fmt: skip
"""200 names, as players of many countries bear them."""


def test_there_are_two_hundred_names() -> None:
    assert len({*ELIDED, *WHOLE}) == 200


@pytest.mark.parametrize("name", ELIDED)
def test_french_elides_before_a_vowel_and_a_mute_h(name: str) -> None:
    assert (de(name), elided("que", name)) == (f"d'{name}", f"qu'{name}")
    assert typeset(f"Le tour de {name} : plus que {name}.").count("'") == 2


@pytest.mark.parametrize("name", WHOLE)
def test_french_keeps_the_vowel_before_the_rest(name: str) -> None:
    assert (de(name), elided("que", name)) == (f"de {name}", f"que {name}")
    assert "'" not in typeset(f"Le tour de {name} : plus que {name}.")


@pytest.mark.parametrize("name", [*ELIDED, *WHOLE])
def test_italian_parts_two_equal_vowels(name: str) -> None:
    said = euphonic(f"Tocca a {name}, e {name} gioca.")
    assert said.startswith("Tocca ad " if name[0] in "AÀ" else "Tocca a ")
    assert f", {'ed' if name[0] in 'EÉÈ' else 'e'} {name} gioca" in said


def test_a_number_is_not_elided() -> None:
    assert typeset("une carte de 8, la pioche de onze cartes") == "une carte de 8, la pioche de onze cartes"
