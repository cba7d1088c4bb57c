"""Kinds of exercises for Innovation."""

from __future__ import annotations

from collections.abc import Callable

from cards.innovation import FIELDS
from cards.terms import LANGUAGES, Field, Icon, Language
from cards.text import card_name
from engine.game import Game
from engine.innovation.deck import BY_ID, UNSPLAYED
from engine.innovation.table import seat_of, table
from tutor.story.exercises.kind import Choice, ExerciseKind, Find, Moment
from tutor.story.keys import beginning
from tutor.story.questions import Condition, Task
from tutor.story.questions.kinds import (
    Happening,
    HowMany,
    Order,
    Part,
    Predict,
    Statement,
    WhatMay,
    WhichPlayers,
    WhichRule,
    Words,
)
from tutor.words import by_language

FEW = {1: 2, 2: 3, 3: 4}
"""Players by level."""
MANY = {1: 3, 2: 4, 3: 4}


def _dogmas(moment: Moment, choice: Choice) -> list[str]:
    """The cards that could be activated, in any order."""
    assert moment.game.decision is not None
    return choice.mixed(key for key in moment.game.decision.keys if key.startswith("dogma "))


def _splayed(game: Game, player: str, icon: int) -> int:
    """How many piles of a player show more of an icon because they are splayed."""
    seat = seat_of(game, player)
    return sum(
        splay != UNSPLAYED and shown[icon] > pile[0].icons[icon]
        for pile, splay, shown in zip(seat.piles, seat.splays, seat.shown, strict=True)
    )


def _part(role: str) -> Find:
    """Who has a role in an effect, where somebody has as many: at the third level the piles are splayed."""

    def find(moment: Moment, level: int, choice: Choice) -> Task | None:
        game = moment.game
        for key in _dogmas(moment, choice):
            steps = game.preview(key)
            icon = BY_ID[key.removeprefix("dogma ")].dogma
            mine = seat_of(game, moment.player).icons[icon]
            for effect in sorted({step.effect for step in steps}):
                roles = [
                    step.role for step in steps if step.effect == effect and step.player != moment.player
                ]
                counts = [
                    step.count for step in steps if step.effect == effect and step.player != moment.player
                ]
                if role not in roles or "immune" not in roles:
                    continue
                # Who takes having as many for having fewer, or too few, is to be wrong.
                if mine not in counts:
                    continue
                if level == 3 and not any(_splayed(game, name, icon) for name in game.players):
                    continue
                return Task(WhichPlayers(Part(key, role, effect)))
        return None

    return find


def _order(moment: Moment, level: int, choice: Choice) -> Task | None:
    game = moment.game
    for key in _dogmas(moment, choice):
        steps = game.preview(key)
        for effect in (None,) if level == 3 else sorted({step.effect for step in steps}):
            affected = [step for step in steps if step.role != "immune" and effect in (None, step.effect)]
            several = effect is not None or len({step.effect for step in affected}) > 1
            if several and len(affected) > level and len({step.player for step in affected}) > 1:
                return Task(Order(key, effect))
    return None


