"""Why an answer is not legal: sentences that teach, without the mark at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.text.it.talk import card

Data = Mapping[str, Any]


def refusal(code: str, data: Data) -> str:
    """The reason in words; rule and legal answers are added by the one who asks.

    >>> refusal("not_in_hand", {"card": "oars", "player": "Anna"})
    'Barche a remi non è nella Mano di Anna'

    Raises:
        KeyError: there is no such code.
    """
    match code:
        case "over":
            return "La partita è finita: non c'è più nulla da decidere"
        case "unknown_card":
            return f"Nessuna carta si chiama «{data['key']}»"
        case "not_in_hand":
            return f"{card(data['card'])} non è nella Mano di {data['player']}"
        case "not_on_top":
            only = "si attiva soltanto una carta in cima a un proprio mazzo"
            return f"{card(data['card'])} non è una Carta Attiva di {data['player']}: {only}"
        case "no_such_period":
            return f"Non c'è nessun Periodo «{data['key']}» da dominare: i Periodi vanno da 1 a 9"
        case "period_taken":
            owner = f"già di {data['owner']}" if data.get("owner") else "fuori dal gioco"
            return f"Il Periodo {data['age']} è {owner}: ogni Periodo si domina una volta sola"
        case "too_few_points":
            needed = f"servono {data['needed']} punti Influenza, cinque volte il suo valore"
            return f"Per dominare il Periodo {data['age']} {needed}: per ora ce ne sono {data['points']}"
        case "top_too_low":
            highest = data["highest"]
            now = f"la più alta, per ora, vale {highest}" if highest else "per ora non ce n'è nessuna"
            needed = "serve una Carta Attiva di valore pari o superiore"
            return f"Per dominare il Periodo {data['age']} {needed}: {now}"
        case "not_asked_for":
            name = card(data["card"]) if data["card"] else f"«{data['key']}»"
            asked = f": «{data['words']}»" if data.get("words") else ""
            return f"{name} non è ciò che è richiesto qui{asked}"
        case "must":
            return "Qui non si può rinunciare: è obbligatorio tutto ciò che non comincia con «Puoi»"
        case "not_a_key":
            return f"«{data['key']}» non è una risposta"
        case _:
            raise KeyError(code)
