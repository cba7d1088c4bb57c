"""The graph of an action: who acts in which role and order, before, while and after it happens."""

from typing import Any

import pytest

import engine
from cards.terms import LANGUAGES
from engine.game import Game
from engine.innovation import dogma
from tests.table import innovation, play
from tutor.library.scenarios import library
from tutor.table.graph import as_text, layout, part_text, part_why, resolution

BANKING: dict[str, Any] = {
    "Ann": {"board": {"green": ["banking", "compass"]}},
    "Bob": {"board": {"green": ["paper", "clothing"]}},
    "Cy": {"board": {"purple": ["enterprise"]}},
    "Di": {"board": {"blue": ["chemistry"], "red": ["gunpowder"]}},
}


def banking() -> Game:
    """Ann may activate Banking: Bob and Cy have as many crowns or more, Di has fewer."""
    return innovation(**BANKING)


def roles(graph: Any) -> dict[str, str]:
    return {node: data["role"] for node, data in graph.nodes(data=True)}


def states(graph: Any) -> dict[str, str]:
    return {node: data["state"] for node, data in graph.nodes(data=True)}


def test_a_preview_shows_everybody_in_their_role_before_it_happens() -> None:
    game = banking()
    before = game.state
    graph = resolution(game, "dogma banking")
    counts = {data["player"]: data["count"] for _, data in graph.nodes(data=True) if data["effect"] == 1}
    assert roles(graph) == {
        **{
            f"1:{name}": "obeys" if count < counts_of_ann(game) else "immune"
            for name, count in counts.items()
        },
        **{
            f"2:{name}": "shares" if count >= counts_of_ann(game) else "immune"
            for name, count in counts.items()
        },
        "2:Ann": "acts",
        "bonus": None,
    }
    assert set(states(graph).values()) == {"next"}
    assert graph.graph["preview"]
    assert game.state == before


def counts_of_ann(game: Game) -> int:
    return int(game.position(None)["players"]["Ann"]["icons"]["crown"])


def test_the_chain_runs_through_those_who_act_and_passes_over_the_others() -> None:
    graph = resolution(banking(), "dogma banking")
    chain = [edge for edge in graph.edges if graph.edges[edge]["kind"] == "then"]
    touched = {node for edge in chain for node in edge}
    assert not [node for node in touched if graph.nodes[node]["role"] == "immune"]
    assert ("2:Ann", "bonus") in chain


def test_it_grows_while_it_resolves() -> None:
    game = banking()
    play(game, "Ann: dogma banking")
    assert game.decision is not None
    graph = resolution(game)
    now = [node for node, state in states(graph).items() if state == "now"]
    assert now == [f"1:{game.decision.player}"]
    assert states(graph)["2:Ann"] == states(graph)["bonus"] == "next"
    while game.decision is not None and game.decision.kind != "action":
        game.choose(game.decision.keys[0])
    graph = resolution(game)
    assert set(states(graph).values()) == {"done"}
    assert graph.nodes["bonus"]["drawn"] is not None


def test_every_event_of_a_dogma_is_in_one_node() -> None:
    game = banking()
    play(game, "Ann: dogma banking")
    while game.decision is not None and game.decision.kind != "action":
        game.choose(game.decision.keys[0])
    start = next(number for number, event in enumerate(game.events) if event.kind == "dogma")
    held = [number for _, data in resolution(game).nodes(data=True) for number in data["events"]]
    assert sorted(held) == list(range(start + 1, len(game.events)))


def test_a_card_carried_out_within_another_is_nested() -> None:
    game = innovation(
        Ann={"board": {"blue": ["computers"]}},
        Bob={"board": {"yellow": ["agriculture"]}},
        piles={10: ["robotics", "databases"]},
    )
    play(game, "Ann: dogma computers")
    while game.decision is not None and game.decision.kind != "action":
        game.choose(game.decision.keys[0])
    graph = resolution(game)
    inner = [node for node, data in graph.nodes(data=True) if data["kind"] == "card"]
    assert inner == ["2:Ann/robotics"]
    assert graph.edges["2:Ann", "2:Ann/robotics"]["kind"] == "executes"
    assert graph.nodes["2:Ann/robotics/1"]["inside"] == "2:Ann/robotics"
    assert graph.nodes["2:Ann/robotics"]["rule"] == "INN-5.8"


