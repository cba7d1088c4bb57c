"""Published pages: walkthroughs that need no server, and the index of a library of them."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    "embed": ("Embed", "Incorpora", "Intégrer"),
    "embed_text": (
        "Copy this into a page of your own:",
        "Copia questo in una tua pagina:",
        "Copiez ceci dans votre page :",
    ),
    "near_only": (
        "But this address leads to this computer, so nobody else can open it.",
        "Ma questo indirizzo porta a questo computer: nessun altro può aprirlo.",
        "Mais cette adresse mène à cet ordinateur : personne d'autre ne peut l'ouvrir.",
    ),
    "reported": (
        "The page around this one ({page}) learns what you answer here; your name is not told.",
        "La pagina che contiene questa ({page}) viene a sapere le tue risposte, ma non il tuo nome.",
        "La page qui contient celle-ci ({page}) apprend vos réponses, mais pas votre nom.",
    ),
    "credit_author": ("By {author}", "Di {author}", "Par {author}"),
    "credit_licence": ("Licence: {licence}", "Licenza: {licence}", "Licence : {licence}"),
    "copy": ("Copy", "Copia", "Copier"),
    "copied": ("Copied", "Copiato", "Copié"),
    "copy_by_hand": (
        "Selected: copy it with Ctrl-C.",
        "Selezionato: copialo con Ctrl-C.",
        "Sélectionné : copiez-le avec Ctrl-C.",
    ),
    "print": ("Print", "Stampa", "Imprimer"),
    "as_text": ("As text", "Come testo", "En texte"),
    "as_table": ("At the table", "Al tavolo", "À la table"),
    "walk_keys": (
        "Space or → goes on, ← goes back.",
        "Spazio o → per andare avanti, ← per tornare indietro.",
        "Espace ou → pour avancer, ← pour reculer.",
    ),
    "aside": ("What if: {words}", "E se invece: {words}", "Et si, au contraire : {words}"),
    "aside_played": (
        "In the walkthrough it was: {words}",
        "Nel percorso la risposta era: {words}",
        "Dans le parcours, la réponse était : {words}",
    ),
    "aside_end": (
        "The walkthrough ends here; this is one way to go on.",
        "Il percorso finisce qui; questo è un modo di proseguire.",
        "Le parcours finit ici ; voici une façon de continuer.",
    ),
    "aside_back": ("Back to the walkthrough", "Torna al percorso", "Revenir au parcours"),
    "one_way": (
        "This page follows one way of playing; in the app any answer can be given.",
        "Questa pagina segue un solo modo di giocare; nell'app si può dare qualsiasi risposta.",
        "Cette page suit une seule façon de jouer ; dans l'application, toute réponse est possible.",
    ),
    "no_script": (
        "With JavaScript this table is interactive; here is what happens, in words.",
        "Con JavaScript questo tavolo è interattivo; ecco a parole che cosa succede.",
        "Avec JavaScript, cette table est interactive ; voici en mots ce qui se passe.",
    ),
    "beginning": ("The beginning", "L'inizio", "Le début"),
    "step_n": ("Step {n}", "Passo {n}", "Étape {n}"),
    "rules_cited": (
        "The rules that decide it",
        "Le regole che lo decidono",
        "Les règles qui en décident",
    ),
    "all_scenarios": ("All scenarios", "Tutti gli scenari", "Tous les scénarios"),
    "site_lead": (
        "Walk through each position step by step: who acts, in which order, and by which rule.",
        "Percorri ogni situazione passo dopo passo: chi agisce, in quale ordine e secondo quale regola.",
        "Parcourez chaque situation pas à pas : qui agit, dans quel ordre et selon quelle règle.",
    ),
    "players_n": ("{n} players", "{n} giocatori", "{n} joueurs"),
    "filter_rule": ("Find a rule", "Trova la regola", "Chercher une règle"),
    "filter": (
        "Find a title, a rule or a word",
        "Trova un titolo, una regola o una parola",
        "Chercher un titre, une règle ou un mot",
    ),
    "your_answer": ("Your answer", "La tua risposta", "Votre réponse"),
    "check_answer": ("Check", "Verifica", "Vérifier"),
    "answer_right": ("Right.", "Giusto.", "Juste."),
    "answer_wrong": ("Not quite.", "Non proprio.", "Pas tout à fait."),
    "answer_open": ("One possible answer", "Una risposta possibile", "Une réponse possible"),
    "check_open": ("Compare", "Confronta", "Comparer"),
    "question_n": ("Question {n}", "Domanda {n}", "Question {n}"),
    "answers": ("The answers", "Le risposte", "Les réponses"),
    "cards_used": ("The cards", "Le carte", "Les cartes"),
    "table_at_first": ("The table", "Il tavolo", "La table"),
    "hint": ("Hint", "Suggerimento", "Indice"),
    "question_before": (
        "Answer the author's question first, or look at the answer.",
        "Prima rispondi alla domanda dell'autore, o guarda la risposta.",
        "Répondez d'abord à la question de l'auteur, ou regardez la réponse.",
    ),
    "show_answer": ("Show the answer", "Mostra la risposta", "Montrer la réponse"),
}
