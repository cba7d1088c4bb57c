"""The verbs of effects with all that belongs to them: "piochez une 5 et comptabilisez-la"."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cards import program
from cards.program import And, CivVerb, Colours, Most, Pick, Place, Verb, Who, Zone
from cards.terms import Direction
from cards.text.context import Context, Mood, Thing
from cards.text.fr import civ
from cards.text.fr.forms import SCORE, WITH_DRAWN, Object, action
from cards.text.fr.nouns import cards
from cards.text.fr.numbers import drawn, made, things
from cards.text.fr.places import same_zone, your, zone
from cards.text.fr.qualities import the_cards_of
from cards.text.fr.words import COLON, COLOURS, DIRECTIONS, FIELDS, elided, listed, number, plural


def phrase(verb: Verb, mood: Mood, context: Context) -> str:
    """The verb and its cards, without a capital and a full stop."""
    if isinstance(verb, CivVerb):
        return civ.phrase(verb, mood, context)
    do = action(verb)
    match verb:
        case program.Draw():
            return _draw(verb, mood, context)
        case program.Score(Pick(source=program.Next(name)) as pick) if isinstance(
            context.names[name].verb, program.Score
        ):
            return SCORE.of(mood, f"aussi {cards(pick, context).whole()}")
        case program.Return(Pick(source=Zone(Place.TOP, Who.EVERYONE) as anywhere) as pick):
            return f"{do.form(mood)} {cards(pick, context).head} de {zone(anywhere, context)}"
        case (
            program.Meld(pick)
            | program.Tuck(pick)
            | program.Score(pick)
            | program.Return(pick)
            | program.Reveal(pick)
        ):
            return do.of(mood, _object(pick, context))
        case program.Transfer(pick, to):
            return _transfer(pick, to, mood, context)
        case program.Exchange(yours, theirs):
            other = cards(theirs, context)
            match yours.source, theirs.source:
                case Zone(one), Zone(two) if one is two and not (
                    theirs.rank and theirs.amount == program.All()
                ):
                    other = replace(other, origin=same_zone(theirs.source, context))
            return f"{do.of(mood, cards(yours, context))} contre {other.whole()}"
        case program.Splay(colours, direction):
            return do.of(mood, _splayed(colours, DIRECTIONS[direction], context))
        case program.Unsplay():
            of_colour = f"de la couleur de {the_cards_of(verb.colour.name, context)}"
            return f"{your(context, many=True)} cartes {of_colour} ne sont plus décalées"
        case program.Rearrange():
            return do.of(
                mood, f"à {your(context)} guise les cartes d'une couleur de {your(context)} Zone de Jeu"
            )
        case program.ChooseColours(count, _, on_your_board):
            place = " de votre Zone de Jeu" if on_your_board else ""
            return do.of(mood, f"{number(count)} {plural('couleur', count > 1)}{place}")
        case program.ChooseValue():
            return do.of(mood, "une valeur")
        case program.Claim(field):
            return do.of(mood, f"le Domaine {FIELDS[field].upper()}")
        case program.Win():
            return "vous gagnez la partie"
        case program.WinSingle(most, value):
            has = "produire" if isinstance(value, program.Produced) else "avoir"
            counted = elided("de", things(value, context).removesuffix(made(context)))
            how = "le plus" if most is Most.MOST else "le moins"
            return f"le joueur qui est seul à {has} {how} {counted} gagne la partie"
        case program.RemoveAll():
            everything = "toutes les cartes des Mains, des Zones de Jeu et des Influences de tous les joueurs"
            return f"{do.of(mood, everything)}{COLON}la résolution de {context.title('fr')} s'arrête aussitôt"
        case program.Execute(pick):
            return f"{do.of(mood, _effects(pick, context))} sans les partager"
        case program.Repeat():
            return do.of(mood, "cet effet")
        case program.Either():
            return do.of(mood, "l'une des possibilités")
        case _:
            assert_never(verb)


def _draw(draw: program.Draw, mood: Mood, context: Context) -> str:
    do = action(draw)
    what, each = drawn(draw.value, draw.times, context)
    before = context.told[-1] if context.told else None
    if isinstance(before, program.Draw) and before.value == draw.value:
        what = what.replace("une ", "une autre ", 1)
    if draw.and_ is And.KEEP:
        return f"{do.of(mood, what)} {each}".rstrip()
    also = WITH_DRAWN[draw.and_]
    if each or not isinstance(draw.value, int):
        return f"{do.form(mood)} et {also.of(mood, what)} {each}".rstrip()
    pronoun = "la" if draw.times == 1 else "les"
    return f"{do.of(mood, what)} et {also.of(mood, Object(what, pronoun=pronoun))}"


def _object(pick: Pick, context: Context) -> Object:
    """The cards; those of all scores are the ones "present" there."""
    what = cards(pick, context)
    match pick:
        case Pick(program.All(), Zone(Place.SCORE, Who.EVERYONE), (_, *_)):
            return Object(f"{what.head} présentes dans {what.origin}")
        case _:
            return what


def _transfer(pick: Pick, to: Zone, mood: Mood, context: Context) -> str:
    """Cards, whence and whither; what is long or ends in "qui ..." is said last."""
    do, thing = action(program.Transfer(pick, to)), cards(pick, context)
    source = pick.source if isinstance(pick.source, Zone) else None
    place = source and (Place.BOARD if source.place in (Place.TOP, Place.BOTTOM) else source.place)
    alike = place is to.place and bool(thing.origin)
    whither = f"vers {same_zone(to, context) if alike else zone(to, context)}"
    whence = f"de {thing.origin} " if thing.origin else ""
    if alike and isinstance(pick.amount, program.All) and pick.rank and source and source.of is Who.OTHERS:
        # "The lowest" are those of each hand: they are named together with it.
        return f"{do.form(mood)} vers {zone(to, context)} {thing.head} {whence}".rstrip()
    if thing.rest or (source and source.of in (Who.OTHERS, Who.EVERYONE)):
        rest = f" {thing.rest}" if thing.rest else ""
        return f"{do.form(mood)} {whence}{whither} {thing.head}{rest}"
    return f"{do.form(mood)} {thing.head} {whence}{whither}"


def _splayed(colours: Colours | program.ColourOf, way: str, context: Context) -> str:
    yours = your(context, many=True)
    match colours:
        case program.ColourOf(name):
            if name in context.coloured or context.names[name].thing is Thing.COLOUR:
                return f"{yours} cartes de cette couleur {way}"
            return f"{way} {yours} cartes {_of_colour(name, context)}"
        case Colours((), None):
            return f"{way} {yours} cartes d'une couleur au choix"
        case Colours((), Direction() as now):
            return f"{way} {yours} cartes d'une couleur décalée {DIRECTIONS[now]}"
        case Colours(among):
            return f"{yours} cartes {listed([plural(COLOURS[colour]) for colour in among], 'ou')} {way}"
        case _:
            assert_never(colours)


def _of_colour(name: str, context: Context) -> str:
    """Of the colour of cards that have been spoken of, or are named."""
    if name not in context.spoken:
        return f"de la couleur de {the_cards_of(name, context)}"
    return "de cette couleur" if name in context.coloured else "de la même couleur"


def _effects(pick: Pick, context: Context) -> str:
    match pick.source:
        case program.Named(name) if name in context.spoken and context.sole(name):
            return "ses Dogmes Coopératifs"
        case program.Named(name) if name in context.spoken:
            verb = context.names[name].verb
            of = f"cette {verb.value}" if isinstance(verb, program.Draw) else the_cards_of(name, context)
            return f"les Dogmes Coopératifs de {of}"
        case _:
            return f"les Dogmes Coopératifs {elided('de', cards(pick, context).whole())}"
