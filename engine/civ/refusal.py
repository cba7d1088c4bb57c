"""Why an answer is illegal in CIV, in words that teach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cards.program import FaceDown, Lay, Take
from engine.civ.deck import ABILITY, BY_ID, CULTURE, DOMAIN_IDS, INSPIRATION, ReadyAbility
from engine.civ.effects import rivals
from engine.civ.needs import needs
from engine.decisions import PASS, Decision
from engine.errors import IllegalMove

if TYPE_CHECKING:
    from engine.civ.game import Civ

Reason = tuple[str, str | None, dict[str, Any]]
"""What the matter is, the rule, and what the words need."""


def refuse(game: Civ, key: str) -> IllegalMove:
    """The error for an illegal answer."""
    from cards.text import refusal

    code, rule, data = _reason(game, key)
    keys = game.decision.keys if game.decision else ()
    message = refusal(code, data, game.language, game.name)
    return IllegalMove(message, key, keys, rule)


def _reason(game: Civ, key: str) -> Reason:
    asked = game.decision
    if asked is None:
        return "over", game.result.reason if game.result else None, {"key": key}
    found: Reason | None = None
    action, _, what = key.partition(" ")
    if asked.kind == "play" and action == "play":
        found = _not_playable(game, asked.seat, what)
    elif asked.kind == "effects" and action == "play":
        found = _not_played_now(game, asked.seat, what)
    elif asked.kind == "effects" and action in ("effect", "discard"):
        found = _not_applicable(game, asked.seat, key)
    elif asked.kind == "effects" and action == "copy":
        found = _not_copied(game, asked.seat, what)
    elif asked.kind == "domain" and key in DOMAIN_IDS:
        found = _not_this_domain(game, asked, key)
    elif asked.kind == "player" and key in game.players:
        found = _not_this_player(game, asked, key)
    elif asked.kind == "card" and key in BY_ID:
        found = _not_this_card(game, asked, key)
    if found is not None:
        return found
    data = {"key": key, "player": asked.player}
    match asked.kind:
        case "play":
            return "must_play", "CIV-2.1", data
        case "effects":
            return "no_effect", "CIV-2.2", data
        case "draft":
            return "not_in_draft", "CIV-1.5", data
        case kind:
            code = "must" if key == PASS else f"no_such_{kind}"
            return code, asked.about["rule"], data


def _not_this_domain(game: Civ, asked: Decision, key: str) -> Reason:
    """Why a domain is not to be chosen: nothing lies there, an embargo, or only the card itself."""
    owner = asked.about.get("whose", asked.seat)
    seat, domain = game.seats[owner], DOMAIN_IDS.index(key)
    step = asked.about["step"]
    if not seat.counts[domain]:
        code = "none_in_area"
    elif isinstance(step, Lay) and step.as_ is FaceDown.EMBARGO and domain in seat.embargoes:
        code = "under_embargo"
    else:
        code = "own_domain"
    return code, asked.about["rule"], {"player": game.players[owner], "domain": key}


def _not_this_player(game: Civ, asked: Decision, key: str) -> Reason | None:
    """Why a player is not to be chosen."""
    if key == asked.player or game.seats[game.players.index(key)].hand:
        return None
    return "empty_hand", asked.about["rule"], {"player": key}


def _not_this_card(game: Civ, asked: Decision, key: str) -> Reason | None:
    """Why a card is not to be named although it lies there: what follows could not be done (CIV-4.8)."""
    if BY_ID[key] not in game.seats[asked.seat].area or not isinstance(asked.about["step"], Take):
        return None
    return "blocks_play", "CIV-4.8", {"player": asked.player, "card": key}


def _not_playable(game: Civ, seat: int, what: str) -> Reason:
    player = game.players[seat]
    if what not in BY_ID:
        return "unknown_card", "CIV-1.1", {"key": what}
    card = BY_ID[what]
    if card not in game.seats[seat].hand:
        return "not_in_hand", "CIV-2.1", {"card": what, "player": player}
    return "barred", "CIV-4.3", {"card": what, "player": player, "domain": DOMAIN_IDS[card.domain]}


def _not_played_now(game: Civ, seat: int, what: str) -> Reason:
    """Why no card is played in the step of effects: one has been, unless none in hand could be."""
    card = BY_ID.get(what)
    if card in game.seats[seat].hand and card.domain not in game.seats[seat].embargoes:
        return "played_already", "CIV-2.1", {"player": game.players[seat]}
    return _not_playable(game, seat, what)


def _not_applicable(game: Civ, seat: int, key: str) -> Reason | None:
    if key not in ABILITY:
        return _no_such_effect(key)
    ability = ABILITY[key]
    count, domain = game.seats[seat].counts[ability.domain], DOMAIN_IDS[ability.domain]
    data = {"player": game.players[seat], "domain": domain, "level": ability.level, "count": count}
    if ability.domain in (game.used_permanent if ability.level else game.used_paid):
        return ("used_permanent" if ability.level else "used_discard"), "CIV-2.2", data
    if ability.level and count < game.levels[ability.level - 1]:
        return "too_few_cards", "CIV-3.1", {**data, "needed": game.levels[ability.level - 1]}
    if not count:
        return "nothing_to_pay", ability.said.rule, data
    return _not_in_full(game, seat, ability)


def _no_such_effect(key: str) -> Reason | None:
    if key == "discard culture":
        return "no_discard_effect", "CIV-3.7", {"domain": "culture"}
    if key.startswith("effect culture"):
        return "only_copies", "CIV-3.7", {"domain": "culture"}
    return None


def _not_in_full(game: Civ, seat: int, ability: ReadyAbility) -> Reason:
    """What an effect lacks: it must be possible to carry it out to the end (CIV-4.8)."""
    data = {"player": game.players[seat], "ability": ability.id, "domain": DOMAIN_IDS[ability.domain]}
    lacking = next(need for need in needs(ability.said.effect.steps) if not need.met(game, seat))
    return lacking.why, "CIV-4.8", {**data, "needed": lacking.number}


def _not_copied(game: Civ, seat: int, what: str) -> Reason | None:
    name, *words = what.rsplit(" ", 2)
    ability = ABILITY.get(" ".join(["effect", *words]))
    if name not in game.players or ability is None:
        return None
    owner = game.players.index(name)
    data: dict[str, Any] = {"player": game.players[seat], "owner": name, "level": ability.level}
    data |= {"domain": DOMAIN_IDS[ability.domain], "ability": ability.id}
    if owner == seat:
        return "copy_own", "CIV-3.7", data
    if CULTURE in game.used_permanent:
        return "copied_already", "CIV-3.7", data
    if not INSPIRATION.able(game, seat):
        data |= {"count": game.seats[seat].counts[CULTURE], "others": rivals(game, seat)}
        return "not_most_culture", "CIV-3.7", data
    if ability.domain in game.used_permanent:
        return "used_permanent", "CIV-2.2", data
    count, needed = game.seats[owner].counts[ability.domain], game.levels[ability.level - 1]
    if count < needed:
        return "too_few_theirs", "CIV-3.1", {**data, "count": count, "needed": needed}
    return _not_in_full(game, seat, ability)
