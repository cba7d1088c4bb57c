"""Presenting: what stands on the screen, in the help, and in the window of notes."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["KEYS", "WORDS"]

WORDS: Mapping[str, Texts] = {
    "present": ("Present", "Presenta", "Présenter"),
    "present_step": ("step {n} of {count}", "passo {n} di {count}", "étape {n} sur {count}"),
    "present_question": ("Question: {words}", "Domanda: {words}", "Question : {words}"),
    "present_answer": ("Answer: {words}", "Risposta: {words}", "Réponse : {words}"),
    "present_aside": ("What if?", "E se?", "Et si ?"),
    "present_aside_begun": ("What if …?", "E se invece …?", "Et si… ?"),
    "present_aside_back": (
        "This is only a try-out. Press Escape to go back to the lesson.",
        "È solo una prova. Esc torna alla lezione.",
        "Ce n'est qu'un essai. Échap revient à la leçon.",
    ),
    "present_list": ("All steps", "Tutti i passi", "Toutes les étapes"),
    "present_chapter": ("Next chapter", "Capitolo seguente", "Chapitre suivant"),
    "present_leave": ("Stop presenting", "Chiudi la presentazione", "Quitter la présentation"),
    "present_notes": ("Notes", "Note", "Notes"),
    "present_no_note": ("No note here.", "Qui non ci sono note.", "Pas de note ici."),
    "present_say": ("To say", "Da dire", "À dire"),
    "present_now": ("Now", "Ora", "Maintenant"),
    "present_next": ("Then", "Poi", "Ensuite"),
    "present_end": ("This is the last step.", "È l'ultimo passo.", "C'est la dernière étape."),
    "present_window": ("Notes in a window", "Note in una finestra", "Notes dans une fenêtre"),
    "present_hands_hide": ("Hide hands", "Nascondi le mani", "Cacher les mains"),
    "present_hands_show": ("Show hands", "Mostra le mani", "Montrer les mains"),
    "present_count": ("Count votes", "Conta i voti", "Compter les votes"),
    "present_counting": (
        "Votes: {n}. A letter adds one, Shift with it takes one away; a number before it is the count.",
        "Voti: {n}. Una lettera ne aggiunge uno, con Maiusc lo toglie; un numero prima è il totale.",
        "Votes : {n}. Une lettre en ajoute un, avec Maj l'enlève ; un nombre avant elle est le total.",
    ),
    "present_counted": ("Votes: {n}", "Voti: {n}", "Votes : {n}"),
    "present_typed_votes": (
        "{n}: now the letter of the answer",
        "{n}: ora la lettera della risposta",
        "{n} : maintenant la lettre de la réponse",
    ),
    "present_part": ("View", "Vista", "Vue"),
    "present_devices": ("Follow along", "Segui dal tuo", "Suivre en direct"),
    "present_devices_about": (
        "Who opens this address on a device of their own sees what is shown here, step by step. While votes"
        " are counted, one can vote there.",
        "Chi apre questo indirizzo sul proprio dispositivo vede quello che si mostra qui, passo dopo passo."
        " Quando si contano i voti, può votare da lì.",
        "En ouvrant cette adresse sur son propre appareil, on voit ce qui est montré ici, pas à pas."
        " Quand les votes sont comptés, on peut y voter.",
    ),
    "present_devices_long": (
        "This scenario is too long for an address, so nobody can follow it. Open it as part of a course.",
        "Questo scenario è troppo lungo per un indirizzo e non si può seguire. Aprilo da un corso.",
        "Ce scénario est trop long pour une adresse, on ne peut pas le suivre. Ouvrez-le dans un cours.",
    ),
    "present_devices_refused": (
        "The server does not take it; try again in a moment.",
        "Il server non lo accetta; riprova tra un momento.",
        "Le serveur ne l'accepte pas ; réessayez dans un instant.",
    ),
    "present_devices_end": ("Let nobody follow any more", "Non farti più seguire", "Ne plus être suivi"),
    "present_blank": ("Blank screen", "Schermo vuoto", "Écran noir"),
    "present_blank_on": (
        "The screen is blank. Any key shows it again.",
        "Lo schermo è vuoto. Un tasto qualsiasi lo mostra di nuovo.",
        "L'écran est noir. Une touche le montre à nouveau.",
    ),
    "present_full": ("Full screen", "Schermo intero", "Plein écran"),
    "present_help": ("Keys", "Tasti", "Touches"),
    "present_jump": ("Go to step {n}: Enter", "Al passo {n}: Invio", "À l'étape {n} : Entrée"),
    "present_lit": ("Spotlight: {words}", "In evidenza: {words}", "En lumière : {words}"),
    "present_notes_title": ("Notes for the teacher", "Note per l'insegnante", "Notes pédagogiques"),
    "present_notes_waiting": (
        "Nothing is being presented in this browser. Open a scenario and choose “Present”.",
        "In questo browser non si sta presentando nulla. Apri uno scenario e scegli «Presenta».",
        "Rien n'est présenté dans ce navigateur. Ouvrez un scénario et choisissez « Présenter ».",
    ),
    "present_notes_gone": (
        "The presentation has ended.",
        "La presentazione è finita.",
        "La présentation est terminée.",
    ),
    "present_notes_since": ("Since the beginning", "Dall'inizio", "Depuis le début"),
    "present_notes_clock": ("Time", "Ora", "Heure"),
}

KEYS: Mapping[str, Texts] = {
    "present_key_forth": (
        "Space · → · Page Down · Enter",
        "Spazio · → · Pag↓ · Invio",
        "Espace · → · Page↓ · Entrée",
    ),
    "present_key_forth_does": ("next step", "passo seguente", "étape suivante"),
    "present_key_variation": ("O", "O", "O"),
    "present_key_variation_does": (
        "into the author's “What if?”, and back",
        "nell'«E se?» preparato, e ritorno",
        "dans le « Et si ? » préparé, et retour",
    ),
    "present_key_devices": ("A", "A", "A"),
    "present_key_devices_does": (
        "address for devices that follow, on a common server",
        "indirizzo per i dispositivi che seguono, su un server comune",
        "adresse pour les appareils qui suivent, sur un serveur commun",
    ),
    "present_key_backward": ("← · Page Up · Backspace", "← · Pag↑ · Backspace", "← · Page↑ · Retour arrière"),
    "present_key_backward_does": ("one step back", "un passo indietro", "étape précédente"),
    "present_key_jump": ("number, then Enter", "numero, poi Invio", "numéro, puis Entrée"),
    "present_key_jump_does": ("to this step", "a quel passo", "à cette étape"),
    "present_key_list": ("J", "J", "J"),
    "present_key_list_does": ("all steps", "tutti i passi", "toutes les étapes"),
    "present_key_chapter": ("C", "C", "C"),
    "present_key_chapter_does": (
        "next chapter of the course (Shift: back)",
        "capitolo seguente del corso (Maiusc: indietro)",
        "chapitre suivant du cours (Maj : retour)",
    ),
    "present_key_item": ("I", "I", "I"),
    "present_key_item_does": (
        "next item of the course: lesson, text … (Shift: back)",
        "voce seguente del corso: lezione, testo … (Maiusc: indietro)",
        "élément suivant du cours : leçon, texte… (Maj : retour)",
    ),
    "present_key_aside": ("W", "W", "W"),
    "present_key_aside_does": (
        "what if: try another answer here, then discard it",
        "e se: prova un'altra risposta, senza conseguenze",
        "et si : répondre autrement ici, puis tout oublier",
    ),
    "present_key_count": ("T", "T", "T"),
    "present_key_count_does": (
        "at a question: count the hands; devices that follow vote by themselves",
        "a una domanda: conta le mani; i dispositivi che seguono votano da soli",
        "à une question : compter les mains ; les appareils qui suivent votent d'eux-mêmes",
    ),
    "present_key_votes": ("A · B · C · D", "A · B · C · D", "A · B · C · D"),
    "present_key_votes_does": (
        "while counting: one more (Shift: one less); after a number: so many",
        "mentre si conta: uno in più (Maiusc: uno in meno); dopo un numero: tanti quanti",
        "pendant le comptage : un de plus (Maj : un de moins) ; après un nombre : autant",
    ),
    "present_key_hands": ("H", "H", "H"),
    "present_key_hands_does": (
        "hide or show hands",
        "nascondi o mostra le mani",
        "cacher ou montrer les mains",
    ),
    "present_key_players": ("S", "S", "S"),
    "present_key_players_does": (
        "spotlight on a player, then the next one (Shift: back); or click",
        "in evidenza un giocatore, poi il prossimo (Maiusc: indietro); oppure clic",
        "lumière sur un joueur, puis le suivant (Maj : retour) ; ou un clic",
    ),
    "present_key_piles": ("P", "P", "P"),
    "present_key_piles_does": (
        "spotlight on a pile of the player in the spotlight",
        "in evidenza un mazzo del giocatore già in evidenza",
        "lumière sur une pile, du joueur déjà en lumière",
    ),
    "present_key_nodes": ("G", "G", "G"),
    "present_key_nodes_does": (
        "spotlight on a step of the graph",
        "in evidenza un passaggio del grafo",
        "lumière sur une étape du graphe",
    ),
    "present_key_notes": ("N", "N", "N"),
    "present_key_notes_does": ("notes on this screen", "note su questo schermo", "notes sur cet écran"),
    "present_key_window": ("Shift N", "Maiusc N", "Maj N"),
    "present_key_window_does": (
        "notes in a window of their own",
        "note in una finestra a parte",
        "notes dans une fenêtre à part",
    ),
    "present_key_part": ("V", "V", "V"),
    "present_key_part_does": (
        "everything, the table alone, card and graph alone",
        "tutto, solo il tavolo, solo carta e grafo",
        "tout, la table seule, la carte et le graphe seuls",
    ),
    "present_key_blank": ("B · .", "B · .", "B · ."),
    "present_key_blank_does": ("blank screen", "schermo vuoto", "écran noir"),
    "present_key_language": ("L", "L", "L"),
    "present_key_language_does": ("another language", "altra lingua", "autre langue"),
    "present_key_theme": ("D", "D", "D"),
    "present_key_theme_does": ("light or dark", "chiaro o scuro", "clair ou sombre"),
    "present_key_full": ("F", "F", "F"),
    "present_key_full_does": ("full screen", "schermo intero", "plein écran"),
    "present_key_help": ("?", "?", "?"),
    "present_key_help_does": ("these keys", "questi tasti", "ces touches"),
    "present_key_escape": ("Esc", "Esc", "Échap"),
    "present_key_escape_does": (
        "ends the spotlight or the what-if, closes what is open",
        "toglie l'evidenza, chiude la prova e ciò che è aperto",
        "éteint la lumière, finit l'essai, ferme ce qui est ouvert",
    ),
    "present_key_quit": ("Q", "Q", "Q"),
    "present_key_quit_does": ("stop presenting", "chiudi la presentazione", "quitter la présentation"),
}
"""The help: keys and what they do."""
