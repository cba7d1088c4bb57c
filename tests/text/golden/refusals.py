"""Why an answer is refused: each reason of both games once, or in each of its forms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cards.terms import Language
from cards.text import clause_words, refusal

Refusal = tuple[str, Mapping[str, Any]]
"""The code of a reason and what its sentence names."""

ANN = {"player": "Anna"}

INNOVATION: tuple[Refusal, ...] = (
    ("over", {"key": "x"}),
    ("unknown_card", {"key": "oar"}),
    ("not_in_hand", {"card": "oars", **ANN}),
    ("not_on_top", {"card": "oars", **ANN}),
    ("no_such_period", {"key": "12"}),
    ("period_taken", {"age": 3, "owner": "Élise"}),
    ("period_taken", {"age": 3, "owner": None}),
    ("too_few_points", {"age": 3, "points": 4, "needed": 15, **ANN}),
    ("top_too_low", {"age": 3, "highest": 2, **ANN}),
    ("top_too_low", {"age": 3, "highest": 0, **ANN}),
    ("not_asked_for", {"key": "red", "card": None}),
    ("not_asked_for", {"key": "oars", "card": "oars", "clause": ("domestication", 0, (0,))}),
    ("must", {"key": "pass"}),
    ("must_act", ANN),
    ("must_meld", ANN),
    ("not_a_key", {"key": "fly"}),
)

ARMY = {**ANN, "domain": "army", "level": 2, "count": 3}
LACKING = {**ANN, "ability": "purge", "domain": "army", "needed": 2}

CIV: tuple[Refusal, ...] = (
    ("over", {"key": "end"}),
    ("unknown_card", {"key": "bread"}),
    ("not_in_hand", {"card": "army1", **ANN}),
    ("barred", {"card": "army1", **ARMY}),
    ("used_permanent", ARMY),
    ("used_discard", ARMY),
    ("too_few_cards", {**ARMY, "needed": 5}),
    ("too_few_theirs", {**ARMY, "needed": 5, "owner": "Élise"}),
    ("nothing_to_pay", {**ARMY, "count": 0}),
    ("short_hand", LACKING),
    ("short_area", {**LACKING, "ability": "monopoly"}),
    ("short_discard", {**LACKING, "ability": "republic"}),
    ("no_play", {**LACKING, "ability": "research"}),
    ("no_hands", {**LACKING, "ability": "inquisition"}),
    ("no_target", {**LACKING, "ability": "embargo"}),
    ("empty_deck", {**LACKING, "ability": "breakthrough"}),
    ("no_discard_effect", {"domain": "culture"}),
    ("only_copies", {"domain": "culture"}),
    ("copy_own", ARMY),
    ("copied_already", ARMY),
    ("not_most_culture", {**ARMY, "others": ["Élise"]}),
    ("not_most_culture", {**ARMY, "others": ["Élise", "Luca"]}),
    ("must", {"key": "pass", **ANN}),
    ("must_play", {"key": "end", **ANN}),
    ("played_already", {"key": "play army1", **ANN}),
    ("no_effect", {"key": "fly", **ANN}),
    ("not_in_draft", {"key": "army3", **ANN}),
    ("none_in_area", {"domain": "army", **ANN}),
    ("under_embargo", {"domain": "army", **ANN}),
    ("own_domain", {"domain": "economy", **ANN}),
    ("empty_hand", ANN),
    ("blocks_play", {"card": "science1", **ANN}),
    ("no_such_card", {"key": "army3", **ANN}),
    ("no_such_player", {"key": "Eve", **ANN}),
    ("no_such_domain", {"key": "bread", **ANN}),
)


def said(code: str, data: Mapping[str, Any], language: Language, game: str) -> str:
    """A refusal as it is said, without the rule that the engine adds."""
    if "clause" in data:
        card, effect, path = data["clause"]
        data = {**data, "words": clause_words(card, effect, path, language)}
    return refusal(code, data, language, game)


def texts(language: Language) -> Iterator[str]:
    """Game by game."""
    for game, refusals in (("innovation", INNOVATION), ("civ", CIV)):
        yield "\n".join(said(code, data, language, game) for code, data in refusals)
