"""Courses: their contents, the way through them, and what is handed in at their end."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["MAKING", "PLOTS", "WARNINGS", "WORDS"]

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
    "plots_question": ("{title}, question {n}", "{title}, domanda {n}", "{title}, question {n}"),
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

MAKING: Mapping[str, Texts] = {
    "edit_course_way": ("A course", "Un corso", "Un cours"),
    "edit_course_way_text": (
        "Chapters of lessons, scenarios and exercises, with your own words between them.",
        "Capitoli di lezioni, scenari ed esercizi, con parole tue in mezzo.",
        "Des chapitres de leçons, de scénarios et d'exercices, avec vos propres mots entre eux.",
    ),
    "edit_course_untitled": ("My course", "Il mio corso", "Mon cours"),
    "edit_course_first": ("To begin with", "Per cominciare", "Pour commencer"),
    "edit_course_chapter": ("Chapter {n}", "Capitolo {n}", "Chapitre {n}"),
    "edit_course_chapters": ("Chapters", "Capitoli", "Chapitres"),
    "edit_course_text": ("Text", "Testo", "Texte"),
    "edit_course_text_begun": ("Write here.", "Scrivi qui.", "Écrivez ici."),
    "edit_course_due": ("To be done by", "Da fare entro il", "À faire avant le"),
    "edit_course_seed": (
        "Seed: which exercise comes first",
        "Seme: quale esercizio viene primo",
        "Graine : quel exercice vient en premier",
    ),
    "edit_course_number": ("How many", "Quanti", "Combien"),
    "edit_course_new": (
        "A new scenario of mine: {game}",
        "Un nuovo scenario mio: {game}",
        "Un nouveau scénario à moi : {game}",
    ),
    "edit_course_file": ("A file of mine …", "Un mio file …", "Un fichier à moi…"),
    "edit_course_tables": ("{n} tables", "{n} tavoli", "{n} tables"),
    "edit_course_new_table": ("A new table of mine", "Un nuovo tavolo mio", "Une nouvelle table à moi"),
    "edit_course_here": ("In this course", "In questo corso", "Dans ce cours"),
    "edit_course_which_table": (
        "Which table comes next in the lesson",
        "Quale tavolo viene dopo nella lezione",
        "Quelle table vient ensuite dans la leçon",
    ),
    "edit_course_table_out": ("Take it out", "Toglilo", "La retirer"),
    "edit_course_one_game": (
        "The tables of a lesson are all of the same game.",
        "I tavoli di una lezione sono tutti dello stesso gioco.",
        "Les tables d'une leçon sont toutes du même jeu.",
    ),
    "edit_course_kept": ("What I have made here", "Ciò che ho creato qui", "Ce que j'ai créé ici"),
    "edit_course_lessons": ("{game}: lessons", "{game}: lezioni", "{game} : leçons"),
    "edit_course_scenarios": ("{game}: scenarios", "{game}: scenari", "{game} : scénarios"),
    "edit_course_exercises": ("{game}: exercises", "{game}: esercizi", "{game} : exercices"),
    "edit_course_what": ("What comes next in it", "Che cosa viene dopo", "Ce qui vient ensuite"),
    "edit_course_add": ("Add", "Aggiungi", "Ajouter"),
    "edit_course_add_chapter": ("Add a chapter", "Aggiungi un capitolo", "Ajouter un chapitre"),
    "edit_course_drag": (
        "Drag what is in a chapter by its ⠿ to where it is to be, or press Alt with an arrow key on it.",
        "Trascina per il segno ⠿, dove vuoi, ciò che sta in un capitolo, oppure premi Alt e una freccia.",
        "Faites glisser par son ⠿ ce qui est dans un chapitre, ou appuyez dessus sur Alt et une flèche.",
    ),
    "edit_course_as": ("How it is done", "Come si svolge", "Comment on la suit"),
    "edit_course_as_scenario": (
        "as a scenario, step by step",
        "come scenario, passo dopo passo",
        "comme scénario, pas à pas",
    ),
    "edit_course_as_lesson": (
        "as a lesson, page by page",
        "come lezione, pagina per pagina",
        "comme leçon, page par page",
    ),
    "edit_course_lay": ("Change it at the table", "Modificalo al tavolo", "Le modifier à la table"),
    "edit_course_lacks": (
        "This file is not here. Add it once more as a file of yours.",
        "Questo file qui non c'è. Aggiungilo di nuovo come tuo file.",
        "Ce fichier n'est pas ici. Ajoutez-le de nouveau comme fichier à vous.",
    ),
    "edit_course_try": ("Try it", "Provalo", "L'essayer"),
    "edit_course_back": ("Back to the course", "Torna al corso", "Retour au cours"),
    "edit_course_not_yet": (
        "The course cannot be opened yet: {text}",
        "Il corso non si può ancora aprire: {text}",
        "Le cours ne peut pas encore être ouvert : {text}",
    ),
    "edit_course_words": (
        "Something has to stand here, in one language at least.",
        "Qui serve qualche parola, almeno in una lingua.",
        "Il faut quelques mots ici, au moins dans une langue.",
    ),
    "edit_course_full": (
        "More than {n} files cannot lie beside a course.",
        "Accanto a un corso non possono stare più di {n} file.",
        "Un cours ne peut pas avoir plus de {n} fichiers à côté de lui.",
    ),
    "edit_tab_contents": ("Contents", "Indice", "Sommaire"),
}
"""Where a course is made."""

WARNINGS: Mapping[str, Texts] = {
    "warn_course_empty": (
        "There is nothing to do in this course yet.",
        "In questo corso non c'è ancora nulla da fare.",
        "Il n'y a encore rien à faire dans ce cours.",
    ),
    "warn_course_twice": (
        "{name} is here twice; its answers could not be told apart.",
        "{name} c'è due volte: non si saprebbe di quale sono le risposte.",
        "{name} est là deux fois : on ne saurait pas à laquelle appartiennent les réponses.",
    ),
    "warn_course_file": (
        "The file {name} is not here: open it together with course.yaml, or add it once more.",
        "Il file {name} qui non c'è: aprilo insieme a course.yaml, oppure aggiungilo di nuovo.",
        "Le fichier {name} n'est pas ici : ouvrez-le avec course.yaml, ou ajoutez-le de nouveau.",
    ),
}
"""What is said about a course that is being made."""
