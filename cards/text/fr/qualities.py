"""What a card is asked for: adjectives that follow the noun, relative clauses that come last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from cards import program
from cards.civ import DOMAIN
from cards.program import Place, Test, Who, Zone
from cards.text.context import Context, Thing
from cards.text.fr.forms import done
from cards.text.fr.places import owner, zone
from cards.text.fr.words import COLOURS, ICONS, listed, plural


@dataclass(frozen=True, slots=True)
class Qualities:
    """The tests in words: each adjective with a space before it, relative clauses without."""

    adjectives: str = ""
    relative: str = ""

    @property
    def last(self) -> str:
        """The relative clauses with a space before them."""
        return f" {self.relative}" if self.relative else ""


def cards_of(name: str, context: Context) -> str:
    """The named cards, without article, by what was done to them: "cartes recyclées"."""
    bound = context.names[name]
    return f"{plural('carte', bound.many)} {done(bound.verb, many=bound.many)}"


def the_cards_of(name: str, context: Context) -> str:
    """The same with the article: "les cartes recyclées"."""
    return f"{'les' if context.names[name].many else 'la'} {cards_of(name, context)}"


def qualities(tests: Sequence[Test], context: Context, *, many: bool) -> Qualities:
    """The tests in words, in the number of their noun."""
    adjectives = [text for test in tests if (text := _adjective(test, context, many))]
    relatives = [text for test in tests if (text := _relative(test, context, many))]
    return Qualities("".join(f" {text}" for text in adjectives), listed(relatives))


def _adjective(test: Test, context: Context, many: bool) -> str:
    match test:
        case program.OfColour(colours):
            return listed([plural(COLOURS[colour], many) for colour in colours], "ou")
        case program.NotOfColour(colour):
            return f"non {plural(COLOURS[colour], many)}"
        case program.OfValue(values):
            return f"de valeur {listed([str(value) for value in values], 'ou')}"
        case program.AtMost(value):
            return f"de valeur {value} ou moins"
        case program.OrHigher(value):
            return f"de valeur {value} ou plus"
        case program.SameColourAs(name) if name in context.spoken:
            return "de cette couleur" if name in context.coloured else "de la même couleur"
        case program.SameValueAs(name) if name in context.spoken:
            return "de même valeur"
        case program.SameValueAs(name):
            return f"de même valeur que {the_cards_of(name, context)}"
        case program.OfChosen(name):
            bound = context.names[name]
            if name not in context.spoken:
                return _CHOSEN[bound.thing] if not bound.many else "de l'une des couleurs choisies"
            return "de l'une de ces couleurs" if bound.many else _THAT[bound.thing]
        case program.NotThisCard():
            return f"{plural('autre', many)} que {context.title('fr')}"
        case program.OfDomain(domain):
            return DOMAIN[domain].name.fr
        case (
            program.With()
            | program.Without()
            | program.HigherThanTop()
            | program.ColourOn()
            | program.ColourNotOn()
            | program.SameColourAs()
        ):
            return ""
        case _:
            assert_never(test)


_THAT = {
    Thing.COLOUR: "de cette couleur",
    Thing.VALUE: "de cette valeur",
    Thing.DOMAIN: "de ce domaine",
}
_CHOSEN = {
    Thing.COLOUR: "de la couleur choisie",
    Thing.VALUE: "de la valeur choisie",
    Thing.DOMAIN: "du domaine choisi",
}


def _relative(test: Test, context: Context, many: bool) -> str:
    match test:
        case program.With(icon):
            return f"qui {'produisent' if many else 'produit'} une {ICONS[icon]}"
        case program.Without(icon):
            return f"qui ne {'produisent' if many else 'produit'} aucune {ICONS[icon]}"
        case program.SameColourAs(name) if name not in context.spoken:
            return f"de la couleur de {the_cards_of(name, context)}"
        case program.HigherThanTop(of):
            mine = of is Who.ME and context.me is None
            top = "ma carte Active" if mine else f"la carte Active {owner(of, context)}"
            return f"dont la valeur est supérieure à celle de {top} de la même couleur"
        case program.ColourOn(board):
            return f"d'une couleur déjà présente dans {zone(Zone(Place.BOARD, board), context)}"
        case program.ColourNotOn(board):
            return f"d'une couleur absente de {zone(Zone(Place.BOARD, board), context)}"
        case _:
            return ""


def predicate(tests: Sequence[Test], context: Context) -> str:
    """What is said of one card: "est rouge", "produit une couronne"."""
    match tests:
        case (program.OfValue(values),):
            return f"est {listed([f'une {value}' for value in values], 'ou')}"
        case _:
            said = qualities(tests, context, many=False)
            adjectives = said.adjectives.strip()
            relative = said.relative.removeprefix("qui ")
            return " et ".join(part for part in (f"est {adjectives}" if adjectives else "", relative) if part)


def of_one_colour(tests: Sequence[Test]) -> bool:
    """Whether only cards of one colour pass."""
    return any(isinstance(test, program.OfColour) and len(test.colours) == 1 for test in tests)
