"""The French sentences of events, questions, answers and refusals."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cards.innovation import CARD
from cards.program import Either, May, Step, Transfer, sequence
from cards.terms import Icon
from cards.text.fr import prompts
from cards.text.fr.events import sentence
from cards.text.fr.words import TERMS

NB = "\u00a0"
PLACES = {"owner": "Luca", "from": "board", "to": "board", "receiver": "Andrea"}

EVENTS: list[tuple[str, str | None, dict[str, Any], str]] = [
    ("draw", "Andrea", {"card": "banking", "value": 5, "age": 5}, "Andrea pioche Système Bancaire (5)."),
    ("draw", "Andrea", {"card": 5, "value": 5, "age": 5}, "Andrea pioche une 5."),
    ("draw", "Andrea", {"card": 6, "value": 5, "age": 6},
     "La Période 5 est vide : Andrea pioche une 6 dans la Période 6."),
    ("draw", "Andrea", {"card": 7, "value": 4, "age": 7},
     "Les Périodes 4 à 6 sont vides : Andrea pioche une 7 dans la Période 7."),
    ("draw", "Andrea", {"card": 1, "value": 0, "age": 1},
     "Il n'existe pas de Période 0 : Andrea pioche une 1 dans la Période 1."),
    ("draw", "Andrea", {"card": 2, "value": 0, "age": 2},
     "La Période 1 est vide : Andrea pioche une 2 dans la Période 2."),
    ("reveal", "Luca", {"card": "oars"}, "Luca révèle Rames (1)."),
    ("meld", "Luca", {"card": "oars", "from": "hand", "splay": None}, "Luca met Rames en jeu."),
    ("meld", "Luca", {"card": "oars", "from": "score", "splay": "left"},
     "Luca met Rames en jeu depuis son Influence, en continuant le décalage à gauche de la pile rouge."),
    ("tuck", "Luca", {"card": "oars", "from": "hand", "splay": "up"},
     "Luca archive Rames en dessous de ses cartes rouges, "
     "en continuant le décalage en haut de la pile rouge."),
    ("score", "Luca", {"card": "oars", "from": "hand"},
     "Luca comptabilise Rames : 1 point d'Influence de plus."),
    ("score", "Luca", {"card": 5, "from": "board"},
     "Luca comptabilise une 5 depuis sa Zone de Jeu : 5 points d'Influence de plus."),
    ("return", "Luca", {"card": "oars", "from": "hand", "owner": "Luca"},
     "Luca recycle Rames sous la pile de la Période 1."),
    ("return", "Luca", {"card": 5, "from": "score", "owner": "Andrea"},
     "Luca recycle une 5 de l'Influence d'Andrea sous la pile de la Période 5."),
    ("transfer", "Luca", {"card": "chemistry", **PLACES, "splay": "right"},
     "Luca transfère Chimie de sa Zone de Jeu vers celle d'Andrea, "
     "en continuant le décalage à droite de la pile bleue."),
    ("transfer", "Luca", {"card": 5, **PLACES, "from": "hand", "to": "score"},
     "Luca transfère une 5 de sa Main vers l'Influence d'Andrea."),
    ("transfer", "Andrea", {"card": "oars", **PLACES, "to": "hand"},
     "Andrea transfère Rames de la Zone de Jeu de Luca vers sa propre Main."),
    ("exchange", "Luca",
     {"given": [5, 5, "oars"], "from": "hand", "owner": "Luca",
      "taken": [], "to": "hand", "receiver": "Andrea"},
     "Luca ne reçoit rien, mais l'échange a lieu : "
     "Rames et deux 5 passent de sa Main à celle d'Andrea."),
    ("exchange", "Luca",
     {"given": [], "from": "score", "owner": "Luca",
      "taken": [3], "to": "score", "receiver": "Andrea"},
     "Luca n'a rien à donner, mais l'échange a lieu et lui apporte une 3 de l'Influence d'Andrea."),
    ("exchange", "Luca",
     {"given": [], "from": "hand", "owner": "Luca", "taken": [3, 3], "to": "score", "receiver": "Luca"},
     "Luca n'a rien à donner, mais l'échange a lieu et lui apporte deux 3 de son Influence."),
    ("exchange", "Luca",
     {"given": ["oars"], "from": "hand", "owner": "Luca", "taken": [3], "to": "score", "receiver": "Luca"},
     "Luca échange Rames de sa Main contre une 3 de son Influence."),
    ("splay", "Luca", {"colour": "green", "direction": "up", "was": "left"},
     "Luca décale ses cartes vertes en haut (elles étaient décalées à gauche)."),
    ("splay", "Luca", {"colour": "green", "direction": "up", "was": None},
     "Luca décale ses cartes vertes en haut."),
    ("arrange", "Luca", {"colour": "blue"}, "Luca change l'ordre de ses cartes bleues."),
    ("remove", "Luca", {},
     "Toutes les Mains, toutes les Zones de Jeu et toutes les Influences sont défaussées, et la résolution "
     "de la carte s'arrête aussitôt."),
    ("achieve", "Luca", {"period": 3, "how": "action"},
     "Luca a 15 points d'Influence ou plus et une carte Active de valeur 3 ou plus, "
     "et domine la Période 3."),
    ("achieve", "Luca", {"field": "world", "how": "due"},
     "Luca produit douze horloges ou plus, et domine aussitôt le Domaine Diplomatie."),
    ("achieve", "Luca", {"field": "empire", "how": "effect"},
     "Luca domine le Domaine Militaire grâce à l'effet de la carte."),
    ("dogma", "Andrea", {"card": "banking", "icon": Icon.CROWN, "counts": {"Andrea": 3, "Luca": 2}},
     "Andrea active Système Bancaire. Couronnes produites : Andrea 3 et Luca 2."),
    ("choose", "Luca", {"what": "colour", "chosen": "green"}, "Luca choisit le vert."),
    ("choose", "Luca", {"what": "value", "chosen": 7}, "Luca choisit la valeur 7."),
    ("choose", "Luca", {"what": "player", "chosen": "Andrea"}, "Luca choisit Andrea."),
    ("choose", "Luca", {"what": "option", "chosen": "2"}, "Luca choisit la deuxième possibilité."),
    ("decline", "Luca", {}, "Luca préfère ne pas le faire."),
    ("decline", "Luca", {"named": 2}, "Luca s'arrête là."),
    ("execute", "Luca", {"card": "ai"},
     "Luca exécute les Dogmes Coopératifs d'Intelligence Artificielle sans les partager."),
    ("repeat", "Luca", {"card": "metalworking", "effect": 1}, "Luca répète l'effet de Métallurgie."),
    ("bonus", "Andrea", {"drawn": True, "why": "shared", "by": ("Carlo",)},
     "Carlo a bénéficié d'un Dogme Coopératif d'Andrea, qui pioche une carte gratuitement (Bonus de "
     "coopération)."),
    ("bonus", "Luca", {"drawn": True, "why": "shared", "by": ("Carlo", "Massimo")},
     "Carlo et Massimo ont bénéficié d'un Dogme Coopératif de Luca, qui pioche une carte gratuitement "
     "(Bonus de coopération)."),
    ("bonus", "Luca", {"drawn": False, "why": "nobody", "by": ()},
     "Aucun autre joueur n'a exécuté de Dogme Coopératif : pas de Bonus de coopération pour Luca."),
    ("bonus", "Luca", {"drawn": False, "why": "nothing", "by": ()},
     "Le partage n'a rien changé au jeu : pas de Bonus de coopération pour Luca."),
    ("bonus", "Luca", {"drawn": False, "why": "partner", "by": ()},
     "Seul un partenaire en a bénéficié : pas de Bonus de coopération pour Luca."),
    ("turn", "Andrea", {"actions": 2}, "C'est au tour d'Andrea, qui dispose de deux actions."),
    ("turn", "Luca", {"actions": 1}, "C'est au tour de Luca, qui n'a qu'une action, car la partie commence."),
    ("turn", "Luca", {"actions": 1, "first": "Agriculture"},
     "Agriculture vient en premier dans l'ordre alphabétique : Luca commence, avec une action."),
    ("end", None, {"winners": ("Luca",), "reason": "INN-10.1"},
     "Luca a assez de Dominations et gagne la partie."),
    ("end", None,
     {"winners": ("Luca",), "reason": "INN-10.2", "points": 31, "achievements": 2, "by": "points"},
     "Il faudrait piocher au-delà de la Période 10 : la partie s'arrête et Luca gagne "
     "avec le plus de points d'Influence, 31."),
    ("nothing", "Luca", {"why": "not_so", "words": "Si elle produit une tour"},
     "La condition « Si elle produit une tour » n'est pas remplie : rien de plus pour Luca."),
    ("end", None, {"winners": ("Luca",), "reason": "INN-10.3"},
     "L'effet de la carte donne la victoire à Luca."),
]  # fmt: skip

AFFECTED = [
    ("obeys", 1, 2, 3, False, "Luca produit 2 couronnes, Andrea 3 : Luca doit subir la Suprématie."),
    ("obeys", 1, 0, 3, False, "Luca ne produit aucune couronne, Andrea 3 : Luca doit subir la Suprématie."),
    ("immune", 1, 3, 3, False, "Luca produit 3 couronnes, autant qu'Andrea : Luca échappe à la Suprématie."),
    ("immune", 1, 1, 0, False, "Luca produit 1 couronne, Andrea aucune : Luca échappe à la Suprématie."),
    ("immune", 1, 1, 3, True, "Luca fait équipe avec Andrea et échappe donc à la Suprématie."),
    ("shares", 2, 4, 3, False, "Luca produit 4 couronnes, Andrea 3 : Luca bénéficie du Dogme Coopératif."),
    ("shares", 2, 0, 0, False,
     "Luca ne produit aucune couronne, Andrea non plus : Luca bénéficie du Dogme Coopératif."),
    ("immune", 2, 1, 3, False,
     "Luca produit 1 couronne, Andrea 3 : Luca ne bénéficie pas du Dogme Coopératif."),
]  # fmt: skip

NOTHING = [
    "no_card", "none_due", "not_so", "not_done", "no_splay", "no_exchange", "nobody", "no_effects",
     "no_player",
    "none_to_obey", "same_order",
]  # fmt: skip


def plain(text: str) -> str:
    """The text with ordinary spaces, as the sentences of these tests have."""
    return text.replace(NB, " ")


@pytest.mark.parametrize(("kind", "player", "data", "said"), EVENTS)
def test_events_say_what_happened_and_why(
    kind: str, player: str | None, data: dict[str, Any], said: str
) -> None:
    assert plain(sentence(kind, player, data)) == said


@pytest.mark.parametrize(("role", "effect", "count", "against", "partner", "said"), AFFECTED)
def test_who_is_affected(role: str, effect: int, count: int, against: int, partner: bool, said: str) -> None:
    data = {
        "card": "banking", "effect": effect, "role": role, "icon": Icon.CROWN, "count": count,
        "against": against, "by": "Andrea", "partner": partner,
    }  # fmt: skip
    assert plain(sentence("affect", "Luca", data)) == said


def test_the_active_player_comes_last() -> None:
    data = {"card": "banking", "effect": 2, "role": "acts", "by": "Luca", "icon": Icon.CROWN}
    said = "Luca a activé la carte et exécute donc le Dogme Coopératif en dernier."
    assert sentence("affect", "Luca", {**data, "count": 1, "against": 1, "partner": False}) == said


@pytest.mark.parametrize("why", NOTHING)
def test_nothing_happens_for_a_reason(why: str) -> None:
    said = sentence("nothing", "Andrea", {"why": why, "card": "services"})
    assert re.fullmatch(r"[A-ZÀÉ][^{}]*\.", said)


@pytest.mark.parametrize(
    ("owner", "said"),
    [
        ("Andrea", "Andrea a déjà dominé le Domaine Militaire."),
        ("Luca", "Luca a déjà dominé le Domaine Militaire : Andrea ne peut plus le dominer."),
    ],
)
def test_a_taken_field(owner: str, said: str) -> None:
    assert plain(sentence("nothing", "Andrea", {"why": "taken", "field": "empire", "owner": owner})) == said


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(KeyError):
        sentence("embargo", "Andrea", {})


def ask(card: str, effect: int, kind: str, step: int = 0, **data: Any) -> str:
    """The question of a step of a card, put to Luca."""
    asked = sequence(CARD[card].effects[effect].steps)[step]
    about = {"step": asked, "card": CARD[card], "named": 0, "due": 1, "may": isinstance(asked, May), **data}
    return plain(prompts.prompt(kind, "Luca", about))


def test_questions() -> None:
    assert ask("agriculture", 0, "card") == "Luca, vous pouvez recycler une carte de votre Main."
    assert (
        ask("banking", 1, "colour")
        == "Luca, vous pouvez décaler vos cartes vertes à droite : le faites-vous ?"
    )
    assert ask("paper", 0, "colour") == (
        "Luca, vous pouvez décaler vos cartes vertes ou bleues à gauche : quelle couleur ?"
    )
    assert ask("bicycle", 0, "whole") == (
        "Luca, vous pouvez échanger toutes les cartes de votre Main contre toutes les cartes de votre "
        "Influence : le faites-vous ?"
    )
    assert ask("construction", 0, "card", named=1, due=2) == (
        "Luca, transférez deux cartes de votre Main vers celle d'un adversaire : choisissez la deuxième (2 "
        "sur 2)."
    )
    assert ask("tools", 0, "card", named=1, due=3) == (
        "Luca, recyclez trois cartes de votre Main : choisissez la deuxième (2 sur 3)."
    )
    assert ask("pottery", 0, "card", named=1, due=3).startswith("Luca, vous pouvez recycler jusqu'à trois")
    assert ask("refrigeration", 0, "card", named=8, due=10).endswith(": choisissez la neuvième (9 sur 10).")
    assert ask("banking", 0, "card", by="Andrea") == (
        "Luca, transférez vers la Zone de Jeu d'Andrea une de vos cartes Actives non vertes qui produit "
        "une usine."
    )
    assert ask("collaboration", 0, "card", step=1) == "Luca, choisissez la carte qui vous sera transférée."
    assert ask("masonry", 0, "card", named=1, due=None).endswith(
        ": choisissez une autre carte ou arrêtez-vous."
    )
    assert ask("publications", 0, "order") == "Luca, choisissez la carte à placer au-dessus de la pile."
    assert ask("railroad", 0, "order") == "Luca, l'ordre compte : choisissez la carte à recycler d'abord."
    assert (
        ask("empiricism", 0, "colour", due=2) == "Luca, choisissez deux couleurs : quelle est la première ?"
    )


def test_questions_outside_effects() -> None:
    assert plain(prompts.prompt("setup", "Luca", {})) == (
        "Luca, choisissez la carte à mettre en jeu en premier ; l'autre reste dans votre Main."
    )
    assert plain(prompts.prompt("action", "Luca", {"left": 1})) == (
        "Luca, il vous reste une action : piocher, poser, activer ou dominer ?"
    )
    assert plain(prompts.prompt("action", "Luca", {})).startswith("Luca, que faites-vous : ")


@pytest.mark.parametrize(
    ("kind", "key", "said"),
    [
        ("action", "draw", "Piocher"),
        ("action", "meld oars", "Poser Rames"),
        ("action", "dogma oars", "Activer Rames"),
        ("action", "achieve 3", "Dominer la Période 3"),
        ("card", "chemistry", "Chimie (5)"),
        ("card", "Andrea:7", "Une 7 d'Andrea"),
        ("card", "pass", "Non, merci"),
        ("colour", "green", "Vert"),
        ("player", "Andrea", "Andrea"),
        ("value", "7", "Valeur 7"),
    ],
)
def test_buttons(kind: str, key: str, said: str) -> None:
    assert prompts.answer(kind, key, {}) == said


def test_buttons_that_depend_on_the_step() -> None:
    assert prompts.answer("card", "pass", {"named": 1}) == "S'arrêter là"
    evolution: dict[str, Any] = {"card": CARD["evolution"], "step": CARD["evolution"].effects[0].steps}
    assert prompts.answer("option", "1", evolution) == (
        "Piocher une 8 et la comptabiliser, puis recycler une carte de votre Influence"
    )
    assert prompts.answer("option", "2", evolution).startswith(
        "Piocher une carte d'une valeur supérieure de un"
    )
    assert prompts.answer("whole", "yes", {"step": CARD["bicycle"].effects[0].steps}) == "Oui, échanger"
    assert prompts.answer("colour", "green", {"step": CARD["banking"].effects[1].steps}) == "Oui, décaler"


REFUSALS: list[tuple[str, dict[str, Any], str]] = [
    ("over", {}, "La partie est terminée"),
    ("unknown_card", {"key": "x"}, "Aucune carte ne s'appelle « x »"),
    ("not_in_hand", {"card": "oars", "player": "Andrea"}, "Rames n'est pas dans la Main d'Andrea"),
    ("not_on_top", {"card": "oars", "player": "Luca"},
     "Rames n'est pas une carte Active de Luca : seule la carte du dessus d'une pile peut être activée"),
    ("no_such_period", {"key": "10"}, "« 10 » n'est pas une Période à dominer : elles vont de 1 à 9"),
    ("period_taken", {"age": 3, "owner": "Luca"},
     "La Période 3 n'est plus à dominer : Luca l'a déjà dominée"),
    ("period_taken", {"age": 3, "owner": None}, "La Période 3 n'est plus à dominer"),
    ("too_few_points", {"age": 3, "points": 7, "needed": 15},
     "Dominer la Période 3 demande 15 points d'Influence : il n'y en a que 7"),
    ("too_few_points", {"age": 3, "points": 0, "needed": 15},
     "Dominer la Période 3 demande 15 points d'Influence : il n'y en a aucun"),
    ("top_too_low", {"age": 3, "highest": 2},
     "Dominer la Période 3 demande une carte Active de cette valeur ou plus : la plus élevée est une 2"),
    ("top_too_low", {"age": 3, "highest": 0},
     "Dominer la Période 3 demande une carte Active de cette valeur ou plus : il n'y en a aucune"),
    ("not_asked_for", {"key": "x", "card": None}, "« x » ne répond pas à ce qui est demandé"),
    ("not_asked_for", {"key": "oars", "card": "oars", "words": "Recyclez une carte"},
     "Rames ne répond pas à ce qui est demandé : « Recyclez une carte »"),
    ("must", {"key": "pass", "keys": ()}, "Cet effet est obligatoire, on ne peut pas passer"),
    ("not_a_key", {"key": "x"}, "« x » n'est pas une réponse que le jeu comprend"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "data", "said"), REFUSALS)
def test_refusals_teach(code: str, data: dict[str, Any], said: str) -> None:
    assert plain(prompts.refusal(code, data)) == said


def test_terms_are_words() -> None:
    assert all(word == word.strip() and word for word in TERMS.values())


def test_steps_of_the_rulebook_are_what_these_tests_take_them_for() -> None:
    step: Step = sequence(CARD["collaboration"].effects[0].steps)[1]
    assert isinstance(step, Transfer)
    evolution = CARD["evolution"].effects[0].steps
    assert isinstance(evolution, May)
    assert isinstance(evolution.verb, Either)
