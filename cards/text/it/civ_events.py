"""What happened in CIV, in Italian sentences that give the reason and need no player's gender."""

from __future__ import annotations

from cards.text import civ_events
from cards.text.civ_fields import Data
from cards.text.it import civ_words
from cards.text.it.words import euphonic, sentence_case

SENTENCES = civ_events.Sentences(
    play="{player} gioca {card} e ora ha {cards}.",
    play_opens="{player} gioca {card} e ora ha {cards}: bastano per il livello {level}.",
    near=" Per l'Egemonia nel Dominio {domain} servono {hegemony}.",
    near_enough=" Per l'Egemonia nel Dominio {domain} servono {hegemony}: "
    "se a fine turno {player} le ha ancora, vince.",
    discard_hand="{player} scarta {card} dalla mano.",
    discard_embargo="finisce il turno {of_player}, e con esso l'embargo su {domain}: "
    "{card} va nella pila degli scarti.",
    discard_area="{player} scarta {card} dalla propria area di gioco, dove {left}.",
    take_area="{player} riprende in mano {card} dalla propria area di gioco, dove {left}.",
    take_pile="{player} prende in mano {card} dalla pila degli scarti.",
    take_draft="{player} tiene {card}.",
    take_middle="{player} mette nella propria area di gioco {card}, che era al centro del tavolo.",
    take_hand="{player} prende {card} dalla mano {of_owner}.",
    give_back="{player} restituisce {card} {to_receiver}.",
    give_draft="{player} passa {card} {to_receiver}.",
    draw="{player} pesca {card}.",
    lay_open="{player} colloca {card} a faccia in su al centro del tavolo.",
    lay_embargo="{player} colloca {card} a faccia in giù sul Dominio {domain} {of_on}: è un embargo, "
    "e {on} non può giocare carte {domain} nel suo prossimo turno.",
    lay_democracy="{player} colloca {card} a faccia in giù sul Dominio {domain} {of_on}: "
    "ora {on} ha bisogno di {hegemony_cards} per l'Egemonia.",
    affect_obeys="{has} e deve scartarne una.",
    affect_immune="{has} e non scarta nulla.",
    affect_paid="{player} applica {ability}, effetto di scarto di {domain}.",
    affect_level="{player} applica {ability}, livello {level} di {domain}: "
    "servono {needed_cards}, e {player} ne ha {count}.",
    choose="{player} sceglie {chosen}.",
    choose_domain="{player} sceglie il Dominio {chosen}.",
    choose_first="Comincia {player}.",
    choose_option="{player} sceglie l'alternativa {chosen}.",
    decline="{player} decide di rinunciare.",
    decline_named="{player} decide di fermarsi qui.",
    copy="{player} ha più carte Cultura di ogni altro giocatore ({culture}) e copia {ability}, "
    "livello {level} di {domain}, dall'area di gioco {of_from}: servono {needed_cards}, e {from} ne ha "
    "{count}.",
    coin_copied="La moneta Cultura va davanti al Dominio {domain} {of_on}.",
    coin_turn="Comincia un nuovo turno {of_player}: la moneta Cultura torna accanto al mazzo.",
    coin_culture=(
        "{others} ha ora almeno tante carte Cultura quante {player} ({count}): "
        "la moneta Cultura torna accanto al mazzo.",
        "{others} hanno ora almeno tante carte Cultura quante {player} ({count}): "
        "la moneta Cultura torna accanto al mazzo.",
    ),
    limit="In questo turno il limite di mano {of_player} è di {limit} carte invece di {was}.",
    nothing="{player} non ha le carte necessarie: non succede nulla.",
    nothing_not_so="La condizione non è soddisfatta: per {player} ciò che segue non si applica.",
    nothing_not_done="{player} non ha fatto ciò che era richiesto: ciò che segue non si applica.",
    nothing_barred=(
        "Tutte le carte nella mano {of_player} sono di un Dominio sotto embargo ({barred}): "
        "{player} non gioca nulla.",
        "Tutte le carte nella mano {of_player} sono di Domini sotto embargo ({barred}): "
        "{player} non gioca nulla.",
    ),
    nothing_no_hand="{player} non ha carte in mano e non gioca nulla.",
    nothing_culture=(
        "{player} non può copiare effetti in questo turno: {others} ha almeno altrettante carte Cultura.",
        "{player} non può copiare effetti in questo turno: {others} hanno almeno altrettante carte Cultura.",
    ),
    nothing_hand_full=(
        "{player} ha {count} carta in mano e il suo limite è {limit}: non pesca.",
        "{player} ha {count} carte in mano e il suo limite è {limit}: non pesca.",
    ),
    nothing_no_deck="Il mazzo delle Ere è vuoto: {player} non pesca.",
    turn="È il turno {of_player}",
    turn_last="È l'ultimo turno {of_player}",
    turn_barred=(
        "; un embargo vieta di giocare carte {barred}",
        "; gli embarghi vietano di giocare carte {any_barred}",
    ),
    last_round="{player} ha pescato l'ultima carta del mazzo: è l'ultimo round, "
    "e dopo questo turno non gioca più nessuno.",
    last_round_still=(
        "{player} ha pescato l'ultima carta del mazzo: è l'ultimo round, "
        "e dopo questo turno gioca ancora {still}.",
        "{player} ha pescato l'ultima carta del mazzo: è l'ultimo round, "
        "e dopo questo turno giocano ancora {still}.",
    ),
    hegemony="Egemonia nel Dominio {domain} alla fine del turno: servivano {hegemony}.",
    over="L'ultimo round è finito.",
    majorities="Maggioranze: {leaders}.",
    no_majority="Nessuno ottiene Maggioranze.",
    points="Punti: {points}.",
    tied="Parità di punti fra {tied}: decide {by}.",
    tied_to_the_end="Parità di punti fra {tied}. "
    "Nel confronto Dominio per Dominio, {winners} restano alla pari e condividono la vittoria.",
    all_tied_to_the_end="Parità di punti fra {tied}. "
    "Restano alla pari anche nel confronto Dominio per Dominio e condividono la vittoria.",
    shared="{winners} sono alla pari e condividono la vittoria.",
    win=("{winners} vince.", "{winners} vincono."),
)


def sentence(kind: str, player: str | None, data: Data) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none."""
    said = civ_events.sentence(kind, player or "nessuno", data, SENTENCES, civ_words)
    return sentence_case(euphonic(said))
