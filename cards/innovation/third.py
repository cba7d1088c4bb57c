"""The third edition: the nine cards whose effects differ, all else is as in the first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cards.program import (
    MY_BOARD,
    MY_HAND,
    MY_SCORE,
    YOUR_BOARD,
    YOUR_BOTTOMS,
    YOUR_HAND,
    YOUR_SCORE,
    YOUR_TOPS,
    And,
    Any,
    ColourOf,
    Colours,
    ColoursShowing,
    Cooperative,
    Count,
    Demand,
    DemandVerb,
    Draw,
    DueToDemand,
    Effect,
    HigherThanTop,
    If,
    IfDone,
    May,
    Named,
    NotThisCard,
    OfColour,
    Per,
    Place,
    Produced,
    RemoveAll,
    Repeat,
    Return,
    Reveal,
    SameColourAs,
    Splay,
    Transfer,
    Unsplay,
    Who,
    With,
    Zone,
    all_highest,
    every,
    one,
    some,
)
from cards.terms import Colour, Direction, Icon

EFFECTS: Mapping[str, tuple[Effect, ...]] = MappingProxyType(
    {
        "oars": (
            Demand(IfDone(Transfer(one(YOUR_HAND, With(Icon.CROWN)), to=MY_SCORE), (Draw(1), Repeat()))),
            Cooperative(If(DueToDemand(DemandVerb.TRANSFER, done=False), Draw(1))),
        ),
        "fermenting": (Cooperative(Draw(2, times=ColoursShowing(Icon.LEAF))),),
        "feudalism": (
            Demand(
                IfDone(
                    Transfer(one(YOUR_HAND, With(Icon.CASTLE)), to=MY_HAND, bind="given"),
                    Unsplay(ColourOf("given")),
                )
            ),
            Cooperative(May(Splay(Colours((Colour.YELLOW, Colour.PURPLE)), Direction.LEFT))),
        ),
        "statistics": (
            Demand(Transfer(all_highest(YOUR_SCORE), to=YOUR_HAND)),
            Cooperative(May(Splay(Colours((Colour.YELLOW,)), Direction.RIGHT))),
        ),
        "measurement": (
            Cooperative(
                May(
                    Reveal(one(YOUR_HAND), bind="shown"),
                    then=(
                        Return(every(Named("shown"))),
                        Splay(ColourOf("shown"), Direction.RIGHT),
                        Draw(Count(YOUR_BOARD, (SameColourAs("shown"),))),
                    ),
                )
            ),
        ),
        "societies": (
            Demand(
                IfDone(
                    Transfer(one(YOUR_TOPS, With(Icon.BULB), HigherThanTop(Who.ME)), to=MY_BOARD),
                    Draw(5),
                )
            ),
        ),
        "industrialization": (
            Cooperative(Draw(6, And.TUCK, times=ColoursShowing(Icon.FACTORY))),
            Cooperative(May(Splay(Colours((Colour.RED, Colour.PURPLE)), Direction.RIGHT))),
        ),
        "combustion": (
            Demand(Transfer(some(Per(4, Produced(Icon.CROWN, Who.ME)), YOUR_SCORE), to=MY_SCORE)),
            Cooperative(Return(one(YOUR_BOTTOMS, OfColour((Colour.RED,))))),
        ),
        "fission": (
            Demand(
                (
                    Draw(10, And.REVEAL, bind="drawn"),
                    If(Any(Named("drawn"), (OfColour((Colour.RED,)),)), RemoveAll()),
                )
            ),
            Cooperative((Return(one(Zone(Place.TOP, Who.EVERYONE), NotThisCard())), Draw(10))),
        ),
    }
)
"""By the id of the card."""
