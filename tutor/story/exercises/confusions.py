"""Kinds of exercises that each turn on one widespread misunderstanding: it decides in every one of them.

A moment is good for such an exercise only where who holds the mistaken belief answers otherwise;
`tests/lessons/test_confusions.py` measures in how many that is so.
"""

from __future__ import annotations

from collections.abc import Callable

from cards.civ import DOMAINS, LEVELS
from cards.terms import GameName, Language
from cards.text import card_name
from engine.civ.table import seat_of as civ_seat
from engine.civ.table import table as civ_table
from engine.game import Game
from engine.innovation.deck import BY_ID
from engine.innovation.table import seat_of
from tutor.story.exercises.bots import Layer
from tutor.story.exercises.kind import Bot, Choice, ExerciseKind, Find, Moment
from tutor.story.exercises.programs import LEVELLING, equals, undone
from tutor.story.keys import beginning
from tutor.story.questions import Condition, Task
from tutor.story.questions.kinds import (
    Happening,
    HowMany,
    Predict,
    Statement,
    WhatMay,
    WhichPlayers,
    Words,
)
from tutor.words import by_language

SEATS = {1: 2, 2: 3, 3: 4}
"""Players by level."""
MANY = {1: 3, 2: 4, 3: 4}

Named = Callable[[Language], str]

OWN = ("draw", "score", "tuck", "meld")
"""What one who obeys does at their own places."""


def _asking(moment: Moment, key: str, **filled: Named) -> Words:
    """A question that begins with what is chosen."""
    _, chosen = moment.moves[0]
    return by_language(key, beginning=lambda language: beginning(moment.game, chosen, language), **filled)


def _named(card: str) -> Named:
    return lambda language: card_name(card, language)


def _dogma(moment: Moment) -> str | None:
    """The card that was activated, if that was the action and nobody was asked anything."""
    key = moment.moves[0][1]
    return key.removeprefix("dogma ") if moment.at_once and key.startswith("dogma ") else None


def _once(moment: Moment, level: int, choice: Choice) -> Task | None:
    """A later effect of a card, where who counts the icons again finds other players affected."""
    card = _dogma(moment)
    if card is None or moment.after.result:
        return None
    steps = moment.game.preview(f"dogma {card}")
    last = max((step.effect for step in steps), default=1)
    role = "shares"
    wanted = {step.player for step in steps if step.effect == last and step.role == role}
    again = sharing(moment.after, moment.player, BY_ID[card].dogma)
    if last < 2 or any(step.effect == last and step.role == "obeys" for step in steps) or wanted == again:
        return None
    return Task(
        WhichPlayers(Happening({"kind": "affect", "effect": last, "role": role})),
        _asking(moment, "exercise_once"),
        after=moment.moves,
        rules=("INN-5.2",),
    )


def sharing(game: Game, activator: str, icon: int) -> set[str]:
    """Those who have at least as many of an icon on the table as it lies."""
    mine = seat_of(game, activator).icons[icon]
    return {name for name in game.players if name != activator and seat_of(game, name).icons[icon] >= mine}


