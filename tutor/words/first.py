"""The first minute of somebody new."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    "start_title": (
        "Which game is on your table?",
        "Quale gioco hai sul tavolo?",
        "Quel jeu est sur votre table ?",
    ),
    "start_lead": (
        "Watch one turn of it, make the winning move yourself, and then learn it step by step.",
        "Guarda un turno, fai tu la mossa vincente, e poi imparalo passo dopo passo.",
        "Regardez un tour, jouez vous-même le coup gagnant, puis apprenez-le pas à pas.",
    ),
    "start_innovation": (
        "105 cards from prehistory to the present: each does something else. First edition (IELLO).",
        "105 carte dalla preistoria a oggi: ognuna fa qualcosa di diverso. Prima edizione (IELLO).",
        "105 cartes de la préhistoire à nos jours : chacune fait autre chose. Première édition (IELLO).",
    ),
    "start_third": (
        "Innovation, third edition",
        "Innovation, terza edizione",
        "Innovation, troisième édition",
    ),
    "start_innovation-third": (
        "The third edition, as most English boxes are: nine cards do something else than in the first.",
        "La terza edizione, come quasi tutte le scatole in inglese: "
        "nove carte hanno effetti diversi dalla prima.",
        "La troisième édition, celle de presque toutes les boîtes en anglais : "
        "neuf cartes ont d'autres effets que dans la première.",
    ),
    "start_civ": (
        "One card a turn: seven or eight of one domain win.",
        "Una carta per turno: sette od otto dello stesso Dominio fanno vincere.",
        "Une carte par tour : sept ou huit du même domaine font gagner.",
    ),
    "start_skip": ("Straight to the course", "Subito al corso", "Aller tout de suite au cours"),
    "first_watch": ("Watch", "Guarda", "Regarder"),
    "first_next": ("Next", "Avanti", "Suite"),
    "first_pause": ("Pause", "Pausa", "Pause"),
    "first_go_on": ("Go on", "Continua", "Continuer"),
    "first_to_move": ("To my move", "Alla mia mossa", "À mon coup"),
    "first_replay": ("Watch it again", "Riguarda", "Revoir"),
    "first_course": ("Now the course", "Ora il corso", "Maintenant, le cours"),
    "first_play": ("Just play", "Gioca e basta", "Jouer, tout simplement"),
    "first_line": ("{n} of {count}", "{n} di {count}", "{n} sur {count}"),
    "first_other": (
        "That is allowed, but it does not win yet. Look once more at what is lit.",
        "Si può fare, ma non fa ancora vincere. Guarda di nuovo ciò che è in evidenza.",
        "C'est permis, mais cela ne fait pas encore gagner. Regardez encore ce qui est en évidence.",
    ),
    "first_won": (
        "You have won. You have seen a turn, and made one yourself.",
        "Hai vinto. Hai visto un turno, e ne hai giocato uno.",
        "Vous avez gagné. Vous avez vu un tour, et vous en avez joué un.",
    ),
    "way_first": ("The first minute", "Il primo minuto", "La première minute"),
    "way_first_text": (
        "Watch one turn at the table, and make the winning move yourself.",
        "Guarda un turno al tavolo, e fai tu la mossa vincente.",
        "Regardez un tour à la table, et jouez vous-même le coup gagnant.",
    ),
    "way_first_go": ("Watch", "Guarda", "Regarder"),
}
