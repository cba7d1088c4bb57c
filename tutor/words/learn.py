"""Learning: the course, a lesson, exercises, and what one has learned."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    "review": ("Review: {n} due", "Ripasso: {n} da rivedere", "Révision : {n} à revoir"),
    "exam": ("Take the exam", "Fa' l'esame", "Passer l'examen"),
    "exam_lead": (
        "Some twenty questions on all the rules, others each time. You can take it whenever you like.",
        "Una ventina di domande su tutte le regole, ogni volta diverse. Puoi farlo quando vuoi.",
        "Une vingtaine de questions sur toutes les règles, différentes à chaque fois. Passez-le quand vous "
        "voulez.",
    ),
    "exam_title": ("Exam", "Esame", "Examen"),
    "exam_say": (
        "One question on each table, from all the lessons.",
        "Una domanda per tavolo, da tutte le lezioni.",
        "Une question par table, tirée de toutes les leçons.",
    ),
    "exam_ended": ("Your result", "Il tuo risultato", "Votre résultat"),
    "exam_topic": ("{topic}: {n} of {count}", "{topic}: {n} su {count}", "{topic} : {n} sur {count}"),
    "exam_again": (
        "Another exam, with other questions",
        "Un altro esame, con altre domande",
        "Un autre examen, avec d'autres questions",
    ),
    "exam_result": ("The result", "Il risultato", "Le résultat"),
    "by_topic": ("By topic", "Argomento per argomento", "Thème par thème"),
    "review_title": ("Review", "Ripasso", "Révision"),
    "review_say": (
        "Do you still know? What comes back on another day stays.",
        "Lo sai ancora? Ciò che torna in un altro giorno resta.",
        "Le savez-vous encore ? Ce qui revient un autre jour reste.",
    ),
    # A lesson
    "lesson": ("Lesson", "Lezione", "Leçon"),
    "steps": ("Steps of the lesson", "Passi della lezione", "Étapes de la leçon"),
    "step_of": ("Step {n} of {count}", "Passo {n} di {count}", "Étape {n} sur {count}"),
    "lesson_step": ("Step {n}", "Passo {n}", "Étape {n}"),
    "lesson_step_right": ("Step {n}: answered", "Passo {n}: fatto", "Étape {n} : réussie"),
    "lesson_step_tried": (
        "Step {n}: not yet right",
        "Passo {n}: non ancora giusto",
        "Étape {n} : pas encore juste",
    ),
    "play_it": ("Do it at the table.", "Fallo al tavolo.", "Faites-le à la table."),
    "on_table": (
        "Answer on the table: choose what you mean there.",
        "Rispondi sul tavolo: scegli lì ciò che intendi.",
        "Répondez sur la table : choisissez-y ce que vous voulez dire.",
    ),
    "count_on_table": (
        "Count by touching each one on the table, or give the number.",
        "Conta toccando sul tavolo uno per uno, oppure indica il numero.",
        "Comptez en les touchant un à un sur la table, ou donnez le nombre.",
    ),
    "answer_missing": (
        "Nothing has been chosen yet.",
        "Non hai ancora scelto nulla.",
        "Rien n'est encore choisi.",
    ),
    "open_missing": (
        "Write your answer first.",
        "Prima scrivi la tua risposta.",
        "Écrivez d'abord votre réponse.",
    ),
    "number_missing": ("A number, please.", "Serve un numero.", "Il faut un nombre."),
    "one_less": ("One less", "Uno in meno", "Un de moins"),
    "one_more": ("One more", "Uno in più", "Un de plus"),
    "answer_nobody": ("Nobody", "Nessuno", "Personne"),
    "new_table": ("A new table", "Un nuovo tavolo", "Une nouvelle table"),
    "order_help": (
        "Choose them one after the other; choosing one again takes it back. The arrow keys ↑ ↓ move it.",
        "Indicali uno dopo l'altro; se indichi di nuovo un nome, lo togli. I tasti ↑ ↓ lo spostano.",
        "Choisissez-les l'un après l'autre ; choisir à nouveau un nom le retire. Les touches ↑ ↓ "
        "le déplacent.",
    ),
    "more_reasons": ("More reasons", "Altri motivi", "Autres raisons"),
    "what_happened": ("What happened", "Che cosa è successo", "Ce qui s'est passé"),
    "another_hint": ("Another hint", "Un altro suggerimento", "Encore un indice"),
    "retry": ("Try again", "Riprova", "Réessayer"),
    "next_step": ("Next", "Avanti", "Suite"),
    "skip": ("Skip", "Salta", "Passer"),
    "previous": ("Back", "Indietro", "Retour"),
    "next_lesson": ("Next lesson: {title}", "Lezione seguente: {title}", "Leçon suivante : {title}"),
    "finish": ("What you can do now", "Che cosa sai fare ora", "Ce que vous savez faire"),
    "lesson_ended": ("{title}: done", "{title}: finita", "{title} : terminée"),
    "course_ended": (
        "You have done the whole course",
        "Hai finito tutto il corso",
        "Vous avez terminé tout le cours",
    ),
    "at_once": (
        "{n} of {count} right at once.",
        "{n} su {count} giuste al primo colpo.",
        "{n} sur {count} justes du premier coup.",
    ),
    "you_can": ("You can now apply this", "Ora sai applicare questo", "Vous savez maintenant appliquer ceci"),
    "course_can": (
        "You can play a whole game now: you know {n} of the {count} rules that the lessons teach.",
        "Ora sai giocare una partita intera: conosci {n} delle {count} regole che le lezioni insegnano.",
        "Vous savez jouer une partie entière : vous connaissez {n} des {count} règles des leçons.",
    ),
    "repeat_this": ("Repeat or practise", "Da ripetere o esercitare", "À répéter ou à exercer"),
    "repeat_step": ("Step {n} once more", "Ancora il passo {n}", "Encore l'étape {n}"),
    "practise_kind": ("Practise: {title}", "Esercitati: {title}", "S'exercer : {title}"),
    "see_it_in": ("See it in: {title}", "Guardalo in: {title}", "À voir dans : {title}"),
    "next_now": ("And now", "E adesso", "Et maintenant"),
    "play_on": (
        "Play on: a game against a quiet opponent",
        "Gioca: una partita contro un avversario tranquillo",
        "Jouer : une partie contre un adversaire paisible",
    ),
    "play_now": ("Play a whole game", "Gioca una partita intera", "Jouer une partie entière"),
    "explore": ("Explore freely", "Esplora liberamente", "Explorer librement"),
    "exploring": (
        "Explore freely: answer at the table, wind back, try something else. None of this counts, and your "
        "place in the lesson waits for you.",
        "Esplora liberamente: rispondi al tavolo, torna indietro, prova altro. Niente di tutto ciò conta, e "
        "il tuo posto nella lezione ti aspetta.",
        "Explorez librement : répondez à la table, revenez en arrière, essayez autre chose. Rien de cela ne "
        "compte, et votre place dans la leçon vous attend.",
    ),
    "return_lesson": ("Back to the question", "Torna alla domanda", "Revenir à la question"),
    "leave_variation": ("Back to the lesson", "Torna alla lezione", "Revenir à la leçon"),
    "to_course": ("To the course", "Al corso", "Retour au cours"),
    # Exercises
    "exercises": ("Endless exercises", "Esercizi senza fine", "Exercices à volonté"),
    "exercises_lead": (
        "Positions from games played at random, always new. Choose what to practise, and how hard.",
        "Situazioni prese da partite giocate a caso, sempre nuove. Scegli che cosa esercitare e "
        "a quale difficoltà.",
        "Des situations tirées de parties jouées au hasard, toujours nouvelles. Choisissez ce "
        "que vous voulez travailler, et la difficulté.",
    ),
    "mixed": ("Mixed practice", "Esercizio misto", "Exercices mêlés"),
    "mixed_lead": (
        "One of each in turn, harder or easier as you go.",
        "Un po' di tutto, più o meno difficile via via.",
        "Un peu de tout, plus ou moins difficile selon vos réponses.",
    ),
    "exercise_level": (
        "Exercise · level {level}",
        "Esercizio · livello {level}",
        "Exercice · niveau {level}",
    ),
    "level": ("Level {n}", "Livello {n}", "Niveau {n}"),
    "another": ("Another one", "Un altro", "Un autre"),
    "solved_1": ("1 solved", "1 risolto", "1 résolu"),
    "solved": ("{n} solved", "{n} risolti", "{n} résolus"),
    # The course
    "lessons": ("Lessons", "Lezioni", "Leçons"),
    "other_ways": ("Other ways in", "Altri modi di cominciare", "Autres façons de commencer"),
    "begin_with": ("Begin: {title}", "Comincia: {title}", "Commencer : {title}"),
    "go_on_with": ("Continue: {title}", "Continua: {title}", "Continuer : {title}"),
    "builds_on": ("builds on: {titles}", "si basa su: {titles}", "s'appuie sur : {titles}"),
    "lesson_steps_1": ("1 step", "1 passo", "1 étape"),
    "lesson_steps": ("{n} steps", "{n} passi", "{n} étapes"),
    "step_count_1": ("1 step", "1 passo", "1 étape"),
    "step_count": ("{n} steps", "{n} passi", "{n} étapes"),
    "lesson_minutes": ("{n} min", "{n} min", "{n} min"),
    "lesson_due": ("{n} to review", "{n} da rivedere", "{n} à revoir"),
    "lesson_next": ("comes next", "è la prossima", "vient ensuite"),
    "streak": (
        "You have learned on {n} days in a row.",
        "Impari da {n} giorni di fila.",
        "Vous apprenez depuis {n} jours de suite.",
    ),
    "lesson_done": ("done", "completata", "terminée"),
    "lesson_begun": ("{n} of {count} answered", "fatti {n} su {count}", "fait : {n} sur {count}"),
    "lessons_none": (
        "There are no lessons for this game yet.",
        "Per questo gioco non ci sono ancora lezioni.",
        "Il n'y a pas encore de leçons pour ce jeu.",
    ),
    # What was learned
    "progress": ("What you have learned", "Che cosa hai imparato", "Ce que vous avez appris"),
    "progress_lead": (
        "It is kept in this browser only. Save it as a file, or erase it.",
        "Rimane solo in questo browser. Portalo con te in un file, o cancellalo.",
        "Cela ne reste que dans ce navigateur. Emportez-le dans un fichier, ou effacez-le.",
    ),
    "rules_learned": (
        "{n} of {count} rules learned",
        "Regole imparate: {n} su {count}",
        "Règles apprises : {n} sur {count}",
    ),
    "by_rule": ("Rule by rule", "Regola per regola", "Règle par règle"),
    "rule_new": ("not met yet", "non ancora incontrata", "pas encore rencontrée"),
    "rule_met": ("met", "incontrata", "rencontrée"),
    "rule_learned": ("learned", "imparata", "apprise"),
    "export": ("Save as a file", "Salva in un file", "Enregistrer"),
    "import": ("Open a file", "Apri un file", "Ouvrir un fichier"),
    "forget": ("Erase everything", "Cancella tutto", "Tout effacer"),
    "forget_sure": ("Really erase everything?", "Cancellare davvero tutto?", "Vraiment tout effacer ?"),
    "imported": (
        "What is in the file has been added.",
        "Il contenuto del file è stato aggiunto.",
        "Le contenu du fichier a été ajouté.",
    ),
    "import_refused": (
        "This file holds no Aula progress; nothing was changed.",
        "Questo file non contiene progressi salvati da Aula; nulla è cambiato.",
        "Ce fichier ne contient aucune progression d'Aula ; rien n'a changé.",
    ),
    "forgotten": ("Erased.", "Cancellato.", "Effacé."),
    # Worksheets
    "worksheet": ("Worksheet", "Foglio di esercizi", "Feuille d'exercices"),
    "worksheet_lead": (
        "Exercises with solutions, to print for a class.",
        "Esercizi con soluzioni, da stampare per una classe.",
        "Des exercices avec solutions, à imprimer pour une classe.",
    ),
    "worksheet_kind": ("Kind", "Tipo", "Thème"),
    "worksheet_all": ("A bit of everything", "Un po' di tutto", "Un peu de tout"),
    "worksheet_level": ("How hard", "Difficoltà", "Difficulté"),
    "worksheet_count": ("How many", "Quanti", "Combien"),
    "worksheet_make": ("Save the worksheet", "Salva il foglio", "Enregistrer la feuille"),
    "link_lesson": (
        "There is no such lesson here.",
        "Questo link porta a una lezione che qui non c'è.",
        "Ce lien mène à une leçon qui n'est pas ici.",
    ),
}
