"""A published page holds all it needs, and nothing of a file becomes part of the page itself."""

import json
import re
from html import escape
from itertools import pairwise
from typing import Any

import pytest

import engine
from engine.commentary import commentary
from tests.effort import cases
from tests.publish.published import WORKED, carried
from tests.scenarios.test_variations import SHARED
from tutor.publish import MOST_BYTES, Unpublished, published_page
from tutor.publish.article import article
from tutor.publish.site import index
from tutor.publish.walk import Extras, walked_out
from tutor.table.session import Session
from tutor.words import NAMES

SMALL: dict[str, Any] = {
    "aula": 1,
    "game": "innovation",
    "title": {"en": "Who shares?", "it": "Chi condivide?", "fr": "Qui partage ?"},
    "players": ["Ann", "Bob"],
    "position": {
        "turn": "Ann",
        "piles": {1: ["oars", "tools"]},
        "players": {"Ann": {"board": {"green": ["sailing"]}}, "Bob": {"board": {"green": ["clothing"]}}},
    },
    "moves": [
        {"note": {"en": "Look at the crowns."}},
        {"Ann": "dogma sailing"},
        {"note": {"en": "Bob did not share."}},
    ],
}


def test_author_and_licence_stand_in_the_page_and_in_its_words() -> None:
    game = engine.load({**SMALL, "author": "Anna Verdi", "licence": "CC BY 4.0"})
    text = published_page(game)
    assert carried(text)["words"]["it"]["credit"] == "Di Anna Verdi · Licenza: CC BY 4.0"
    assert "By Anna Verdi · Licence: CC BY 4.0" in text


def test_a_link_to_the_page_can_be_previewed() -> None:
    text = published_page(engine.load({**SMALL, "goal": {"en": 'See "who" shares.'}}))
    assert '<meta property="og:title" content="Who shares?">' in text
    assert '<meta property="og:description" content="See &quot;who&quot; shares.">' in text
    assert '<meta name="description" content="See &quot;who&quot; shares.">' in text


def with_moves(*moves: Any) -> engine.Game:
    return engine.load({**SMALL, "moves": list(moves)})


def test_a_page_carries_the_walk_as_it_was_worked_out() -> None:
    game = engine.load(SMALL)
    walked = json.loads(json.dumps(walked_out(game, Extras())))
    assert carried(published_page(game)) == {"language": "en", **walked, "names": dict(NAMES)}


def test_each_step_has_its_scene_and_what_the_author_says_there() -> None:
    english = walked_out(engine.load(SMALL), Extras())["words"]["en"]
    first, last = english["steps"]
    assert [one["note"] for one in first["says"]] == ["Look at the crowns."]
    assert [one["note"] for one in last["says"]] == ["Bob did not share."]
    assert first["scene"]["timeline"]["at"] == 0
    assert [one["key"] for one in first["scene"]["ask"]["answers"] if one["played"]] == ["dogma sailing"]
    assert first["looks"]["dogma sailing"]["card"]["id"] == "sailing"
    assert last["scene"]["why"][-1]["rule"]


def test_a_page_points_where_its_notes_do_and_says_so_on_paper() -> None:
    game = with_moves({"note": "Look.", "look": [{"spotlight": "Ann crown"}]}, {"Ann": "dogma sailing"})
    walked = walked_out(game, Extras())
    says = walked["words"]["it"]["steps"][0]["says"][1]
    assert says["look"] == "Da guardare: Ann: corone."
    assert says["highlights"][0]["kind"] == "light"
    assert "Da guardare: Ann: corone." in article(game, "it", walked)


