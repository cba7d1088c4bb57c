"""Cards to be looked up: each of them, with its order at a table, its rules, and where it is played."""

from __future__ import annotations

import pytest

from cards.civ import DOMAINS
from cards.innovation import CARD, FIELDS
from cards.terms import LANGUAGES
from tests.tutor.test_app import arrive
from tutor.story.reference.entries import card_entries
from tutor.story.reference.seen import card_table, lessons_with, scenarios_with

EVERY = [entry.id for entry in card_entries("en")]


def content(query: str) -> dict[str, object]:
    view = arrive(query).view()
    assert (view["page"], view["trouble"]) == ("cards", None)
    found: dict[str, object] = view["content"]
    return found


def named(query: str) -> list[str]:
    return [card["id"] for card in content(query)["cards"]]  # type: ignore[attr-defined]


def test_every_card_is_there_once() -> None:
    assert [*CARD, *(field.id for field in FIELDS), *(domain.id for domain in DOMAINS)] == EVERY
    assert named("?page=cards") == EVERY[:110]
    assert named("?page=cards&game=civ") == EVERY[110:]


@pytest.mark.parametrize("card", [*CARD, *(domain.id for domain in DOMAINS)])
def test_every_card_can_be_carried_out_at_its_table(card: str) -> None:
    table = card_table(card)
    assert table is not None
    assert table.game.decision is not None
    assert table.key in table.game.decision.keys
    assert any(step.role == "acts" or step.role == "obeys" for step in table.game.preview(table.key))


@pytest.mark.parametrize("card", CARD)
def test_at_the_table_of_a_card_one_has_icons_enough_and_one_has_none(card: str) -> None:
    table = card_table(card)
    assert table is not None
    anna, bruno, carla = (table.game.position(None)["players"][name]["icons"] for name in table.game.players)
    icon = CARD[card].dogma
    assert bruno[icon] >= anna[icon] > carla[icon] == 0


@pytest.mark.parametrize("card", ["oars", "fission", "empire"])
def test_a_card_is_read_in_all_languages_with_its_rules(card: str) -> None:
    opened = content(f"?page=cards&card={card}&language=it")["open"]
    assert isinstance(opened, dict)
    assert [text["language"] for text in opened["texts"]] == [*LANGUAGES]
    assert opened["card"]["effects"]
    assert opened["rules"]
    assert bool(opened["graph"]) == (card != "empire")


def test_a_ruling_about_a_card_is_shown_with_it() -> None:
    opened = content("?page=cards&card=fission&language=en")["open"]
    assert isinstance(opened, dict)
    assert "INN-7.10" in [rule["id"] for rule in opened["rulings"]]


def test_cards_are_chosen_by_what_is_printed_on_them() -> None:
    assert named("?page=cards&only=10,red,factory") == ["robotics"]
    assert set(named("?page=cards&only=1,2,demand&q=castle")) <= set(named("?page=cards&only=demand"))
    assert named("?page=cards&only=field") == [str(field.id) for field in FIELDS]
    app = arrive("?page=cards")
    app.handle({"do": "only", "id": "green"})
    where = app.where()
    assert arrive(where).view()["content"] == app.view()["content"]
    app.handle({"do": "only", "id": "green"})
    assert "only" not in app.where()


def test_a_card_is_seen_played_where_it_is_carried_out() -> None:
    assert "innovation/worked-example" in [one.id for one in scenarios_with("banking")]
    assert "innovation/10-counted-once" in [one.lesson.id for one in lessons_with("banking")]
    app = arrive("?page=cards&card=banking&language=en")
    for seen in app.view()["content"]["open"]["seen"]:
        again = arrive(app.where())
        again.handle(seen["send"])
        assert again.view()["trouble"] is None
        assert again.scene() is not None


def test_one_sits_down_at_the_example_table() -> None:
    app = arrive("?page=cards&card=archery&language=en")
    app.handle(app.view()["content"]["open"]["try"]["send"])
    scene = arrive(app.where()).scene()
    assert scene is not None
    assert "dogma archery" in [one["key"] for one in scene["ask"]["answers"]]


def test_rules_and_cards_are_found_together() -> None:
    app = arrive("?page=rules&q=fission&language=en")
    found = app.view()["content"]
    assert [card["id"] for card in found["cards"]] == ["fission"]
    assert "INN-7.10" in [rule["id"] for section in found["sections"] for rule in section["rules"]]
    app.handle({"do": "page", "page": "cards"})
    shown = app.view()["content"]
    assert (shown["query"], shown["rules"]["send"]["page"]) == ("fission", "rules")
    app.handle({"do": "page", "page": "rules"})
    app.handle({"do": "open", "card": "fission"})
    assert app.view()["content"]["open"]["id"] == "fission"


def test_a_table_in_a_rule_is_a_table() -> None:
    (section, *_) = arrive("?page=rules&game=civ&language=fr").view()["content"]["sections"]
    rows = next(part["rows"] for part in section["rules"][0]["paragraphs"] if "rows" in part)
    assert rows[1][1:] == ["8", "8", "4"]
    assert len({len(row) for row in rows}) == 1


def test_nobody_is_shown_a_card_that_there_is_not() -> None:
    assert content("?page=cards&card=nothing")["open"] is None
    assert content("?page=cards&card=army")["open"] is None, "a card of the other game"
