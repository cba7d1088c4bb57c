"""Age 7: Romance."""

from __future__ import annotations

from cards.model import Card, Icons, Name
from cards.program import (
    MY_HAND,
    MY_SCORE,
    YOUR_HAND,
    YOUR_SCORE,
    YOUR_TOPS,
    And,
    Colours,
    Cooperative,
    Count,
    Demand,
    DifferentValues,
    Draw,
    Either,
    EqualTo,
    Exchange,
    Highest,
    If,
    IfDone,
    May,
    Named,
    Rearrange,
    Return,
    Score,
    Splay,
    Transfer,
    Tuck,
    Without,
    every,
    half,
    highest,
    lowest,
    one,
    some,
    up_to,
)
from cards.terms import Colour, Direction, Icon

CARDS = (
    Card(
        "combustion",
        7,
        Colour.RED,
        Name("Combustion", "Motore a scoppio", "Moteur à Explosion"),
        Icons(Icon.CROWN, Icon.CROWN, Icon.FACTORY, None),
        Icon.CROWN,
        (Demand(Transfer(some(2, YOUR_SCORE), to=MY_SCORE)),),
    ),
    Card(
        "explosives",
        7,
        Colour.RED,
        Name("Explosives", "Esplosivi", "Explosifs"),
        Icons(None, Icon.FACTORY, Icon.FACTORY, Icon.FACTORY),
        Icon.FACTORY,
        (
            Demand(
                IfDone(
                    Transfer(highest(YOUR_HAND, number=3), to=MY_HAND),
                    If(EqualTo(Count(YOUR_HAND), 0), Draw(7)),
                )
            ),
        ),
    ),
    Card(
        "refrigeration",
        7,
        Colour.YELLOW,
        Name("Refrigeration", "Refrigerazione", "Réfrigération"),
        Icons(None, Icon.LEAF, Icon.LEAF, Icon.CROWN),
        Icon.LEAF,
        (Demand(Return(half(YOUR_HAND, up=False))), Cooperative(May(Score(one(YOUR_HAND))))),
    ),
    Card(
        "sanitation",
        7,
        Colour.YELLOW,
        Name("Sanitation", "Sanità pubblica", "Santé Publique"),
        Icons(Icon.LEAF, Icon.LEAF, None, Icon.LEAF),
        Icon.LEAF,
        (Demand(Exchange(highest(YOUR_HAND, number=2), lowest(MY_HAND))),),
    ),
    Card(
        "bicycle",
        7,
        Colour.GREEN,
        Name("Bicycle", "Bicicletta", "Bicyclette"),
        Icons(Icon.CROWN, Icon.CROWN, Icon.CLOCK, None),
        Icon.CROWN,
        (Cooperative(May(Exchange(every(YOUR_HAND), every(YOUR_SCORE)))),),
    ),
    Card(
        "electricity",
        7,
        Colour.GREEN,
        Name("Electricity", "Elettricità", "Électricité"),
        Icons(Icon.BULB, Icon.FACTORY, None, Icon.FACTORY),
        Icon.FACTORY,
        (
            Cooperative(
                (
                    Return(every(YOUR_TOPS, Without(Icon.FACTORY)), bind="returned"),
                    Draw(8, times=Count(Named("returned"))),
                )
            ),
        ),
    ),
    Card(
        "evolution",
        7,
        Colour.BLUE,
        Name("Evolution", "Evoluzione", "Évolution"),
        Icons(Icon.BULB, Icon.BULB, Icon.BULB, None),
        Icon.BULB,
        (
            Cooperative(
                May(Either(((Draw(8, And.SCORE), Return(one(YOUR_SCORE))), Draw(Highest(YOUR_SCORE) + 1))))
            ),
        ),
    ),
    Card(
        "publications",
        7,
        Colour.BLUE,
        Name("Publications", "Pubblicazioni", "Publications"),
        Icons(None, Icon.BULB, Icon.CLOCK, Icon.BULB),
        Icon.BULB,
        (
            Cooperative(May(Rearrange())),
            Cooperative(May(Splay(Colours((Colour.YELLOW, Colour.BLUE)), Direction.UP))),
        ),
    ),
    Card(
        "lighting",
        7,
        Colour.PURPLE,
        Name("Lighting", "Illuminazione", "Éclairage"),
        Icons(None, Icon.LEAF, Icon.CLOCK, Icon.LEAF),
        Icon.LEAF,
        (
            Cooperative(
                May(
                    Tuck(up_to(3, YOUR_HAND), bind="tucked"),
                    then=Draw(7, And.SCORE, times=DifferentValues(Named("tucked"))),
                )
            ),
        ),
    ),
    Card(
        "railroad",
        7,
        Colour.PURPLE,
        Name("Railroad", "Ferrovia", "Chemin de Fer"),
        Icons(Icon.CLOCK, Icon.FACTORY, Icon.CLOCK, None),
        Icon.CLOCK,
        (
            Cooperative((Return(every(YOUR_HAND)), Draw(6, times=3))),
            Cooperative(May(Splay(Colours(splayed=Direction.RIGHT), Direction.UP))),
        ),
    ),
)
