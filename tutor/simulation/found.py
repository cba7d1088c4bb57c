"""What many games between opponents have shown."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

from cards.innovation.editions import options_of
from cards.terms import EditionName, GameName
from cards.text import card_name
from engine.opponents import OPPONENTS
from tutor.simulation.outcome import Outcome
from tutor.simulation.plot import plot
from tutor.simulation.rate import Rate

__all__ = ["Simulation"]

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Simulation:
    """Games between opponents, and what can be counted in them; a notebook shows it as a picture."""

    game: GameName
    opponents: tuple[str, ...]
    """Who plays, seat by seat."""
    seed: int
    """Of the first game; the next one has the next."""
    outcomes: tuple[Outcome, ...]
    edition: EditionName = "first"

    @property
    def seats(self) -> list[str]:
        """A name for everybody at the table: that of the opponent, as the app says it."""
        return [f"{OPPONENTS[id].name['en']} {seat}" for seat, id in enumerate(self.opponents, 1)]

    @property
    def wins(self) -> list[Rate]:
        """How often each seat won; a victory that is shared is one for each."""
        won = Counter(seat for one in self.outcomes for seat in one.winners)
        return [Rate(won[seat], len(self.outcomes)) for seat in range(1, len(self.opponents) + 1)]

    @property
    def ends(self) -> dict[str, int]:
        """How many games ended by which rule."""
        return dict(sorted(Counter(one.rule for one in self.outcomes).items()))

    @property
    def answers(self) -> list[int]:
        """How many answers each game took."""
        return [one.answers for one in self.outcomes]

    @property
    def cards(self) -> dict[str, Rate]:
        """Of the players who played a card, how many won; the card that was played by most comes first."""
        players: Counter[str] = Counter()
        winners: Counter[str] = Counter()
        for one in self.outcomes:
            for seat, played in enumerate(one.played, 1):
                players.update(played.keys())
                winners.update(played.keys() if seat in one.winners else ())
        # Those that are played alike often come by their ids, so that the same games give the same list.
        order = sorted(players, key=lambda card: (-players[card], card))
        return {card: Rate(winners[card], players[card]) for card in order}

    def rows(self) -> list[dict[str, Any]]:
        """A row for each seat of each game, to make a table of: `pandas.DataFrame(found.rows())`."""
        return [
            {
                "seed": one.seed, "seat": seat, "opponent": opponent, "won": seat in one.winners,
                "rule": one.rule, "answers": one.answers,
                "played": " ".join(f"{card}:{times}" for card, times in one.played[seat - 1].items()),
            }
            for one in self.outcomes
            for seat, opponent in enumerate(self.opponents, 1)
        ]  # fmt: skip

    def csv(self) -> str:
        """The rows as a file for a spreadsheet."""
        rows = self.rows()
        text = io.StringIO()
        table = csv.DictWriter(text, rows[0], lineterminator="\n")
        table.writeheader()
        table.writerows(rows)
        return text.getvalue()

    def data(self) -> dict[str, Any]:
        """Everything, ready for JSON: what was counted, then game by game what it was counted from."""
        return {
            "simulation": FORMAT,
            "game": self.game,
            **options_of(self.edition),
            "opponents": list(self.opponents),
            "seed": self.seed,
            "games": len(self.outcomes),
            "wins": [
                {"seat": seat, "opponent": opponent, **rate.data()}
                for seat, (opponent, rate) in enumerate(zip(self.opponents, self.wins, strict=True), 1)
            ],
            "ends": self.ends,
            "answers": {
                "mean": round(mean(self.answers), 1), "median": median(self.answers),
                "least": min(self.answers), "most": max(self.answers),
            },
            "cards": [
                {"card": card, "name": card_name(card, "en"), **rate.data()}
                for card, rate in self.cards.items()
            ],
            "each": [
                {
                    "seed": one.seed, "winners": list(one.winners), "rule": one.rule,
                    "answers": one.answers, "played": list(one.played),
                }
                for one in self.outcomes
            ],
        }  # fmt: skip

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Simulation:
        """The same from what `data` gave, for instance from a file of `aula simulate --json`."""
        outcomes = (
            Outcome(
                one["seed"],
                tuple(one["winners"]),
                one["rule"],
                one["answers"],
                tuple(map(dict, one["played"])),
            )
            for one in data["each"]
        )
        edition = data.get("edition", "first")
        return cls(data["game"], tuple(data["opponents"]), data["seed"], tuple(outcomes), edition)

    def svg(self) -> str:
        """All of it as one picture."""
        return plot(
            self._title,
            1 / len(self.opponents),
            list(zip(self.seats, self.wins, strict=True)),
            self.ends,
            self.answers,
            [(card_name(card, "en"), rate) for card, rate in self.often()],
        )

    _repr_svg_ = svg

    def __str__(self) -> str:
        return "\n".join(self._lines())

    @property
    def _title(self) -> str:
        named = "" if self.edition == "first" else f", {self.edition} edition"
        return f"{self.game}{named}: {len(self.outcomes)} games from seed {self.seed}"

    def _lines(self) -> Iterator[str]:
        yield self._title
        for name, rate in zip(self.seats, self.wins, strict=True):
            yield f"  won by {name:<14}{rate.times:>7}  {rate}"
        for rule, times in self.ends.items():
            yield f"  ended by {rule:<12}{times:>7}"
        counts = self.answers
        yield f"  answers: mean {mean(counts):.0f}, least {min(counts)}, most {max(counts)}"
        often = self.often()
        if often:
            yield "  who played a card, and won:"
        for card, rate in often:
            yield f"    {card_name(card, 'en'):<19}{rate.times:>4} of {rate.of:<6}{rate}"

    def often(self, most: int = 10) -> list[tuple[str, Rate]]:
        """Of the cards that were played by enough to say something, those that won most, best first."""
        enough = max(5, len(self.outcomes) // 20)
        known = [(card, rate) for card, rate in self.cards.items() if rate.of >= enough]
        return sorted(known, key=lambda one: -one[1].low)[:most]
