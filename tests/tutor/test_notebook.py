"""What a Jupyter user calls: widgets that can be read and observed, and the pictures that they leave."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import engine
import tutor
from cards.innovation import CARD
from tutor.drawing.widgets import AskPanel, CardPanel, GraphPanel, TablePanel, TimelinePanel, WhyPanel
from tutor.table.desk import Desk
from tutor.table.session import Session
from tutor.table.still.objects import decision_html, events_html, preview_html, resolution_svg

OWN = """
aula: 1
game: innovation
title: {en: My table}
players: [Ann, Bob]
position: {turn: Ann, players: {Ann: {board: {red: [oars]}}, Bob: {hand: [tools]}}}
moves:
  - note: {en: Look at the hand.}
  - ask: {who: {key: dogma oars, effect: 1, role: obeys}}
  - Ann: dogma oars
  - note: {en: It is gone.}
"""


def told(widget: Any) -> list[str]:
    """What the author of a scenario says and asks now."""
    return [one.get("text") or one["prompt"][0]["text"] for one in widget.view["guide"]["says"]]


def test_a_scenario_of_ones_own_shows_its_notes_and_questions(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(OWN, encoding="utf-8")
    for source in (file, str(file), OWN, engine.load(OWN)):
        walk = tutor.scenario(source)
        assert (walk.step, walk.view["title"]) == (0, "My table")
        assert told(walk)[0] == "Look at the hand."
        assert len(told(walk)) == 2
    walk.carry_out({"do": "answer", "ids": ["Bob"]})
    (question,) = (one for one in walk.view["guide"]["says"] if one["kind"] == "question")
    assert question["verdict"]["right"]
    assert "Right" in walk.picture()
    walk.step = 1
    assert "It is gone." in told(walk)
    assert "My table" in walk.picture()
    # Whoever plays on otherwise has left the scenario.
    walk.step = 0
    walk.carry_out({"do": "choose", "key": "draw"})
    assert walk.view["guide"] is None


def test_what_is_played_can_be_read_and_observed() -> None:
    game = engine.new("innovation", ["Ann", "Bob"], seed=1)
    table = tutor.show(game)
    seen: list[tuple[str, int]] = []
    table.observe(lambda change: seen.append((change.name, len(table.game.moves))), ["game", "step"])
    table.carry_out({"do": "choose", "key": "agriculture"})
    assert table.game is game
    assert sorted(seen) == [("game", 1), ("step", 1)]
    table.step = 0
    assert table.game.moves == []
    assert table.scene["timeline"]["at"] == 0
    # Several panels at one desk are at the same step.
    desk = Desk(game)
    ask, graph = AskPanel(desk), GraphPanel(desk)
    ask.carry_out({"do": "go", "at": 0})
    assert graph.step == ask.step == 0


def test_a_table_is_shown_from_a_session_a_file_and_the_library() -> None:
    session = Session(engine.load(OWN))
    session.go(0)
    assert tutor.show(session).step == 0
    assert tutor.show(OWN).step == 1
    assert tutor.show("innovation/zero").game.name == "innovation"


@pytest.mark.parametrize(
    ("act", "named"),
    [
        (lambda: tutor.show("innovation/zeroo"), "innovation/zero"),
        (lambda: tutor.scenario("nothing.yaml"), "nothing.yaml"),
        (lambda: tutor.lesson("innovation"), "innovation/01-goal"),
        (lambda: tutor.practise("share"), "shares"),
        (lambda: tutor.practise("shares", level=9), "1, 2, 3"),
        (lambda: engine.new("chess", ["Ann", "Bob"]), "innovation or civ"),
        (lambda: tutor.shows, "scenario, show, simulate"),
    ],
)
def test_whoever_is_wrong_is_told_what_there_is(act: Callable[[], object], named: str) -> None:
    with pytest.raises((LookupError, ValueError, AttributeError, engine.ScenarioError)) as refused:
        act()
    assert named in str(refused.value)


def test_dir_names_what_can_be_used() -> None:
    for thing in (engine, tutor, engine.new("civ", ["Ann", "Bob"])):
        assert all(hasattr(thing, name) for name in dir(thing))
        assert len(dir(thing)) < 30
    assert {"decision", "choose", "events"} <= set(dir(engine.new("innovation", ["Ann", "Bob"])))
    assert engine.__version__ == tutor.__version__ != ""


WIDGETS: dict[str, Callable[[], Any]] = {
    "stage": lambda: tutor.show("innovation/worked-example"),
    "walkthrough": lambda: tutor.scenario("civ/democracy"),
    "lesson": lambda: tutor.lesson("innovation/01-goal"),
    "exercise": lambda: tutor.practise("shares", seed=7),
    "editor": lambda: tutor.edit(OWN),
    "app": tutor.app,
    **{
        panel.module: (lambda panel=panel: panel(Desk(tutor.show("innovation/worked-example").game.at(1))))
        for panel in (AskPanel, CardPanel, GraphPanel, TablePanel, TimelinePanel, WhyPanel)
    },
}


@pytest.mark.parametrize("name", WIDGETS)
def test_every_widget_has_a_picture_without_a_script(name: str) -> None:
    html = WIDGETS[name]().picture()
    assert len(re.sub(r"<[^>]*>", "", html)) > 5 or "alt=" in html
    assert "<script" not in html
    assert not re.search(r'(src|href)="(?!data:)', html)
    tags = re.findall(r"<(/?)([a-z0-9]+)", html)
    assert sorted(tag for end, tag in tags if not end) == sorted(tag for end, tag in tags if end)


def test_what_a_player_may_not_know_is_not_in_the_picture() -> None:
    game = engine.load(OWN.replace("hand: [tools]", "hand: [metalworking]")).at(0)
    assert "Metalworking" in tutor.show(game).picture()
    assert "Metalworking" not in tutor.show(game, viewer="Ann").picture()


def test_whatever_stands_in_a_file_stays_text() -> None:
    bad = OWN.replace("Look at the hand.", "<script>alert(1)</script>")
    assert "&lt;script&gt;" in tutor.scenario(bad).picture()
    assert "<script" not in tutor.scenario(bad).picture()


def test_decisions_events_previews_and_resolutions_show_themselves() -> None:
    game = engine.load(OWN).at(0)
    decision = game.decision
    assert decision is not None
    assert "<code>dogma oars</code>" in decision_html(decision)
    assert "Activate Oars" in decision_html(decision)
    assert preview_html(game.preview("dogma oars")).count("<tr>") == len(game.preview("dogma oars"))
    drawn = resolution_svg(tutor.resolution(game, "dogma oars"))
    assert drawn.startswith("<svg")
    assert all(name in drawn for name in ("Oars", "Ann", "Bob"))
    events = game.choose("dogma oars")
    assert all(event.rule in events_html(events) for event in events)
    # Of a decision that is over the keys are left.
    assert "<code>dogma oars</code>" in decision_html(decision)
    assert CARD["oars"].name.it in tutor.scenario(OWN, "it").picture()


def test_one_plays_against_opponents_in_a_notebook() -> None:
    """Whoever is alone sees their own cards; the opponent answers step by step, a message at a time."""
    stage = tutor.show(engine.new("civ", ["Ann", "Bob"], seed=2), opponents={"Bob": "alert"})
    assert stage.scene["viewer"] == "Ann"
    moves = stage.desk.session.current.game.moves
    while len(moves) < 12:
        asked = stage.scene["ask"]
        own = asked["answers"][0]["key"] if asked["answers"] else None
        stage.carry_out({"do": "next"} if asked["auto"] else {"do": "choose", "key": own})
        moves = stage.desk.session.current.game.moves
    assert {player for player, _ in moves} == {"Ann", "Bob"}
    with pytest.raises(ValueError, match="there is no opponent 'clever', only random, distracted"):
        tutor.show(engine.new("civ", ["Ann", "Bob"]), opponents={"Bob": "clever"})
    with pytest.raises(ValueError, match="Eve does not play"):
        tutor.show(engine.new("civ", ["Ann", "Bob"]), opponents={"Eve": "alert"})
