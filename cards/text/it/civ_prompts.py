"""Questions of CIV in Italian, the words on the buttons, and why an answer is refused."""

from __future__ import annotations

from types import MappingProxyType

from cards.text import civ_prompts
from cards.text.civ_fields import Data
from cards.text.it import civ_words

PHRASES = civ_prompts.Phrases(
    keep="quale carta tieni?",
    take_from_middle="quale carta prendi nella tua area di gioco?",
    play="quale carta giochi?{progress}",
    effect="quale effetto applichi, o hai finito?",
    whose_hand="di chi prendi la mano?",
    before_whom="davanti a quale giocatore collochi la carta?",
    which_domain="quale Dominio scegli? Chi ne ha una carta deve scartarne una.",
    into_which_domain="su quale Dominio collochi la carta?",
    pay="quale carta scarti per pagare l'effetto?{progress}",
    discard_from_hand="quale carta scarti dalla tua mano?{progress}",
    discard_from_area="quale carta scarti dalla tua area di gioco?{progress}",
    take_from_pile="quale carta prendi in mano dalla pila degli scarti?{progress}",
    take_from_area="quale carta prendi in mano dalla tua area di gioco?{progress}",
    give_back="quale carta restituisci?{progress}",
    lay="quale carta collochi a faccia in giù?{progress}",
    progress=" ({number} di {due})",
    end="Fine degli effetti",
    copy="Copia {effect} {of_owner}",
    refusals=MappingProxyType(
        {
            "over": "La partita è finita",
            "unknown_card": "Nessuna carta si chiama «{key}»",
            "not_in_hand": "{card} non è nella mano {of_player}",
            "barred": "Un embargo vieta {to_player} di giocare carte {domain} in questo turno",
            "used_permanent": "L'effetto permanente di {domain} è già stato applicato in questo turno",
            "used_discard": "L'effetto di scarto di {domain} è già stato applicato in questo turno",
            "too_few_cards": "Il livello {level} richiede {needed} carte, e {has}",
            "too_few_theirs": "Il livello {level} richiede {needed} carte, e {owner_has}",
            "nothing_to_pay": "{player} non ha in gioco carte {domain} con cui pagare",
            "not_in_full": "{ability} ora non si può eseguire per intero",
            "no_discard_effect": "La Cultura non ha un effetto di scarto",
            "only_copies": "La Cultura non ha livelli: copia l'effetto di un Dominio di un altro giocatore",
            "copy_own": "Si può copiare soltanto l'effetto di un altro giocatore",
            "copied_already": "In un turno si può copiare un solo effetto",
            "not_most_culture": "Per copiare servono più carte Cultura di ogni altro giocatore: "
            "{has_culture} e non supera {others}",
            "must": "Qui non si può rinunciare",
            "not_offered": "«{key}» non è fra le risposte possibili",
        }
    ),
)


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player."""
    return civ_prompts.prompt(kind, player, data, PHRASES)


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    return civ_prompts.answer(kind, key, PHRASES, civ_words)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop."""
    return civ_prompts.refusal(code, data, PHRASES, civ_words)
