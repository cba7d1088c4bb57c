"""What is said where the author says nothing: questions, hints and explanations by kind."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    # What is about to be chosen
    "task_begin_draw": ("{player} draws.", "{player} pesca.", "{player} pioche."),
    "task_begin_meld": ("{player} melds {card}.", "{player} gioca {card}.", "{player} pose {card}."),
    "task_begin_dogma": ("{player} activates {card}.", "{player} attiva {card}.", "{player} active {card}."),
    "task_begin_achieve": (
        "{player} achieves period {age}.",
        "{player} domina il Periodo {age}.",
        "{player} domine la Période {age}.",
    ),
    "task_begin_play": ("{player} plays {card}.", "{player} gioca {card}.", "{player} joue {card}."),
    "task_begin_end": (
        "{player} uses no further effect.",
        "{player} non applica altri effetti.",
        "{player} n'applique plus aucun effet.",
    ),
    "task_chooses": (
        "{player} chooses: {answer}.",
        "{player} sceglie: {answer}.",
        "{player} choisit : {answer}.",
    ),
    # Questions
    "task_who_obeys": (
        "Who must obey the {effect}?",
        "Chi deve obbedire al {effect}?",
        "Qui doit obéir au {effect} ?",
    ),
    "task_who_obeys_only": ("Who must obey?", "Chi deve obbedire?", "Qui doit obéir ?"),
    "task_who_shares": (
        "Who shares the {effect}?",
        "Chi condivide il {effect}?",
        "Qui partage le {effect} ?",
    ),
    "task_who_shares_only": ("Who shares the effect?", "Chi condivide l'effetto?", "Qui partage l'effet ?"),
    "task_who_acts": (
        "Who carries out the {effect} because they activated the card?",
        "Chi esegue il {effect} perché ha attivato la carta?",
        "Qui exécute le {effect} en tant que joueur actif ?",
    ),
    "task_who_acts_only": (
        "Who carries out the effect because they activated the card?",
        "Chi esegue l'effetto perché ha attivato la carta?",
        "Qui exécute l'effet en tant que joueur actif ?",
    ),
    "task_who_immune": (
        "Who is passed over by the {effect}?",
        "Chi non è coinvolto nel {effect}?",
        "Qui n'est pas concerné par le {effect} ?",
    ),
    "task_who_immune_only": (
        "Who is passed over by the effect?",
        "Chi non è coinvolto nell'effetto?",
        "Qui n'est pas concerné par l'effet ?",
    ),
    "task_who_affected": (
        "Who is affected by the {effect}?",
        "Su chi ha effetto il {effect}?",
        "Qui est concerné par le {effect} ?",
    ),
    "task_who_affected_only": (
        "Who is affected?",
        "Su chi ha effetto?",
        "Qui est concerné par l'effet ?",
    ),
    "task_who_event": ("Who is affected?", "Chi riguarda?", "Qui cela concerne-t-il ?"),
    "task_who_most": ("Who has the most?", "Chi ne ha di più?", "Qui en a le plus ?"),
    "task_order_effect": (
        "Who acts in the {effect}, and in which order?",
        "Chi agisce nel {effect}, e in quale ordine?",
        "Qui agit dans le {effect}, et dans quel ordre ?",
    ),
    "task_order_effect_only": (
        "Who acts, and in which order?",
        "Chi agisce, e in quale ordine?",
        "Qui agit, et dans quel ordre ?",
    ),
    "task_order_all": (
        "Who acts, and in which order, from the first effect to the last?",
        "Chi agisce, e in quale ordine, dal primo effetto all'ultimo?",
        "Qui agit, et dans quel ordre, du premier effet au dernier ?",
    ),
    "task_order_part": ("{names} ({effect})", "{names} ({effect})", "{names} ({effect})"),
    "task_effect_1": ("first effect", "primo effetto", "premier effet"),
    "task_effect_2": ("second effect", "secondo effetto", "deuxième effet"),
    "task_effect_3": ("third effect", "terzo effetto", "troisième effet"),
    "task_count": ("How many are there?", "Qual è il numero?", "Combien y en a-t-il ?"),
    "task_count_icons": (
        "{how_many} does {player} have?",
        "{how_many} produce {player}?",
        "{how_many} produit {player} ?",
    ),
    "task_count_points": (
        "How many points does {player} have?",
        "Quanti punti ha {player}?",
        "Combien de points a {player} ?",
    ),
    "task_predict": ("What happens?", "Che cosa succede?", "Que se passe-t-il ?"),
    "task_rule": ("Which rule decides here?", "Quale regola decide qui?", "Quelle règle décide ici ?"),
    "task_best": (
        "What is best for {player} here, going by what {player} can know?",
        "Che cosa conviene fare qui a {player}, in base a ciò che può sapere?",
        "Quel est ici le meilleur choix pour {player}, d'après ce que peut savoir {player} ?",
    ),
    "task_best_is": ("Best here: {answer}", "Qui conviene: {answer}", "Le meilleur choix : {answer}"),
    "task_best_worse": (
        "Of 100 games like this one it wins {n} fewer than the best choice.",
        "Su 100 partite come questa ne fa vincere {n} in meno della scelta migliore.",
        "Sur 100 parties comme celle-ci : {n} victoires de moins qu'avec le meilleur choix.",
    ),
    "task_best_equal": (
        "About as good as the best choice.",
        "Quasi equivalente alla scelta migliore.",
        "À peu près aussi bon que le meilleur choix.",
    ),
    "task_may": (
        "What may {player} do now?",
        "Che cosa può fare ora {player}?",
        "Que peut faire {player} maintenant ?",
    ),
    "task_do": (
        "Reach the goal at the table.",
        "Raggiungi l'obiettivo al tavolo.",
        "Atteignez le but à la table.",
    ),
    "task_do_draw": (
        "Get {player} to draw a card.",
        "Fai in modo che {player} peschi una carta.",
        "Faites piocher {player}.",
    ),
    "task_do_meld": (
        "Get {player} to meld a card.",
        "Fai in modo che {player} metta in gioco una carta.",
        "Faites poser une carte à {player}.",
    ),
    "task_do_score": (
        "Get {player} to score a card.",
        "Fai in modo che {player} capitalizzi una carta.",
        "Faites comptabiliser une carte à {player}.",
    ),
    "task_do_tuck": (
        "Get {player} to tuck a card.",
        "Fai in modo che {player} archivi una carta.",
        "Faites archiver une carte à {player}.",
    ),
    "task_do_achieve": (
        "Get {player} to claim an achievement.",
        "Fai in modo che {player} ottenga una Dominazione.",
        "Faites obtenir une Domination à {player}.",
    ),
    # Hints
    "task_hint_rule": (
        "Think of rule {rule}: {text}",
        "Pensa alla regola {rule}: {text}",
        "Pensez à la règle {rule} : {text}",
    ),
    "task_hint_plain": (
        "Look at the table once more: everything you need is in plain sight.",
        "Guarda di nuovo il tavolo: tutto ciò che ti serve è visibile.",
        "Regardez de nouveau la table : tout ce qu'il faut est visible.",
    ),
    "task_hint_counts": ("Count: {counts}.", "Conta: {counts}.", "Comptez : {counts}."),
    "task_hint_left": (
        "Begin to the left of {player} and go on clockwise.",
        "Comincia dalla sinistra di {player} e prosegui in senso orario.",
        "Commencez à gauche, juste après {player}, et continuez dans le sens des aiguilles d'une montre.",
    ),
    "task_hint_not": ("It is not this: {words}", "Non è questo: {words}", "Ce n'est pas cela : {words}"),
    "task_hint_section": (
        "Look in the section “{section}”.",
        "Cerca nel capitolo «{section}».",
        "Cherchez au chapitre « {section} ».",
    ),
    "task_hint_number": (
        "It is a number from {low} to {high}.",
        "È un numero da {low} a {high}.",
        "C'est un nombre de {low} à {high}.",
    ),
    "task_hint_how_many": ("You are looking for {n}.", "Devi trovarne {n}.", "Vous en cherchez {n}."),
    "task_hint_begin": (
        "Begin with this: {words}",
        "Comincia da qui: {words}",
        "Commencez par ceci : {words}",
    ),
    # Explanations
    "task_not_reached": (
        "That does not reach the goal. Try something else.",
        "Così l'obiettivo non è raggiunto. Prova in un altro modo.",
        "Le but n'est pas atteint ainsi. Essayez autre chose.",
    ),
    "task_pile_flat": (
        "The {colour} pile shows only its top card: {count}.",
        "Il mazzo {colour} mostra solo la Carta Attiva: {count}.",
        "La pile {colour} ne montre que sa carte Active : {count}.",
    ),
    "task_pile_left": (
        "The {colour} pile, splayed left: {count}.",
        "Il mazzo {colour}, scalato a sinistra: {count}.",
        "La pile {colour}, décalée à gauche : {count}.",
    ),
    "task_pile_right": (
        "The {colour} pile, splayed right: {count}.",
        "Il mazzo {colour}, scalato a destra: {count}.",
        "La pile {colour}, décalée à droite : {count}.",
    ),
    "task_pile_up": (
        "The {colour} pile, splayed up: {count}.",
        "Il mazzo {colour}, scalato in alto: {count}.",
        "La pile {colour}, décalée en haut : {count}.",
    ),
    "task_number": ("The answer is {n}.", "La risposta è {n}.", "La réponse est {n}."),
    "task_hegemony": (
        "{base}, and {laid} more for the democracy cards that lie there: {total}.",
        "{base}, più {laid} per le carte Democrazia che ci sono: {total}.",
        "{base}, plus {laid} pour les cartes Démocratie posées là : {total}.",
    ),
    "task_total": ("In all: {count}.", "In tutto: {count}.", "En tout : {count}."),
    "task_sum": ("{values} = {total} points.", "{values} = {total} punti.", "{values} = {total} points."),
    "task_has": ("{player}: {count}.", "{player}: {count}.", "{player} : {count}."),
    "task_has_obeys": (
        "{player} has {count} of them and must obey.",
        "{player} ne ha {count} e deve obbedire.",
        "{player} en a {count} et doit obéir.",
    ),
    "task_does_happen": (
        "Something of the kind does happen.",
        "Qualcosa del genere succede eccome.",
        "Il se passe bien quelque chose de ce genre.",
    ),
    "task_own_sharing": (
        "{player} activated the card: sharing it is for the others.",
        "{player} ha attivato la carta: a condividerla sono gli altri.",
        "{player} a activé la carte : ce sont les autres qui la partagent.",
    ),
    "task_own_attack": (
        "{player} chose the domain: what is asked is what the others lose.",
        "{player} ha scelto il Dominio: si chiede che cosa perdono gli altri.",
        "{player} a choisi le domaine : on demande ce que perdent les autres.",
    ),
    "task_majorities": (
        "{player}: majorities {n}.",
        "{player}: Maggioranze {n}.",
        "{player} : Majorités {n}.",
    ),
    "task_reached": (
        "{player}: points {points}, achievements {achievements}.",
        "{player}: punti {points}, Dominazioni {achievements}.",
        "{player} : points {points}, Dominations {achievements}.",
    ),
    "task_short": (
        "{domain}: {player} has {count}, and hegemony takes {needed}.",
        "{domain}: {player} ne ha {count}, e per l'Egemonia ne servono {needed}.",
        "{domain} : {player} en a {count}, et l'Hégémonie en demande {needed}.",
    ),
    "task_not_shared": (
        "Even with enough icons for it, {player} does not share: it is carried out for oneself only.",
        "Anche con abbastanza risorse, {player} non condivide: si esegue soltanto per sé.",
        "Même avec assez de ressources, {player} n'y participe pas : cela s'exécute sans partage.",
    ),
    "task_has_immune": (
        "{player} has none and need not do anything.",
        "{player} non ne ha e non deve fare nulla.",
        "{player} n'en a pas et n'a rien à faire.",
    ),
    "task_own_demand": (
        "{player} activated the card: a demand is for the others only.",
        "{player} ha attivato la carta: la Supremazia vale solo per gli altri.",
        "{player} a activé la carte : la Suprématie ne vaut que pour les autres.",
    ),
    "task_legal": (
        "This is possible: {answer}.",
        "Questo si può fare: {answer}.",
        "Ceci est possible : {answer}.",
    ),
    "task_in_order": ("The order is: {names}.", "L'ordine è: {names}.", "L'ordre est : {names}."),
    "task_nobody": ("Nobody.", "Nessuno.", "Personne."),
    # What a wrong answer would mean
    "task_not_so": (
        "“{words}”: that is not so.",
        "«{words}»: non è così.",
        "« {words} » : ce n'est pas le cas.",
    ),
    "task_named_few": (
        "What you have named is not all.",
        "Quello che hai indicato non è tutto.",
        "Ce que vous avez nommé n'est pas tout.",
    ),
    "task_named_none": (
        "You have named nothing, but here there is something to be named.",
        "Non hai indicato nulla, ma qui c'è qualcosa da indicare.",
        "Vous n'avez rien nommé, mais il y a ici quelque chose à nommer.",
    ),
    "task_misplaced": (
        "{name} does not come at place {n}.",
        "{name} non viene al posto {n}.",
        "{name} ne vient pas à la place {n}.",
    ),
    "task_too_many": ("{n} is too many.", "{n} è troppo.", "{n}, c'est trop."),
    "task_too_few": ("{n} is too few.", "{n} è troppo poco.", "{n}, c'est trop peu."),
    "task_misread_covered": (
        "{n} is what one gets by counting what is covered as well.",
        "{n} è quello che si ottiene contando anche ciò che è coperto.",
        "{n}, c'est ce que l'on obtient en comptant aussi ce qui est recouvert.",
    ),
    "task_misread_tops": (
        "{n} is what one gets by counting top cards only: in a splayed pile, cards beneath show icons too.",
        "{n} è quello che si ottiene contando solo le Carte Attive: in un mazzo scalato anche le carte sotto"
        " mostrano icone.",
        "{n}, c'est ce que l'on obtient en ne comptant que les cartes Actives : dans une pile décalée, les"
        " cartes en dessous montrent aussi des icônes.",
    ),
    "task_misread_other": (
        "{n} is what {player} has.",
        "{n} è quello che ha {player}.",
        "{n}, c'est ce qu'a {player}.",
    ),
    "task_misread_cards": (
        "{n} is the number of cards: points are their values, added up.",
        "{n} è il numero delle carte: i punti sono la somma dei loro valori.",
        "{n}, c'est le nombre de cartes : les points sont la somme de leurs valeurs.",
    ),
    "task_misread_hegemony": (
        "{n} is what it takes where no democracy card lies.",
        "{n} è il numero che basta dove non c'è nessuna carta Democrazia.",
        "{n}, c'est ce qu'il faut là où il n'y a aucune carte Démocratie.",
    ),
    "task_misread_here": (
        "{n} is how many {player} has there now.",
        "{n} è il numero di carte che {player} ha ora in quel Dominio.",
        "{n}, c'est ce que {player} y a maintenant.",
    ),
    "task_lit": (
        "On the table, what counts is lit and numbered.",
        "Sul tavolo, quello che conta è illuminato e numerato.",
        "Sur la table, ce qui compte est éclairé et numéroté.",
    ),
}
