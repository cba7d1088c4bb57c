"""Questions, the words on the buttons that answer them, and why an answer is refused."""

from __future__ import annotations

from types import MappingProxyType

from cards.program import Place, Rank
from cards.text import option_text, prompts, step_text
from cards.text.facts import Data
from cards.text.fr import talk
from cards.text.fr.words import capital, typeset

QUESTIONS = prompts.Questions(
    setup="vous mettez en jeu l'une de vos deux cartes et gardez l'autre en Main : laquelle mettez-vous en "
    "jeu ?",
    action=(
        "il vous reste une action : voulez-vous piocher, poser, activer ou dominer ?",
        "il vous reste {left} actions : voulez-vous piocher, poser, activer ou dominer ?",
    ),
    card="Quelle carte {do} ?",
    card_may="Quelle carte voulez-vous {verb} ?",
    first="Quelle carte {do} en premier ?",
    first_may="Quelle carte voulez-vous {verb} en premier ?",
    in_all="Cela fait {due} cartes. ",
    next=(
        "Déjà {named} sur {due} : quelle est la suivante ?",
        "Déjà {named} sur {due} : quelle est la suivante ?",
    ),
    another=(
        "Déjà {named} : voulez-vous en {verb_head} une autre{verb_tail} ou vous arrêter là ?",
        "Déjà {named} : voulez-vous en {verb_head} une autre{verb_tail} ou vous arrêter là ?",
    ),
    tie=(
        "{among} ont la valeur {rank} : laquelle {do} ?",
        "{among} ont la même valeur : laquelle {do} ?",
    ),
    tie_may=(
        "{among} ont la valeur {rank} : laquelle voulez-vous {verb} ?",
        "{among} ont la même valeur : laquelle voulez-vous {verb} ?",
    ),
    among=MappingProxyType(
        {
            Place.HAND: (
                "Plusieurs cartes de votre Main",
                "Plusieurs des cartes les plus élevées de votre Main",
            ),
            Place.SCORE: (
                "Plusieurs cartes de votre Influence",
                "Plusieurs des cartes les plus élevées de votre Influence",
            ),
            Place.TOP: ("Plusieurs d'entre elles", "Plusieurs de ces cartes"),
        }
    ),
    ranks=MappingProxyType({Rank.HIGHEST: "la plus élevée", Rank.LOWEST: "la plus faible"}),
    revealed="laquelle des cartes révélées va dans votre Zone de Jeu ?",
    stays="Quelle carte gardez-vous ?",
    effects="Quelle carte choisissez-vous ?",
    colour="Quelle couleur {do} ?",
    colour_alone="laquelle de vos couleurs choisissez-vous ?",
    colour_may="Quelle couleur voulez-vous {verb} ?",
    first_colour="Quelle est la première ?",
    next_colour="Quelle est la deuxième ?",
    whole="Voulez-vous le faire ?",
    whole_cards="Voulez-vous toutes les {verb} ?",
    whole_ranked="Voulez-vous {verb} la carte {rank} ?",
    whole_exchange="Voulez-vous les échanger ?",
    whole_pile="Voulez-vous les décaler ?",
    whole_colour="Voulez-vous les décaler ?",
    whole_draw="Voulez-vous {verb} {drawn} ?",
    player="Quel joueur choisissez-vous ?",
    player_may="Quel joueur voulez-vous choisir ?",
    value="quelle valeur choisissez-vous ?",
    option="Laquelle des deux possibilités choisissez-vous ?",
    option_may="Laquelle des deux possibilités voulez-vous choisir ?",
    order_meld=(
        "l'ordre compte, car la dernière carte mise en jeu se retrouve sur le dessus : "
        "quelle carte mettez-vous en jeu en premier ?",
        "la dernière carte mise en jeu se retrouve sur le dessus : quelle carte mettez-vous en jeu ensuite ?",
    ),
    order_tuck=(
        "l'ordre compte, car la dernière carte archivée se retrouve en dessous : "
        "quelle carte archivez-vous en premier ?",
        "la dernière carte archivée se retrouve en dessous : quelle carte archivez-vous ensuite ?",
    ),
    order_return=(
        "l'ordre compte : de deux cartes d'une même Période, la première recyclée sera piochée avant "
        "l'autre. "
        "Quelle carte recyclez-vous en premier ?",
        "de deux cartes d'une même Période, la première recyclée sera piochée avant l'autre : "
        "quelle carte recyclez-vous ensuite ?",
    ),
    order_pile=(
        "vous réordonnez la pile de haut en bas : quelle carte va sur le dessus ?",
        "vous réordonnez la pile de haut en bas : quelle carte vient ensuite ?",
    ),
    pass_="Non, merci",
    stop="S'arrêter là",
    draw="Piocher",
    meld="Poser {name}",
    dogma="Activer {name}",
    achieve="Dominer la Période {name}",
    yes="Oui, {verb}",
    value_button="Valeur {value}",
    hidden_card="{value} de {owner}",
    do=MappingProxyType(
        {
            "Meld": "mettez-vous en jeu",
            "Tuck": "archivez-vous",
            "Score": "comptabilisez-vous",
            "Return": "recyclez-vous",
            "Transfer": "transférez-vous",
            "Exchange": "échangez-vous",
            "Reveal": "révélez-vous",
            "Splay": "décalez-vous",
            "Rearrange": "réordonnez-vous",
        }
    ),
    refusals=MappingProxyType(
        {
            "over": "La partie est terminée : il n'y a plus rien à décider",
            "unknown_card": "Aucune carte ne s'appelle {quoted_key}",
            "not_in_hand": "{name} n'est pas dans la Main de {player}, et on ne pose que des cartes de sa "
            "Main",
            "not_on_top": "{name} n'est pas une carte Active de {player}, et on n'active que ses propres "
            "cartes Actives",
            "no_such_period": "Il n'y a pas de Période {quoted_key} à dominer : celles que l'on peut dominer "
            "vont de 1 à 9",
            "period_taken": "{owner} a déjà dominé la Période {age}, et une Période ne se domine qu'une fois",
            "period_gone": "La Période {age} ne peut pas être dominée dans cette partie",
            "too_few_points": "Pour dominer la Période {age}, il faut {needed} points d'Influence, "
            "mais {player} n'en a pas assez ({points})",
            "top_too_low": "Pour dominer la Période {age}, il faut une carte Active de valeur {age} ou plus, "
            "mais la plus élevée de {player} est {highest}",
            "no_top_card": "Pour dominer la Période {age}, il faut une carte Active de valeur {age} ou plus, "
            "mais {player} n'en a aucune",
            "not_asked_for": "{name} ne convient pas ici : la consigne est {words}",
            "not_asked_here": "{name} n'est pas une réponse à cette question",
            "must": "C'est obligatoire : on ne peut y renoncer que si la carte dit « vous pouvez »",
            "must_act": "{player} doit choisir une action : piocher, poser, activer ou dominer",
            "must_meld": "{player} doit mettre en jeu l'une des deux cartes",
            "not_a_key": "{quoted_key} n'est pas une action : on peut piocher, poser, activer ou dominer",
        }
    ),
)


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player; `by` in the data is the name of the one who activated the card."""
    me = None if data.get("by") == player else data.get("by")
    return typeset(
        prompts.prompt(
            kind, player, data, QUESTIONS, talk, lambda step: step_text(step, data["card"], "fr", me)
        )
    )


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    said = prompts.answer(
        kind, key, data, QUESTIONS, talk,
        lambda index: option_text(prompts.either_of(data), index, data["card"], "fr", data.get("by")),
    )  # fmt: skip
    return typeset(said)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop."""
    return typeset(capital(prompts.refusal(code, data, QUESTIONS, talk)))
