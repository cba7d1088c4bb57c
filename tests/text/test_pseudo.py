"""A new language touches its room and the lists of `tests.pseudo`: then everything is said in it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.pseudo import LANGUAGE, LISTS, environment, pseudo
from tests.text.golden import SECTIONS, file

GOLDEN = """
import json
from tests.text.golden import SECTIONS, written
print(json.dumps({section: written(section, "xx") for section in SECTIONS}))
"""
SCENES = """
import json
from cards.terms import LANGUAGES
import engine
from tutor.table.scene import scene
from tutor.table.session import Session
tables = []
for name in ("innovation", "civ"):
    session = Session(engine.new(name, ["Ann", "Bob", "Eva"], seed=9))
    for number in range(60):
        keys = session.shown.decision.keys
        session.choose(keys[number % len(keys)])
        tables.append([scene(session, None, language) for language in ("en", LANGUAGES[-1])])
print(json.dumps(tables))
"""


SOUGHT = """
import json
import engine
from cards.rules.facts import rule_facts
from tutor.publish import published_page
from tutor.story.reference.search import search
game = engine.new("civ", ["Ann", "Bob"], language="xx")
page = published_page(game).partition("<body")[0]
print(json.dumps([len(search("share", "xx")), rule_facts("xx")["INN-2.3.a"].text, page.count("og:locale")]))
"""


def answered(code: str) -> Any:
    """What a program prints as JSON in a process that knows the language."""
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment()
    )
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout)


@pytest.fixture(scope="module")
def golden() -> dict[str, str]:
    return dict(answered(GOLDEN))


@pytest.mark.parametrize("section", SECTIONS)
def test_every_golden_text_is_said_in_a_new_language(section: str, golden: dict[str, str]) -> None:
    assert golden[section] == pseudo(file(section, "en").read_text("utf-8"))


def test_every_word_on_a_table_is_said_in_a_new_language() -> None:
    left = {words for english, other in answered(SCENES) for words in unsaid(english, other)}
    assert left == set()


def test_rules_are_found_and_pages_published_in_a_new_language() -> None:
    found, fact, locales = answered(SOUGHT)
    assert found
    assert fact == pseudo("There is no limit to a hand.")
    assert locales == 1


def unsaid(english: Any, other: Any, key: str = "") -> set[str]:
    """The words that are not those of the language; names of players stay what they are."""
    match english, other:
        case dict(), dict():
            assert english.keys() == other.keys()
            return {words for key in english for words in unsaid(english[key], other[key], key)}
        case list(), list():
            pairs = zip(english, other, strict=True)
            return {words for one, two in pairs for words in unsaid(one, two, key)}
        case str(), str() if " " in english and key not in ("key", "id", "edges"):
            said = other != english or pseudo(english) == english
            return set() if said and pseudo(other) == pseudo(english) else {other}
        case _:
            return set()


def test_the_language_exists_only_where_it_is_asked_for() -> None:
    from cards.terms import LANGUAGES

    assert LANGUAGE not in LANGUAGES
    assert {"cards.terms", "cards.model", "cards.rules", "tutor.words"} <= set(LISTS)
