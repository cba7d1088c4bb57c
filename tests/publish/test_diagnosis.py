"""A published page says of a first wrong answer what the app says, and shows on its table what counts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

import engine
import tutor.publish
from cards.terms import LANGUAGES, Language
from tutor.publish.app.npm import node
from tutor.publish.walk import Extras, walked_out
from tutor.story.questions import Question
from tutor.story.questions.diagnosis import diagnosed
from tutor.story.questions.question import Answer
from tutor.story.solved import solved
from tutor.story.steps import question_steps

DRAWS = {"event": {"kind": "draw", "player": "Ann"}}
NO_DRAW = {"no_event": {"kind": "draw"}}

ASKS: dict[str, Any] = {
    "who is affected": {"who": {"key": "dogma sailing", "effect": 1, "role": "affected"}},
    "who has the most": {"who": {"most": "icons.leaf"}},
    "whom it happens to": {"who": {"event": {"kind": "meld"}}},
    "in which order": {"order": {"key": "dogma sailing"}},
    "how many icons": {"count": "Ann.icons.crown"},
    "how many points": {"count": "Ann.points"},
    "how many in the middle": {"count": "piles.1"},
    "what comes": {
        "predict": [{"say": {"en": "A draw."}, "if": DRAWS}, {"say": {"en": "None."}, "if": NO_DRAW}]
    },
    "all that comes": {
        "predict": [{"say": {"en": "A draw."}, "if": DRAWS}, {"say": {"en": "None."}, "if": NO_DRAW}],
        "all": True,
    },
    "which rule": {"rule": {"event": {"kind": "draw"}}},
    "what is allowed": {"may": ["draw", "meld oars", "achieve 1"]},
    "what is best": {"best": ["draw", "dogma sailing"]},
    "what to do": {"do": {"goal": {"event": {"kind": "draw", "player": "Ann", "rule": "INN-3.1"}}}},
}
"""A question of each kind."""


def asking(*asks: Any) -> engine.Game:
    """A table of three, of whom two act, at which this is asked."""
    return engine.load(
        {
            "aula": 1,
            "game": "innovation",
            "players": ["Ann", "Bob", "Cleo"],
            "position": {
                "turn": "Ann",
                "piles": {1: ["oars", "tools", "the_wheel"]},
                "players": {
                    "Ann": {"board": {"green": ["sailing"]}, "score": ["mysticism"]},
                    "Bob": {"board": {"green": ["clothing"]}},
                    "Cleo": {"board": {"purple": ["code_of_laws"]}},
                },
            },
            "moves": [*({"ask": ask} for ask in asks), {"Ann": "dogma sailing"}],
        }
    )


def says(ask: Any, language: Language = "en") -> dict[str, Any]:
    """What a page carries of a question."""
    (said,) = walked_out(asking(ask), Extras(events=False, asides=False))["words"][language]["steps"][0][
        "says"
    ]
    return dict(said)


def wrong_answers(question: Question) -> Iterator[Answer]:
    """All of them; of numbers, so many that each way to misread the table is among them."""
    ids = [option.id for option in question.options]
    sizes = range(1, len(ids) + 1)
    answers: dict[str, Iterator[Answer]] = {
        "one": ((id,) for id in ids),
        "play": ((id,) for id in ids),
        "some": (each for size in (0, *sizes) for each in combinations(ids, size)),
        "order": (each for size in sizes for each in permutations(ids, size)),
        "number": ((str(number),) for number in range(20)),
    }
    return (answer for answer in answers[question.form] if answer not in question.right)


VERDICTS = """
import { readFileSync } from "node:fs";
const { verdictOf } = await import(process.argv[1]);
const text = ({ parts, rule }) => `${parts.map((part) => part.text).join("")} ${rule ?? ""}`;
const asked = JSON.parse(readFileSync(process.argv[2], "utf8"));
const first = { wrong: 1, shown: false };
const said = ([question, answer]) => verdictOf(question, { ...first, answer }, {}).lines.map(text);
console.log(JSON.stringify(asked.map(said)));
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_diagnoses_every_wrong_answer_as_the_app_does(language: Language, tmp_path: Path) -> None:
    game = asking(*ASKS.values())
    asked: list[tuple[Any, Answer]] = []
    app: list[list[str]] = []
    for step in question_steps(game):
        question = step.posed(game.at(0), language)
        put = solved(question, game.name, language)
        for answer in wrong_answers(question):
            asked.append((put, answer))
            app.append([f"{line.text} {line.rule or ''}" for line in diagnosed(question, answer, language)])
    file = tmp_path / "asked.json"
    file.write_text(json.dumps(asked), encoding="utf-8")
    script = (Path(tutor.publish.__file__).parent / "verdict.js").as_uri()
    told = node("--input-type=module", "--eval", VERDICTS, script, str(file))
    assert json.loads(told.stdout) == app, told.stderr
    assert len({put["form"] for put, _ in asked}) == 4
    assert all(app)


def test_what_counts_is_lit_and_numbered_where_it_is_counted() -> None:
    def lit(kind: str) -> list[str | None]:
        return [player.get("counted") for player in says(ASKS[kind])["table"]["missed"]["players"]]

    assert lit("how many icons") == ["crown", None, None]
    assert lit("who is affected") == ["crown", "crown", "crown"]
    assert lit("who has the most") == ["leaf", "leaf", "leaf"]
    assert lit("in which order") == ["crown", "crown", "crown"]
    assert says(ASKS["how many points"])["table"]["lit"] == []
    (line,) = says(ASKS["who is affected"], "it")["table"]["lit"]
    assert "illuminato e numerato" in "".join(part["text"] for part in line["parts"])


@pytest.mark.parametrize("moment", ["open", "missed"])
def test_the_table_does_not_answer_what_is_asked(moment: str) -> None:
    icons = says(ASKS["how many icons"])["table"][moment]["players"]
    assert {count["n"] for player in icons for count in player["counts"]} == {"?"}
    points = says(ASKS["how many points"])["table"][moment]["players"]
    assert {player["points"] for player in points} == {"?"}
    assert says(ASKS["who is affected"])["table"][moment]["graph"] is None
    allowed = says(ASKS["what is allowed"], "fr")["table"][moment]["ask"]
    assert allowed["answers"] == []
    assert allowed["more"].startswith("Répondez d'abord")
    # What is to be done is chosen among what the table offers.
    assert set(says(ASKS["what to do"])["table"][moment]) == {"graph"}


def test_a_hint_points_at_the_middle_of_the_table() -> None:
    assert says(ASKS["how many in the middle"])["table"]["pointed"] == "supply"
    assert says(ASKS["how many icons"])["table"]["pointed"] is None
