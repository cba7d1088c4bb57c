"""Carrying out a card: who is affected, in which order, and the bonus at the end (INN-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cards.events import innovation as told
from cards.program import Cooperative, Demand, DemandVerb
from engine.events import Clause
from engine.game import PreviewStep
from engine.innovation import moves
from engine.innovation.deck import ICONS, ReadyCard
from engine.run import Frame, Operation

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

OBEYS: Final = "obeys"
SHARES: Final = "shares"
ACTS: Final = "acts"
IMMUNE: Final = "immune"

Part = tuple[int, int, told.Role, str]
"""Which effect (from 0), whose seat, the role, the rule."""


def parts(game: Innovation, seat: int, card: ReadyCard) -> tuple[Part, ...]:
    """Everybody's part in the effects of a card, in the order in which they come (INN-5.3, INN-5.4)."""
    counts = [each.icons[card.dogma] for each in game.seats]
    mine = counts[seat]
    found: list[Part] = []
    for number, effect in enumerate(card.card.effects):
        for other in game.everyone[seat][:-1]:
            mate = game.teams[other] == game.teams[seat]
            if isinstance(effect, Demand):
                fewer = counts[other] < mine
                obeys = fewer and not mate
                rule = "INN-10.4" if fewer and mate else "INN-5.3"
                found.append((number, other, OBEYS if obeys else IMMUNE, rule))
            else:
                shares = counts[other] >= mine
                found.append((number, other, SHARES if shares else IMMUNE, "INN-5.4"))
        if isinstance(effect, Cooperative):
            found.append((number, seat, ACTS, "INN-5.4"))
    return tuple(found)


def preview(game: Innovation, seat: int, card: ReadyCard) -> tuple[PreviewStep, ...]:
    """The same for those who want to know before it happens."""
    return tuple(
        PreviewStep(number + 1, game.players[one], role, game.seats[one].icons[card.dogma], rule)
        for number, one, role, rule in parts(game, seat, card)
    )


def activate(game: Innovation, seat: int, card: ReadyCard) -> None:
    """Start the dogma of a top card."""
    counts = tuple([each.icons[card.dogma] for each in game.seats])  # INN-5.2: counted once
    game.tally = {}
    memory: dict[str, Any] = {
        "card": card, "counts": counts, "parts": parts(game, seat, card), "next": 0, "sharing": None,
        "demanded": (), "bonus": "nobody", "by": (),
    }  # fmt: skip
    game.stack.append(Frame(_DOGMA, seat, seat, memory))
    game.stack[-1].clause = (card.id, 0, ())
    if game.telling:
        named = dict(zip(game.players, counts, strict=True))
        game.tell(told.DOGMA({"card": card.id, "icon": ICONS[card.dogma], "counts": named}), seat, "INN-5.2")


def _next_part(game: Innovation, frame: Frame) -> None:
    memory = frame.memory
    _conclude(game, frame)
    card: ReadyCard = memory["card"]
    all_parts: tuple[Part, ...] = memory["parts"]
    while memory["next"] < len(all_parts):
        number, seat, role, rule = all_parts[memory["next"]]
        memory["next"] += 1
        frame.clause = (card.id, number, ())
        if game.telling:
            _tell_part(game, frame, number, seat, role, rule)
            if _reaches_nobody(all_parts, memory["next"]):
                game.tell(told.NOTHING({"why": "none_to_obey"}), frame.player, "INN-5.3")
        if role != IMMUNE:
            memory["sharing"] = (role, seat, game.changes, game.transferred, game.returned)
            effect = Frame(card.effects[number], seat, frame.player, {"demanded": memory["demanded"]})
            effect.clause = frame.clause
            game.stack.append(effect)
            frame.at = 0
            return


def _reaches_nobody(all_parts: tuple[Part, ...], end: int) -> bool:
    """Whether an effect ends here that has passed over everybody."""
    number = all_parts[end - 1][0]
    last = end == len(all_parts) or all_parts[end][0] != number
    return last and all(role == IMMUNE for effect, _, role, _ in all_parts if effect == number)


