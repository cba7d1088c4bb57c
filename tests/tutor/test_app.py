"""The app without its drawing: pages, addresses that open exactly what they say, visitors with odd ideas."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import pytest

from tutor.library.address import read_address
from tutor.pages.app import App
from tutor.pages.widget import AppWidget
from tutor.words import said

EXAMPLE = "innovation/worked-example"


def arrive(query: str = "", languages: tuple[str, ...] = ("en",)) -> App:
    hall = App()
    hall.handle({"do": "arrive", "query": query, "languages": list(languages)})
    return hall


def sit_down(hall: App, *kinds: str, game: str = "innovation", variant: str = "") -> None:
    names = ("Ann", "Bob", "Cy", "Di")
    hall.handle({"do": "game", "id": game})
    players = [{"name": name, "kind": kind} for name, kind in zip(names, kinds, strict=False)]
    hall.handle({"do": "start", "players": players, "variant": variant})


def answer(hall: App, place: int = 0) -> None:
    scene = hall.scene()
    assert scene is not None
    if scene["ask"]["auto"]:
        hall.handle({"do": "next"})
    else:
        answers = scene["ask"]["answers"]
        hall.handle(answers[place % len(answers)]["send"])


def test_nothing_is_shown_before_somebody_arrives() -> None:
    assert App().view()["page"] == "opening"
    assert App().where() == ""


def test_a_page_that_cannot_be_shown_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    app = AppWidget()
    before = app.view
    monkeypatch.setattr(App, "where", lambda _: 1 / 0)
    app.carry_out({"do": "arrive", "query": "", "languages": ["fr"]})
    assert app.view == {**before, "trouble": said("friendly", "fr")}


@pytest.mark.parametrize(
    ("languages", "expected"), [(("it-IT", "en"), "it"), (("de", "fr"), "fr"), (("ja",), "en")]
)
def test_the_browser_says_which_language(languages: tuple[str, ...], expected: str) -> None:
    assert arrive("", languages).view()["language"] == expected


def test_the_address_says_it_louder() -> None:
    assert arrive("?language=fr", ("it",)).view()["language"] == "fr"


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("game", ["innovation", "civ"])
@pytest.mark.parametrize("page", ["learn", "play", "scenarios", "rules", "cards"])
def test_every_page_has_a_title(page: str, game: str, language: str) -> None:
    view = arrive(f"?language={language}&game={game}&page={page}").view()
    assert (view["page"], view["trouble"]) == (page, None)
    assert view["content"]["title"]
    assert [one["id"] for one in view["nav"] if one["current"]] == [page]


def test_a_scenario_opens_at_its_step() -> None:
    hall = arrive(f"?language=en&scenario={EXAMPLE}&step=2")
    scene = hall.scene()
    assert scene is not None
    assert (scene["timeline"]["at"], scene["ask"]["player"]) == (2, "Carlo")
    assert "Chemistry" in hall.view()["content"]["guide"]["says"][0]["text"]


@pytest.mark.parametrize(
    ("game", "kinds", "variant"),
    [
        ("innovation", ("human", "human"), ""),
        ("innovation", ("human", "random", "greedy", "human"), "teams"),
        ("civ", ("human", "random", "random"), ""),
        ("civ", ("human", "human"), "draft"),
    ],
)
def test_a_reload_comes_back_to_the_same_table(game: str, kinds: tuple[str, ...], variant: str) -> None:
    hall = arrive("?language=it")
    sit_down(hall, *kinds, game=game, variant=variant)
    for number in range(40):
        answer(hall, number)
    hall.handle({"do": "language", "id": "fr"})
    again = arrive(hall.where())
    assert again.where() == hall.where()
    mine, theirs = again.scene(), hall.scene()
    assert mine is not None
    assert theirs is not None
    assert mine["timeline"] == theirs["timeline"]
    assert again.desk is not None
    assert hall.desk is not None
    assert again.desk.session.shown.state == hall.desk.session.shown.state


def test_back_from_a_table_leaves_it_behind_as_a_new_page_would() -> None:
    app = arrive("?language=en&scenario=civ/a-new-game&step=1")
    for query in ("?language=it&game=innovation", "?language=it&game=innovation&page=play"):
        app.handle({"do": "arrive", "query": query, "languages": []})
        assert app.where() == arrive(query).where()
    app.handle({"do": "page", "page": "play"})
    assert app.view()["page"] == "play"


def test_a_branch_of_a_scenario_has_an_address() -> None:
    hall = arrive(f"?language=en&scenario={EXAMPLE}&step=2")
    hall.handle({"do": "choose", "key": "pass"})
    again = arrive(hall.where())
    assert again.where() == hall.where()
    scene = again.scene()
    assert scene is not None
    assert len(scene["timeline"]["branches"]) == 2
    assert hall.view()["content"]["guide"] is None


def test_the_table_waits_while_one_looks_at_the_rules() -> None:
    hall = arrive()
    sit_down(hall, "human", "random")
    where = hall.where()
    hall.handle({"do": "page", "page": "rules"})
    assert hall.scene() is None
    assert arrive(hall.where()).view()["page"] == "rules"
    hall.handle({"do": "page", "page": "play"})
    assert hall.where() == where
    hall.handle({"do": "leave"})
    assert "moves" not in parse_qs(hall.where())
    assert hall.view()["page"] == "play"


def test_rules_and_words_are_found() -> None:
    hall = arrive("?language=it&page=rules")
    everything = hall.view()["content"]
    hall.handle({"do": "search", "query": "condivid"})
    found = hall.view()["content"]
    assert found["count"]
    assert 0 < len(found["terms"]) < len(everything["terms"])
    hall.handle({"do": "search", "query": "xyzzy"})
    assert hall.view()["content"]["sections"] == []


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("bonus", EXAMPLE),
        ("inn-8.1", EXAMPLE),
        ("vaccinazione", ""),
        ("esempio TURNO", EXAMPLE),
        ("xyzzy", ""),
    ],
)
def test_scenarios_are_found_by_word_and_rule(query: str, found: str) -> None:
    hall = arrive("?language=it&page=scenarios")
    everything = hall.view()["content"]
    assert (everything["count"], len(everything["scenarios"]) > 15) == (None, True)
    hall.handle({"do": "search", "query": query})
    content = hall.view()["content"]
    ids = [one["id"] for one in content["scenarios"]]
    assert (EXAMPLE in ids) == bool(found)
    assert len(ids) < len(everything["scenarios"])
    assert str(len(ids) or "Nessun") in content["count"]
    assert arrive(hall.where()).view()["content"] == content


def test_a_scenario_shows_its_rules_and_can_be_presented_and_edited() -> None:
    hall = arrive("?language=it&page=scenarios&q=esempio di turno")
    (shown,) = hall.view()["content"]["scenarios"]
    assert "INN-5.5" in shown["rules"]
    assert set(shown["rules"]) <= set(hall.book()["rules"])
    assert shown["line"] == "4 giocatori · 5 passi"
    assert [way["word"] for way in shown["ways"]] == ["Presenta", "Modifica"]
    hall.handle(shown["ways"][1]["send"])
    view = hall.view()
    assert (view["page"], view["content"]["draft"]["title"]) == ("make", shown["title"])


def test_the_table_of_a_scenario_leads_to_the_editor_and_a_changed_draft_is_kept() -> None:
    hall = arrive(f"?language=en&scenario={EXAMPLE}&step=2")
    assert [way["id"] for way in hall.view()["content"]["ways"]] == ["present", "make", "leave"]
    hall.handle({"do": "make"})
    assert hall.view()["content"]["draft"]["title"] == "The worked example of the rulebook"
    hall.handle({"do": "page", "page": "scenarios"})
    scene = hall.scene()
    assert scene is not None
    assert scene["timeline"]["at"] == 2
    hall.handle({"do": "make"})
    assert arrive(hall.where()).view()["page"] == "make"
    hall.handle({"do": "edit", "what": "say", "key": "title", "language": "en", "text": "Mine"})
    hall.handle({"do": "make", "id": "innovation/fission"})
    view = hall.view()
    assert view["content"]["draft"]["title"] == "Mine"
    assert "still working" in view["trouble"]


def test_an_address_opens_a_scenario_of_the_library_in_the_editor() -> None:
    hall = arrive("?page=make&scenario=civ/embargo&language=it")
    draft = hall.view()["content"]["draft"]
    assert (draft["game"], draft["title"]) == ("civ", "Un embargo dura un turno")
    assert "scenario" not in hall.where(), "what is changed from now on is no longer that of the library"
    assert arrive("?page=make&scenario=civ/nothing").view()["trouble"]


def test_a_draft_can_be_presented_at_once() -> None:
    hall = arrive("?page=make&scenario=civ/embargo")
    hall.handle({"do": "edit", "what": "show"})
    assert hall.address.page == "present"
    assert hall.presentation is not None
    assert hall.presentation.step.kind == "title"


def test_a_presentation_begun_in_the_editor_leads_back_there() -> None:
    hall = arrive("?language=en&page=make&scenario=innovation/declined-may")
    hall.handle({"do": "edit", "what": "show"})
    assert hall.view()["page"] == "present"
    hall.handle({"do": "leave"})
    assert (hall.view()["page"], hall.scene()) == ("make", None)
    assert hall.view()["content"]["draft"]
    hall.handle({"do": "edit", "what": "play"})
    hall.handle({"do": "present"})
    hall.handle({"do": "leave"})
    assert hall.view()["page"] == "table"


def test_a_draft_without_an_address_is_looked_for_in_the_editor() -> None:
    hall = arrive("?language=en&draft=-")
    assert hall.address.page == "make"
    assert "too long for an address" in hall.view()["trouble"]


def test_a_game_that_is_played_can_be_taken_into_the_editor() -> None:
    hall = arrive()
    sit_down(hall, "human", "human")
    hall.handle({"do": "make"})
    assert hall.view()["content"]["draft"]["game"] == "innovation"


@pytest.mark.parametrize(
    "query",
    [
        "?scenario=nothing/here",
        "?scenario=../../etc/passwd",
        "?players=Ann,Bob&game=chess&moves=zzzzzz&step=999999",
        "?players=<script>alert(1)</script>,Bob",
        "?players=Ann,Ann",
        "?players=Ann,Bob,Cy&variant=teams",
        "?language=<b>&page=table&q=<img src=x>",
        "?" + "a=b&" * 4000,
        "?players=Ann,Bob&seed=99999999999999999999",
        f"?scenario={EXAMPLE}&step=77&moves=0_0",
        "%00%ff=%f0%28%8c%28",
    ],
)
def test_hostile_links_open_something_sensible(query: str) -> None:
    hall = arrive(query)
    view = hall.view()
    assert view["page"] in ("learn", "play", "scenarios", "table")
    assert arrive(hall.where()).where() == hall.where()
    assert "script" not in hall.where()


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Ann"], ["Ann", "<script>"], ["", "Bob"], list("ABCDE")])
def test_who_cannot_sit_down_is_told_why(names: list[str]) -> None:
    hall = arrive("?page=play")
    hall.handle({"do": "start", "players": [{"name": name, "kind": "human"} for name in names]})
    view = hall.view()
    assert (view["page"], bool(view["content"]["trouble"])) == ("play", True)
    assert arrive(hall.where()).view()["page"] == "play"


@pytest.mark.parametrize(
    "message", [{}, {"do": "page", "page": "x"}, {"do": "scenario", "id": "?"}, {"do": "start"}]
)
def test_nonsense_gets_a_sentence_and_changes_nothing(message: dict[str, Any]) -> None:
    hall = arrive("?page=rules")
    hall.handle(message)
    assert hall.view()["page"] == "rules"
    assert message == {} or hall.view()["trouble"]


def test_addresses_carry_any_number_of_answers() -> None:
    hall = arrive()
    sit_down(hall, "human", "random")
    for number in range(400):
        scene = hall.scene()
        assert scene is not None
        if scene["over"]:
            break
        answer(hall, number)
    assert len(hall.where()) < 1500
    assert read_address(hall.where()).moves
    assert arrive(hall.where()).where() == hall.where()


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": [{"name": "Ann", "kind": "human"}, {"name": "Bob", "kind": "nobody"}]},
        {"players": [{"name": name, "kind": "human"} for name in ("Ann", "Bob")], "variant": "teams"},
    ],
)
def test_who_cannot_sit_down_stays_where_they_are(wrong: dict[str, Any]) -> None:
    hall = App()
    hall.handle({"do": "arrive", "query": "?page=play"})
    hall.handle({"do": "start", **wrong})
    assert hall.view()["page"] == "play"
    assert hall.view()["trouble"]


def test_half_a_character_is_replaced_on_arrival() -> None:
    hall = App()
    hall.handle({"do": "arrive", "query": "?page=rules"})
    hall.handle({"do": "search", "query": "meld\ud800"})
    assert hall.view()["content"]["query"] == "meld?"
