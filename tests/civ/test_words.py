"""What is said of CIV: effects, questions, buttons, refusals, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from inspect import signature

import pytest

from cards import text
from cards.civ import DOMAINS
from cards.model import Ability, DomainCards
from cards.program import EachOther, sequence
from cards.terms import LANGUAGES, Language
from cards.text.civ_events import Sentences
from cards.text.civ_fields import Fields
from engine.errors import IllegalMove
from engine.game import Game
from tests.cards import dump
from tests.civ.table import civ
from tests.table import play
from tutor.story.questions import Task, pose
from tutor.story.questions.kinds import WhatMay

ABILITIES = [ability for cards in DOMAINS for ability in cards.abilities]

PRINTED = {
    "army": ["Assassinio", "Epurazione", "Attacco"],
    "religion": ["Libro Sacro", "Diritto Divino", "Inquisizione"],
    "economy": ["Sviluppo", "Monopolio", "Embargo"],
    "science": ["Esperimento", "Ricerca", "Scoperta Rivoluzionaria"],
    "culture": ["Ispirazione"],
    "utopia": ["Oligarchia", "Repubblica", "Democrazia"],
}


def test_the_italian_names_are_the_printed_ones() -> None:
    assert {str(cards.id): [ability.name.it for ability in cards.abilities] for cards in DOMAINS} == PRINTED


def test_cards_of_civ_are_plain_data_too() -> None:
    for cards in DOMAINS:
        assert dump.load(dump.dump(cards), DomainCards) == cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ability", ABILITIES, ids=lambda ability: ability.id)
def test_an_effect_is_whole_sentences_with_a_clause_for_each_step(ability: Ability, language: str) -> None:
    clauses = text.ability_clauses(ability, language)
    assert [clause.path for clause in clauses] == [(n,) for n in range(len(sequence(ability.effect.steps)))]
    words = "".join(clause.text for clause in clauses)
    assert words[0].isupper()
    assert words.endswith(".")
    assert not any(mark in words for mark in ("..", "  ", " ,", " ."))
    for step, clause in zip(sequence(ability.effect.steps), clauses, strict=True):
        if isinstance(step, EachOther):
            assert clause.text.strip()[0].isupper()  # a sentence of its own


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_domain_says_how_many_cards_there_are_and_what_they_do(language: str) -> None:
    for cards in DOMAINS:
        first, second, *effects = text.domain_text(cards.id, language).splitlines()
        assert first == cards.name[language]
        assert second.startswith(f"{sum(cards.eras)} ")
        assert [
            line.startswith(each.name[language]) for line, each in zip(effects, cards.abilities, strict=True)
        ]


def test_an_attack_in_italian() -> None:
    assert text.domain_text("army", "it").splitlines()[-1] == (
        "Attacco (effetto di scarto): Scarta una carta Esercito dalla tua area di gioco. Scegli un Dominio "
        "presente nella tua area di gioco, poi scarta dalla tua area di gioco una carta di quel Dominio. "
        "Ogni altro giocatore scarta una carta di quel Dominio dalla propria area di gioco, se possibile."
    )


@pytest.mark.parametrize(("domain", "bound"), [("economy", "non può giocare"), ("utopia", "serve")])
def test_a_card_laid_face_down_binds_one_player_only_in_italian(domain: str, bound: str) -> None:
    meant = text.domain_text(domain, "it").splitlines()[-1].rpartition(": ")[2]
    assert "quel giocatore" in meant
    assert bound in meant


def test_a_colon_in_french_keeps_its_space() -> None:
    for said in (text.domain_text("culture", "fr"), text.card_text("oars", "fr")):
        assert all(said[at - 1] == "\N{NO-BREAK SPACE}" for at, sign in enumerate(said) if sign == ":")


@pytest.mark.parametrize("name", ["words", "events", "prompts", "effects"])
def test_every_language_can_be_asked_the_same(name: str) -> None:
    modules = [import_module(f"cards.text.{language}.civ_{name}") for language in LANGUAGES]
    for function in ("sentence", "prompt", "answer", "refusal", "heading", "label", "clauses"):
        assert (
            len({str(signature(getattr(one, function))) if hasattr(one, function) else "" for one in modules})
            == 1
        )


ANYTHING = {
    "card": "army1",
    "domain": "army",
    "ability": "purge",
    "what": "domain",
    "key": "bread",
    **dict.fromkeys(("chosen", "by"), "army"),
    **dict.fromkeys(("count", "needed", "democracy", "level", "limit", "was"), 3),
    **dict.fromkeys(("owner", "receiver", "from", "on"), "Ben"),
    **dict.fromkeys(("others", "still", "tied", "winners"), ("Ben", "Cat")),
    "culture": {"Ann": 1},
    "points": {"Ann": 1},
    "teams": [["Ann"]],
    "barred": ["army"],
    "leaders": {"army": ["Ann"]},
}
"""Data with everything that any sentence names."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_sentence_names_can_be_filled_in(language: str) -> None:
    names = ("events", "prompts", "words")
    events, prompts, words = [import_module(f"cards.text.{language}.civ_{name}") for name in names]
    sentences = [getattr(events.SENTENCES, field.name) for field in fields(Sentences)]
    sentences += prompts.PHRASES.refusals.values()
    for each in sentences:
        for form in each if isinstance(each, tuple) else (each,):
            filled = form.format_map(Fields("Ann", ANYTHING, words))
            assert filled
            assert not set(filled) & set("{}[]_")


