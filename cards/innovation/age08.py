"""Age 8: Modern."""

from __future__ import annotations

from cards.model import Card, Icons, Name
from cards.program import (
    MY_BOARD,
    MY_SCORE,
    YOUR_HAND,
    YOUR_TOPS,
    And,
    Any,
    AtLeast,
    Beneath,
    ChooseColours,
    ChooseValue,
    ColourOf,
    Colours,
    Cooperative,
    Count,
    Demand,
    DifferentValues,
    Draw,
    EqualTo,
    If,
    IfDone,
    May,
    Meld,
    Named,
    Next,
    NotOfColour,
    OfChosen,
    OfColour,
    Per,
    Place,
    Produced,
    Return,
    Score,
    Splay,
    Splayed,
    Times,
    Transfer,
    Tuck,
    Who,
    Win,
    With,
    Without,
    Zone,
    all_lowest,
    every,
    highest,
    one,
    some,
    up_to,
)
from cards.terms import Colour, Direction, Icon

CARDS = (
    Card(
        "flight",
        8,
        Colour.RED,
        Name("Flight", "Aviazione", "Aviation"),
        Icons(Icon.CROWN, None, Icon.CLOCK, Icon.CROWN),
        Icon.CROWN,
        (
            Cooperative(If(Splayed(Colour.RED, Direction.UP), May(Splay(Colours(), Direction.UP)))),
            Cooperative(May(Splay(Colours((Colour.RED,)), Direction.UP))),
        ),
    ),
    Card(
        "mobility",
        8,
        Colour.RED,
        Name("Mobility", "Mobilità", "Mobilité"),
        Icons(None, Icon.FACTORY, Icon.CLOCK, Icon.FACTORY),
        Icon.FACTORY,
        (
            Demand(
                IfDone(
                    Transfer(
                        highest(YOUR_TOPS, NotOfColour(Colour.RED), Without(Icon.FACTORY), number=2),
                        to=MY_SCORE,
                    ),
                    Draw(8),
                )
            ),
        ),
    ),
    Card(
        "antibiotics",
        8,
        Colour.YELLOW,
        Name("Antibiotics", "Antibiotici", "Antibiotiques"),
        Icons(Icon.LEAF, Icon.LEAF, Icon.LEAF, None),
        Icon.LEAF,
        (
            Cooperative(
                (
                    May(Return(up_to(3, YOUR_HAND), bind="returned")),
                    Draw(8, times=Times(2, DifferentValues(Named("returned")))),
                )
            ),
        ),
    ),
    Card(
        "skyscrapers",
        8,
        Colour.YELLOW,
        Name("Skyscrapers", "Grattacieli", "Gratte-ciel"),
        Icons(None, Icon.FACTORY, Icon.CROWN, Icon.CROWN),
        Icon.CROWN,
        (
            Demand(
                IfDone(
                    Transfer(
                        one(YOUR_TOPS, NotOfColour(Colour.YELLOW), With(Icon.CLOCK)),
                        to=MY_BOARD,
                        bind="taken",
                    ),
                    (Score(every(Next("taken"))), Return(every(Beneath("taken")))),
                )
            ),
        ),
    ),
    Card(
        "corporations",
        8,
        Colour.GREEN,
        Name("Corporations", "Multinazionali", "Corporations"),
        Icons(None, Icon.FACTORY, Icon.FACTORY, Icon.CROWN),
        Icon.FACTORY,
        (
            Demand(
                IfDone(
                    Transfer(one(YOUR_TOPS, NotOfColour(Colour.GREEN), With(Icon.FACTORY)), to=MY_SCORE),
                    Draw(8, And.MELD),
                )
            ),
            Cooperative(Draw(8, And.MELD)),
        ),
    ),
    Card(
        "mass_media",
        8,
        Colour.GREEN,
        Name("Mass Media", "Mass media", "Média de Masse"),
        Icons(Icon.BULB, None, Icon.CLOCK, Icon.BULB),
        Icon.BULB,
        (
            Cooperative(
                May(
                    Return(one(YOUR_HAND)),
                    then=(
                        ChooseValue(bind="value"),
                        Return(every(Zone(Place.SCORE, Who.EVERYONE), OfChosen("value"))),
                    ),
                )
            ),
            Cooperative(May(Splay(Colours((Colour.PURPLE,)), Direction.UP))),
        ),
    ),
    Card(
        "quantum_theory",
        8,
        Colour.BLUE,
        Name("Quantum Theory", "Teoria quantistica", "Théorie Quantique"),
        Icons(Icon.CLOCK, Icon.CLOCK, Icon.CLOCK, None),
        Icon.CLOCK,
        (
            Cooperative(
                (
                    May(Return(up_to(2, YOUR_HAND), bind="returned")),
                    If(EqualTo(Count(Named("returned")), 2), (Draw(10), Draw(10, And.SCORE))),
                )
            ),
        ),
    ),
    Card(
        "rocketry",
        8,
        Colour.BLUE,
        Name("Rocketry", "Missilistica", "Fusées"),
        Icons(Icon.CLOCK, Icon.CLOCK, Icon.CLOCK, None),
        Icon.CLOCK,
        (Cooperative(Return(some(Per(2, Produced(Icon.CLOCK)), Zone(Place.SCORE, Who.OTHERS)))),),
    ),
    Card(
        "empiricism",
        8,
        Colour.PURPLE,
        Name("Empiricism", "Empirismo", "Scientisme"),
        Icons(Icon.BULB, Icon.BULB, Icon.BULB, None),
        Icon.BULB,
        (
            Cooperative(
                (
                    ChooseColours(2, bind="colours"),
                    Draw(9, And.REVEAL, bind="drawn"),
                    If(
                        Any(Named("drawn"), (OfChosen("colours"),)),
                        (Meld(every(Named("drawn"))), May(Splay(ColourOf("drawn"), Direction.UP))),
                    ),
                )
            ),
            Cooperative(If(AtLeast(Produced(Icon.BULB), 20), Win())),
        ),
    ),
    Card(
        "socialism",
        8,
        Colour.PURPLE,
        Name("Socialism", "Socialismo", "Communisme"),
        Icons(Icon.LEAF, None, Icon.LEAF, Icon.LEAF),
        Icon.LEAF,
        (
            Cooperative(
                May(
                    Tuck(every(YOUR_HAND), bind="tucked"),
                    then=If(
                        Any(Named("tucked"), (OfColour((Colour.PURPLE,)),)),
                        Transfer(all_lowest(Zone(Place.HAND, Who.OTHERS)), to=YOUR_HAND),
                    ),
                )
            ),
        ),
    ),
)
