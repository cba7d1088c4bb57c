"""Questions, the words on the buttons that answer them, and why an answer is refused."""

from __future__ import annotations

from types import MappingProxyType

from cards.program import Place, Rank
from cards.text import option_text, prompts, step_text
from cards.text.facts import Data
from cards.text.it import talk
from cards.text.it.words import euphonic, sentence_case

QUESTIONS = prompts.Questions(
    setup="gioca una delle tue due carte e tieni l'altra in Mano: quale giochi?",
    action=(
        "ti resta un'azione: vuoi pescare, giocare, attivare o dominare?",
        "ti restano {left} azioni: vuoi pescare, giocare, attivare o dominare?",
    ),
    card="Quale carta {do}?",
    card_may="Quale carta vuoi {verb}?",
    first="Quale carta {do} per prima?",
    first_may="Quale carta vuoi {verb} per prima?",
    in_all="In questo caso sono {due} carte. ",
    next=(
        "Ne hai {stem}a {named} su {due}: quale carta {do} adesso?",
        "Ne hai {stem}e {named} su {due}: quale carta {do} adesso?",
    ),
    another=(
        "Ne hai {stem}a {named}: vuoi {verb_stem}ne un'altra o ti fermi qui?",
        "Ne hai {stem}e {named}: vuoi {verb_stem}ne un'altra o ti fermi qui?",
    ),
    tie=(
        "{among} hanno il valore {rank}: quale {do}?",
        "{among} hanno lo stesso valore: quale {do}?",
    ),
    tie_may=(
        "{among} hanno il valore {rank}: quale vuoi {verb}?",
        "{among} hanno lo stesso valore: quale vuoi {verb}?",
    ),
    among=MappingProxyType(
        {
            Place.HAND: ("Nella tua Mano diverse carte", "Alcune delle carte più alte della tua Mano"),
            Place.SCORE: (
                "Nella tua Influenza diverse carte",
                "Alcune delle carte più alte della tua Influenza",
            ),
            Place.TOP: ("Fra queste, diverse carte", "Alcune delle carte fra cui scegliere"),
        }
    ),
    ranks=MappingProxyType({Rank.HIGHEST: "più alto", Rank.LOWEST: "più basso"}),
    revealed="quale delle carte rivelate va nella tua Zona?",
    stays="Quale carta tieni?",
    effects="Quale carta scegli?",
    colour="Quale colore {do}?",
    colour_alone="quale dei tuoi colori scegli?",
    colour_may="Quale colore vuoi {verb}?",
    first_colour="Qual è il primo?",
    next_colour="Qual è il secondo?",
    whole="Vuoi farlo?",
    whole_cards="Vuoi {verb_stem}le tutte?",
    whole_ranked="Vuoi {verb} la carta di valore {rank}?",
    whole_exchange="Vuoi scambiarle?",
    whole_pile="Vuoi scalarle?",
    whole_colour="Vuoi scalarlo?",
    whole_draw="Vuoi {verb} {drawn}?",
    player="Quale giocatore scegli?",
    player_may="Quale giocatore vuoi scegliere?",
    value="quale valore scegli?",
    option="Quale delle due possibilità scegli?",
    option_may="Quale delle due possibilità vuoi scegliere?",
    order_meld=(
        "l'ordine conta, perché l'ultima carta giocata finisce in cima: quale giochi per prima?",
        "l'ultima carta giocata finisce in cima: quale giochi adesso?",
    ),
    order_tuck=(
        "l'ordine conta, perché l'ultima carta archiviata finisce in fondo: quale archivi per prima?",
        "l'ultima carta archiviata finisce in fondo: quale archivi adesso?",
    ),
    order_return=(
        "l'ordine conta, perché la prima carta riciclata si pescherà per prima: quale ricicli per prima?",
        "le carte riciclate si pescheranno nell'ordine in cui le ricicli: quale ricicli adesso?",
    ),
    order_pile=(
        "riordina il mazzo dall'alto in basso: quale carta va in cima?",
        "riordina il mazzo dall'alto in basso: quale carta viene dopo?",
    ),
    pass_="No, grazie",
    stop="Basta così",
    draw="Pesca",
    meld="Gioca {name}",
    dogma="Attiva {name}",
    achieve="Domina il Periodo {name}",
    yes="Sì, voglio {verb}",
    value_button="{value}",
    hidden_card="{value} di {owner}",
    do=MappingProxyType(
        {
            "Meld": "giochi",
            "Tuck": "archivi",
            "Score": "capitalizzi",
            "Return": "ricicli",
            "Transfer": "trasferisci",
            "Exchange": "scambi",
            "Reveal": "riveli",
            "Splay": "scali",
            "Rearrange": "riordini",
        }
    ),
    refusals=MappingProxyType(
        {
            "over": "La partita è finita: non c'è più nulla da decidere",
            "unknown_card": "Nessuna carta si chiama {quoted_key}",
            "not_in_hand": "{name} non è nella Mano di {player}, e si giocano soltanto carte della propria "
            "Mano",
            "not_on_top": "{name} non è una Carta Attiva di {player}, e si attivano soltanto le proprie "
            "Carte Attive",
            "no_such_period": "Non c'è nessun Periodo {quoted_key} da dominare: si dominano soltanto i "
            "Periodi da 1 a 9",
            "period_taken": "Il Periodo {age} è già di {owner}, e ogni Periodo si domina una volta sola",
            "period_gone": "Il Periodo {age} non si può dominare in questa partita",
            "too_few_points": "Per dominare il Periodo {age} servono {needed} punti Influenza, "
            "ma {player} ne ha {points}",
            "top_too_low": "Per dominare il Periodo {age} serve una Carta Attiva di valore {age} o "
            "superiore, "
            "ma la più alta di {player} è {highest}",
            "no_top_card": "Per dominare il Periodo {age} serve una Carta Attiva di valore {age} o "
            "superiore, "
            "ma {player} non ha Carte Attive",
            "not_asked_for": "{name} non va bene qui: l'istruzione è {words}",
            "not_asked_here": "{name} non è una risposta valida a questa domanda",
            "must": "Qui non si può rinunciare: si rinuncia soltanto dove la carta dice «puoi»",
            "must_act": "{player} deve scegliere un'azione: pescare, giocare, attivare o dominare",
            "must_meld": "{player} deve giocare una delle due carte",
            "not_a_key": "{quoted_key} non è un'azione: si può pescare, giocare, attivare o dominare",
        }
    ),
)


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player; `by` in the data is the name of the one who activated the card.

    >>> prompt("action", "Andrea", {"left": 2})
    'Andrea, ti restano due azioni: vuoi pescare, giocare, attivare o dominare?'
    """
    me = None if data.get("by") == player else data.get("by")
    return euphonic(
        prompts.prompt(
            kind, player, data, QUESTIONS, talk, lambda step: step_text(step, data["card"], "it", me)
        )
    )


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    said = prompts.answer(
        kind, key, data, QUESTIONS, talk,
        lambda index: option_text(prompts.either_of(data), index, data["card"], "it", data.get("by")),
    )  # fmt: skip
    return euphonic(said)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop."""
    return sentence_case(euphonic(prompts.refusal(code, data, QUESTIONS, talk)))
