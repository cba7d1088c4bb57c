"""Age 6: Enlightenment."""

from __future__ import annotations

from cards.model import Card, Icons, Name
from cards.program import (
    MY_SCORE,
    YOUR_HAND,
    YOUR_SCORE,
    YOUR_TOPS,
    And,
    Colours,
    Cooperative,
    Demand,
    DemandVerb,
    Draw,
    DueToDemand,
    Highest,
    If,
    IfDone,
    May,
    Meld,
    MoreThanEachOther,
    Per,
    Place,
    Produced,
    Return,
    Reveal,
    SameColourAs,
    Score,
    Splay,
    Splayed,
    Tally,
    Transfer,
    Who,
    Without,
    Zone,
    all_highest,
    all_lowest,
    every,
    one,
    up_to,
)
from cards.terms import Colour, Direction, Icon

CARDS = (
    Card(
        "industrialization",
        6,
        Colour.RED,
        Name("Industrialization", "Industrializzazione", "Industrialisation"),
        Icons(Icon.CROWN, Icon.FACTORY, Icon.FACTORY, None),
        Icon.FACTORY,
        (
            Cooperative(Draw(6, And.TUCK, times=Per(2, Produced(Icon.FACTORY)))),
            Cooperative(May(Splay(Colours((Colour.RED, Colour.PURPLE)), Direction.RIGHT))),
        ),
    ),
    Card(
        "machine_tools",
        6,
        Colour.RED,
        Name("Machine Tools", "Macchine utensili", "Machines-Outils"),
        Icons(Icon.FACTORY, Icon.FACTORY, None, Icon.FACTORY),
        Icon.FACTORY,
        (Cooperative(Draw(Highest(YOUR_SCORE), And.SCORE)),),
    ),
    Card(
        "canning",
        6,
        Colour.YELLOW,
        Name("Canning", "Conserve", "Conserves"),
        Icons(None, Icon.FACTORY, Icon.LEAF, Icon.FACTORY),
        Icon.FACTORY,
        (
            Cooperative(May(Draw(6, And.TUCK), then=Score(every(YOUR_TOPS, Without(Icon.FACTORY))))),
            Cooperative(May(Splay(Colours((Colour.YELLOW,)), Direction.RIGHT))),
        ),
    ),
    Card(
        "vaccination",
        6,
        Colour.YELLOW,
        Name("Vaccination", "Vaccinazione", "Vaccination"),
        Icons(Icon.LEAF, Icon.FACTORY, Icon.LEAF, None),
        Icon.LEAF,
        (
            Demand(IfDone(Return(all_lowest(YOUR_SCORE)), Draw(6, And.MELD))),
            Cooperative(If(DueToDemand(DemandVerb.RETURN), Draw(7, And.MELD))),
        ),
    ),
    Card(
        "classification",
        6,
        Colour.GREEN,
        Name("Classification", "Classificazione", "Classification"),
        Icons(Icon.BULB, Icon.BULB, Icon.BULB, None),
        Icon.BULB,
        (
            Cooperative(
                (
                    Reveal(one(YOUR_HAND), bind="shown"),
                    Transfer(every(Zone(Place.HAND, Who.OTHERS), SameColourAs("shown")), to=YOUR_HAND),
                    Meld(every(YOUR_HAND, SameColourAs("shown"))),
                )
            ),
        ),
    ),
    Card(
        "metric_system",
        6,
        Colour.GREEN,
        Name("Metric System", "Sistema metrico", "Système Métrique"),
        Icons(None, Icon.FACTORY, Icon.CROWN, Icon.CROWN),
        Icon.CROWN,
        (
            Cooperative(If(Splayed(Colour.GREEN, Direction.RIGHT), May(Splay(Colours(), Direction.RIGHT)))),
            Cooperative(May(Splay(Colours((Colour.GREEN,)), Direction.RIGHT))),
        ),
    ),
    Card(
        "atomic_theory",
        6,
        Colour.BLUE,
        Name("Atomic Theory", "Teoria atomica", "Théorie de l'Atome"),
        Icons(Icon.BULB, Icon.BULB, Icon.BULB, None),
        Icon.BULB,
        (Cooperative(May(Splay(Colours((Colour.BLUE,)), Direction.RIGHT))), Cooperative(Draw(7, And.MELD))),
    ),
    Card(
        "encyclopedia",
        6,
        Colour.BLUE,
        Name("Encyclopedia", "Enciclopedia", "Encyclopédie"),
        Icons(None, Icon.CROWN, Icon.CROWN, Icon.CROWN),
        Icon.CROWN,
        (Cooperative(May(Meld(all_highest(YOUR_SCORE)))),),
    ),
    Card(
        "democracy",
        6,
        Colour.PURPLE,
        Name("Democracy", "Democrazia", "Démocratie"),
        Icons(Icon.CROWN, Icon.BULB, Icon.BULB, None),
        Icon.BULB,
        (
            Cooperative(
                (
                    May(Return(up_to(None, YOUR_HAND), tally="returned")),
                    If(MoreThanEachOther(Tally("returned")), Draw(8, And.SCORE)),
                )
            ),
        ),
    ),
    Card(
        "emancipation",
        6,
        Colour.PURPLE,
        Name("Emancipation", "Emancipazione", "Émancipation"),
        Icons(Icon.FACTORY, Icon.BULB, Icon.FACTORY, None),
        Icon.FACTORY,
        (
            Demand(IfDone(Transfer(one(YOUR_HAND), to=MY_SCORE), Draw(6))),
            Cooperative(May(Splay(Colours((Colour.RED, Colour.PURPLE)), Direction.RIGHT))),
        ),
    ),
)
