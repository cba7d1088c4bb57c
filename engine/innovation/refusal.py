"""Why an answer is illegal, in words that teach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cards.innovation.editions import PRINTINGS
from cards.program import Demand, Exchange, IfDone, May, Pick, Splay
from engine.decisions import PASS, Decision
from engine.errors import IllegalMove
from engine.innovation.deck import BY_ID, PERIODS

if TYPE_CHECKING:
    from engine.innovation.game import Innovation


def refuse(game: Innovation, key: str) -> IllegalMove:
    """The error for an illegal answer."""
    from cards.text import clause_words, refusal

    code, rule, data = _reason(game, key)
    if game.decision is not None and game.decision.clause is not None:
        data["words"] = clause_words(*game.decision.clause, game.language)
    keys = game.decision.keys if game.decision else ()
    message = refusal(code, data, game.language)
    return IllegalMove(message, key, keys, rule)


def _reason(game: Innovation, key: str) -> tuple[str, str | None, dict[str, Any]]:
    asked = game.decision
    if asked is None:
        return "over", game.result.reason if game.result else None, {"key": key}
    action, _, what = key.partition(" ")
    if asked.kind == "action" and action in ("meld", "dogma") and what:
        if what not in BY_ID:
            return "unknown_card", None, {"key": what}
        if action == "meld":
            return "not_in_hand", "INN-4.1", {"card": what, "player": asked.player}
        return "not_on_top", "INN-5.1", {"card": what, "player": asked.player}
    if asked.kind == "setup" and key in BY_ID:
        return "not_in_hand", "INN-1.4", {"card": key, "player": asked.player}
    if asked.kind == "action" and action == "achieve" and what:
        return _no_achievement(game, asked.seat, what)
    if key == PASS and asked.kind == "action":
        return "must_act", "INN-2.1", {"player": asked.player}
    if key == PASS and asked.kind == "setup":
        return "must_meld", "INN-1.4", {"player": asked.player}
    if key == PASS:
        return "must", "INN-5.4", {"key": key}
    if asked.clause is None:
        code = "not_a_key" if asked.kind == "action" else "not_asked_for"
        return code, "INN-2.1" if asked.kind == "action" else "INN-1.4", {"key": key}
    return "not_asked_for", _rule_of_pick(asked), {"key": key, "card": key if key in BY_ID else None}


def _rule_of_pick(asked: Decision) -> str:
    """What decides which answers there are: the highest or lowest, a splay, or the kind of the effect."""
    step = asked.about["step"]
    verb = step.verb if isinstance(step, May | IfDone) else step
    if isinstance(verb, Splay):
        return "INN-8.1"
    if isinstance(verb, Exchange):
        return "INN-7.9"
    pick = getattr(verb, "cards", None)
    if isinstance(pick, Pick) and pick.rank is not None:
        return "INN-7.2"
    assert asked.clause is not None
    effect = PRINTINGS[asked.clause[0]].effects[asked.clause[1]]
    return "INN-5.3" if isinstance(effect, Demand) else "INN-5.4"


def _no_achievement(game: Innovation, seat: int, what: str) -> tuple[str, str, dict[str, Any]]:
    if what not in map(str, PERIODS):
        return "no_such_period", "INN-1.2", {"key": what}
    age, owner = int(what), game.seats[seat]
    if age not in game.periods:
        holders = [name for name, each in zip(game.players, game.seats, strict=True) if age in each.periods]
        return "period_taken", "INN-6.2", {"age": age, "owner": holders[0] if holders else None}
    whose = {"player": game.players[seat]}
    if owner.points < 5 * age:
        return "too_few_points", "INN-6.1", {"age": age, "points": owner.points, "needed": 5 * age, **whose}
    return "top_too_low", "INN-6.1", {"age": age, "highest": owner.highest_top(), **whose}
