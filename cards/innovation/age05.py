"""Age 5: Exploration."""

from __future__ import annotations

from cards.model import Card, Icons, Name
from cards.program import (
    MY_BOARD,
    MY_SCORE,
    YOUR_BOARD,
    YOUR_BOTTOMS,
    YOUR_HAND,
    YOUR_SCORE,
    YOUR_TOPS,
    And,
    Any,
    AtMost,
    ChooseColours,
    Claim,
    ColourOf,
    Colours,
    Cooperative,
    Count,
    Demand,
    DemandVerb,
    Draw,
    DueToDemand,
    Each,
    EqualTo,
    Highest,
    If,
    IfDone,
    May,
    Meld,
    Named,
    Next,
    NotOfColour,
    OfChosen,
    OfColour,
    OrHigher,
    Repeat,
    Return,
    Score,
    ShareColour,
    Splay,
    Transfer,
    With,
    every,
    highest,
    lowest,
    one,
    some,
)
from cards.terms import Colour, Direction, Field, Icon

CARDS = (
    Card(
        "coal",
        5,
        Colour.RED,
        Name("Coal", "Carbone", "Charbon"),
        Icons(Icon.FACTORY, Icon.FACTORY, Icon.FACTORY, None),
        Icon.FACTORY,
        (
            Cooperative(Draw(5, And.TUCK)),
            Cooperative(May(Splay(Colours((Colour.RED,)), Direction.RIGHT))),
            Cooperative(May(Score(one(YOUR_TOPS), bind="scored"), then=Score(every(Next("scored"))))),
        ),
    ),
    Card(
        "the_pirate_code",
        5,
        Colour.RED,
        Name("The Pirate Code", "Codice dei pirati", "Le Code des Pirates"),
        Icons(Icon.CROWN, Icon.FACTORY, Icon.CROWN, None),
        Icon.CROWN,
        (
            Demand(Transfer(some(2, YOUR_SCORE, AtMost(4)), to=MY_SCORE)),
            Cooperative(If(DueToDemand(DemandVerb.TRANSFER), Score(lowest(YOUR_TOPS, With(Icon.CROWN))))),
        ),
    ),
    Card(
        "statistics",
        5,
        Colour.YELLOW,
        Name("Statistics", "Statistica", "Statistiques"),
        Icons(Icon.LEAF, Icon.BULB, Icon.LEAF, None),
        Icon.LEAF,
        (
            Demand(
                IfDone(
                    Transfer(highest(YOUR_SCORE), to=YOUR_HAND), If(EqualTo(Count(YOUR_HAND), 1), Repeat())
                )
            ),
            Cooperative(May(Splay(Colours((Colour.YELLOW,)), Direction.RIGHT))),
        ),
    ),
    Card(
        "steam_engine",
        5,
        Colour.YELLOW,
        Name("Steam Engine", "Macchina a vapore", "Machine à Vapeur"),
        Icons(None, Icon.FACTORY, Icon.CROWN, Icon.FACTORY),
        Icon.FACTORY,
        (Cooperative((Draw(4, And.TUCK, times=2), Score(one(YOUR_BOTTOMS, OfColour((Colour.YELLOW,)))))),),
    ),
    Card(
        "banking",
        5,
        Colour.GREEN,
        Name("Banking", "Banche", "Système Bancaire"),
        Icons(Icon.FACTORY, Icon.CROWN, None, Icon.CROWN),
        Icon.CROWN,
        (
            Demand(
                IfDone(
                    Transfer(one(YOUR_TOPS, NotOfColour(Colour.GREEN), With(Icon.FACTORY)), to=MY_BOARD),
                    Draw(5, And.SCORE),
                )
            ),
            Cooperative(May(Splay(Colours((Colour.GREEN,)), Direction.RIGHT))),
        ),
    ),
    Card(
        "measurement",
        5,
        Colour.GREEN,
        Name("Measurement", "Misurazione", "Théorie de la mesure"),
        Icons(Icon.BULB, Icon.LEAF, Icon.BULB, None),
        Icon.BULB,
        (
            Cooperative(
                May(
                    Return(one(YOUR_HAND)),
                    then=(
                        ChooseColours(1, bind="colour", on_your_board=True),
                        Splay(ColourOf("colour"), Direction.RIGHT),
                        Draw(Count(YOUR_BOARD, (OfChosen("colour"),))),
                    ),
                )
            ),
        ),
    ),
    Card(
        "chemistry",
        5,
        Colour.BLUE,
        Name("Chemistry", "Chimica", "Chimie"),
        Icons(Icon.FACTORY, Icon.BULB, Icon.FACTORY, None),
        Icon.FACTORY,
        (
            Cooperative(May(Splay(Colours((Colour.BLUE,)), Direction.RIGHT))),
            Cooperative((Draw(Highest(YOUR_TOPS) + 1, And.SCORE), Return(one(YOUR_SCORE)))),
        ),
    ),
    Card(
        "physics",
        5,
        Colour.BLUE,
        Name("Physics", "Fisica", "Physique"),
        Icons(Icon.FACTORY, Icon.BULB, Icon.BULB, None),
        Icon.BULB,
        (
            Cooperative(
                (
                    Draw(6, And.REVEAL, times=3, bind="drawn"),
                    If(ShareColour("drawn"), Return(every(YOUR_HAND))),
                )
            ),
        ),
    ),
    Card(
        "astronomy",
        5,
        Colour.PURPLE,
        Name("Astronomy", "Astronomia", "Astronomie"),
        Icons(Icon.CROWN, Icon.BULB, Icon.BULB, None),
        Icon.BULB,
        (
            Cooperative(
                (
                    Draw(6, And.REVEAL, bind="drawn"),
                    If(
                        Any(Named("drawn"), (OfColour((Colour.GREEN, Colour.BLUE)),)),
                        (Meld(every(Named("drawn"))), Repeat()),
                    ),
                )
            ),
            Cooperative(
                If(
                    Each(YOUR_TOPS, (OrHigher(6),), among=(NotOfColour(Colour.PURPLE),)),
                    Claim(Field.UNIVERSE),
                )
            ),
        ),
    ),
    Card(
        "societies",
        5,
        Colour.PURPLE,
        Name("Societies", "Società", "Compagnies Marchandes"),
        Icons(Icon.CROWN, None, Icon.BULB, Icon.CROWN),
        Icon.CROWN,
        (
            Demand(
                IfDone(
                    Transfer(one(YOUR_TOPS, NotOfColour(Colour.PURPLE), With(Icon.BULB)), to=MY_BOARD),
                    Draw(5),
                )
            ),
        ),
    ),
)
