"""The words of worksheets."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import LANGUAGES, Language
from tutor.words import spaced


def phrase(key: str, language: Language, **filled: object) -> str:
    """A phrase with its gaps filled in.

    >>> phrase("number", "fr", n=3)
    'Exercice 3'
    """
    return spaced(_PHRASES[key][LANGUAGES.index(language)].format(**filled), language)


_PHRASES: Mapping[str, tuple[str, str, str]] = {
    "title": ("Exercises: {game}", "Esercizi: {game}", "Exercices : {game}"),
    "level": (
        "Level {level}, from number {seed}",
        "Livello {level}, dal numero {seed}",
        "Niveau {level}, à partir du numéro {seed}",
    ),
    "name": ("Name:", "Nome:", "Nom :"),
    "number": ("Exercise {n}", "Esercizio {n}", "Exercice {n}"),
    "solutions": ("Solutions", "Soluzioni", "Solutions"),
    "order": (
        "Write the numbers in the right order; not all of them are needed.",
        "Scrivi i numeri nell'ordine giusto; non servono tutti.",
        "Écrivez les numéros dans le bon ordre ; il ne les faut pas tous.",
    ),
    "some": (
        "Tick all that are right.",
        "Segna tutte le risposte giuste.",
        "Cochez toutes les bonnes réponses.",
    ),
    "one": ("Tick one.", "Segnane una.", "Cochez-en une."),
    "left": ("splayed left", "scalato a sinistra", "décalée à gauche"),
    "right": ("splayed right", "scalato a destra", "décalée à droite"),
    "up": ("splayed up", "scalato in alto", "décalée en haut"),
    "covered": ("{n} beneath", "{n} sotto", "{n} en dessous"),
    "middle": (
        "Empty ages: {empty}. Periods left: {periods}. Fields left: {fields}.",
        "Periodi vuoti: {empty}. Periodi da dominare: {periods}. Campi da dominare: {fields}.",
        "Périodes vides : {empty}. Périodes à dominer : {periods}. Domaines à dominer : {fields}.",
    ),
    "hand": ("Hand", "Mano", "Main"),
    "democracy": ("democracy", "democrazia", "démocratie"),
    "embargo": ("embargo", "embargo", "embargo"),
    "deck": (
        "Cards in the deck: {n}. Discard pile: {discard}.",
        "Carte nel mazzo delle Ere: {n}. Pila degli scarti: {discard}.",
        "Cartes dans la pioche : {n}. Défausse : {discard}.",
    ),
    "none": ("None of them", "Nessuna", "Aucune"),
}
"""By key: English, Italian, French; what stands in braces is filled in."""
