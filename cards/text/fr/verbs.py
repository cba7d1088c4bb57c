"""What is done in Innovation, with all that belongs to the verb."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cards.innovation import FIELDS
from cards.program import (
    And,
    ChooseColours,
    ChooseValue,
    CivVerb,
    Claim,
    ColourOf,
    Colours,
    Draw,
    Either,
    Exchange,
    Execute,
    Meld,
    Most,
    Named,
    Next,
    Pick,
    Place,
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
    Who,
    Win,
    WinSingle,
    Zone,
)
from cards.terms import Direction, Field
from cards.text.fr import words
from cards.text.fr.civ import civ_phrase
from cards.text.fr.moods import Action, Mood
from cards.text.fr.nouns import beneath, colour_of, same_zone, zone
from cards.text.fr.numbers import card_of_value, rate, total
from cards.text.fr.objects import Object
from cards.text.fr.picks import picked
from cards.text.fr.scope import Scope, walk

DRAW = Action("pioch")
MELD = Action("mett", "en jeu", "mettre", "mis")
TUCK = Action("archiv")
SCORE = Action("comptabilis")
RETURN = Action("recycl")
TRANSFER = Action("transfér")
EXCHANGE = Action("échang")
REVEAL = Action("révél")
SPLAY = Action("décal")
ARRANGE = Action("réordonn")
CHOOSE = Action("choisiss", "", "choisir", "choisi")
CLAIM = Action("domin")
REMOVE = Action("défauss")
EXECUTE = Action("exécut")
REPEAT = Action("répét")

WITH_DRAWN = {And.REVEAL: REVEAL, And.MELD: MELD, And.TUCK: TUCK, And.SCORE: SCORE}


def action(verb: Verb) -> Action | None:
    """The verb that a step is named after; None for those that are sentences of their own, and for CIV."""
    if isinstance(verb, CivVerb):
        return None
    match verb:
        case Draw():
            return DRAW
        case Meld():
            return MELD
        case Tuck():
            return TUCK
        case Score():
            return SCORE
        case Return():
            return RETURN
        case Transfer():
            return TRANSFER
        case Exchange():
            return EXCHANGE
        case Reveal():
            return REVEAL
        case Splay():
            return SPLAY
        case Rearrange():
            return ARRANGE
        case ChooseColours() | ChooseValue() | Either():
            return CHOOSE
        case Claim():
            return CLAIM
        case RemoveAll():
            return REMOVE
        case Execute():
            return EXECUTE
        case Repeat():
            return REPEAT
        case Win() | WinSingle():
            return None
        case _:
            assert_never(verb)


def verb_phrase(verb: Verb, mood: Mood, scope: Scope) -> str:
    """A verb with all that belongs to it, in a mood, without capital and full stop."""
    if isinstance(verb, CivVerb):
        return civ_phrase(verb, mood)
    match verb:
        case Draw():
            return _draw(verb, mood, scope)
        case Score(Pick(source=Next(name) as source)) if _same_verb(verb, name, scope):
            return SCORE.of(mood, f"aussi {beneath(source, scope)}")
        case Meld(pick) | Tuck(pick) | Score(pick) | Return(pick) | Reveal(pick):
            named = action(verb)
            assert named is not None
            return named.of(mood, picked(pick, scope))
        case Transfer(pick, to):
            return _transfer(pick, to, mood, scope)
        case Exchange(yours, theirs):
            return _exchange(yours, theirs, mood, scope)
        case Splay(colours, direction):
            return _splay(colours, words.DIRECTIONS[direction], mood, scope)
        case Rearrange():
            return ARRANGE.of(mood, "à votre guise les cartes d'une couleur de votre Zone de Jeu")
        case ChooseColours(number, _, on_your_board):
            place = " de votre Zone de Jeu" if on_your_board else ""
            return CHOOSE.of(mood, f"{words.number(number)} {words.plural('couleur', number > 1)}{place}")
        case ChooseValue():
            return CHOOSE.of(mood, "une valeur")
        case Claim(field):
            return CLAIM.of(mood, f"le Domaine {field_name(field)}")
        case Win():
            return "vous gagnez la partie"
        case WinSingle(most, number):
            return f"le joueur qui est seul à {_extreme(most, number, scope)} gagne la partie"
        case RemoveAll():
            everything = "toutes les cartes des Mains, des Zones de Jeu et des Influences de tous les joueurs"
            return f"{REMOVE.of(mood, everything)}{words.COLON}la résolution de la carte s'arrête aussitôt"
        case Execute(pick):
            return f"{EXECUTE.of(mood, _executed(pick, scope))} sans les partager"
        case Repeat():
            return REPEAT.of(mood, "cet effet")
        case Either():
            return CHOOSE.of(mood, "l'une des possibilités")
        case _:
            assert_never(verb)


def _draw(draw: Draw, mood: Mood, scope: Scope) -> str:
    times, each = rate(draw.times, scope)
    cards = card_of_value(draw.value, scope)
    if scope.told and isinstance(before := scope.told[-1], Draw) and before.value == draw.value:
        cards = cards.replace("une ", "une autre ", 1)
    if times > 1:
        cards = f"{words.number(times)} {cards.removeprefix('une ')}"
    if draw.and_ is And.KEEP:
        return f"{DRAW.of(mood, cards)} {each}".rstrip()
    also = WITH_DRAWN[draw.and_]
    if each:
        return f"{DRAW.form(mood)} et {also.of(mood, cards)} {each}"
    return f"{DRAW.of(mood, cards)} et {also.of(mood, Object(cards, pronoun='les' if times > 1 else 'la'))}"


def _transfer(pick: Pick, to: Zone, mood: Mood, scope: Scope) -> str:
    """Cards, whence and whither; what is long or ends in "qui ..." is said last."""
    thing = picked(pick, scope)
    source = pick.source
    from_place = source.place if isinstance(source, Zone) else None
    from_place = Place.BOARD if from_place in (Place.TOP, Place.BOTTOM) else from_place
    alike = from_place is to.place and bool(thing.origin)
    to_text = f"vers {same_zone(to, scope) if alike else zone(to, scope)}"
    from_text = f"de {thing.origin} " if thing.origin else ""
    owner = source.of if isinstance(source, Zone) else Who.YOU
    if thing.rest or owner in (Who.OTHERS, Who.EVERYONE):
        rest = f" {thing.rest}" if thing.rest else ""
        return f"{TRANSFER.form(mood)} {from_text}{to_text} {thing.head}{rest}"
    return f"{TRANSFER.form(mood)} {thing.head} {from_text}{to_text}"


def _exchange(yours: Pick, theirs: Pick, mood: Mood, scope: Scope) -> str:
    """One side against the other; "de la mienne" where both lie in the same kind of place."""
    other = picked(theirs, scope)
    match yours.source, theirs.source:
        case Zone(one), Zone(two) if one is two:
            other = replace(other, origin=same_zone(theirs.source, scope))
    return f"{EXCHANGE.of(mood, picked(yours, scope))} contre {other.whole()}"


def _splay(colours: Colours | ColourOf, way: str, mood: Mood, scope: Scope) -> str:
    match colours:
        case ColourOf(name):
            cards = f"vos cartes {colour_of(name, scope)}"
            return SPLAY.of(mood, f"{way} {cards}" if scope.alone else f"{cards} {way}")
        case Colours(among) if among:
            names = [words.plural(words.COLOURS[colour]) for colour in among]
            cards = f"vos cartes {words.listed(names, 'ou')}"
            return f"{SPLAY.of(mood, cards)} {way}"
        case Colours(_, Direction() as direction):
            return SPLAY.of(mood, f"{way} vos cartes d'une couleur décalée {words.DIRECTIONS[direction]}")
        case Colours():
            return SPLAY.of(mood, f"{way} vos cartes d'une couleur de votre choix")
        case _:
            assert_never(colours)


def _extreme(most: Most, number: Value, scope: Scope) -> str:
    article = "le plus" if most is Most.MOST else "le moins"
    verb = "produire" if isinstance(number, Produced) else "avoir"
    counted = words.elided("de", total(number, scope).removesuffix(" que vous produisez"))
    return f"{verb} {article} {counted}"


def _executed(pick: Pick, scope: Scope) -> str:
    match pick.source:
        case Named(name) if not scope.alone:
            bound = scope.bound(name)
            return f"{'leurs' if bound and bound.many else 'ses'} Dogmes Coopératifs"
        case _:
            return f"les Dogmes Coopératifs {words.elided('de', picked(pick, scope).whole())}"


def _same_verb(verb: Verb, name: str, scope: Scope) -> bool:
    """Whether the card was bound by the same kind of verb: then the next one follows it, "aussi"."""
    return any(
        isinstance(node, type(verb)) and getattr(node, "bind", None) == name for node in walk(scope.effect)
    )


def field_name(field: Field) -> str:
    """The printed name of a field."""
    return next(card.name.fr for card in FIELDS if card.id is field)


def is_statement(verb: Verb) -> bool:
    """Whether a verb is a sentence about players instead of an order to you."""
    return isinstance(verb, Win | WinSingle)
