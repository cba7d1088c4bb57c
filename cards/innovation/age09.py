"""Age 9: Postmodern."""

from __future__ import annotations

from cards.model import Card, Icons, Name
from cards.program import (
    MY_BOARD,
    MY_HAND,
    MY_SCORE,
    MY_TOPS,
    YOUR_BOARD,
    YOUR_HAND,
    YOUR_SCORE,
    And,
    Any,
    AtLeast,
    Beneath,
    Colours,
    Cooperative,
    Count,
    Demand,
    Draw,
    Execute,
    If,
    IfDone,
    May,
    Meld,
    Named,
    NotThisCard,
    OfColour,
    Place,
    Remaining,
    RemoveAll,
    Return,
    Reveal,
    SameColourAs,
    Score,
    Splay,
    Transfer,
    Tuck,
    Who,
    Win,
    Without,
    Zone,
    all_but_one,
    all_highest,
    every,
    highest,
    one,
    up_to,
)
from cards.terms import Colour, Direction, Icon

CARDS = (
    Card(
        "composites",
        9,
        Colour.RED,
        Name("Composites", "Materiali compositi", "Composites"),
        Icons(Icon.FACTORY, Icon.FACTORY, None, Icon.FACTORY),
        Icon.FACTORY,
        (Demand((Transfer(all_but_one(YOUR_HAND), to=MY_HAND), Transfer(highest(YOUR_SCORE), to=MY_SCORE))),),
    ),
    Card(
        "fission",
        9,
        Colour.RED,
        Name("Fission", "Fissione", "Fission"),
        Icons(None, Icon.CLOCK, Icon.CLOCK, Icon.CLOCK),
        Icon.CLOCK,
        (
            Demand(
                (
                    Draw(10, And.REVEAL, bind="drawn"),
                    If(Any(Named("drawn"), (OfColour((Colour.RED,)),)), RemoveAll()),
                )
            ),
            Cooperative(Return(one(Zone(Place.TOP, Who.EVERYONE), NotThisCard()))),
        ),
    ),
    Card(
        "ecology",
        9,
        Colour.YELLOW,
        Name("Ecology", "Ecologia", "Écologie"),
        Icons(Icon.LEAF, Icon.BULB, Icon.BULB, None),
        Icon.BULB,
        (Cooperative(May(Return(one(YOUR_HAND)), then=(Score(one(YOUR_HAND)), Draw(10, times=2)))),),
    ),
    Card(
        "suburbia",
        9,
        Colour.YELLOW,
        Name("Suburbia", "Quartieri residenziali", "Banlieues Chics"),
        Icons(None, Icon.CROWN, Icon.LEAF, Icon.LEAF),
        Icon.LEAF,
        (
            Cooperative(
                (
                    May(Tuck(up_to(None, YOUR_HAND), bind="tucked")),
                    Draw(1, And.SCORE, times=Count(Named("tucked"))),
                )
            ),
        ),
    ),
    Card(
        "collaboration",
        9,
        Colour.GREEN,
        Name("Collaboration", "Collaborazione", "Coopération"),
        Icons(None, Icon.CROWN, Icon.CLOCK, Icon.CROWN),
        Icon.CROWN,
        (
            Demand(
                (
                    Draw(9, And.REVEAL, times=2, bind="drawn"),
                    Transfer(one(Named("drawn"), by=Who.ME), to=MY_BOARD),
                    Meld(every(Remaining("drawn"))),
                )
            ),
            Cooperative(If(AtLeast(Count(YOUR_BOARD, (OfColour((Colour.GREEN,)),)), 10), Win())),
        ),
    ),
    Card(
        "satellites",
        9,
        Colour.GREEN,
        Name("Satellites", "Satelliti", "Satellites"),
        Icons(None, Icon.CLOCK, Icon.CLOCK, Icon.CLOCK),
        Icon.CLOCK,
        (
            Cooperative((Return(every(YOUR_HAND)), Draw(8, times=3))),
            Cooperative(May(Splay(Colours((Colour.PURPLE,)), Direction.UP))),
            Cooperative((Meld(one(YOUR_HAND), bind="melded"), Execute(every(Named("melded"))))),
        ),
    ),
    Card(
        "computers",
        9,
        Colour.BLUE,
        Name("Computers", "Computer", "Ordinateurs"),
        Icons(Icon.CLOCK, None, Icon.CLOCK, Icon.FACTORY),
        Icon.CLOCK,
        (
            Cooperative(May(Splay(Colours((Colour.RED, Colour.GREEN)), Direction.UP))),
            Cooperative((Draw(10, And.MELD, bind="melded"), Execute(every(Named("melded"))))),
        ),
    ),
    Card(
        "genetics",
        9,
        Colour.BLUE,
        Name("Genetics", "Genetica", "Génétique"),
        Icons(Icon.BULB, Icon.BULB, Icon.BULB, None),
        Icon.BULB,
        (Cooperative((Draw(10, And.MELD, bind="melded"), Score(every(Beneath("melded"))))),),
    ),
    Card(
        "services",
        9,
        Colour.PURPLE,
        Name("Services", "Servizi", "Services"),
        Icons(None, Icon.LEAF, Icon.LEAF, Icon.LEAF),
        Icon.LEAF,
        (
            Demand(
                IfDone(
                    Transfer(all_highest(YOUR_SCORE), to=MY_HAND),
                    Transfer(one(MY_TOPS, Without(Icon.LEAF)), to=YOUR_HAND),
                )
            ),
        ),
    ),
    Card(
        "specialization",
        9,
        Colour.PURPLE,
        Name("Specialization", "Specializzazione", "Spécialisation"),
        Icons(None, Icon.FACTORY, Icon.LEAF, Icon.FACTORY),
        Icon.FACTORY,
        (
            Cooperative(
                (
                    Reveal(one(YOUR_HAND), bind="shown"),
                    Transfer(every(Zone(Place.TOP, Who.OTHERS), SameColourAs("shown")), to=YOUR_HAND),
                )
            ),
            Cooperative(May(Splay(Colours((Colour.YELLOW, Colour.BLUE)), Direction.UP))),
        ),
    ),
)
