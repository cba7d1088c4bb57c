"""Which sentences an event of CIV calls for; a language says only how they read."""

from __future__ import annotations

from dataclasses import dataclass

from cards.text.civ_fields import Data, Fields, Words, plural

NEAR = 2
"""So many cards before hegemony it is worth a word."""

Plural = tuple[str, str]
"""The same sentence about one and about several."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Sentences:
    """The sentences of a language; their fields are those of `civ_fields`."""

    play: str
    play_opens: str
    near: str
    near_enough: str
    discard_hand: str
    discard_embargo: str
    discard_area: str
    take_area: str
    take_pile: str
    take_draft: str
    take_middle: str
    take_hand: str
    give_back: str
    give_draft: str
    draw: str
    lay_open: str
    lay_embargo: str
    lay_democracy: str
    affect_obeys: str
    affect_immune: str
    affect_paid: str
    affect_level: str
    choose: str
    choose_domain: str
    choose_first: str
    choose_option: str
    decline: str
    decline_named: str
    copy: str
    coin_copied: str
    coin_turn: str
    coin_culture: Plural
    limit: str
    nothing: str
    nothing_not_so: str
    nothing_not_done: str
    nothing_barred: Plural
    nothing_no_hand: str
    nothing_culture: Plural
    nothing_hand_full: Plural
    nothing_no_deck: str
    turn: str
    turn_last: str
    turn_barred: Plural
    last_round: str
    last_round_still: Plural
    hegemony: str
    over: str
    majorities: str
    no_majority: str
    points: str
    tied: str
    tied_to_the_end: str
    all_tied_to_the_end: str
    """Comparing domains has settled nothing: for some of those level on points, or for all of them."""
    shared: str
    win: Plural


def sentence(kind: str, player: str, data: Data, say: Sentences, words: Words) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none."""
    return _template(kind, data, say).format_map(Fields(player, data, words))


def _template(kind: str, data: Data, say: Sentences) -> str:
    match kind:
        case "play":
            return (say.play_opens if data["level"] else say.play) + _near_hegemony(data, say)
        case "discard":
            places = {"hand": say.discard_hand, "embargo": say.discard_embargo}
            return places.get(data["from"], say.discard_area)
        case "take":
            return {
                "area": say.take_area,
                "discard": say.take_pile,
                "draft": say.take_draft,
                "middle": say.take_middle,
                "hand": say.take_hand,
            }[data["from"]]
        case "give":
            return say.give_draft if data["from"] == "draft" else say.give_back
        case "draw":
            return say.draw
        case "lay":
            ways = {"open": say.lay_open, "embargo": say.lay_embargo, "democracy": say.lay_democracy}
            return ways[data["as"]]
        case "affect":
            acts = say.affect_level if data.get("level") else say.affect_paid
            return {"obeys": say.affect_obeys, "immune": say.affect_immune, "acts": acts}[data["role"]]
        case "choose":
            ways = {"first": say.choose_first, "option": say.choose_option, "domain": say.choose_domain}
            return ways.get(data["what"], say.choose)
        case "decline":
            return say.decline_named if data["named"] else say.decline
        case "copy":
            return say.copy
        case "coin":
            return _coin(data, say)
        case "limit":
            return say.limit
        case "nothing":
            return _nothing(data, say)
        case "turn":
            return _turn(data, say)
        case "end":
            return _end(data, say)
        case _:
            raise KeyError(kind)


def _near_hegemony(data: Data, say: Sentences) -> str:
    missing = data["needed"] - data["count"]
    if missing > NEAR:
        return ""
    return say.near if missing > 0 else say.near_enough


def _coin(data: Data, say: Sentences) -> str:
    match data["why"]:
        case "copied":
            return say.coin_copied
        case "turn":
            return say.coin_turn
        case _:
            return plural(say.coin_culture, len(data["others"]))


def _nothing(data: Data, say: Sentences) -> str:
    match data["why"]:
        case "not_so":
            return say.nothing_not_so
        case "not_done":
            return say.nothing_not_done
        case "barred":
            return plural(say.nothing_barred, len(data["barred"]))
        case "no_hand":
            return say.nothing_no_hand
        case "culture":
            return plural(say.nothing_culture, len(data["others"]))
        case "hand_full":
            return plural(say.nothing_hand_full, data["count"])
        case "no_deck":
            return say.nothing_no_deck
        case _:
            return say.nothing


def _turn(data: Data, say: Sentences) -> str:
    if data["what"] == "last_round":
        return plural(say.last_round_still, len(data["still"])) if data["still"] else say.last_round
    said = say.turn_last if data["last_round"] else say.turn
    barred = data["barred"]
    return f"{said}{plural(say.turn_barred, len(barred)) if barred else ''}."


def _end(data: Data, say: Sentences) -> str:
    win = plural(say.win, len(data["winners"]))
    if data["reason"] == "CIV-5.1":
        return f"{say.hegemony} {win}"
    led = say.majorities if any(data["leaders"].values()) else say.no_majority
    counted = f"{say.over} {led} {say.points}"
    if not data["by"]:
        level = len({tuple(team) for team in data["teams"] if team[0] in data["winners"]}) > 1
        return f"{counted} {say.shared if level else win}"
    if len(data["winners"]) == 1:
        return f"{counted} {say.tied} {win}"
    all_of_them = set(data["winners"]) == set(data["tied"])
    return f"{counted} {say.all_tied_to_the_end if all_of_them else say.tied_to_the_end}"
