"""What a scenario says to its readers: its goal in words, and the rules that it shows."""

from __future__ import annotations

import pytest

import engine

SHORT = """\
aula: 1
game: civ
title: Short
goal: {en: See how it ends, it: Vedere come finisce}
rules: [CIV-5.1, CIV-2.3]
players: [Ann, Bob]
"""


def test_goal_and_rules_belong_to_the_record() -> None:
    game = engine.load(SHORT)
    assert game.scenario["goal"] == {"en": "See how it ends", "it": "Vedere come finisce"}
    assert game.scenario["rules"] == ["CIV-5.1", "CIV-2.3"]
    record = game.record()
    assert [*record][:5] == ["aula", "game", "title", "goal", "rules"]
    assert engine.load(record).record() == record


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("{en: See how it ends, it: Vedere come finisce}", "[See]", "line 4: goal: expected words, or a map"),
        ("it: Vedere", "de: Sehen", 'line 4: goal: there is no key "de"; expected en or it or fr'),
        ("[CIV-5.1, CIV-2.3]", "CIV-5.1", 'line 5: rules: expected a list of rules, found "CIV-5.1"'),
        ("CIV-2.3", "CIV-5.1", "line 5: rules: CIV-5.1 is here twice"),
        ("CIV-2.3", "CIV-2.33", 'line 5: rules: "CIV-2.33" is no rule of civ; did you mean CIV-2.3?'),
        ("CIV-2.3", "INN-7.10", 'line 5: rules: "INN-7.10" is no rule of civ'),
        ("CIV-2.3", "[CIV-2.3]", "line 5: rules: expected a rule of civ, found a list"),
    ],
)
def test_a_mistake_is_named_with_its_place(right: str, wrong: str, message: str) -> None:
    with pytest.raises(engine.ScenarioError) as caught:
        engine.load(SHORT.replace(right, wrong))
    assert message in str(caught.value)
