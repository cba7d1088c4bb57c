"""What happened, each event as one sentence that says why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cards.innovation import CARD, FIELDS
from cards.model import Card, FieldCard
from cards.program import Demand
from cards.terms import Colour, Direction, Icon
from cards.text.fr import words
from cards.text.fr.conditions import field_reason
from cards.text.fr.reasons import reason
from cards.text.fr.words import COLON, de, que

Data = Mapping[str, Any]


def sentence(kind: str, player: str | None, data: Data) -> str:
    """An event as a sentence; raises KeyError for a kind that has none."""
    return f"{words.capital(_KINDS[kind](player or '', data))}."


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
    if "period" in data:
        return f"{player} domine la Période {data['period']}"
    field = _field(data["field"])
    if data.get("how") == "due":
        return f"{field_reason(field, player)}{COLON}{player} domine aussitôt le Domaine {field.name.fr}"
    return f"{player} domine le Domaine {field.name.fr} grâce à l'effet de la carte"


def _dogma(player: str, data: Data) -> str:
    icon = words.plural(words.ICONS[Icon(data["icon"])])
    counts = words.listed([f"{name} {count}" for name, count in data["counts"].items()])
    return f"{player} active {card_name(data['card'])}. {words.capital(icon)} produites{COLON}{counts}"


def _affect(player: str, data: Data) -> str:
    role, by = data["role"], data["by"]
    if role == "acts":
        return f"{player} a activé la carte et exécute donc le Dogme Coopératif en dernier"
    count, against, icon = data["count"], data["against"], words.ICONS[Icon(data["icon"])]
    demand = data["demand"] if "demand" in data else _is_demand(data)
    if data.get("partner"):
        if role == "shares":
            return f"{player} fait équipe avec {by} et bénéficie donc du Dogme Coopératif"
        return f"{player} fait équipe avec {by} et échappe donc à la Suprématie"
    amount = (
        f"{player} produit {words.counted(count, icon)}" if count else f"{player} ne produit aucune {icon}"
    )
    compared = f"{amount}, {_compared(count, against, by)}"
    if role == "obeys":
        return f"{compared}{COLON}{player} doit subir la Suprématie"
    if role == "shares":
        return f"{compared}{COLON}{player} bénéficie du Dogme Coopératif"
    if demand:
        return f"{compared}{COLON}{player} échappe à la Suprématie"
    return f"{compared}{COLON}{player} ne bénéficie pas du Dogme Coopératif"


def _compared(count: int, against: int, by: str) -> str:
    if count == against:
        return f"autant {que(by)}" if count else f"{by} non plus"
    return f"{by} {against or 'aucune'}"


def _is_demand(data: Data) -> bool:
    return isinstance(CARD[data["card"]].effects[data["effect"] - 1], Demand)


def _choose(player: str, data: Data) -> str:
    what, chosen = data["what"], data["chosen"]
    if what == "colour":
        return f"{player} choisit le {words.COLOUR_NAMES[Colour(chosen)]}"
    if what == "value":
        return f"{player} choisit la valeur {chosen}"
    if what == "option":
        return f"{player} choisit la {words.ordinal(int(chosen))} possibilité"
    return f"{player} choisit {chosen}"


def _decline(player: str, data: Data) -> str:
    if data.get("named"):
        return f"{player} s'arrête là"
    return f"{player} préfère ne pas le faire"


def _nothing(player: str, data: Data) -> str:
    return reason(player, data)


def _execute(player: str, data: Data) -> str:
    return f"{player} exécute les Dogmes Coopératifs {de(card_name(data['card']))} sans les partager"


def _repeat(player: str, data: Data) -> str:
    return f"{player} répète cet effet {de(card_name(data['card']))}"


def _bonus(player: str, data: Data) -> str:
    match data["why"]:
        case "shared":
            by = [data["by"]] if isinstance(data["by"], str) else list(data["by"])
            verb = "ont" if len(by) > 1 else "a"
            shared = f"{words.listed(by)} {verb} bénéficié d'un Dogme Coopératif {de(player)}"
            return f"{shared}, qui pioche une carte gratuitement (Bonus de coopération)"
        case "nobody":
            why = "aucun autre joueur n'a exécuté de Dogme Coopératif"
        case "partner":
            why = "seul un partenaire en a bénéficié"
        case "nothing":
            why = "le partage n'a rien changé au jeu"
        case unknown:
            raise KeyError(unknown)
    return f"{why}{COLON}pas de Bonus de coopération pour {player}"


def _turn(player: str, data: Data) -> str:
    actions = data["actions"]
    if data.get("first") is not None:
        first = f"{card_name(data['first'])} vient en premier dans l'ordre alphabétique"
        return f"{first}{COLON}{player} commence, avec {words.number(actions)} {_actions(actions)}"
    right = f"{words.number(actions)} {_actions(actions)}"
    return f"c'est au tour {de(player)}, qui dispose {words.elided('de', right)}"


def _actions(count: int) -> str:
    return words.plural("Action", count > 1)


def _end(player: str, data: Data) -> str:
    winners = list(data["winners"])
    names = words.listed(winners)
    many = len(winners) > 1
    match data["reason"]:
        case "INN-10.1":
            return f"{names} {'ont' if many else 'a'} assez de Dominations et {_win(many)} la partie"
        case "INN-10.2":
            over = f"il faudrait piocher au-delà de la Période 10{COLON}la partie s'arrête"
            return f"{over} et la victoire aux points d'Influence revient à {names}"
        case "INN-10.3":
            return f"l'effet de la carte donne la victoire à {names}"
        case _:
            return f"la partie est finie{COLON}{names} {_win(many)}"


def _win(many: bool) -> str:
    return "gagnent" if many else "gagne"


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
    pile = f"{words.COLOURS[known.colour]} décalée {words.DIRECTIONS[Direction(splay)]}"
    return f", dans le prolongement de la pile {pile}"


_KINDS: Mapping[str, Callable[[str, Data], str]] = MappingProxyType(
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
        "dogma": _dogma,
        "affect": _affect,
        "choose": _choose,
        "decline": _decline,
        "nothing": _nothing,
        "execute": _execute,
        "repeat": _repeat,
        "bonus": _bonus,
        "turn": _turn,
        "end": _end,
    }
)
