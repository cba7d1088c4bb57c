"""Looking many actions ahead, over many ways in which the hidden cards may lie.

This is information-set Monte Carlo tree search seen by a single observer: one tree for all deals, in which
an answer is counted as often as it could be given. Behind the first answer that is new to the tree the
action is finished by chance, and what lies there then is weighed. It counts iterations, not seconds, so
that the same seed leads to the same answers on every machine; and it can stop and go on at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from engine.winning import chances

if TYPE_CHECKING:
    from engine.game import Game

CURIOSITY = 0.08
"""How much an answer that was seldom tried is worth trying, in chances of winning."""
SLICE = 25
"""After so many iterations, a few thousandths of a second, something else may go on."""
PER_DEAL = 5
"""So many iterations share one deal of the hidden cards: a new one takes as long as several copies."""
END = "end"
"""The answer that ends a turn at once, where there is one."""


class Edge:
    """An answer in the tree: how often it was given and could be given, and what came of it."""

    __slots__ = ("after", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        """The sum of the chances of winning that the one who answers had afterwards."""
        self.after: dict[int, Node] = {}
        """What is known of the next decision, by the seat that is asked."""


Node = dict[str, Edge]
"""The answers to a decision."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer to the pending decision: its part of the iterations, and the chance of winning after it."""

    key: str
    share: float
    chance: float


