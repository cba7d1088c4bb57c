"""Cards and programs survive the way to plain data and back."""

from __future__ import annotations

import json

import pytest

from cards.innovation import CARD, CARDS, FIELDS
from cards.model import Card, FieldCard
from cards.program import YOUR_HAND, Draw, Effect, Meld, Plus, Step, ValueOf, With, one
from cards.terms import Icon
from tests.cards.dump import Plain, dump, load


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_comes_back_as_it_was(card: Card) -> None:
    assert load(json.loads(json.dumps(dump(card))), Card) == card


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.id)
def test_a_field_comes_back_as_it_was(field: FieldCard) -> None:
    assert load(json.loads(json.dumps(dump(field))), FieldCard) == field


def test_an_effect_or_several_come_back_too() -> None:
    effects = CARD["tools"].effects
    assert load(dump(effects[0]), Effect) == effects[0]
    assert load(dump(effects), tuple[Effect, ...]) == effects


def test_only_what_is_unusual_is_said() -> None:
    assert dump(Draw(Plus(ValueOf("returned"), 1))) == {
        "is": "Draw",
        "value": {"is": "Plus", "number": {"is": "ValueOf", "name": "returned"}, "more": 1},
    }
    assert dump(Meld(one(YOUR_HAND, With(Icon.CASTLE)))) == {
        "is": "Meld",
        "cards": {
            "is": "Pick",
            "amount": {"is": "Exactly", "number": 1},
            "source": {"is": "Zone", "place": "hand"},
            "tests": [{"is": "With", "icon": "castle"}],
        },
    }


@pytest.mark.parametrize(
    ("plain", "complaint"),
    [
        ({"is": "Drow", "value": 1}, "top: no part of a card is called 'Drow'"),
        ({"value": 1}, "top: no part of a card is called None"),
        ({"is": "Draw", "value": 1, "age": 2}, "top: Draw has no 'age'"),
        ({"is": "Draw"}, "top: Draw needs 'value'"),
        ({"is": "Draw", "value": "two"}, "Draw.value: 'two' is not int or Plus"),
        ({"is": "Draw", "value": True}, "Draw.value: True is not int"),
        ({"is": "Draw", "value": 1, "and_": "eat"}, "Draw.and_: 'eat' is not 'keep' or 'reveal'"),
        ({"is": "Meld", "cards": {"is": "Draw", "value": 1}}, "Meld.cards: Draw is not Pick"),
        ({"is": "Meld", "cards": [1]}, "Meld.cards: a list is not Pick"),
        ({"is": "Either", "options": 1}, "Either.options: 1 is not a list"),
        ({"is": "Either", "options": [{"is": "Win"}, 3]}, r"Either.options\[1\]: 3 is not Draw"),
        ({"is": "Demand", "steps": []}, "top: Demand is not Draw"),
    ],
)
def test_what_is_wrong_is_refused_in_words(plain: Plain, complaint: str) -> None:
    with pytest.raises(ValueError, match=f"^{complaint}"):
        load(plain, Step)


def test_what_is_no_part_of_a_card_cannot_be_dumped() -> None:
    with pytest.raises(ValueError, match="is no part of a card"):
        dump(Meld(one(YOUR_HAND, len)))  # type: ignore[arg-type]
