"""What is noted of a game between opponents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from cards.innovation.editions import options_of
from cards.terms import EditionName, GameName
from engine.opponents.match import play

__all__ = ["Outcome", "outcome"]

PLAYING = {"innovation": "dogma", "civ": "play"}
"""Which action counts as playing a card: in Innovation its dogma, wherever the card came from."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went; seats are counted from 1."""

    seed: int
    winners: tuple[int, ...]
    rule: str
    """By which the game ended."""
    answers: int
    played: tuple[dict[str, int], ...]
    """How often each seat played which cards."""


def outcome(game: GameName, opponents: Sequence[str], seed: int, edition: EditionName = "first") -> Outcome:
    """Play a game to its end.

    >>> outcome("civ", ["random", "random"], seed=1).winners
    (1,)
    """
    played = play(game, opponents, seed, options_of(edition))
    assert played.result is not None
    counts: list[Counter[str]] = [Counter() for _ in opponents]
    for player, key in played.moves:
        action, _, card = key.partition(" ")
        if action == PLAYING[game]:
            counts[played.players.index(player)][card] += 1
    winners = tuple(played.players.index(winner) + 1 for winner in played.result.winners)
    return Outcome(
        seed, winners, played.result.reason, len(played.moves), tuple(dict(sorted(c.items())) for c in counts)
    )
