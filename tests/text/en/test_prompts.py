"""Questions, answers and refusals in English."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cards.innovation import CARD, CARDS
from cards.program import Either, If, IfDone, May, Step, Steps, sequence
from cards.text.en.prompts import answer, prompt, refusal


def steps(card: str, effect: int = 0) -> tuple[Step, ...]:
    return sequence(CARD[card].effects[effect].steps)


def asked(card: str, effect: int = 0, step: int = 0, **data: Any) -> dict[str, Any]:
    return {"step": steps(card, effect)[step], "card": CARD[card], "named": 0, "due": 1, "may": False, **data}


def verb(card: str) -> dict[str, Any]:
    (may,) = steps(card)
    assert isinstance(may, May)
    return {**asked(card), "step": may.verb}


PROMPTS: list[tuple[str, dict[str, Any], str]] = [
    ("setup", {}, "choose the card that you meld first; the other stays in your hand."),
    ("action", {"left": 2}, "you have two actions left: draw, meld, activate or achieve."),
    ("action", {"left": 1}, "you have one action left: draw, meld, activate or achieve."),
    ("colour", asked("banking", 1, may=True), "you may splay your green cards right."),
    (
        "colour",
        {**asked("code_of_laws"), "step": steps("code_of_laws")[0].then},  # type: ignore[union-attr]
        "you may splay left the colour of the card you tucked.",
    ),
    (
        "card",
        {**asked("anatomy"), "step": steps("anatomy")[0].then},  # type: ignore[union-attr]
        "return one of your top cards of the same value as the card you returned.",
    ),
    ("colour", asked("empiricism"), "choose two colours."),
    ("colour", asked("empiricism", named=1), "choose another colour."),
    (
        "card",
        asked("banking", by="Andrea"),
        "transfer one of your top non-green cards with a factory to Andrea's board. "
        "If you do, draw and score a 5.",
    ),
    (
        "card",
        asked("banking"),
        "transfer one of your top non-green cards with a factory to my board. If you do, draw and score a 5.",
    ),
    (
        "card",
        asked("tools", may=True),
        "you may return three cards from your hand; if you do, draw and meld a 3.",
    ),
    ("card", asked("tools", named=1, due=3, may=True), "return three cards from your hand: 1 of 3 so far."),
    (
        "card",
        asked("masonry", named=1, due=None, may=True),
        "you may meld any number of cards with a castle from your hand: 1 so far.",
    ),
    (
        "card",
        asked("explosives", named=1, due=3, by="Andrea"),
        "transfer the three highest cards in your hand to Andrea's hand: 1 of 3 so far.",
    ),
    (
        "card",
        asked("composites", by="Andrea"),
        "choose the card that stays: transfer all but one of the cards in your hand to Andrea's hand.",
    ),
    ("card", asked("collaboration", step=1), "choose one of the revealed cards: it goes to your board."),
    ("card", asked("medicine"), "choose which of your cards goes into the exchange."),
    (
        "player",
        {**asked("optics"), "step": steps("optics")[1].otherwise},  # type: ignore[union-attr]
        "choose a player: transfer a card from your score to the score of an opponent with fewer points "
        "than you.",
    ),
    ("value", {**asked("mass_media"), "step": steps("mass_media")[0].then[0]}, "choose a value."),  # type: ignore[union-attr, index]
    (
        "option",
        asked("evolution", may=True),
        "you may either draw and score an 8, then return a card from your score, or draw a card one higher "
        "in value than the highest card in your score.",
    ),
    ("whole", asked("stem_cells", may=True), "you may score all the cards in your hand."),
    ("order", asked("railroad"), "choose the card to return first: the order matters."),
    ("order", asked("railroad", named=1), "choose the card to return next: the order matters."),
    ("order", asked("publications"), "choose the card that lies on top."),
    ("order", asked("publications", named=1), "choose the card that lies beneath that."),
]

ANSWERS: list[tuple[str, str, dict[str, Any], str]] = [
    ("action", "draw", {}, "Draw"),
    ("action", "meld oars", {}, "Meld Oars"),
    ("action", "dogma oars", {}, "Activate Oars"),
    ("action", "achieve 3", {}, "Achieve period 3"),
    ("setup", "oars", {}, "Oars (1)"),
    ("card", "oars", {}, "Oars (1)"),
    ("card", "Bob:7", {}, "A 7 of Bob's"),
    ("card", "Bob:8", {}, "An 8 of Bob's"),
    ("card", "pass", {"named": 0}, "No, thanks"),
    ("card", "pass", {"named": 2}, "Stop here"),
    ("order", "oars", {}, "Oars (1)"),
    ("colour", "green", {}, "Green"),
    ("player", "Bob", {}, "Bob"),
    ("value", "7", {}, "7"),
    ("option", "1", asked("evolution"), "Draw and score an 8, then return a card from your score"),
    (
        "option",
        "2",
        verb("evolution"),
        "Draw a card one higher in value than the highest card in your score",
    ),
    ("whole", "yes", asked("bicycle"), "Yes, exchange"),
    ("whole", "yes", asked("canning"), "Yes, draw and tuck"),
    ("whole", "yes", asked("stem_cells"), "Yes, score"),
]

REFUSALS: list[tuple[str, dict[str, Any], str]] = [
    ("over", {"key": "draw"}, "The game is over, so nothing more can be answered"),
    ("unknown_card", {"key": "oar"}, "There is no card called “oar”"),
    (
        "not_in_hand",
        {"card": "oars", "player": "Ann"},
        "Oars is not in Ann's hand, and only cards in hand can be melded",
    ),
    (
        "not_on_top",
        {"card": "oars", "player": "Ann"},
        "Oars is not a top card of Ann's, and only your own top cards can be activated",
    ),
    ("no_such_period", {"key": "12"}, "There is no period 12: the periods are 1 to 9"),
    ("period_taken", {"age": 3, "owner": "Bob"}, "Period 3 has already been achieved by Bob"),
    ("period_taken", {"age": 3, "owner": None}, "Period 3 is not there to be achieved"),
    (
        "too_few_points",
        {"age": 3, "points": 4, "needed": 15},
        "Period 3 takes 15 points in the score, and there are 4",
    ),
    (
        "top_too_low",
        {"age": 3, "highest": 2},
        "Period 3 takes a top card of value 3 or higher, and the highest there is a 2",
    ),
    (
        "top_too_low",
        {"age": 3, "highest": 0},
        "Period 3 takes a top card of value 3 or higher, and there is no top card",
    ),
    ("not_asked_for", {"key": "red", "card": None}, "“red” is not what is asked for here"),
    (
        "not_asked_for",
        {"key": "oars", "card": "oars", "words": "Meld the lowest card in your hand"},
        "Oars (1) is not what is asked for here: “Meld the lowest card in your hand”",
    ),
    (
        "must",
        {"key": "pass", "keys": ("green",)},
        "This cannot be declined: what does not say “you may” must be done",
    ),
    ("not_a_key", {"key": "fly"}, "“fly” is not an answer that the game knows"),
]


@pytest.mark.parametrize(("kind", "data", "text"), PROMPTS)
def test_what_a_player_is_asked(kind: str, data: dict[str, Any], text: str) -> None:
    assert prompt(kind, "Carlo", data) == f"Carlo, {text}"


@pytest.mark.parametrize(("kind", "key", "data", "text"), ANSWERS)
def test_what_a_button_says(kind: str, key: str, data: dict[str, Any], text: str) -> None:
    assert answer(kind, key, data) == text


@pytest.mark.parametrize(("code", "data", "text"), REFUSALS)
def test_why_an_answer_is_refused(code: str, data: dict[str, Any], text: str) -> None:
    assert refusal(code, data) == text


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_step_of_every_card_can_be_asked_about(card: Any) -> None:
    for effect in card.effects:
        for step in all_steps(effect.steps):
            if not isinstance(step, If):
                data = {"step": step, "card": card, "named": 0, "due": 1, "may": False, "by": "Andrea"}
                text = prompt("card", "Carlo", data)
                assert text.startswith("Carlo, ")
                assert text.endswith(".")
                assert not re.search(r"\b(my|I)\b", text), "the game speaks, not the one who demands"


def all_steps(steps: Steps) -> list[Step]:
    found: list[Step] = []
    for step in sequence(steps):
        found.append(step)
        match step:
            case May() | IfDone():
                found += all_steps(step.then)
            case If():
                found += all_steps(step.then) + all_steps(step.otherwise)
            case Either():
                found += [inner for option in step.options for inner in all_steps(option)]
            case _:
                pass
    return found
