"""Age 10: Information."""

from __future__ import annotations

from cards.model import Card, Icons, Name
from cards.program import (
    YOUR_HAND,
    YOUR_SCORE,
    YOUR_TOPS,
    Achievements,
    And,
    Any,
    AnyPlayer,
    Colours,
    Cooperative,
    Demand,
    DifferentValues,
    Draw,
    Execute,
    FewerThan,
    If,
    Last,
    May,
    MoreThan,
    MoreThanEachOther,
    Most,
    Named,
    NoPlayer,
    NotThisCard,
    OfColour,
    OfValue,
    Per,
    Place,
    Points,
    Produced,
    Return,
    Score,
    Splay,
    TopsOnBoards,
    Transfer,
    Who,
    Win,
    WinSingle,
    With,
    Zone,
    every,
    half,
    one,
)
from cards.terms import Colour, Direction, Icon

CARDS = (
    Card(
        "miniaturization",
        10,
        Colour.RED,
        Name("Miniaturization", "Miniaturizzazione", "Miniaturisation"),
        Icons(None, Icon.BULB, Icon.CLOCK, Icon.BULB),
        Icon.BULB,
        (
            Cooperative(
                May(
                    Return(one(YOUR_HAND), bind="returned"),
                    then=If(
                        Any(Named("returned"), (OfValue((10,)),)), Draw(10, times=DifferentValues(YOUR_SCORE))
                    ),
                )
            ),
        ),
    ),
    Card(
        "robotics",
        10,
        Colour.RED,
        Name("Robotics", "Robotica", "Robotique"),
        Icons(None, Icon.FACTORY, Icon.CLOCK, Icon.FACTORY),
        Icon.FACTORY,
        (
            Cooperative(
                (
                    Score(one(YOUR_TOPS, OfColour((Colour.GREEN,)))),
                    Draw(10, And.MELD, bind="melded"),
                    Execute(every(Named("melded"))),
                )
            ),
        ),
    ),
    Card(
        "globalization",
        10,
        Colour.YELLOW,
        Name("Globalization", "Globalizzazione", "Mondialisation"),
        Icons(None, Icon.FACTORY, Icon.FACTORY, Icon.FACTORY),
        Icon.FACTORY,
        (
            Demand(Return(one(YOUR_TOPS, With(Icon.LEAF)))),
            Cooperative(
                (
                    Draw(6, And.SCORE),
                    If(
                        NoPlayer(MoreThan(Produced(Icon.LEAF), Produced(Icon.FACTORY))),
                        WinSingle(Most.MOST, Points()),
                    ),
                )
            ),
        ),
    ),
    Card(
        "stem_cells",
        10,
        Colour.YELLOW,
        Name("Stem Cells", "Cellule staminali", "Cellules Souches"),
        Icons(None, Icon.LEAF, Icon.LEAF, Icon.LEAF),
        Icon.LEAF,
        (Cooperative(May(Score(every(YOUR_HAND)))),),
    ),
    Card(
        "databases",
        10,
        Colour.GREEN,
        Name("Databases", "Banche dati", "Bases de Données"),
        Icons(None, Icon.CLOCK, Icon.CLOCK, Icon.CLOCK),
        Icon.CLOCK,
        (Demand(Return(half(YOUR_SCORE, up=True))),),
    ),
    Card(
        "self_service",
        10,
        Colour.GREEN,
        Name("Self Service", "Self-service", "Domotique"),
        Icons(None, Icon.CROWN, Icon.CROWN, Icon.CROWN),
        Icon.CROWN,
        (
            Cooperative(Execute(one(YOUR_TOPS, NotThisCard()))),
            Cooperative(If(MoreThanEachOther(Achievements()), Win())),
        ),
    ),
    Card(
        "bioengineering",
        10,
        Colour.BLUE,
        Name("Bioengineering", "Bioingegneria", "Bio-Ingénierie"),
        Icons(Icon.BULB, Icon.CLOCK, Icon.CLOCK, None),
        Icon.CLOCK,
        (
            Cooperative(Transfer(one(Zone(Place.TOP, Who.OTHERS), With(Icon.LEAF)), to=YOUR_SCORE)),
            Cooperative(
                If(AnyPlayer(FewerThan(Produced(Icon.LEAF), 3)), WinSingle(Most.MOST, Produced(Icon.LEAF)))
            ),
        ),
    ),
    Card(
        "software",
        10,
        Colour.BLUE,
        Name("Software", "Software", "Logiciel"),
        Icons(Icon.CLOCK, Icon.CLOCK, Icon.CLOCK, None),
        Icon.CLOCK,
        (
            Cooperative(Draw(10, And.SCORE)),
            Cooperative((Draw(10, And.MELD, times=2, bind="melded"), Execute(every(Last("melded"))))),
        ),
    ),
    Card(
        "ai",
        10,
        Colour.PURPLE,
        Name("A.I.", "Intelligenza Artificiale", "Intelligence Artificielle"),
        Icons(Icon.BULB, Icon.BULB, Icon.CLOCK, None),
        Icon.BULB,
        (
            Cooperative(Draw(10, And.SCORE)),
            Cooperative(If(TopsOnBoards(("robotics", "software")), WinSingle(Most.LEAST, Points()))),
        ),
    ),
    Card(
        "the_internet",
        10,
        Colour.PURPLE,
        Name("The Internet", "Internet", "Internet"),
        Icons(None, Icon.CLOCK, Icon.CLOCK, Icon.BULB),
        Icon.CLOCK,
        (
            Cooperative(May(Splay(Colours((Colour.GREEN,)), Direction.UP))),
            Cooperative(Draw(10, And.SCORE)),
            Cooperative(Draw(10, And.MELD, times=Per(2, Produced(Icon.CLOCK)))),
        ),
    ),
)
