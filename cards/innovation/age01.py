"""Age 1: Prehistory."""

from __future__ import annotations

from cards.model import Card, Icons, Name
from cards.program import (
    MY_BOARD,
    MY_HAND,
    MY_SCORE,
    YOUR_HAND,
    YOUR_TOPS,
    And,
    Any,
    AtLeast,
    Claim,
    ColourNotOn,
    ColourOf,
    ColourOn,
    ColoursOnlyYours,
    Cooperative,
    Count,
    Demand,
    DemandVerb,
    Draw,
    DueToDemand,
    If,
    IfDone,
    May,
    Meld,
    Named,
    OfValue,
    Produced,
    Repeat,
    Return,
    Score,
    Splay,
    Transfer,
    Tuck,
    ValueOf,
    Who,
    With,
    every,
    highest,
    lowest,
    one,
    some,
    up_to,
)
from cards.terms import Colour, Direction, Field, Icon

CARDS = (
    Card(
        "archery",
        1,
        Colour.RED,
        Name("Archery", "Tiro con l'arco", "Archerie"),
        Icons(Icon.CASTLE, Icon.BULB, None, Icon.CASTLE),
        Icon.CASTLE,
        (Demand((Draw(1), Transfer(highest(YOUR_HAND), to=MY_HAND))),),
    ),
    Card(
        "metalworking",
        1,
        Colour.RED,
        Name("Metalworking", "Metallurgia", "Métallurgie"),
        Icons(Icon.CASTLE, Icon.CASTLE, None, Icon.CASTLE),
        Icon.CASTLE,
        (
            Cooperative(
                (
                    Draw(1, And.REVEAL, bind="drawn"),
                    If(Any(Named("drawn"), (With(Icon.CASTLE),)), (Score(every(Named("drawn"))), Repeat())),
                )
            ),
        ),
    ),
    Card(
        "oars",
        1,
        Colour.RED,
        Name("Oars", "Barche a remi", "Rames"),
        Icons(Icon.CASTLE, Icon.CROWN, None, Icon.CASTLE),
        Icon.CASTLE,
        (
            Demand(IfDone(Transfer(one(YOUR_HAND, With(Icon.CROWN)), to=MY_SCORE), Draw(1))),
            Cooperative(If(DueToDemand(DemandVerb.TRANSFER, done=False), Draw(1))),
        ),
    ),
    Card(
        "agriculture",
        1,
        Colour.YELLOW,
        Name("Agriculture", "Agricoltura", "Agriculture"),
        Icons(None, Icon.LEAF, Icon.LEAF, Icon.LEAF),
        Icon.LEAF,
        (
            Cooperative(
                May(
                    Return(one(YOUR_HAND), bind="returned"),
                    then=Draw(ValueOf("returned") + 1, And.SCORE),
                )
            ),
        ),
    ),
    Card(
        "domestication",
        1,
        Colour.YELLOW,
        Name("Domestication", "Addomesticamento", "Élevage"),
        Icons(Icon.CASTLE, Icon.CROWN, None, Icon.CASTLE),
        Icon.CASTLE,
        (Cooperative((Meld(lowest(YOUR_HAND)), Draw(1))),),
    ),
    Card(
        "masonry",
        1,
        Colour.YELLOW,
        Name("Masonry", "Edilizia", "Maçonnerie"),
        Icons(Icon.CASTLE, None, Icon.CASTLE, Icon.CASTLE),
        Icon.CASTLE,
        (
            Cooperative(
                (
                    May(Meld(up_to(None, YOUR_HAND, With(Icon.CASTLE)), bind="melded")),
                    If(AtLeast(Count(Named("melded")), 4), Claim(Field.MONUMENT)),
                )
            ),
        ),
    ),
    Card(
        "clothing",
        1,
        Colour.GREEN,
        Name("Clothing", "Abbigliamento", "Tissage"),
        Icons(None, Icon.CROWN, Icon.LEAF, Icon.LEAF),
        Icon.LEAF,
        (
            Cooperative(Meld(one(YOUR_HAND, ColourNotOn(Who.YOU)))),
            Cooperative(Draw(1, And.SCORE, times=ColoursOnlyYours())),
        ),
    ),
    Card(
        "sailing",
        1,
        Colour.GREEN,
        Name("Sailing", "Vela", "Voiles"),
        Icons(Icon.CROWN, Icon.CROWN, None, Icon.LEAF),
        Icon.CROWN,
        (Cooperative(Draw(1, And.MELD)),),
    ),
    Card(
        "the_wheel",
        1,
        Colour.GREEN,
        Name("The Wheel", "Ruota", "La Roue"),
        Icons(None, Icon.CASTLE, Icon.CASTLE, Icon.CASTLE),
        Icon.CASTLE,
        (Cooperative(Draw(1, times=2)),),
    ),
    Card(
        "pottery",
        1,
        Colour.BLUE,
        Name("Pottery", "Ceramica", "Poterie"),
        Icons(None, Icon.LEAF, Icon.LEAF, Icon.LEAF),
        Icon.LEAF,
        (
            Cooperative(
                May(
                    Return(up_to(3, YOUR_HAND), bind="returned"),
                    then=Draw(Count(Named("returned")), And.SCORE),
                )
            ),
            Cooperative(Draw(1)),
        ),
    ),
    Card(
        "tools",
        1,
        Colour.BLUE,
        Name("Tools", "Utensili", "Outils"),
        Icons(None, Icon.BULB, Icon.BULB, Icon.CASTLE),
        Icon.BULB,
        (
            Cooperative(May(Return(some(3, YOUR_HAND, whole=True)), then=Draw(3, And.MELD))),
            Cooperative(May(Return(one(YOUR_HAND, OfValue((3,)))), then=Draw(1, times=3))),
        ),
    ),
    Card(
        "writing",
        1,
        Colour.BLUE,
        Name("Writing", "Scrittura", "Écriture"),
        Icons(None, Icon.BULB, Icon.BULB, Icon.CROWN),
        Icon.BULB,
        (Cooperative(Draw(2)),),
    ),
    Card(
        "city_states",
        1,
        Colour.PURPLE,
        Name("City States", "Città-Stato", "Cités-États"),
        Icons(None, Icon.CROWN, Icon.CROWN, Icon.CASTLE),
        Icon.CROWN,
        (
            Demand(
                If(
                    AtLeast(Produced(Icon.CASTLE), 4),
                    IfDone(Transfer(one(YOUR_TOPS, With(Icon.CASTLE)), to=MY_BOARD), Draw(1)),
                )
            ),
        ),
    ),
    Card(
        "code_of_laws",
        1,
        Colour.PURPLE,
        Name("Code of Laws", "Codice di leggi", "Code de lois"),
        Icons(None, Icon.CROWN, Icon.CROWN, Icon.LEAF),
        Icon.CROWN,
        (
            Cooperative(
                May(
                    Tuck(one(YOUR_HAND, ColourOn(Who.YOU)), bind="tucked"),
                    then=May(Splay(ColourOf("tucked"), Direction.LEFT)),
                )
            ),
        ),
    ),
    Card(
        "mysticism",
        1,
        Colour.PURPLE,
        Name("Mysticism", "Misticismo", "Mysticisme"),
        Icons(None, Icon.CASTLE, Icon.CASTLE, Icon.CASTLE),
        Icon.CASTLE,
        (
            Cooperative(
                (
                    Draw(1, And.REVEAL, bind="drawn"),
                    If(Any(Named("drawn"), (ColourOn(Who.YOU),)), (Meld(every(Named("drawn"))), Draw(1))),
                )
            ),
        ),
    ),
)
