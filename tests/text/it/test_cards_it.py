"""Every card and field in Italian: the printed ones word by word, all of them by what good Italian asks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cards.civ import DOMAINS
from cards.innovation import CARD, CARDS, FIELDS
from cards.model import Card, FieldCard
from cards.program import Either, If, IfDone, May, Step, Steps, sequence
from cards.program.paths import CONDITION, OTHERWISE, THEN, VERB, Path
from cards.text import card_text
from cards.text.it import civ
from cards.text.it.conditions import field_text
from cards.text.it.effects import clauses, label, step_text
from cards.text.it.forms import Mood

GOLDEN = {
    "banking": (
        "Supremazia: Esigo che tu trasferisca nella mia Zona una delle tue Carte Attive non verdi che "
        "producono una fabbrica! Se lo fai, pesca e capitalizza un 5!",
        "Cooperativo: Puoi scalare le tue carte verdi verso destra.",
    ),
    "city_states": (
        "Supremazia: Esigo, se produci quattro o più torri, che tu trasferisca nella mia Zona una delle tue "
        "Carte Attive che producono una torre! Se lo fai, pesca un 1!",
    ),
    "agriculture": (
        "Cooperativo: Puoi riciclare una carta della tua Mano. Se lo fai, pesca e capitalizza una carta di "
        "valore superiore di uno rispetto alla carta riciclata.",
    ),
    "perspective": (
        "Cooperativo: Puoi riciclare una carta della tua Mano. Se lo fai, capitalizza una carta della tua "
        "Mano per ogni due lampadine che produci.",
    ),
    "oars": (
        "Supremazia: Esigo che tu trasferisca dalla tua Mano alla mia Influenza una carta che produce una "
        "corona! Se lo fai, pesca un 1!",
        "Cooperativo: Se nessuna carta è stata trasferita a causa del Dogma di Supremazia, pesca un 1.",
    ),
    "construction": (
        "Supremazia: Esigo che tu trasferisca due carte dalla tua Mano alla mia Mano! Poi pesca un 2!",
        "Cooperativo: Se sei l'unico giocatore che ha cinque Carte Attive, domina il Campo MILITARE.",
    ),
    "gunpowder": (
        "Supremazia: Esigo che tu trasferisca alla mia Influenza una delle tue Carte Attive che producono "
        "una torre!",
        "Cooperativo: Se una o più carte sono state trasferite a causa del Dogma di Supremazia, pesca e "
        "capitalizza un 2.",
    ),
    "feudalism": (
        "Supremazia: Esigo che tu trasferisca dalla tua Mano alla mia Mano una carta che produce una torre!",
        "Cooperativo: Puoi scalare le tue carte gialle o viola verso sinistra.",
    ),
    "compass": (
        "Supremazia: Esigo che tu trasferisca nella mia Zona una delle tue Carte Attive non verdi che "
        "producono una foglia! Poi trasferisci nella tua Zona una delle mie Carte Attive che non producono "
        "foglie!",
    ),
    "navigation": (
        "Supremazia: Esigo che tu trasferisca un 2 o un 3 dalla tua Influenza alla mia Influenza!",
    ),
    "writing": ("Cooperativo: Pesca un 2.",),
    "the_wheel": ("Cooperativo: Pesca due 1.",),
    "chemistry": (
        "Cooperativo: Puoi scalare le tue carte blu verso destra.",
        "Cooperativo: Pesca e capitalizza una carta di valore superiore di uno rispetto alla tua Carta "
        "Attiva di valore più alto, poi ricicla una carta della tua Influenza.",
    ),
    "evolution": (
        "Cooperativo: Puoi pescare e capitalizzare un 8 e poi riciclare una carta della tua Influenza, "
        "oppure pescare una carta di valore superiore di uno rispetto alla carta di valore più alto della "
        "tua Influenza.",
    ),
    "calendar": ("Cooperativo: Se hai più carte nella tua Influenza che nella tua Mano, pesca due 3.",),
    "education": (
        "Cooperativo: Puoi riciclare la carta di valore più alto della tua Influenza. Se lo fai, pesca una "
        "carta di valore superiore di due rispetto alla carta di valore più alto rimasta nella tua "
        "Influenza.",
    ),
    "alchemy": (
        "Cooperativo: Pesca e rivela un 4 per ogni tre torri che produci. Se almeno una delle carte pescate "
        "è rossa, ricicla tutte le carte della tua Mano, comprese quelle pescate. Altrimenti, tienile.",
        "Cooperativo: Gioca una carta della tua Mano, poi capitalizza una carta della tua Mano.",
    ),
    "statistics": (
        "Supremazia: Esigo che tu trasferisca alla tua Mano la carta di valore più alto della tua Influenza! "
        "Se lo fai e a quel punto hai esattamente una carta nella tua Mano, ripeti questo effetto!",
        "Cooperativo: Puoi scalare le tue carte gialle verso destra.",
    ),
    "skyscrapers": (
        "Supremazia: Esigo che tu trasferisca nella mia Zona una delle tue Carte Attive non gialle che "
        "producono un orologio! Se lo fai, capitalizza la carta che si trovava sotto di essa e ricicla tutte "
        "le altre carte di quel mazzo!",
    ),
    "collaboration": (
        "Supremazia: Esigo che tu peschi e riveli due 9! Poi trasferisci nella mia Zona quella che scelgo io "
        "e gioca l'altra!",
        "Cooperativo: Se hai dieci o più carte verdi nella tua Zona, vinci la partita.",
    ),
}

FIELD_TEXTS = {
    "monument": "archivi e/o capitalizzi sei carte nello stesso turno",
    "empire": "produci almeno tre risorse di ciascun tipo: torri, corone, foglie, lampadine, fabbriche e "
    "orologi",
    "wonder": "hai cinque colori nella tua Zona, tutti scalati verso l'alto o verso destra",
    "world": "produci dodici o più orologi",
    "universe": "hai cinque Carte Attive di valore 8 o più",
}

ABILITIES = {
    "purge": "scarta due carte dalla tua mano",
    "divine_right": "porta a sette carte il tuo limite di mano per questo turno",
    "attack": "scarta una carta Esercito dalla tua area di gioco | "
    "scegli un Dominio presente nella tua area di gioco | "
    "scarta una carta di quel Dominio dalla tua area di gioco | "
    "ogni altro giocatore scarta una carta di quel Dominio dalla propria area di gioco, se possibile",
    "inquisition": "scarta una carta Religione dalla tua area di gioco | "
    "scegli un altro giocatore che abbia carte in mano | "
    "prendi tutte le carte dalla mano di quel giocatore e aggiungile alla tua mano | "
    "restituisci a quel giocatore altrettante carte a tua scelta dalla tua mano",
    "breakthrough": "scarta una carta Scienza dalla tua area di gioco | "
    "pesca cinque carte dal mazzo delle Ere | scarta altrettante carte a tua scelta dalla tua mano",
    "oligarchy": "prendi una carta dalla pila degli scarti e aggiungila alla tua mano",
}

NUMERALS = "due|tre|quattro|cinque|sei|dieci|dodici|venti"
ONES = "carta|torre|corona|foglia|lampadina|fabbrica|orologio"
SEVERAL = "carte|torri|corone|foglie|lampadine|fabbriche|orologi"
TRAPS = {
    "elision": r"\b(?:della|alla|dalla|nella|la) (?:Influenza|area)\b|\b(?:dei|dai|i|il|del|un') (?:1|8)\b",
    "contraction": r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)\b",
    "one": rf"\b(?:una|ogni) (?:{SEVERAL})\b|\bun (?:carta|torre|corona|foglia)\b|\buna (?:\d|orologio)",
    "several": rf"\b(?:{NUMERALS}) (?:o più )?(?:{ONES})\b",
    "relative": r"\buna (?:carta|Carta Attiva)\b[^.!,]* che (?:non )?producono",
    "relatives": r"\bdelle (?:tue|mie) Carte Attive[^.!,]* che (?:non )?produce\b",
    "colours": r"\bcart[ae] (?:non )?(?:rossi|rosso|gialli|giallo)\b|\bcarte (?:rossa|gialla|verde)\b",
    "twice": r"\b(\w+) \1\b",
    "raw": r"None|[<>{}\[\]_=]",
    "marks": r"\s[.,;:!]|[.,;:!]{2}|[,;:!](?! |$)|\.(?! |$)|  ",
}


def effects(card: Card) -> tuple[str, ...]:
    return tuple(
        f"{label(effect)}: {''.join(clause.text for clause in clauses(effect, card))}"
        for effect in card.effects
    )


TEXTS = [(card.id, *text.split(": ", 1)) for card in CARDS for text in effects(card)]


@pytest.mark.parametrize("card", GOLDEN)
def test_what_a_card_says(card: str) -> None:
    assert effects(CARD[card]) == GOLDEN[card]


def test_a_whole_card() -> None:
    assert card_text("Oars", "it").splitlines() == [
        "Barche a remi",
        "Periodo 1, rosso",
        "Risorsa richiesta: torre",
        *GOLDEN["oars"],
    ]


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: str(field.id))
def test_when_a_field_is_claimed(field: FieldCard) -> None:
    assert field_text(field) == f"Domina questo Campo non appena {FIELD_TEXTS[field.id]}."


@pytest.mark.parametrize(("card", "kind", "text"), TEXTS)
def test_every_text_is_well_formed(card: str, kind: str, text: str) -> None:
    mark = "!" if kind == "Supremazia" else "."
    assert text.endswith(mark)
    assert text.count("(") == text.count(")")
    assert text.startswith("Esigo") == (kind == "Supremazia")
    for sentence in re.split(r"(?<=[.!]) ", text):
        assert sentence[0].isupper()
        assert sentence.endswith(mark)


@pytest.mark.parametrize("trap", TRAPS)
def test_every_text_is_good_italian(trap: str) -> None:
    steps = [step_text(step, card) for card in CARDS for step in every_step(card)]
    texts = [*(text for _, _, text in TEXTS), *steps, *(field_text(field) for field in FIELDS)]
    assert [text for text in texts if re.search(TRAPS[trap], text)] == []


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_clause_stands_for_a_part_of_the_program(card: Card) -> None:
    for effect in card.effects:
        said = {clause.path for clause in clauses(effect, card)}
        known = set(paths(effect.steps, ()))
        leaves = {one for one in known if not any(other[: len(one)] == one != other for other in known)}
        assert said <= known
        assert leaves <= said, "every verb and every condition has words"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_step_is_a_sentence_of_its_own(card: Card) -> None:
    for step in every_step(card):
        text = step_text(step, card)
        assert text[0].isupper()
        assert text.endswith(".")
        assert not re.search(r"\besigo|\bmi[ae]\b", text, re.IGNORECASE)


def test_what_a_step_refers_to_is_named_where_it_stands_alone() -> None:
    card = CARD["code_of_laws"]
    (step,) = sequence(card.effects[0].steps)
    assert isinstance(step, May)
    (splay,) = sequence(step.then)
    assert step_text(splay, card) == "Puoi scalare verso sinistra il colore della carta archiviata."


def test_the_one_who_activated_can_be_called_by_name() -> None:
    card = CARD["banking"]
    (step,) = sequence(card.effects[0].steps)
    assert step_text(step, card, "Andrea").startswith("Trasferisci nella Zona di Andrea una delle tue Carte")


@pytest.mark.parametrize("ability", ABILITIES)
def test_what_an_effect_of_civ_does(ability: str) -> None:
    (said,) = [one.effect.steps for cards in DOMAINS for one in cards.abilities if one.id == ability]
    steps = said if isinstance(said, tuple) else (said,)
    assert " | ".join(civ.phrase(verb, Mood.IMPERATIVE) for verb in steps) == ABILITIES[ability]


def every_step(card: Card) -> Iterator[Step]:
    return (step for effect in card.effects for step in sequence(effect.steps))


def paths(steps: Steps, above: Path) -> Iterator[Path]:
    for index, step in enumerate(sequence(steps)):
        here = (*above, index)
        yield here
        match step:
            case May() | IfDone():
                yield (*here, VERB)
                if isinstance(step.verb, Either):
                    for option, inner in enumerate(step.verb.options):
                        yield from paths(inner, (*here, VERB, option))
                yield from paths(step.then, (*here, THEN))
            case If():
                yield (*here, CONDITION)
                yield from paths(step.then, (*here, THEN))
                yield from paths(step.otherwise, (*here, OTHERWISE))
            case _:
                pass
