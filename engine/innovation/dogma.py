"""Carrying out a card: who is affected, in which order, and the bonus at the end (INN-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from cards.events import innovation as told
from cards.program import DemandVerb
from engine.events import Clause
from engine.innovation import moves
from engine.innovation.deck import ICONS, ReadyCard
from engine.parts import EffectPart
from engine.run import Frame, Operation

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

Bonus = Literal["bonus"]
BONUS: Final = "bonus"
OBEYS: Final = "obeys"
SHARES: Final = "shares"
ACTS: Final = "acts"
IMMUNE: Final = "immune"

Part = tuple[int, int, told.Role | Bonus, str]
"""Which effect (from 0), whose seat, the role, the rule."""


def parts(game: Innovation, seat: int, card: ReadyCard) -> tuple[Part, ...]:
    """Everybody's part in the effects of a card, and the bonus, in the order in which they come.

    Previews, the events and the graph all follow this list (INN-5.3, INN-5.4, INN-5.5).
    """
    counts = [each.icons[card.dogma] for each in game.seats]
    mine = counts[seat]
    found: list[Part] = []
    for number, demand in enumerate(card.demands):
        for other in game.everyone[seat][:-1]:
            if demand:
                fewer = counts[other] < mine
                mate = game.teams[other] == game.teams[seat]
                obeys = fewer and not mate
                rule = "INN-10.4" if fewer and mate else "INN-5.3"
                found.append((number, other, OBEYS if obeys else IMMUNE, rule))
            else:
                shares = counts[other] >= mine
                found.append((number, other, SHARES if shares else IMMUNE, "INN-5.4"))
        if not demand:
            found.append((number, seat, ACTS, "INN-5.4"))
    if not all(card.demands):
        found.append((len(card.demands), seat, BONUS, "INN-5.5"))
    return tuple(found)


def named(game: Innovation, by: int, counts: Sequence[int], found: Sequence[Part]) -> tuple[EffectPart, ...]:
    """Parts as others read them; `counts` are everybody's icons, `by` the seat of the one who activated."""
    return tuple(
        EffectPart(number + 1, game.players[seat], role, counts[seat], rule, counts[by])
        for number, seat, role, rule in found
    )


def expected(game: Innovation, seat: int, card: ReadyCard) -> tuple[EffectPart, ...]:
    """Everybody's part in a card before it is activated."""
    return named(game, seat, [each.icons[card.dogma] for each in game.seats], parts(game, seat, card))


def activate(game: Innovation, seat: int, card: ReadyCard) -> None:
    """Start the dogma of a top card."""
    counts = tuple([each.icons[card.dogma] for each in game.seats])  # INN-5.2: counted once
    game.tally = {}
    game.activated = seat, counts, parts(game, seat, card)
    memory: dict[str, Any] = {
        "card": card, "counts": counts, "parts": game.activated[2], "next": 0, "sharing": None,
        "demanded": (), "bonus": "nobody", "by": (),
    }  # fmt: skip
    game.stack.append(Frame(_DOGMA, seat, seat, memory))
    game.stack[-1].clause = (card.printing, 0, ())
    if game.telling:
        icons = dict(zip(game.players, counts, strict=True))
        game.tell(told.DOGMA({"card": card.id, "icon": ICONS[card.dogma], "counts": icons}), seat, "INN-5.2")


def _next_part(game: Innovation, frame: Frame) -> None:
    memory = frame.memory
    _conclude(game, frame)
    card: ReadyCard = memory["card"]
    all_parts: tuple[Part, ...] = memory["parts"]
    while memory["next"] < len(all_parts):
        number, seat, role, rule = all_parts[memory["next"]]
        memory["next"] += 1
        frame.clause = (card.printing, number, ())
        if role == BONUS:
            _bonus(game, frame)
            continue
        if game.telling:
            _tell_part(game, frame, number, seat, role, rule)
            if role == IMMUNE and _reaches_nobody(all_parts, memory["next"]):
                game.tell(told.NOTHING({"why": "none_to_obey"}), frame.player, "INN-5.3")
        if role != IMMUNE:
            memory["sharing"] = (role, seat, game.changes, game.transferred, game.returned)
            effect = Frame(card.effects[number], seat, frame.player, {"demanded": memory["demanded"]})
            effect.clause = frame.clause
            game.stack.append(effect)
            frame.at = 0
            return
    game.stack.pop()


def _reaches_nobody(all_parts: tuple[Part, ...], end: int) -> bool:
    """Whether an effect ends here that has passed over everybody."""
    number = all_parts[end - 1][0]
    last = end == len(all_parts) or all_parts[end][0] != number
    return last and all(role == IMMUNE for effect, _, role, _ in all_parts if effect == number)


def _tell_part(game: Innovation, frame: Frame, number: int, seat: int, role: told.Role, rule: str) -> None:
    counts, card, by = frame.memory["counts"], frame.memory["card"], frame.player
    data: told.AffectData = {
        "card": card.id,
        "effect": number + 1,
        "role": role,
        "icon": ICONS[card.dogma],
        "count": counts[seat],
        "against": counts[by],
        "by": game.players[by],
        "demand": card.demands[number],
        "partner": rule == "INN-10.4",
    }
    if role == ACTS:
        sharing = [
            game.players[other]
            for effect, other, does, _ in frame.memory["parts"]
            if effect == number and does == SHARES
        ]
        data["sharing"] = tuple(sharing)
    game.tell(told.AFFECT(data), seat, rule)


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
    drawn = memory["bonus"] == "shared"
    bonus = told.BONUS({"drawn": drawn, "why": memory["bonus"], "by": memory["by"]})
    game.tell(bonus, frame.player, "INN-5.5")
    if drawn:
        moves.draw(game, frame.player, max(game.seats[frame.player].highest_top(), 1), "INN-5.5")


_DOGMA: tuple[Operation, ...] = (_next_part,)


def end(game: Innovation) -> None:
    """Break a dogma off: no effect and no bonus follow (INN-7.10)."""
    while game.stack.pop().operations is not _DOGMA:
        pass
    game.open.clear()


def execute(clause: Clause) -> Operation:
    """Carry out the cooperative effects of the card just named, for yourself only (INN-5.8)."""

    def start(game: Innovation, frame: Frame) -> None:
        for card in frame.memory["executed"]:
            numbers = tuple(number for number, demand in enumerate(card.demands) if not demand)
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
    effect.clause = (card.printing, numbers[0], ())
    game.stack.append(effect)


_SOLO: tuple[Operation, ...] = (_next_alone,)
