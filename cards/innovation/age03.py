"""Age 3: Medieval."""

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
    YOUR_TOPS,
    And,
    Any,
    Claim,
    Colours,
    ColoursSplayed,
    Cooperative,
    Demand,
    Draw,
    Each,
    Exchange,
    Highest,
    If,
    May,
    Meld,
    Named,
    NotOfColour,
    OfColour,
    Per,
    Place,
    Produced,
    Return,
    Score,
    Splay,
    Transfer,
    Who,
    With,
    Without,
    Zone,
    all_highest,
    every,
    highest,
    lowest,
    one,
)
from cards.terms import Colour, Direction, Field, Icon

CARDS = (
    Card(
        "engineering",
        3,
        Colour.RED,
        Name("Engineering", "Ingegneria", "Ingénierie"),
        Icons(Icon.CASTLE, None, Icon.BULB, Icon.CASTLE),
        Icon.CASTLE,
        (
            Demand(Transfer(every(YOUR_TOPS, With(Icon.CASTLE)), to=MY_SCORE)),
            Cooperative(May(Splay(Colours((Colour.RED,)), Direction.LEFT))),
        ),
    ),
    Card(
        "optics",
        3,
        Colour.RED,
        Name("Optics", "Ottica", "Optique"),
        Icons(Icon.CROWN, Icon.CROWN, Icon.CROWN, None),
        Icon.CROWN,
        (
            Cooperative(
                (
                    Draw(3, And.MELD, bind="melded"),
                    If(
                        Any(Named("melded"), (With(Icon.CROWN),)),
                        Draw(4, And.SCORE),
                        otherwise=Transfer(one(YOUR_SCORE), to=Zone(Place.SCORE, Who.POORER_OPPONENT)),
                    ),
                )
            ),
        ),
    ),
    Card(
        "machinery",
        3,
        Colour.YELLOW,
        Name("Machinery", "Macchinari", "Machinerie"),
        Icons(Icon.LEAF, Icon.LEAF, None, Icon.CASTLE),
        Icon.LEAF,
        (
            Demand(Exchange(every(YOUR_HAND), all_highest(MY_HAND))),
            Cooperative(
                (Score(one(YOUR_HAND, With(Icon.CASTLE))), May(Splay(Colours((Colour.RED,)), Direction.LEFT)))
            ),
        ),
    ),
    Card(
        "medicine",
        3,
        Colour.YELLOW,
        Name("Medicine", "Medicina", "Médecine"),
        Icons(Icon.CROWN, Icon.LEAF, Icon.LEAF, None),
        Icon.LEAF,
        (Demand(Exchange(highest(YOUR_SCORE), lowest(MY_SCORE))),),
    ),
    Card(
        "compass",
        3,
        Colour.GREEN,
        Name("Compass", "Bussola", "Boussole"),
        Icons(None, Icon.CROWN, Icon.CROWN, Icon.LEAF),
        Icon.CROWN,
        (
            Demand(
                (
                    Transfer(one(YOUR_TOPS, NotOfColour(Colour.GREEN), With(Icon.LEAF)), to=MY_BOARD),
                    Transfer(one(MY_TOPS, Without(Icon.LEAF)), to=YOUR_BOARD),
                )
            ),
        ),
    ),
    Card(
        "paper",
        3,
        Colour.GREEN,
        Name("Paper", "Carta", "Papier"),
        Icons(None, Icon.BULB, Icon.BULB, Icon.CROWN),
        Icon.BULB,
        (
            Cooperative(May(Splay(Colours((Colour.GREEN, Colour.BLUE)), Direction.LEFT))),
            Cooperative(Draw(4, times=ColoursSplayed((Direction.LEFT,)))),
        ),
    ),
    Card(
        "alchemy",
        3,
        Colour.BLUE,
        Name("Alchemy", "Alchimia", "Alchimie"),
        Icons(None, Icon.LEAF, Icon.CASTLE, Icon.CASTLE),
        Icon.CASTLE,
        (
            Cooperative(
                (
                    Draw(4, And.REVEAL, times=Per(3, Produced(Icon.CASTLE)), bind="drawn"),
                    If(Any(Named("drawn"), (OfColour((Colour.RED,)),)), Return(every(YOUR_HAND))),
                )
            ),
            Cooperative((Meld(one(YOUR_HAND)), Score(one(YOUR_HAND)))),
        ),
    ),
    Card(
        "translation",
        3,
        Colour.BLUE,
        Name("Translation", "Traduzione", "Traduction"),
        Icons(None, Icon.CROWN, Icon.CROWN, Icon.CROWN),
        Icon.CROWN,
        (
            Cooperative(May(Meld(every(YOUR_SCORE)))),
            Cooperative(If(Each(YOUR_TOPS, (With(Icon.CROWN),)), Claim(Field.WORLD))),
        ),
    ),
    Card(
        "education",
        3,
        Colour.PURPLE,
        Name("Education", "Istruzione", "Éducation"),
        Icons(Icon.BULB, Icon.BULB, Icon.BULB, None),
        Icon.BULB,
        (Cooperative(May(Return(highest(YOUR_SCORE)), then=Draw(Highest(YOUR_SCORE) + 2))),),
    ),
    Card(
        "feudalism",
        3,
        Colour.PURPLE,
        Name("Feudalism", "Feudalesimo", "Féodalisme"),
        Icons(None, Icon.CASTLE, Icon.LEAF, Icon.CASTLE),
        Icon.CASTLE,
        (
            Demand(Transfer(one(YOUR_HAND, With(Icon.CASTLE)), to=MY_HAND)),
            Cooperative(May(Splay(Colours((Colour.YELLOW, Colour.PURPLE)), Direction.LEFT))),
        ),
    ),
)
