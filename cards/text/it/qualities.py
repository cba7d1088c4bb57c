"""What a card is asked for: words beside the noun, relative clauses, predicates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cards.civ import DOMAIN
from cards.program import (
    AtMost,
    ColourNotOn,
    ColourOn,
    NotOfColour,
    NotThisCard,
    OfChosen,
    OfColour,
    OfDomain,
    OfValue,
    OrHigher,
    Place,
    SameColourAs,
    SameValueAs,
    Test,
    With,
    Without,
)
from cards.text.it.places import place
from cards.text.it.scene import Scene
from cards.text.it.words import COLOURS, ICONS, a_value, joined


def near(tests: Sequence[Test], plural: bool, scene: Scene) -> str:
    """The words that stand directly beside the noun, each with a space before it."""
    return "".join(f" {quality(test, plural, scene)}" for test in tests if not _far(test))


def far(tests: Sequence[Test], plural: bool, scene: Scene) -> str:
    """The words that follow only when place and owner are said, with a space before."""
    relative = [quality(test, plural, scene) for test in tests if _far(test)]
    return f" {joined(relative)}" if relative else ""


def _far(test: Test) -> bool:
    return isinstance(test, With | Without | ColourOn | ColourNotOn)


def quality(test: Test, plural: bool, scene: Scene) -> str:
    """The words that a test adds to "carta" or "carte"."""
    match test:
        case With(icon):
            return f"che {'producono' if plural else 'produce'} {ICONS[icon][0]}"
        case Without(icon):
            return f"che non {'producono' if plural else 'produce'} {ICONS[icon][1]}"
        case OfColour(colours):
            return joined([COLOURS[colour][1 + plural] for colour in colours], "o")
        case NotOfColour(colour):
            return f"non {COLOURS[colour][1 + plural]}"
        case OfValue(values):
            return f"di valore {joined([str(value) for value in values], 'o')}"
        case AtMost(value):
            return f"di valore {value} o meno"
        case OrHigher(value):
            return f"di valore {value} o più"
        case SameColourAs(name) if name in scene.unsaid:
            return f"dello stesso colore della {scene.names[name].cards}"
        case SameColourAs():
            return "di quel colore"
        case SameValueAs(name) if name in scene.unsaid:
            return f"dello stesso valore della {scene.names[name].cards}"
        case SameValueAs():
            return "dello stesso valore"
        case OfChosen(name):
            return _of_chosen(name, scene)
        case ColourOn(who):
            return f"di un colore già presente {place('in', Place.BOARD, who, scene)}"
        case ColourNotOn(who):
            return f"di un colore non presente {place('in', Place.BOARD, who, scene)}"
        case NotThisCard():
            return f"{'diverse' if plural else 'diversa'} da {scene.card}"
        case OfDomain(domain):
            return DOMAIN[domain].name.it
        case _:
            assert_never(test)


def _of_chosen(name: str, scene: Scene) -> str:
    chosen = scene.names[name]
    if chosen.plural:
        return "di uno dei colori scelti"
    return f"del {chosen.what} scelto" if name in scene.unsaid else f"di quel {chosen.what}"


def predicate(test: Test, plural: bool, scene: Scene) -> str:
    """What is said of a card that passes the test: "produce una torre", "sono verdi o blu"."""
    match test:
        case With() | Without():
            return quality(test, plural, scene).removeprefix("che ")
        case OfValue(values) if not plural:
            return f"è {joined([a_value(value) for value in values], 'o')}"
        case AtMost() | OrHigher():
            return f"{'hanno' if plural else 'ha'} {quality(test, plural, scene).removeprefix('di ')}"
        case _:
            return f"{'sono' if plural else 'è'} {quality(test, plural, scene)}"
