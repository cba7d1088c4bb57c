"""The rules say the same in three languages, and nothing is missing."""

import re

import pytest

from cards.rules import rules
from cards.terms import LANGUAGES

IDS = """
INN-1.1 INN-1.2 INN-1.3 INN-1.4 INN-1.5 INN-1.6
INN-2.1 INN-2.2 INN-2.3
INN-3.1 INN-3.2 INN-3.3
INN-4.1 INN-4.2
INN-5.1 INN-5.2 INN-5.3 INN-5.4 INN-5.5 INN-5.6 INN-5.7 INN-5.8 INN-5.9 INN-5.10 INN-5.11
INN-6.1 INN-6.2
INN-7.1 INN-7.2 INN-7.3 INN-7.4 INN-7.5 INN-7.6 INN-7.7 INN-7.8 INN-7.9 INN-7.10 INN-7.11
INN-8.1 INN-8.2 INN-8.3
INN-9.1 INN-9.2 INN-9.3 INN-9.4 INN-9.5 INN-9.6 INN-9.7 INN-9.8
INN-10.1 INN-10.2 INN-10.3 INN-10.4
CIV-1.1 CIV-1.2 CIV-1.3 CIV-1.4 CIV-1.5
CIV-2.1 CIV-2.2 CIV-2.3
CIV-3.1 CIV-3.2 CIV-3.3 CIV-3.4 CIV-3.5 CIV-3.6 CIV-3.7
CIV-4.1 CIV-4.2 CIV-4.3 CIV-4.4 CIV-4.5 CIV-4.6 CIV-4.7 CIV-4.8
CIV-5.1 CIV-5.2 CIV-5.3 CIV-5.4
""".split()  # noqa: SIM905 - easier to read than a list of strings

RULINGS = """
INN-1.4 INN-1.5 INN-2.2 INN-3.2 INN-3.3 INN-5.2 INN-5.3 INN-5.5 INN-5.7 INN-5.8 INN-5.9 INN-5.10 INN-5.11
INN-7.1 INN-7.2 INN-7.4 INN-7.7 INN-7.10 INN-9.1 INN-9.7 INN-9.8 INN-10.4
CIV-3.3 CIV-3.7 CIV-4.1 CIV-4.2 CIV-4.3 CIV-4.4 CIV-4.6 CIV-4.8 CIV-5.2 CIV-5.3 CIV-5.4
""".split()  # noqa: SIM905 - easier to read than a list of strings

PRINTED = {
    "it": """
        Periodo|Zona|Carta Attiva|Mano|Influenza|dominare|Dominazion|Campo|mettere in gioco|pescare|attivare|
        Dogma di Supremazia|Dogma Cooperativo|Bonus di Cooperazione|Archiviare|Capitalizzare|Riciclare|
        Scalare|a sinistra|a destra|in alto|Trasferire|Scambiare|Scartare|risorsa|orologi|fabbriche|
        per te stesso|carta di fondo|TECNOLOGIA|MILITARE|CULTURA|DIPLOMAZIA|SCIENZA|
        Esercito|Religione|Economia|Scienza|Cultura|Utopia|Dominio|area di gioco|Era|limite di mano|
        pila degli scarti|mazzo delle Ere|moneta Cultura|Egemonia|Maggioranza|
        Assassinio|Epurazione|Attacco|Libro Sacro|Diritto Divino|Inquisizione|Sviluppo|Monopolio|Embargo|
        Esperimento|Ricerca|Scoperta Rivoluzionaria|Oligarchia|Repubblica|Democrazia|Ispirazione
    """,
    "fr": """
        Période|Zone de Jeu|carte Active|Main|Influence|dominer|Domination|Domaine|mettre en jeu|piocher|
        activer|Dogme de Suprématie|Dogme Coopératif|Bonus de coopération|Archiver|Comptabiliser|Recycler|
        décalée à gauche|décalée à droite|décalée en haut|Transférer|Échanger|Défausser|ressource|
        horloges|usines|Sans les partager|carte en dessous|
        TECHNOLOGIES|MILITAIRE|CULTURE|DIPLOMATIE|SCIENCES|
        Armée|Religion|Économie|Science|Culture|Utopie|domaine|zone de jeu|ère|limite de main|défausse|pioche|
        jeton Culture|Hégémonie|Majorité|Assassinat|Purge|Attaque|Livre saint|Droit divin|Inquisition|
        Développement|Monopole|Embargo|Expérience|Recherche|Percée|Oligarchie|République|Démocratie|Inspiration
    """,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_in_order(language: str) -> None:
    assert list(rules(language)) == IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_says_something_in_a_section_of_its_game(language: str) -> None:
    for rule in rules(language).values():
        assert rule.text.strip()
        assert rule.section.strip()
        assert rule.game == ("innovation" if rule.id.startswith("INN") else "civ")
        assert "#" not in rule.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_rulings_are_told_apart(language: str) -> None:
    with_ruling = [rule for rule in rules(language).values() if rule.ruling]
    assert [rule.id for rule in with_ruling] == RULINGS
    for rule in with_ruling:
        last = rule.text.splitlines()[-1]
        assert last.startswith("*")
        assert last.endswith(f" {rule.ruling}*")


def test_sections_are_translated_one_to_one() -> None:
    in_three = {tuple((rules(one)[id].game, rules(one)[id].section) for one in LANGUAGES) for id in IDS}
    assert len(in_three) == len({(rule.game, rule.section) for rule in rules("en").values()})


@pytest.mark.parametrize("id", IDS)
def test_figures_and_references_agree(id: str) -> None:
    figures = {one: sorted(re.findall(r"[A-Z]{3}-\d+\.\d+|\d+", rules(one)[id].text)) for one in LANGUAGES}
    assert figures["en"] == figures["it"] == figures["fr"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_to_rules(language: str) -> None:
    for rule in rules(language).values():
        assert set(re.findall(r"(?:INN|CIV)-\d+\.\d+", rule.text)) <= set(IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_cards_keeps_its_lines(language: str) -> None:
    rows = [
        [int(cell) for cell in re.findall(r"\d+", line)]
        for line in rules(language)["CIV-1.1"].text.splitlines()
        if re.search(r"\| \d", line)
    ]
    assert rows == [[8, 8, 4], [8, 8, 0], [4, 4, 8], [4, 8, 8], [4, 4, 8], [0, 0, 16]]


@pytest.mark.parametrize("language", PRINTED)
def test_the_printed_terms_are_used(language: str) -> None:
    text = "\n".join(rule.text for rule in rules(language).values())
    printed = [term.strip() for term in PRINTED[language].split("|")]
    assert [term for term in printed if not re.search(rf"(?<!\w){term}", text)] == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="one of en, it, fr"):
        rules("de")
