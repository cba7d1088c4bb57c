"""Verbs in words: what is done, in the form that follows "to", "you may" and "I demand that you"."""

from __future__ import annotations

from cards.program import (
    And,
    ChooseColours,
    ChooseValue,
    CivVerb,
    Claim,
    ColourOf,
    Colours,
    Draw,
    Exactly,
    Exchange,
    Execute,
    Last,
    Meld,
    Most,
    Named,
    Next,
    Pick,
    Produced,
    Rearrange,
    RemoveAll,
    Repeat,
    Return,
    Reveal,
    Score,
    Splay,
    Transfer,
    Tuck,
    Value,
    Verb,
    Win,
    WinSingle,
)
from cards.text.en import civ, nouns, numbers
from cards.text.en.places import place
from cards.text.en.sources import known
from cards.text.en.voice import Voice, one_card
from cards.text.en.words import COLOURS, DIRECTIONS, FIELDS, either, icons, number

SimpleVerb = (
    Draw
    | Meld
    | Tuck
    | Score
    | Return
    | Transfer
    | Exchange
    | Reveal
    | Splay
    | Rearrange
    | ChooseColours
    | ChooseValue
    | Claim
    | Win
    | WinSingle
    | RemoveAll
    | Execute
    | Repeat
    | CivVerb
)
"""Every verb that is one clause."""


def done(verb: SimpleVerb, voice: Voice) -> str:
    """What the verb does: "draw and score a 5"."""
    match verb:
        case Draw():
            also = "" if verb.and_ is And.KEEP else f" and {verb.and_.value}"
            return f"draw{also} {numbers.drawn(verb.value, verb.times, voice)}"
        case Meld():
            return f"meld {nouns.cards(verb.cards, voice)}"
        case Tuck():
            return f"tuck {nouns.cards(verb.cards, voice)}"
        case Score():
            return f"{_also(verb, voice)}score {nouns.cards(verb.cards, voice)}"
        case Return():
            return f"return {nouns.cards(verb.cards, voice)}"
        case Transfer():
            return f"transfer {nouns.cards(verb.cards, voice)} to {place(verb.to, voice)}"
        case Exchange():
            return f"exchange {nouns.cards(verb.yours, voice)} with {nouns.cards(verb.theirs, voice)}"
        case Reveal():
            return f"reveal {nouns.cards(verb.cards, voice)}"
        case Splay():
            return f"splay {_splayed(verb, voice)}"
        case Rearrange():
            return f"put the cards of one colour on {voice.you} board in any order"
        case ChooseColours():
            return _choose_colours(verb, voice)
        case ChooseValue():
            return "choose a value"
        case Claim():
            return f"claim the {FIELDS[verb.field]} field"
        case Win():
            return "you win"
        case WinSingle():
            return f"the single player with the {_most(verb.most, verb.number, voice)} wins"
        case RemoveAll():
            return "remove all hands, boards and scores from the game and end this dogma"
        case Execute():
            return f"carry out {_effects_of(verb.cards, voice)} for yourself only"
        case Repeat():
            return "repeat this effect"
        case _:
            return civ.done(verb, voice)


def if_done(verb: Verb) -> str:
    """The words that ask whether it was done: "if you do", "if you transfer any"."""
    match verb:
        case Meld() | Tuck() | Score() | Return() | Transfer() if not one_card(verb.cards):
            amount = verb.cards.amount
            whole = isinstance(amount, Exactly) and amount.whole
            return "if you do" if whole else f"if you {type(verb).__name__.lower()} any"
        case _:
            return "if you do"


def _also(verb: Score, voice: Voice) -> str:
    match verb.cards.source:
        case Next(name) if name not in voice.unsaid and isinstance(voice.bound[name], Score):
            return "also "
        case _:
            return ""


def _splayed(verb: Splay, voice: Voice) -> str:
    direction = DIRECTIONS[verb.direction]
    match verb.colours:
        case ColourOf(name) if name in voice.unsaid and not isinstance(voice.bound[name], ChooseColours):
            return f"{direction} the colour of {voice.card_of(name)}"
        case ColourOf():
            return f"that colour {direction}"
        case Colours((), None):
            return f"any one of {voice.you} colours {direction}"
        case Colours((), splayed) if splayed is not None:
            return f"{direction} any one colour that you have splayed {DIRECTIONS[splayed]}"
        case Colours(among, splayed):
            now = "" if splayed is None else f", splayed {DIRECTIONS[splayed]} now,"
            return f"{voice.you} {either([COLOURS[colour] for colour in among])} cards{now} {direction}"


def _choose_colours(verb: ChooseColours, voice: Voice) -> str:
    if verb.on_your_board:
        return f"choose {number(verb.number)} of {voice.you} colours"
    return "choose a colour" if verb.number == 1 else f"choose {number(verb.number)} colours"


def _most(most: Most, value: Value, voice: Voice) -> str:
    things = icons(value.icon) if isinstance(value, Produced) else numbers.unit(value, voice)
    return f"{'most' if most is Most.MOST else 'fewest'} {things}"


def _effects_of(pick: Pick, voice: Voice) -> str:
    match pick.source:
        case Named(name) if name not in voice.unsaid and not voice.many(name):
            return "its cooperative effects"
        case Last():
            return f"the cooperative effects of {known(pick.source, voice)}"
        case _:
            return f"the cooperative effects of {nouns.cards(pick, voice)}"
