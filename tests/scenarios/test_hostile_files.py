"""No file can do more than be refused: each of these is one ScenarioError, at once."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import pytest

import engine

HEAD = "aula: 1\ngame: innovation\nplayers: [Ann, Bob]\n"
BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a]\n"

TEXTS = {
    "an object": "!!python/object/apply:os.system [exit]\n",
    "a tag": f"{HEAD}seed: !!int 7\n",
    "a tag on a key": f"{HEAD}!!str seed: 7\n",
    "an anchor": f"{HEAD}title: &here words\n",
    "an anchor on a key": f"{HEAD}&here title: words\n",
    "aliases": BOMB,
    "an alias to itself": "a: &a [*a]\n",
    "a merge key": f"{HEAD}<<: {{seed: 7}}\n",
    "a list as key": f"{HEAD}? [a, b]\n: 7\n",
    "two documents": f"{HEAD}---\n{HEAD}",
    "an empty document": "\n\n",
    "no document but a comment": "# nothing\n",
    "a list": "- aula\n- 1\n",
    "a word": "aula\n\n",
    "nothing": "null\n\n",
    "deep lists": f"{HEAD}title: {'[' * 5000}\n",
    "deep mappings": f"{HEAD}title: {'{a: ' * 5000}\n",
    "deep blocks": f"{HEAD}moves:\n{'- ' * 5000}x\n",
    "many entries": f"{HEAD}moves:\n" + "- x\n" * 6_000,
    "a long text": f"{HEAD}title: {'x' * 150_001}\n",
    "a long text in wide letters": f"{HEAD}title: {'é' * 75_001}\n",
    "a control character": f"{HEAD}title: a\x00b\n",
    "a terminal's escape": f'{HEAD}title: "a\\x1b[2Jb"\n',
    "half a character": f'{HEAD}title: "\\ud800"\n',
    "no character": f'{HEAD}title: "\\UFFFFFFFF"\n',
    "an unfinished list": f"{HEAD}moves: [a\n",
    "an unfinished quote": f'{HEAD}title: "a\n',
    "a tab": f"{HEAD}moves:\n\t- a\n",
    "two colons": f"{HEAD}title: a: b\n",
    "another YAML": f"%YAML 7.0\n---\n{HEAD}",
    "a directive": f"%TAG ! !!python/\n---\n{HEAD}title: !name:os.system x\n",
    "a mapping for a number": f"{HEAD}seed: {{}}\n",
    "a huge number": f"{HEAD}seed: {'1' * 100_000}\n",
    "an infinite number": f"{HEAD}seed: .inf\n",
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_hostile_text_is_refused_in_one_line(text: str) -> None:
    began = time.process_time()
    with pytest.raises(engine.ScenarioError) as caught:
        engine.load(text)
    assert str(caught.value).startswith("the scenario")
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300
    assert time.process_time() - began < 10


LINES = {
    f"{HEAD}---\n{HEAD}": "line 5: expected one document, found a second one",
    f"{HEAD}title: !!str x\n": "line 4: title: expected no tags",
    f"{HEAD}title: &a x\n": "line 4: title: expected everything written out",
    f"{HEAD}<<: {{seed: 7}}\n": "line 4: expected everything written out, found a merge key",
    f"{HEAD}'<<': {{seed: 7}}\n": 'line 4: there is no key "<<"',
    f"{HEAD}? [a, b]\n: 7\n": "line 4: expected a word as key",
    f"{HEAD}notes: x\nnotes: y\n": 'line 5: "notes" is here twice',
    f"{HEAD}moves:\n- Ann: draw\n- Zoe: draw\n": 'line 6: moves: there is no player "Zoe"',
    f"{HEAD}moves: [a\n": "line 5: expected YAML",
}


@pytest.mark.parametrize(("text", "said"), LINES.items())
def test_what_is_wrong_is_named_with_its_line(text: str, said: str) -> None:
    with pytest.raises(engine.ScenarioError) as caught:
        engine.load(text)
    assert str(caught.value).startswith(f"the scenario, {said}")


def nested(levels: int) -> str:
    """A file with lists in lists; what is wrong about it then is the title."""
    return f"{HEAD}title: {'[' * levels}{']' * levels}\n"


def listed(entries: int) -> str:
    """A file with so many entries in all; the head and the list of moves are seven of them."""
    return f"{HEAD}moves: [{', '.join(['{}'] * (entries - 7))}]\n"


@pytest.mark.parametrize(
    ("most", "too_much", "said"),
    [
        (nested(20), nested(21), "expected at most 20 levels"),
        (listed(5000), listed(5001), "expected at most 5,000 entries"),
        (HEAD.ljust(150_000, "\n"), HEAD.ljust(150_001, "\n"), "expected at most 150,000 bytes"),
        (f"{HEAD}seed: {10**17}\n", f"{HEAD}seed: {10**18}\n", "more than 18 digits"),
    ],
)
def test_a_limit_is_where_the_message_says(most: str, too_much: str, said: str) -> None:
    for text, refused in ((most, False), (too_much, True)):
        message = ""
        try:
            engine.load(text)
        except engine.ScenarioError as error:
            message = str(error)
        assert (said in message) == refused


def test_data_has_the_same_limits_as_a_file() -> None:
    for levels, refused in ((20, False), (21, True)):
        in_lists: Any = "x"
        in_mappings: Any = "x"
        for _ in range(levels - 1):
            in_lists, in_mappings = [in_lists], {"en": in_mappings}
        for title in (in_lists, in_mappings):
            with pytest.raises(engine.ScenarioError) as caught:
                engine.load({"aula": 1, "title": title})
            assert ("20 levels" in str(caught.value)) == refused


def endless() -> list[Any]:
    """A list that contains itself."""
    found: list[Any] = []
    found.append(found)
    return found


DATA = {
    "nothing": {},
    "a list": [],
    "None": None,
    "bytes": b"aula: 1",
    "a list that contains itself": {"aula": 1, "title": endless()},
    "an object": {"aula": 1, "title": object()},
    "an object as key": {"aula": 1, object(): 1},
    "no key": {"aula": 1, None: 1},
    "a set": {"aula": 1, "players": {"Ann", "Bob"}},
    "not a number": {"aula": float("nan")},
    "a huge number": {"aula": 10**10_000},
    "half a character": {"aula": "\ud800"},
    "many entries": {"aula": 1, "moves": ["x"] * 6_000},
    "a key twice": {"aula": 1, "piles": {5: [], "5": []}},
}


@pytest.mark.parametrize("data", DATA.values(), ids=DATA)
def test_hostile_data_is_refused(data: Any) -> None:
    with pytest.raises(engine.ScenarioError, match=r"^the scenario"):
        engine.load(data)


CONTENTS = {
    "not UTF-8": (
        HEAD.encode() + b"title: \xff\xfe\n",
        ", line 4: expected text in UTF-8, found other bytes",
    ),
    "UTF-16": (HEAD.encode("utf-16"), ", line 1: expected text in UTF-8, found other bytes"),
    "too large": (b"\xff" * 150_001, ": expected at most 150,000 bytes, found more"),
    "empty": (b"", ": expected a mapping, found nothing"),
    "binary": (b"\x89PNG\r\n", ", line 1: expected text in UTF-8, found other bytes"),
}


@pytest.mark.parametrize(("content", "message"), CONTENTS.values(), ids=CONTENTS)
def test_a_file_of_other_content_is_refused(content: bytes, message: str, tmp_path: Path) -> None:
    file = tmp_path / "story.yaml"
    file.write_bytes(content)
    with pytest.raises(engine.ScenarioError) as caught:
        engine.load(str(file))
    assert str(caught.value) == f"{file}{message}"


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    file = tmp_path / "story.yaml"
    file.write_bytes(b"\xef\xbb\xbf" + HEAD.replace("\n", "\r\n").encode())
    assert engine.load(file).players == ("Ann", "Bob")


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path, found in (
        (tmp_path, "a folder"),
        (tmp_path / "nowhere.yaml", "nothing of that name"),
        (pipe, "nothing of that name"),
        ("", "a folder"),
        ("nowhere\0.yaml", "nothing of that name"),
        ("aula: 1", "nothing of that name"),
        ("x" * 5000, "File name too long"),
    ):
        with pytest.raises(engine.ScenarioError, match=found):
            engine.load(path)


ANSWERS = ("achieve " + "1" * 5000, "x" * 5000, "meld " + "x" * 5000, "\n\x1b[2J", "achieve ١", "", "[]")


@pytest.mark.parametrize("game", ["innovation", "civ"])
@pytest.mark.parametrize("answer", ANSWERS, ids=[answer[:9] for answer in ANSWERS])
def test_a_hostile_answer_is_refused_in_one_line(game: str, answer: str) -> None:
    asked = engine.new(game, ["Ann", "Bob"])
    while asked.decision is not None and asked.decision.kind not in ("action", "play"):
        asked.choose(asked.decision.keys[0])
    before = asked.state
    with pytest.raises(engine.IllegalMove) as caught:
        asked.choose(answer)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300
    assert asked.state == before
