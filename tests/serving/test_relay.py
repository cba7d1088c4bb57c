"""The place of a presentation is told to those who follow it, and nothing else to anybody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.serving.served import serving, serving_as_binder
from tutor.serving.relay import LASTS, MOST, MOST_VOTERS, Places

KEY, OTHER = "a" * 32, "b" * 32
NOTHING = (200, {"n": 0, "place": None})


@pytest.fixture(scope="module", params=["aula", "binder"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    log = tmp_path_factory.mktemp("relay") / "log"
    with (serving if request.param == "aula" else serving_as_binder)(log) as (address, _):
        yield address


def tell(address: str, code: str, told: object, method: str = "PUT", **headers: str) -> int:
    return send(address, code, told, method, **headers)[0]


def send(
    address: str, code: str, told: object, method: str = "PUT", **headers: str
) -> tuple[int, dict[str, object]]:
    same = {
        "Cookie": "_xsrf=once",
        "X-XSRFToken": "once",
        "Origin": address.rstrip("/").partition("/user")[0],
    }
    body = json.dumps(told).encode()
    try:
        with urlopen(Request(f"{address}aula/follow/{code}", body, same | headers, method=method)) as answer:
            return answer.status, json.loads(answer.read() or "{}")
    except HTTPError as error:
        return error.code, {}


def ask(address: str, code: str, after: int = 0) -> tuple[int, dict[str, object]]:
    try:
        referring = Request(f"{address}aula/follow/{code}?after={after}", headers={"Referer": address})
        with urlopen(referring) as answer:
            return answer.status, json.load(answer)
    except HTTPError as error:
        return error.code, {}


def test_who_follows_hears_at_once_where_the_presentation_has_gone(address: str) -> None:
    assert ask(address, "BCDFG") == NOTHING
    assert tell(address, "BCDFG", {"key": KEY, "place": "scenario=a&step=1"}) == 200
    assert ask(address, "BCDFG") == (200, {"n": 1, "place": "scenario=a&step=1"})
    with ThreadPoolExecutor(30) as pool:
        heard = [pool.submit(ask, address, "BCDFG", 1) for _ in range(30)]
        assert tell(address, "BCDFG", {"key": KEY, "place": "scenario=a&step=2"}) == 200
        assert {json.dumps(one.result()) for one in heard} == {
            json.dumps([200, {"n": 2, "place": "scenario=a&step=2"}])
        }
    assert tell(address, "BCDFG", {"key": OTHER, "place": "scenario=b"}) == 409, "somebody else's"
    assert tell(address, "BCDFG", {"key": KEY, "place": None}) == 200
    assert ask(address, "BCDFG", 2) == NOTHING


@pytest.mark.parametrize(
    "told",
    [None, [], "x", {"key": KEY}, {"key": "short", "place": "x"}, {"key": KEY, "place": 7},
     {"key": KEY, "place": "x" * 8001}, {"key": KEY, "place": "x", "poll": {"id": "0:3"}},
     {"key": KEY, "place": "x", "poll": {"id": "0:3", "letters": "A" * 61, "words": {}}},
     {"key": KEY, "place": "x", "poll": {"id": "0:3", "letters": "AB", "words": {"en": "x" * 8001}}}],
)  # fmt: skip
def test_what_is_no_place_is_refused(address: str, told: object) -> None:
    assert tell(address, "BCDFH", told) == 400
    assert ask(address, "BCDFH") == NOTHING


def test_each_device_has_one_vote_that_it_can_change_until_the_poll_is_closed(address: str) -> None:
    def vote(letter: str, voter: str = "v" * 32, poll: str = ":3") -> int:
        return tell(address, "BCDFL", {"voter": voter, "poll": poll, "letter": letter}, "POST")

    place = {"key": KEY, "place": "scenario=a&step=1"}
    poll = {"id": ":3", "letters": "AB", "words": {"en": {"prompt": "Who?", "answers": ["Ann", "Bob"]}}}
    assert vote("A") == 409, "nothing is presented"
    assert tell(address, "BCDFL", place) == 200
    assert vote("A") == 409, "nobody counts yet"
    assert send(address, "BCDFL", {**place, "poll": poll}) == (200, {"votes": {}})
    assert ask(address, "BCDFL") == (200, {"n": 2, "place": place["place"], "poll": poll})
    assert [vote("A"), vote("A"), vote("B", "w" * 32)] == [204] * 3
    assert [vote("C"), vote("A", poll=":5"), vote("A", "short"), vote("AB")] == [409, 409, 400, 400]
    assert send(address, "BCDFL", {**place, "poll": poll}) == (200, {"votes": {"A": 1, "B": 1}})
    assert ask(address, "BCDFL")[1]["n"] == 2, "those who follow are not told of votes"
    assert vote("B") == 204
    assert send(address, "BCDFL", place) == (200, {"votes": {"B": 2}}), "the last votes before it was closed"
    assert vote("A") == 409
    assert send(address, "BCDFL", {**place, "poll": poll})[1] == {"votes": {"B": 2}}, "opened once more"
    assert send(address, "BCDFL", {**place, "poll": {**poll, "id": ":5"}})[1] == {"votes": {}}
    assert tell(address, "BCDFL", {**place, "place": None}) == 200


def test_a_page_from_elsewhere_tells_nothing(address: str) -> None:
    told = {"key": KEY, "place": "x"}
    assert tell(address, "BCDFJ", told, **{"X-XSRFToken": "guessed"}) >= 400
    assert tell(address, "BCDFJ", told, Origin="https://evil.example.org") >= 400
    assert tell(address, "nocode", told) >= 400
    assert ask(address, "BCDFJ") == NOTHING


def test_the_log_names_nobody(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as (address, _):
        tell(address, "BCDFK", {"key": KEY, "place": "scenario=secret"})
        ask(address, "BCDFK")
    assert "secret" not in (tmp_path / "log").read_text()


def test_places_are_few_and_do_not_stay() -> None:
    places = Places()
    codes = [f"{number:05}" for number in range(MOST + 1)]
    assert [places.tell(code, KEY, "x", now=0) for code in codes] == [True] * MOST + [False]
    assert places.tell(codes[0], KEY, "y", now=LASTS)
    assert places.tell(codes[-1], KEY, "x", now=LASTS + 1), "the others are forgotten by now"
    assert places.of(codes[1], now=LASTS + 1) is None
    found = places.of(codes[0], now=LASTS + 1)
    assert found is not None
    assert (found.shown, found.number) == ("y", 2)


def test_the_votes_of_a_poll_are_few_and_go_with_it() -> None:
    places = Places()
    poll = {"id": ":3", "letters": "AB", "words": {}}
    places.tell("BCDFG", KEY, "x", 0, poll)
    place = places.of("BCDFG", 0)
    assert place is not None
    taken = [place.poll.vote(f"{voter:032}", ":3", "A") for voter in range(MOST_VOTERS + 1)]
    assert taken == [True] * MOST_VOTERS + [False]
    assert place.poll.vote(f"{0:032}", ":3", "B"), "who has a vote can change it"
    assert places.votes("BCDFG", 0) == {"A": MOST_VOTERS - 1, "B": 1}
    places.tell("BCDFG", KEY, "x", 1, {**poll, "id": ":4"})
    assert places.votes("BCDFG", 1) == {}
