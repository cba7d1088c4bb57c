"""The verbs of effects with all that belongs to them: "ricicla una carta della tua Mano"."""

from __future__ import annotations

from typing import assert_never

from cards import program
from cards.program import And, CivVerb, Colours, Most, Pick, Place, Verb, Zone
from cards.terms import Direction
from cards.text.context import Context, Mood, Thing
from cards.text.it import civ
from cards.text.it.forms import WITH_DRAWN, infinitive, say
from cards.text.it.nouns import noun
from cards.text.it.numbers import drawn, things
from cards.text.it.places import place, your
from cards.text.it.qualities import cards_of
from cards.text.it.words import COLOURS, DIRECTIONS, FIELDS, joined, numeral

_ALONE = "soltanto per te"


def phrase(verb: Verb, mood: Mood, context: Context) -> str:
    """The verb and its cards, without a capital and a full stop."""
    if isinstance(verb, CivVerb):
        return civ.phrase(verb, mood, context)
    done = say(infinitive(verb), mood)
    match verb:
        case program.Draw(value, and_, times):
            also = "" if and_ is And.KEEP else f" e {say(WITH_DRAWN[and_], mood)}"
            return f"{done}{also} {drawn(value, times, context)}"
        case (
            program.Meld(pick)
            | program.Tuck(pick)
            | program.Score(pick)
            | program.Return(pick)
            | program.Reveal(pick)
        ):
            return _do(verb, pick, mood, context)
        case program.Transfer(pick, to):
            return _transfer(pick, to, mood, context)
        case program.Exchange(yours, theirs):
            return f"{done} {noun(yours, context).text} con {noun(theirs, context).text}"
        case program.Splay(colours, direction):
            return _splayed(colours, direction, done, context)
        case program.Unsplay():
            of_colour = f"del colore della {cards_of(verb.colour.name, context)}"
            return f"le {your('tue', context)} carte {of_colour} non sono più scalate"
        case program.Rearrange():
            return f"{done} l'ordine delle carte di un colore della {your('tua', context)} Zona"
        case program.ChooseColours(1, _, on_your_board):
            return f"{done} un colore{' presente nella tua Zona' if on_your_board else ''}"
        case program.ChooseColours(count, _, on_your_board):
            return f"{done} {numeral(count)} colori{' presenti nella tua Zona' if on_your_board else ''}"
        case program.ChooseValue():
            return f"{done} un valore"
        case program.Claim(field):
            return f"{done} il Campo {FIELDS[field].upper()}"
        case program.Win():
            return f"{done} la partita"
        case program.WinSingle(most, number):
            has = "con" if isinstance(number, program.Points) else "che produce"
            how = "più" if most is Most.MOST else "meno"
            return f"il giocatore {has} {how} {things(number, context)}, se è uno solo, vince la partita"
        case program.RemoveAll():
            everything = "tutte le carte nelle Mani, nelle Zone e nelle Influenze di tutti i giocatori"
            return f"{done} {everything}: la risoluzione di {context.title('it')} termina subito"
        case program.Execute(pick):
            return f"{done} {_effects(pick, context)}"
        case program.Repeat():
            return f"{done} questo effetto"
        case program.Either():
            return f"{done} una delle possibilità"
        case _:
            assert_never(verb)


def _do(verb: Verb, pick: Pick, mood: Mood, context: Context) -> str:
    what = noun(pick, context)
    if what.pronoun:
        return say(infinitive(verb), mood, what.pronoun)
    source = pick.source
    likewise = isinstance(source, program.Next) and isinstance(context.names[source.name].verb, type(verb))
    return f"{say(infinitive(verb), mood)} {'anche ' if likewise else ''}{what.text}"


def _transfer(pick: Pick, to: Zone, mood: Mood, context: Context) -> str:
    """From where, to where and what: the order in which nothing can be misread."""
    what = noun(pick, context)
    goal = place("in" if to.place is Place.BOARD else "a", to.place, to.of, context)
    verb = say("trasferire", mood, what.pronoun)
    if what.pronoun:
        return f"{verb} {goal}"
    if what.origin:
        words = (what.origin, goal, what.bare) if what.clause else (what.bare, what.origin, goal)
        return " ".join((verb, *words))
    return f"{verb} {goal} {what.text}" if what.clause else f"{verb} {what.text} {goal}"


def _splayed(colours: Colours | program.ColourOf, direction: Direction, verb: str, context: Context) -> str:
    way = DIRECTIONS[direction]
    match colours:
        case program.ColourOf(name) if name in context.coloured:
            return f"{verb} quel colore {way}"
        case program.ColourOf(name) if name in context.spoken and context.names[name].thing is Thing.CARD:
            return f"{verb} {way} le {your('tue', context)} carte dello stesso colore"
        case program.ColourOf(name) if context.names[name].thing is Thing.COLOUR:
            return f"{verb} {way} il colore scelto"
        case program.ColourOf(name):
            return f"{verb} {way} il colore della {cards_of(name, context)}"
        case Colours((), None):
            return f"{verb} {way} un colore a {your('tua', context)} scelta"
        case Colours((), Direction() as now):
            return f"{verb} {way} un {your('tuo', context)} colore scalato {DIRECTIONS[now]}"
        case Colours(among):
            of_colours = joined([COLOURS[colour][2] for colour in among], "o")
            return f"{verb} le {your('tue', context)} carte {of_colours} {way}"
        case _:
            assert_never(colours)


def _effects(pick: Pick, context: Context) -> str:
    match pick.source:
        case program.Named(name) if name in context.spoken and context.sole(name):
            return f"i suoi Dogmi Cooperativi {_ALONE}"
        case program.Named(name) if name in context.spoken and isinstance(
            drawn_card := context.names[name].verb, program.Draw
        ):
            return f"i Dogmi Cooperativi di quel {drawn_card.value} {_ALONE}"
        case program.Named(name):
            of = f"della {cards_of(name, context)}"
        case program.Last():
            of = f"del{noun(pick, context).text}"
        case _:
            of = f"di {noun(pick, context).text}"
    return f"{_ALONE} i Dogmi Cooperativi {of}"
