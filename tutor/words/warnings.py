"""What the editor warns of."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    "warn_twice": (
        "{card} is in two places; there is only one of each card.",
        "{card} si trova in due posti; ogni carta esiste una volta sola.",
        "{card} se trouve à deux endroits ; chaque carte existe une seule fois.",
    ),
    "warn_point": (
        "The note points at what is not to be seen there: {what}.",
        "La nota indica qualcosa che lì non si vede: {what}.",
        "La note montre ce qui n'est pas visible à ce moment : {what}.",
    ),
    "warn_untranslated": (
        "“{text}” is missing in: {languages}.",
        "«{text}» manca in: {languages}.",
        "« {text} » manque en : {languages}.",
    ),
    "warn_splay": (
        "{player}'s {colour} pile has fewer than two cards and cannot be splayed.",
        "Il mazzo {colour} di {player} ha meno di due carte e non si può scalare.",
        "Chez {player}, la pile {colour} a moins de deux cartes et ne peut pas être décalée.",
    ),
    "warn_colour": (
        "{card} is {colour} and cannot lie in a pile of another colour.",
        "{card} è di colore {colour} e non può stare in un mazzo di un altro colore.",
        "{card} ({colour}) ne peut pas être dans une pile d'une autre couleur.",
    ),
    "warn_age": (
        "{card} belongs to age {age} and cannot go in another supply pile.",
        "{card} è del Periodo {age} e non può stare nel mazzo di un altro Periodo.",
        "{card} est de la Période {age} et ne peut pas être dans une autre pioche.",
    ),
    "warn_achieved": (
        "{what} appears twice; an achievement has one owner.",
        "{what} c'è due volte; una Dominazione ha un solo proprietario.",
        "{what} est là deux fois ; une Domination a un seul propriétaire.",
    ),
    "warn_open_and_achieved": (
        "{what} is still open, but {player} has achieved it.",
        "{what} è ancora libero, ma {player} l'ha già dominato.",
        "{what} est encore libre, mais {player} l'a déjà dominée.",
    ),
    "warn_won": (
        "{player}: {n} achievements. With {needed} the game is won, so there is nothing left to play.",
        "{player}: {n} Dominazioni. Con {needed} la partita è vinta, quindi non c'è più nulla da giocare.",
        "{player} : {n} Dominations. Avec {needed} la partie est gagnée, il n'y a plus rien à jouer.",
    ),
    "warn_periods": (
        "Nobody has these periods, and nobody can achieve them: {ages}.",
        "Questi Periodi non li ha nessuno, e nessuno può dominarli: {ages}.",
        "Personne n'a ces Périodes, et personne ne peut les dominer : {ages}.",
    ),
    "warn_no_turn": (
        "Until it is somebody's turn, the set-up is still to be played: there can be hands, but "
        "nothing on boards, in scores or achieved.",
        "Se non è il turno di nessuno, la preparazione è ancora da giocare: possono esserci "
        "Mani, ma nulla nelle Zone, nell'Influenza o già dominato.",
        "Tant que ce n'est le tour de personne, la mise en place reste à jouer : il peut y avoir "
        "des Mains, mais rien dans les Zones de Jeu ni dans les Influences, et aucune Domination.",
    ),
    "warn_no_turn_civ": (
        "Until it is somebody's turn, the set-up is still to be played: there can be hands and a "
        "deck, nothing else.",
        "Se non è il turno di nessuno, la preparazione è ancora da giocare: mani e mazzo, nient'altro.",
        "Tant que ce n'est le tour de personne, la mise en place reste à jouer : mains et "
        "pioche, rien d'autre.",
    ),
    "warn_due": (
        "{player} already fulfils the condition of {field}: this field is claimed before the first answer.",
        "{player} soddisfa già la condizione di {field}: domina questo Campo prima della prima risposta.",
        "{player} remplit déjà la condition de {field} et domine ce Domaine avant la première réponse.",
    ),
    "warn_over": (
        "This ends the game at once; winner: {player}.",
        "Con ciò la partita finisce subito; vince: {player}.",
        "Avec cela la partie est finie aussitôt ; victoire : {player}.",
    ),
    "warn_out": (
        "{n} cards of age {age} are not placed anywhere, so they are out of the game.",
        "{n} carte del Periodo {age} non sono da nessuna parte, quindi sono fuori dal gioco.",
        "{n} cartes de la Période {age} ne sont nulle part, elles sont donc hors du jeu.",
    ),
    "warn_out_1": (
        "One card of age {age} is not placed anywhere, so it is out of the game.",
        "Una carta del Periodo {age} non è da nessuna parte, quindi è fuori dal gioco.",
        "Une carte de la Période {age} n'est nulle part, elle est donc hors du jeu.",
    ),
    "warn_copies": (
        "{card} appears {found} times, but there are only {n} such cards.",
        "{card}: ce ne sono {found}, ma di queste carte ne esistono solo {n}.",
        "{card} : il y en a {found}, mais il n'existe que {n} de ces cartes.",
    ),
    "warn_embargo": (
        "{card} lies across one of {player}'s domains; an embargo must be an Economy card.",
        "Su un Dominio di {player} c'è {card}; un embargo è una carta Economia.",
        "Chez {player}, {card} se trouve en travers d'un domaine ; un embargo est une carte Économie.",
    ),
    "warn_coin_own": (
        "Nobody copies from their own play area: the coin must lie in another player's area.",
        "Nessuno copia dalla propria area di gioco: la moneta deve stare davanti a un altro giocatore.",
        "On ne copie pas sa propre zone de jeu : le jeton doit se trouver devant un autre joueur.",
    ),
    "warn_coin_culture": (
        "The coin cannot lie in front of Culture, whose effect cannot be copied.",
        "La moneta non può stare davanti a Cultura, che non ha effetti permanenti che si possano copiare.",
        "Le jeton ne peut pas se trouver devant Culture, dont l'effet ne se copie pas.",
    ),
    "warn_draft_turn": (
        "During the draft it is nobody's turn yet.",
        "Durante il draft non è ancora il turno di nessuno.",
        "Pendant le draft, ce n'est encore le tour de personne.",
    ),
    "warn_draft": (
        "The step is draft, but the variant with draft is not chosen.",
        "La fase è il draft, ma la variante con draft non è scelta.",
        "L'étape est le draft, mais la variante avec draft n'est pas choisie.",
    ),
    "warn_step": (
        "If it is nobody's turn, there is no step.",
        "Se non è il turno di nessuno, non si può indicare una fase del turno.",
        "Tant que ce n'est le tour de personne, il n'y a pas d'étape.",
    ),
    "warn_draft_hand": (
        "{player} has {n} cards in hand; a draft begins with four.",
        "{player} ha {n} carte in mano; un draft comincia con quattro.",
        "{player} a {n} cartes en main ; un draft commence avec quatre.",
    ),
    "warn_hegemony": (
        "{player} has {n} {domain} cards: that wins at the end of {player}'s turn.",
        "{player} ha {n} carte {domain}: alla fine del proprio turno questo fa vincere.",
        "{player} a {n} cartes {domain} : à la fin de son propre tour, cela fait gagner.",
    ),
    "warn_nothing_to_play": (
        "{player} has no cards in hand, so the play step is skipped.",
        "{player} non ha carte in mano, quindi la fase di gioco si salta.",
        "{player} n'a pas de carte en main, l'étape de jeu est donc sautée.",
    ),
    "warn_engine": (
        "It cannot be laid out like this: {text}",
        "Così non si può preparare: {text}",
        "La table ne peut pas être dressée ainsi : {text}",
    ),
    "warn_misfit": (
        "Answer {n} is not possible here: {why}",
        "La risposta {n} qui non è possibile: {why}",
        "La réponse {n} n'est pas possible ici : {why}",
    ),
    "warn_expect": (
        "The end is not what the file expects: {text}",
        "Alla fine non è come il file si aspetta: {text}",
        "À la fin, le résultat n'est pas celui que le fichier attend : {text}",
    ),
    "warn_question": (
        "A question has no answer at the point where it stands: {text}",
        "Nel punto in cui si trova, una domanda non ha risposta: {text}",
        "Une question n'a pas de réponse là où elle se trouve : {text}",
    ),
}