def _tell_part(game: Innovation, frame: Frame, number: int, seat: int, role: told.Role, rule: str) -> None:
    counts = frame.memory["counts"]
    affected = told.AFFECT(
        {
            "card": frame.memory["card"].id,
            "effect": number + 1,
            "role": role,
            "icon": ICONS[frame.memory["card"].dogma],
            "count": counts[seat],
            "against": counts[frame.player],
            "by": game.players[frame.player],
            "demand": isinstance(frame.memory["card"].card.effects[number], Demand),
            "partner": rule == "INN-10.4",
        }
    )
    game.tell(affected, seat, rule)


def _conclude(game: Innovation, frame: Frame) -> None:
    """Note what the part just carried out has changed: for the bonus, and for what follows a demand."""
    memory = frame.memory
    game.open.clear()
    if memory["sharing"] is None:
        return
    role, seat, changes, transferred, returned = memory["sharing"]
    memory["sharing"] = None
    if role == OBEYS:
        moved = memory["demanded"]
        if game.transferred > transferred and DemandVerb.TRANSFER not in moved:
            moved += (DemandVerb.TRANSFER,)
        if game.returned > returned and DemandVerb.RETURN not in moved:
            moved += (DemandVerb.RETURN,)
        memory["demanded"] = moved
    elif role == SHARES:
        changed = game.changes > changes
        if changed and game.teams[seat] != game.teams[frame.player]:
            memory["bonus"] = "shared"
            if game.players[seat] not in memory["by"]:
                memory["by"] += (game.players[seat],)
        elif memory["bonus"] != "shared":
            partner = changed or memory["bonus"] == "partner"
            memory["bonus"] = "partner" if partner else "nothing"


def _bonus(game: Innovation, frame: Frame) -> None:
    """One free draw action if another player's sharing has changed something (INN-5.5)."""
    memory = frame.memory
    frame.clause = (memory["card"].id, len(memory["card"].card.effects), ())
    if any(isinstance(effect, Cooperative) for effect in memory["card"].card.effects):
        drawn = memory["bonus"] == "shared"
        bonus = told.BONUS({"drawn": drawn, "why": memory["bonus"], "by": memory["by"]})
        game.tell(bonus, frame.player, "INN-5.5")
        if drawn:
            moves.draw(game, frame.player, max(game.seats[frame.player].highest_top(), 1), "INN-5.5")
    game.stack.pop()


_DOGMA: tuple[Operation, ...] = (_next_part, _bonus)


def end(game: Innovation) -> None:
    """Break a dogma off: no effect and no bonus follow (INN-7.10)."""
    while game.stack.pop().operations is not _DOGMA:
        pass
    game.open.clear()


def execute(clause: Clause) -> Operation:
    """Carry out the cooperative effects of the card just named, for yourself only (INN-5.8)."""

    def start(game: Innovation, frame: Frame) -> None:
        for card in frame.memory["executed"]:
            numbers = tuple(
                number for number, effect in enumerate(card.card.effects) if isinstance(effect, Cooperative)
            )
            if not numbers:
                game.tell(told.NOTHING({"why": "no_effects", "card": card.id}), frame.player, "INN-5.8")
                return
            game.tell(told.EXECUTE({"card": card.id}), frame.player, "INN-5.8")
            memory = {"card": card, "numbers": numbers}
            inner = Frame(_SOLO, frame.player, frame.player, memory)
            inner.clause = frame.clause
            game.stack.append(inner)

    return start


def _next_alone(game: Innovation, frame: Frame) -> None:
    card: ReadyCard = frame.memory["card"]
    numbers: tuple[int, ...] = frame.memory["numbers"]
    if not numbers:
        game.stack.pop()
        return
    frame.memory["numbers"] = numbers[1:]
    frame.at = 0
    effect = Frame(card.effects[numbers[0]], frame.player, frame.player)
    effect.clause = (card.id, numbers[0], ())
    game.stack.append(effect)


_SOLO: tuple[Operation, ...] = (_next_alone,)
