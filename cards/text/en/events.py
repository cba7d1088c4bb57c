"""What happened, as sentences that give the reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from cards.innovation import CARD, FIELDS
from cards.terms import Colour, Direction, Field, Icon
from cards.text.conditions import field_reason
from cards.text.en import words
from cards.text.en.words import COLOURS, DIRECTIONS, both, capital, counted, icons, valued

Data = Mapping[str, Any]


def sentence(kind: str, player: str | None, data: Data) -> str:
    """An event as one or two sentences; raises KeyError for a kind that has none."""
    return capital(_SENTENCES[kind](player or "nobody", data))


def card(shown: str | int | None) -> str:
    """A card by its name, or by the number on its back for those who may not know it."""
    if shown is None:
        return "a card"
    if isinstance(shown, int):
        return valued(shown)
    known = CARD[shown]
    return f"{known.name.en} ({known.age})"


def cards(shown: Iterable[str | int]) -> str:
    """Several cards in a list; equal ones that are not known are added up."""
    counted_cards = Counter(shown)
    listed = [valued(one, many) if isinstance(one, int) else card(one) for one, many in counted_cards.items()]
    return both(listed) if listed else "nothing"


def _draw(player: str, data: Data) -> str:
    value, age = data["value"], data["age"]
    drawn = f"{player} draws {card(data['card'])}"
    if age == value:
        return f"{drawn}."
    missing = [f"{one}s" for one in range(max(value, 1), age)]
    several = len(missing) > 1
    why = ["a value of 0 counts as 1"] if value < 1 else []
    if missing:
        why.append(f"the pile{'s' if several else ''} of {both(missing)} {'are' if several else 'is'} empty")
    return f"{both(why)}, so {drawn}."


def _reveal(player: str, data: Data) -> str:
    return f"{player} reveals {card(data['card'])} to everybody."


def _meld(player: str, data: Data) -> str:
    return f"{player} melds {card(data['card'])}{_not_from_hand(data)}.{_splay_stays(data)}"


def _tuck(player: str, data: Data) -> str:
    return f"{player} tucks {card(data['card'])}{_not_from_hand(data)} under its pile.{_splay_stays(data)}"


def _score(player: str, data: Data) -> str:
    return f"{player} scores {card(data['card'])}{_not_from_hand(data)}."


def _return(player: str, data: Data) -> str:
    owner = data.get("owner") or player
    where = f"from {_whose(owner, player)} {data['from']}"
    shown = data["card"]
    age = shown if isinstance(shown, int) else CARD[shown].age
    return f"{player} returns {card(shown)} {where} to the bottom of the pile of {age}s."


def _transfer(player: str, data: Data) -> str:
    owner, receiver = data["owner"], data["receiver"]
    own = "their" if owner == player else "their own"
    start = f"{_whose(owner, player)} {data['from']}"
    end = f"{_whose(receiver, player, own)} {data['to']}"
    return f"{player} transfers {card(data['card'])} from {start} to {end}.{_splay_stays(data)}"


def _exchange(player: str, data: Data) -> str:
    here = f"{_whose(data['owner'], player)} {data['from']}"
    there = f"{_whose(data['receiver'], player)} {data['to']}"
    given, taken = list(data["given"]), list(data["taken"])
    swapped = f"{player} exchanges {cards(given)} from {here} with {cards(taken)} from {there}"
    return f"{swapped}." if given and taken else f"{swapped}: one side may be empty."


def _splay(player: str, data: Data) -> str:
    colour, way = COLOURS[Colour(data["colour"])], DIRECTIONS[Direction(data["direction"])]
    was = data.get("was")
    before = f"; they were splayed {DIRECTIONS[Direction(was)]} before" if was else ""
    return f"{player} splays their {colour} cards {way}{before}."


def _arrange(player: str, data: Data) -> str:
    return f"{player} puts their {COLOURS[Colour(data['colour'])]} cards in a new order."


def _remove(_: str, __: Data) -> str:
    return "all hands, boards and scores are removed from the game, and the dogma ends at once."


def _achieve(player: str, data: Data) -> str:
    if data.get("field") is None:
        age = data["period"]
        points = f"at least {5 * age} points in their score"
        return f"{player} has {points} and a top card of value {age} or higher, and achieves period {age}."
    field = Field(data["field"])
    name = words.FIELDS[field]
    if data["how"] != "due":
        return f"{player} claims the {name} field through the effect of this card."
    due = next(one for one in FIELDS if one.id is field)
    return f"{field_reason(due, player, 'en')}, and claims the {name} field."


def _dogma(player: str, data: Data) -> str:
    icon = Icon(data["icon"])
    counts = ", ".join(f"{name} {count}" for name, count in data["counts"].items())
    activated = f"{player} activates {_name(data)}".removesuffix(".")  # A.I. has one stop already
    return f"{activated}. {capital(icons(icon))} on the boards: {counts}."


def _affect(player: str, data: Data) -> str:
    by, role = data["by"], data["role"]
    if role == "acts":
        return f"{by} activated {_name(data)} and carries out effect {data['effect']} after all who share it."
    if data.get("partner"):
        return f"{player} is {by}'s partner, so the demand passes {player} over."
    # Enough icons spare one a demand, too few keep one from sharing.
    enough = data["count"] >= data["against"]
    what = {
        "obeys": f"{player} must obey",
        "shares": f"{player} shares the effect",
        "immune": f"the demand does not affect {player}" if enough else f"{player} does not share the effect",
    }[role]
    return f"{player} has {_compared(data)}, so {what}."


def _choose(player: str, data: Data) -> str:
    chosen = data["chosen"]
    match data["what"]:
        case "colour":
            return f"{player} chooses {COLOURS[Colour(chosen)]}."
        case "value":
            return f"{player} chooses the value {chosen}."
        case "option":
            return f"{player} chooses the {'first' if str(chosen) == '1' else 'second'} alternative."
        case _:
            return f"{player} chooses {chosen}."


def _decline(player: str, data: Data) -> str:
    if data.get("named"):
        return f"{player} stops here."
    return f"{player} chooses not to do it{_quoted(data, ': {}')}."


def _quoted(data: Data, frame: str) -> str:
    """The words of the clause that the event is about, in quotation marks, if they are known."""
    return frame.format(f"“{data['words']}”") if data.get("words") else ""


def _nothing(player: str, data: Data) -> str:
    return _REASONS[data["why"]](player, data)


def _taken(player: str, data: Data) -> str:
    name = words.FIELDS[Field(data["field"])]
    if data["owner"] == player:
        return f"{player} already has the {name} field, so nothing happens."
    return f"{data['owner']} already has the {name} field, so {player} cannot claim it."


def _execute(player: str, data: Data) -> str:
    return f"{player} carries out the cooperative effects of {_name(data)} alone; nobody shares them."


def _repeat(player: str, data: Data) -> str:
    return f"{player} repeats effect {data['effect']} of {_name(data)}."


def _bonus(player: str, data: Data) -> str:
    if data["drawn"]:
        by = data.get("by") or ()
        shared = both([by] if isinstance(by, str) else list(by)) if by else "Another player"
        return f"{shared} shared, and something changed: {player} draws a card as the sharing bonus."
    why = {
        "nobody": "no other player shared",
        "nothing": "sharing changed nothing",
        "partner": "only a partner's sharing changed something",
    }[data["why"]]
    return f"{why}, so {player} gets no sharing bonus."


def _turn(player: str, data: Data) -> str:
    actions = counted(data["actions"], "action", "actions")
    if data.get("first") is not None:
        return f"{data['first']} comes first in the alphabet, so {player} begins, with {actions}."
    if data["actions"] == 1:
        return f"it is {player}'s turn, with one action only, because the game has just begun."
    return f"it is {player}'s turn, with {actions}."


def _standing(data: Data) -> str:
    points = f"with the most points, {data['points']}"
    match data["by"]:
        case "points":
            return points
        case "achievements":
            return f"{points}, and among equals the most achievements, {data['achievements']}"
        case _:
            return f"together, level with {data['points']} points and {data['achievements']} achievements"


def _end(_: str, data: Data) -> str:
    winners: Sequence[str] = data["winners"]
    who = both(winners) if winners else "nobody"
    several = len(winners) > 1
    win = f"{who} {'win' if several else 'wins'}"
    match data["reason"]:
        case "INN-10.1":
            return f"{who} {'have' if several else 'has'} enough achievements: {win} the game."
        case "INN-10.2":
            return f"a card above age 10 would have to be drawn, so the game ends: {win} {_standing(data)}."
        case "INN-10.3":
            return f"{win} the game through the effect of this card."
        case _:
            return f"the game is over: {win}."


def _name(data: Data) -> str:
    return CARD[data["card"]].name.en


def _whose(owner: str, player: str, own: str = "their") -> str:
    return own if owner == player else f"{owner}'s"


def _not_from_hand(data: Data) -> str:
    place = data.get("from")
    return f" from their {place}" if place in ("score", "board") else ""


def _splay_stays(data: Data) -> str:
    splay = data.get("splay")
    return f" The pile stays splayed {DIRECTIONS[Direction(splay)]}." if splay else ""


def _icons(data: Data) -> str:
    return icons(Icon(data["icon"]))


def _compared(data: Data) -> str:
    count, against, by = data["count"], data["against"], data["by"]
    mine = words.amount(count, *words.ICONS[Icon(data["icon"])])
    if count == against:
        return f"{mine}, as many as {by}"
    return f"{mine}, {'fewer' if count < against else 'more'} than {by} ({against})"


_REASONS: Mapping[str, Callable[[str, Data], str]] = MappingProxyType(
    {
        "no_card": lambda player, data: (
            f"there is no card to do this with, so {player} does nothing here{_quoted(data, ': {}')}."
        ),
        "none_due": lambda player, _: f"the number comes to 0, so {player} does nothing here.",
        "not_so": lambda player, data: (
            f"the condition{_quoted(data, ' {}')} does not hold, so {player} skips this part."
        ),
        "not_done": lambda player, _: f"that was not done, so {player} skips what depends on it.",
        "no_splay": lambda player, _: (
            f"{player} has nothing to splay: "
            "it takes two or more cards of a colour that is not splayed this way yet."
        ),
        "no_exchange": lambda _, __: "there is no card on either side, so nothing is exchanged.",
        "same_order": lambda _, __: "the cards lie in the same order as before, so nothing has changed.",
        "taken": _taken,
        "nobody": lambda _, __: "no single player comes first, so nobody wins and the game goes on.",
        "no_effects": lambda _, data: f"{_name(data)} has no cooperative effect, so nothing happens.",
        "no_player": lambda player, _: f"there is no player whom {player} could choose, so nothing happens.",
        "none_to_obey": lambda _, __: "nobody has to obey this demand.",
    }
)

_SENTENCES: Mapping[str, Callable[[str, Data], str]] = MappingProxyType(
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
