"""A desk takes what people do; opponents answer, hands stay hidden, mistakes are said in a sentence."""

import pytest

import engine
from engine.opponents import OPPONENTS, answer_of, thinker
from tutor.library.scenarios import library
from tutor.table.desk import Desk
from tutor.table.session import Session


def desk(
    eyes: str = "one", viewer: str | None = "Ann", paced: bool = False, game: str = "innovation"
) -> Desk:
    bots = {"Bob": thinker("random", 1)} if eyes == "one" else {}
    return Desk(engine.new(game, ["Ann", "Bob"], seed=3), "en", eyes, viewer, bots, paced)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_a_whole_game_against_an_opponent(game: str) -> None:
    at = desk(game=game)
    for _ in range(3000):
        seen = at.scene()
        if seen["over"]:
            break
        assert seen["ask"]["mine"]
        at.handle({"do": "choose", "key": seen["ask"]["answers"][0]["key"]})
    assert at.scene()["over"]["standing"]
    assert at.scene()["toast"] is None


def test_an_opponent_who_waits_answers_one_at_a_time() -> None:
    at = desk(paced=True)
    at.handle({"do": "choose", "key": at.scene()["ask"]["answers"][0]["key"]})
    seen = at.scene()
    assert seen["ask"]["auto"]
    assert not seen["ask"]["mine"]
    steps = seen["timeline"]["last"]
    at.handle({"do": "next"})
    assert at.scene()["timeline"]["last"] == steps + 1


def test_an_opponent_thinks_in_slices_between_which_one_can_do_other_things() -> None:
    """Its answer is the one that it always gives."""
    game = engine.new("civ", ["Ann", "Bob"], seed=3)
    at = Desk(game, "en", "one", "Bob", {"Ann": thinker("deep", 1)}, paced=True)
    expected = answer_of(OPPONENTS["deep"], game, 1)
    messages = 0
    while not game.moves:
        at.handle({"do": "next"})
        messages += 1
        assert at.scene()["ask"]["thinking"] == (not game.moves)
        at.handle({"do": "open", "card": "army1"})
        assert at.scene()["ask"]["auto"]
    assert messages > 2
    assert game.moves == [("Ann", expected)]


def test_an_opponent_does_not_answer_in_the_past() -> None:
    at = desk()
    for _ in range(6):
        at.handle({"do": "choose", "key": at.scene()["ask"]["answers"][0]["key"]})
    length = at.session.last
    for step in range(length):
        at.handle({"do": "go", "at": step})
        at.handle({"do": "next"})
    assert at.session.last == length


def test_the_screen_is_handed_over_before_the_next_hand_is_seen() -> None:
    at = desk("each", None)
    seen = at.scene()
    assert seen["ask"]["kind"] == "pass_on"
    assert not any(card["id"] for player in seen["players"] for card in player["hand"])
    at.handle({"do": "ready"})
    seen = at.scene()
    assert seen["viewer"] == "Ann"
    assert seen["ask"]["answers"]
    at.handle({"do": "choose", "key": seen["ask"]["answers"][0]["key"]})
    seen = at.scene()
    assert (seen["ask"]["kind"], seen["ask"]["player"], seen["viewer"]) == ("pass_on", "Bob", "")
    at.handle({"do": "ready"})
    assert at.scene()["viewer"] == "Bob"


def test_a_refusal_says_why_in_the_language_of_the_reader() -> None:
    at = desk("open", None)
    while at.session.shown.decision is not None and at.session.shown.decision.kind != "action":
        at.handle({"do": "choose", "key": at.session.shown.decision.keys[0]})
    at.language = "it"
    at.handle({"do": "choose", "key": "achieve 1"})
    toast = at.scene()["toast"]
    assert toast["rule"] == "INN-6.1"
    assert "Periodo 1" in toast["text"]
    assert not any(sign in toast["text"] for sign in "[(")
    at.handle({"do": "look", "key": None})
    assert at.scene()["toast"] is None


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"do": "fly"},
        {"do": "choose"},
        {"do": "go", "at": "far"},
        {"do": "branch", "id": 9},
        {"do": "compare", "id": -1},
        {"do": "open", "card": "<script>"},
        {"do": "name", "id": 0},
    ],
)
def test_nonsense_gets_one_friendly_sentence(message: dict[str, object]) -> None:
    at = desk("open", None)
    before = at.session.shown.state
    at.handle(message)
    assert at.scene()["toast"]["text"].startswith("Something went wrong")
    assert at.session.shown.state == before


def test_stepping_by_event_shows_the_middle_of_an_answer() -> None:
    at = desk()
    for _ in range(8):
        at.handle({"do": "choose", "key": at.scene()["ask"]["answers"][0]["key"]})
    at.handle({"do": "by", "by": "event"})
    last = at.scene()["timeline"]["last"]
    assert last == len(at.session.shown.events)
    for number in range(last + 1):
        at.handle({"do": "go", "at": number})
        seen = at.scene()
        assert seen["timeline"]["at"] == max(number, at.session.told[0])
    at.handle({"do": "by", "by": "answer"})
    assert at.scene()["ask"]["kind"] != "between"


def test_branches_are_listed_named_and_compared() -> None:
    at = desk("open", None)
    for _ in range(6):
        at.handle({"do": "choose", "key": at.scene()["ask"]["answers"][0]["key"]})
    at.handle({"do": "go", "at": 3})
    at.handle({"do": "choose", "key": at.scene()["ask"]["answers"][-1]["key"]})
    at.handle({"do": "name", "id": 1, "name": "What if"})
    at.handle({"do": "compare", "id": 0})
    timeline = at.scene()["timeline"]
    assert [branch["name"] for branch in timeline["branches"]] == ["The game", "What if"]
    assert timeline["compare"]["with"] == "The game"
    assert timeline["compare"]["lines"]


def test_what_differs_between_branches_is_said_in_words() -> None:
    session = Session(library()["innovation/worked-example"].game.clone())
    session.go(2)
    session.choose("pass")
    at = Desk(session, "it")
    at.handle({"do": "compare", "id": 0})
    compare = at.scene()["timeline"]["compare"]
    assert "là «Sì, voglio scalare», qui «No, grazie»" in compare["sentence"]
    assert compare["lines"][1] == "Carlo: corone 3 → 2; verde scalato a destra → non scalato"


def test_what_differs_in_civ_is_said_by_domain() -> None:
    session = Session(engine.new("civ", ["Ann", "Bob"], seed=1))
    asked = session.shown.decision
    assert asked is not None
    session.choose(asked.keys[0])
    session.go(0)
    session.choose(asked.keys[-1])
    at = Desk(session, "fr")
    at.handle({"do": "compare", "id": 0})
    assert " 1 → 0; " in at.scene()["timeline"]["compare"]["lines"][0]


def test_comparing_does_not_tell_what_one_may_not_know() -> None:
    session = Session(engine.new("innovation", ["Ann", "Bob"], seed=1))
    assert session.shown.decision is not None
    session.choose(session.shown.decision.keys[0])
    asked = session.shown.decision
    assert asked is not None
    assert asked.player == "Bob"
    session.choose(asked.keys[0])
    session.go(1)
    session.choose(asked.keys[1])
    told = [Desk(session, "en", "one", who) for who in ("Ann", "Bob")]
    for at in told:
        at.handle({"do": "compare", "id": 0})
    ann, bob = (at.scene()["timeline"]["compare"]["sentence"] for at in told)
    assert "“–” there, “–” here" in ann
    assert "“–”" not in bob
