"""What happened in CIV, as sentences that give the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cards.text.en.civ_words import a_card, ability, card, cards_of, domain, hegemony, names
from cards.text.en.words import both, capital

Data = Mapping[str, Any]

NEAR = 2
"""So many cards before hegemony it is worth a word."""


def sentence(kind: str, player: str | None, data: Data) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none."""
    return capital(_SENTENCES[kind](player or "nobody", data))


def _play(player: str, data: Data) -> str:
    has = f"{player} plays {card(data['card'])} and has {cards_of(data['count'], data['domain'])}"
    opens = f", enough for level {data['level']}" if data["level"] else ""
    return f"{has}{opens}.{_near_hegemony(data)}"


def _near_hegemony(data: Data) -> str:
    missing = data["needed"] - data["count"]
    if missing > NEAR:
        return ""
    needs = f"hegemony in {domain(data['domain'])} needs {hegemony(data)}"
    return (
        f" {capital(needs)}." if missing > 0 else f" {capital(needs)}: that is enough at the end of the turn."
    )


def _discard(player: str, data: Data) -> str:
    match data["from"]:
        case "hand":
            return f"{player} discards {card(data['card'])} from hand."
        case "embargo":
            over = f"{player}'s turn is over, and with it the embargo on {domain(data['domain'])}"
            return f"{over}: {card(data['card'])} is discarded."
        case _:
            left = f"leaving {cards_of(data['count'], data['domain'])}"
            return f"{player} discards {card(data['card'])} from the play area, {left}."


def _take(player: str, data: Data) -> str:
    taken = card(data["card"])
    match data["from"]:
        case "area":
            left = f"leaving {cards_of(data['count'], data['domain'])}"
            return f"{player} takes {taken} from the play area into hand, {left}."
        case "discard":
            return f"{player} takes {taken} from the discard pile into hand."
        case "draft":
            return f"{player} keeps {taken}."
        case "middle":
            return f"{player} takes {taken} from the middle into the play area."
        case _:
            return f"{player} takes {taken} from {data['owner']}'s hand."


def _give(player: str, data: Data) -> str:
    verb = "passes" if data["from"] == "draft" else "gives back"
    return f"{player} {verb} {card(data['card'])} to {data['receiver']}."


def _draw(player: str, data: Data) -> str:
    return f"{player} draws {card(data['card'])}."


def _lay(player: str, data: Data) -> str:
    laid = f"{player} lays {card(data['card'])}"
    if data["as"] == "open":
        return f"{laid} face up in the middle."
    where = f"{data['on']}'s {domain(data['domain'])}"
    if data["as"] == "embargo":
        barred = f"{data['on']} cannot play {a_card(data['domain'])} in the next turn, to its end"
        return f"{laid} face down across {where}: an embargo, {barred}."
    needs = f"hegemony there now needs {hegemony(data)}"
    return f"{laid} face down into {where}: {needs}."


def _affect(player: str, data: Data) -> str:
    has = f"{player} has {cards_of(data['count'], data['domain'])}"
    match data["role"]:
        case "obeys":
            return f"{has} and must discard one."
        case "immune":
            return f"{has} and discards nothing."
    applies = f"{player} applies {ability(data['ability'])}"
    if not data["level"]:
        return f"{applies}, the discard effect of {domain(data['domain'])}."
    needed = f"it needs {data['needed']}, and {has}"
    return f"{applies}, level {data['level']} of {domain(data['domain'])}: {needed}."


def _choose(player: str, data: Data) -> str:
    match data["what"]:
        case "first":
            return f"{player} is the first player."
        case "domain":
            return f"{player} chooses {domain(data['chosen'])}."
        case _:
            return f"{player} chooses {data['chosen']}."


def _copy(player: str, data: Data) -> str:
    culture = ", ".join(f"{name} {count}" for name, count in data["culture"].items())
    owner, count = data["from"], cards_of(data["count"], data["domain"])
    copied = f"{player} copies {ability(data['ability'])}, level {data['level']} of {domain(data['domain'])}"
    why = f"{player} has more Culture cards than every other player ({culture})"
    return f"{why}. {copied}, from {owner}: it needs {data['needed']}, and {owner} has {count}."


def _coin(player: str, data: Data) -> str:
    match data["why"]:
        case "copied":
            return f"The culture coin goes in front of {data['on']}'s {domain(data['domain'])}."
        case "turn":
            return f"{player}'s next turn begins: the culture coin goes back beside the deck."
        case _:
            return f"{_level_in_culture(player, data)}: the culture coin goes back beside the deck."


def _level_in_culture(player: str, data: Data) -> str:
    others, mine = names(data["others"]), cards_of(data["count"], "culture")
    has = "have" if len(data["others"]) > 1 else "has"
    return f"{player} has {mine}, and {others} {has} no fewer"


def _limit(player: str, data: Data) -> str:
    return f"{player}'s hand limit is {data['limit']} in this turn, not {data['was']}."


def _nothing(player: str, data: Data) -> str:
    match data["why"]:
        case "barred":
            barred = both([domain(each) for each in data["barred"]])
            return f"{player} plays nothing: all cards in hand are under the embargo on {barred}."
        case "no_hand":
            return f"{player} plays nothing, having no card in hand."
        case "culture":
            return f"{player} could not copy anything: {_level_in_culture(player, data)}."
        case "hand_full":
            held = "card" if data["count"] == 1 else "cards"
            full = f"{data['count']} {held} in hand with a limit of {data['limit']}"
            return f"{player} has {full}, and draws nothing."
        case "no_deck":
            return f"The deck is empty: {player} draws nothing."
        case _:
            return f"There is nothing that {player} could do it with."


def _turn(player: str, data: Data) -> str:
    if data["what"] == "last_round":
        drawn = f"{player} has drawn the last card of the deck: this is the last round"
        if not data["still"]:
            return f"{drawn}, and nobody plays after this turn."
        return f"{drawn}, and after this turn only {names(data['still'])} will play."
    said = f"It is {player}'s {'last ' if data['last_round'] else ''}turn"
    if data["barred"]:
        barred = both([domain(each) for each in data["barred"]])
        said += f", in which an embargo forbids playing cards of {barred}"
    return f"{said}."


def _end(player: str, data: Data) -> str:
    winners = list(data["winners"])
    win = f"{both(winners)} {'win' if len(winners) > 1 else 'wins'}"
    if data["reason"] == "CIV-5.1":
        has = f"{cards_of(data['count'], data['domain'])} at the end of the turn"
        return f"Hegemony: {has}, where {hegemony(data)} are needed. {win}."
    leaders = "; ".join(f"{domain(each)}: {names(who)}" for each, who in data["leaders"].items())
    points = ", ".join(f"{name} {count}" for name, count in data["points"].items())
    return f"The last round is over. Most cards of {leaders}. Points: {points}.{_tie(data)} {win}."


def _tie(data: Data) -> str:
    if not data["by"]:
        return ""
    level = f"{names(data['tied'])} are level on points"
    if len(data["winners"]) > 1:
        return f" {level}, and domain by domain {both(data['winners'])} stay level."
    return f" {level}, and {domain(data['by'])} decides."


_SENTENCES: Mapping[str, Callable[[str, Data], str]] = MappingProxyType(
    {
        "play": _play,
        "discard": _discard,
        "take": _take,
        "give": _give,
        "draw": _draw,
        "lay": _lay,
        "affect": _affect,
        "choose": _choose,
        "copy": _copy,
        "coin": _coin,
        "limit": _limit,
        "nothing": _nothing,
        "turn": _turn,
        "end": _end,
    }
)