class Search:
    """Thinks about the pending decision of a game, with the eyes of the one who is asked."""

    def __init__(self, game: Game, seed: int, *, settling: bool = False) -> None:
        """`settling`: what lies there is weighed when the turn has been ended, if it can be.

        Then lines of which one has ended the turn and the other has not can be compared fairly; but who plays
        sees less well what a turn can still bring.
        """
        assert game.decision is not None, "the game is over"
        self.game = game
        self.settling = settling
        self.player = game.decision.player
        self.iterations = 0
        self.root: Node = {}
        self.seed = seed
        self._random = Random(seed).random
        self._deal = game
        self._harmonic = [0.0]
        """The harmonic numbers, as far as there are iterations."""

    def until(self, iterations: int) -> Iterator[None]:
        """Think on, slice by slice, so long in all, or until it is sure which answer will be tried most."""
        while (left := iterations - self.iterations) > 0 and not self._decided(left):
            self.step(min(SLICE, left))
            yield

    def step(self, iterations: int, key: str | None = None) -> None:
        """Think on, so many times along one line; if wished, along those that begin with a certain answer."""
        for _ in range(iterations):
            number, used = divmod(self.iterations, PER_DEAL)
            if not used:
                self._deal = self.game.imagined(self.player, self.seed + number)
                self._deal.telling = False
            self.iterations += 1
            self._follow(self._deal if used == PER_DEAL - 1 else self._deal.copy(), key)

    def give_thought(self, key: str) -> None:
        """Think about an answer nearly as much as about the one tried most.

        What was tried seldom seems worse than it is, because the best way to go on has not been found yet.
        """
        most = max(edge.visits for edge in self.root.values())
        self.step(most - 1 - self.root.setdefault(key, Edge()).visits, key)

    def worth(self, key: str) -> float:
        """The chance of winning after an answer that was tried."""
        edge = self.root[key]
        return edge.total / edge.visits

    @property
    def tried(self) -> list[Candidate]:
        """The answers, the most tried first."""
        edges = sorted(self.root.items(), key=lambda item: -item[1].visits)
        return [
            Candidate(key, edge.visits / self.iterations, self.worth(key))
            for key, edge in edges
            if edge.visits
        ]

    def line(self, length: int, first: str | None = None) -> list[tuple[str, str]]:
        """How the game is likely to go on, if wished after a certain answer: who answers, and what."""
        found: list[tuple[str, str]] = []
        asked, node = self.game.decision.seat if self.game.decision else 0, self.root
        if first in node:
            node = {first: node[first]}
        while node and len(found) < length:
            key, edge = max(node.items(), key=lambda item: item[1].visits)
            if not edge.visits:
                break
            found.append((self.game.players[asked], key))
            if not edge.after:
                break
            asked, node = max(
                edge.after.items(), key=lambda item: sum(next_.visits for next_ in item[1].values())
            )
        return found

    def differences(self, one: str, other: str, deals: range) -> list[float]:
        """By how much the chance of winning is better after one answer than after another, deal by deal."""
        found = []
        for number in deals:
            deal = self.game.imagined(self.player, self.seed - 1 - number)
            deal.telling = False
            better = self._worth_of(deal.copy(), one)
            found.append(better - self._worth_of(deal, other))
        return found

    def carry_out(self, game: Game, key: str, until: int | None = None, turn_of: int | None = None) -> None:
        """Answer in a deal, and go on to the end of the action as the tree expects, or else by chance.

        `until` is a seat: stop where it is asked again. `turn_of` is one whose turn is to be over, too.
        """
        node: Node = self.root
        while (asked := game.decision) is not None:
            edges = {each: node[each] for each in asked.keys if each in node}
            if node is not self.root:
                if asked.seat == until or (asked.seat != turn_of and game.between_actions()):
                    return
                if not any(edge.visits for edge in edges.values()):
                    break
                key = max(edges, key=lambda each: edges[each].visits)
            game.follow(key)
            if game.decision is None or key not in edges:
                break
            node = edges[key].after.get(game.decision.seat, {})
        finish(game, self._random, until, turn_of)

    def _decided(self, left: int) -> bool:
        """Whether so many more iterations cannot change which answer was tried most."""
        most = sorted([edge.visits for edge in self.root.values()], reverse=True)
        return sum(most[:1]) > sum(most[1:2]) + left

    def _worth_of(self, game: Game, key: str) -> float:
        """The chance of winning behind an answer, followed once more."""
        edge = self.root.setdefault(key, Edge())
        before = edge.total
        self._follow(game, key)
        return edge.total - before

    def _follow(self, game: Game, key: str | None = None) -> None:
        """Go down the tree, at first by a certain answer if wished, to one that is new; weigh what comes."""
        self._harmonic.append(self._harmonic[-1] + 1 / len(self._harmonic))
        node = self.root
        teams = game.teams
        path: list[tuple[Edge, int]] = []
        new = False
        while not new and (asked := game.decision) is not None:
            if key is None:
                key, new = self._select(node, asked.keys)
            edge = node[key]
            path.append((edge, teams[asked.seat]))
            game.follow(key)
            key = None
            following = game.decision
            if following is not None:
                node = edge.after.setdefault(following.seat, {})
        finish(game, self._random)
        if self.settling and game.decision is not None and END in game.decision.keys:
            game.follow(END)
            finish(game, self._random)
        worth = chances(game)
        game.drop()
        for edge, team in path:
            edge.visits += 1
            edge.total += worth[team]

    def _select(self, node: Node, keys: tuple[str, ...]) -> tuple[str, bool]:
        """The answer to follow: one that is new, or the one that promises most."""
        try:
            edges = [node[key] for key in keys]
        except KeyError:
            return self._fresh(node, keys), True
        harmonic = self._harmonic
        best, most = "", -1.0
        for key, edge in zip(keys, edges):  # noqa: B905 - they are as many; this is asked all the time
            edge.offered = offered = edge.offered + 1
            visits = edge.visits
            # The harmonic number stands for the logarithm, whose last digit is not the same everywhere.
            promise = edge.total / visits + CURIOSITY * sqrt(harmonic[offered] / visits)
            if promise > most:
                best, most = key, promise
        return best, False

    def _fresh(self, node: Node, keys: tuple[str, ...]) -> str:
        """An answer that has not been given here."""
        fresh = []
        for key in keys:
            if key in node:
                node[key].offered += 1
            else:
                fresh.append(key)
        key = fresh[int(self._random() * len(fresh))]
        node[key] = edge = Edge()
        edge.offered = 1
        return key


def finish(
    game: Game, random: Callable[[], float], until: int | None = None, turn_of: int | None = None
) -> None:
    """Answer by chance until the action is over, or the whole turn of a seat, or another seat is asked.

    A turn that can be ended is: what could still be done by chance in it would rather harm.
    """
    while (asked := game.decision) is not None and asked.seat != until:
        if asked.seat != turn_of and game.between_actions():
            return
        keys = asked.keys
        game.follow(END if END in keys else keys[int(random() * len(keys))])