def test_refusals_are_the_same_in_all_languages() -> None:
    prompts = [import_module(f"cards.text.{language}.civ_prompts") for language in LANGUAGES]
    assert len({tuple(module.PHRASES.refusals) for module in prompts}) == 1


def illegal() -> Iterator[tuple[Game, str, str]]:
    """A table, an answer that is refused there, the rule that says why."""
    hand = {"hand": ["army1", "science1"], "embargo": ["science"]}
    yield civ(step="play", Ann=hand), "play culture1", "CIV-2.1"
    yield civ(step="play", Ann=hand), "play science1", "CIV-4.3"
    yield civ(step="play", Ann=hand), "play bread", "CIV-1.1"
    yield civ(step="play", Ann=hand), "end", "CIV-2.1"
    yield civ(step="play", Ann=hand), "pass", "CIV-2.1"
    area = {"area": ["army1"] * 3 + ["religion1", "culture1"], "hand": ["army2"]}
    ben = {"area": ["utopia3"] * 3 + ["religion2"]}
    yield civ(Ann=area), "effect army 2", "CIV-3.1"
    yield civ(Ann=area), "effect army 3", "CIV-2.2"
    yield civ(Ann=area), "effect culture 1", "CIV-3.7"
    yield civ(Ann=area), "discard culture", "CIV-3.7"
    yield civ(Ann=area), "discard science", "CIV-4.4"
    yield civ(Ann=area), "discard religion", "CIV-4.8"
    yield civ(Ann=area, Ben=ben), "copy Ben utopia 1", "CIV-4.8"
    yield civ(Ann=area, Ben=ben), "copy Ben utopia 2", "CIV-3.1"
    yield civ(Ann=area, Ben=ben), "copy Ann army 1", "CIV-3.7"
    yield civ(Ann=area, Ben=ben), "copy Eve army 1", "CIV-2.2"
    yield civ(Ann=area, Ben={"area": ["culture2"]}), "copy Ben army 1", "CIV-3.7"
    used = civ(Ann=area, Ben={"area": ["army2"] * 3})
    play(used, "Ann: effect army 1")
    yield used, "effect army 1", "CIV-2.2"
    yield used, "copy Ben army 1", "CIV-2.2"
    paid = civ(Ann=area)
    play(paid, "Ann: discard army", "Ann: culture")
    yield paid, "discard army", "CIV-2.2"
    over = civ(turn="Ben", deck=[])
    play(over, "Ben: end")
    yield over, "end", "CIV-5.3"


CASES = [(number, key) for number, (_, key, _) in enumerate(illegal())]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("number", "key"), CASES, ids=[key.replace(" ", "_") for _, key in CASES])
def test_a_refusal_teaches_and_changes_nothing(number: int, key: str, language: str) -> None:
    game, key, rule = list(illegal())[number]
    game.language = language
    before = game.position(None)
    with pytest.raises(IllegalMove) as refused:
        game.choose(key)
    assert refused.value.rule == rule
    assert refused.value.keys == (game.decision.keys if game.decision else ())
    assert refused.value.reason.endswith(f" ({rule})")
    assert refused.value.reason[0].isupper() or refused.value.reason[0] in "“«"
    assert game.position(None) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words(language: str) -> None:
    game = civ(
        Ann={"hand": ["army1", "army2"], "area": ["army1"] * 5 + ["culture1", "culture2"]},
        Ben={"area": ["religion1"] * 3},
    )
    words = {key: text.answer("effects", key, {}, language, "civ") for key in game.decision.keys}
    assert len(set(words.values())) == len(words) == 5
    assert "Ben" in words["copy Ben religion 1"]
    assert text.answer("play", "play army1", {}, language, "civ") == text.answer(
        "card", "army1", {}, language, "civ"
    )
    assert text.answer("domain", "army", {}, language, "civ")
    assert text.answer("player", "Ben", {}, language, "civ") == "Ben"


