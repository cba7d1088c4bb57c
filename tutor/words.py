"""Every word of the interface, in English, Italian and French. The games' own texts are in `cards.text`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from cards.terms import LANGUAGES, Language

__all__ = ["plural", "said", "words"]

_WORDS: Mapping[str, tuple[str, str, str]] = {
    # What lies on the table
    "hand": ("Hand", "Mano", "Main"),
    "score": ("Score", "Influenza", "Influence"),
    "points": ("points", "punti", "points"),
    "achievements": ("Achievements", "Dominazioni", "Dominations"),
    "achievements_of": ("{n} of {needed}", "{n} su {needed}", "{n} sur {needed}"),
    "period": ("Period {n}", "Periodo {n}", "Période {n}"),
    "periods": ("Periods to achieve", "Periodi da dominare", "Périodes à dominer"),
    "fields": ("Fields", "Campi", "Domaines"),
    "field": ("{name} field", "Campo {name}", "Domaine {name}"),
    "supply": ("Supply piles", "Mazzi dei Periodi", "Pioches"),
    "age": ("age {n}", "Periodo {n}", "Période {n}"),
    "value": ("value {n}", "valore {n}", "valeur {n}"),
    "age_left": ("Age {age}: {n} left", "Periodo {age}: ne restano {n}", "Période {age} : il en reste {n}"),
    "age_empty": ("Age {age}: empty", "Periodo {age}: esaurito", "Période {age} : épuisée"),
    "cards": ("{n} cards", "{n} carte", "{n} cartes"),
    "card_1": ("1 card", "1 carta", "1 carte"),
    "board": ("Board", "Zona", "Zone de Jeu"),
    "board_empty": ("No cards on the board yet", "Ancora nessuna carta nella Zona", "Aucune carte en jeu"),
    "none": ("none", "nessuna", "aucune"),
    "covered": ("covered card", "carta coperta", "carte cachée"),
    "top": ("top card", "Carta Attiva", "carte Active"),
    "beneath": ("beneath", "sotto", "en dessous"),
    "unsplayed": ("not splayed", "non scalato", "non décalée"),
    "splay_left": ("splayed left", "scalato a sinistra", "décalée à gauche"),
    "splay_right": ("splayed right", "scalato a destra", "décalée à droite"),
    "splay_up": ("splayed up", "scalato in alto", "décalée en haut"),
    "actions_2": ("2 actions left", "restano 2 azioni", "2 actions restantes"),
    "actions_1": ("1 action left", "resta 1 azione", "1 action restante"),
    "actions_0": ("no action left", "nessuna azione rimasta", "plus d'action"),
    "monument": (
        "{n} of 6 cards tucked or scored in this turn",
        "{n} carte su 6 archiviate o capitalizzate in questo turno",
        "{n} cartes sur 6 archivées ou comptabilisées pendant ce tour",
    ),
    "turn_of": ("{player}'s turn", "Turno di {player}", "Tour de {player}"),
    "setup": ("Set-up", "Preparazione", "Mise en place"),
    "won": ("winner", "ha vinto", "gagnant"),
    # Colours and icons
    "red": ("red", "rosso", "rouge"),
    "yellow": ("yellow", "giallo", "jaune"),
    "green": ("green", "verde", "vert"),
    "blue": ("blue", "blu", "bleu"),
    "purple": ("purple", "viola", "mauve"),
    "icons": ("Icons", "Risorse", "Ressources"),
    "castle": ("castle", "torre", "tour"),
    "crown": ("crown", "corona", "couronne"),
    "leaf": ("leaf", "foglia", "feuille"),
    "bulb": ("bulb", "lampadina", "ampoule"),
    "factory": ("factory", "fabbrica", "usine"),
    "clock": ("clock", "orologio", "horloge"),
    "castles": ("castles", "torri", "tours"),
    "crowns": ("crowns", "corone", "couronnes"),
    "leafs": ("leaves", "foglie", "feuilles"),
    "bulbs": ("bulbs", "lampadine", "ampoules"),
    "factorys": ("factories", "fabbriche", "usines"),
    "clocks": ("clocks", "orologi", "horloges"),
    # Roles and states
    "obeys": ("obeys", "obbedisce", "obéit"),
    "shares": ("shares", "condivide", "partage"),
    "acts": ("acts", "agisce", "agit"),
    "immune": ("not affected", "non coinvolto", "pas concerné"),
    "obeys_done": ("has obeyed", "ha obbedito", "a obéi"),
    "shares_done": ("has shared", "ha condiviso", "a partagé"),
    "acts_done": ("has acted", "ha agito", "a agi"),
    "obeys_now": ("obeys now", "obbedisce ora", "obéit maintenant"),
    "shares_now": ("shares now", "condivide ora", "partage maintenant"),
    "acts_now": ("acts now", "agisce ora", "agit maintenant"),
    "obeys_next": ("will obey", "obbedirà", "obéira"),
    "shares_next": ("will share", "condividerà", "partagera"),
    "acts_next": ("acts last", "agirà per ultimo", "agira en dernier"),
    "done": ("done", "fatto", "fait"),
    "now": ("now", "ora", "maintenant"),
    "next": ("to come", "dopo", "à venir"),
    "role_demand": ("Demand", "Supremazia", "Suprématie"),
    "role_cooperative": ("Cooperative", "Cooperativo", "Coopératif"),
    # Panels
    "ask": ("What is asked", "Che cosa si chiede", "Ce qui est demandé"),
    "table": ("Table", "Tavolo", "Table"),
    "card": ("Card", "Carta", "Carte"),
    "graph": ("Who acts, in which order", "Chi agisce, in quale ordine", "Qui agit, dans quel ordre"),
    "graph_list": ("The same as a list", "Lo stesso in un elenco", "La même chose en liste"),
    "why": ("Why", "Perché", "Pourquoi"),
    "why_empty": (
        "What happens is explained here, sentence by sentence.",
        "Qui si spiega che cosa succede, frase per frase.",
        "Ici s'explique ce qui se passe, phrase par phrase.",
    ),
    "graph_empty": (
        "Choose a top card: here you see whom it affects before you activate it.",
        "Scegli una Carta Attiva: qui vedi chi coinvolge prima di attivarla.",
        "Choisissez une carte Active : vous voyez ici qui elle concerne avant de l'activer.",
    ),
    "card_empty": (
        "Point at a card to read it here.",
        "Scegli una carta per leggerla qui.",
        "Choisissez une carte pour la lire ici.",
    ),
    "for_obeys": ("{player} obeys {by}", "{player} obbedisce a {by}", "{player} obéit à {by}"),
    "for_shares": (
        "{player} shares {by}'s card",
        "{player} condivide la carta di {by}",
        "{player} partage la carte de {by}",
    ),
    "for_acts": ("{player} carries it out", "La esegue {player}", "{player} l'exécute"),
    "for_alone": (
        "{player} carries it out alone",
        "{player} la esegue soltanto per sé",
        "{player} l'exécute sans la partager",
    ),
    "dogma_icon": ("Dogma icon: {icon}", "Risorsa richiesta: {icon}", "Ressource requise : {icon}"),
    "rule": ("Rule", "Regola", "Règle"),
    "rules": ("Rules", "Regole", "Règles"),
    "ruling": ("Our ruling", "Nostra decisione", "Notre décision"),
    "term": ("Glossary", "Glossario", "Glossaire"),
    "close": ("Close", "Chiudi", "Fermer"),
    "back": ("Back", "Indietro", "Retour"),
    # Graph
    "effect": ("{n} · {kind}", "{n} · {kind}", "{n} · {kind}"),
    "bonus": ("Sharing bonus", "Bonus di Cooperazione", "Bonus de coopération"),
    "bonus_if": (
        "if sharing changes something",
        "se condividere cambia qualcosa",
        "si le partage change quelque chose",
    ),
    "bonus_yes": ("{player} draws a card", "{player} pesca una carta", "{player} pioche une carte"),
    "bonus_none": ("nobody shares", "nessuno condivide", "personne ne partage"),
    "bonus_no": ("no bonus", "nessun bonus", "pas de bonus"),
    "executes": ("carries out {card}", "esegue {card}", "exécute {card}"),
    "part_obeys": (
        "{count} < {against} · obeys",
        "{count} < {against} · obbedisce",
        "{count} < {against} · obéit",
    ),
    "part_spared": (
        "{count} ≥ {against} · immune",
        "{count} ≥ {against} · immune",
        "{count} ≥ {against} · protégé",
    ),
    "part_shares": (
        "{count} ≥ {against} · shares",
        "{count} ≥ {against} · condivide",
        "{count} ≥ {against} · partage",
    ),
    "part_excluded": (
        "{count} < {against} · does not share",
        "{count} < {against} · non condivide",
        "{count} < {against} · ne partage pas",
    ),
    "part_partner_spared": ("partner · passed over", "alleato · saltato", "partenaire · épargné"),
    "part_partner_shares": ("partner · shares", "alleato · condivide", "partenaire · partage"),
    "part_acts": ("activated it · last", "ha attivato · per ultimo", "a activé · en dernier"),
    "part_alone": ("for themselves only", "soltanto per sé", "sans partager"),
    "why_bonus": (
        "If another player shared and that changed something, {player} draws a card.",
        "Se un altro giocatore ha condiviso e ciò ha cambiato qualcosa, {player} pesca una carta.",
        "Si un autre joueur a partagé et que cela a changé quelque chose, {player} pioche une carte.",
    ),
    "preview": ("before it happens", "prima che accada", "avant que cela n'arrive"),
    # Asking
    "more_bonus": (
        "If you do, {player} will draw a card at the end (sharing bonus).",
        "Se lo fai, {player} pescherà una carta alla fine (Bonus di Cooperazione).",
        "Si vous le faites, {player} piochera une carte à la fin (bonus de coopération).",
    ),
    "more_bonus_sure": (
        "{player} will draw a card at the end in any case: somebody has already shared.",
        "{player} pescherà comunque una carta alla fine: qualcuno ha già condiviso.",
        "{player} piochera de toute façon une carte à la fin : quelqu'un a déjà partagé.",
    ),
    "waiting": ("{player} is choosing.", "{player} sta scegliendo.", "{player} est en train de choisir."),
    "past": (
        "You are looking at the past. An answer here begins a branch; nothing played is lost.",
        "Stai guardando il passato. Una risposta qui apre un ramo; nulla di ciò che si è giocato va perso.",
        "Vous regardez le passé. Une réponse ici ouvre une branche ; rien de ce qui a été joué n'est perdu.",
    ),
    "between": (
        "In the middle of an answer: step on to see what follows.",
        "Nel mezzo di una risposta: vai avanti per vedere che cosa segue.",
        "Au milieu d'une réponse : avancez pour voir la suite.",
    ),
    "played_then": ("Played then: {words}", "Giocata allora: {words}", "Joué alors : {words}"),
    "pass_on": (
        "Now it is {player}'s turn to answer. Hand over the screen.",
        "Ora deve rispondere {player}. Passa lo schermo.",
        "C'est maintenant à {player} de répondre. Passez l'écran.",
    ),
    "ready": ("I am {player}", "Sono {player}", "Je suis {player}"),
    "not_yours": ("This card is not yours.", "Questa carta non è tua.", "Cette carte n'est pas à vous."),
    "not_top": (
        "Only a top card can be activated (INN-5.1).",
        "Si può attivare solo una Carta Attiva (INN-5.1).",
        "On ne peut activer qu'une carte Active (INN-5.1).",
    ),
    "in_score": (
        "Cards in the score are only worth points; they cannot be played from there.",
        "Le carte nell'Influenza valgono solo punti; da lì non si giocano.",
        "Les cartes de l'Influence ne valent que des points ; on ne les joue pas depuis là.",
    ),
    "not_asked": (
        "Does not fit what is asked here: {text}",
        "Non corrisponde a ciò che si chiede: {text}",
        "Ne correspond pas à ce qui est demandé : {text}",
    ),
    "others_choose": (
        "{player} chooses here, not you.",
        "Qui sceglie {player}, non tu.",
        "Ici, c'est {player} qui choisit.",
    ),
    # Timeline
    "timeline": ("Timeline", "Linea del tempo", "Fil du temps"),
    "first": ("To the beginning", "All'inizio", "Au début"),
    "backward": ("One step back", "Un passo indietro", "Un pas en arrière"),
    "forward": ("One step forward", "Un passo avanti", "Un pas en avant"),
    "last": ("To the end", "Alla fine", "À la fin"),
    "step": ("step {at} of {last}", "passo {at} di {last}", "pas {at} sur {last}"),
    "step_event": (
        "step {at} of {last}, event {event} of {events}",
        "passo {at} di {last}, evento {event} di {events}",
        "pas {at} sur {last}, événement {event} sur {events}",
    ),
    "by_answer": ("by answer", "per risposta", "par réponse"),
    "by_event": ("by event", "per evento", "par événement"),
    "branches": ("Branches", "Rami", "Branches"),
    "main_branch": ("The game", "La partita", "La partie"),
    "branch": ("Branch {n}", "Ramo {n}", "Branche {n}"),
    "branch_from": ("from step {n}", "dal passo {n}", "depuis le pas {n}"),
    "name": ("Name", "Nome", "Nom"),
    "switch": ("Show", "Mostra", "Montrer"),
    "compare": ("Compare", "Confronta", "Comparer"),
    "compare_same": ("Nothing differs.", "Nessuna differenza.", "Aucune différence."),
    "compare_at": (
        "After step {n} the branches part: “{mine}” there, “{theirs}” here.",
        "Dopo il passo {n} i rami si separano: là «{mine}», qui «{theirs}».",
        "Après le pas {n}, les branches se séparent : là « {mine} », ici « {theirs} ».",
    ),
    # The end
    "over": ("The game is over", "La partita è finita", "La partie est terminée"),
    "standing": ("Standing", "Classifica", "Classement"),
    "again": ("Play again", "Gioca ancora", "Rejouer"),
    "look_back": ("Look back from the beginning", "Rivedi dall'inizio", "Revoir depuis le début"),
    # What can go wrong
    "friendly": (
        "Something went wrong here. The table is as it was before; try another way.",
        "Qui qualcosa è andato storto. Il tavolo è rimasto com'era; prova in un altro modo.",
        "Quelque chose s'est mal passé ici. La table est restée comme avant ; essayez autrement.",
    ),
    "lost": (
        "The connection is lost. Your game is kept in the address.",
        "La connessione si è interrotta. La partita è conservata nell'indirizzo.",
        "La connexion est perdue. Votre partie est conservée dans l'adresse.",
    ),
    "resume": ("Resume", "Riprendi", "Reprendre"),
    "help": (
        "Keys: 1-9 answer, arrows step through time, Esc closes.",
        "Tasti: 1-9 rispondono, le frecce scorrono il tempo, Esc chiude.",
        "Touches : 1-9 répondent, les flèches parcourent le temps, Échap ferme.",
    ),
}
"""By key: English, Italian, French; what stands in braces is filled in."""


@cache
def words(language: Language) -> Mapping[str, str]:
    """All words of the interface in a language."""
    place = LANGUAGES.index(language)
    return MappingProxyType({key: three[place] for key, three in _WORDS.items()})


def said(key: str, language: Language, **filled: object) -> str:
    """A phrase with its gaps filled in.

    >>> said("period", "it", n=3)
    'Periodo 3'
    """
    return words(language)[key].format(**filled)


def plural(icon: str, language: Language, count: int) -> str:
    """An icon's name for so many.

    >>> plural("leaf", "en", 1), plural("leaf", "en", 2)
    ('leaf', 'leaves')
    """
    return words(language)[icon if count == 1 else f"{icon}s"]
