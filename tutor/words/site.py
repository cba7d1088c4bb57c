"""What a site without a server says before its app can speak, or when it cannot."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    "site_opening": ("One moment …", "Un momento …", "Un instant…"),
    "site_loading": (
        "Fetching the table: {n} of {of} MB.",
        "Caricamento del tavolo: {n} MB su {of}.",
        "La table arrive : {n} Mo sur {of}.",
    ),
    "site_left": ("About {n} s to go.", "Ancora {n} s circa.", "Encore {n} s environ."),
    "site_thinking": ("Still thinking …", "Ci sto ancora pensando …", "Réflexion en cours…"),
    "site_stuck": (
        "This is taking longer than usual. Wait a little longer, or set the table up again; your "
        "game is kept.",
        "Ci vuole molto più tempo del solito. Aspetta ancora, oppure prepara di nuovo il tavolo: "
        "la partita resta.",
        "Cela prend bien plus de temps que d'habitude. Patientez, ou remettez la table en place : "
        "la partie est gardée.",
    ),
    "site_failed": (
        "The table could not be set up. Your game is kept: try again.",
        "Non è stato possibile preparare il tavolo. La partita resta: riprova.",
        "La table n'a pas pu être mise en place. La partie est gardée : réessayez.",
    ),
    "site_again": ("Set up again", "Prepara di nuovo", "Remettre en place"),
    "site_not_kept": (
        "This browser does not keep Aula here, so the next visit will take as long as this one.",
        "Qui questo browser non conserva Aula: la prossima volta il caricamento durerà altrettanto.",
        "Ce navigateur ne garde pas Aula ici : la prochaine visite prendra aussi longtemps.",
    ),
    "site_forgets": (
        "What you learn and play here will be gone when you close this page.",
        "Quello che impari e giochi qui va perso quando chiudi la pagina.",
        "Ce que vous apprenez et jouez ici sera perdu à la fermeture de la page.",
    ),
    "site_description": (
        "Learn and teach Innovation and CIV: see who acts, in which order, and why.",
        "Impara e insegna Innovation e CIV: vedi chi agisce, in quale ordine e perché.",
        "Apprenez et enseignez Innovation et CIV : voyez qui agit, dans quel ordre, et pourquoi.",
    ),
    "site_without_script": (
        "Aula needs JavaScript.",
        "Aula ha bisogno di JavaScript.",
        "Aula a besoin de JavaScript.",
    ),
}
