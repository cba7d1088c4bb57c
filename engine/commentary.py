"""A run of events told as a commentary: one line for what matters, the details folded beneath it.

Of an effect one line says who takes part in it and who does not; a card drawn and used at once is
one line, and so are cards that move together in the same way; what only repeats what has been said
is a detail of the line before. No event is left out: each is told in one line, or in a detail of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cards.innovation import CARD
from cards.terms import Language
from engine.events import Event

__all__ = ["Line", "commentary"]


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the commentary, the rule, the place of its event in the run, its details."""

    text: str
    rule: str
    event: int | None
    """None if it sums up the events of its details."""
    details: tuple[Line, ...] = ()

    def events(self) -> Iterator[int]:
        """The places of all events told here, in the details too."""
        if self.event is not None:
            yield self.event
        for detail in self.details:
            yield from detail.events()


Numbered = tuple[int, Event]
Group = list[Numbered]
"""Events told in one line; the first of them speaks if they are not summed up."""


def commentary(events: Sequence[Event], language: Language = "en") -> tuple[Line, ...]:
    """The events as lines, in their order but that the roles in an effect come before what is done in it.

    >>> import engine
    >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
    >>> for key in ("agriculture", "writing", "dogma agriculture"):
    ...     _ = game.choose(key)
    >>> print(*[line.text for line in commentary(game.events[6:])], sep="\\n")
    Agriculture comes first alphabetically, so Ann begins, with one action.
    Ann activates Agriculture (1). Leaves on the boards: Ann 3, Bob 0.
    Nobody else has as many leaves as Ann (3), so Ann carries out the effect of Agriculture alone.
    """
    lines: list[Line] = []
    for group in _grouped(_with_roles_first(events)):
        line = _line(group, language)
        if lines and len(group) == 1 and _only_adds(group[0][1]):
            lines[-1] = replace(lines[-1], details=(*lines[-1].details, line))
        else:
            lines.append(line)
    return tuple(lines)


def _with_roles_first(events: Sequence[Event]) -> list[Group]:
    """Each event by itself, but those that tell the roles in an effect together where it begins."""
    ordered: list[Group] = []
    roles: Group = []
    for numbered in enumerate(events):
        event = numbered[1]
        if roles and _reaches_nobody(event):
            roles.append(numbered)
        elif not _tells_role(event):
            ordered.append([numbered])
            roles = [] if event.kind in ("dogma", "bonus", "turn") else roles
        elif roles and _effect(roles[0][1]) == _effect(event):
            roles.append(numbered)
        else:
            roles = [numbered]
            ordered.append(roles)
    return ordered


def _tells_role(event: Event) -> bool:
    """Whether it says what part somebody has in an effect of Innovation."""
    return event.kind == "affect" and "icon" in event.data


def _reaches_nobody(event: Event) -> bool:
    return event.kind == "nothing" and bool(event.data["why"] == "none_to_obey")


def _effect(event: Event) -> tuple[str, int]:
    return event.data["card"], event.data["effect"]


def _grouped(told: Sequence[Group]) -> Iterator[Group]:
    """Groups joined to those after them with which they are one line."""
    place = 0
    while place < len(told):
        count = _together(told, place)
        yield [numbered for group in told[place : place + count] for numbered in group]
        place += count


def _together(told: Sequence[Group], place: int) -> int:
    """How many groups from a place on are one line."""
    if _pair(told, place):
        return 2
    way = _way(told[place][0][1])
    count = 1
    while way is not None and place + count < len(told) and not _pair(told, place + count):
        if _way(told[place + count][0][1]) != way:
            break
        count += 1
    return count


def _pair(told: Sequence[Group], place: int) -> bool:
    """Whether an event and the next belong together: a card drawn and used, a bonus and its card."""
    if place + 1 >= len(told):
        return False
    event, after = told[place][0][1], told[place + 1][0][1]
    if event.kind == "bonus":
        return bool(event.data["drawn"]) and after.kind == "draw" and _as_asked(after)
    return (
        event.kind == "draw"
        and after.kind in _USES
        and _as_asked(event)
        and event.data["card"] == after.data["card"]
        and event.player == after.player
        and not after.data.get("splay")
    )


_USES = ("meld", "tuck", "score", "reveal")
"""What is done at once with a card that was drawn."""


def _as_asked(draw: Event) -> bool:
    """Whether a draw of Innovation found a card in the age where it was looked for."""
    return "value" in draw.data and bool(draw.data["value"] == draw.data["age"])


def _way(event: Event) -> tuple[Any, ...] | None:
    """All about a card that moves but which it is; None if several such moves make no sentence."""
    data = event.data
    pile: Any = None
    match event.kind:
        case "draw" if _as_asked(event) or "era" in data:
            return event.kind, event.player
        case "meld" | "score" | "transfer" | "take" | "give" if not data.get("splay"):
            pass
        case "discard" if data["from"] == "hand":
            pass
        case "return":
            pass
        case "tuck" if not (data.get("splay") or data["starts"]):
            pile = CARD[data["card"]].colour
        case _:
            return None
    return event.kind, event.player, pile, {key: value for key, value in data.items() if key != "card"}


def _line(group: Group, language: Language) -> Line:
    """One line for one or several events, which are its details."""
    details = tuple(Line(event.text(language), event.rule, number) for number, event in group)
    if len(group) == 1 and not _alone(group[0][1]):
        return details[0]
    first, last = group[0][1], group[-1][1]
    if _tells_role(first):
        return Line(_said("roles", first, _roles(group), language), first.rule, None, details)
    if first.kind == "bonus":
        data = {**last.data, "by": first.data["by"]}
        return Line(_said("bonus_draw", first, data, language), first.rule, None, details)
    if last.kind != first.kind:
        return Line(
            _said("draw_and", last, {**last.data, "and": last.kind}, language), last.rule, None, details
        )
    data = {**first.data, "card": [event.data["card"] for _, event in group]}
    return Line(_said(first.kind, first, data, language), first.rule, None, details)


def _alone(event: Event) -> bool:
    """Whether a single role is that of a player whom nobody else keeps company."""
    return _tells_role(event) and event.data["role"] == "acts" and not event.data["sharing"]


def _roles(group: Group) -> dict[str, Any]:
    """Who takes part in an effect and who does not, with their icons."""
    counts: dict[bool, dict[str | None, int]] = {True: {}, False: {}}
    told = [event for _, event in group if _tells_role(event)]
    for event in told:
        if event.data["role"] != "acts":
            counts[event.data["role"] != "immune"][event.player] = event.data["count"]
    acts = any(event.data["role"] == "acts" for event in told)
    nobody = len(told) < len(group)
    data = {**told[0].data, "acting": counts[True], "passed": counts[False]}
    return {**data, "acts": acts, "nobody": nobody}


def _said(kind: str, event: Event, data: Mapping[str, Any], language: Language) -> str:
    from cards.text import sentence

    return sentence(kind, event.player, data, language, event.declared.game, event.clause)


def _only_adds(event: Event) -> bool:
    """Whether an event follows from what has been told just before."""
    match event.kind:
        case "bonus":
            return bool(event.data["why"] == "nobody")
        case "nothing":
            return event.data["why"] in ("not_done", "culture", "hand_full")
        case "choose":
            return event.data["what"] in ("player", "domain")
        case "affect":
            return "icon" not in event.data and bool(event.data["role"] == "immune")
        case "coin":
            return True
        case _:
            return False
