"""A course is attended in the app, and presented to a class, item by item."""

from __future__ import annotations

import pytest

from tests.courses.pupil import attend, content
from tutor.pages.app import App


def test_the_app_opens_the_course_that_was_brought() -> None:
    app = attend()
    shown = content(app)
    assert app.view()["page"] == "course"
    assert [chapter["title"] for chapter in shown["chapters"]] == ["To begin with", "At a table", "Exercises"]
    assert shown["lead"] == "To be done by 2026-12-01. By Anna Verdi · Licence: CC BY 4.0"
    assert shown["chapters"][0]["items"][0] == {"text": "Welcome.", "parts": [{"text": "Welcome."}]}
    assert app.where() == "language=en&game=innovation&course=own%2Fcourse"
    app.handle(shown["begin"]["send"])
    assert app.where().endswith("course=own%2Fcourse&item=0&lesson=innovation%2F02-drawing")


@pytest.mark.parametrize(
    ("query", "page"), [("", "course"), ("?language=it", "course"), ("?page=rules", "rules")]
)
def test_whoever_comes_to_no_place_in_particular_sees_the_course(query: str, page: str) -> None:
    app = App()
    app.handle(
        {"do": "arrive", "query": query, "languages": ["it"], "progress": "", "tables": "", "own": None}
    )
    assert app.view()["page"] == page
    if page == "course":
        assert content(app)["title"] == "Condividere"


def test_one_goes_from_item_to_item_and_back_to_the_contents() -> None:
    app = attend()
    app.handle({"do": "item", "n": 1})
    bar = app.view()["course"]
    assert bar["line"] == "2 of 6"
    assert [way["word"] for way in bar["ways"]] == ["Contents", "Back", "Next: Who begins"]
    app.handle(bar["ways"][2]["send"])
    assert content(app)["title"] == "Who begins"
    app.handle({"do": "page", "page": "rules"})
    assert app.view()["course"]["line"] is None
    app.handle({"do": "contents"})
    assert app.view()["page"] == "course"


def test_an_address_comes_back_to_the_item() -> None:
    app = attend()
    for n in range(6):
        app.handle({"do": "item", "n": n})
        again = App()
        again.handle({"do": "arrive", "query": app.where(), "progress": "", "tables": ""})
        assert again.where() == app.where()
        assert again.at_item == app.at_item is not None
    short = App()
    short.handle({"do": "arrive", "query": "course=own/course&item=3", "progress": "", "tables": ""})
    assert short.at_item is not None
    assert short.at_item.name == "exercise/shares/1/2009"


ITEMS = ["Welcome.", "Drawing", "Who shares?", "Who begins", "2009", "2010", "Mine"]


def shown_item(app: App) -> str:
    """Which item of the course the class sees, as the list names it."""
    outline = content(app)["course"]
    (current,) = [
        one["words"] for chapter in outline["chapters"] for one in chapter["items"] if one["current"]
    ]
    return str(current).rpartition(" · ")[2]


def test_a_presentation_goes_through_the_whole_course_and_back_by_two_keys() -> None:
    app = attend()
    app.handle(content(app)["present"]["send"])
    seen = []
    for _ in range(100):
        assert app.view()["page"] == "present"
        assert app.where() == arrived(app.where()).where(), "each step has an address"
        seen.append((shown_item(app), content(app)["n"], content(app)["kind"]))
        if content(app)["next"] is None:
            break
        app.handle({"do": "forth"})
    assert list(dict.fromkeys(item for item, _, _ in seen)) == ITEMS
    assert len(seen) == len(set(seen))
    assert content(app)["next"] is None
    back = [seen[-1]]
    while back[-1] != seen[0]:
        app.handle({"do": "backward"})
        back.append((shown_item(app), content(app)["n"], content(app)["kind"]))
    assert back == seen[::-1]
    app.handle({"do": "backward"})
    assert shown_item(app) == ITEMS[0]


def arrived(query: str) -> App:
    app = App()
    app.handle({"do": "arrive", "query": query, "progress": "", "tables": ""})
    return app


def test_a_presentation_goes_from_chapter_to_chapter_and_from_item_to_item() -> None:
    app = attend()
    app.handle({"do": "lecture", "n": 0})
    assert [part["text"] for line in content(app)["lead"] for part in line] == ["Welcome."]
    assert (content(app)["title"], app.scene()) == ("To begin with", None)

    def go(what: str, way: str = "next") -> str:
        app.handle({"do": "lecture", "of": what, "the": way})
        assert content(app)["n"] == 1
        return shown_item(app)

    assert [go("chapter"), go("chapter"), go("item"), go("chapter", "previous")] == [
        "Who shares?",
        "2009",
        "2010",
        "2009",
    ]
    assert [go("chapter", "previous"), go("item", "previous")] == ["Who shares?", "Drawing"]
    assert content(app)["course"]["chapter"]["previous"] == 0
    app.handle({"do": "lecture", "n": 6})
    assert content(app)["course"]["chapter"]["next"] is content(app)["course"]["item"]["next"] is None
    assert [go("item"), go("chapter")] == ["Mine", "Mine"]


def test_votes_stay_with_their_item_and_hidden_hands_hidden() -> None:
    app = attend()
    app.handle({"do": "lecture", "n": 4})
    app.handle({"do": "hands"})
    app.handle({"do": "count"})
    app.handle({"do": "vote", "letter": "a", "by": 2})
    app.handle({"do": "forth"})
    app.handle({"do": "forth"})
    assert (shown_item(app), content(app)["hidden"]) == ("2010", True)
    assert not any(one["votes"] for one in content(app)["question"]["options"])
    app.handle({"do": "backward"})
    assert content(app)["question"]["options"][0]["votes"] == 2


@pytest.mark.parametrize(("n", "page"), [(0, "course"), (1, "lesson"), (2, "table"), (4, "lesson")])
def test_whoever_ends_the_presentation_is_where_a_pupil_would_be(n: int, page: str) -> None:
    app = attend()
    app.handle({"do": "lecture", "n": n})
    app.handle({"do": "leave"})
    assert app.view()["page"] == page
    assert (app.at_item is None) == (n == 0)


def test_a_course_that_there_is_not_is_one_sentence() -> None:
    app = attend("course=own/nowhere&item=3")
    assert app.view()["trouble"] == "There is no such course here."
    assert app.view()["page"] == "learn"
