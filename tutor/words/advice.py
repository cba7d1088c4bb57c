"""Hints, reviews, and why an opponent did what it did: what is certain, what is likely, what is judgement."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    "hint_answer": ("What would you do?", "Tu che cosa faresti?", "Que feriez-vous ?"),
    "hint_why": ("Why?", "Perché?", "Pourquoi ?"),
    "hint_line": ("And then?", "E poi?", "Et ensuite ?"),
    "hint_play": ("Show me on the table", "Fammelo vedere sul tavolo", "Montrez-le-moi sur la table"),
    "hint_made_up": (
        "One way in which it may go: the cards you cannot see are made up here. Close the hint to go back.",
        "Può andare così: le carte che non vedi qui sono inventate. Chiudi il suggerimento per tornare.",
        "Une suite possible : ici, les cartes que vous ne voyez pas sont inventées. Fermez pour revenir.",
    ),
    "sure_certain": ("certain", "sicuro", "certain"),
    "sure_likely": ("likely", "probabile", "probable"),
    "sure_judgement": ("estimate", "stima", "estimation"),
    "motive": ("Why, {player}?", "Perché, {player}?", "Pourquoi, {player} ?"),
    "motive_did": ("{player}: {answer}.", "{player}: {answer}.", "{player} : {answer}."),
    "motive_plain": ("{player} {description}.", "{player} {description}.", "{player} {description}."),
    "lull": (
        "Nothing has brought the end nearer for a long time. You can stop here: nobody has won.",
        "Da molto tempo nulla avvicina la fine. Potete fermarvi qui: nessuno ha vinto.",
        "Depuis longtemps, rien ne rapproche la fin. Vous pouvez vous arrêter ici : personne n'a gagné.",
    ),
    "against": (
        "As {player}, against opponents",
        "Nei panni di {player}, contro avversari",
        "Jouer pour {player} contre des adversaires",
    ),
    "against_nobody": ("Play for everybody", "Gioca per tutti", "Jouer pour tout le monde"),
    "review_of": ("Review: {player}", "Revisione: {player}", "Bilan : {player}"),
    "review_going": ("Looking at each answer …", "Esame di ogni risposta …", "Examen de chaque réponse…"),
    "review_curve": ("Chance of winning", "Probabilità di vincere", "Chances de gagner"),
    "review_summary": (
        "Blunders: {blunders}. Mistakes: {mistakes}. Inaccuracies: {inaccuracies}.",
        "Errori gravi: {blunders}. Errori: {mistakes}. Imprecisioni: {inaccuracies}.",
        "Gaffes : {blunders}. Erreurs : {mistakes}. Imprécisions : {inaccuracies}.",
    ),
    "review_due": (
        "The rules overlooked here, if you have learned them, come back in your next review lesson.",
        "Le regole trascurate qui, se le hai già imparate, tornano nel prossimo ripasso.",
        "Les règles oubliées ici, si vous les avez déjà apprises, reviendront à la prochaine révision.",
    ),
    "review_number": ("Answer {n}", "Risposta {n}", "Réponse {n}"),
    "review_percent": ("{n}%", "{n}%", "{n} %"),
    "review_answer": ("Answer {n}: {answer}", "Risposta {n}: {answer}", "Réponse {n} : {answer}"),
    "review_ask": ("Make a question of it", "Fanne una domanda", "En faire une question"),
    "review_again": ("Try again here", "Riprova da qui", "Réessayer ici"),
    "advice_look_dogma": (
        "Look at your top cards.",
        "Guarda le tue Carte Attive.",
        "Regardez vos cartes Actives.",
    ),
    "advice_look_hand": (
        "Look at your hand.",
        "Guarda le carte che hai in mano.",
        "Regardez vos cartes en main.",
    ),
    "advice_look_achieve": ("Look at the periods.", "Guarda i Periodi.", "Regardez les Périodes."),
    "advice_look_draw": ("Look at the piles.", "Guarda i mazzi.", "Regardez les pioches."),
    "advice_look_area": (
        "Look at your play area.",
        "Guarda la tua area di gioco.",
        "Regardez votre zone de jeu.",
    ),
    "advice_look_end": (
        "Ask yourself whether there is anything left to do.",
        "Chiediti se c'è ancora qualcosa da fare.",
        "Demandez-vous s'il reste quelque chose à faire.",
    ),
    "advice_look_question": (
        "Look at the question.",
        "Guarda che cosa viene chiesto.",
        "Regardez ce qui est demandé.",
    ),
    "advice_likely": (
        "In {n} deals out of 100: {event}",
        "In {n} casi su 100: {event}",
        "Dans {n} donnes sur 100 : {event}",
    ),
    "advice_always": (
        "In every deal that was tried: {event}",
        "In tutti i casi provati: {event}",
        "Dans toutes les donnes essayées : {event}",
    ),
    "advice_worth": (
        "Chance of winning: {better}%, instead of {worse}% with: {other}",
        "Probabilità di vincere: {better}%, invece di {worse}% con: {other}",
        "{better} % de chances de gagner ; {other} : {worse} %",
    ),
    "advice_alone": (
        "Chance of winning: {better}%.",
        "Probabilità di vincere: {better}%.",
        "{better} % de chances de gagner.",
    ),
    "advice_because": (
        "In its favour: {reason}.",
        "A favore: {reason}.",
        "Son intérêt : {reason}.",
    ),
    "advice_because_other": (
        "Otherwise {other} would be better off: {reason}.",
        "Altrimenti starebbe meglio {other}: {reason}.",
        "Sinon, {other} serait en meilleure position : {reason}.",
    ),
    "advice_because_others": (
        "Otherwise the others would be better off: {reason}.",
        "Altrimenti starebbero meglio gli altri: {reason}.",
        "Sinon, les autres seraient en meilleure position : {reason}.",
    ),
    "advice_reply": (
        "What may follow: {answer}",
        "Che cosa può seguire: {answer}",
        "Ce qui peut suivre : {answer}",
    ),
    "advice_far": (
        "The difference shows only some actions later.",
        "La differenza si vede solo qualche azione dopo.",
        "La différence n'apparaît que quelques actions plus tard.",
    ),
    "advice_equal": (
        "About as good: {other}",
        "Quasi equivalente: {other}",
        "À peu près aussi bon : {other}",
    ),
    "advice_after": (
        "What {player} was after: {reason}.",
        "Lo scopo di {player}: {reason}.",
        "Ce que visait {player} : {reason}.",
    ),
    "advice_after_other": (
        "{player} did not want {other} to be better off: {reason}.",
        "{player} non voleva che {other} stesse meglio: {reason}.",
        "{player} ne voulait pas que {other} soit en meilleure position : {reason}.",
    ),
    "advice_after_others": (
        "{player} did not want the others to be better off: {reason}.",
        "{player} non voleva che gli altri stessero meglio: {reason}.",
        "{player} ne voulait pas que les autres soient en meilleure position : {reason}.",
    ),
    "advice_after_far": (
        "{player} was thinking of what comes later.",
        "{player} pensava a quello che viene dopo.",
        "{player} pensait à la suite.",
    ),
    "advice_after_nothing": (
        "{player} saw little to choose between the options.",
        "Per {player} una scelta valeva più o meno l'altra.",
        "Pour {player}, les choix se valaient à peu près.",
    ),
    "advice_good": (
        "As good as anything else here.",
        "Una delle mosse migliori.",
        "L'un des meilleurs choix.",
    ),
    "advice_then": ("{first}, then {then}", "{first}, poi {then}", "{first}, puis {then}"),
    "advice_inaccuracy": (
        "Inaccuracy: the chance of winning fell from {before}% to {after}%. Better: {best}",
        "Imprecisione: probabilità di vincere {after}% invece di {before}%. Meglio: {best}",
        "Imprécision : {after} % de chances de gagner au lieu de {before} %. Il y avait mieux : {best}",
    ),
    "advice_mistake": (
        "Mistake: the chance of winning fell from {before}% to {after}%. Better: {best}",
        "Errore: probabilità di vincere {after}% invece di {before}%. Meglio: {best}",
        "Erreur : {after} % de chances de gagner au lieu de {before} %. Il y avait mieux : {best}",
    ),
    "advice_blunder": (
        "Blunder: the chance of winning fell from {before}% to {after}%. Better: {best}",
        "Errore grave: probabilità di vincere {after}% invece di {before}%. Meglio: {best}",
        "Gaffe : {after} % de chances de gagner au lieu de {before} %. Il y avait mieux : {best}",
    ),
    "advice_overlooked": (
        "With the better choice: {event}",
        "Con la scelta migliore: {event}",
        "Avec le meilleur choix : {event}",
    ),
    "advice_shared": (
        "With this choice: {event}",
        "Con questa scelta: {event}",
        "Avec ce choix : {event}",
    ),
    "advice_luck": (
        "Luck, not skill: {n} percentage points better than expected.",
        "Fortuna, non merito: {n} punti percentuali più del previsto.",
        "De la chance, pas du mérite : {n} points de pourcentage de mieux que prévu.",
    ),
    "advice_bad_luck": (
        "Bad luck, which is nobody's fault: {n} percentage points worse than expected.",
        "Sfortuna, di cui nessuno ha colpa: {n} punti percentuali meno del previsto.",
        "De la malchance, dont personne n'est responsable : {n} points de pourcentage de moins que prévu.",
    ),
    "reason_innovation_achievements": ("more achievements", "più Dominazioni", "davantage de Dominations"),
    "reason_innovation_one_short": (
        "one achievement away from victory",
        "a una sola Dominazione dalla vittoria",
        "à une Domination de la victoire",
    ),
    "reason_innovation_within_reach": (
        "a period within reach",
        "un Periodo a portata di mano",
        "une Période à portée de main",
    ),
    "reason_innovation_nearness": (
        "nearer to the next period",
        "meno punti da fare per il prossimo Periodo",
        "plus près de la Période suivante",
    ),
    "reason_innovation_score": ("more points", "più punti", "davantage de points"),
    "reason_innovation_highest_top": (
        "a higher top card",
        "una Carta Attiva di valore più alto",
        "une carte Active de plus haute valeur",
    ),
    "reason_innovation_tops": (
        "more and higher top cards",
        "più Carte Attive e di valore più alto",
        "des cartes Actives plus nombreuses ou de plus haute valeur",
    ),
    "reason_innovation_colours": (
        "more colours on the board",
        "più colori nella Zona",
        "davantage de couleurs dans la Zone de Jeu",
    ),
    "reason_innovation_covered": (
        "more cards on the board",
        "più carte nella Zona",
        "davantage de cartes dans la Zone de Jeu",
    ),
    "reason_innovation_splayed_left": (
        "a colour splayed left",
        "un colore scalato a sinistra",
        "une couleur décalée à gauche",
    ),
    "reason_innovation_splayed": (
        "a colour splayed right or up",
        "un colore scalato a destra o in alto",
        "une couleur décalée à droite ou en haut",
    ),
    "reason_innovation_icons": ("more icons", "più risorse", "davantage de ressources"),
    "reason_innovation_icons_leading": (
        "ahead in more kinds of icons",
        "in vantaggio in più tipi di risorse",
        "l'avantage dans davantage de sortes de ressources",
    ),
    "reason_innovation_icons_level": (
        "level in more kinds of icons",
        "alla pari in più tipi di risorse",
        "l'égalité dans davantage de sortes de ressources",
    ),
    "reason_innovation_hand": ("more cards in hand", "più carte in Mano", "davantage de cartes en Main"),
    "reason_innovation_highest_in_hand": (
        "a higher card in hand",
        "una carta di valore più alto in Mano",
        "une carte de plus haute valeur en Main",
    ),
    "reason_innovation_actions": ("the next action", "la prossima azione", "l'action suivante"),
    "reason_civ_reached": (
        "hegemony at the end of the turn",
        "l'Egemonia alla fine del turno",
        "l'Hégémonie à la fin du tour",
    ),
    "reason_civ_best_with_hand": (
        "cards in hand for the best domain",
        "carte in mano per il Dominio migliore",
        "des cartes en main pour le meilleur domaine",
    ),
    "reason_civ_last_in_hand": (
        "the last card for hegemony in hand",
        "l'ultima carta per l'Egemonia in mano",
        "la dernière carte de l'Hégémonie en main",
    ),
    "reason_civ_last_to_play": (
        "the last card for hegemony, ready to be played",
        "l'ultima carta per l'Egemonia, pronta da giocare",
        "la dernière carte de l'Hégémonie, prête à être jouée",
    ),
    "reason_civ_domains": (
        "larger domains",
        "Domini più grandi",
        "des domaines plus fournis",
    ),
    "reason_civ_to_come": (
        "hegemony easier to reach with the cards still to come",
        "l'Egemonia più a portata di mano con le carte che devono ancora uscire",
        "l'Hégémonie plus accessible avec les cartes encore à venir",
    ),
    "reason_civ_ahead_late": (
        "majorities when the deck runs out",
        "Maggioranze quando il mazzo finisce",
        "l'avantage dans les domaines quand la pioche s'épuise",
    ),
    "reason_civ_army": ("more Army cards", "più carte Esercito", "davantage de cartes Armée"),
    "reason_civ_religion": ("more Religion cards", "più carte Religione", "davantage de cartes Religion"),
    "reason_civ_economy": ("more Economy cards", "più carte Economia", "davantage de cartes Économie"),
    "reason_civ_science": ("more Science cards", "più carte Scienza", "davantage de cartes Science"),
    "reason_civ_culture": ("more Culture cards", "più carte Cultura", "davantage de cartes Culture"),
    "reason_civ_utopia": ("more Utopia cards", "più carte Utopia", "davantage de cartes Utopie"),
    "reason_civ_first_levels": (
        "a level 1 effect",
        "un effetto di livello 1",
        "un effet de niveau 1",
    ),
    "reason_civ_inspiration": (
        "the most Culture cards",
        "più carte Cultura di chiunque altro",
        "le plus de cartes Culture",
    ),
    "reason_civ_to_play": (
        "a card still to be played",
        "una carta ancora da giocare",
        "une carte encore à jouer",
    ),
}
