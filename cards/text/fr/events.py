"""What happened, each event as one sentence that says why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cards.terms import Colour, Icon
from cards.text.fr import words
from cards.text.fr.changes import CHANGES, card_name
from cards.text.fr.reasons import reason
from cards.text.fr.words import COLON, de, que

Data = Mapping[str, Any]


def sentence(kind: str, player: str | None, data: Data) -> str:
    """An event as a sentence; raises KeyError for a kind that has none."""
    return f"{words.capital(_KINDS[kind](player or '', data))}."


def _dogma(player: str, data: Data) -> str:
    icon = words.plural(words.ICONS[Icon(data["icon"])])
    counts = words.listed([f"{name} {count}" for name, count in data["counts"].items()])
    return f"{player} active {card_name(data['card'])}. {words.capital(icon)} produites{COLON}{counts}"


def _affect(player: str, data: Data) -> str:
    role, by = data["role"], data["by"]
    if role == "acts":
        return f"{player} a activé la carte et exécute donc le Dogme Coopératif en dernier"
    count, against, icon = data["count"], data["against"], words.ICONS[Icon(data["icon"])]
    if data.get("partner"):
        return f"{player} fait équipe avec {by} et échappe donc à la Suprématie"
    amount = (
        f"{player} produit {words.counted(count, icon)}" if count else f"{player} ne produit aucune {icon}"
    )
    compared = f"{amount}, {_compared(count, against, by)}"
    if role == "obeys":
        return f"{compared}{COLON}{player} doit subir la Suprématie"
    if role == "shares":
        return f"{compared}{COLON}{player} bénéficie du Dogme Coopératif"
    if count >= against:  # enough to be spared; too few do not share
        return f"{compared}{COLON}{player} échappe à la Suprématie"
    return f"{compared}{COLON}{player} ne bénéficie pas du Dogme Coopératif"


def _compared(count: int, against: int, by: str) -> str:
    if count == against:
        return f"autant {que(by)}" if count else f"{by} non plus"
    return f"{by} {against or 'aucune'}"


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
    quoted = f"{COLON}«\N{NO-BREAK SPACE}{data['words']}\N{NO-BREAK SPACE}»" if data.get("words") else ""
    return f"{player} préfère ne pas le faire{quoted}"


def _execute(player: str, data: Data) -> str:
    return f"{player} exécute les Dogmes Coopératifs {de(card_name(data['card']))} sans les partager"


def _repeat(player: str, data: Data) -> str:
    return f"{player} répète l'effet {de(card_name(data['card']))}"


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
        first = f"{data['first']} vient en premier dans l'ordre alphabétique"
        return f"{first}{COLON}{player} commence, avec {words.number(actions)} {_actions(actions)}"
    if actions == 1:
        return f"c'est au tour {de(player)}, qui n'a qu'une action, car la partie commence"
    right = f"{words.number(actions)} {_actions(actions)}"
    return f"c'est au tour {de(player)}, qui dispose {words.elided('de', right)}"


def _actions(count: int) -> str:
    return words.plural("action", count > 1)


def _standing(data: Data) -> str:
    points = f"avec le plus de points d'Influence, {data['points']}"
    match data["by"]:
        case "points":
            return points
        case "achievements":
            return f"{points}, et, à égalité, avec le plus de Dominations, {data['achievements']}"
        case _:
            return (
                f"ensemble, à égalité ({data['points']} en Influence, {data['achievements']} en Dominations)"
            )


def _end(player: str, data: Data) -> str:
    winners = list(data["winners"])
    names = words.listed(winners)
    many = len(winners) > 1
    match data["reason"]:
        case "INN-10.1":
            return f"{names} {'ont' if many else 'a'} assez de Dominations et {_win(many)} la partie"
        case "INN-10.2":
            over = f"il faudrait piocher au-delà de la Période 10{COLON}la partie s'arrête"
            return f"{over} et {names} {_win(many)} {_standing(data)}"
        case "INN-10.3":
            return f"l'effet de la carte donne la victoire à {names}"
        case _:
            return f"la partie est finie{COLON}{names} {_win(many)}"


def _win(many: bool) -> str:
    return "gagnent" if many else "gagne"


_KINDS: Mapping[str, Callable[[str, Data], str]] = MappingProxyType(
    {
        **CHANGES,
        "dogma": _dogma,
        "affect": _affect,
        "choose": _choose,
        "decline": _decline,
        "nothing": reason,
        "execute": _execute,
        "repeat": _repeat,
        "bonus": _bonus,
        "turn": _turn,
        "end": _end,
    }
)
