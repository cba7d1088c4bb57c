"""The golden questions are those that games really put: no more, and nearly every one."""

from __future__ import annotations

import engine
from cards.innovation import CARDS
from cards.program import Step
from cards.text.prompts import verb_of
from engine.opponents import Random
from tests.text.golden.prompts import questions

Asked = tuple[str, str, str]
"""A card, the kind of a decision, the verb that it is about."""


def _about(card: str, kind: str, step: Step) -> Asked:
    return card, kind, type(verb_of(step)).__name__


def test_games_put_the_golden_questions_and_no_others() -> None:
    golden = {_about(card.id, kind, data["step"]) for card in CARDS for kind, data in questions(card)}
    asked: set[Asked] = set()
    for seed in range(40):
        game = engine.new("innovation", ["Ann", "Bob", "Cleo"], seed=seed)
        bot = Random(seed)
        while game.decision is not None:
            about = game.decision.about
            if "step" in about:
                asked.add(_about(about["card"].id, game.decision.kind, about["step"]))
            game.choose(bot(game))
    assert asked - golden == set()
    assert len(asked) > 0.95 * len(golden), "what no card can ask does not stand among the golden texts"
