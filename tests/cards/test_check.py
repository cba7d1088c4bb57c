"""Every card is well-formed, and what is not well-formed is found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cards.innovation import CARD
from cards.innovation.editions import PRINTINGS
from cards.model import Card, Icons, Name
from cards.program import (
    MY_BOARD,
    MY_HAND,
    YOUR_BOARD,
    YOUR_HAND,
    YOUR_TOPS,
    Any,
    AtLeast,
    ChooseColours,
    ChooseValue,
    ColourOf,
    Cooperative,
    Count,
    Demand,
    DemandVerb,
    Draw,
    DueToDemand,
    Effect,
    Either,
    If,
    May,
    Meld,
    MoreThanEachOther,
    Named,
    OfChosen,
    Place,
    Repeat,
    Return,
    Score,
    Splay,
    Tally,
    Transfer,
    ValueOf,
    Who,
    With,
    Zone,
    every,
    one,
)
from cards.terms import Direction, Icon
from tests.cards.check import problems

ANOTHER_BOARD = Zone(Place.BOARD, Who.ANOTHER)
THAT_PLAYERS_TOPS = Zone(Place.TOP, Who.THAT_PLAYER)


@pytest.mark.parametrize("card", PRINTINGS.values(), ids=lambda card: card.printing)
def test_a_card_is_well_formed(card: Card) -> None:
    assert problems(card) == []


@pytest.mark.parametrize(
    ("effects", "problem"),
    [
        ([Cooperative(Draw(ValueOf("returned")))], "Draw speaks of 'returned', but no card goes by that yet"),
        (
            [Cooperative((Score(every(Named("melded"))), Meld(one(YOUR_HAND), bind="melded")))],
            "Score speaks of 'melded', but no card goes by that yet",
        ),
        (
            [
                Cooperative((Draw(1, bind="it"), Meld(every(Named("it"))))),
                Cooperative(Score(every(Named("it")))),
            ],
            "Effect 2: Score speaks of 'it', but no card goes by that yet",
        ),
        (
            [
                Cooperative(
                    If(
                        AtLeast(Count(YOUR_HAND), 1),
                        Draw(1, bind="drawn"),
                        otherwise=Score(every(Named("drawn"))),
                    )
                )
            ],
            "Score speaks of 'drawn', but no card goes by that yet",
        ),
        (
            [Cooperative((Either((Draw(1, bind="drawn"), Draw(2))), Score(every(Named("drawn")))))],
            "Score speaks of 'drawn', but no card goes by that yet",
        ),
        (
            [Cooperative((ChooseValue("value"), Splay(ColourOf("value"), Direction.UP)))],
            "Splay speaks of 'value', but no card or colour goes by that yet",
        ),
        (
            [Cooperative((Draw(1, bind="drawn"), Score(every(YOUR_HAND, OfChosen("drawn")))))],
            "Score speaks of 'drawn', but no colour or value goes by that yet",
        ),
        ([Cooperative(ChooseColours(1, "colour"))], "the name 'colour' is never used"),
        (
            [Cooperative(Transfer(one(THAT_PLAYERS_TOPS), to=YOUR_BOARD))],
            "Transfer speaks of 'that player', but no player goes by that yet",
        ),
        (
            [Cooperative(If(MoreThanEachOther(Tally("returned")), Draw(1)))],
            "no card is returned under the name 'returned'",
        ),
        ([Cooperative(Transfer(one(YOUR_HAND), to=MY_HAND))], "there is no 'me' but in a demand"),
        ([Cooperative(Draw(1)), Cooperative(Return(one(YOUR_HAND), bind="it"))], "Effect 2: the name 'it'"),
        ([Cooperative(If(DueToDemand(DemandVerb.TRANSFER), Draw(1)))], "no demand before it can transfer"),
        (
            [
                Demand(Transfer(one(YOUR_HAND), to=MY_HAND)),
                Cooperative(If(DueToDemand(DemandVerb.RETURN), Draw(1))),
            ],
            "Effect 2: no demand before it can return",
        ),
        ([Cooperative((Draw(1), Repeat()))], "it repeats itself without a condition"),
        (
            [Cooperative(If(Any(YOUR_TOPS, (With(Icon.LEAF),)), (Repeat(), Draw(1))))],
            "nothing can follow a repetition",
        ),
        (
            [Cooperative(Transfer(one(YOUR_HAND), to=Zone(Place.HAND, Who.OTHERS)))],
            "a card cannot be transferred to hand of others",
        ),
        ([Demand(Transfer(one(YOUR_HAND), to=YOUR_TOPS))], "a card cannot be transferred to top of you"),
        ([Cooperative(())], "it does nothing"),
        ([], "There is no effect"),
    ],
)
def test_an_ill_formed_program_is_found(effects: list[Effect], problem: str) -> None:
    found = problems(replace(CARD["writing"], effects=tuple(effects)))
    assert len(found) == 1
    assert problem in found[0]


@pytest.mark.parametrize(
    "steps",
    [
        (May(Draw(1, bind="drawn")), Score(every(Named("drawn")))),
        May(Transfer(one(YOUR_TOPS), to=ANOTHER_BOARD), then=Transfer(one(THAT_PLAYERS_TOPS), to=YOUR_BOARD)),
        May(Transfer(one(YOUR_TOPS), to=MY_BOARD), then=Repeat()),
    ],
    ids=["a name from a may", "a player that was chosen", "a repetition behind a may"],
)
def test_a_well_formed_program_passes(steps: May | tuple[May | Score, ...]) -> None:
    assert problems(replace(CARD["archery"], effects=(Demand(steps),))) == []


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        (replace(CARD["oars"], id="The Oars"), "The id 'The Oars'"),
        (replace(CARD["oars"], age=11), "There is no age 11"),
        (replace(CARD["oars"], name=Name("Oars", "", "Rames")), "The name is missing in it"),
        (replace(CARD["oars"], dogma=Icon.CLOCK), "The dogma icon clock is not among"),
        (replace(CARD["oars"], icons=Icons(None, None, Icon.CROWN, Icon.CASTLE)), "Of the four places"),
        (replace(CARD["oars"], icons=Icons(*[Icon.CASTLE] * 4)), "Of the four places"),
    ],
)
def test_a_false_fact_is_found(card: Card, problem: str) -> None:
    found = problems(card)
    assert len(found) == 1
    assert found[0].startswith(problem)