def test_a_variation_is_carried_from_where_it_departs_and_told_on_paper() -> None:
    game = engine.load(SHARED)
    walked = walked_out(game, Extras())
    (beside,) = walked["variations"]
    assert {"variation": 0} in walked["words"]["it"]["steps"][1]["says"]
    assert (beside["at"], beside["played"], len(beside["told"])) == (1, ["draw"], 1)
    italian = beside["words"]["it"]
    assert italian["title"] == "E se Anna avesse pescato?"
    assert [len(step["says"]) for step in italian["steps"]] == [2, 1]
    assert italian["events"][0]["scene"]["timeline"]["at"] == walked["told"][1]
    told = article(game, "it", walked)
    assert told.index("<h3>E se Anna avesse pescato?</h3>") < told.index("She draws.")
    assert told.count("Domanda 1") == 2, "its question, and the answer at the end"


def test_another_answer_is_played_out_and_leads_back() -> None:
    first, _ = walked_out(engine.load(SMALL), Extras())["words"]["en"]["steps"]
    other = first["asides"]["draw"]
    assert [one["send"] for one in other["ask"]["answers"]] == [{"do": "go", "at": 0}]
    assert [card["id"] for card in other["players"][0]["hand"]] == ["oars"]
    assert all(card["key"] is None for card in other["players"][0]["hand"])
    assert "dogma sailing" not in first["asides"]


def test_by_event_the_timeline_has_every_event() -> None:
    game = engine.load(SMALL)
    walked = walked_out(game, Extras())
    events = walked["words"]["it"]["events"]
    assert [one["scene"]["timeline"]["at"] for one in events] == [*range(len(game.events) + 1)]
    assert walked["told"] == [0, len(game.events)]


def test_a_question_is_worked_out_with_its_reasons() -> None:
    game = with_moves(
        {"ask": {"who": {"key": "dogma sailing", "effect": 1, "role": "affected"}}}, {"Ann": "dogma sailing"}
    )
    ask = walked_out(game, Extras())["words"]["fr"]["steps"][0]["says"][0]["ask"]
    assert ask["form"] == "some"
    assert {option["id"]: option["right"] for option in ask["options"]} == {"Ann": True, "Bob": False}
    assert any(line["rule"] == "INN-5.4" for option in ask["options"] for line in option["lines"])
    # What happens then is seen as one goes on, and need not be as it was worked out here.
    told = "".join(part["text"] for line in ask["lines"] for part in line["parts"])
    assert "pioche" not in told
    assert any("pioche" in part["text"] for line in ask["story"] for part in line["parts"])


def test_a_question_looks_no_further_than_the_authors_next_words() -> None:
    game = with_moves(
        {
            "ask": {
                "predict": [
                    {"say": {"en": "one card"}, "if": {"expect": {"players": {"Ann": {"hand": ["oars"]}}}}},
                    {
                        "say": {"en": "two cards"},
                        "if": {"expect": {"players": {"Ann": {"hand": ["oars", "tools"]}}}},
                    },
                ]
            }
        },
        {"Ann": "draw"},
        {"note": {"en": "That was a draw."}},
        {"Ann": "draw"},
    )
    (ask,) = (told["ask"] for told in walked_out(game, Extras())["words"]["en"]["steps"][0]["says"])
    assert [option["right"] for option in ask["options"]] == [True, False]


def test_what_is_played_at_the_table_is_asked_as_a_choice() -> None:
    game = with_moves(
        {"ask": {"do": {"goal": {"event": {"kind": "draw", "player": "Ann", "rule": "INN-3.1"}}}}}
    )
    ask = walked_out(game, Extras())["words"]["en"]["steps"][0]["says"][0]["ask"]
    assert ask["form"] == "one"
    assert {option["id"]: option["right"] for option in ask["options"]} == {
        "draw": True,
        "dogma sailing": False,
    }
    assert all(option["lines"] for option in ask["options"])


def test_the_index_counts_and_names_languages_where_words_are_missing() -> None:
    game = engine.load({**SMALL, "notes": {"en": "Watch the crowns."}})
    (shown,) = carried(index({"one.html": game}))["words"]["fr"]["games"]
    assert shown["scenarios"][0]["line"] == "2 joueurs · 1 étape"
    assert shown["scenarios"][0]["languages"] == ["English"]


