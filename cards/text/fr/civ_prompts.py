"""Questions of CIV in French, the words on the buttons, and why an answer is refused."""

from __future__ import annotations

from types import MappingProxyType

from cards.text import civ_prompts
from cards.text.civ_fields import Data
from cards.text.fr import civ_words
from cards.text.fr.words import typeset

PHRASES = civ_prompts.Phrases(
    keep="quelle carte gardez-vous ?",
    take_from_middle="quelle carte ajoutez-vous à votre zone de jeu ?",
    play="quelle carte jouez-vous{progress} ?",
    effect="voulez-vous appliquer un effet ou terminer cette étape ?",
    whose_hand="vous prenez toutes les cartes de la main d'un autre joueur : quel joueur choisissez-vous ?",
    embargo_whom="quel joueur mettez-vous sous embargo ?",
    democracy_whom="un joueur aura besoin d'une carte de plus pour l'Hégémonie : "
    "quel joueur choisissez-vous ?",
    which_domain="tous ceux qui ont une carte du domaine choisi, y compris vous, en défaussent une : "
    "quel domaine choisissez-vous ?",
    embargo_which="quel domaine {of_on} mettez-vous sous embargo ?",
    democracy_which="dans quel domaine {of_on} placez-vous la carte ?",
    pay="quelle carte défaussez-vous pour payer l'effet{progress} ?",
    discard_from_hand="quelle carte de votre main défaussez-vous{progress} ?",
    discard_from_area="quelle carte de votre zone de jeu défaussez-vous{progress} ?",
    take_from_pile="quelle carte de la défausse prenez-vous en main{progress} ?",
    take_from_area="quelle carte de votre zone de jeu prenez-vous en main{progress} ?",
    give_back="quelle carte rendez-vous {to_on}{progress} ?",
    lay="quelle carte placez-vous face cachée{progress} ?",
    progress=" ({number} sur {due})",
    end="Fin des effets",
    copy="Copier {effect} {of_owner}",
    no_such_discard="Effet de défausse ({domain})",
    no_such_level="Niveau {level} ({domain})",
    refusals=MappingProxyType(
        {
            "over": "La partie est terminée : il n'y a plus rien à décider",
            "unknown_card": "Aucune carte ne s'appelle « {key} »",
            "not_in_hand": "{card} n'est pas dans la main {of_player}, et on ne joue que des cartes de sa "
            "main",
            "barred": "Un embargo interdit à {player} de jouer une carte {domain} ce tour-ci",
            "used_permanent": "Un effet permanent du domaine {domain} a déjà été appliqué ce tour-ci",
            "used_discard": "L'effet de défausse du domaine {domain} a déjà été appliqué ce tour-ci",
            "too_few_cards": "Le niveau {level} demande {needed_cards}, mais {player} n'en a pas assez "
            "({count})",
            "too_few_theirs": "Le niveau {level} demande {needed_cards}, mais {owner} n'en a pas assez "
            "({count})",
            "nothing_to_pay": "{player} n'a aucune carte {domain} en jeu pour payer",
            "short_hand": "L'effet {ability} demande {needed_any} en main, mais {player} en a moins",
            "short_area": "L'effet {ability} demande {needed_any} dans la zone de jeu, mais {player} en "
            "a moins",
            "short_discard": "L'effet {ability} demande {needed_any} dans la défausse, mais il y en a moins",
            "no_play": "Après l'effet {ability}, {player} devrait jouer {needed_any} de sa main, mais ne le "
            "pourrait pas",
            "no_hands": "Pour l'effet {ability}, il faut un autre joueur qui ait des cartes en main",
            "no_target": "L'effet {ability} demande un autre domaine où placer la carte",
            "empty_deck": "L'effet {ability} demande des cartes dans la pioche, mais elle est vide",
            "no_discard_effect": "La Culture n'a pas d'effet de défausse",
            "only_copies": "La Culture n'a pas de niveaux : elle permet de copier un effet d'un autre joueur",
            "copy_own": "On ne peut copier que l'effet d'un autre joueur",
            "copied_already": "On ne peut copier qu'un seul effet par tour",
            "not_most_culture": "Pour copier, il faut avoir plus de cartes Culture que chacun des autres "
            "joueurs, mais {others} en a au moins autant que {player}",
            "not_most_culture_several": "Pour copier, il faut avoir plus de cartes Culture que chacun des "
            "autres joueurs, mais {others} en ont au moins autant que {player}",
            "must": "Un effet commencé doit être exécuté en entier",
            "must_play": "{player} doit d'abord jouer une carte",
            "played_already": "{player} a déjà joué une carte ce tour-ci",
            "no_effect": "« {key} » n'est pas un effet : {player} peut en appliquer un ou terminer cette "
            "étape",
            "not_in_draft": "« {key} » ne fait pas partie des cartes que l'on peut choisir",
            "none_in_area": "{player} n'a aucune carte {domain} en jeu",
            "under_embargo": "Les cartes {domain} {of_player} sont déjà sous embargo",
            "own_domain": "La carte {domain} à placer ne peut pas être posée en travers d'elle-même",
            "empty_hand": "{player} n'a pas de cartes en main",
            "blocks_play": "Si {player} reprend {card}, il lui sera impossible de jouer ensuite la carte "
            "demandée",
            "no_such_card": "« {key} » ne fait pas partie des cartes que l'on peut choisir ici",
            "no_such_player": "« {key} » ne fait pas partie des joueurs que l'on peut choisir ici",
            "no_such_domain": "« {key} » ne fait pas partie des domaines que l'on peut choisir ici",
        }
    ),
)


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player."""
    return typeset(civ_prompts.prompt(kind, player, data, PHRASES, civ_words))


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    return civ_prompts.answer(kind, key, PHRASES, civ_words)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop."""
    return typeset(civ_prompts.refusal(code, data, PHRASES, civ_words))