@pytest.mark.parametrize(
    ("language", "paid", "level"),
    [
        ("en", "Discard effect (Culture)", "Level 1 (Culture)"),
        ("it", "Effetto di scarto (Cultura)", "Livello 1 (Cultura)"),
        ("fr", "Effet de défausse (Culture)", "Niveau 1 (Culture)"),
    ],
)
def test_an_effect_that_a_domain_does_not_have_has_words_too(
    language: Language, paid: str, level: str
) -> None:
    assert text.answer("effects", "discard culture", {}, language, "civ") == paid
    assert text.answer("effects", "effect culture 1", {}, language, "civ") == level


def test_a_scenario_can_ask_whether_culture_has_a_discard_effect_CIV_3_7() -> None:
    """Also of an effect that there is not one may ask whether it is allowed; the refusal is the reason."""
    game = civ(Ann={"area": ["culture1", "army1", "army1"]})
    question = pose(Task(WhatMay(("discard culture", "effect culture 1", "discard army"))), game, "en")
    assert question.right == (("discard army",),)
    (no_discard,), (no_level,), _ = [option.lines for option in question.options]
    assert (no_discard.text, no_discard.rule) == ("Culture has no discard effect.", "CIV-3.7")
    assert no_level.rule == "CIV-3.7"


def test_a_domain_that_nobody_has_is_not_named_at_the_end() -> None:
    leaders = {"army": ["Ann"], "science": [], "culture": ["Ann", "Eve"]}
    data = {"reason": "CIV-5.3", "leaders": leaders, "points": {"Ann": 2, "Eve": 1}, "winners": ["Ann"],
            "teams": [["Ann"], ["Eve"]], "tied": ["Ann"], "by": None}  # fmt: skip
    said = text.sentence("end", None, data, "en", "civ")
    assert "Majorities: Army (Ann), Culture (Ann and Eve). Points: Ann 2, Eve 1." in said


def test_why_an_effect_cannot_be_carried_out_in_full() -> None:
    area = {"area": ["army1"] * 3 + ["religion1"], "hand": []}
    with pytest.raises(IllegalMove, match=r"needs 1 card in hand, but Ann has fewer \(CIV-4.8\)"):
        civ(Ann=area).choose("effect army 1")
    with pytest.raises(IllegalMove, match=r"Inquisition needs another player with cards in hand \(CIV-4.8\)"):
        civ(Ann=area, Ben={"hand": []}).choose("discard religion")


def test_only_a_second_embargo_is_refused_as_one() -> None:
    """A domain left empty by the payment may be under an embargo: for Democracy that is not what bars it."""
    ben = {"area": ["army1", "culture1", "religion1"], "embargo": {"army": "economy3"}}
    game = civ(Ann={"area": ["economy1", "science1"]}, Ben=ben)
    play(game, "Ann: discard economy", "Ann: Ben")
    with pytest.raises(IllegalMove, match=r"Ben's Army cards are already under embargo"):
        game.choose("army")
    ann = {"area": ["utopia3", "army1", "science1"], "embargo": {"utopia": "economy3"}}
    game = civ(Ann=ann, Ben={"area": ["army1"]})
    play(game, "Ann: discard utopia", "Ann: Ann")
    with pytest.raises(IllegalMove, match=r"The Utopia card cannot be laid across itself"):
        game.choose("utopia")


def test_who_cannot_copy_learns_why_only_if_there_is_something_to_copy() -> None:
    ann, ben = {"area": ["culture1"], "hand": ["army2"]}, {"area": ["culture2"]}
    poor = civ(Ann=ann, Ben=ben)
    play(poor, "Ann: end")
    assert not [event for event in poor.events if event.data.get("why") == "culture"]
    rich = civ(Ann=ann, Ben={"area": [*ben["area"], "army1", "army1", "army1"]})
    play(rich, "Ann: end")
    (told,) = [event for event in rich.events if event.data.get("why") == "culture"]
    assert told.text("en") == "Ann cannot copy an effect this turn: Ben has at least as many Culture cards."


def test_a_question_says_how_far_it_has_come() -> None:
    game = civ(Ann={"hand": ["army1", "army2", "army3"], "area": ["army1"] * 5})
    play(game, "Ann: effect army 2")
    assert game.decision.prompt == "Ann, which card do you discard from your hand? (1 of 2)"
    play(game, "Ann: army1")
    assert game.decision.prompt == "Ann, which card do you discard from your hand? (2 of 2)"