def _bonus(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Whether there is a bonus: at the first level it depends on icons only."""
    bonus = [event for event in moment.events if event.kind == "bonus"]
    why = ("shared", "nobody", "nothing")[choice.wish % (2 if level == 1 else 3)]
    if not moment.at_once or not bonus or bonus[0].data["why"] != why:
        return None
    options = [
        Statement(
            by_language(f"exercise_bonus_{each}", player=moment.player),
            Condition(events=(Happening({"kind": "bonus", "why": each}),)),
        )
        for each in ("shared", "nobody", "nothing")
    ]
    return Task(Predict(tuple(options)), _moving(moment, "exercise_bonus_asked"), after=moment.moves)


def _icons(moment: Moment, level: int, choice: Choice) -> Task | None:
    """How many icons: of so many splayed piles as the level is high, less one."""
    game = moment.game
    name = choice.one(game.players)
    seat = seat_of(game, name)
    for icon in choice.mixed(Icon):
        place = list(Icon).index(icon)
        enough = (
            _splayed(game, name, place) >= level - 1 and sum(shown[place] > 0 for shown in seat.shown) > 1
        )
        if enough and (level > 1 or all(splay == UNSPLAYED for splay in seat.splays)):
            return Task(HowMany(f"{name}.icons.{icon}"))
    return None


def _points(moment: Moment, level: int, choice: Choice) -> Task | None:
    game = moment.game
    seats = zip(game.players, table(game).seats, strict=True)
    fit = [name for name, seat in seats if len(seat.score) // 2 == level]
    return Task(HowMany(f"{choice.one(fit)}.points")) if fit else None


def _draws(moment: Moment, level: int, choice: Choice) -> Task | None:
    """From which age: from that of the highest top card; at the third level that age is empty."""
    game = moment.game
    seat, supply = seat_of(game, moment.player), table(game).supply
    highest = seat.highest_top()
    covered = max((card.age for pile in seat.piles for card in pile[1:]), default=0)
    if len(seat.tops()) < 2 or (level == 2 and covered <= highest) or (level == 3 and supply[highest]):
        return None
    if not any(supply[highest:]):
        return None
    prompt = by_language("exercise_draws", player=moment.player)
    event = Happening({"kind": "draw", "player": moment.player})
    return Task(HowMany(event, "age"), prompt, after=((moment.player, "draw"),))


def _achieve(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Which periods, where points alone do not decide but the top card too, or what others have taken."""
    game = moment.game
    assert game.decision is not None
    owner = seat_of(game, moment.player)
    most = owner.points // 5
    periods = range(1, min(9, most + 2) + 1)
    legal = [age for age in periods if f"achieve {age}" in game.decision.keys]
    low = any(age > owner.highest_top() for age in periods if age <= most)
    taken = any(age not in table(game).periods for age in periods if age <= most)
    if not legal or not (low or taken) or (level == 3 and not (low and taken)):
        return None
    prompt = by_language("exercise_achieves", player=moment.player)
    return Task(WhatMay(tuple(f"achieve {age}" for age in periods)), prompt)


def _field(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Which field falls: by melding; from the second level on perhaps none; at the third by any action."""
    due = [event for event in moment.events if event.kind == "achieve" and event.data.get("how") == "due"]
    melds = moment.moves[0][1].startswith("meld ")
    none = level > 1 and choice.wish % 2 == 1
    if not moment.at_once or _unforeseen(moment) or not (melds or level == 3):
        return None
    if len(due) != (not none) or (none and not (melds and _nearly_empire(moment))):
        return None
    options = [
        Statement(_named(field), Condition(events=(Happening({"kind": "achieve", "field": str(field)}),)))
        for field in Field
    ]
    nothing = Statement(
        by_language("exercise_no_field"), Condition(no_events=(Happening({"kind": "achieve", "how": "due"}),))
    )
    # Where none falls it is Empire that nearly does.
    rules = ("INN-9.2",) if none else ()
    return Task(
        Predict((*options, nothing)), _moving(moment, "exercise_field"), after=moment.moves, rules=rules
    )


def _named(field: Field) -> Words:
    return {language: field_name(field, language) for language in LANGUAGES}


def field_name(field: Field, language: Language) -> str:
    """A field as it is printed: in capitals, but for English.

    >>> field_name(Field.EMPIRE, "fr")
    'MILITAIRE'
    """
    name = next(card.name[language] for card in FIELDS if card.id == field)
    return name if language == "en" else name.upper()


def _unforeseen(moment: Moment) -> bool:
    """Whether what happened hung on a card that nobody knew before."""
    return any(event.kind == "draw" for event in moment.events)


def _nearly_empire(moment: Moment) -> bool:
    """Whether the one who acts has enough of all icons but one (INN-9.2)."""
    icons = seat_of(moment.game, moment.player).icons
    return sum(count >= 3 for count in icons) == len(Icon) - 1


def _moving(moment: Moment, key: str) -> Words:
    """A question that begins with what is chosen."""
    _, chosen = moment.moves[0]
    return by_language(key, beginning=lambda language: beginning(moment.game, chosen, language))


def _wins(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who wins: by achievements, by points, or when the points are level or a dogma decides."""
    ends = [event for event in moment.events if event.kind == "end"]
    if not moment.at_once or not ends or _unforeseen(moment):
        return None
    by = 1 if ends[0].rule == "INN-10.1" else 2 if ends[0].data.get("by") == "points" else 3
    # What the third level asks for is rare: it takes any end that is not by achievements.
    if by != level and not (level == 3 and by == 2 and choice.below(2)):
        return None
    return Task(
        WhichPlayers(Happening({"kind": "end"})), _moving(moment, "exercise_wins"), after=moment.moves
    )


def _legal(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Which actions are legal, among those of cards in hand, on top, covered, and others'."""
    game = moment.game
    owner = seat_of(game, moment.player)
    covered = [card.id for pile in owner.piles for card in pile[1:]]
    others = [card.id for seat in table(game).seats if seat is not owner for card in seat.tops()]
    hand, tops = [card.id for card in owner.hand], [card.id for card in owner.tops()]
    if not hand or not covered or not others:
        return None
    keys = [f"meld {choice.one(hand)}", f"meld {choice.one(tops)}", f"dogma {choice.one(tops)}"]
    keys += [f"dogma {choice.one(covered)}"]
    if level >= 2:
        keys += [f"dogma {choice.one(others)}", "draw"]
    if level == 3:
        keys += [f"achieve {max(1, owner.points // 5)}", f"dogma {choice.one(hand)}"]
    prompt = by_language("exercise_legal", player=moment.player)
    return Task(WhatMay(tuple(choice.mixed(dict.fromkeys(keys)))), prompt)


_TELLING = {
    1: ("INN-3.1", "INN-3.2", "INN-4.1", "INN-6.1"),
    2: ("INN-5.3", "INN-5.4", "INN-5.5", "INN-4.2", "INN-8.1"),
    3: ("INN-5.7", "INN-7.4", "INN-7.5", "INN-7.6", "INN-7.8", "INN-7.9"),
}
"""The rules asked for, by level."""


def _rule(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Which rule decides something that happens."""
    wanted = _TELLING[level][choice.wish % len(_TELLING[level])]
    fit = [event for event in moment.events if event.rule == wanted and event.player]
    if not moment.at_once or not fit:
        return None
    event = choice.one(fit)
    same = [one for one in moment.events if (one.kind, one.player) == (event.kind, event.player)]
    if any(one.rule != event.rule for one in same):
        return None
    prompt = by_language("exercise_rule", sentence=event.text)
    happening = Happening({"kind": event.kind, "player": event.player, "rule": event.rule})
    return Task(WhichRule(happening), prompt, after=moment.moves)


def _first(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who begins, once all have melded."""
    if not any(event.rule == "INN-1.5" for event in moment.events):
        return None
    return Task(
        WhichPlayers(Happening({"kind": "turn", "rule": "INN-1.5"})), _chosen(moment), after=moment.moves
    )


def _chosen(moment: Moment) -> Words:
    def cards(language: Language) -> str:
        between = " : " if language == "fr" else ": "
        return ", ".join(f"{player}{between}{card_name(card, language)}" for player, card in moment.moves)

    return by_language("exercise_first", cards=cards)


def _kind(
    id: str,
    rules: tuple[str, ...],
    facts: tuple[str, ...],
    find: Callable[[Moment, int, Choice], Task | None],
    seats: dict[int, int] = FEW,
    setting_up: bool = False,
) -> ExerciseKind:
    return ExerciseKind(
        id, "innovation", by_language(f"exercise_kind_{id}"), rules, facts, find, seats, setting_up
    )


KINDS = (
    _kind(
        "shares",
        ("INN-5.4", "INN-5.2"),
        (
            "INN-5.4.a",
            "INN-5.2.a",
        ),
        _part("shares"),
        MANY,
    ),
    _kind(
        "obeys",
        ("INN-5.3", "INN-5.2"),
        (
            "INN-5.3.a",
            "INN-5.3.b",
            "INN-5.2.a",
        ),
        _part("obeys"),
        MANY,
    ),
    _kind(
        "order",
        ("INN-5.1", "INN-5.3", "INN-5.4"),
        (
            "INN-5.1.b",
            "INN-5.1.c",
            "INN-5.3.c",
            "INN-5.4.b",
        ),
        _order,
        MANY,
    ),
    _kind(
        "bonus",
        ("INN-5.5",),
        (
            "INN-5.5.a",
            "INN-5.5.d",
            "INN-5.5.e",
            "INN-5.5.g",
        ),
        _bonus,
        MANY,
    ),
    _kind(
        "icons",
        ("INN-8.2", "INN-5.2"),
        (
            "INN-8.2.a",
            "INN-8.2.b",
            "INN-8.2.c",
            "INN-8.2.d",
            "INN-8.2.e",
        ),
        _icons,
    ),
    _kind("points", ("INN-7.3",), ("INN-7.3.a",), _points),
    _kind(
        "draws",
        ("INN-3.1", "INN-3.2"),
        (
            "INN-3.1.a",
            "INN-3.1.b",
            "INN-3.2.a",
        ),
        _draws,
    ),
    _kind(
        "achieve",
        ("INN-6.1", "INN-6.2"),
        (
            "INN-6.1.a",
            "INN-6.1.b",
            "INN-6.2.a",
            "INN-6.2.b",
        ),
        _achieve,
    ),
    _kind(
        "field",
        ("INN-9.1", "INN-9.2", "INN-9.3", "INN-9.4", "INN-9.5"),
        (
            "INN-9.1.a",
            "INN-9.2.a",
            "INN-9.3.a",
            "INN-9.4.a",
            "INN-9.5.a",
            "INN-9.8.a",
        ),
        _field,
        MANY,
    ),
    _kind(
        "wins",
        ("INN-10.1", "INN-10.2"),
        (
            "INN-10.1.a",
            "INN-10.1.b",
            "INN-10.1.c",
            "INN-10.2.a",
            "INN-10.2.b",
        ),
        _wins,
    ),
    _kind(
        "legal",
        ("INN-2.1", "INN-4.1", "INN-5.1"),
        (
            "INN-4.1.c",
            "INN-5.1.a",
        ),
        _legal,
    ),
    _kind(
        "rule",
        ("INN-4.2", "INN-5.7", "INN-7.4", "INN-7.5", "INN-7.6", "INN-7.8", "INN-8.1"),
        (),
        _rule,
    ),
    _kind(
        "first",
        ("INN-1.4", "INN-1.5"),
        ("INN-1.5.a",),
        _first,
        setting_up=True,
    ),
)
