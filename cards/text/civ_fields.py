"""What the fields of a sentence of CIV stand for: `{card}` or `{left}`, in the words of any language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from cards.text.civ import Applied

Data = Mapping[str, Any]


class Words(Protocol):
    """What the module `civ_words` of each language offers."""

    def card(self, shown: str | int, count: int = 1) -> str:
        """A card by its name, or by its era for those who may not know it; or so many of them."""

    def domain(self, shown: str) -> str:
        """The name of a domain."""

    def ability(self, shown: str) -> str:
        """The name of an effect."""

    def effect(self, found: Applied) -> str:
        """An effect as it is applied, with its domain and level."""

    def cards(self, count: int) -> str:
        """So many cards."""

    def cards_of(self, count: int, shown: str) -> str:
        """So many cards of a domain."""

    def has(self, player: str, count: int, shown: str) -> str:
        """How many cards of a domain somebody has."""

    def left(self, data: Data) -> str:
        """How many cards of a domain remain."""

    def hegemony(self, data: Data, noun: bool = True) -> str:
        """How many cards hegemony needs, with or without the word for cards."""

    def hegemony_cards(self, data: Data) -> str:
        """How many cards of the domain hegemony needs, democracy cards counted apart."""

    def names(self, players: Sequence[str]) -> str:
        """Names in a list; a word for nobody if there are none."""

    def any_of(self, things: Sequence[str]) -> str:
        """Things of which each one counts: "Army or Religion"."""

    def of(self, player: str) -> str:
        """The name of a player to whom something belongs."""

    def to(self, player: str) -> str:
        """The name of a player who is given something."""


class Fields:
    """The fields of one sentence, put into words when they are asked for."""

    def __init__(self, player: str, data: Data, words: Words) -> None:
        self.data = {**data, "player": player}
        self.words = words

    def __getitem__(self, field: str) -> str:
        data, words = self.data, self.words
        match field:
            case "card" if isinstance(data["card"], list):
                counted = Counter(data["card"])
                return words.names([words.card(card, count) for card, count in counted.items()])
            case "card":
                return words.card(data["card"])
            case "domain":
                return words.domain(data["domain"])
            case "chosen" if data["what"] == "domain":
                return words.domain(data["chosen"])
            case "ability":
                return words.ability(data["ability"])
            case "cards":
                return words.cards_of(data["count"], data["domain"])
            case "has":
                return words.has(data["player"], data["count"], data["domain"])
            case "from_has":
                return words.has(data["from"], data["count"], data["domain"])
            case "owner_has":
                return words.has(data["owner"], data["count"], data["domain"])
            case "needed_any":
                return words.cards(data["needed"])
            case "needed_cards":
                return words.cards_of(data["needed"], data["domain"])
            case "left":
                return words.left(data)
            case "hegemony":
                return words.hegemony(data)
            case "hegemony_cards":
                return words.hegemony_cards(data)
            case "hegemony_bare":
                return words.hegemony(data, noun=False)
            case "others" | "still" | "tied" | "winners":
                return words.names(data[field])
            case "barred":
                return words.names([words.domain(each) for each in data["barred"]])
            case "any_barred":
                return words.any_of([words.domain(each) for each in data["barred"]])
            case "by":
                return words.domain(data["by"])
            case "culture":
                return ", ".join(f"{name} {count}" for name, count in data[field].items())
            case "points":
                return ", ".join(f"{words.names(team)} {data[field][team[0]]}" for team in data["teams"])
            case "leaders":
                # A domain that nobody has gives no point.
                led = [(domain, by) for domain, by in data[field].items() if by]
                each = [f"{words.domain(domain)} ({words.names(by)})" for domain, by in led]
                return ", ".join(each)
        way, _, player = field.partition("_")
        if player:
            return words.of(data[player]) if way == "of" else words.to(data[player])
        return str(data[field])


def plural(forms: tuple[str, str], count: int) -> str:
    """The form for one, or for several."""
    return forms[count > 1]
