"""Questions of CIV in Italian, the words on the buttons, and why an answer is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.program import (
    ChooseDomain,
    ChoosePlayer,
    Discard,
    DiscardPile,
    Give,
    Lay,
    OfDomain,
    Place,
    Play,
    Take,
    Zone,
)
from cards.text.civ import applied
from cards.text.it.civ_words import ability, card, domain, effect, has, names, to

Data = Mapping[str, Any]


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player."""
    return f"{player}, {_question(kind, data)}"


def _question(kind: str, data: Data) -> str:
    match kind, data.get("step"):
        case "draft", _:
            take = "quale carta prendi nella tua area di gioco?"
            return take if data.get("open") else "quale carta tieni?"
        case "play", _:
            return "quale carta giochi?"
        case "effects", _:
            return "quale effetto applichi, o hai finito?"
        case "player", ChoosePlayer():
            return "di chi prendi la mano?"
        case "player", _:
            return "davanti a quale giocatore collochi la carta?"
        case "domain", ChooseDomain():
            return "quale Dominio scegli? Chi ne ha una carta deve scartarne una."
        case "domain", _:
            return "su quale Dominio collochi la carta?"
        case "card", step:
            return f"{_which_card(step)}{_how_far(data)}"
        case _:
            raise KeyError(kind)


def _which_card(step: Any) -> str:
    match step:
        case Discard(pick) if any(isinstance(test, OfDomain) for test in pick.tests):
            return "quale carta scarti per pagare l'effetto?"
        case Discard(pick):
            place = "mano" if pick.source == Zone(Place.HAND) else "area di gioco"
            return f"quale carta scarti dalla tua {place}?"
        case Play():
            return "quale carta giochi?"
        case Take(pick):
            place = "dalla pila degli scarti" if pick.source == DiscardPile() else "dalla tua area di gioco"
            return f"quale carta prendi in mano {place}?"
        case Give():
            return "quale carta restituisci?"
        case Lay():
            return "quale carta collochi a faccia in giù?"
        case _:
            raise KeyError(step)


def _how_far(data: Data) -> str:
    due = data.get("due") or 1
    return f" ({data['named'] + 1} di {due})" if due > 1 else ""


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    match kind:
        case "play":
            return card(key.removeprefix("play "))
        case "effects":
            return _effect(key)
        case "domain":
            return domain(key)
        case "player":
            return key
        case _:
            return card(key)


def _effect(key: str) -> str:
    found = applied(key)
    if found is None:
        return "Fine degli effetti"
    return f"Copia {effect(found)} di {found.owner}" if found.owner else effect(found)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without the mark at the end."""
    match code:
        case "over":
            return "La partita è finita"
        case "unknown_card":
            return f"Nessuna carta si chiama «{data['key']}»"
        case "not_in_hand":
            return f"{card(data['card'])} non è nella mano di {data['player']}"
        case "barred":
            barred = f"carte {domain(data['domain'])} in questo turno"
            return f"Un embargo vieta {to(data['player'])} di giocare {barred}"
        case "used_permanent":
            return f"L'effetto permanente di {domain(data['domain'])} è già stato applicato in questo turno"
        case "used_discard":
            return f"L'effetto di scarto di {domain(data['domain'])} è già stato applicato in questo turno"
        case "too_few_cards" | "too_few_theirs":
            owner = data["owner"] if code == "too_few_theirs" else data["player"]
            count = has(owner, data["count"], data["domain"])
            return f"Il livello {data['level']} richiede {data['needed']} carte, e {count}"
        case "nothing_to_pay":
            return f"{data['player']} non ha in gioco carte {domain(data['domain'])} con cui pagare"
        case "not_in_full":
            return f"{ability(data['ability'])} ora non si può eseguire per intero"
        case "no_discard_effect":
            return "La Cultura non ha un effetto di scarto"
        case "only_copies":
            return "La Cultura non ha livelli: copia l'effetto di un Dominio di un altro giocatore"
        case "copy_own":
            return "Si può copiare soltanto l'effetto di un altro giocatore"
        case "copied_already":
            return "In un turno si può copiare un solo effetto"
        case "not_most_culture":
            mine = has(data["player"], data["count"], "culture")
            needs = "Per copiare servono più carte Cultura di ogni altro giocatore"
            return f"{needs}: {mine}, non più di {names(data['others'])}"
        case "must":
            return "Qui non si può rinunciare"
        case "not_offered":
            return f"«{data['key']}» non è fra le risposte possibili"
        case _:
            raise KeyError(code)
