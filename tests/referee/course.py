"""The course of a game of Innovation as its rules want it: the order of turns, effects, claims, the end.

`course` is a coroutine that is sent one event after the other and refuses one that may not come now. What
a card does is not known here, only who carries it out, in which order, and what follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cards.innovation import CARD
from cards.program import Cooperative, Demand
from engine.events import Event
from tests.referee.innovation import Table

Following = Generator[None, Event, None]
Told = Generator[None, Event, Event]

CHANGES = frozenset(
    (
        "draw", "reveal", "meld", "tuck", "score", "return", "transfer", "exchange", "splay", "unsplay",
        "arrange", "remove", "achieve",
    )
)  # fmt: skip
"""Kinds that change the game, and so count for the bonus (INN-5.5)."""
ASIDE = frozenset(("choose", "decline", "nothing"))
"""Kinds that change nothing and may be told at any time."""
PARTS = frozenset(("affect", "bonus", "turn", "dogma", "end"))
"""Kinds with which what somebody does in an effect is over."""


def foreseen(table: Table, key: str) -> Iterator[tuple[int, str, str, int]]:
    """Who will do what in each effect of a dogma, and with how many icons, before anything happens."""
    card = table.card(key.removeprefix("dogma "))
    assert table.turn is not None
    counts = {name: player.icons()[card.dogma] for name, player in table.players.items()}
    for number, effect in enumerate(card.effects, start=1):
        for name, role in table.roles(table.turn, isinstance(effect, Demand), counts):
            yield number, name, role, counts[name]


class Over(Exception):
    """The game ends here and now: who wins, by which rule."""


@dataclass
class Course:
    """The table, and what is told of it."""

    table: Table
    order_of: Callable[[str, str], list[str]]
    """The cards of a player's pile as they lie now: the event of a new order does not name them."""
    ahead: Event | None = None
    """An event that has been looked at but not taken."""
    changes: int = 0

    def peek(self) -> Told:
        """The next event that matters to the course."""
        while self.ahead is None:
            event = yield
            if event.kind not in ASIDE:
                self.ahead = event
        return self.ahead

    def take(self, kind: str, player: str | None, **data: Any) -> Told:
        """The next event, which must be this."""
        event = yield from self.peek()
        assert (event.kind, event.player) == (kind, player), f"{kind} of {player} is due, not {event}"
        for key, value in data.items():
            assert event.data.get(key) == value, f"{key}: {value} is due in {event}"
        self.ahead = None
        return event

    # The game ----------------------------------------------------------------------------

    def game(self) -> Following:
        """From the set-up to the end."""
        try:
            yield from self.set_up()
            yield from self.turns()
        except Over as over:
            winners, reason = over.args
            event = yield from self.take("end", None, reason=reason)
            assert list(event.data["winners"]) == [name for name in self.table.players if name in winners]
            yield from self.peek()
            raise AssertionError("the game is over, but goes on") from None

    def set_up(self) -> Following:
        """All meld at once (INN-1.4)."""
        for name in self.table.players:
            yield from self.change("meld", name)

    def turns(self) -> Following:
        """Clockwise; the first has one action, with four players the first two (INN-1.5, INN-1.6)."""
        table = self.table
        name = table.goes_first()
        single = 2 if len(table.players) == 4 else 1
        while True:
            actions = 1 if single > 0 else 2
            single -= 1
            event = yield from self.take("turn", name, actions=actions)
            assert (event.rule == "INN-2.1") == (actions == 2), event
            table.turn, table.actions = name, actions
            for player in table.players.values():
                player.tucked = player.scored = 0  # INN-9.1
            for _ in range(actions):
                yield from self.action(name)
            name = table.around(name)[0]

    def action(self, name: str) -> Following:
        """One of the four (INN-2.1)."""
        event = yield from self.peek()
        self.table.actions -= 1
        assert event.clause is None or event.kind == "dogma", f"an action is due, not {event}"
        match event.kind:
            case "dogma":
                yield from self.dogma(name, event.data["card"])
            case "meld":
                assert event.data["from"] == "hand", "INN-4.1"
                yield from self.change("meld", name)
            case "achieve":
                age = event.data["period"]
                assert f"achieve {age}" in self.table.actions_of(name), "INN-6.1"
                yield from self.change("achieve", name)
            case _:
                yield from self.draw_action(name)

    def draw_action(self, name: str) -> Following:
        """From the age of the highest top card (INN-3.1); if there is none left, the game ends (INN-3.3)."""
        value = max(self.table.players[name].highest(), 1)
        if self.table.to_draw(value) is None:
            raise Over(self.table.best(), "INN-10.2")
        yield from self.change("draw", name, value=value)

    # A dogma -----------------------------------------------------------------------------

    def dogma(self, name: str, card: str) -> Following:
        """All effects, one after the other, each by everybody whom it affects; then the bonus."""
        table = self.table
        icon = str(CARD[card].dogma)
        # INN-5.2: counted once, for all the card's effects.
        counts = {each: player.icons()[icon] for each, player in table.players.items()}
        assert card in table.players[name].tops(), "INN-5.1"
        yield from self.take("dogma", name, card=card, icon=icon, counts=counts)
        earned = False
        for number, effect in enumerate(table.card(card).effects, start=1):
            demand = isinstance(effect, Demand)
            for other, role in table.roles(name, demand, counts):
                of_whom = {"count": counts[other], "against": counts[name], "by": name}
                yield from self.take("affect", other, card=card, effect=number, role=role, **of_whom)
                before = self.changes
                if role != "immune":
                    ended = yield from self.part((table.card(card).printing, number - 1))
                    if ended:
                        return  # INN-7.10: no effect and no bonus follow
                if role == "shares" and other not in table.team(name):
                    earned |= self.changes > before  # INN-5.5, INN-10.4
        if all(isinstance(effect, Demand) for effect in table.card(card).effects):
            return
        yield from self.take("bonus", name, drawn=earned)
        if earned:
            yield from self.draw_action(name)

    def part(self, clause: tuple[str, int]) -> Generator[None, Event, bool]:
        """What one player does in an effect, up to the next part; True if it has ended the dogma."""
        clauses = {clause}
        while True:
            event = yield from self.peek()
            # Without a clause it is the next action that finds nothing to draw.
            if event.kind == "end" and event.clause is not None:
                self.declared(event)
            if event.kind in PARTS or event.clause is None or event.clause[:2] not in clauses:
                return False
            if event.kind == "execute":
                # INN-5.8: the cooperative effects alone, by the same player; there are no parts of others.
                card = self.table.card(event.data["card"])
                effects = enumerate(card.effects)
                alone = (place for place, effect in effects if isinstance(effect, Cooperative))
                clauses |= {(card.printing, place) for place in alone}
            if event.kind not in CHANGES:
                self.ahead = None
                continue
            yield from self.change(event.kind, event.player)
            if event.kind == "remove":
                return True

    def declared(self, event: Event) -> None:
        """The end of the game in the middle of an effect: nothing left to draw, or a card's own words."""
        assert event.data["reason"] in ("INN-10.2", "INN-10.3"), event
        if event.data["reason"] == "INN-10.2":
            raise Over(self.table.best(), "INN-10.2")
        winners = event.data["winners"]
        assert sorted(winners) == sorted(self.table.team(winners[0])), "INN-10.3, INN-10.4"
        raise Over(winners, "INN-10.3")

    # Changes -----------------------------------------------------------------------------

    def change(self, kind: str, player: str | None, **data: Any) -> Following:
        """A change, and the fields that are due by it (INN-9.8)."""
        event = yield from self.take(kind, player, **data)
        assert player is not None
        self.carry_out(kind, player, event.data)
        for name, field in self.table.due():
            yield from self.take("achieve", name, field=field, how="due")
            self.carry_out("achieve", name, {"field": field})

    def carry_out(self, kind: str, name: str, data: Mapping[str, Any]) -> None:
        """Do what an event says has been done."""
        table = self.table
        player = table.players[name]
        self.changes += 1
        match kind:
            case "draw":
                table.draw(name, data["card"], data["value"])
            case "meld" | "tuck":
                table.take_away(name, data["from"], data["card"])
                table.put(name, "board", data["card"], under=kind == "tuck")
                player.tucked += kind == "tuck"
            case "score":
                table.take_away(name, data["from"], data["card"])
                table.put(name, "score", data["card"])
                player.scored += 1
            case "return":
                table.take_away(data["owner"], data["from"], data["card"])
                table.piles[CARD[data["card"]].age].append(data["card"])  # INN-7.4
            case "transfer":
                table.take_away(data["owner"], data["from"], data["card"])
                table.put(data["receiver"], data["to"], data["card"])
            case "exchange":
                for card in data["given"]:
                    table.take_away(data["owner"], data["from"], card)
                for card in data["taken"]:
                    table.take_away(data["receiver"], data["to"], card)
                    table.put(data["owner"], data["from"], card)
                for card in data["given"]:
                    table.put(data["receiver"], data["to"], card)
            case "splay":
                table.splay(name, data["colour"], data["direction"], data["was"])
            case "unsplay":
                table.unsplay(name, data["colour"], data["was"])
            case "arrange":
                order = self.order_of(name, data["colour"])
                pile = player.board[data["colour"]]
                assert sorted(order) == sorted(pile), "a new order has the same cards"
                assert order != pile, "Publications: nothing has happened if the order is as before"
                player.board[data["colour"]] = order
            case "remove":
                table.remove_all()
            case "achieve":
                if "period" in data:
                    table.periods.remove(data["period"])
                    player.periods.append(data["period"])
                else:
                    table.fields.remove(data["field"])
                    player.fields.append(data["field"])
                if table.enough(name):
                    raise Over(table.team(name), "INN-10.1")
            case _:
                assert kind == "reveal", f"there is no change {kind}"