def _yours(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Something that only those who obey do, at their own places."""
    if _dogma(moment) is None:
        return None
    for kind in choice.mixed(OWN):
        does = {event.player for event in moment.events if event.kind == kind}
        obeys = {
            event.player
            for event in moment.events
            if event.kind == "affect" and event.data.get("role") == "obeys"
        }
        if does and does <= obeys:
            return Task(
                WhichPlayers(Happening({"kind": kind})),
                _asking(moment, f"exercise_yours_{kind}"),
                after=moment.moves,
                rules=("INN-5.3",),
            )
    return None


def _compulsory(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Something that those who share do without being asked, for nothing says “may”."""
    if _dogma(moment) is None:
        return None
    shares = {
        event.player
        for event in moment.events
        if event.kind == "affect" and event.data.get("role") == "shares"
    }
    for kind in choice.mixed(OWN):
        does = {event.player for event in moment.events if event.kind == kind and event.rule != "INN-5.5"}
        if does & shares and len(does) < len(moment.game.players):
            return Task(
                WhichPlayers(Happening({"kind": kind})),
                _asking(moment, f"exercise_yours_{kind}"),
                after=moment.moves,
                rules=("INN-5.4",),
            )
    return None


def _moved(moment: Moment, level: int, choice: Choice) -> Task | None:
    """How many cards are scored or melded where some are only transferred there."""
    if _dogma(moment) is None:
        return None
    for kind, place in choice.mixed((("score", "score"), ("meld", "board"))):
        if any(event.kind == "transfer" and event.data.get("to") == place for event in moment.events):
            return Task(
                HowMany(Happening({"kind": kind})),
                _asking(moment, f"exercise_moved_{kind}"),
                after=moment.moves,
                rules=("INN-7.6",),
            )
    return None


def _started(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Which cards can be activated after a card was tucked into a colour that was not there."""
    after = moment.after.decision
    if _dogma(moment) is None or after is None or after.player != moment.player or after.kind != "action":
        return None
    starts = [
        event.data["card"]
        for event in moment.events
        if event.kind == "tuck" and event.player == moment.player and event.data["starts"]
    ]
    seat = seat_of(moment.after, moment.player)
    tops = [card.id for card in seat.tops()]
    if not any(card in tops for card in starts):
        return None
    covered = [card.id for pile in seat.piles for card in pile[1:]][: level + 1]
    keys = tuple(f"dogma {card}" for card in choice.mixed([*tops, *covered]))
    prompt = _asking(moment, "exercise_started", card=_named(starts[0]))
    return Task(WhatMay(keys), prompt, after=moment.moves, rules=("INN-7.5",)) if len(keys) > 1 else None


def _anothers(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who claims a field, where it is one whose turn it is not."""
    claims = {
        event.player for event in moment.events if event.kind == "achieve" and event.data.get("how") == "due"
    }
    if not moment.at_once or not claims or moment.player in claims:
        return None
    return Task(
        WhichPlayers(Happening({"kind": "achieve", "how": "due"})),
        _asking(moment, "exercise_anothers"),
        after=moment.moves,
        rules=("INN-9.8",),
    )


MANY_OF = ("draw", "meld", "tuck", "score", "return", "transfer")
"""What exercises ask the number of, each in its own words."""


def _how_many(moment: Moment, kind: str, rule: str) -> Task:
    """How many events of a kind what is chosen brings about."""
    prompt = _asking(moment, f"exercise_many_{kind}")
    return Task(HowMany(Happening({"kind": kind})), prompt, after=moment.moves, rules=(rule,))


def _level(moment: Moment, level: int, choice: Choice) -> Task | None:
    """How many cards go, where several are the highest or the lowest: all, or just as many as asked for."""
    if moment.moves[0][1].removeprefix("dogma ") not in LEVELLING or moment.after.result:
        return None
    found = equals(moment.game, moment.moves, moment.events)
    if found is None or found.kind not in MANY_OF or bool(found.join) != (choice.wish % 2 == 1):
        return None
    return _how_many(moment, found.kind, "INN-7.2")


def _undone(moment: Moment, level: int, choice: Choice) -> Task | None:
    """How many cards move, where a number is 0 or an "if you do" does not hold."""
    if _dogma(moment) is None or any(event.kind in ("repeat", "reveal") for event in moment.events):
        return None
    kinds = [kind for kind in map(undone, moment.events) if kind in MANY_OF]
    if not kinds:
        return None
    kind = choice.one(kinds)
    # Where it is not always 0 one has to say who does it and who does not.
    some = any(event.kind == kind for event in moment.events)
    return None if level > 1 and some != (choice.wish % 2 == 1) else _how_many(moment, kind, "INN-5.7")


def _alone(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who carries out a card that is carried out for oneself only, where others have the icons for it."""
    if moment.after.result:
        return None
    for event in moment.events:
        if event.kind == "execute":
            card = str(event.data["card"])
            does = {one.player for one in moment.events if one.kind == "execute" and one.data["card"] == card}
            if sharing(moment.after, event.player or "", BY_ID[card].dogma) - does:
                return Task(
                    WhichPlayers(Happening({"kind": "execute", "card": card})),
                    _asking(moment, "exercise_alone", card=_named(card)),
                    after=moment.moves,
                    rules=("INN-5.8",),
                )
    return None


# CIV --------------------------------------------------------------------------------------


def _levels_open(game: Game, player: str) -> dict[str, int]:
    """How many cards of each domain a player has in play."""
    return {
        str(cards.id): count
        for cards, count in zip(DOMAINS, civ_seat(game, player).counts, strict=True)
        if cards.id != "culture"
    }


def _cost(moment: Moment, level: int, choice: Choice) -> Task | None:
    """What is open after a discard effect has been paid for, where its cost has closed a level."""
    key, after = moment.moves[0][1], moment.after.decision
    if not key.startswith("discard ") or after is None or after.kind != "effects":
        return None
    if after.player != moment.player:
        return None
    before, now = _levels_open(moment.game, moment.player), _levels_open(moment.after, moment.player)
    least, more = LEVELS[len(moment.game.players)]
    closed = [
        f"effect {domain} {number}"
        for domain in before
        for number, needed in ((1, least), (2, more))
        if now[domain] < needed <= before[domain] and moment.game.decision is not None
        and f"effect {domain} {number}" in moment.game.decision.keys
    ]  # fmt: skip
    others = [key for key in after.keys if key.startswith(("effect ", "discard "))][: level + 1]
    if not closed or not others:
        return None
    return Task(
        WhatMay(tuple(choice.mixed([*closed, *others]))),
        by_language("exercise_cost", player=moment.player),
        after=moment.moves,
        rules=("CIV-3.1",),
    )


def _each_once(moment: Moment, level: int, choice: Choice) -> Task | None:
    """What is open after an effect was used, where the cards would do for it once more."""
    key, after = moment.moves[0][1], moment.after.decision
    if not key.startswith(("effect ", "discard ")) or after is None or after.kind != "effects":
        return None
    if after.player != moment.player:
        return None
    domain = key.split(" ")[1]
    count = _levels_open(moment.after, moment.player).get(domain, 0)
    least, more = LEVELS[len(moment.game.players)]
    used = [
        f"effect {domain} {number}"
        for number, needed in ((1, least), (2, more))
        if key.startswith("effect ") and count >= needed
    ]
    used += [f"discard {domain}"] if key.startswith("discard ") and count else []
    others = [other for other in after.keys if other.startswith(("effect ", "discard "))][: level + 1]
    if not used or not others:
        return None
    return Task(
        WhatMay(tuple(choice.mixed([*used, *others]))),
        by_language("exercise_each_once", player=moment.player),
        after=moment.moves,
        rules=("CIV-2.2",),
    )


def _barred(moment: Moment, level: int, choice: Choice) -> Task | None:
    """What may be played under an embargo that hits a card in hand."""
    asked = moment.game.decision
    seat = civ_seat(moment.game, moment.player)
    hand = dict.fromkeys(f"play {card.id}" for card in seat.hand)
    if asked is None or asked.kind != "play" or len(hand) < 2 or set(hand) <= set(asked.keys):
        return None
    return Task(
        WhatMay(tuple(choice.mixed(hand))),
        by_language("exercise_barred", player=moment.player),
        rules=("CIV-4.3",),
    )


def _last_round(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who has a turn still, once the last card is drawn."""
    # The table as it was before is the dearest to have, so it comes last.
    if moment.moves[0][1] != "end" or not moment.at_once or moment.after.result:
        return None
    if civ_table(moment.after).deck or not civ_table(moment.game).deck:
        return None
    over = Statement(by_language("exercise_last_over"), Condition(events=(Happening({"kind": "end"}),)))
    goes_on = (
        Statement(
            by_language("exercise_last_next", player=name),
            Condition(expect={"turn": name, "winners": None}),
        )
        for name in moment.game.players
        if name != moment.player
    )
    return Task(
        Predict((over, *goes_on)),
        by_language("exercise_last_asked", player=moment.player),
        after=moment.moves,
        rules=("CIV-5.2",),
    )


def _laid(moment: Moment, level: int, choice: Choice) -> Task | None:
    """How many cards hegemony takes where democracy cards lie: at the third level several."""
    here = civ_table(moment.game)
    fit = [
        (name, place)
        for name, seat in zip(moment.game.players, here.seats, strict=True)
        for place, laid in enumerate(seat.democracy)
        if (laid > 1 if level == 3 else laid)
    ]
    if not fit:
        return None
    name, place = choice.one(fit)
    prompt = by_language("exercise_laid", player=name, domain=DOMAINS[place].name.__getitem__)
    return Task(HowMany(f"{name}.hegemony.{DOMAINS[place].id}"), prompt, rules=("CIV-4.5",))


def _kind(
    id: str,
    game: GameName,
    facts: tuple[str, ...],
    find: Find,
    seats: dict[int, int],
    bot: Callable[[int], Bot] | None = None,
) -> ExerciseKind:
    rules = tuple(dict.fromkeys(fact.rpartition(".")[0] for fact in facts))
    return ExerciseKind(id, game, by_language(f"exercise_kind_{id}"), rules, facts, find, seats, bot=bot)


KINDS = (
    _kind("once", "innovation", ("INN-5.2.b", "INN-5.2.c"), _once, MANY),
    _kind("yours", "innovation", ("INN-5.3.f", "INN-5.3.i", "INN-5.3.e"), _yours, SEATS),
    _kind("compulsory", "innovation", ("INN-5.4.c",), _compulsory, SEATS),
    _kind("moved", "innovation", ("INN-7.6.b",), _moved, SEATS),
    _kind("started", "innovation", ("INN-7.5.b", "INN-5.1.a"), _started, SEATS),
    _kind("anothers", "innovation", ("INN-9.8.a", "INN-9.1.d"), _anothers, SEATS),
    _kind("level", "innovation", ("INN-7.2.a", "INN-7.2.b"), _level, SEATS),
    _kind("undone", "innovation", ("INN-5.7.b", "INN-5.7.a"), _undone, SEATS),
    _kind("alone", "innovation", ("INN-5.8.a", "INN-5.8.b"), _alone, SEATS),
    _kind("cost", "civ", ("CIV-3.1.c", "CIV-3.1.f"), _cost, SEATS),
    _kind("each_once", "civ", ("CIV-2.2.c", "CIV-2.2.d", "CIV-2.2.e", "CIV-3.1.e"), _each_once, SEATS),
    _kind("barred", "civ", ("CIV-4.3.a",), _barred, SEATS),
    _kind("last_round", "civ", ("CIV-5.2.a", "CIV-5.2.b"), _last_round, SEATS),
    _kind("laid", "civ", ("CIV-4.5.a", "CIV-4.5.c", "CIV-5.1.d"), _laid, SEATS, Layer),
)
