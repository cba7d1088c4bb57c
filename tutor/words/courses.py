"""Courses: their contents, the way through them, and what is handed in at their end."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["PLOTS", "WORDS"]

WORDS: Mapping[str, Texts] = {
    "course_begin": ("Begin: {title}", "Comincia: {title}", "Commencer : {title}"),
    "course_go_on": ("Continue: {title}", "Continua: {title}", "Continuer : {title}"),
    "course_due": ("To be done by {day}.", "Da fare entro il {day}.", "À faire avant le {day} inclus."),
    "course_lesson": ("Lesson", "Lezione", "Leçon"),
    "course_scenario": ("Scenario", "Scenario", "Scénario"),
    "course_exercise": ("Exercise", "Esercizio", "Exercice"),
    "course_in_tutor": ("{what}, in the tutor", "{what}, nel tutor", "{what}, dans le tuteur"),
    "course_done": ("done", "finito", "terminé"),
    "course_begun": ("{n} of {count} answered", "fatti {n} su {count}", "fait : {n} sur {count}"),
    "course_asked": ("questions: {n}", "domande: {n}", "questions : {n}"),
    "course_place": ("{n} of {count}", "{n} di {count}", "{n} sur {count}"),
    "course_contents": ("Contents", "Indice", "Sommaire"),
    "course_next": ("Next: {title}", "Avanti: {title}", "Suite : {title}"),
    "course_previous": ("Back", "Indietro", "Retour"),
    "course_finish": ("To the end", "Alla fine", "Vers la fin"),
    "course_result": ("Your result", "Il tuo risultato", "Votre résultat"),
    "course_result_line": (
        "Answered: {n} of {count}. Right at the first try: {first}.",
        "Risposte date: {n} su {count}. Giuste al primo colpo: {first}.",
        "Réponses données : {n} sur {count}. Justes du premier coup : {first}.",
    ),
    "course_result_lead": (
        "It stays in this browser until you hand it in: nothing is sent by itself. Write your name, then "
        "save the result as a file or copy it as a code, and give it to your teacher.",
        "Rimane in questo browser finché non lo consegni: niente parte da solo. Scrivi il tuo nome, poi "
        "salva il risultato in un file o copialo come codice, e dallo a chi ti insegna.",
        "Il reste dans ce navigateur tant que vous ne le rendez pas : rien ne part tout seul. Écrivez votre "
        "nom, puis enregistrez le résultat dans un fichier ou copiez-le sous forme de code, et donnez-le à "
        "la personne qui vous enseigne.",
    ),
    "course_name": ("Your name", "Il tuo nome", "Votre nom"),
    "course_nameless": (
        "Write your name first, so that your teacher knows whose result it is.",
        "Prima scrivi il tuo nome, così si sa di chi è il risultato.",
        "Écrivez d'abord votre nom, pour qu'on sache de qui est le résultat.",
    ),
    "course_save": ("Save the result", "Salva il risultato", "Enregistrer le résultat"),
    "course_code": ("Copy as a code", "Copia come codice", "Copier comme code"),
    "course_code_here": ("The code", "Il codice", "Le code"),
    "course_none": (
        "There is no such course here.",
        "Questo link porta a un corso che qui non c'è.",
        "Ce lien mène à un cours qui n'est pas ici.",
    ),
}

PLOTS: Mapping[str, Texts] = {
    "plots_title": ("Results: {title}", "Risultati: {title}", "Résultats : {title}"),
    "plots_lead": (
        "Handed in: {n}. What fewest knew at the first try comes first.",
        "Consegnati: {n}. Viene prima ciò che meno persone sapevano al primo colpo.",
        "Rendus : {n}. En premier vient ce que le moins de personnes savaient du premier coup.",
    ),
    "plots_first": ("right at the first try", "giusta al primo colpo", "juste du premier coup"),
    "plots_later": ("right later", "giusta più tardi", "juste plus tard"),
    "plots_never": ("never right", "mai giusta", "jamais juste"),
    "plots_none": ("not answered", "senza risposta", "sans réponse"),
    "plots_late": ("late", "in ritardo", "en retard"),
    "plots_by_facts": ("Fact by fact", "Fatto per fatto", "Fait par fait"),
    "plots_by_questions": ("Question by question", "Domanda per domanda", "Question par question"),
    "plots_by_pupils": ("Who has handed in", "Chi ha consegnato", "Qui a rendu"),
    "plots_share": (
        "{percent} % ({n} of {count})",
        "{percent} % ({n} su {count})",
        "{percent} % ({n} sur {count})",
    ),
}
"""The page about the results of a class."""
