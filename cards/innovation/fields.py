"""The five special achievements and when they are due."""

from __future__ import annotations

from dataclasses import replace

from cards.model import FieldCard, Name
from cards.program import (
    YOUR_TOPS,
    AllOf,
    AtLeast,
    ColoursSplayed,
    Count,
    OrHigher,
    Produced,
    TuckedOrScored,
)
from cards.terms import Direction, Field, Icon

MONUMENT = FieldCard(
    Field.MONUMENT,
    Name("Monument", "Tecnologia", "Technologies"),
    "INN-9.1",
    AtLeast(TuckedOrScored(), 6),
)

FIELDS = (
    MONUMENT,
    FieldCard(
        Field.EMPIRE,
        Name("Empire", "Militare", "Militaire"),
        "INN-9.2",
        AllOf(tuple(AtLeast(Produced(icon), 3) for icon in Icon)),
    ),
    FieldCard(
        Field.WONDER,
        Name("Wonder", "Cultura", "Culture"),
        "INN-9.3",
        AtLeast(ColoursSplayed((Direction.UP, Direction.RIGHT)), 5),
    ),
    FieldCard(
        Field.WORLD,
        Name("World", "Diplomazia", "Diplomatie"),
        "INN-9.4",
        AtLeast(Produced(Icon.CLOCK), 12),
    ),
    FieldCard(
        Field.UNIVERSE,
        Name("Universe", "Scienza", "Sciences"),
        "INN-9.5",
        AtLeast(Count(YOUR_TOPS, (OrHigher(8),)), 5),
    ),
)

SEPARATE = (replace(MONUMENT, due=AtLeast(TuckedOrScored(apart=True), 6)), *FIELDS[1:])
"""The same where tucked and scored cards are counted apart."""
