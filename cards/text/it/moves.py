"""The events that change a game: cards that move, splays, achievements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cards.innovation import CARD, FIELDS
from cards.terms import Field
from cards.text.conditions import Subject, condition
from cards.text.context import Context
from cards.text.it.talk import card, card_and_value, cards, cards_of, direction, field, place
from cards.text.it.words import COLOURS, joined, of_values

Data = Mapping[str, Any]

_DUE = {
    each.id: condition(each.due, Context(you=False), "it", Subject.ONLY_YOU).removeprefix(
        "sei l'unico giocatore che "
    )
    for each in FIELDS
}


def _draw(player: str, data: Data) -> str:
    value, age = data["value"], data["age"]
    drawn = f"{player} pesca {card_and_value(data['card'])}"
    empty = [of_values(between) for between in range(max(value, 1), age)]
    reasons = ["con un valore di 0 si pesca dal Periodo 1"] if value < 1 else []
    if len(empty) == 1:
        reasons.append(f"il mazzo {empty[0]} è vuoto")
    elif empty:
        reasons.append(f"i mazzi {joined(empty)} sono vuoti")
    if not reasons:
        return f"{drawn}."
    why = ", ma ".join(reasons)
    return f"{why[0].upper()}{why[1:]}, quindi {drawn}."


def _reveal(player: str, data: Data) -> str:
    shown = data["card"]
    if isinstance(shown, int):
        return f"{player} rivela {card(shown)}."
    return f"{player} rivela {CARD[shown].name.it} ({COLOURS[CARD[shown].colour][0]}, {CARD[shown].age})."


def _own(player: str, verb: str, known: str, data: Data) -> str:
    """A player does something with a card of their own; that it was in hand goes without saying."""
    where = data.get("from")
    origin = f" {place('da', where, player, player)}" if where in ("score", "board") else ""
    return f"{player} {verb} {known}{origin}"


def _continued(data: Data) -> str:
    way, name = data.get("splay"), data["card"]
    if way is None:
        return "."
    colour = f" {COLOURS[CARD[name].colour][0]}" if isinstance(name, str) else ""
    return f": il mazzo{colour} continua a essere scalato {direction(way)}."


def _meld(player: str, data: Data) -> str:
    return _own(player, "gioca", card(data["card"]), data) + _continued(data)


def _tuck(player: str, data: Data) -> str:
    return _own(player, "archivia", card(data["card"]), data) + _continued(data)


def _score(player: str, data: Data) -> str:
    return f"{_own(player, 'capitalizza', card_and_value(data['card']), data)}."


def _return(player: str, data: Data) -> str:
    known, where = data["card"], data.get("from")
    origin = f" {place('da', where, data.get('owner', player), player)}" if where else ""
    age = CARD[known].age if isinstance(known, str) else known
    return f"{player} ricicla {card(known)}{origin}: la carta va in fondo al mazzo {of_values(age)}."


def _transfer(player: str, data: Data) -> str:
    origin = place("da", data["from"], data["owner"], player)
    goal = place("a", data["to"], data["receiver"], player)
    return f"{player} trasferisce {card(data['card'])} {origin} {goal}{_continued(data)}"


def _exchange(player: str, data: Data) -> str:
    given, taken = cards(data["given"]), cards(data["taken"])
    ours, theirs = (data["from"], data["owner"], player), (data["to"], data["receiver"], player)
    if given and taken:
        return f"{player} scambia {given} {place('di', *ours)} con {taken} {place('di', *theirs)}."
    anyway = "ma lo scambio avviene lo stesso"
    if taken:
        return f"{player} non ha carte {place('in', *ours)}, {anyway}: prende {taken} {place('da', *theirs)}."
    # The cards are the subject here: what belongs to the player is no longer "propria".
    way = f"{place('da', *ours)} {place('a', *theirs)}".replace("propria", "sua")
    return f"{player} non riceve carte, {anyway}: {given} {_goes(data['given'])} {way}."


def _goes(given: list[str | int]) -> str:
    return "passa" if len(given) == 1 else "passano"


def _splay(player: str, data: Data) -> str:
    was = data.get("was")
    before = f", che erano scalate {direction(was)}" if was else ""
    return f"{player} scala {direction(data['direction'])} le proprie {cards_of(data['colour'])}{before}."


def _arrange(player: str, data: Data) -> str:
    return f"{player} cambia l'ordine delle proprie {cards_of(data['colour'])}."


def _remove(player: str, data: Data) -> str:
    everything = "tutte le carte nelle Mani, nelle Zone e nelle Influenze vengono scartate dal gioco"
    return f"La carta rivelata è rossa: {everything}, e il Dogma ha termine."


def _achieve(player: str, data: Data) -> str:
    if "period" in data:
        age = data["period"]
        reached = f"almeno {5 * age} punti Influenza e una Carta Attiva di valore {age} o superiore"
        return f"{player} ha {reached}: domina il Periodo {age}."
    name = field(data["field"])
    if data.get("how") == "due":
        return f"{player} domina subito il {name}, perché {_DUE[Field(data['field'])]}."
    return f"{player} domina il {name} grazie a un Dogma."


MOVES: Mapping[str, Callable[[str, Data], str]] = {
    "draw": _draw,
    "reveal": _reveal,
    "meld": _meld,
    "tuck": _tuck,
    "score": _score,
    "return": _return,
    "transfer": _transfer,
    "exchange": _exchange,
    "splay": _splay,
    "arrange": _arrange,
    "remove": _remove,
    "achieve": _achieve,
}
