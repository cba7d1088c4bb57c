"""The third edition wherever the tutor shows it, and the first where nobody has asked for another."""

from __future__ import annotations

import json

import pytest

import engine
from cards.innovation.editions import EDITIONS
from cards.terms import EDITION_NAMES, LANGUAGES, EditionName, Language
from engine.commentary import commentary
from tests.tutor.test_app import arrive
from tutor.command import main
from tutor.library.address import read_address
from tutor.library.scenarios import library
from tutor.pages.app import App
from tutor.pages.cards import cards_page
from tutor.pages.editions import editions_page
from tutor.simulation import Simulation
from tutor.story.exercises import exercise
from tutor.story.reference.search import search
from tutor.story.reference.seen import card_table
from tutor.story.worksheet import worksheet
from tutor.table.focus import Focus
from tutor.table.scene import scene
from tutor.table.session import Session
from tutor.words import said

NINE = [card.id for card in EDITIONS["third"].differs]
NAMED = {
    edition: {language: said(f"edition_{edition}", language) for language in LANGUAGES}
    for edition in EDITION_NAMES
}


def of_third() -> App:
    """The app of somebody who owns the third edition."""
    app = App()
    app.handle({"do": "arrive", "query": "", "languages": ["en"], "own": "innovation-third", "progress": ""})
    return app


