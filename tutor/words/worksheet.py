"""Worksheets: exercises on paper."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    "sheet_title": ("Exercises: {game}", "Esercizi: {game}", "Exercices : {game}"),
    "sheet_level": (
        "Level {level}, from number {seed}",
        "Livello {level}, dal numero {seed}",
        "Niveau {level}, à partir du numéro {seed}",
    ),
    "sheet_name": ("Name:", "Nome:", "Nom :"),
    "sheet_number": ("Exercise {n}", "Esercizio {n}", "Exercice {n}"),
    "sheet_solutions": ("Solutions", "Soluzioni", "Solutions"),
    "sheet_order": (
        "Write the numbers in the right order; not all of them are needed.",
        "Scrivi i numeri nell'ordine giusto; non servono tutti.",
        "Écrivez les numéros dans le bon ordre ; tous ne sont pas nécessaires.",
    ),
    "sheet_some": (
        "Tick all that are right.",
        "Segna tutte le risposte giuste.",
        "Cochez toutes les bonnes réponses.",
    ),
    "sheet_one": ("Tick one.", "Segnane una.", "Cochez-en une."),
    "sheet_left": ("splayed left", "scalato a sinistra", "décalée à gauche"),
    "sheet_right": ("splayed right", "scalato a destra", "décalée à droite"),
    "sheet_up": ("splayed up", "scalato in alto", "décalée en haut"),
    "sheet_covered": ("{n} beneath", "{n} sotto", "{n} en dessous"),
    "sheet_middle": (
        "Empty ages: {empty}. Periods left: {periods}. Fields left: {fields}.",
        "Periodi vuoti: {empty}. Periodi da dominare: {periods}. Campi da dominare: {fields}.",
        "Périodes vides : {empty}. Périodes à dominer : {periods}. Domaines à dominer : {fields}.",
    ),
    "sheet_hand": ("Hand", "Mano", "Main"),
    "sheet_democracy": ("democracy", "democrazia", "démocratie"),
    "sheet_embargo": ("embargo", "embargo", "embargo"),
    "sheet_deck": (
        "Cards in the deck: {n}. Discard pile: {discard}.",
        "Carte nel mazzo delle Ere: {n}. Pila degli scarti: {discard}.",
        "Cartes dans la pioche : {n}. Défausse : {discard}.",
    ),
    "sheet_none": ("None of them", "Nessuna risposta", "Aucune"),
}
