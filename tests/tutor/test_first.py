"""The first minute: which game one owns, a turn that plays by itself, the winning move."""

from __future__ import annotations

import pytest

from cards.terms import GAMES, LANGUAGES
from tests.tutor.test_app import arrive
from tutor.pages.app import App
from tutor.pages.first import FirstMinute

WINS = {"innovation": "achieve 4", "civ": "play science3"}


def come(query: str = "", own: str = "", progress: str = "") -> App:
    app = App()
    app.handle({"do": "arrive", "query": query, "languages": ["en"], "own": own, "progress": progress})
    return app


def test_who_comes_for_the_first_time_is_asked_which_game_they_own() -> None:
    app = come()
    content = app.view()["content"]
    assert [box["id"] for box in content["boxes"]] == ["innovation", "innovation-third", "civ"]
    app.handle({"do": "own", "id": "civ"})
    assert (app.view()["page"], app.address.game) == ("first", "civ")
    app = come()
    app.handle(content["skip"]["send"])
    assert app.view()["page"] == "learn"


@pytest.mark.parametrize(
    ("query", "own", "progress", "page", "game"),
    [
        ("", "civ", "", "learn", "civ"),
        ("", "", '{"progress": 1}', "learn", "innovation"),
        ("?page=rules", "", "", "rules", "innovation"),
        ("?language=en", "civ", "", "learn", "innovation"),
        ("", "chess", "", "start", "innovation"),
    ],
)
def test_who_has_been_here_or_wants_something_is_not_asked(
    query: str, own: str, progress: str, page: str, game: str
) -> None:
    app = come(query, own, progress)
    assert (app.view()["page"], app.address.game) == (page, game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_plays_by_itself_until_the_learner_wins(game: str, language: str) -> None:
    app = arrive(f"?page=first&game={game}&language={language}")
    captions = [app.view()["content"]["caption"]]
    while app.view()["content"]["watch"] or len(captions) == 1:
        scene = app.scene()
        assert scene is not None
        assert scene["ask"] is None
        app.handle({"do": "choose", "key": WINS[game]})
        app.handle({"do": "watch"})
        captions.append(app.view()["content"]["caption"])
    assert len(set(captions)) == len(captions) > 8
    scene = app.scene()
    assert scene is not None
    assert WINS[game] in [one["key"] for one in scene["ask"]["answers"]]
    app.handle({"do": "choose", "key": WINS[game]})
    scene = app.scene()
    assert scene is not None
    assert [player["name"] for player in scene["over"]["standing"] if player["won"]] == ["Anna"]
    assert [way["send"]["do"] for way in app.view()["content"]["ways"]] == ["page", "page", "replay"]


def test_what_does_not_win_is_not_played() -> None:
    app = arrive("?page=first&language=en")
    app.handle({"do": "watch", "all": True})
    before = app.scene()
    app.handle({"do": "choose", "key": "draw"})
    content = app.view()["content"]
    assert "does not win" in content["note"]
    assert app.scene() == before
    app.handle({"do": "choose", "key": "meld oars"})
    scene = app.scene()
    assert scene is not None
    assert scene["toast"]["rule"], "the refusal says why"


def test_it_is_found_again_and_watched_again() -> None:
    app = arrive("?language=en")
    way = app.view()["content"]["ways"][0]
    app.handle(way["send"])
    assert app.view()["page"] == "first"
    assert arrive(app.where()).view()["page"] == "first"
    app.handle({"do": "watch", "all": True})
    app.handle({"do": "replay"})
    assert app.first.watching


@pytest.mark.parametrize("game", GAMES)
def test_it_takes_about_a_minute(game: str) -> None:
    """At the pace of the page, 1.6 seconds for each sentence and 45 milliseconds for each of its letters."""
    first = FirstMinute(game, "en")
    seconds = 0.0
    while first.watching:
        first.handle({"do": "watch"})
        seconds += 1.6 + 0.045 * len(first.content()["caption"])
    assert 40 < seconds < 80