def test_what_fission_has_ended_brings_no_bonus_any_more() -> None:
    game = library()["innovation/fission"].game
    graph = resolution(game.at(next(n for n, (_, key) in enumerate(game.moves, 1) if key == "dogma fission")))
    assert (graph.nodes["bonus"]["drawn"], graph.nodes["bonus"]["state"]) == (False, "done")


def test_actions_without_effects_have_no_graph() -> None:
    game = banking()
    assert not resolution(game)
    assert not resolution(game, "draw")
    play(game, "Ann: draw")
    assert not resolution(game)


def test_layout_gives_each_node_a_place_of_its_own() -> None:
    for game, key in ((banking(), "dogma banking"), (engine.new("civ", ["Ann", "Bob"], seed=2), None)):
        graph = resolution(game, key)
        places = layout(graph)
        assert set(places) == set(graph)
        assert len(set(places.values())) == len(places)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["innovation", "civ"])
def test_the_graph_can_be_read_at_every_point_of_a_game(name: str, language: Any) -> None:
    game = engine.new(name, ["Ann", "Bob", "Cy"], seed=3)
    for number in range(150):
        if game.decision is None:
            break
        for key in (None, *game.decision.keys[-3:]):
            graph = resolution(game, key)
            lines = as_text(graph, language)
            assert len(lines) == len(graph)
            for _, data in graph.nodes(data=True):
                assert part_text(data, language)
                assert part_why(data, language)
        game.choose(game.decision.keys[number % len(game.decision.keys)])


def test_the_turn_of_civ_shows_what_is_open_and_what_is_not_yet() -> None:
    game = engine.load(
        {
            "aula": 1,
            "game": "civ",
            "players": ["Ann", "Bob"],
            "position": {
                "turn": "Ann",
                "step": "effects",
                "players": {
                    "Ann": {"hand": ["army1"], "area": ["army1", "army1", "army2", "science1"]},
                    "Bob": {"area": ["army1"]},
                },
            },
        }
    )
    graph = resolution(game)
    assert graph.nodes["open:effect army 1"]["count"] == 3
    assert graph.nodes["closed:experiment"]["role"] == "immune"
    attack = resolution(game, "discard army")
    assert attack.nodes["open:discard army/Bob"]["role"] == "obeys"
    game.choose("effect army 1")
    done = resolution(game)
    assert done.nodes["effect:1"]["ability"] == "assassination"


def order_told(game: Game) -> list[str]:
    """The parts in the order in which the events told them, as nodes are called."""
    return [
        "bonus" if event.kind == "bonus" else f"{event.data['effect']}:{event.player}"
        for event in game.events
        if event.kind == "bonus" or (event.kind == "affect" and event.data["role"] != "immune")
    ]


def chain(graph: Any) -> list[str]:
    """The nodes in the order in which they act."""
    edges = {one: other for one, other, data in graph.edges(data=True) if data["kind"] == "then"}
    (node,) = edges.keys() - edges.values()
    found = [node]
    while found[-1] in edges:
        found.append(edges[found[-1]])
    return found


@pytest.mark.parametrize("early", [False, True], ids=["at the end", "before the last effect"])
def test_preview_events_and_graph_follow_one_list_wherever_it_has_the_bonus(
    early: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_in_the_rules = dogma.parts

    def parts(*args: Any) -> tuple[dogma.Part, ...]:
        *effects, bonus = as_in_the_rules(*args)
        return (*(part for part in effects if part[0] == 0), bonus, *(part for part in effects if part[0]))

    if early:
        monkeypatch.setattr(dogma, "parts", parts)
    game = banking()
    expected = chain(resolution(game, "dogma banking"))
    play(game, "Ann: dogma banking")
    assert chain(resolution(game)) == expected
    while game.decision is not None and game.decision.kind != "action":
        game.choose(game.decision.keys[0])
    assert order_told(game) == chain(resolution(game)) == expected
    after = expected[expected.index("bonus") + 1 :]
    assert after == (["2:Cy", "2:Ann"] if early else [])
