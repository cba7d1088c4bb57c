"""What is done, with all that belongs to the verb: "draw and score a 5"."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cards import program
from cards.program import CivVerb, Colours, Most, Verb
from cards.text.context import Context, Mood, Thing
from cards.text.en import civ, numbers
from cards.text.en.nouns import cards
from cards.text.en.places import place, your
from cards.text.en.qualities import cards_of, ends_in_clause
from cards.text.en.words import COLOURS, DIRECTIONS, FIELDS, either, icons, number


def phrase(verb: Verb, mood: Mood, context: Context) -> str:
    """The verb and its cards, without a capital and a full stop."""
    if isinstance(verb, CivVerb):
        return civ.phrase(verb, mood, context)
    match verb:
        case program.Draw(value, and_, times):
            also = "" if and_ is program.And.KEEP else f" and {and_.value}"
            return f"draw{also} {numbers.drawn(value, times, context)}"
        case program.Score(program.Pick(source=program.Next(name)) as pick):
            likewise = isinstance(context.names[name].verb, program.Score) and name in context.spoken
            return f"{'also ' if likewise else ''}score {cards(pick, context)}"
        case (
            program.Meld(pick)
            | program.Tuck(pick)
            | program.Score(pick)
            | program.Return(pick)
            | program.Reveal(pick)
        ):
            return f"{type(verb).__name__.lower()} {cards(pick, context)}"
        case program.Transfer(program.Pick(program.Exactly(program.Number() as each)) as pick, to):
            a_card = cards(replace(pick, amount=program.Exactly(1)), context)
            return f"transfer {a_card} to {place(to, context)} {numbers.for_each(each, context)}"
        case program.Transfer(pick, to) if ends_in_clause(pick.tests):
            return f"transfer to {place(to, context)} {cards(pick, context)}"
        case program.Transfer(pick, to):
            return f"transfer {cards(pick, context)} to {place(to, context)}"
        case program.Exchange(yours, theirs):
            return f"exchange {cards(yours, context)} with {cards(theirs, context)}"
        case program.Splay():
            return f"splay {_splayed(verb, context)}"
        case program.Unsplay():
            return f"unsplay {your(context)} cards of {_colour(verb.colour.name, context)}"
        case program.Rearrange():
            return f"rearrange the cards of one colour on {your(context)} board"
        case program.ChooseColours(count, _, on_your_board):
            if on_your_board:
                return f"choose {number(count)} of your colours"
            return "choose a colour" if count == 1 else f"choose {number(count)} colours"
        case program.ChooseValue():
            return "choose a value"
        case program.Claim(field):
            return f"claim the {FIELDS[field]} field"
        case program.Win():
            return "you win"
        case program.WinSingle(most, value):
            things = (
                icons(value.icon) if isinstance(value, program.Produced) else numbers.things(value, context)
            )
            how = "most" if most is Most.MOST else "fewest"
            return f"the player with the {how} {things} wins, unless there is a tie"
        case program.RemoveAll():
            return "remove all hands, boards and scores from the game and end this dogma"
        case program.Execute(pick):
            return f"carry out {_effects(pick, context)} for yourself only"
        case program.Repeat():
            return "repeat this effect"
        case program.Either():
            return "choose one of the alternatives"
        case _:
            assert_never(verb)


def _splayed(verb: program.Splay, context: Context) -> str:
    direction = DIRECTIONS[verb.direction]
    match verb.colours:
        case program.ColourOf(name) if context.names[name].thing is Thing.COLOUR or name in context.coloured:
            return f"that colour {direction}"
        case program.ColourOf(name) if name in context.spoken:
            return f"{your(context)} cards of the same colour {direction}"
        case program.ColourOf(name):
            return f"{direction} the colour of {cards_of(name, context)}"
        case Colours((), None):
            return f"{direction} any one of {your(context)} colours"
        case Colours((), splayed) if splayed is not None:
            who = "you" if context.you else "they"
            return f"{direction} any one colour that {who} have splayed {DIRECTIONS[splayed]}"
        case Colours(among):
            return f"{your(context)} {either([COLOURS[colour] for colour in among])} cards {direction}"


def _colour(name: str, context: Context) -> str:
    """The colour of cards that have been spoken of."""
    if name not in context.spoken:
        return f"the colour of {cards_of(name, context)}"
    return "that colour" if name in context.coloured else "the same colour"


def _that_card(name: str, context: Context) -> str:
    """The named card, where "it" could be another: "the 10"."""
    match context.names[name].verb:
        case program.Draw(int(value)):
            return f"the {value}"
        case _:
            return cards_of(name, context)


def _effects(pick: program.Pick, context: Context) -> str:
    match pick.source:
        case program.Named(name) if name in context.spoken and context.sole(name):
            return "its cooperative effects"
        case program.Named(name) if name in context.spoken:
            return f"the cooperative effects of {_that_card(name, context)}"
        case _:
            return f"the cooperative effects of {cards(pick, context)}"
