"""What is done: a verb of a program in any mood, with its object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

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
    Last,
    Meld,
    Most,
    Named,
    Next,
    Number,
    Pick,
    Place,
    Points,
    Rearrange,
    RemoveAll,
    Repeat,
    Return,
    Reveal,
    Score,
    Splay,
    Step,
    Transfer,
    Tuck,
    Value,
    Verb,
    Win,
    WinSingle,
    Zone,
    sequence,
)
from cards.terms import Direction
from cards.text.it import civ
from cards.text.it.forms import Mood, say
from cards.text.it.nouns import noun
from cards.text.it.numbers import factor, for_every, units, valued
from cards.text.it.places import place
from cards.text.it.scene import Scene
from cards.text.it.words import COLOURS, DIRECTIONS, FIELDS, a_value, joined, numeral

_DRAWN = {And.REVEAL: "rivelare", And.MELD: "giocare", And.TUCK: "archiviare", And.SCORE: "capitalizzare"}


def phrase(verb: Verb, scene: Scene, mood: Mood) -> str:
    """The verb with all that belongs to it: "ricicla una carta della tua Mano"."""
    if isinstance(verb, CivVerb):
        return civ.phrase(verb, mood)
    match verb:
        case Draw(value, and_, times):
            return f"{_drawing(and_, mood)} {_drawn(value, times, scene)}"
        case Meld(cards):
            return _do("giocare", cards, scene, mood)
        case Tuck(cards):
            return _do("archiviare", cards, scene, mood)
        case Score(cards):
            return _do("capitalizzare", cards, scene, mood)
        case Return(cards):
            return _do("riciclare", cards, scene, mood)
        case Reveal(cards):
            return _do("rivelare", cards, scene, mood)
        case Transfer(cards, to):
            return _transfer(cards, to, scene, mood)
        case Exchange(yours, theirs):
            return f"{say('scambiare', mood)} {noun(yours, scene).text} con {noun(theirs, scene).text}"
        case Splay(colours, direction):
            return _splay(colours, direction, scene, mood)
        case Rearrange():
            return f"{say('cambiare', mood)} l'ordine delle carte di un colore della tua Zona"
        case ChooseColours(number, _, on_your_board):
            chosen = "un colore" if number == 1 else f"{numeral(number)} colori"
            present = " presente" if number == 1 else " presenti"
            return f"{say('scegliere', mood)} {chosen}{present + ' nella tua Zona' if on_your_board else ''}"
        case ChooseValue():
            return f"{say('scegliere', mood)} un valore"
        case Claim(field):
            return f"{say('dominare', mood)} il Campo {FIELDS[field].upper()}"
        case Win():
            return f"{say('vincere', mood)} la partita"
        case WinSingle(most, number):
            return _single(most, number, scene)
        case RemoveAll():
            everything = "tutte le carte nelle Mani, nelle Zone e nelle Influenze di tutti i giocatori"
            return f"{say('scartare', mood)} {everything}, e questo Dogma ha termine"
        case Execute(cards):
            return f"{say('eseguire', mood)} {_effects(cards, scene)}"
        case Repeat():
            return f"{say('ripetere', mood)} questo effetto"
        case Either(options):
            return ", oppure ".join(together(sequence(option), scene, mood) for option in options)
        case _:
            assert_never(verb)


def together(steps: Sequence[Step], scene: Scene, mood: Mood) -> str:
    """Verbs of one alternative in a row."""
    return " e poi ".join(phrase(step, scene, mood) for step in steps if isinstance(step, Verb))


def picked(verb: Verb) -> Pick | None:
    """The cards that a verb chooses and does something with."""
    match verb:
        case Meld(cards) | Tuck(cards) | Score(cards) | Return(cards) | Transfer(cards) | Reveal(cards):
            return cards
        case Execute(cards):
            return cards
        case _:
            return None


def infinitive(verb: Verb) -> str:
    """The verb alone: "scambiare"."""
    if isinstance(verb, CivVerb):
        return civ.infinitive(verb)
    match verb:
        case Draw():
            return "pescare"
        case Meld():
            return "giocare"
        case Tuck():
            return "archiviare"
        case Score():
            return "capitalizzare"
        case Return():
            return "riciclare"
        case Transfer():
            return "trasferire"
        case Exchange():
            return "scambiare"
        case Reveal():
            return "rivelare"
        case Splay():
            return "scalare"
        case Rearrange():
            return "cambiare"
        case ChooseColours() | ChooseValue() | Either():
            return "scegliere"
        case Claim():
            return "dominare"
        case Win() | WinSingle():
            return "vincere"
        case RemoveAll():
            return "scartare"
        case Execute():
            return "eseguire"
        case Repeat():
            return "ripetere"
        case _:
            assert_never(verb)


def _drawing(and_: And, mood: Mood) -> str:
    return say("pescare", mood) if and_ is And.KEEP else f"{say('pescare', mood)} e {say(_DRAWN[and_], mood)}"


def _drawn(value: Value, times: Value, scene: Scene) -> str:
    if isinstance(times, Number):
        each = factor(times)
        cards = a_value(value, each) if isinstance(value, int) else valued(value, scene)
        return f"{cards} {for_every(times, scene)}"
    if times == 1 or not isinstance(value, int):
        return valued(value, scene)
    return a_value(value, times)


def _do(verb: str, cards: Pick, scene: Scene, mood: Mood) -> str:
    what = noun(cards, scene)
    if what.pronoun:
        return say(verb, mood, what.pronoun)
    source = cards.source
    likewise = isinstance(source, Next) and scene.names[source.name].verb == verb
    return f"{say(verb, mood)} {'anche ' if likewise else ''}{what.text}"


def _transfer(cards: Pick, to: Zone, scene: Scene, mood: Mood) -> str:
    """From where, to where and what: the order in which nothing can be misread."""
    what = noun(cards, scene)
    goal = place("in" if to.place is Place.BOARD else "a", to.place, to.of, scene)
    verb = say("trasferire", mood, what.pronoun)
    if what.pronoun:
        return f"{verb} {goal}"
    if what.origin:
        words = (what.origin, goal, what.bare) if what.clause else (what.bare, what.origin, goal)
        return " ".join((verb, *words))
    return f"{verb} {goal} {what.text}" if what.clause else f"{verb} {what.text} {goal}"


def _splay(colours: Colours | ColourOf, direction: Direction, scene: Scene, mood: Mood) -> str:
    verb, way = say("scalare", mood), DIRECTIONS[direction]
    match colours:
        case ColourOf(name) if name in scene.unsaid:
            known = scene.names[name]
            which = f"della {known.cards}" if known.what == "carta" else "scelto"
            return f"{verb} {way} il colore {which}"
        case ColourOf():
            return f"{verb} quel colore {way}"
        case Colours((), None):
            return f"{verb} {way} un colore a tua scelta"
        case Colours((), Direction() as splayed):
            return f"{verb} {way} un tuo colore scalato {DIRECTIONS[splayed]}"
        case Colours(among):
            return f"{verb} le tue carte {joined([COLOURS[colour][2] for colour in among], 'o')} {way}"
        case _:
            assert_never(colours)


def _single(most: Most, number: Value, scene: Scene) -> str:
    how = "più" if most is Most.MOST else "meno"
    does = "con" if isinstance(number, Points) else "che produce"
    return f"il giocatore {does} {how} {units(number, scene)}, se è uno solo, vince la partita"


def _effects(cards: Pick, scene: Scene) -> str:
    match cards.source:
        case Named(name) if name not in scene.unsaid:
            return "i suoi Dogmi Cooperativi soltanto per te stesso"
        case Named(name):
            of = f"della {scene.names[name].cards}"
        case Last():
            of = f"del{noun(cards, scene).text}"
        case _:
            of = f"di {noun(cards, scene).text}"
    return f"soltanto per te stesso i Dogmi Cooperativi {of}"
