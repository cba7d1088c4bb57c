"""Age 4: Renaissance."""

from __future__ import annotations

from cards.model import Card, Icons, Name
from cards.program import (
    MY_BOARD,
    MY_SCORE,
    YOUR_HAND,
    YOUR_SCORE,
    YOUR_TOPS,
    And,
    Any,
    AtLeast,
    Claim,
    Colours,
    ColoursSplayed,
    Cooperative,
    Demand,
    DemandVerb,
    Draw,
    DueToDemand,
    Highest,
    If,
    IfDone,
    May,
    Named,
    NotOfColour,
    OfColour,
    OfValue,
    Per,
    Produced,
    Repeat,
    Return,
    SameValueAs,
    Score,
    Splay,
    Transfer,
    Tuck,
    With,
    one,
    some,
)
from cards.terms import Colour, Direction, Field, Icon

CARDS = (
    Card(
        "colonialism",
        4,
        Colour.RED,
        Name("Colonialism", "Colonialismo", "Colonialisme"),
        Icons(None, Icon.FACTORY, Icon.BULB, Icon.FACTORY),
        Icon.FACTORY,
        (
            Cooperative(
                (Draw(3, And.TUCK, bind="tucked"), If(Any(Named("tucked"), (With(Icon.CROWN),)), Repeat()))
            ),
        ),
    ),
    Card(
        "gunpowder",
        4,
        Colour.RED,
        Name("Gunpowder", "Polvere da sparo", "Poudre"),
        Icons(None, Icon.FACTORY, Icon.CROWN, Icon.FACTORY),
        Icon.FACTORY,
        (
            Demand(Transfer(one(YOUR_TOPS, With(Icon.CASTLE)), to=MY_SCORE)),
            Cooperative(If(DueToDemand(DemandVerb.TRANSFER), Draw(2, And.SCORE))),
        ),
    ),
    Card(
        "anatomy",
        4,
        Colour.YELLOW,
        Name("Anatomy", "Anatomia", "Anatomie"),
        Icons(Icon.LEAF, Icon.LEAF, Icon.LEAF, None),
        Icon.LEAF,
        (
            Demand(
                IfDone(
                    Return(one(YOUR_SCORE), bind="returned"), Return(one(YOUR_TOPS, SameValueAs("returned")))
                )
            ),
        ),
    ),
    Card(
        "perspective",
        4,
        Colour.YELLOW,
        Name("Perspective", "Prospettiva", "Perspective"),
        Icons(None, Icon.BULB, Icon.BULB, Icon.LEAF),
        Icon.BULB,
        (Cooperative(May(Return(one(YOUR_HAND)), then=Score(some(Per(2, Produced(Icon.BULB)), YOUR_HAND)))),),
    ),
    Card(
        "invention",
        4,
        Colour.GREEN,
        Name("Invention", "Invenzioni", "Invention"),
        Icons(None, Icon.BULB, Icon.BULB, Icon.FACTORY),
        Icon.BULB,
        (
            Cooperative(
                May(Splay(Colours(splayed=Direction.LEFT), Direction.RIGHT), then=Draw(4, And.SCORE))
            ),
            Cooperative(If(AtLeast(ColoursSplayed(), 5), Claim(Field.WONDER))),
        ),
    ),
    Card(
        "navigation",
        4,
        Colour.GREEN,
        Name("Navigation", "Navigazione", "Navigation"),
        Icons(None, Icon.CROWN, Icon.CROWN, Icon.CROWN),
        Icon.CROWN,
        (Demand(Transfer(one(YOUR_SCORE, OfValue((2, 3))), to=MY_SCORE)),),
    ),
    Card(
        "experimentation",
        4,
        Colour.BLUE,
        Name("Experimentation", "Sperimentazione", "Expérimentation"),
        Icons(None, Icon.BULB, Icon.BULB, Icon.BULB),
        Icon.BULB,
        (Cooperative(Draw(5, And.MELD)),),
    ),
    Card(
        "printing_press",
        4,
        Colour.BLUE,
        Name("Printing Press", "Stampa", "Imprimerie"),
        Icons(None, Icon.BULB, Icon.BULB, Icon.CROWN),
        Icon.BULB,
        (
            Cooperative(
                May(Return(one(YOUR_SCORE)), then=Draw(Highest(YOUR_TOPS, (OfColour((Colour.PURPLE,)),)) + 2))
            ),
            Cooperative(May(Splay(Colours((Colour.BLUE,)), Direction.RIGHT))),
        ),
    ),
    Card(
        "enterprise",
        4,
        Colour.PURPLE,
        Name("Enterprise", "Impresa", "Droit des sociétés"),
        Icons(None, Icon.CROWN, Icon.CROWN, Icon.CROWN),
        Icon.CROWN,
        (
            Demand(
                IfDone(
                    Transfer(one(YOUR_TOPS, NotOfColour(Colour.PURPLE), With(Icon.CROWN)), to=MY_BOARD),
                    Draw(4, And.MELD),
                )
            ),
            Cooperative(May(Splay(Colours((Colour.GREEN,)), Direction.RIGHT))),
        ),
    ),
    Card(
        "reformation",
        4,
        Colour.PURPLE,
        Name("Reformation", "Riforma", "Réforme"),
        Icons(Icon.LEAF, Icon.LEAF, None, Icon.LEAF),
        Icon.LEAF,
        (
            Cooperative(May(Tuck(some(Per(2, Produced(Icon.LEAF)), YOUR_HAND)))),
            Cooperative(May(Splay(Colours((Colour.YELLOW, Colour.PURPLE)), Direction.RIGHT))),
        ),
    ),
)
