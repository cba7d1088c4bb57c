"""The glossary is the same in three languages and finds its words in sentences."""

import pytest

from cards.rules import glossary, rules, terms_in
from cards.terms import LANGUAGES, GameName

EXPECTED = """
hand draw turn team age value board pile supply-pile top-card bottom-card score points achievement period
field meld tuck to-score return transfer exchange reveal remove splay splay-left splay-right splay-up icon
dogma dogma-icon demand cooperative share sharing-bonus immune for-yourself-only action
domain play-area era hand-limit deck discard-pile play discard level permanent-effect discard-effect copy
culture-coin embargo democracy-card draft hegemony majority round
""".split()  # noqa: SIM905 - easier to read than a list of strings


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_terms_in_the_same_order(language: str) -> None:
    assert [term.id for term in glossary(language)] == EXPECTED
    assert [term.rules for term in glossary(language)] == [term.rules for term in glossary("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_one_sentence_and_existing_rules(language: str) -> None:
    for term in glossary(language):
        assert term.meaning.endswith(".")
        assert ". " not in term.meaning
        assert set(term.rules) <= set(rules(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_a_form_means_one_thing_within_a_game(language: str, game: GameName) -> None:
    forms = [form.casefold() for term in glossary(language) if game in term.games for form in term.forms]
    assert len(forms) == len(set(forms))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_is_found_in_its_own_forms(language: str) -> None:
    for term in glossary(language):
        (game,) = sorted(term.games)[:1]
        for form in term.forms:
            (mention,) = terms_in(form, language, game)
            assert mention.term == term


@pytest.mark.parametrize(
    ("sentence", "language", "game", "found"),
    [
        (
            "Ann melds Oars and splayed her red cards.",
            "en",
            "innovation",
            {"melds": "meld", "splayed": "splay"},
        ),
        (
            "Your pile is splayed left; your top cards stay.",
            "en",
            "innovation",
            {"pile": "pile", "splayed left": "splay-left", "top cards": "top-card"},
        ),
        ("She shared the demand.", "en", "innovation", {"shared": "share", "demand": "demand"}),
        (
            "Discard it from the discard pile's top.",
            "en",
            "civ",
            {"Discard": "discard", "discard pile": "discard-pile"},
        ),
        (
            "Luca ha archiviato due carte e ne capitalizza una dalla sua Mano.",
            "it",
            "innovation",
            {"archiviato": "tuck", "capitalizza": "to-score", "Mano": "hand"},
        ),
        (
            "Le Carte Attive restano nell’Influenza di chi obbedisce ai Dogmi di Supremazia.",
            "it",
            "innovation",
            {"Carte Attive": "top-card", "Influenza": "score", "Dogmi di Supremazia": "demand"},
        ),
        (
            "Bruno ha partecipato e Clara non condivide.",
            "it",
            "innovation",
            {"partecipato": "share", "condivide": "share"},
        ),
        (
            "Scarta una carta e mettila nella pila degli scarti.",
            "it",
            "civ",
            {"Scarta": "discard", "pila degli scarti": "discard-pile"},
        ),
        (
            "Si j’exige, vous recyclez ; l’Influence n’est pas décalée.",
            "fr",
            "innovation",
            {"j’exige": "demand", "recyclez": "return", "Influence": "score", "décalée": "splay"},
        ),
        ("La pioche est vide : Anna pioche une 2.", "fr", "civ", {"La pioche": "deck", "pioche": "draw"}),
        ("LE DOMAINE", "fr", "innovation", {"DOMAINE": "field"}),
        ("Le domaine", "fr", "civ", {"domaine": "domain"}),
        ("carte\u00a0Active", "fr", "innovation", {"carte\u00a0Active": "top-card"}),
        ("Handsome Boarders scoreless", "en", None, {}),
        ("", "en", None, {}),
    ],
)
def test_inflected_words_are_found(
    sentence: str, language: str, game: GameName | None, found: dict[str, str]
) -> None:
    mentions = terms_in(sentence, language, game)
    assert {sentence[one.start : one.end]: one.term.id for one in mentions} == found
    assert [one.start for one in mentions] == sorted(one.start for one in mentions)
