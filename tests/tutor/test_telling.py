"""What follows from an answer is told on the table: a sentence at a time, as fast as one likes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import engine
from tutor.library.scenarios import library
from tutor.pages.app import App
from tutor.table.desk import Desk
from tutor.table.explain import text_of
from tutor.table.scene import scene
from tutor.table.session import Session

GAME = "language=en&game=innovation&players=Ann,Bob:greedy,Cleo:alert&seed=3"


def walked(pace: str) -> Desk:
    """The worked example at its beginning."""
    session = Session(library()["innovation/worked-example"].game.clone())
    session.go(0)
    desk = Desk(session, "en")
    desk.handle({"do": "pace", "id": pace})
    return desk


def captions(desk: Desk) -> list[str]:
    """All that is told until nothing more follows."""
    told = []
    while True:
        caption = desk.scene()["caption"]
        assert caption is not None
        told.append(text_of(caption["parts"]))
        if not caption["telling"]:
            return told
        desk.handle({"do": "tell"})


def test_what_follows_from_an_answer_is_told_sentence_by_sentence() -> None:
    desk = walked("slow")
    desk.handle({"do": "choose", "key": "dogma banking"})
    desk.handle({"do": "tell", "all": True})
    desk.handle({"do": "choose", "key": "chemistry"})
    before = [len(player["piles"]) for player in desk.scene()["players"]]
    told = captions(desk)
    assert told[0].startswith("Luca transfers Chemistry (5)")
    assert told[1:] == [
        "Luca draws and scores Statistics (5).",
        "Carlo has as many crowns as Andrea (2) and shares the cooperative effect of Banking.",
    ]
    assert [len(player["piles"]) for player in desk.scene()["players"]] == before


def test_nothing_can_be_chosen_before_all_has_been_told_and_then_all_is_as_at_once() -> None:
    desk, quick = walked("fast"), walked("once")
    for key in ("dogma banking", "chemistry"):
        desk.handle({"do": "choose", "key": key})
        assert desk.telling
        assert desk.scene()["ask"]["answers"] == []
        assert not _legal(desk.scene())
        desk.handle({"do": "tell", "all": True})
        quick.handle({"do": "choose", "key": key})
    assert {**desk.scene(), "caption": None} == {**quick.scene(), "caption": None}
    assert quick.scene()["caption"] is not None


def _legal(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["key"]] if "act" in value and value["key"] else []
        return own + [key for part in value.values() for key in _legal(part)]
    return [key for part in value for key in _legal(part)] if isinstance(value, list | tuple) else []


def test_it_is_told_once_more_and_leads_back_to_the_same_moment() -> None:
    desk = walked("once")
    desk.handle({"do": "go", "at": 2})
    before = desk.scene()
    desk.handle({"do": "replay"})
    assert desk.telling
    assert len(captions(desk)) == 3
    assert desk.scene() == before


def test_going_on_along_the_timeline_tells_what_comes_and_going_on_again_skips_it() -> None:
    desk = walked("slow")
    desk.handle({"do": "go", "at": 1})
    assert desk.telling
    desk.handle({"do": "go", "at": 2})
    assert not desk.telling
    assert desk.session.at == 1
    desk.handle({"do": "go", "at": 5})
    assert not desk.telling


def test_a_turn_of_opponents_is_told_with_a_reason_and_waits_for_the_learner() -> None:
    app = App()
    app.handle({"do": "arrive", "query": GAME, "pace": "step"})
    app.handle({"do": "choose", "key": "the_wheel"})
    told, reasons = [], []
    for _ in range(60):
        shown = app.scene()
        assert shown is not None
        caption = shown["caption"]
        assert caption is not None
        told.append(text_of(caption["parts"]))
        reasons.append(caption["because"])
        if caption["next"] is None:
            break
        app.handle(caption["next"])
    assert "Cleo melds Masonry (1)." in told
    assert any(reasons)
    shown = app.scene()
    assert shown is not None
    assert shown["ask"]["mine"]
    assert all(one != other or not one for one, other in pairwise(told))


def test_what_has_changed_is_marked_until_the_next_answer() -> None:
    desk = walked("once")
    desk.handle({"do": "choose", "key": "dogma banking"})
    desk.handle({"do": "choose", "key": "chemistry"})
    assert _fresh(desk) == [("Andrea", "chemistry"), ("Luca", "statistics")]
    desk.handle({"do": "choose", "key": "green"})
    carlo = desk.scene()["players"][1]
    assert [pile["colour"] for pile in carlo["piles"] if pile["fresh"]] == ["green"]
    assert _fresh(desk) == []


def _fresh(desk: Desk) -> list[tuple[str, str | None]]:
    return [
        (player["name"], card["id"])
        for player in desk.scene()["players"]
        for cards in (*(pile["cards"] for pile in player["piles"]), player["hand"], player["score"] or [])
        for card in cards
        if card["fresh"]
    ]


def test_of_equal_cards_only_those_of_the_one_who_is_asked_can_be_chosen() -> None:
    game = engine.new("civ", ["Ada", "Leo"], seed=2)
    shown = scene(game, None, "en")
    legal = {player["name"] for player in shown["players"] for card in player["hand"] if card["key"]}
    assert legal == {game.decision.player if game.decision else None}
