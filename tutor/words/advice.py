"""Hints, reviews, and why an opponent did what it did: what is certain, what is likely, what is judgement."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    "hint_answer": ("What would you do?", "Tu che cosa faresti?", "Que feriez-vous ?"),
    "hint_why": ("Why?", "Perché?", "Pourquoi ?"),
    "hint_line": ("And then?", "E poi?", "Et ensuite ?"),
    "sure_certain": ("certain", "sicuro", "certain"),
    "sure_likely": ("likely", "probabile", "probable"),
    "sure_judgement": ("estimate", "stima", "estimation"),
    "lull": (
        "Nothing has brought the end nearer for a long time. You can stop here: nobody has won.",
        "Da molto tempo nulla avvicina la fine. Potete fermarvi qui: nessuno ha vinto.",
        "Depuis longtemps, rien ne rapproche la fin. Vous pouvez vous arrêter ici : personne n'a gagné.",
    ),
    "review_of": ("Review: {player}", "Revisione: {player}", "Bilan : {player}"),
    "review_going": ("Looking at each answer …", "Esame di ogni risposta …", "Examen de chaque réponse …"),
    "review_curve": ("Chance of winning", "Probabilità di vincere", "Chances de gagner"),
    "review_summary": (
        "Blunders: {blunders}. Mistakes: {mistakes}. Inaccuracies: {inaccuracies}.",
        "Errori gravi: {blunders}. Errori: {mistakes}. Imprecisioni: {inaccuracies}.",
        "Gaffes : {blunders}. Erreurs : {mistakes}. Imprécisions : {inaccuracies}.",
    ),
    "review_answer": ("Answer {n}: {answer}", "Risposta {n}: {answer}", "Réponse {n} : {answer}"),
    "review_again": ("Try again here", "Riprova da qui", "Réessayer ici"),
    "advice_look_dogma": (
        "Look at your top cards.",
        "Guarda le tue Carte Attive.",
        "Regardez vos cartes Actives.",
    ),
    "advice_look_hand": ("Look at your hand.", "Guarda la tua mano.", "Regardez votre main."),
    "advice_look_achieve": ("Look at the periods.", "Guarda i Periodi.", "Regardez les Périodes."),
    "advice_look_draw": ("Look at the piles.", "Guarda i mazzi.", "Regardez les piles."),
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
        "Look at what is asked.",
        "Guarda che cosa viene chiesto.",
        "Regardez ce qui est demandé.",
    ),
    "advice_likely": (
        "In {n} of 100 deals: {event}",
        "In {n} distribuzioni su 100: {event}",
        "Dans {n} donnes sur 100 : {event}",
    ),
    "advice_always": (
        "In every deal that was tried: {event}",
        "In ogni distribuzione provata: {event}",
        "Dans toutes les donnes essayées : {event}",
    ),
    "advice_worth": (
        "A {better}% chance of winning, instead of {worse}% with: {other}",
        "Il {better} % di probabilità di vincere, invece del {worse} % con: {other}",
        "{better} % de chances de gagner, au lieu de {worse} % avec : {other}",
    ),
    "advice_alone": (
        "A {better}% chance of winning.",
        "Il {better} % di probabilità di vincere.",
        "{better} % de chances de gagner.",
    ),
    "advice_because": (
        "What speaks for it: {reason}.",
        "Che cosa lo consiglia: {reason}.",
        "Ce qui plaide pour : {reason}.",
    ),
    "advice_equal": (
        "About as good: {other}",
        "Vale circa lo stesso: {other}",
        "À peu près aussi bon : {other}",
    ),
    "advice_after": (
        "{player} was after this: {reason}.",
        "{player} puntava a questo: {reason}.",
        "{player} cherchait ceci : {reason}.",
    ),
    "advice_after_nothing": (
        "{player} saw nothing much better than anything else.",
        "{player} non vedeva nulla di molto meglio del resto.",
        "{player} ne voyait rien de bien meilleur que le reste.",
    ),
    "advice_good": (
        "About as good as anything.",
        "Vale circa quanto il meglio.",
        "À peu près ce qu'il y a de mieux.",
    ),
    "advice_inaccuracy": (
        "Inaccuracy: {n} points of the chance of winning given away. Better: {best}",
        "Imprecisione: {n} punti di probabilità di vincere sprecati. Meglio: {best}",
        "Imprécision : {n} points de chances de gagner perdus. Mieux : {best}",
    ),
    "advice_mistake": (
        "Mistake: {n} points of the chance of winning given away. Better: {best}",
        "Errore: {n} punti di probabilità di vincere sprecati. Meglio: {best}",
        "Erreur : {n} points de chances de gagner perdus. Mieux : {best}",
    ),
    "advice_blunder": (
        "Blunder: {n} points of the chance of winning given away. Better: {best}",
        "Errore grave: {n} punti di probabilità di vincere sprecati. Meglio: {best}",
        "Gaffe : {n} points de chances de gagner perdus. Mieux : {best}",
    ),
    "advice_luck": (
        "Luck, no merit: {n} points better than was to be expected.",
        "Fortuna, non merito: {n} punti meglio del previsto.",
        "De la chance, pas du mérite : {n} points de mieux que prévu.",
    ),
    "advice_bad_luck": (
        "Bad luck, no fault: {n} points worse than was to be expected.",
        "Sfortuna, non colpa: {n} punti peggio del previsto.",
        "De la malchance, pas une faute : {n} points de moins que prévu.",
    ),
    "reason_innovation_achievements": ("more achievements", "più Dominazioni", "plus de Dominations"),
    "reason_innovation_one_short": (
        "one achievement away from victory",
        "una sola Dominazione dalla vittoria",
        "plus qu'une Domination avant la victoire",
    ),
    "reason_innovation_within_reach": (
        "a period within reach",
        "un Periodo a portata di mano",
        "une Période à portée de main",
    ),
    "reason_innovation_nearness": (
        "nearer to the next period",
        "il prossimo Periodo più vicino",
        "la prochaine Période plus proche",
    ),
    "reason_innovation_score": ("more points", "più punti", "plus de points"),
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
        "plus de couleurs dans la Zone de Jeu",
    ),
    "reason_innovation_covered": (
        "more cards on the board",
        "più carte nella Zona",
        "plus de cartes dans la Zone de Jeu",
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
    "reason_innovation_icons": ("more icons", "più risorse", "plus de ressources"),
    "reason_innovation_icons_leading": (
        "ahead in more kinds of icons",
        "in vantaggio in più tipi di risorse",
        "l'avantage dans plus de sortes de ressources",
    ),
    "reason_innovation_icons_level": (
        "level in more kinds of icons",
        "alla pari in più tipi di risorse",
        "l'égalité dans plus de sortes de ressources",
    ),
    "reason_innovation_hand": ("more cards in hand", "più carte in Mano", "plus de cartes en Main"),
    "reason_innovation_highest_in_hand": (
        "a higher card in hand",
        "una carta di valore più alto in Mano",
        "une carte de plus haute valeur en Main",
    ),
    "reason_innovation_actions": ("the next action", "la prossima azione", "l'action suivante"),
    "reason_civ_one_short": (
        "one card away from hegemony",
        "una sola carta dall'Egemonia",
        "plus qu'une carte avant l'hégémonie",
    ),
    "reason_civ_two_short": (
        "two cards away from hegemony",
        "due carte dall'Egemonia",
        "plus que deux cartes avant l'hégémonie",
    ),
    "reason_civ_three_short": (
        "three cards away from hegemony",
        "tre carte dall'Egemonia",
        "plus que trois cartes avant l'hégémonie",
    ),
    "reason_civ_best_domain": (
        "a stronger first domain",
        "un primo Dominio più forte",
        "un premier domaine plus fort",
    ),
    "reason_civ_second_domain": (
        "a stronger second domain",
        "un secondo Dominio più forte",
        "un deuxième domaine plus fort",
    ),
    "reason_civ_leading": (
        "ahead in more domains",
        "in vantaggio in più Domini",
        "l'avantage dans plus de domaines",
    ),
    "reason_civ_level": (
        "level in more domains",
        "alla pari in più Domini",
        "l'égalité dans plus de domaines",
    ),
    "reason_civ_leading_late": (
        "majorities when the deck runs out",
        "Maggioranze quando il mazzo finisce",
        "l'avantage dans les domaines quand la pioche s'épuise",
    ),
    "reason_civ_army": ("more Army", "più Esercito", "plus d'Armée"),
    "reason_civ_religion": ("more Religion", "più Religione", "plus de Religion"),
    "reason_civ_economy": ("more Economy", "più Economia", "plus d'Économie"),
    "reason_civ_science": ("more Science", "più Scienza", "plus de Science"),
    "reason_civ_culture": ("more Culture", "più Cultura", "plus de Culture"),
    "reason_civ_utopia": ("more Utopia", "più Utopia", "plus d'Utopie"),
    "reason_civ_first_levels": (
        "a level 1 effect",
        "un effetto di livello 1",
        "un effet de niveau 1",
    ),
    "reason_civ_second_levels": (
        "a level 2 effect",
        "un effetto di livello 2",
        "un effet de niveau 2",
    ),
    "reason_civ_inspiration": (
        "the most Culture cards",
        "più carte Cultura di chiunque altro",
        "le plus de cartes Culture",
    ),
    "reason_civ_barred": ("an embargo laid", "un Embargo imposto", "un embargo posé"),
    "reason_civ_hand": ("more cards in hand", "più carte in mano", "plus de cartes en main"),
    "reason_civ_to_act": ("the next turn", "il prossimo turno", "le tour suivant"),
}
