"""What a notebook shows of a game, a board and a card by itself."""

import re

import pytest

import engine
from cards.innovation import CARD
from cards.terms import LANGUAGES, Language
from tests.table import innovation
from tutor.table.still.objects import card_html, game_html, seat_html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["innovation", "civ"])
def test_every_point_of_a_game_has_a_picture(name: str, language: Language) -> None:
    game = engine.new(name, ["Ann", "Bob"], seed=6)
    for number in range(60):
        if game.decision is None:
            break
        html = game_html(game, language)
        assert "Ann" in html
        assert "<script" not in html
        assert len(re.findall(r"<[a-z]", html)) == len(re.findall(r"</[a-z]", html))
        game.choose(game.decision.keys[number % len(game.decision.keys)])


def test_a_board_and_a_card() -> None:
    game = innovation(Ann={"board": {"blue": {"cards": ["evolution", "calendar"], "splay": "right"}}}, Bob={})
    assert "Evolution" in seat_html(game.seats[0])  # type: ignore[attr-defined]
    assert "+1 →" in seat_html(game.seats[0])  # type: ignore[attr-defined]
    assert "Esigo che" in card_html(CARD["banking"], "it")
