"""What happened in CIV, in French sentences that give the reason."""

from __future__ import annotations

from cards.text import civ_events
from cards.text.civ_fields import Data
from cards.text.fr import civ_words
from cards.text.fr.words import capital, typeset

SENTENCES = civ_events.Sentences(
    play="{player} joue {card} et a maintenant {cards}.",
    play_opens="{player} joue {card} et a maintenant {cards} : assez pour le niveau {level}.",
    near=" Pour l'Hégémonie du domaine {domain}, il faut {hegemony}.",
    near_enough=" Pour l'Hégémonie du domaine {domain}, il faut {hegemony} : "
    "{player} gagne si elles sont encore dans sa zone de jeu à la fin du tour.",
    discard_hand="{player} défausse {card} de sa main.",
    discard_embargo="le tour {of_player} s'achève, et avec lui l'embargo sur le domaine {domain} : "
    "{card} est défaussée.",
    discard_area="{player} défausse {card} de sa zone de jeu, où {left}.",
    take_area="{player} reprend en main {card} de sa zone de jeu, où {left}.",
    take_pile="{player} prend en main {card}, tirée de la défausse.",
    take_draft="{player} garde {card}.",
    take_middle="{player} prend {card} au milieu de la table et la place dans sa zone de jeu.",
    take_hand="{player} prend {card} dans la main {of_owner}.",
    give_back="{player} rend {card} {to_receiver}.",
    give_draft="{player} passe {card} {to_receiver}.",
    draw="{player} pioche {card}.",
    lay_open="{player} place {card} face visible au milieu de la table.",
    lay_embargo="{player} place {card} face cachée en travers du domaine {domain} {of_on} : cet embargo "
    "interdit {to_on} de jouer une carte {domain} à son prochain tour.",
    lay_democracy="{player} place {card} face cachée dans le domaine {domain} {of_on} : "
    "{on} a maintenant besoin de {hegemony_cards} pour l'Hégémonie.",
    affect_obeys="{has} et doit en défausser une.",
    affect_immune="{has} et ne défausse rien.",
    affect_paid="{player} applique {ability}, effet de défausse du domaine {domain}.",
    affect_level="{player} applique {ability}, niveau {level} du domaine {domain} : "
    "il faut {needed_cards}, et {player} en a {count}.",
    choose="{player} choisit {chosen}.",
    choose_domain="{player} choisit le domaine {chosen}.",
    choose_first="C'est {player} qui commence.",
    choose_option="{player} choisit la possibilité {chosen}.",
    decline="{player} préfère ne pas le faire.",
    decline_named="{player} s'arrête là.",
    copy="{player} a plus de cartes Culture que chacun des autres joueurs ({culture}) et "
    "copie {ability}, niveau {level} du domaine {domain} {of_from} : "
    "il faut {needed_cards}, et {from} en a {count}.",
    coin_copied="Le jeton Culture va devant le domaine {domain} {of_on}.",
    coin_turn="Un nouveau tour {of_player} commence : le jeton Culture retourne à côté de la pioche.",
    coin_culture=(
        "{others} a maintenant au moins autant de cartes Culture que {player} ({count}) : "
        "le jeton Culture retourne à côté de la pioche.",
        "{others} ont maintenant au moins autant de cartes Culture que {player} ({count}) : "
        "le jeton Culture retourne à côté de la pioche.",
    ),
    limit="Pour ce tour, la limite de main {of_player} est de {limit} cartes au lieu de {was}.",
    nothing="{player} n'a pas les cartes nécessaires : il ne se passe rien.",
    nothing_not_so="La condition n'est pas remplie pour {player} : la suite ne s'applique pas.",
    nothing_not_done="Ce qui était demandé n'a pas été fait : pour {player}, la suite ne s'applique pas.",
    nothing_barred=(
        "Toutes les cartes de la main {of_player} appartiennent à un domaine sous embargo ({barred}) : "
        "{player} ne joue rien.",
        "Toutes les cartes de la main {of_player} appartiennent à des domaines sous embargo ({barred}) : "
        "{player} ne joue rien.",
    ),
    nothing_no_hand="{player} n'a aucune carte en main et ne joue rien.",
    nothing_culture=(
        "{player} ne peut pas copier d'effet ce tour-ci : {others} a au moins autant de cartes Culture.",
        "{player} ne peut pas copier d'effet ce tour-ci : {others} ont au moins autant de cartes Culture.",
    ),
    nothing_hand_full=(
        "{player} a {count} carte en main pour une limite de {limit}, et ne pioche pas.",
        "{player} a {count} cartes en main pour une limite de {limit}, et ne pioche pas.",
    ),
    nothing_no_deck="La pioche est vide : {player} ne pioche pas.",
    turn="C'est le tour {of_player}",
    turn_last="C'est le dernier tour {of_player}",
    turn_barred=(
        " ; un embargo lui interdit de jouer des cartes {barred}",
        " ; des embargos lui interdisent de jouer des cartes {any_barred}",
    ),
    last_round="{player} a pioché la dernière carte : c'est la dernière manche, "
    "et personne ne joue après ce tour.",
    last_round_still=(
        "{player} a pioché la dernière carte : c'est la dernière manche, "
        "et {still} joue encore après ce tour.",
        "{player} a pioché la dernière carte : c'est la dernière manche, "
        "et {still} jouent encore après ce tour.",
    ),
    hegemony="Hégémonie : {cards} à la fin du tour, et il en faut {hegemony_bare}.",
    over="La dernière manche est finie.",
    majorities="Majorités : {leaders}.",
    no_majority="Personne n'a de majorité.",
    points="Points : {points}.",
    tied="Égalité de points entre {tied} : les cartes {by} les départagent.",
    tied_to_the_end="Égalité de points entre {tied}. "
    "Domaine par domaine, {winners} restent à égalité et partagent la victoire.",
    all_tied_to_the_end="Égalité de points entre {tied}. "
    "La comparaison domaine par domaine ne départage personne : la victoire est partagée.",
    shared="{winners} sont à égalité et partagent la victoire.",
    win=("{winners} gagne.", "{winners} gagnent."),
)


def sentence(kind: str, player: str | None, data: Data) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none."""
    return typeset(capital(civ_events.sentence(kind, player or "personne", data, SENTENCES, civ_words)))
