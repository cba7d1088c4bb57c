"""The timeline: any point of the past, branches, comparisons; nothing that was played is lost."""

import pytest

import engine
from engine.errors import IllegalMove
from tutor.table.session import Session


def played(answers: int = 8, game: str = "innovation") -> Session:
    """A session after so many first answers."""
    session = Session(engine.new(game, ["Ann", "Bob"], seed=1))
    for _ in range(answers):
        assert session.shown.decision is not None
        session.choose(session.shown.decision.keys[0])
    return session


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_any_point_of_the_past_is_as_it_was(game: str) -> None:
    session = played(0, game)
    states = [session.shown.state]
    for _ in range(40):
        assert session.shown.decision is not None
        session.choose(session.shown.decision.keys[-1])
        states.append(session.shown.state)
    for at in (17, 0, 40, 33, 32, 31):
        session.go(at)
        assert session.shown.state == states[at]


def test_beyond_the_ends_one_stays_at_the_end() -> None:
    session = played()
    session.go(99)
    assert session.at == 8
    session.go(-1)
    assert session.at == 0


def test_the_answer_that_was_given_only_goes_forward() -> None:
    session = played()
    session.go(3)
    assert session.played is not None
    session.choose(session.played)
    assert (session.at, len(session.branches)) == (4, 1)


def test_another_answer_makes_a_branch_and_loses_nothing() -> None:
    session = played()
    moves = list(session.current.game.moves)
    session.go(3)
    assert session.shown.decision is not None
    session.choose(session.shown.decision.keys[-1])
    assert [(branch.start, branch.parent) for branch in session.branches] == [(0, None), (3, 0)]
    assert session.at == session.last == 4
    session.switch(0)
    assert session.current.game.moves == moves


def test_a_branch_of_a_branch_remembers_where_it_parted() -> None:
    session = played()
    for at in (5, 3):
        session.go(at)
        assert session.shown.decision is not None
        session.choose(session.shown.decision.keys[-1])
    assert [(branch.start, branch.parent) for branch in session.branches] == [(0, None), (5, 0), (3, 1)]


def test_an_illegal_answer_changes_nothing() -> None:
    session = played()
    before = session.current.game.state
    for at in (8, 3):
        session.go(at)
        with pytest.raises(IllegalMove):
            session.choose("achieve 9")
    assert len(session.branches) == 1
    assert session.current.game.state == before


def test_branches_can_be_named() -> None:
    session = played()
    session.name(0, "  As it was  ")
    assert session.branches[0].name == "As it was"
    session.name(0, " ")
    assert session.branches[0].name is None
    with pytest.raises(IndexError):
        session.name(7, "nowhere")


def test_comparing_says_where_branches_part_and_what_differs() -> None:
    session = played()
    session.go(3)
    assert session.shown.decision is not None
    other = session.shown.decision.keys[-1]
    session.choose(other)
    found = session.compare(1, 0)
    assert (found.at, found.mine) == (3, other)
    assert found.theirs == session.branches[0].game.moves[3][1]
    assert found.differences
    assert not session.compare(0, 0).differences


def test_one_can_step_through_the_events_of_an_answer() -> None:
    session = played(30)
    told = session.told
    for number in range(told[0], told[-1] + 1):
        session.go_to_event(number)
        assert len(session.shown.events) == number
    session.go_to_event(told[12])
    assert (session.at, session.event) == (12, None)


def test_between_events_cards_lie_where_the_events_have_put_them() -> None:
    session = played(30)
    for number, event in enumerate(session.current.game.events, start=1):
        if event.kind == "draw" and number > session.told[0]:
            session.go_to_event(number)
            hand = session.shown.position(None)["players"][event.player]["hand"]
            assert event.data["card"] in hand


def test_answering_amid_an_answer_goes_on_from_its_end() -> None:
    session = played()
    at = next(at for at in range(1, 9) if session.told[at] - session.told[at - 1] > 1)
    session.go(at, 1)
    assert session.event == 1
    if session.played is not None:
        session.choose(session.played)
        assert (session.at, session.event) == (at + 1, None)


def test_places_of_answers_are_kept_for_loaded_games_too() -> None:
    session = played()
    loaded = Session(engine.load(session.current.game.record()))
    assert loaded.places == session.places


def test_what_is_played_on_from_between_two_events_is_told_to_its_end() -> None:
    session = played(12)
    at = next(at for at in range(1, 13) if session.told[at] - session.told[at - 1] > 1)
    session.go(at, 1)
    assert session.current.game.listener is None
    session.go(at)
    assert len(session.shown.events) == session.told[at]
    assert session.shown.clone().listener is None
