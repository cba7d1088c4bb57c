"""What the fields of a sentence of Innovation stand for: `{card}`, `{effect}`, in the words of a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from cards.find import find
from cards.innovation import CARD
from cards.innovation.editions import PRINTINGS
from cards.model import Card
from cards.program import Any as AnyCard
from cards.program import (
    AtLeast,
    Condition,
    Cooperative,
    Demand,
    Draw,
    Exactly,
    IfDone,
    Per,
    Pick,
    Produced,
    Steps,
    Test,
    Value,
    Verb,
    WinSingle,
    With,
)
from cards.program.paths import Path
from cards.program.trail import Word, question_of, trail
from cards.terms import Colour, Direction, Icon

Data = Mapping[str, Any]
ClauseKey = tuple[str, int, Path]
"""A card as clauses call it, its effect (from 0) and the path within."""

Plural = tuple[str, str]
"""The same sentence about one and about several."""


class Talk(Protocol):
    """What the module `talk` of each language offers."""

    def card(self, shown: str | int | None) -> str:
        """A card by its name and value, or by the number on its back for those who may not know it."""

    def card_and_colour(self, shown: str | int) -> str:
        """The same with its colour."""

    def cards(self, shown: Sequence[str | int]) -> str:
        """Several cards in a list; equal ones that are not known are added up."""

    def name(self, card: str) -> str:
        """The printed name of a card."""

    def place(self, way: str, where: str, owner: str, player: str) -> str:
        """A place after "from", "to", "into" or "of", as the player who acts would say it."""

    def colour(self, colour: Colour) -> str:
        """The name of a colour, as one that is chosen."""

    def colour_name(self, colour: Colour) -> str:
        """The bare name of a colour."""

    def cards_of(self, colour: Colour) -> str:
        """The cards of a colour: "green cards"."""

    def card_of(self, colour: Colour) -> str:
        """A card of a colour: "green card"."""

    def of_colours(self, colours: Sequence[Colour]) -> str:
        """Cards of one of several colours: "red or blue cards"."""

    def card_is(self, card: str) -> str:
        """That a card is of its colour: "Oars is red"."""

    def coloured(self, colour: Colour) -> str:
        """A colour as it is said of cards of which none has it."""

    def direction(self, way: Direction) -> str:
        """A direction."""

    def icons(self, icon: Icon, count: int) -> str:
        """So many icons: "no crowns", "1 crown", "3 crowns"."""

    def icon(self, icon: Icon) -> str:
        """An icon, as it is said that a card has one."""

    def icon_plural(self, icon: Icon) -> str:
        """The plural of an icon."""

    def effect(self, card: Card, effect: int, way: str = "") -> str:
        """An effect of a card (from 1), for instance after "to": "the demand of Banking"."""

    def names(self, players: Sequence[str]) -> str:
        """Names in a list."""

    def of_names(self, players: Sequence[str]) -> str:
        """Of several players: "Ann and Bob's"."""

    def none_of(self, cards: Sequence[str]) -> str:
        """That of several cards none is or has something: "neither Oars nor Tools"."""

    def quoted(self, words: str) -> str:
        """Words in quotation marks."""

    def field(self, field: str) -> str:
        """A special achievement by its name."""

    def due(self, field: str, player: str) -> str:
        """Why a player may claim a special achievement."""

    def number(self, count: int) -> str:
        """A number of cards, or of actions, in words."""

    def age(self, value: int) -> str:
        """The cards of an age, as their pile is called."""

    def verb(self, verb: Verb | None) -> str:
        """What is done with a card: "return"."""

    def done(self, verb: Verb | None) -> str:
        """What has been done: "returned"."""

    def your_tops(self, tests: Sequence[Test]) -> str:
        """Your top cards that pass tests, as one says "several of": "your top cards with a crown"."""

    def as_many(self, icon: Icon) -> str:
        """As many of an icon as somebody: "as many crowns as"."""


def number_of(forms: Plural, count: int) -> str:
    """The form for one, or for several."""
    return forms[count > 1]


def effect_called(card: Card, effect: int) -> str | int:
    """How an effect (from 1) is told from the others of its card: "demand", "cooperative" or by its place."""
    effects = card.effects
    if isinstance(effects[effect - 1], Demand):
        return "demand"
    alone = sum(isinstance(each, Cooperative) for each in effects) == 1
    return "cooperative" if alone else effect


def first_of(shown: Any) -> Any:
    """A card, or the first of several that move in the same way."""
    return shown[0] if isinstance(shown, list) else shown


class Facts:
    """The fields of one sentence, put into words when they are asked for."""

    def __init__(self, player: str, data: Data, talk: Talk, clause: ClauseKey | None) -> None:
        self.data = data
        self.player = player
        self.talk = talk
        self.clause = clause

    def __getitem__(self, field: str) -> str:
        data, talk = self.data, self.talk
        match field:
            case "card" | "given" | "taken" | "cards":
                shown = data[field]
                return talk.card(shown) if isinstance(shown, str | int) else talk.cards(shown)
            case "card_and_colour":
                return talk.card_and_colour(data["card"])
            case "pile":
                return talk.cards_of(CARD[first_of(data["card"])].colour)
            case "title":
                return talk.name(PRINTINGS[self.clause[0]].id if self.clause else data["card"])
            case "named_cards":
                return talk.names([talk.name(card) for card in data["cards"]])
            case "none_of_cards":
                return talk.none_of([talk.name(card) for card in data["cards"]])
            case "cards_alone":
                return talk.cards(list(data["cards"]))
            case "card_is":
                return talk.card_is(data["cards"][0])
            case "tested_colour" | "tested_icon" | "tested_icon_plural":
                return self._tested(field)
            case "from" | "from_out" | "from_taken" | "into" | "to" | "of_given" | "of_taken":
                return self._place(field)
            case "colour":
                return talk.colour(Colour(data.get("chosen") or data["colour"]))
            case "cards_of":
                colours = list(data["colours"]) if "colours" in data else [data["colour"]]
                return talk.cards_of(Colour(colours[0]))
            case "card_of":
                return talk.card_of(Colour(next(iter(data["colours"]))))
            case "of_colours":
                return talk.of_colours([Colour(colour) for colour in data["colours"]])
            case "direction" | "splay" | "was":
                return talk.direction(Direction(data[field]))
            case "icons":
                return talk.icons(Icon(data["icon"]), data["count"])
            case "icon_plural" | "icon_plural_capital":
                name = talk.icon_plural(Icon(data["icon"]))
                return name if field == "icon_plural" else name.capitalize()
            case "won_icon_plural":
                return talk.icon_plural(self._winning_icon())
            case "as_many":
                return talk.as_many(Icon(data["icon"]))
            case "counted_player":
                return str(data.get("of", self.player))
            case "counted_icons":
                return talk.icons(self._counted_icon(), data["counted"])
            case "effect" | "to_effect" | "of_effect":
                way = field.removesuffix("effect").removesuffix("_")
                return talk.effect(_printed(data["card"], self.clause), data["effect"], way)
            case "by" | "sharing" | "winners":
                who = data[field]
                return talk.names([who] if isinstance(who, str) else list(who))
            case "of_by":
                return talk.of_names(list(data["by"]))
            case "acting" | "passed":
                return talk.names([f"{name} ({count})" for name, count in data[field].items()])
            case "counts":
                return ", ".join(f"{name} {count}" for name, count in data["counts"].items())
            case "words":
                return talk.quoted(data.get("words") or "…")
            case "deed":
                return str(data["words"])
            case "first":
                return self._first()
            case "field":
                return talk.field(data["field"])
            case "due":
                return talk.due(data["field"], self.player)
            case "actions_in_words" | "named_in_words" | "players_in_words":
                return talk.number(data[field.removesuffix("_in_words")])
            case "points_needed":
                return str(5 * data["period"])
            case "of_age" | "of_first" | "of_last":
                return talk.age(self._age(field))
            case "first_age" | "last_age":
                return str(self._age(field))
            case "verb" | "done":
                step = step_at(self.clause)
                return getattr(talk, field)(None if isinstance(step, Condition) else step)  # type: ignore[no-any-return]
            case "done_before":
                return talk.done(self._done_before())
            case "standings" | "level":
                return self._standings(field)
            case "leader" | "most" | "least" | "most_icons":
                return self._leader(field)
            case _:
                return str(data[field])

    def _first(self) -> str:
        """The card that comes first in the alphabet of the game's language, named in the reader's too."""
        named: str = self.data["first"]
        name = self.talk.name(find(named).id)
        return name if name == named else f"{name} ({self.talk.quoted(named)})"

    def _place(self, field: str) -> str:
        """Where cards come from or go to; in an exchange they go both ways."""
        data = self.data
        here = (data["from"], data.get("owner", self.player))
        there = (data.get("to", ""), data.get("receiver", self.player))
        own, same = there[1] == self.player != here[1], there[0] == here[0] and there[1] != here[1]
        way, where = {
            "from": ("from", here),
            "from_out": ("from_out", here),
            "into": ("into", here),
            "to": ("to_own" if own else "to_same" if same else "to", there),
            "of_given": ("of", here),
            "of_taken": ("of", there),
            "from_taken": ("from", there),
        }[field]
        return self.talk.place(way, *where, self.player)

    def _done_before(self) -> Verb:
        """What had to be done for the step of the clause."""
        return next(word.verb for word in trail_at(self.clause)[::-1] if isinstance(word, IfDone))

    def _age(self, field: str) -> int:
        data = self.data
        if field == "of_age":
            shown = first_of(data["card"])
            return shown if isinstance(shown, int) else CARD[shown].age
        return max(data["value"], 1) if field in ("of_first", "first_age") else int(data["age"]) - 1

    def _tested(self, field: str) -> str:
        """What a condition asks of cards: an icon, a colour."""
        asked = step_at(self.clause)
        if not isinstance(asked, AnyCard):
            asked = question_of(trail_at(self.clause))
        assert isinstance(asked, AnyCard)
        test: Any = asked.tests[0]
        if isinstance(test, With):
            return self.talk.icon(test.icon) if field == "tested_icon" else self.talk.icon_plural(test.icon)
        return self.talk.coloured(test.colours[0])

    def _counted_icon(self) -> Icon:
        match number_at(self.clause):
            case Per(_, Produced(icon)):
                return icon
            case value:
                raise ValueError(f"{value!r} counts no icons")

    def _standings(self, field: str) -> str:
        """The points of each player or team; or those who have the most."""
        standings = self.data["standings"]
        if field == "level":
            most = max(each["points"] for each in standings)
            return self.talk.names([
                name for each in standings if each["points"] == most for name in each["players"]
            ])  # fmt: skip
        return ", ".join(f"{self.talk.names(each['players'])} {each['points']}" for each in standings)

    def _leader(self, field: str) -> str:
        """Who has won by having most or least of something, and how much that is."""
        counts: Mapping[str, int] = self.data["counts"]
        single = step_at(self.clause)
        least = isinstance(single, WinSingle) and single.most.value == "least"
        leader = (min if least else max)(counts, key=lambda name: counts[name])
        if field == "leader":
            return leader
        if field == "most_icons":
            return self.talk.icons(self._winning_icon(), counts[leader])
        return str(counts[leader])

    def _winning_icon(self) -> Icon:
        single = step_at(self.clause)
        asked = question_of(trail_at(self.clause))
        match single, asked:
            case (WinSingle(_, Produced(icon)), _) | (_, AtLeast(Produced(icon))):
                return icon
            case _:
                raise ValueError(f"no icons decide {self.clause}")


def effect_at(clause: ClauseKey | None) -> Steps:
    """The steps of the effect in which a clause stands."""
    if clause is None or clause[1] >= len(PRINTINGS[clause[0]].effects):
        return ()
    return PRINTINGS[clause[0]].effects[clause[1]].steps


def _printed(card: str, clause: ClauseKey | None) -> Card:
    """The card as it is printed in the edition of the clause, if it is the one that is carried out."""
    carried_out = PRINTINGS[clause[0]] if clause is not None else None
    return carried_out if carried_out is not None and carried_out.id == card else PRINTINGS[card]


@cache
def trail_at(clause: ClauseKey | None) -> tuple[Word, ...]:
    """What the path of a clause leads through."""
    steps = effect_at(clause)
    return trail(steps, clause[2]) if clause and steps else ()


def step_at(clause: ClauseKey | None) -> Word | None:
    """What stands at a clause: a verb, or a condition."""
    words = trail_at(clause)
    return words[-1] if words else None


def pick_at(clause: ClauseKey | None) -> Pick | None:
    """The cards that the verb at a clause is about."""
    pick = getattr(step_at(clause), "cards", None)
    return pick if isinstance(pick, Pick) else None


def number_at(clause: ClauseKey | None) -> Value | None:
    """How many cards the verb at a clause is about."""
    step, pick = step_at(clause), pick_at(clause)
    if isinstance(step, Draw):
        return step.times
    return pick.amount.number if pick is not None and isinstance(pick.amount, Exactly) else None
