"""What happened, as sentences that give the reason; written so that no player's gender is needed."""

from __future__ import annotations

from cards.text import events
from cards.text.facts import ClauseKey, Data
from cards.text.it import talk
from cards.text.it.words import euphonic, sentence_case

TELLINGS = events.Tellings(
    draw="{player} pesca {card}.",
    zero="Con un valore di 0 si parte dal Periodo 1. ",
    past_one="Il mazzo {of_first} è vuoto, quindi {player} pesca {card}.",
    past_two="I mazzi {of_first} e {of_last} sono vuoti, quindi {player} pesca {card}.",
    past_many="I mazzi dei Periodi da {first_age} a {last_age} sono vuoti, quindi {player} pesca {card}.",
    reveal="{player} rivela {card_and_colour}.",
    meld="{player} gioca {card}.",
    meld_from="{player} gioca {card} {from}.",
    tuck="{player} archivia {card} sotto le proprie {pile}.",
    tuck_from="{player} archivia {card} {from} sotto le proprie {pile}.",
    tuck_starts="{player} archivia {card}, che dà inizio a un nuovo mazzo e ne è la Carta Attiva.",
    score="{player} capitalizza {card}.",
    score_from="{player} capitalizza {card} {from}.",
    stays=" Il mazzo resta scalato {splay}.",
    stays_there=" Il mazzo di {receiver} resta scalato {splay}.",
    return_="{player} ricicla {card} {from}, in fondo al mazzo {of_age}.",
    return_several="{player} ricicla {card} {from}, ciascuna in fondo al mazzo del proprio Periodo.",
    transfer="{player} trasferisce {card} {from} {to}.",
    exchange="{player} scambia {given} {of_given} con {taken} {of_taken}.",
    exchange_gives="{player} cede a {receiver} {given} {of_given} e non riceve nulla: "
    "lo scambio avviene anche se da una parte non ci sono carte.",
    exchange_gives_own="{player} passa {given} {from} {to} e non prende nulla in cambio: "
    "lo scambio avviene anche se da una parte non ci sono carte.",
    exchange_takes="{player} non ha carte da dare in cambio, ma prende comunque {into} {taken} {from_taken}: "
    "lo scambio avviene anche se da una parte non ci sono carte.",
    splay="{player} scala {direction} le proprie {cards_of}.",
    splay_was="{player} scala {direction} le proprie {cards_of}, che erano scalate {was}.",
    unsplay="Le {cards_of} di {player} non sono più scalate {was}.",
    arrange="{player} cambia l'ordine delle proprie {cards_of}.",
    remove="La carta pescata è rossa: tutte le carte nelle Mani, nelle Zone e nelle Influenze vengono "
    "scartate, e la risoluzione del Dogma termina subito.",
    achieve="{player} ha almeno {points_needed} punti Influenza e una Carta Attiva di valore {period} "
    "o superiore, e domina il Periodo {period}.",
    claim_due="{due}, e domina subito il Campo {field}.",
    claim_effect="{player} domina il Campo {field} grazie a {title}.",
    dogma="{player} attiva {card}. {icon_plural_capital} nelle Zone: {counts}.",
    fewer="{player} {icons}, meno di {by} ({against}),",
    lacking="{player} {icons}, a differenza di {by} ({against}),",
    equal="{player} produce {as_many} {by} ({count})",
    more="{player} {icons}, più di {by} ({against}),",
    none_spared="Né {player} né {by} producono {icon_plural}: {player} non deve obbedire {to_effect}.",
    none_shares="Né {player} né {by} producono {icon_plural}: {player} condivide {effect}.",
    obeys=" e deve obbedire {to_effect}.",
    spared=" e non deve obbedire {to_effect}.",
    shares=" e condivide {effect}.",
    excluded=" e non condivide {effect}.",
    partner="{player} è in squadra con {by} e non deve obbedire {to_effect}.",
    acts="{player} esegue {effect} dopo tutti quelli che lo condividono.",
    acts_alone="Nessuno condivide {effect}: lo esegue soltanto {player}.",
    acts_last="Dopo {sharing} tocca a {player} eseguire {effect}.",
    choose_colour="{player} sceglie {colour}.",
    choose_value="{player} sceglie il valore {chosen}.",
    choose="{player} sceglie {chosen}.",
    choose_option="{player} sceglie di {deed}.",
    decline="{player} rinuncia a {deed}.",
    stop=("{player} si ferma dopo una carta.", "{player} si ferma dopo {named_in_words} carte."),
    execute="{player} esegue i Dogmi Cooperativi di {card} soltanto per sé: nessuno li condivide.",
    repeat="La condizione è soddisfatta: {player} ripete {effect}.",
    repeat_because=": {player} ripete {effect}.",
    repeat_done="{player} ha {done_before} una carta e deve obbedire di nuovo {to_effect}.",
    repeat_one_in_hand="Ora {player} ha una sola carta in Mano e deve obbedire di nuovo {to_effect}.",
    bonus=(
        "La condivisione {of_by} ha avuto un effetto: {player} pesca una carta come Bonus di Cooperazione.",
        "La condivisione {of_by} ha avuto un effetto: {player} pesca una carta come Bonus di Cooperazione.",
    ),
    bonus_nobody="Nessun altro ha condiviso il Dogma: niente Bonus di Cooperazione per {player}.",
    bonus_nothing="La condivisione non ha avuto nessun effetto: niente Bonus di Cooperazione per {player}.",
    bonus_partner="Soltanto la condivisione di chi è in squadra con {player} ha avuto un effetto: "
    "niente Bonus di Cooperazione.",
    turn="Tocca a {player}: ha {actions_in_words} azioni.",
    turn_short="Tocca a {player}: ha una sola azione, perché la partita è appena cominciata.",
    turn_first=(
        "{first} viene per prima in ordine alfabetico: comincia {player}, con una sola azione.",
        "{first} viene per prima in ordine alfabetico: comincia {player}, con {actions_in_words} azioni.",
    ),
    end_achievements="{winners} ha {achievements} Dominazioni: "
    "in una partita a {players_in_words} bastano per vincere.",
    end_team="{winners} hanno insieme {achievements} Dominazioni e vincono la partita come squadra.",
    end_points="Si dovrebbe pescare oltre il Periodo 10: la partita finisce. Punti Influenza: {standings}. ",
    most_points=("{winners} ne ha di più e vince.", "{winners} ne hanno di più e vincono."),
    most_achievements="{level} sono alla pari, ma {winners} ha più Dominazioni ({achievements}) e vince.",
    most_achievements_team="Le squadre sono alla pari, ma {winners} hanno più Dominazioni ({achievements}) "
    "e vincono.",
    shared_victory="{winners} sono alla pari anche nelle Dominazioni ({achievements}) "
    "e condividono la vittoria.",
    draw_game="{winners} sono alla pari anche nelle Dominazioni ({achievements}): "
    "la partita finisce in parità.",
    wins_with=(" e vince la partita con {title}.", ": {winners} vincono la partita con {title}."),
    role_obeys=(
        "{acting} produce meno {icon_plural} di {by} ({against}) e deve obbedire {to_effect}",
        "{acting} producono meno {icon_plural} di {by} ({against}) e devono obbedire {to_effect}",
    ),
    role_spared=("; {passed} no.", "; {passed} no."),
    role_spared_only=(
        "{passed} produce almeno {as_many} {by} ({against}) e non deve obbedire {to_effect}.",
        "{passed} producono almeno {as_many} {by} ({against}) e non devono obbedire {to_effect}.",
    ),
    role_none_obeys="Nessun avversario produce meno {icon_plural} di {by} ({against}): "
    "nessuno deve obbedire {to_effect}.",
    role_shares=(
        "{acting} produce almeno {as_many} {by} ({against}) e condivide {effect}",
        "{acting} producono almeno {as_many} {by} ({against}) e condividono {effect}",
    ),
    role_excluded=("; {passed} no.", "; {passed} no."),
    role_last=" Per ultimo lo esegue {by}.",
    role_alone="Nessun altro ha abbastanza {icon_plural} ({by} ne produce {against}): "
    "{effect} lo esegue soltanto {by}.",
    role_excluded_only=(
        "{passed} produce meno {icon_plural} di {by} ({against}) e non condivide {effect}.",
        "{passed} producono meno {icon_plural} di {by} ({against}) e non condividono {effect}.",
    ),
    draw_and_meld="{player} pesca e gioca {card}.",
    draw_and_tuck="{player} pesca e archivia {card}.",
    draw_and_score="{player} pesca e capitalizza {card}.",
    draw_and_reveal="{player} pesca e rivela {card_and_colour}.",
    bonus_draw=(
        "{by} ha condiviso il Dogma: {player} pesca {card} come Bonus di Cooperazione.",
        "{by} hanno condiviso il Dogma: {player} pesca {card} come Bonus di Cooperazione.",
    ),
    no_hand="{player} non ha carte in Mano: non c'è nulla da {verb}.",
    no_score="{player} non ha carte nella propria Influenza: non c'è nulla da {verb}.",
    no_board="{player} non ha carte nella propria Zona: non c'è nulla da {verb}.",
    no_such="{player} non ha carte che soddisfino i requisiti dell'istruzione {words}.",
    no_such_anywhere="Nessuna carta soddisfa i requisiti dell'istruzione {words}.",
    too_few="{player} ha soltanto {held} carte, troppo poche per l'istruzione {words}.",
    only_one_stays="{player} ha una sola carta e la tiene.",
    no_value="Nessuno ha carte nell'Influenza: non c'è nessun valore da scegliere.",
    no_colour="{player} non ha carte nella propria Zona: non c'è nessun colore da scegliere.",
    no_pile="{player} non ha nessun mazzo di due o più carte da riordinare.",
    per_icons=(
        "{counted_player} {counted_icons}: troppo poco per l'istruzione {words}.",
        "{counted_player} {counted_icons}: non bastano per l'istruzione {words}.",
    ),
    half_of_one="{player} ha una carta sola, e la metà, arrotondata per difetto, è zero.",
    none_due="L'istruzione {words} non ha effetto per {player}: non c'è nulla da contare.",
    has_icon="La carta {named_cards} produce {tested_icon}",
    has_no_icon=(
        "La carta {named_cards} non produce {tested_icon_plural}",
        "{none_of_cards} producono {tested_icon_plural}",
    ),
    is_colour="{card_is}",
    are_not_colour="{none_of_cards} sono {tested_colour}",
    not_met="La condizione {words} non è soddisfatta per {player}",
    so_keeps=(", quindi {player} la tiene in Mano.", ", quindi {player} le tiene in Mano."),
    so_no_repeat=", quindi {player} non ripete il Dogma.",
    so_otherwise=", quindi si applica ciò che segue «Altrimenti»: {words}.",
    not_done="{player} non ha {done} nulla: ciò che segue «se lo fai» non si applica.",
    splay_none="{player} non ha {cards_of} da scalare.",
    splay_one="{player} ha una sola {card_of}, e per scalare ne servono due.",
    splay_already="Le {cards_of} di {player} sono già scalate {direction}.",
    splay_several="{player} non può scalare {direction} carte {of_colours}: "
    "ne servono almeno due dello stesso colore, non ancora scalate {direction}.",
    splay_any="{player} non può scalare carte {direction}: "
    "ne servono almeno due dello stesso colore, non ancora scalate {direction}.",
    splay_no_such="Nessun mazzo di {player} soddisfa i requisiti dell'istruzione {words}.",
    not_splayed="{player} non ha {cards_of} scalate: non cambia nulla.",
    no_exchange="Non ci sono carte né da una parte né dall'altra: non si scambia nulla.",
    same_order="{player} lascia le carte nell'ordine di prima: non cambia nulla.",
    taken_own="{player} ha già il Campo {field}: non succede nulla.",
    taken_by="{owner} ha già il Campo {field}: {player} non può più dominarlo.",
    nobody="Più giocatori sono alla pari: nessuno vince e la partita prosegue.",
    no_effects="{card} non ha Dogmi Cooperativi: non succede nulla.",
    no_player="Nessun giocatore soddisfa i requisiti dell'istruzione {words}.",
    none_to_obey="Nessuno deve obbedire a questo Dogma di Supremazia.",
    won_icons="{leader} {most_icons}",
    won_green="{leader} ha {most} carte verdi",
    won_achievements="{leader} ha più Dominazioni ({most}) di ogni altro giocatore",
    won_most_points="Punti Influenza: {counts}. {leader} ne ha di più",
    won_least_points="Punti Influenza: {counts}. {leader} ne ha di meno",
    won_most_icons="{leader} produce più {won_icon_plural} di tutti ({counts})",
)


def sentence(kind: str, player: str | None, data: Data, clause: ClauseKey | None = None) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none.

    >>> sentence("draw", "Andrea", {"card": 6, "value": 5, "age": 6})
    'Il mazzo dei 5 è vuoto, quindi Andrea pesca un 6.'
    """
    said = events.sentence(kind, player or "nessuno", data, TELLINGS, talk, clause)
    return sentence_case(euphonic(said))