def test_nine_cards_differ() -> None:
    assert NINE == [
        "oars", "fermenting", "feudalism", "statistics", "measurement", "societies", "industrialization",
        "combustion", "fission",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_differs_says_which_edition_is_read(language: Language) -> None:
    for edition in EDITION_NAMES:
        for id in (*NINE, "sailing"):
            page = cards_page(read_address(f"page=cards&card={id}"), language, edition)["open"]
            naming = [word for word in page["card"]["heading"] if NAMED[edition][language] in word]
            assert len(naming) == (id in NINE), id
            clauses = [part["text"] for effect in page["card"]["effects"] for part in effect["clauses"]]
            lines = next(text["lines"] for text in page["texts"] if text["language"] == language)
            assert all(clause.strip() in "\n".join(lines) for clause in clauses)
            assert bool(page["differs"]) == (id in NINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", NINE)
def test_a_card_of_the_third_edition_is_carried_out_explained_and_lit(card: str, language: Language) -> None:
    table = card_table(card, "third")
    assert table is not None
    game = table.game.clone()
    game.choose(table.key)
    while game.decision is not None and not game.between_actions():
        shown = scene(Session(game), None, language, Focus())
        lit = [part for effect in shown["card"]["effects"] for part in effect["clauses"]]
        assert "now" in [part["state"] for part in lit]
        game.choose(game.decision.keys[0])
    shown = scene(Session(game), None, language, Focus(card=card))
    assert shown["graph"]["nodes"]
    assert all(event.text(language) for event in game.events)
    assert all(line.text for line in commentary(list(game.events), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_changed_lies_side_by_side_with_the_words_of_one_edition_marked(language: Language) -> None:
    page = editions_page(language, "third")
    assert [card["id"] for card in page["cards"]] == NINE
    for card in page["cards"]:
        first, third = card["sides"]
        assert (first["own"], third["own"]) == (False, True)
        assert any(part["differs"] for effect in third["effects"] for part in effect["clauses"]), card["id"]
    oars = [
        part for side in page["cards"][0]["sides"] for effect in side["effects"] for part in effect["clauses"]
    ]
    assert [part["differs"] for part in oars].count(True) == 1, "it is only repeated"
    fission = page["cards"][-1]["sides"][1]["effects"]
    assert [any(part["differs"] for part in effect["clauses"]) for effect in fission] == [False, True]
    assert [rule["id"] for rule in page["rules"]] == ["INN-8.1", "INN-9.1", "INN-10.2"]


def test_who_owns_the_third_edition_plays_practises_and_reads_it() -> None:
    app = of_third()
    app.handle({"do": "page", "page": "play"})
    assert [one["id"] for one in app.view()["content"]["editions"] if one["current"]] == ["third"]
    players = [{"name": "Ann", "kind": "human"}, {"name": "Bob", "kind": "greedy"}]
    app.handle({"do": "start", "players": players, "variant": "", "edition": "third"})
    assert app.desk is not None
    assert app.desk.session.shown.options == {"edition": "third"}
    again = arrive(f"?{app.where()}")
    assert again.desk is not None
    assert again.desk.session.shown.record() == app.desk.session.shown.record()
    app.handle({"do": "page", "page": "cards"})
    app.handle({"do": "open", "card": "combustion"})
    assert len(app.view()["content"]["open"]["card"]["effects"]) == 2
    app.handle({"do": "edition", "id": "first"})
    assert len(app.view()["content"]["open"]["card"]["effects"]) == 1
    app.handle({"do": "page", "page": "learn"})
    app.handle({"do": "exercise", "kind": "shares", "level": 1})
    assert "edition=third" in app.where()
    assert "edition=third" in arrive(f"?{app.where()}").where()


def test_a_link_that_names_no_edition_leads_to_the_first_table_whatever_one_owns() -> None:
    for query in ("players=Ann,Bob&seed=3", "exercise=shares&seed=3"):
        app = App()
        app.handle({"do": "arrive", "query": f"?language=en&{query}", "own": "innovation-third"})
        assert "edition" not in app.where()
        game = app.desk.session.shown if app.desk else app.study.asking.desk.session.shown  # type: ignore[union-attr]
        assert game.options == {}


def test_a_table_to_try_is_of_the_edition_that_is_read() -> None:
    app = arrive("?page=cards&card=oars&edition=third")
    app.handle({"do": "try", "card": "oars"})
    assert app.desk is not None
    assert app.desk.session.shown.options == {"edition": "third"}


def test_an_author_chooses_the_edition_in_the_editor() -> None:
    app = arrive("?page=make&scenario=innovation/demand-chain")
    app.handle({"do": "edit", "what": "option", "key": "edition", "value": "third"})
    assert app.workshop.draft is not None
    assert "edition: third" in app.workshop.draft.text


def test_exercises_and_worksheets_take_the_cards_of_an_edition() -> None:
    one = exercise("shares", 1, 3, "third")
    assert one.game.options == {"edition": "third"}
    assert exercise("shares", 1, 3).game.options == {}
    assert (
        worksheet("innovation", 1, kinds=["shares"], seed=3, edition="third").count('class="solution"') == 1
    )


def test_the_command_prints_and_simulates_an_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "oars", "--edition", "third"]) == 0
    assert "repeat this effect" in capsys.readouterr().out
    assert main(["simulate", "innovation", "--games", "1", "--edition", "third", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["edition"], Simulation.of(data).edition) == ("third", "third")
    assert main(["simulate", "civ", "--games", "1", "--edition", "third"]) == 2
    assert "edition of civ" in capsys.readouterr().err


def test_words_that_only_one_edition_prints_are_found() -> None:
    assert "feudalism" in [entry.id for entry in search("unsplay", "en")]
    for words in ("score pile", "special achievement", "featured icon", "non-demand effect", "supply pile"):
        assert search(words, "en"), words


@pytest.mark.parametrize("edition", EDITION_NAMES[1:])
@pytest.mark.parametrize("id", [entry.id for entry in library().values() if entry.game.name == "innovation"])
def test_the_library_tells_nothing_that_is_wrong_in_another_edition(id: str, edition: EditionName) -> None:
    """Each scenario ends as it says in every edition; where it would not, its notes name the edition."""
    played = library()[id].game
    record = json.loads(json.dumps(played.record()))
    try:
        again = engine.load({**record, "options": {**record["options"], "edition": edition}})
        alike = again.position(None) == played.position(None) and not again.failures()
    except engine.ScenarioError:
        alike = False
    for language in LANGUAGES:
        assert alike or NAMED[edition][language].lower() in played.scenario["notes"][language]
