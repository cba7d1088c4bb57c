"""Age 2: Classical."""

from __future__ import annotations

from cards.model import Card, Icons, Name
from cards.program import (
    MY_HAND,
    MY_SCORE,
    YOUR_BOARD,
    YOUR_HAND,
    YOUR_SCORE,
    YOUR_TOPS,
    And,
    AtLeast,
    Claim,
    ColourNotOn,
    Colours,
    Cooperative,
    Count,
    Demand,
    DemandVerb,
    DifferentValues,
    Draw,
    DueToDemand,
    Exchange,
    If,
    IfDone,
    May,
    Meld,
    MoreThan,
    Named,
    OfColour,
    OfValue,
    OnlyYou,
    Per,
    Place,
    Produced,
    Return,
    Score,
    Splay,
    Transfer,
    ValueOf,
    Who,
    Zone,
    all_highest,
    one,
    some,
    up_to,
)
from cards.terms import Colour, Direction, Field, Icon

CARDS = (
    Card(
        "construction",
        2,
        Colour.RED,
        Name("Construction", "Costruzione", "Construction"),
        Icons(Icon.CASTLE, None, Icon.CASTLE, Icon.CASTLE),
        Icon.CASTLE,
        (
            Demand((Transfer(some(2, YOUR_HAND), to=MY_HAND), Draw(2))),
            Cooperative(If(OnlyYou(AtLeast(Count(YOUR_TOPS), 5)), Claim(Field.EMPIRE))),
        ),
    ),
    Card(
        "road_building",
        2,
        Colour.RED,
        Name("Road Building", "Rete stradale", "Réseau Routier"),
        Icons(Icon.CASTLE, Icon.CASTLE, None, Icon.CASTLE),
        Icon.CASTLE,
        (
            Cooperative(
                (
                    Meld(up_to(2, YOUR_HAND, least=1), bind="melded"),
                    If(
                        AtLeast(Count(Named("melded")), 2),
                        May(
                            Transfer(
                                one(YOUR_TOPS, OfColour((Colour.RED,))), to=Zone(Place.BOARD, Who.ANOTHER)
                            ),
                            then=Transfer(
                                one(Zone(Place.TOP, Who.THAT_PLAYER), OfColour((Colour.GREEN,))),
                                to=YOUR_BOARD,
                            ),
                        ),
                    ),
                )
            ),
        ),
    ),
    Card(
        "canal_building",
        2,
        Colour.YELLOW,
        Name("Canal Building", "Costruzione di canali", "Construction de canaux"),
        Icons(None, Icon.CROWN, Icon.LEAF, Icon.CROWN),
        Icon.CROWN,
        (Cooperative(May(Exchange(all_highest(YOUR_HAND), all_highest(YOUR_SCORE)))),),
    ),
    Card(
        "fermenting",
        2,
        Colour.YELLOW,
        Name("Fermenting", "Fermentazione", "Fermentation"),
        Icons(Icon.LEAF, Icon.LEAF, None, Icon.CASTLE),
        Icon.LEAF,
        (Cooperative(Draw(2, times=Per(2, Produced(Icon.LEAF)))),),
    ),
    Card(
        "currency",
        2,
        Colour.GREEN,
        Name("Currency", "Valuta", "Monnaie"),
        Icons(Icon.LEAF, Icon.CROWN, None, Icon.CROWN),
        Icon.CROWN,
        (
            Cooperative(
                May(
                    Return(up_to(None, YOUR_HAND), bind="returned"),
                    then=Draw(2, And.SCORE, times=DifferentValues(Named("returned"))),
                )
            ),
        ),
    ),
    Card(
        "mapmaking",
        2,
        Colour.GREEN,
        Name("Mapmaking", "Cartografia", "Cartographie"),
        Icons(None, Icon.CROWN, Icon.CROWN, Icon.CASTLE),
        Icon.CROWN,
        (
            Demand(Transfer(one(YOUR_SCORE, OfValue((1,))), to=MY_SCORE)),
            Cooperative(If(DueToDemand(DemandVerb.TRANSFER), Draw(1, And.SCORE))),
        ),
    ),
    Card(
        "calendar",
        2,
        Colour.BLUE,
        Name("Calendar", "Calendario", "Calendrier"),
        Icons(None, Icon.LEAF, Icon.LEAF, Icon.BULB),
        Icon.LEAF,
        (Cooperative(If(MoreThan(Count(YOUR_SCORE), Count(YOUR_HAND)), Draw(3, times=2))),),
    ),
    Card(
        "mathematics",
        2,
        Colour.BLUE,
        Name("Mathematics", "Matematica", "Mathématiques"),
        Icons(None, Icon.BULB, Icon.CROWN, Icon.BULB),
        Icon.BULB,
        (
            Cooperative(
                May(Return(one(YOUR_HAND), bind="returned"), then=Draw(ValueOf("returned") + 1, And.MELD))
            ),
        ),
    ),
    Card(
        "monotheism",
        2,
        Colour.PURPLE,
        Name("Monotheism", "Monoteismo", "Monothéisme"),
        Icons(None, Icon.CASTLE, Icon.CASTLE, Icon.CASTLE),
        Icon.CASTLE,
        (
            Demand(IfDone(Transfer(one(YOUR_TOPS, ColourNotOn(Who.ME)), to=MY_SCORE), Draw(1, And.TUCK))),
            Cooperative(Draw(1, And.TUCK)),
        ),
    ),
    Card(
        "philosophy",
        2,
        Colour.PURPLE,
        Name("Philosophy", "Filosofia", "Philosophie"),
        Icons(None, Icon.BULB, Icon.BULB, Icon.BULB),
        Icon.BULB,
        (Cooperative(May(Splay(Colours(), Direction.LEFT))), Cooperative(May(Score(one(YOUR_HAND))))),
    ),
)
