"""Many games, counted: here, and on a cluster."""

from collections import Counter

import pytest

from engine.opponents.match import play
from tutor.simulation import Simulation, simulate
from tutor.simulation.outcome import Outcome
from tutor.simulation.rate import Rate

PLAYERS = ("random", "greedy")


def test_a_card_counts_for_everybody_who_has_played_it() -> None:
    game = play("innovation", PLAYERS, seed=4)
    activated = Counter(key for player, key in game.moves if player == "Ann" and key.startswith("dogma "))
    (one,) = simulate("innovation", PLAYERS, games=1, seed=4).outcomes
    assert one.played[0] == {key.removeprefix("dogma "): times for key, times in activated.items()}
    assert game.result is not None
    assert [game.players[seat - 1] for seat in one.winners] == list(game.result.winners)
    games = (
        Outcome(1, (1,), "INN-10.1", 9, ({"oars": 3}, {"tools": 1})),
        Outcome(2, (2,), "INN-10.1", 7, ({"oars": 1}, {"oars": 1})),
    )
    found = Simulation("innovation", PLAYERS, 1, games)
    assert found.cards == {"oars": Rate(2, 3), "tools": Rate(0, 1)}
    assert found.wins == [Rate(1, 2), Rate(1, 2)]


@pytest.mark.parametrize(("times", "of", "low", "high"), [(0, 40, 0.0, 0.088), (81, 263, 0.255, 0.366)])
def test_an_interval_is_the_one_of_the_books(times: int, of: int, low: float, high: float) -> None:
    # The second is the example of Newcombe, Statistics in Medicine 17 (1998), table I.
    rate = Rate(times, of)
    assert (round(rate.low, 3), round(rate.high, 3)) == (low, high)


@pytest.mark.parametrize(
    ("game", "players"), [("chess", PLAYERS), ("civ", ("clever", "random")), ("civ", "random")]
)
def test_what_there_is_not_is_refused_with_what_there_is(game: str, players: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"innovation and civ|only random, distracted|two to four"):
        simulate(game, players, games=1)


# Whoever asks a worker for its clock or its network meets what other packages are warned of.
@pytest.mark.filterwarnings("default")
def test_two_workers_of_a_cluster_find_the_same() -> None:
    distributed = pytest.importorskip("distributed", reason="it is an extra, which `make test` installs")
    told: list[int] = []
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        found = simulate("civ", PLAYERS, games=6, seed=5, dask=cluster.scheduler_address, tell=told.append)
    assert told == [1, 2, 3, 4, 5, 6]
    assert found == simulate("civ", PLAYERS, games=6, seed=5)


def test_the_next_game_has_the_next_seed() -> None:
    first, second = simulate("civ", PLAYERS, games=2, seed=5).outcomes
    assert (first.seed, simulate("civ", PLAYERS, games=1, seed=6).outcomes) == (5, (second,))
