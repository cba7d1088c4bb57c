"""The French text of every card and field."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cards.civ import DOMAINS
from cards.innovation import CARD, CARDS, FIELDS
from cards.model import Card, DomainCards
from cards.program import Demand, Effect, Either, If, IfDone, May, Step, Steps, sequence
from cards.program.paths import CONDITION, OTHERWISE, THEN, VERB, Path
from cards.text.fr.conditions import field_text
from cards.text.fr.effects import ability_clauses, clauses, label, step_text
from cards.text.fr.words import heading

PRINTED = {
    "banking": [
        "J'exige que vous transfériez vers ma Zone de Jeu une de vos cartes Actives non vertes qui produit "
        "une usine. Si vous le faites, piochez une 5 et comptabilisez-la.",
        "Vous pouvez décaler vos cartes vertes à droite.",
    ],
    "city_states": [
        "J'exige, si vous produisez quatre tours ou plus, que vous transfériez vers ma Zone de Jeu une de "
        "vos cartes Actives qui produit une tour. Si vous le faites, piochez une 1.",
    ],
    "agriculture": [
        "Vous pouvez recycler une carte de votre Main. Si vous le faites, piochez une carte d'une valeur "
        "supérieure de un à celle de la carte recyclée et comptabilisez-la.",
    ],
    "perspective": [
        "Vous pouvez recycler une carte de votre Main. Si vous le faites, comptabilisez une carte de votre "
        "Main par groupe de deux ampoules que vous produisez.",
    ],
    "oars": [
        "J'exige que vous transfériez de votre Main vers mon Influence une carte qui produit une couronne. "
        "Si vous le faites, piochez une 1.",
        "Si aucune carte n'a été transférée suite au Dogme de Suprématie, piochez une 1.",
    ],
    "construction": [
        "J'exige que vous transfériez deux cartes de votre Main vers la mienne, puis que vous piochiez une "
        "2.",
        "Si vous êtes le seul joueur à avoir cinq cartes Actives, dominez le Domaine Militaire.",
    ],
    "gunpowder": [
        "J'exige que vous transfériez vers mon Influence une de vos cartes Actives qui produit une tour.",
        "Si au moins une carte a été transférée suite au Dogme de Suprématie, piochez une 2 et "
        "comptabilisez-la.",
    ],
    "feudalism": [
        "J'exige que vous transfériez de votre Main vers la mienne une carte qui produit une tour.",
        "Vous pouvez décaler vos cartes jaunes ou mauves à gauche.",
    ],
    "compass": [
        "J'exige que vous transfériez vers ma Zone de Jeu une de vos cartes Actives non vertes qui produit "
        "une "
        "feuille, puis que vous transfériez vers votre Zone de Jeu une de mes cartes Actives qui ne produit "
        "aucune feuille.",
    ],
    "navigation": ["J'exige que vous transfériez une 2 ou une 3 de votre Influence vers la mienne."],
    "writing": ["Piochez une 2."],
    "the_wheel": ["Piochez deux 1."],
    "chemistry": [
        "Vous pouvez décaler vos cartes bleues à droite.",
        "Piochez une carte d'une valeur supérieure de un à celle de votre carte Active la plus élevée et "
        "comptabilisez-la, puis recyclez une carte de votre Influence.",
    ],
    "evolution": [
        "Vous pouvez soit piocher une 8 et la comptabiliser, puis recycler une carte de votre Influence, "
        "soit "
        "piocher une carte d'une valeur supérieure de un à celle de la carte la plus élevée de votre "
        "Influence.",
    ],
    "calendar": ["Si vous avez plus de cartes dans votre Influence que dans votre Main, piochez deux 3."],
    "metalworking": [
        "Piochez une 1 et révélez-la. Si elle produit une tour, comptabilisez-la et répétez cet effet. "
        "Sinon, gardez-la en Main.",
    ],
    "collaboration": [
        "J'exige que vous piochiez deux 9 et les révéliez, que vous transfériez celle de mon choix vers ma "
        "Zone de Jeu, puis que vous mettiez l'autre en jeu.",
        "Si vous avez dix cartes vertes ou plus dans votre Zone de Jeu, vous gagnez la partie.",
    ],
    "canning": [
        "Vous pouvez piocher une 6 et l'archiver. Si vous le faites, comptabilisez toutes vos cartes "
        "Actives qui ne produisent aucune usine.",
        "Vous pouvez décaler vos cartes jaunes à droite.",
    ],
    "statistics": [
        "J'exige que vous transfériez la carte la plus élevée de votre Influence vers votre Main. Si vous le "
        "faites et si vous avez alors exactement une carte en Main, répétez cet effet.",
        "Vous pouvez décaler vos cartes jaunes à droite.",
    ],
    "democracy": [
        "Vous pouvez recycler n'importe quel nombre de cartes de votre Main. Si vous avez recyclé grâce à "
        "Démocratie, pendant cette action, plus de cartes que chacun des autres joueurs, piochez une 8 et "
        "comptabilisez-la.",
    ],
    "miniaturization": [
        "Vous pouvez recycler une carte de votre Main. Si vous le faites et si la carte recyclée est une 10, "
        "piochez une 10 pour chaque valeur différente parmi les cartes de votre Influence.",
    ],
}

FIELD_TEXTS = [
    "Dominez ce Domaine dès que vous avez archivé et/ou comptabilisé six cartes au cours du même tour.",
    "Dominez ce Domaine dès que vous produisez trois ressources ou plus de chaque sorte.",
    "Dominez ce Domaine dès que vous avez cinq couleurs décalées en haut ou à droite.",
    "Dominez ce Domaine dès que vous produisez douze horloges ou plus.",
    "Dominez ce Domaine dès que vous avez cinq cartes Actives de valeur 8 ou plus.",
]

EFFECTS = [
    pytest.param(card, effect, id=f"{card.id}-{number}")
    for card in CARDS
    for number, effect in enumerate(card.effects, 1)
]


def text(effect: Effect, card: Card) -> str:
    return "".join(clause.text for clause in clauses(effect, card))


def well_formed(sentences: str) -> None:
    """What every French text of ours must be."""
    assert re.fullmatch(r"[A-ZÀÉ].*[.?]", sentences), sentences
    assert "  " not in sentences
    assert not re.search(r" [.,]|,,|\.\.|[(] | [)]|None", sentences)
    assert sentences.count("(") == sentences.count(")")
    assert sentences.count("«") == sentences.count("»")
    assert not re.search(r"(?<!\u00a0)[;:?!]", sentences), "a space that does not break stands before these"
    assert not re.search(r"[.?] [a-zéà]", sentences), "sentences start with a capital"
    missing = re.search(r"(?<!-)\b(de|que|la|le|ne) (?!un )[aàâeéèêiîoôuû]\w+", sentences)
    assert not missing, f"an elision is missing: {sentences}"
    assert not re.search(r"\bsi il|\bde les?\b|\bà les?\b", sentences)
    assert not re.search(r"\bun (tour|carte|couronne|feuille|ampoule|usine|horloge|\d)", sentences)


@pytest.mark.parametrize("card", PRINTED)
def test_the_cards_of_the_rulebook_say_what_is_printed(card: str) -> None:
    assert [text(effect, CARD[card]) for effect in CARD[card].effects] == PRINTED[card]


@pytest.mark.parametrize(("card", "effect"), EFFECTS)
def test_every_effect_reads_as_french(card: Card, effect: Effect) -> None:
    sentences = text(effect, card)
    well_formed(sentences)
    assert sentences.startswith("J'exige") == isinstance(effect, Demand)


@pytest.mark.parametrize(("card", "effect"), EFFECTS)
def test_adjectives_and_verbs_agree_with_several_cards(card: Card, effect: Effect) -> None:
    sentences = text(effect, card)
    plural = r"\b(?:deux|trois|toutes les|toutes vos|vos|les) cartes "
    for colour in ("rouge", "jaune", "verte", "bleue", "mauve"):
        assert not re.search(rf"{plural}(?:Actives )?(?:non )?{colour}\b", sentences)
    assert not re.search(rf"{plural}Active\b", sentences)
    assert not re.search(r"\btoutes [^.,]*\bqui (?:ne )?produit\b", sentences)
    assert not re.search(r"une carte [^.,]*\bqui (?:ne )?produisent\b", sentences)


@pytest.mark.parametrize(("card", "effect"), EFFECTS)
def test_every_clause_points_into_the_program(card: Card, effect: Effect) -> None:
    known = set(_paths(effect.steps, ()))
    for clause in clauses(effect, card):
        assert clause.path in known


@pytest.mark.parametrize(("card", "effect"), EFFECTS)
def test_every_verb_and_condition_has_its_own_clause(card: Card, effect: Effect) -> None:
    said = {clause.path for clause in clauses(effect, card)}
    assert said >= set(_leaves(effect.steps, ()))


@pytest.mark.parametrize(("card", "effect"), EFFECTS)
def test_every_step_can_be_said_on_its_own(card: Card, effect: Effect) -> None:
    for step in _steps(effect.steps):
        well_formed(step_text(step, card))
        named = step_text(step, card, "Andrea")
        well_formed(named)
        assert not re.search(r"\b(?:ma|mon|mes|la mienne)\b(?! choix)", named)


def test_fields() -> None:
    assert [field_text(field) for field in FIELDS] == FIELD_TEXTS


def test_labels_and_heading() -> None:
    assert [label(effect) for effect in CARD["banking"].effects] == ["Suprématie", "Coopératif"]
    assert heading(CARD["banking"]) == (
        "Système Bancaire",
        "Période 5, carte verte",
        "Ressource requise\u00a0: couronne",
    )


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda domain: domain.id)
def test_every_effect_of_civ_reads_as_french(domain: DomainCards) -> None:
    for ability in domain.abilities:
        well_formed("".join(clause.text for clause in ability_clauses(ability.effect)))


def test_some_effects_of_civ() -> None:
    said = {
        ability.id: "".join(clause.text for clause in ability_clauses(ability.effect))
        for domain in DOMAINS
        for ability in domain.abilities
    }
    assert said["purge"] == "Défaussez deux cartes de votre main."
    assert said["divine_right"] == "Votre limite de main est de sept cartes pour ce tour."
    assert said["attack"] == (
        "Défaussez une carte Armée de votre zone de jeu. Choisissez un domaine dont vous avez une carte dans "
        "votre zone de jeu, puis défaussez une carte de ce domaine de votre zone de jeu. Chaque autre joueur "
        "qui le peut doit défausser une carte de ce domaine de sa zone de jeu."
    )
    assert said["inspiration"] == (
        "Si vous avez plus de cartes Culture dans votre zone de jeu que chacun des autres joueurs, copiez un "
        "effet permanent qu'offre la zone de jeu d'un autre joueur."
    )


def _steps(steps: Steps) -> Iterator[Step]:
    for step in sequence(steps):
        yield step
        match step:
            case May(verb, then) | IfDone(verb, then):
                yield verb
                yield from _steps(then)
            case If(_, then, otherwise):
                yield from _steps(then)
                yield from _steps(otherwise)


def _paths(steps: Steps, path: Path) -> Iterator[Path]:
    """The paths of everything in a program."""
    for index, step in enumerate(sequence(steps)):
        here = (*path, index)
        yield here
        match step:
            case May(verb, then) | IfDone(verb, then):
                yield from ((*here, VERB), *_options(verb, (*here, VERB)))
                yield from _paths(then, (*here, THEN))
            case If(_, then, otherwise):
                yield (*here, CONDITION)
                yield from _paths(then, (*here, THEN))
                yield from _paths(otherwise, (*here, OTHERWISE))
            case _:
                yield from _options(step, here)


def _options(step: Step, path: Path) -> Iterator[Path]:
    if isinstance(step, Either):
        for index, option in enumerate(step.options):
            yield from _paths(option, (*path, index))


def _leaves(steps: Steps, path: Path) -> Iterator[Path]:
    """The paths of verbs and conditions."""
    for index, step in enumerate(sequence(steps)):
        here = (*path, index)
        match step:
            case May(_, then) | IfDone(_, then):
                yield (*here, VERB)
                yield from _leaves(then, (*here, THEN))
            case If(_, then, otherwise):
                yield (*here, CONDITION)
                yield from _leaves(then, (*here, THEN))
                yield from _leaves(otherwise, (*here, OTHERWISE))
            case _:
                yield here
