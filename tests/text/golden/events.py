"""One sample of each sentence about what happens, in both games; and how a commentary sums up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cards.terms import Language
from cards.text import sentence
from cards.text.facts import ClauseKey

Sample = tuple[str, str | None, Mapping[str, Any], ClauseKey | None]
"""A kind of events, the player, the data, the clause that is carried out."""

PLACES = {"from": "board", "owner": "Luca", "to": "board", "receiver": "Andrea", "open": False}
SWAP = {"from": "hand", "owner": "Luca", "to": "hand", "receiver": "Andrea"}
BANKING = {"card": "banking", "icon": "crown", "by": "Andrea", "partner": False}
DEMAND = {**BANKING, "effect": 1, "demand": True}
SHARED = {**BANKING, "effect": 2, "demand": False}
STANDINGS = [
    {"players": ["Luca"], "points": 31, "achievements": 2},
    {"players": ["Élise"], "points": 12, "achievements": 3},
]
LEVEL = [
    {"players": ["Luca"], "points": 31, "achievements": 2},
    {"players": ["Élise"], "points": 31, "achievements": 1},
]
TEAMS = [
    {"players": ["Luca", "Anna"], "points": 31, "achievements": 3},
    {"players": ["Élise", "Hugo"], "points": 31, "achievements": 1},
]


def _nothing(why: str, clause: ClauseKey | None = None, **data: Any) -> Sample:
    return "nothing", "Luca", {"why": why, **data}, clause


def _end(reason: str, clause: ClauseKey | None = None, **data: Any) -> Sample:
    return "end", None, {"winners": ["Luca"], "reason": reason, **data}, clause


INNOVATION: tuple[Sample, ...] = (
    ("turn", "Luca", {"actions": 1, "first": "Agriculture"}, None),
    ("turn", "Luca", {"actions": 2, "first": "Agriculture"}, None),
    ("turn", "Élise", {"actions": 1}, None),
    ("turn", "Andrea", {"actions": 2}, None),
    ("draw", "Andrea", {"card": "oars", "value": 1, "age": 1}, None),
    ("draw", "Andrea", {"card": 8, "value": 8, "age": 8}, None),
    ("draw", "Andrea", {"card": 6, "value": 5, "age": 6}, None),
    ("draw", "Andrea", {"card": 9, "value": 7, "age": 9}, None),
    ("draw", "Andrea", {"card": 8, "value": 1, "age": 8}, None),
    ("draw", "Andrea", {"card": "oars", "value": 0, "age": 1}, None),
    ("draw", "Andrea", {"card": 2, "value": 0, "age": 2}, None),
    ("reveal", "Luca", {"card": "physics", "owner": "Luca"}, None),
    ("meld", "Luca", {"card": "oars", "from": "hand", "splay": None}, None),
    ("meld", "Luca", {"card": "banking", "from": "score", "splay": "right"}, None),
    ("tuck", "Luca", {"card": "steam_engine", "from": "hand", "splay": "up", "starts": False}, None),
    ("tuck", "Luca", {"card": "steam_engine", "from": "board", "splay": None, "starts": False}, None),
    ("tuck", "Luca", {"card": "steam_engine", "from": "hand", "splay": None, "starts": True}, None),
    ("score", "Luca", {"card": 5, "from": "hand", "open": False}, None),
    ("score", "Luca", {"card": "coal", "from": "board", "open": False}, None),
    ("return", "Luca", {"card": "coal", "from": "hand", "owner": "Luca", "open": False}, None),
    ("return", "Luca", {"card": "oars", "from": "board", "owner": "Élise", "open": False}, None),
    ("return", "Luca", {"card": 8, "from": "score", "owner": "Andrea", "open": False}, None),
    ("transfer", "Luca", {"card": "chemistry", **PLACES, "splay": "right"}, None),
    ("transfer", "Luca", {"card": 5, **PLACES, "from": "hand", "to": "score", "splay": None}, None),
    ("transfer", "Luca", {"card": 5, **PLACES, "from": "score", "to": "hand", "splay": None}, None),
    ("transfer", "Andrea", {"card": "oars", **PLACES, "to": "hand", "splay": None}, None),
    ("transfer", "Luca", {"card": "oars", **PLACES, "to": "score", "receiver": "Luca", "splay": None}, None),
    ("exchange", "Luca", {**SWAP, "given": ["oars", "coal"], "taken": [5, 5, 8]}, None),
    ("exchange", "Luca", {**SWAP, "from": "score", "to": "score", "given": [5], "taken": [1]}, None),
    ("exchange", "Luca", {**SWAP, "given": [5], "taken": []}, None),
    ("exchange", "Luca", {**SWAP, "given": [5], "taken": [], "to": "score", "receiver": "Luca"}, None),
    ("exchange", "Luca", {**SWAP, "given": [], "taken": [3, 3], "to": "score", "receiver": "Luca"}, None),
    ("splay", "Luca", {"colour": "green", "direction": "right", "was": None}, None),
    ("splay", "Luca", {"colour": "red", "direction": "up", "was": "left"}, None),
    ("unsplay", "Luca", {"colour": "red", "was": "left"}, None),
    ("arrange", "Luca", {"colour": "blue"}, None),
    ("remove", "Luca", {}, None),
    ("achieve", "Luca", {"period": 3, "how": "action"}, None),
    ("achieve", "Luca", {"field": "world", "how": "due"}, None),
    ("achieve", "Luca", {"field": "monument", "how": "due"}, None),
    ("achieve", "Luca", {"field": "empire", "how": "due"}, None),
    ("achieve", "Luca", {"field": "wonder", "how": "due"}, None),
    ("achieve", "Luca", {"field": "universe", "how": "due"}, None),
    ("achieve", "Luca", {"field": "universe", "how": "effect"}, ("astronomy", 1, (0, 1, 0))),
    ("dogma", "Andrea", {"card": "banking", "icon": "crown", "counts": {"Andrea": 2, "Carlo": 0}}, None),
    ("affect", "Luca", {**DEMAND, "role": "obeys", "count": 0, "against": 2}, None),
    ("affect", "Luca", {**DEMAND, "role": "obeys", "count": 1, "against": 2}, None),
    ("affect", "Luca", {**DEMAND, "role": "immune", "count": 2, "against": 2}, None),
    ("affect", "Luca", {**DEMAND, "role": "immune", "count": 3, "against": 2}, None),
    ("affect", "Luca", {**DEMAND, "role": "immune", "count": 1, "against": 2, "partner": True}, None),
    ("affect", "Luca", {**DEMAND, "role": "immune", "count": 0, "against": 0}, None),
    ("affect", "Luca", {**SHARED, "role": "shares", "count": 0, "against": 0}, None),
    ("affect", "Luca", {**SHARED, "role": "shares", "count": 3, "against": 2}, None),
    ("affect", "Luca", {**SHARED, "role": "immune", "count": 1, "against": 2}, None),
    (
        "affect",
        "Luca",
        {**SHARED, "card": "tools", "icon": "bulb", "role": "shares", "count": 2, "against": 2},
        None,
    ),
    ("affect", "Andrea", {**SHARED, "role": "acts", "count": 2, "against": 2}, None),
    ("affect", "Andrea", {**SHARED, "role": "acts", "count": 2, "against": 2, "sharing": ()}, None),
    ("affect", "Andrea", {**SHARED, "role": "acts", "count": 2, "against": 2, "sharing": ("Élise", "Luca")},
     None),
    ("choose", "Luca", {"what": "colour", "chosen": "green"}, None),
    ("choose", "Luca", {"what": "value", "chosen": 7}, None),
    ("choose", "Luca", {"what": "player", "chosen": "Andrea"}, None),
    ("choose", "Luca", {"what": "option", "chosen": "1"}, ("evolution", 0, (0, 0))),
    ("choose", "Luca", {"what": "option", "chosen": "2"}, ("evolution", 0, (0, 0))),
    ("decline", "Luca", {"named": 0}, ("banking", 1, (0, 0))),
    ("decline", "Luca", {"named": 1}, ("pottery", 0, (0, 0))),
    ("decline", "Luca", {"named": 2}, ("pottery", 0, (0, 0))),
    ("execute", "Luca", {"card": "reformation"}, None),
    ("repeat", "Luca", {"card": "metalworking", "effect": 1, "cards": []}, ("metalworking", 0, (1, 1, 1))),
    ("repeat", "Luca", {"card": "statistics", "effect": 1, "cards": []}, ("statistics", 0, (0, 1, 0, 1, 0))),
    ("repeat", "Luca", {"card": "astronomy", "effect": 1, "cards": ["classification"]},
     ("astronomy", 0, (1, 1, 1))),
    ("repeat", "Luca", {"card": "metalworking", "effect": 1, "cards": ["oars"]}, ("metalworking", 0, (1,
     1, 1))),
    ("repeat", "Luca", {"card": "oars", "effect": 1, "cards": []}, ("oars third", 0, (0, 1, 1))),
    ("bonus", "Andrea", {"drawn": True, "why": "shared", "by": ("Luca",)}, None),
    ("bonus", "Andrea", {"drawn": True, "why": "shared", "by": ("Élise", "Luca")}, None),
    ("bonus", "Andrea", {"drawn": False, "why": "nobody", "by": ()}, None),
    ("bonus", "Andrea", {"drawn": False, "why": "nothing", "by": ()}, None),
    ("bonus", "Andrea", {"drawn": False, "why": "partner", "by": ()}, None),
    _nothing("no_card", ("agriculture", 0, (0, 0)), held=0),
    _nothing("no_card", ("chemistry", 1, (1,)), held=0),
    _nothing("no_card", ("banking", 0, (0, 0)), held=0),
    _nothing("no_card", ("banking", 0, (0, 0)), held=2),
    _nothing("no_card", ("bioengineering", 0, (0,))),
    _nothing("no_card", ("tools", 0, (0, 0)), held=2),
    _nothing("no_card", ("composites", 0, (0,)), held=1),
    _nothing("no_card", ("mass_media", 0, (0, 1, 0))),
    _nothing("no_card", ("measurement", 0, (0, 1, 0))),
    _nothing("no_card", ("publications", 0, (0, 0))),
    _nothing("none_due", ("fermenting", 0, (0,)), counted=1),
    _nothing("none_due", ("refrigeration", 0, (0,)), counted=1),
    _nothing("none_due", ("combustion third", 0, (0,)), counted=3, of="Andrea"),
    _nothing("none_due", ("fermenting third", 0, (0,)), counted=0),
    _nothing("none_due", ("clothing", 1, (0,)), counted=0),
    _nothing("not_so", ("oars", 1, (0, 0)), cards=[]),
    _nothing("not_so", ("metalworking", 0, (1, 0)), cards=["agriculture"]),
    _nothing("not_so", ("colonialism", 0, (1, 0)), cards=["agriculture"]),
    _nothing("not_so", ("astronomy", 0, (1, 0)), cards=["vaccination"]),
    _nothing("not_so", ("alchemy", 0, (1, 0)), cards=["paper", "compass"]),
    _nothing("not_so", ("socialism", 0, (0, 1, 0, 0)), cards=["oars", "coal"]),
    _nothing("otherwise", ("optics", 0, (1, 0)), cards=["engineering"]),
    _nothing("not_done", ("oars", 0, (0, 0))),
    _nothing("no_splay", ("banking", 1, (0, 0)), direction="right", colours={"green": 0}),
    _nothing("no_splay", ("banking", 1, (0, 0)), direction="right", colours={"green": 1}),
    _nothing("no_splay", ("banking", 1, (0, 0)), direction="right", colours={"green": 2}),
    _nothing("no_splay", ("paper", 0, (0, 0)), direction="left", colours={"green": 0, "blue": 1}),
    _nothing("no_splay", ("philosophy", 0, (0, 0)), direction="left",
             colours={"red": 0, "yellow": 0, "green": 1, "blue": 1, "purple": 1}),
    _nothing("not_splayed", ("feudalism third", 0, (0, 1, 0)), colours={"red": 1}),
    _nothing("no_splay", ("invention", 0, (0, 0)), direction="right", colours={}),
    _nothing("no_exchange"),
    _nothing("same_order"),
    _nothing("taken", field="world", owner="Luca"),
    _nothing("taken", field="world", owner="Andrea"),
    _nothing("nobody"),
    _nothing("no_effects", card="archery"),
    _nothing("no_player", ("optics", 0, (1, 2, 0))),
    _nothing("none_to_obey"),
    _end("INN-10.1", achievements=6, players=2),
    _end("INN-10.1", achievements=6, players=4, winners=["Luca", "Anna"]),
    _end("INN-10.2", points=31, achievements=2, by="points", standings=STANDINGS),
    _end("INN-10.2", points=31, achievements=2, by="achievements", standings=LEVEL),
    _end("INN-10.2", points=31, achievements=3, by="achievements", standings=TEAMS, winners=["Luca", "Anna"]),
    _end("INN-10.2", points=31, achievements=3, by="points", winners=["Luca", "Anna"],
         standings=[TEAMS[0], {**TEAMS[1], "points": 30}]),
    _end("INN-10.2", points=31, achievements=2, by="shared", winners=["Luca", "Élise"],
         standings=[LEVEL[0], {**LEVEL[1], "achievements": 2}]),
    _end("INN-10.2", points=31, achievements=2, by="draw", winners=["Luca", "Élise"],
         standings=[LEVEL[0], {**LEVEL[1], "achievements": 2}]),
    _end("INN-10.3", ("empiricism", 1, (0, 1, 0)), counts={"Luca": 21}),
    _end("INN-10.3", ("empiricism", 1, (0, 1, 0)), counts={"Luca": 21}, winners=["Luca", "Anna"]),
    _end("INN-10.3", ("collaboration", 1, (0, 1, 0)), counts={"Luca": 11}),
    _end("INN-10.3", ("self_service", 1, (0, 1, 0)), counts={"Luca": 4}),
    _end("INN-10.3", ("globalization", 1, (1, 1, 0)), counts={"Luca": 14, "Élise": 3}),
    _end("INN-10.3", ("ai", 1, (0, 1, 0)), counts={"Luca": 3, "Élise": 14}),
    _end("INN-10.3", ("bioengineering", 1, (0, 1, 0)), counts={"Luca": 4, "Élise": 2}),
)  # fmt: skip
"""What Innovation tells: the turn, what changes, who is affected, why nothing happened, the end."""

_ROLES = {"icon": "crown", "by": "Andrea", "against": 3}
_DEMAND = {**_ROLES, "card": "banking", "effect": 1, "demand": True, "acts": False, "nobody": False}
_SHARED = {**_ROLES, "card": "banking", "effect": 2, "demand": False, "acts": True}
_DRAWN = {"card": "oars", "from": "hand", "splay": None}

SUMS: tuple[Sample, ...] = (
    ("roles", None, {**_DEMAND, "acting": {"Luca": 2}, "passed": {"Carlo": 3}}, None),
    ("roles", None, {**_DEMAND, "acting": {"Luca": 2, "Élise": 0}, "passed": {"Carlo": 3, "Anna": 4}}, None),
    ("roles", None, {**_DEMAND, "acting": {"Luca": 2}, "passed": {}}, None),
    ("roles", None, {**_DEMAND, "acting": {}, "passed": {"Carlo": 3}, "nobody": True}, None),
    ("roles", None, {**_DEMAND, "acting": {}, "passed": {"Carlo": 3}}, None),
    ("roles", None, {**_DEMAND, "acting": {}, "passed": {"Carlo": 3, "Anna": 4}}, None),
    ("roles", None, {**_SHARED, "acting": {"Carlo": 3}, "passed": {"Luca": 2}}, None),
    ("roles", None, {**_SHARED, "acting": {"Carlo": 3, "Anna": 4}, "passed": {"Luca": 2, "Élise": 0}}, None),
    ("roles", None, {**_SHARED, "acting": {"Carlo": 3}, "passed": {}}, None),
    ("roles", None, {**_SHARED, "acting": {}, "passed": {"Luca": 2}}, None),
    ("roles", None, {**_SHARED, "acting": {}, "passed": {"Luca": 2}, "acts": False}, None),
    ("roles", None, {**_SHARED, "acting": {}, "passed": {"Luca": 2, "Élise": 0}, "acts": False}, None),
    ("draw_and", "Luca", {**_DRAWN, "and": "meld"}, None),
    ("draw_and", "Luca", {**_DRAWN, "and": "tuck"}, None),
    ("draw_and", "Luca", {**_DRAWN, "and": "score"}, None),
    ("draw_and", "Luca", {**_DRAWN, "and": "reveal"}, None),
    ("draw", "Luca", {"card": ["oars", "tools"], "value": 1, "age": 1}, None),
    ("return", "Luca", {"card": ["oars", "coal"], "from": "hand", "owner": "Luca"}, None),
    ("bonus_draw", "Andrea", {"card": "oars", "by": ["Luca"]}, None),
    ("bonus_draw", "Andrea", {"card": "oars", "by": ["Luca", "Élise"]}, None),
)
"""How a commentary sums up several events of Innovation."""

AREA = {"from": "area", "domain": "army"}
OPEN = {"count": 3, "needed": 8, "democracy": 0}
LEADERS = {"army": ["Andrea"], "science": [], "culture": ["Andrea", "Élise"]}
LEVEL_LEADERS = {**LEADERS, "science": ["Élise"]}
ONE_EACH = {"army": ["Andrea"], "science": ["Élise"], "culture": ["Hugo"]}


def _lost(why: str, **data: Any) -> Sample:
    return "nothing", "Andrea", {"why": why, **data}, None


def _over(winners: list[str], tied: list[str], by: str | None, teams: list[list[str]], **data: Any) -> Sample:
    points = {"Andrea": 2, "Élise": 1}
    told = {"winners": winners, "reason": "CIV-5.3", "leaders": LEADERS, "points": points, "teams": teams}
    return "end", None, {**told, "tied": tied, "by": by, **data}, None


EVEN = {"Andrea": 2, "Élise": 2}
ALONE = [["Andrea"], ["Élise"]]
PAIRS = [["Andrea", "Hugo"], ["Élise", "Luca"]]

CIV: tuple[Sample, ...] = (
    ("choose", "Élise", {"what": "first", "chosen": "Élise"}, None),
    ("take", "Andrea", {"card": "army1", "from": "draft", "to": "hand"}, None),
    ("give", "Andrea", {"card": 1, "from": "draft", "to": "draft", "receiver": "Élise"}, None),
    ("lay", "Andrea", {"card": "army1", "from": "draft", "as": "open"}, None),
    ("take", "Andrea", {"card": "army1", "from": "middle", "to": "area"}, None),
    ("turn", "Élise", {"what": "turn", "barred": [], "last_round": False}, None),
    ("turn", "Élise", {"what": "turn", "barred": ["religion"], "last_round": False}, None),
    ("turn", "Élise", {"what": "turn", "barred": ["army", "religion"], "last_round": True}, None),
    ("play", "Andrea", {"card": "army1", **AREA, "from": "hand", "to": "area", "level": None, **OPEN}, None),
    ("play", "Andrea", {"card": "army1", **AREA, "from": "hand", "to": "area", "level": 1, **OPEN}, None),
    ("play", "Andrea", {"card": "army1", **AREA, "from": "hand", "to": "area", "level": None, **OPEN,
     "count": 7},
     None),
    ("play", "Andrea", {"card": "army1", **AREA, "from": "hand", "to": "area", "level": None, "count": 9,
                        "needed": 9, "democracy": 1}, None),
    _lost("barred", barred=["army"]),
    _lost("barred", barred=["army", "religion"]),
    _lost("no_hand", barred=[]),
    ("affect", "Andrea", {"role": "acts", "ability": "purge", "domain": "army", "level": 2, "count": 5,
                          "needed": 5}, None),
    ("affect", "Andrea", {"role": "acts", "ability": "attack", "domain": "army", "level": None, "count": 1,
                          "needed": 1}, None),
    ("affect", "Luca", {"role": "obeys", "ability": "attack", "domain": "army", "count": 2,
     "by": "Andrea"}, None),
    ("affect", "Luca", {"role": "immune", "ability": "attack", "domain": "army", "count": 0,
     "by": "Andrea"}, None),
    ("discard", "Andrea", {"card": "army1", "from": "hand"}, None),
    ("discard", "Andrea", {"card": "army1", **AREA, **OPEN}, None),
    ("discard", "Andrea", {"card": "army1", **AREA, **OPEN, "count": 1}, None),
    ("discard", "Andrea", {"card": "army1", **AREA, **OPEN, "count": 0}, None),
    ("discard", "Andrea", {"card": "economy1", "from": "embargo", "domain": "army"}, None),
    ("take", "Andrea", {"card": "army1", **AREA, "to": "hand", **OPEN}, None),
    ("take", "Andrea", {"card": "army1", "from": "discard", "to": "hand"}, None),
    ("take", "Andrea", {"card": 1, "from": "hand", "to": "hand", "owner": "Élise", "receiver": "Andrea"},
     None),
    ("give", "Andrea", {"card": 2, "from": "hand", "to": "hand", "receiver": "Élise"}, None),
    ("choose", "Andrea", {"what": "player", "chosen": "Luca"}, None),
    ("choose", "Andrea", {"what": "domain", "chosen": "religion"}, None),
    ("lay", "Andrea", {"card": "economy1", **AREA, "as": "embargo", "on": "Élise"}, None),
    ("lay", "Andrea", {"card": "utopia3", **AREA, "as": "democracy", "on": "Élise", "count": 2, "needed": 9,
                       "democracy": 1}, None),
    ("limit", "Andrea", {"limit": 5, "was": 3}, None),
    ("copy", "Andrea", {"from": "Élise", "ability": "purge", "domain": "army", "level": 2, "count": 5,
                        "needed": 5, "culture": {"Andrea": 2, "Élise": 1}}, None),
    ("coin", "Andrea", {"why": "copied", "on": "Élise", "domain": "army"}, None),
    ("coin", "Andrea", {"why": "turn"}, None),
    ("coin", "Andrea", {"why": "culture", "count": 2, "others": ["Élise"]}, None),
    ("coin", "Andrea", {"why": "culture", "count": 2, "others": ["Élise", "Luca"]}, None),
    _lost("culture", count=1, others=["Élise"]),
    _lost("culture", count=1, others=["Élise", "Luca"]),
    ("draw", "Andrea", {"card": "army1", "era": 1}, None),
    ("draw", "Andrea", {"card": 3, "era": 3}, None),
    ("draw", "Andrea", {"card": ["army1", "army1", "utopia3"], "era": 3}, None),
    _lost("hand_full", count=1, limit=1),
    _lost("hand_full", count=4, limit=3),
    _lost("no_deck"),
    ("decline", "Andrea", {"named": 0}, None),
    ("decline", "Andrea", {"named": 1}, None),
    _lost("no_card"),
    _lost("not_so"),
    _lost("not_done"),
    ("turn", "Andrea", {"what": "last_round", "still": []}, None),
    ("turn", "Andrea", {"what": "last_round", "still": ["Élise"]}, None),
    ("turn", "Andrea", {"what": "last_round", "still": ["Élise", "Luca"]}, None),
    ("end", None, {"winners": ["Andrea"], "reason": "CIV-5.1", "domain": "army", "count": 8, "needed": 8,
                   "democracy": 0}, None),
    ("end", None, {"winners": ["Andrea", "Hugo"], "reason": "CIV-5.1", "domain": "army", "count": 9,
     "needed": 9,
                   "democracy": 1}, None),
    _over(["Andrea"], ["Andrea"], None, ALONE),
    _over(["Andrea"], ["Andrea", "Élise"], "utopia", ALONE, points=EVEN, leaders=LEVEL_LEADERS),
    _over(["Andrea", "Élise"], ["Andrea", "Élise"], "army", ALONE, points=EVEN, leaders=LEVEL_LEADERS),
    _over(["Andrea", "Élise"], ["Andrea", "Élise", "Hugo"], "army", [*ALONE, ["Hugo"]],
          points={"Andrea": 1, "Élise": 1, "Hugo": 1}, leaders=ONE_EACH),
    _over(["Andrea", "Hugo"], ["Andrea", "Hugo"], None, PAIRS),
    _over(["Andrea", "Élise", "Hugo", "Luca"], ["Andrea", "Élise", "Hugo", "Luca"], None, PAIRS,
          points={"Andrea": 0, "Élise": 0}, leaders={"army": []}),
)  # fmt: skip
"""What CIV tells: the draft, the turn, effects, the end."""


def said(sample: Sample, language: Language, game: str = "innovation") -> str:
    """A sample as a sentence."""
    kind, player, data, clause = sample
    return sentence(kind, player, data, language, game, clause)


def texts(language: Language) -> Iterator[str]:
    """Kind by kind, then the summaries, then CIV."""
    for game, samples in (("innovation", INNOVATION), ("innovation", SUMS), ("civ", CIV)):
        for kind in dict.fromkeys(kind for kind, *_ in samples):
            yield "\n".join(said(sample, language, game) for sample in samples if sample[0] == kind)
