"""Writing a question in the editor: the kinds, and the fields of each."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    "edit_question_kind": ("Kind of question", "Tipo di domanda", "Type de question"),
    "edit_kind_who": ("Who is affected?", "Chi è coinvolto?", "Qui est concerné ?"),
    "edit_kind_order": ("In which order?", "In quale ordine?", "Dans quel ordre ?"),
    "edit_kind_count": ("How many?", "Quanto fa?", "Combien ?"),
    "edit_kind_most": ("Who has the most?", "Chi ne ha di più?", "Qui en a le plus ?"),
    "edit_kind_best": ("What is best?", "Qual è la mossa migliore?", "Quel est le meilleur choix ?"),
    "edit_kind_may": ("What is allowed?", "Che cosa si può fare?", "Qu'est-ce qui est permis ?"),
    "edit_kind_rule": ("Which rule decides?", "Quale regola decide?", "Quelle règle décide ?"),
    "edit_kind_predict": ("What will happen?", "Che cosa succederà?", "Que va-t-il se passer ?"),
    "edit_kind_whose": ("Who does it?", "Chi lo fa?", "Qui le fait ?"),
    "edit_kind_do": ("Do it!", "Fallo!", "Faites-le !"),
    "edit_kind_choose": ("With answers of my own", "Con risposte mie", "Avec des réponses à moi"),
    "edit_kind_open": ("An open question", "Una domanda aperta", "Une question ouverte"),
    "edit_kind_text": ("Written by hand (YAML)", "Scritta a mano (YAML)", "Écrite à la main (YAML)"),
    "edit_by": ("When this is chosen", "Quando si sceglie questo", "Quand on choisit ceci"),
    "edit_effect": ("Effect", "Effetto", "Effet"),
    "edit_effect_all": ("all of them", "tutti", "tous"),
    "edit_role": ("Who …", "Chi …", "Qui…"),
    "edit_role_obeys": ("must obey", "deve obbedire", "doit obéir"),
    "edit_role_shares": ("shares", "condivide", "partage"),
    "edit_role_immune": ("is passed over", "non è coinvolto", "n'est pas concerné"),
    "edit_role_affected": ("is affected", "è coinvolto", "est concerné"),
    "edit_of_what": ("Of what", "Di che cosa", "De quoi"),
    "edit_answers": ("Answers to choose from", "Risposte tra cui scegliere", "Réponses au choix"),
    "edit_what_follows": ("What follows", "Che cosa segue", "Ce qui suit"),
    "edit_goal": ("The goal", "L'obiettivo", "Le but"),
    "edit_prompt": (
        "The question in your own words (optional)",
        "La domanda con parole tue (facoltativa)",
        "La question avec vos mots (facultatif)",
    ),
    "edit_why": (
        "Said after the answer (optional)",
        "Da dire dopo la risposta (facoltativo)",
        "À dire après la réponse (facultatif)",
    ),
    "edit_other_languages": ("In other languages", "In altre lingue", "En d'autres langues"),
    "edit_tried": (
        "This is how it will be asked",
        "Ecco come apparirà la domanda",
        "Voici ce qui sera demandé",
    ),
    "edit_right": ("Right: {answer}", "Giusto: {answer}", "Bonne réponse : {answer}"),
    "edit_goal_player": ("Whom you play", "Per chi si gioca", "Qui joue"),
    "edit_goal_everybody": ("everybody", "tutti", "tout le monde"),
    "edit_goal_steps": ("Number of answers allowed", "In quante risposte", "En combien de réponses"),
    "edit_statement": ("Statement {n}", "Affermazione {n}", "Affirmation {n}"),
    "edit_statement_words": (
        "In your own words; otherwise as above",
        "Con parole tue, altrimenti come sopra",
        "Avec vos mots, sinon comme ci-dessus",
    ),
    "edit_statement_add": ("Add a statement", "Aggiungi un'affermazione", "Ajouter une affirmation"),
    "edit_statement_away": (
        "Remove statement {n}",
        "Togli l'affermazione {n}",
        "Retirer l'affirmation {n}",
    ),
    "edit_statement_all": (
        "All the true ones must be chosen",
        "Vanno indicate tutte quelle vere",
        "Il faut indiquer toutes celles qui sont vraies",
    ),
    "edit_answer_n": ("Answer {n}", "Risposta {n}", "Réponse {n}"),
    "edit_answer_why": (
        "Why answer {n} is right or wrong (optional)",
        "Perché la risposta {n} è giusta o sbagliata (facoltativo)",
        "Pourquoi la réponse {n} est juste ou fausse (facultatif)",
    ),
    "edit_answer_right": ("Answer {n} is right", "La risposta {n} è giusta", "La réponse {n} est juste"),
    "edit_answer_add": ("Add an answer", "Aggiungi una risposta", "Ajouter une réponse"),
    "edit_answer_away": ("Remove answer {n}", "Togli la risposta {n}", "Retirer la réponse {n}"),
    "edit_answer_all": (
        "All the right ones must be chosen",
        "Vanno scelte tutte quelle giuste",
        "Il faut choisir toutes celles qui sont justes",
    ),
    "edit_few_answers_of_mine": (
        "It takes two answers at least.",
        "Servono almeno due risposte.",
        "Il faut au moins deux réponses.",
    ),
    "edit_model": (
        "A good answer, shown afterwards",
        "Una buona risposta, mostrata dopo",
        "Une bonne réponse, montrée ensuite",
    ),
    "edit_no_model": (
        "Write a good answer: it is shown to those who have written theirs.",
        "Scrivi una buona risposta: la vede chi ha scritto la propria.",
        "Écrivez une bonne réponse : elle est montrée à qui a écrit la sienne.",
    ),
    "edit_prompt_of_mine": ("The question", "La domanda", "La question"),
    "edit_no_prompt": (
        "Write the question itself, too.",
        "Scrivi anche la domanda stessa.",
        "Écrivez aussi la question elle-même.",
    ),
    "edit_hint": (
        "Hint {n} (optional)",
        "Suggerimento {n} (facoltativo)",
        "Indice {n} (facultatif)",
    ),
    "edit_more_words": (
        "Hints, and what is said afterwards",
        "Suggerimenti, e che cosa si dice dopo",
        "Indices, et ce qui est dit après",
    ),
    "edit_right_none": ("Right: none of them", "Giusto: nessuna di queste", "Bonne réponse : aucune"),
    "edit_right_nobody": ("Right: nobody", "Giusto: nessuno", "Bonne réponse : personne"),
    "edit_as_written": ("as in the file: {text}", "come nel file: {text}", "comme dans le fichier : {text}"),
    "edit_group_coming": ("What follows here", "Che cosa segue qui", "Ce qui suit ici"),
    "edit_group_nobody": ("Nobody", "Nessuno", "Personne"),
    "edit_group_end": ("What comes of it", "Che cosa ne risulta", "Ce qui en résulte"),
    "edit_nothing_follows": (
        "This asks about the moves that follow. Record them, then come back to where the question stands.",
        "Questa domanda riguarda le mosse che seguono. Registrale, poi torna al punto in cui va posta.",
        "Cette question porte sur les coups qui suivent. Enregistrez-les, puis revenez là où elle se pose.",
    ),
    "edit_nothing_to_choose": (
        "Nothing here affects several players. Ask this at a point where somebody has to act.",
        "Qui non si può scegliere nulla che coinvolga più giocatori. Chiedilo dove qualcuno può agire.",
        "On ne peut rien choisir ici qui concerne plusieurs joueurs. Demandez-le là où quelqu'un peut agir.",
    ),
    "edit_few_answers": (
        "Tick the answers to offer, ideally some that are allowed and some that are not.",
        "Segna che cosa proporre: meglio alcune risposte permesse e altre no.",
        "Cochez ce qui sera proposé : de préférence des réponses permises et d'autres qui ne le sont pas.",
    ),
    "edit_none_right": (
        "Here none of the answers is right.",
        "Qui nessuna delle risposte è giusta.",
        "Ici, aucune des réponses n'est juste.",
    ),
    "edit_one_answer": (
        "Here nobody has a choice, so no answer is the best. Ask this where there are several.",
        "Qui non c'è scelta, quindi nessuna risposta è la migliore. Chiedilo dove ce ne sono diverse.",
        "Ici, il n'y a pas le choix : aucune réponse n'est la meilleure. Demandez-le là où il y a un choix.",
    ),
    "edit_few_statements": (
        "A question of this kind needs at least two statements.",
        "Una domanda di questo tipo richiede almeno due affermazioni.",
        "Une question de ce type demande au moins deux affirmations.",
    ),
}