def test_in_words_it_says_table_card_question_and_answer() -> None:
    game = with_moves(
        {"ask": {"who": {"key": "dogma sailing", "effect": 1, "role": "affected"}}}, {"Ann": "dogma sailing"}
    )
    told = re.search(r'<article id="en"[^>]*>(.*?)</article>', published_page(game), re.DOTALL)
    assert told
    words = re.sub(r"<[^>]+>", "|", told[1])
    in_order = [
        "Ann (2 crowns, 1 leaf)", "green: 1 card: Sailing, age 1, green", "Draw and meld a 1.",
        "|Question 1|", "|Ann|", "|Bob|", "Step 1", "Ann draws Oars", "The answers",
        "|Question 1|", " Ann|", "INN-5.4",
    ]  # fmt: skip
    at = 0
    for each in in_order:
        at = words.index(each, at) + 1


HOSTILE = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'&lt;"


def test_in_words_what_happened_is_a_commentary_that_leaves_nothing_out() -> None:
    game = engine.new("innovation", ["Ann", "Bob"], seed=1)
    while game.decision is not None and len(game.moves) < 20:
        game.choose(game.decision.keys[-1])
    told = article(game, "en", walked_out(game, Extras(events=False, asides=False)))
    numbers = Session(game).told
    lines = [line for span in pairwise(numbers) for line in commentary(game.events[slice(*span)], "en")]
    folded = [detail for line in lines for detail in line.details]
    assert folded
    for line in (*lines, *folded):
        assert f"<li>{escape(line.text)} <small>{line.rule}</small>" in told
    assert told.count("<ul><li>") >= len([line for line in lines if line.details])


def test_hostile_words_never_become_markup() -> None:
    words = {"en": HOSTILE, "it": HOSTILE, "fr": HOSTILE}
    moves = [
        {"note": words},
        {
            "ask": {
                "predict": [
                    {"say": words, "if": {"event": {"kind": "draw"}}},
                    {"say": words, "if": {"no_event": {"kind": "draw"}}},
                ],
                "prompt": words,
                "hints": [words],
                "why": words,
            }
        },
        *SMALL["moves"],
    ]
    game = engine.load({**SMALL, "title": words, "goal": words, "notes": words, "moves": moves})
    text = published_page(game, home='"><script>')
    assert text.count("<script") == text.count("</script") == 2
    assert "<img" not in text
    assert HOSTILE in carried(text)["words"]["en"]["title"]


@pytest.mark.parametrize("file", [WORKED, SMALL], ids=["worked example", "small"])
def test_a_page_is_small_and_names_nothing_elsewhere(file: Any) -> None:
    text = published_page(engine.load(file))
    assert len(text.encode()) < MOST_BYTES
    # Names that look like addresses, of SVG and of what xAPI calls an answer; nobody fetches them.
    xapi = ("verbs/answered", "activities/cmi.interaction")
    names = {"http://www.w3.org/2000/svg", *(f"http://adlnet.gov/expapi/{name}" for name in xapi)}
    assert set(re.findall(r"https?://[\w./:-]+", text)) <= names
    assert not re.search(
        r"@import|url\(|\bsrc=\"(?!data:)|<link[^>]+href=\"(?!data:)", text.split("<script")[0]
    )


def test_a_long_game_still_fits() -> None:
    game = engine.new("innovation", players=["Ann", "Bob", "Cleo", "Dan"], seed=1)
    for _ in range(cases(sample=20, nightly=60)):
        if game.decision is None:
            break
        game.choose(game.decision.keys[-1])
    assert len(published_page(game).encode()) < MOST_BYTES


def test_what_does_not_fit_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.publish.MOST_BYTES", 1000)
    with pytest.raises(Unpublished, match="1 answers are more than"):
        published_page(engine.load(SMALL))
