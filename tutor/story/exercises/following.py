"""What can be asked of that which follows an action of Innovation."""

from __future__ import annotations

from cards.innovation import FIELDS
from cards.terms import LANGUAGES, Field, Icon, Language
from cards.text import card_name
from engine.game import Game
from engine.innovation.table import seat_of
from tutor.story.exercises.kind import SELDOM, Choice, Moment
from tutor.story.keys import beginning
from tutor.story.questions import Condition, Task
from tutor.story.questions.kinds import Happening, Predict, Statement, WhichPlayers, WhichRule, Words
from tutor.words import by_language


def find_bonus(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Whether there is a bonus, one for all others' parts: at the first level it depends on icons only."""
    bonus = [event for event in moment.events if event.kind == "bonus"]
    why = ("shared", "nobody", "nothing")[choice.wish % (2 if level == 1 else 3)]
    if not moment.at_once or not bonus or bonus[0].data["why"] != why:
        return None
    parts = sum(event.data.get("role") in ("shares", "obeys") for event in moment.events)
    if parts < (2 if why == "shared" else 1):
        return None
    options = [
        Statement(
            by_language(f"exercise_bonus_{each}", player=moment.player, n=parts),
            Condition(events=(Happening({"kind": "bonus", "why": each}),)),
        )
        for each in ("shared", "each", "nobody", "nothing")
    ]
    return Task(Predict(tuple(options)), _moving(moment, "exercise_bonus_asked"), after=moment.moves)


def find_field(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Which field falls: by melding; from the second level on seldom none; at the third by any action."""
    due = [event for event in moment.events if event.kind == "achieve" and event.data.get("how") == "due"]
    melds = moment.moves[0][1].startswith("meld ")
    none = level > 1 and choice.wish % SELDOM == 0
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


def find_wins(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who wins: by achievements, by points, or when the points are level or a dogma decides."""
    ends = [event for event in moment.events if event.kind == "end"]
    if not moment.at_once or not ends or _unforeseen(moment):
        return None
    by = 1 if ends[0].rule == "INN-10.1" else 2 if ends[0].data.get("by") == "points" else 3
    # What the third level asks for is rare: it takes any end that is not by achievements.
    if by != level and not (level == 3 and by == 2 and choice.below(2)):
        return None
    if _ahead(moment.after, points=by == 1) == set(ends[0].data["winners"]):
        return None
    return Task(
        WhichPlayers(Happening({"kind": "end"})), _moving(moment, "exercise_wins"), after=moment.moves
    )


def _ahead(game: Game, points: bool) -> set[str]:
    """Who has most points, or most achievements: would win if the game had ended otherwise."""
    players = game.position(None)["players"]
    reached = {
        name: seat_of(game, name).points if points else len(player["achievements"])
        for name, player in players.items()
    }
    return {name for name, count in reached.items() if count == max(reached.values())}


_TELLING = {
    1: ("INN-3.1", "INN-3.2", "INN-4.1", "INN-6.1"),
    2: ("INN-5.3", "INN-5.4", "INN-5.5", "INN-4.2", "INN-8.1"),
    3: ("INN-5.7", "INN-7.4", "INN-7.5", "INN-7.6", "INN-7.8", "INN-7.9"),
}
"""The rules asked for, by level."""


def find_rule(moment: Moment, level: int, choice: Choice) -> Task | None:
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


def find_first(moment: Moment, level: int, choice: Choice) -> Task | None:
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
