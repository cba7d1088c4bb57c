"""What changes the game: cards that move, piles that are splayed, achievements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cards.innovation import CARD, FIELDS
from cards.model import Card, FieldCard
from cards.terms import Colour, Direction
from cards.text.conditions import field_reason
from cards.text.fr import words
from cards.text.fr.words import COLON, de

Data = Mapping[str, Any]


def card_name(card: str | int) -> str:
    """A card by its name, or by its value for those who may not know it."""
    return words.valued(card) if isinstance(card, int) else CARD[card].name.fr


def _known(card: str | int) -> Card | None:
    return None if isinstance(card, int) else CARD[card]


def _with_value(card: str | int) -> str:
    known = _known(card)
    return f"{known.name.fr} ({known.age})" if known else card_name(card)


def _draw(player: str, data: Data) -> str:
    card, asked, age = data["card"], data["value"], data["age"]
    drawn = f"{player} pioche {_with_value(card)}"
    if age == asked:
        return drawn
    if asked == 0 and age == 1:
        return f"il n'existe pas de Période 0{COLON}{drawn} dans la Période 1"
    first = max(asked, 1)
    gone = (
        f"la Période {first} est vide" if age == first + 1 else f"les Périodes {first} à {age - 1} sont vides"
    )
    return f"{gone}{COLON}{drawn} dans la Période {age}"


def _reveal(player: str, data: Data) -> str:
    return f"{player} révèle {_with_value(data['card'])}"


def _meld(player: str, data: Data) -> str:
    origin = _out_of(data)
    return f"{player} met {card_name(data['card'])} en jeu{origin}{_continuing(data)}"


def _tuck(player: str, data: Data) -> str:
    known = _known(data["card"])
    pile = f" en dessous de ses cartes {_colour(known.colour)}" if known else ""
    return f"{player} archive {card_name(data['card'])}{pile}{_out_of(data)}{_continuing(data)}"


def _score(player: str, data: Data) -> str:
    card = data["card"]
    points = card if isinstance(card, int) else CARD[card].age
    gain = f"{words.counted(points, 'point')} d'Influence de plus"
    return f"{player} comptabilise {card_name(card)}{_out_of(data)}{COLON}{gain}"


def _return(player: str, data: Data) -> str:
    card, owner = data["card"], data["owner"]
    age = card if isinstance(card, int) else CARD[card].age
    origin = f" {_from(data['from'], owner)}" if owner != player else _out_of(data, "de")
    return f"{player} recycle {card_name(card)}{origin} sous la pile de la Période {age}"


def _transfer(player: str, data: Data) -> str:
    card, owner, receiver = card_name(data["card"]), data["owner"], data["receiver"]
    origin = f"de {_his(data['from'])}" if owner == player else _from(data["from"], owner)
    if receiver == player:
        to = f"vers {_his(data['to'], own=owner != player)}"
    elif data["from"] == data["to"]:
        to = f"vers celle {de(receiver)}"
    else:
        to = f"vers {_place(data['to'], receiver)}"
    return f"{player} transfère {card} {origin} {to}{_continuing(data)}"


def _exchange(player: str, data: Data) -> str:
    owner, receiver = data["owner"], data["receiver"]
    ours = f"de {_his(data['from'])}" if owner == player else _from(data["from"], owner)
    if receiver == player:
        theirs = f"de {_his(data['to'])}"
    else:
        theirs = f"de celle {de(receiver)}" if data["from"] == data["to"] else _from(data["to"], receiver)
    given, taken = _cards(data["given"]), _cards(data["taken"])
    anyway = "mais l'échange a lieu"
    if not data["given"]:
        there = f"de {_his(data['to'])}" if receiver == player else _from(data["to"], receiver)
        return f"{player} n'a rien à donner, {anyway} et lui apporte {taken} {there}"
    if not data["taken"]:
        place = "celle " + de(receiver) if data["from"] == data["to"] else _place(data["to"], receiver)
        there = _his(data["to"]) if receiver == player else place
        go = "passe" if len(data["given"]) == 1 else "passent"
        return f"{player} ne reçoit rien, {anyway}{COLON}{given} {go} {ours} à {there}"
    return f"{player} échange {given} {ours} contre {taken} {theirs}"


def _splay(player: str, data: Data) -> str:
    colour, direction, was = Colour(data["colour"]), Direction(data["direction"]), data.get("was")
    before = f" (elles étaient décalées {words.DIRECTIONS[Direction(was)]})" if was else ""
    return f"{player} décale ses cartes {_colour(colour)} {words.DIRECTIONS[direction]}{before}"


def _arrange(player: str, data: Data) -> str:
    return f"{player} change l'ordre de ses cartes {_colour(Colour(data['colour']))}"


def _remove(player: str, data: Data) -> str:
    everything = "toutes les Mains, toutes les Zones de Jeu et toutes les Influences sont défaussées"
    return f"{everything}, et la résolution de la carte s'arrête aussitôt"


def _achieve(player: str, data: Data) -> str:
    if data.get("field") is None:
        period = data["period"]
        reached = f"{5 * period} points d'Influence ou plus et une carte Active de valeur {period} ou plus"
        return f"{player} a {reached}, et domine la Période {period}"
    field = _field(data["field"])
    if data.get("how") == "due":
        return f"{field_reason(field, player, 'fr')}, et domine aussitôt le Domaine {field.name.fr}"
    return f"{player} domine le Domaine {field.name.fr} grâce à l'effet de la carte"


def _colour(colour: Colour) -> str:
    return words.plural(words.COLOURS[colour])


def _cards(cards: list[str | int]) -> str:
    """Cards in a row; those of which only the value is known are counted."""
    backs = sorted({card for card in cards if isinstance(card, int)})
    names = [card_name(card) for card in cards if isinstance(card, str)]
    names += [f"{words.number(cards.count(back))} {back}" for back in backs]
    return words.listed(names) or "aucune carte"


def _field(field: str) -> FieldCard:
    return next(card for card in FIELDS if card.id == field)


_NOUNS = {"hand": "Main", "score": "Influence", "board": "Zone de Jeu"}


def _his(place: str, *, own: bool = False) -> str:
    """A place of the one who acts: "sa Main", "sa propre Main"."""
    if own:
        return f"sa propre {_NOUNS[place]}"
    return f"son {_NOUNS[place]}" if place == "score" else f"sa {_NOUNS[place]}"


def _place(place: str, owner: str) -> str:
    """A place of a player by name."""
    article = "l'" if place == "score" else "la "
    return f"{article}{_NOUNS[place]} {de(owner)}"


def _from(place: str, owner: str) -> str:
    return f"de {_place(place, owner)}"


def _out_of(data: Data, word: str = "depuis") -> str:
    """Whence a card comes, where that is not the hand, as it mostly is."""
    place = data.get("from")
    return f" {word} {_his(place)}" if place in ("score", "board") else ""


def _continuing(data: Data) -> str:
    """That a card laid on a splayed pile continues its splay."""
    splay, known = data.get("splay"), _known(data["card"])
    if not splay or known is None:
        return ""
    way = words.DIRECTIONS[Direction(splay)]
    return f", en continuant le décalage {way} de la pile {words.COLOURS[known.colour]}"


CHANGES: Mapping[str, Callable[[str, Data], str]] = MappingProxyType(
    {
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
)
"""The sentence, without capital and full stop, for each kind of change."""
