"""The words of presenting: what stands on the screen, in the help, and in the window of notes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from cards.terms import LANGUAGES, Language

__all__ = ["WORDS", "drawn", "phrase"]

WORDS: Mapping[str, tuple[str, str, str]] = {
    "present": ("Present", "Presenta", "Présenter"),
    "step": ("step {n} of {count}", "passo {n} di {count}", "pas {n} sur {count}"),
    "question": ("Question: {words}", "Domanda: {words}", "Question : {words}"),
    "answer": ("Answer: {words}", "Risposta: {words}", "Réponse : {words}"),
    "answered": ("Answer", "Risposta", "Réponse"),
    "aside": ("What if?", "E se?", "Et si ?"),
    "aside_begun": ("What if …?", "E se invece …?", "Et si …?"),
    "aside_back": (
        "This is only tried out. Escape goes back to the lesson.",
        "È solo una prova. Esc torna alla lezione.",
        "Ce n'est qu'un essai. Échap revient à la leçon.",
    ),
    "list": ("All steps", "Tutti i passi", "Tous les pas"),
    "leave": ("Stop presenting", "Chiudi presentazione", "Quitter la présentation"),
    "notes": ("Notes", "Note", "Notes"),
    "no_note": ("No note here.", "Qui non ci sono note.", "Pas de note ici."),
    "now": ("Now", "Ora", "Maintenant"),
    "next": ("Then", "Poi", "Ensuite"),
    "end": ("This is the last step.", "È l'ultimo passo.", "C'est le dernier pas."),
    "window": ("Notes in a window", "Note in una finestra", "Notes dans une fenêtre"),
    "hands_hide": ("Hide hands", "Nascondi le mani", "Cacher les mains"),
    "hands_show": ("Show hands", "Mostra le mani", "Montrer les mains"),
    "part": ("View", "Vista", "Vue"),
    "blank": ("Blank screen", "Schermo vuoto", "Écran noir"),
    "blank_on": (
        "The screen is blank. Any key shows it again.",
        "Lo schermo è vuoto. Un tasto qualsiasi lo mostra di nuovo.",
        "L'écran est noir. Une touche le montre à nouveau.",
    ),
    "full": ("Full screen", "Schermo intero", "Plein écran"),
    "help": ("Keys", "Tasti", "Touches"),
    "jump": ("Go to step {n}: Enter", "Al passo {n}: Invio", "Au pas {n} : Entrée"),
    "lit": ("Spotlight: {words}", "In evidenza: {words}", "En lumière : {words}"),
    "notes_title": ("Notes for the teacher", "Note per l'insegnante", "Notes pour l'enseignant"),
    "notes_waiting": (
        "Nothing is being presented in this browser. Open a scenario and choose “Present”.",
        "In questo browser non si sta presentando nulla. Apri uno scenario e scegli «Presenta».",
        "Rien n'est présenté dans ce navigateur. Ouvrez un scénario et choisissez « Présenter ».",
    ),
    "notes_gone": (
        "The presentation has ended.",
        "La presentazione è finita.",
        "La présentation est terminée.",
    ),
    "notes_since": ("Since the beginning", "Dall'inizio", "Depuis le début"),
    "notes_clock": ("Time", "Ora", "Heure"),
    # The help: keys and what they do
    "key_forth": (
        "Space · → · Page Down · Enter",
        "Spazio · → · Pag↓ · Invio",
        "Espace · → · Page↓ · Entrée",
    ),
    "key_forth_does": ("next step", "passo seguente", "pas suivant"),
    "key_backward": ("← · Page Up · Backspace", "← · Pag↑ · Backspace", "← · Page↑ · Retour arrière"),
    "key_backward_does": ("one step back", "un passo indietro", "un pas en arrière"),
    "key_jump": ("number, then Enter", "numero, poi Invio", "numéro, puis Entrée"),
    "key_jump_does": ("to this step", "a quel passo", "à ce pas"),
    "key_list": ("J", "J", "J"),
    "key_list_does": ("all steps", "tutti i passi", "tous les pas"),
    "key_aside": ("W", "W", "W"),
    "key_aside_does": (
        "what if: answer differently here, and throw it away again",
        "e se: rispondi diversamente, poi si butta via",
        "et si : répondre autrement ici, puis tout oublier",
    ),
    "key_hands": ("H", "H", "H"),
    "key_hands_does": ("hide or show hands", "nascondi o mostra le mani", "cacher ou montrer les mains"),
    "key_players": ("S", "S", "S"),
    "key_players_does": (
        "spotlight on a player, then the next one (Shift: back); or click",
        "luce su un giocatore, poi sul prossimo (Maiusc: indietro); oppure clic",
        "lumière sur un joueur, puis le suivant (Maj : retour) ; ou un clic",
    ),
    "key_piles": ("P", "P", "P"),
    "key_piles_does": (
        "spotlight on a pile, of the player who stands in it",
        "luce su una pila, del giocatore già in luce",
        "lumière sur une pile, du joueur déjà en lumière",
    ),
    "key_nodes": ("G", "G", "G"),
    "key_nodes_does": (
        "spotlight on a step of the graph",
        "luce su un passaggio del grafo",
        "lumière sur une étape du graphe",
    ),
    "key_notes": ("N", "N", "N"),
    "key_notes_does": ("notes on this screen", "note su questo schermo", "notes sur cet écran"),
    "key_window": ("Shift N", "Maiusc N", "Maj N"),
    "key_window_does": (
        "notes in a window of their own",
        "note in una finestra a parte",
        "notes dans une fenêtre à part",
    ),
    "key_part": ("V", "V", "V"),
    "key_part_does": (
        "everything, the table alone, card and graph alone",
        "tutto, solo il tavolo, solo carta e grafo",
        "tout, la table seule, la carte et le graphe seuls",
    ),
    "key_blank": ("B · .", "B · .", "B · ."),
    "key_blank_does": ("blank screen", "schermo vuoto", "écran noir"),
    "key_language": ("L", "L", "L"),
    "key_language_does": ("another language", "altra lingua", "autre langue"),
    "key_theme": ("D", "D", "D"),
    "key_theme_does": ("light or dark", "chiaro o scuro", "clair ou sombre"),
    "key_full": ("F", "F", "F"),
    "key_full_does": ("full screen", "schermo intero", "plein écran"),
    "key_help": ("?", "?", "?"),
    "key_help_does": ("these keys", "questi tasti", "ces touches"),
    "key_escape": ("Esc", "Esc", "Échap"),
    "key_escape_does": (
        "ends spotlight and what if, closes what is open",
        "spegne la luce, chiude la prova e ciò che è aperto",
        "éteint la lumière, finit l'essai, ferme ce qui est ouvert",
    ),
    "key_quit": ("Q", "Q", "Q"),
    "key_quit_does": ("stop presenting", "chiudi la presentazione", "quitter la présentation"),
}


def phrase(key: str, language: Language, **filled: object) -> str:
    """A phrase with its gaps filled in.

    >>> phrase("step", "fr", n=2, count=9)
    'pas 2 sur 9'
    """
    return WORDS[key][LANGUAGES.index(language)].format(**filled)


@cache
def drawn(language: Language) -> Mapping[str, str]:
    """What the drawing needs by itself: all but the help."""
    place = LANGUAGES.index(language)
    return MappingProxyType({key: three[place] for key, three in WORDS.items() if not key.startswith("key_")})
