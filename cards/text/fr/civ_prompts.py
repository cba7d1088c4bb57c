"""Questions of CIV in French, the words on the buttons, and why an answer is refused."""

from __future__ import annotations

from types import MappingProxyType

from cards.text import civ_prompts
from cards.text.civ_fields import Data
from cards.text.fr import civ_words
from cards.text.fr.words import typeset

PHRASES = civ_prompts.Phrases(
    keep="quelle carte gardez-vous ?",
    take_from_middle="quelle carte prenez-vous dans votre zone de jeu ?",
    play="quelle carte jouez-vous{progress} ?",
    effect="quel effet appliquez-vous, ou avez-vous fini ?",
    whose_hand="de qui prenez-vous la main ?",
    before_whom="devant quel joueur placez-vous la carte ?",
    which_domain="quel domaine choisissez-vous ? Qui en a une carte doit en défausser une.",
    into_which_domain="dans quel domaine placez-vous la carte ?",
    pay="quelle carte défaussez-vous pour payer l'effet{progress} ?",
    discard_from_hand="quelle carte de votre main défaussez-vous{progress} ?",
    discard_from_area="quelle carte de votre zone de jeu défaussez-vous{progress} ?",
    take_from_pile="quelle carte de la défausse prenez-vous en main{progress} ?",
    take_from_area="quelle carte de votre zone de jeu prenez-vous en main{progress} ?",
    give_back="quelle carte rendez-vous{progress} ?",
    lay="quelle carte placez-vous face cachée{progress} ?",
    progress=" ({number} sur {due})",
    end="Fin des effets",
    copy="Copier {effect} {of_owner}",
    refusals=MappingProxyType(
        {
            "over": "La partie est terminée",
            "unknown_card": "Aucune carte ne s'appelle « {key} »",
            "not_in_hand": "{card} n'est pas dans la main {of_player}",
            "barred": "Un embargo interdit à {player} de jouer une carte {domain} à ce tour",
            "used_permanent": "L'effet permanent du domaine {domain} a déjà été appliqué à ce tour",
            "used_discard": "L'effet de défausse du domaine {domain} a déjà été appliqué à ce tour",
            "too_few_cards": "Le niveau {level} demande {needed} cartes, et {has}",
            "too_few_theirs": "Le niveau {level} demande {needed} cartes, et {owner_has}",
            "nothing_to_pay": "{player} n'a en jeu aucune carte {domain} pour payer",
            "not_in_full": "L'effet {ability} ne peut pas être exécuté en entier maintenant",
            "no_discard_effect": "La Culture n'a pas d'effet de défausse",
            "only_copies": "La Culture n'a pas de niveaux : "
            "elle copie l'effet d'un domaine d'un autre joueur",
            "copy_own": "On ne peut copier que l'effet d'un autre joueur",
            "copied_already": "On ne peut copier qu'un seul effet par tour",
            "not_most_culture": "Pour copier, il faut plus de cartes Culture que chacun des autres joueurs : "
            "{has_culture} et n'est pas devant {others}",
            "must": "On ne peut pas passer ici",
            "not_offered": "« {key} » ne fait pas partie des réponses possibles ici",
        }
    ),
)


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player."""
    return typeset(civ_prompts.prompt(kind, player, data, PHRASES))


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    return civ_prompts.answer(kind, key, PHRASES, civ_words)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop."""
    return typeset(civ_prompts.refusal(code, data, PHRASES, civ_words))
