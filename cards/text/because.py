"""Why nothing came of a part of an effect, and why a game is won: what the program says about it."""

from __future__ import annotations

from dataclasses import dataclass

from cards.program import (
    AllButOne,
    And,
    Any,
    AtLeast,
    ChooseColours,
    ChooseValue,
    ColourOn,
    Condition,
    Count,
    Draw,
    Exactly,
    Half,
    If,
    MoreThanEachOther,
    Most,
    Named,
    OfChosen,
    OfColour,
    Per,
    Place,
    Points,
    Produced,
    Rearrange,
    Repeat,
    ShareColour,
    WinSingle,
    With,
    Zone,
)
from cards.program.trail import question_of, verbs
from cards.text.facts import (
    ClauseKey,
    Data,
    Plural,
    effect_at,
    number_at,
    number_of,
    pick_at,
    step_at,
    trail_at,
)


@dataclass(frozen=True, kw_only=True, slots=True)
class Because:
    """Sentences that give the reason why something has not happened, or why somebody has won."""

    no_hand: str
    no_score: str
    no_board: str
    no_such: str
    no_such_anywhere: str
    too_few: str
    only_one_stays: str
    no_value: str
    no_colour: str
    no_pile: str
    per_icons: Plural
    half_of_one: str
    none_due: str
    has_icon: str
    has_no_icon: Plural
    is_colour: str
    are_not_colour: str
    not_met: str
    so_keeps: Plural
    so_no_repeat: str
    so_otherwise: str
    not_done: str
    splay_none: str
    splay_one: str
    splay_already: str
    splay_several: str
    splay_any: str
    splay_no_such: str
    not_splayed: str
    no_exchange: str
    same_order: str
    taken_own: str
    taken_by: str
    nobody: str
    no_effects: str
    no_player: str
    none_to_obey: str
    won_icons: str
    won_green: str
    won_achievements: str
    won_most_points: str
    won_least_points: str
    won_most_icons: str

    def follows(self, clause: ClauseKey | None) -> str:
        """What follows a condition that fails: one "keeps" what was shown, does not "repeat", or nothing."""
        asked, steps = step_at(clause), effect_at(clause)
        match asked:
            case Any(Named(name)) | ShareColour(name):
                shown = any(
                    verb.bind == name and verb.and_ is And.REVEAL
                    for verb in verbs(steps)
                    if isinstance(verb, Draw)
                )
                if shown:
                    return "keeps"
            case _:
                pass
        words = trail_at(clause)
        whole = words[-2] if len(words) > 1 else None
        repeats = isinstance(whole, If) and any(isinstance(verb, Repeat) for verb in verbs(whole.then))
        return "repeat" if repeats else ""


def because(data: Data, say: Because, clause: ClauseKey | None, *, holds: bool = False) -> str:
    """What is on the cards that decides a condition; "" if that is better said by quoting it."""
    cards = data.get("cards", ())
    asked = question_of(trail_at(clause)) if holds else step_at(clause)
    if not cards or not isinstance(asked, Any):
        return ""
    several = len(cards) > 1
    match asked.tests:
        case (With(),):
            return say.has_icon if holds else say.has_no_icon[several]
        case (OfColour() | ColourOn() | OfChosen(),) if not several:
            return say.is_colour
        case (OfColour(colours),) if len(colours) == 1 and not holds:
            return say.are_not_colour
        case _:
            return ""


def no_card(data: Data, say: Because, clause: ClauseKey | None) -> str:
    """That there is no card to act on: the place is empty, or nothing in it fits."""
    step, pick, held = step_at(clause), pick_at(clause), data.get("held")
    match step:
        case ChooseValue():
            return say.no_value
        case ChooseColours():
            return say.no_colour
        case Rearrange():
            return say.no_pile
        case _:
            pass
    if pick is None or held is None:
        return say.no_such_anywhere
    if isinstance(pick.amount, AllButOne) and held == 1:
        return say.only_one_stays
    if held == 0 and isinstance(pick.source, Zone):
        empty = {Place.HAND: say.no_hand, Place.SCORE: say.no_score}
        return empty.get(pick.source.place, say.no_board)
    if isinstance(pick.amount, Exactly) and pick.amount.whole and not pick.tests:
        return say.too_few
    return say.no_such


def none_due(data: Data, say: Because, clause: ClauseKey | None) -> str:
    """Why a number of cards comes to 0."""
    pick, value = pick_at(clause), number_at(clause)
    if pick is not None and isinstance(pick.amount, Half):
        return say.half_of_one
    match value:
        case Per(_, Produced()):
            return number_of(say.per_icons, data["counted"])
        case _:
            return say.none_due


def won(say: Because, clause: ClauseKey | None) -> str:
    """What made somebody win, before the sentence that says so."""
    step, asked = step_at(clause), question_of(trail_at(clause))
    if isinstance(step, WinSingle):
        return _won_single(step, say)
    return _won_by(asked, say)


def _won_single(step: WinSingle, say: Because) -> str:
    match step.number:
        case Points():
            return say.won_most_points if step.most is Most.MOST else say.won_least_points
        case _:
            return say.won_most_icons


def _won_by(asked: Condition | None, say: Because) -> str:
    match asked:
        case AtLeast(Produced()):
            return say.won_icons
        case AtLeast(Count()):
            return say.won_green
        case MoreThanEachOther():
            return say.won_achievements
        case _:
            return ""
