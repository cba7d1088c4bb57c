"""The panels: what is asked, the graph, the timeline, the end."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    # Panels
    "ask": ("The question", "La domanda", "La question"),
    "table": ("Table", "Tavolo", "Table"),
    "card": ("Card", "Carta", "Carte"),
    "graph": ("Who acts, in which order", "Chi agisce, in quale ordine", "Qui agit, dans quel ordre"),
    "graph_list": ("As a list", "In elenco", "En liste"),
    "why": ("Why", "Perché", "Pourquoi"),
    "why_details": ("Event by event", "Evento per evento", "Événement par événement"),
    "why_empty": (
        "What happens is explained here, sentence by sentence.",
        "Qui si spiega che cosa succede, frase per frase.",
        "Ce qui se passe est expliqué ici, phrase par phrase.",
    ),
    "graph_empty_innovation": (
        "Choose a top card: here you see who is affected before you activate it.",
        "Scegli una Carta Attiva: qui vedi su chi ha effetto prima di attivarla.",
        "Choisissez une carte Active : vous voyez ici qui elle concerne avant de l'activer.",
    ),
    "graph_empty_civ": (
        "Choose an effect: here you see whom it concerns before you use it.",
        "Scegli un effetto: qui vedi chi riguarda prima di applicarlo.",
        "Choisissez un effet : vous voyez ici qui il concerne avant de l'appliquer.",
    ),
    "card_empty": (
        "Choose a card to read it here.",
        "Scegli una carta per leggerla qui.",
        "Choisissez une carte pour la lire ici.",
    ),
    "for_obeys": ("{player} obeys {by}", "{by} esige, {player} obbedisce", "{player} obéit à {by}"),
    "for_shares": (
        "{player} shares {by}'s card",
        "{player} condivide la carta di {by}",
        "{player} partage avec {by}",
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
    "bonus": ("Bonus", "Bonus", "Bonus"),
    "bonus_if": ("if sharing changes something", "se cambia qualcosa", "si le partage change quelque chose"),
    "bonus_yes": ("{player} draws a card", "{player} pesca una carta", "{player} pioche une carte"),
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
        "{count} ≥ {against} · à l'abri",
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
    "part_partner_spared": ("partner · passed over", "in squadra · non obbedisce", "en équipe · n'obéit pas"),
    "part_acts": ("activates · last", "attiva · alla fine", "active · en dernier"),
    "part_open": (
        "{count} of {against} · open",
        "{count} su {against} · aperto",
        "{count} sur {against} · disponible",
    ),
    "part_closed": (
        "{count} of {against} · closed",
        "{count} su {against} · chiuso",
        "{count} sur {against} · pas encore",
    ),
    "part_applied": (
        "{count} of {against} · used",
        "{count} su {against} · applicato",
        "{count} sur {against} · appliqué",
    ),
    "part_would_discard": (
        "discards one, if this domain is chosen",
        "ne scarta una, se ne ha",
        "en défausse une, si possible",
    ),
    "why_would_discard": (
        "{player} has cards of a domain that can be chosen, and must then discard one.",
        "{player} ha carte di un Dominio che si può scegliere, e allora deve scartarne una.",
        "{player} a des cartes d'un domaine qui peut être choisi, et doit alors en défausser une.",
    ),
    "part_paid": ("discard effect", "effetto di scarto", "effet de défausse"),
    "part_copied": ("copied from {owner}", "copiato da {owner}", "copié chez {owner}"),
    "part_discards": (
        "has {count} · discards one",
        "ne ha {count} · ne scarta una",
        "en a {count} · en défausse une",
    ),
    "part_has_none": ("has none", "non ne ha", "n'en a pas"),
    "part_play": ("one card, compulsory", "una carta, obbligatorio", "une carte, obligatoire"),
    "part_draw": (
        "up to {limit} cards in hand",
        "fino a {limit} carte in mano",
        "jusqu'à {limit} cartes en main",
    ),
    "step_play": ("Play", "Giocare", "Jouer"),
    "step_effects": ("Effects", "Effetti", "Effets"),
    "step_draw": ("Draw", "Pescare", "Piocher"),
    "step_draft": ("Draft", "Draft", "Draft"),
    "why_step_play": (
        "First {player} plays one card; this is skipped only if no card can be played.",
        "Prima {player} gioca una carta; la fase si salta soltanto se non se ne può giocare nessuna.",
        "D'abord {player} joue une carte ; on ne passe que si aucune ne peut être jouée.",
    ),
    "why_step_draw": (
        "At the end {player} draws up to the hand limit of {limit}.",
        "Alla fine {player} pesca fino al limite di mano di {limit}.",
        "À la fin {player} pioche jusqu'à sa limite de main de {limit}.",
    ),
    "why_open": (
        "It takes {against} cards of this domain in {player}'s play area; there are {count}: it may be "
        "used now.",
        "Servono {against} carte di questo Dominio nell'area di gioco di {player}; ce ne sono {count}: ora "
        "si può applicare.",
        "Il faut à {player} {against} cartes de ce domaine dans sa zone de jeu ; il y en a {count} : c'est "
        "applicable.",
    ),
    "why_paid": (
        "{player} may pay for it with a card of this domain from the play area, once a turn.",
        "{player} può pagarlo con una carta di questo Dominio dalla propria area di gioco, una volta per "
        "turno.",
        "{player} peut le payer avec une carte de ce domaine de sa zone de jeu, une fois par tour.",
    ),
    "why_copy": (
        "{player} has more Culture cards than any other player and may copy one permanent effect.",
        "{player} ha più carte Cultura di ogni altro giocatore e può copiare un effetto permanente.",
        "{player} a plus de cartes Culture que tous les autres et peut copier un effet permanent.",
    ),
    "why_closed": (
        "Level 1 takes {against} cards of this domain in {player}'s play area; at present: {count}.",
        "Il livello 1 richiede {against} carte di questo Dominio nell'area di gioco di {player}; per ora: "
        "{count}.",
        "Pour le niveau 1, il faut à {player} {against} cartes de ce domaine dans sa zone de jeu ; pour "
        "l'instant : {count}.",
    ),
    "part_alone": ("for themselves only", "soltanto per sé", "sans partager"),
    "why_bonus": (
        "If another player shared and that changed something, {player} draws a card.",
        "Se un altro giocatore ha condiviso e ciò ha cambiato qualcosa, {player} pesca una carta.",
        "Si un autre joueur a partagé et que cela a changé quelque chose, {player} pioche une carte.",
    ),
    "preview": ("preview", "anteprima", "aperçu"),
    # Asking
    "more_bonus": (
        "If you do, {player} will draw a card at the end (sharing bonus).",
        "Se lo fai, {player} pescherà una carta alla fine (Bonus di Cooperazione).",
        "Si vous le faites, {player} piochera une carte à la fin (Bonus de coopération).",
    ),
    "more_bonus_sure": (
        "{player} will draw a card at the end in any case: somebody has already shared.",
        "{player} pescherà comunque una carta alla fine: qualcuno ha già condiviso.",
        "{player} piochera de toute façon une carte à la fin : quelqu'un a déjà partagé.",
    ),
    "played": ("as played", "giocato così", "joué ainsi"),
    "waiting": ("{player} is choosing.", "{player} sta scegliendo.", "{player} est en train de choisir."),
    "past": (
        "You are looking at the past. An answer here begins a branch; nothing played is lost.",
        "Stai guardando il passato. Una risposta qui apre un ramo; nulla di ciò che si è giocato va perso.",
        "Vous regardez le passé. Une réponse ici ouvre une branche ; rien de ce qui a été joué n'est perdu.",
    ),
    "telling": (
        "See what happens now.",
        "Guarda che cosa succede ora.",
        "Voyez ce qui se passe maintenant.",
    ),
    "caption": ("What has just happened", "Che cosa è appena successo", "Ce qui vient de se passer"),
    "caption_next": ("Next", "Avanti", "Suite"),
    "caption_skip": ("Skip", "Salta", "Passer"),
    "caption_replay": ("Replay", "Rivedi", "Revoir"),
    "caption_why": ("All of it", "Tutto", "Tout"),
    "pace": ("Pace", "Ritmo", "Rythme"),
    "pace_step": ("Step by step", "Un passo alla volta", "Pas à pas"),
    "pace_slow": ("Slow", "Lento", "Lent"),
    "pace_fast": ("Fast", "Veloce", "Rapide"),
    "pace_once": ("At once", "Subito", "D'un coup"),
    "between": (
        "In the middle of an answer: step on to see what follows.",
        "Nel mezzo di una risposta: vai avanti per vedere che cosa segue.",
        "Au milieu d'une réponse : avancez pour voir la suite.",
    ),
    "pass_on": (
        "Now it is {player}'s turn to answer. Hand over the screen.",
        "Ora deve rispondere {player}. Passa lo schermo.",
        "C'est maintenant à {player} de répondre. Passez l'écran.",
    ),
    "ready": ("I am {player}", "Sono {player}", "Je suis {player}"),
    "choose_it": ("Choose {it}", "Scegli {it}", "Choisir {it}"),
    "not_yours": ("This card is not yours.", "Questa carta non è tua.", "Cette carte n'est pas à vous."),
    "barred": (
        "An embargo forbids this domain this turn (CIV-4.3).",
        "Un embargo vieta questo Dominio in questo turno (CIV-4.3).",
        "Un embargo interdit ce domaine pendant ce tour (CIV-4.3).",
    ),
    "not_top": (
        "Only a top card can be activated (INN-5.1).",
        "Si può attivare solo una Carta Attiva (INN-5.1).",
        "On ne peut activer qu'une carte Active (INN-5.1).",
    ),
    "in_score": (
        "Cards in your score count for points; you cannot meld them from there with the meld action.",
        "Le carte dell'Influenza valgono soltanto punti; da lì non si giocano con l'azione di giocare.",
        "Les cartes de l'Influence ne valent que des points ; l'action Poser ne les met pas en jeu.",
    ),
    "not_asked": (
        "That does not answer the question: {text}",
        "Questo non risponde alla domanda: {text}",
        "Cela ne répond pas à la question : {text}",
    ),
    # Timeline
    "timeline": ("Timeline", "Linea del tempo", "Fil du temps"),
    "first": ("To the beginning", "All'inizio", "Au début"),
    "backward": ("One step back", "Un passo indietro", "Un pas en arrière"),
    "forward": ("One step forward", "Un passo avanti", "Un pas en avant"),
    "last": ("To the end", "Alla fine", "À la fin"),
    "step": ("step {at} of {last}", "passo {at} di {last}", "étape {at} sur {last}"),
    "by_answer": ("by answer", "per risposta", "par réponse"),
    "by_event": ("by event", "per evento", "par événement"),
    "branches": ("Branches", "Rami", "Branches"),
    "main_branch": ("The game", "La partita", "La partie"),
    "branch": ("Branch {n}", "Ramo {n}", "Branche {n}"),
    "branch_from": ("from step {n}", "dal passo {n}", "depuis l'étape {n}"),
    "name": ("Name", "Nome", "Nom"),
    "switch": ("Show", "Mostra", "Montrer"),
    "compare": ("Compare", "Confronta", "Comparer"),
    "compare_same": ("No differences.", "Nessuna differenza.", "Aucune différence."),
    "compare_at": (
        "After step {n} the branches part: “{mine}” there, “{theirs}” here.",
        "Dopo il passo {n} i rami si separano: là «{mine}», qui «{theirs}».",
        "Après l'étape {n}, les branches se séparent : là « {mine} », ici « {theirs} ».",
    ),
    # The end
    "over": ("The game is over", "La partita è finita", "La partie est terminée"),
    "standing": ("Final standings", "Classifica finale", "Classement final"),
    "again": ("Play again", "Gioca ancora", "Rejouer"),
    "look_back": ("Look back from the beginning", "Rivedi dall'inizio", "Revoir depuis le début"),
    # What can go wrong
    "friendly": (
        "Something went wrong here. The table is as it was before; try another way.",
        "Qui qualcosa è andato storto. Il tavolo è rimasto com'era; prova in un altro modo.",
        "Quelque chose s'est mal passé ici. La table est restée telle quelle ; essayez autrement.",
    ),
    "no_such_link": (
        "This link points to something that is not here. Pick something from the list.",
        "Questo link porta a qualcosa che qui non c'è. Scegli una delle voci disponibili.",
        "Ce lien mène à quelque chose qui n'est pas ici. Choisissez parmi ce qui est proposé.",
    ),
    "lost": (
        "The connection is lost. Your game is kept in the address.",
        "La connessione si è interrotta. La partita è conservata nell'indirizzo.",
        "La connexion est perdue. Votre partie est conservée dans l'adresse.",
    ),
    "line_waits": (
        "Waiting for the server. Nothing you did is lost.",
        "In attesa del server. Niente di ciò che hai fatto va perso.",
        "En attente du serveur. Rien de ce que vous avez fait n'est perdu.",
    ),
    "line_rests": (
        "No answer for a while. Check your connection and wait a little longer, or resume from here.",
        "Nessuna risposta da un po'. Controlla la connessione e aspetta ancora, oppure riprendi da qui.",
        "Pas de réponse depuis un moment. Vérifiez votre connexion et patientez, ou reprenez d'ici.",
    ),
    "line_rests_in_cell": (
        "No answer for a while. Wait a little longer, or run this cell again.",
        "Nessuna risposta da un po'. Aspetta ancora, oppure esegui di nuovo questa cella.",
        "Pas de réponse depuis un moment. Patientez encore, ou exécutez à nouveau cette cellule.",
    ),
    "line_away": (
        "The server cannot be reached. This page goes on by itself as soon as it can.",
        "Il server non è raggiungibile. Questa pagina riprende da sola appena possibile.",
        "Le serveur est injoignable. Cette page reprendra d'elle-même dès que possible.",
    ),
    "line_ends": (
        "Nothing is being done here: in {n} min Binder ends the server. Your game stays in the address.",
        "Qui non si fa nulla: tra {n} min Binder chiude il server. La partita resta nell'indirizzo.",
        "Il ne se passe rien ici : dans {n} min Binder ferme le serveur. La partie reste dans l'adresse.",
    ),
    "stay": ("Stay", "Resta", "Rester"),
    "resume": ("Resume", "Riprendi", "Reprendre"),
}
