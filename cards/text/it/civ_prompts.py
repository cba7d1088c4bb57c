"""Questions of CIV in Italian, the words on the buttons, and why an answer is refused."""

from __future__ import annotations

from types import MappingProxyType

from cards.text import civ_prompts
from cards.text.civ_fields import Data
from cards.text.it import civ_words
from cards.text.it.words import euphonic

PHRASES = civ_prompts.Phrases(
    keep="quale carta tieni?",
    take_from_middle="quale carta metti nella tua area di gioco?",
    play="quale carta giochi?{progress}",
    effect="applichi un effetto o concludi questa fase?",
    whose_hand="prendi tutte le carte della mano di un altro giocatore: quale giocatore scegli?",
    embargo_whom="quale giocatore metti sotto embargo?",
    democracy_whom="un giocatore avrà bisogno di una carta in più per l'Egemonia: quale giocatore scegli?",
    which_domain="chiunque abbia carte del Dominio scelto, anche tu, ne scarta una: quale Dominio scegli?",
    embargo_which="quale Dominio {of_on} metti sotto embargo?",
    democracy_which="su quale Dominio {of_on} collochi la carta?",
    pay="quale carta scarti per pagare l'effetto?{progress}",
    discard_from_hand="quale carta scarti dalla tua mano?{progress}",
    discard_from_area="quale carta scarti dalla tua area di gioco?{progress}",
    take_from_pile="quale carta prendi in mano dalla pila degli scarti?{progress}",
    take_from_area="quale carta prendi in mano dalla tua area di gioco?{progress}",
    give_back="quale carta restituisci {to_on}?{progress}",
    lay="quale carta collochi a faccia in giù?{progress}",
    progress=" ({number} di {due})",
    end="Fine degli effetti",
    copy="Copia {effect} {of_owner}",
    no_such_discard="Effetto di scarto ({domain})",
    no_such_level="Livello {level} ({domain})",
    refusals=MappingProxyType(
        {
            "over": "La partita è finita: non c'è più nulla da decidere",
            "unknown_card": "Nessuna carta si chiama «{key}»",
            "not_in_hand": "{card} non è nella mano {of_player}, e si giocano soltanto carte della propria "
            "mano",
            "barred": "Un embargo vieta {to_player} di giocare carte {domain} in questo turno",
            "used_permanent": "Un effetto permanente di {domain} è già stato applicato in questo turno",
            "used_discard": "L'effetto di scarto di {domain} è già stato applicato in questo turno",
            "too_few_cards": "Il livello {level} richiede {needed_cards}, ma {player} ne ha {count}",
            "too_few_theirs": "Il livello {level} richiede {needed_cards}, ma {owner} ne ha {count}",
            "nothing_to_pay": "{player} non ha in gioco carte {domain} con cui pagare",
            "short_hand": "{ability} richiede {needed_any} in mano, ma {player} ne ha meno",
            "short_area": "{ability} richiede {needed_any} nell'area di gioco, ma {player} ne ha meno",
            "short_discard": "{ability} richiede {needed_any} nella pila degli scarti, ma ce ne sono meno",
            "no_play": "Con {ability}, {player} dovrebbe poi giocare {needed_any} dalla mano, "
            "ma non potrebbe farlo",
            "no_hands": "{ability} richiede un altro giocatore con carte in mano",
            "no_target": "{ability} richiede un altro Dominio su cui collocare la carta",
            "empty_deck": "{ability} richiede carte nel mazzo delle Ere, che è vuoto",
            "no_discard_effect": "La Cultura non ha un effetto di scarto",
            "only_copies": "La Cultura non ha livelli: copia l'effetto di un Dominio di un altro giocatore",
            "copy_own": "Si può copiare soltanto l'effetto di un altro giocatore",
            "copied_already": "In un turno si può copiare un solo effetto",
            "not_most_culture": "Per copiare bisogna avere più carte Cultura di ogni altro giocatore, "
            "ma {others} ne ha almeno tante quante {player}",
            "not_most_culture_several": "Per copiare bisogna avere più carte Cultura di ogni altro "
            "giocatore, ma {others} ne hanno almeno tante quante {player}",
            "must": "Una volta iniziato, un effetto va eseguito per intero",
            "must_play": "{player} deve prima giocare una carta",
            "played_already": "{player} ha già giocato una carta in questo turno",
            "no_effect": "«{key}» non è un effetto: {player} può applicarne uno o concludere questa fase",
            "not_in_draft": "«{key}» non è fra le carte che si possono scegliere",
            "none_in_area": "{player} non ha in gioco carte {domain}",
            "under_embargo": "Le carte {domain} {of_player} sono già sotto embargo",
            "own_domain": "La carta {domain} non può essere collocata su se stessa",
            "empty_hand": "{player} non ha carte in mano",
            "blocks_play": "Se riprendesse {card}, {player} non potrebbe poi giocare la carta richiesta "
            "dall'effetto",
            "no_such_card": "«{key}» non è fra le carte che si possono scegliere qui",
            "no_such_player": "«{key}» non è fra i giocatori che si possono scegliere qui",
            "no_such_domain": "«{key}» non è fra i Domini che si possono scegliere qui",
        }
    ),
)


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player."""
    return euphonic(civ_prompts.prompt(kind, player, data, PHRASES, civ_words))


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    return civ_prompts.answer(kind, key, PHRASES, civ_words)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop."""
    return euphonic(civ_prompts.refusal(code, data, PHRASES, civ_words))
