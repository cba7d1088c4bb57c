"""Programs and events in words: nothing is stored about a card but its name.

What is said is decided in the modules here, how it is said in the rooms of the languages (`en`,
`it`, `fr`): packages with the same modules. `effects` puts sentences together, `verbs`, `nouns`,
`qualities`, `places`, `numbers`, `conditions` say what stands in them, `forms` inflects, `words` is
the small dictionary (heading: the lines of a card above its effects); `events` (sentence), `prompts`
(prompt, answer, refusal) and `talk`, their words, tell of a game. Those for CIV begin with `civ`. A
language is loaded when it is first used.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from cards.text.clause import Clause
from cards.text.rooms import known, room

if TYPE_CHECKING:
    from cards.model import Ability, Card, FieldCard
    from cards.program import Either, Step
    from cards.program.paths import Path
    from cards.terms import EditionName, Language

__all__ = [
    "Clause",
    "ability_clauses",
    "ability_label",
    "answer",
    "card_name",
    "card_text",
    "clause_words",
    "domain_text",
    "effect_clauses",
    "effect_label",
    "field_text",
    "option_text",
    "prompt",
    "refusal",
    "sentence",
    "step_text",
]


def card_text(card: Card | str, language: str, edition: EditionName = "first") -> str:
    """The text of a card: of a new one, or of one of an edition, by its id or its name in any language.

    >>> print(card_text("Vela", "en"))
    Sailing
    Age 1, green
    Dogma icon: crown
    Cooperative: Draw and meld a 1.
    """
    from cards.find import find
    from cards.innovation.editions import EDITIONS

    found = EDITIONS[edition].card[find(card).id] if isinstance(card, str) else card
    words = room(language, "words")
    lines = list(words.heading(found))
    for index in range(len(found.effects)):
        text = "".join(clause.text for clause in effect_clauses(found, index, language))
        lines.append(f"{effect_label(found, index, language)}{words.COLON}{text}")
    return "\n".join(lines)


def effect_clauses(card: Card | str, index: int, language: str) -> tuple[Clause, ...]:
    """The text of an effect (from 0) of a card, or of the one that clauses call so, cut into clauses."""
    from cards.text.effects import clauses

    found = _card(card)
    return clauses(found.effects[index], found, language)


@cache
def clause_words(card: str, index: int, path: Path, language: str) -> str:
    """The words of one clause, alternatives included, to be quoted; "" if the path has none.

    >>> clause_words("oars", 1, (0, 0), "en")
    'If no card was transferred due to the demand'
    """
    clauses = effect_clauses(card, index, language)
    said = (clause.text for clause in clauses if clause.path[: len(path)] == path)
    return "".join(said).strip(" .,;:!\N{NO-BREAK SPACE}")


def effect_label(card: Card | str, index: int, language: str) -> str:
    """The kind of an effect in a word: demand or cooperative."""
    from cards.text.effects import label

    return label(_card(card).effects[index], language)


def step_text(step: Step, card: Card, language: str, me: str | None = None) -> str:
    """One step as a sentence of its own; `me`: the name of the one who activated the card."""
    from cards.text import effects

    return effects.step_text(step, card, language, me)


def option_text(either: Either, index: int, card: Card, language: str, me: str | None = None) -> str:
    """One of the alternatives, from 0, as something to be done, without a capital and a full stop."""
    from cards.text import effects

    return effects.option_text(either, index, card, language, me)


def domain_text(domain: str, language: str) -> str:
    """The text of the cards of a domain of CIV.

    >>> print(domain_text("science", "en"))
    Science
    20 cards: 4 of era I, 8 of era II, 8 of era III
    Experiment (level 1: 3 cards, or 2 with four players): Take a card from your play area into your hand, \
then play a card from your hand.
    Research (level 2: 5 cards, or 4 with four players): Take two cards from your play area into your hand, \
then play two cards from your hand.
    Breakthrough (discard effect): Discard a Science card from your play area. Draw five cards from the \
deck, then discard a card from your hand for each card you drew.
    """
    from cards.civ import DOMAIN
    from cards.terms import Domain

    found = DOMAIN[Domain(domain)]
    lines = list(room(language, "effects", "civ").heading(found))
    colon = room(language, "words").COLON
    for ability in found.abilities:
        text = "".join(clause.text for clause in ability_clauses(ability, language))
        lines.append(f"{ability_label(ability, language)}{colon}{text}")
    return "\n".join(lines)


def ability_clauses(ability: Ability, language: str) -> tuple[Clause, ...]:
    """The text of an effect of CIV, cut into clauses."""
    from cards.text import effects

    return effects.ability_clauses(ability, language)


def ability_label(ability: Ability, language: str) -> str:
    """The name of an effect of CIV, with its kind and what it takes."""
    return str(room(language, "effects", "civ").label(ability))


def field_text(field: FieldCard, language: str) -> str:
    """When a field is claimed."""
    from cards.text import conditions

    return conditions.field_text(field, language)


def sentence(
    kind: str,
    player: str | None,
    data: Mapping[str, Any],
    language: str,
    game: str = "innovation",
    clause: tuple[str, int, Path] | None = None,
) -> str:
    """An event of a game as a sentence; raises KeyError for a kind that has none.

    What Innovation says of a clause, and quotes, is read from the card's program.
    """
    module = room(language, "events", game)
    if game != "innovation":
        return str(module.sentence(kind, player, data))
    if clause is not None:
        data = {**data, "words": _quotation(kind, data, clause, language)}
    return str(module.sentence(kind, player, data, clause))


def _quotation(kind: str, data: Mapping[str, Any], clause: tuple[str, int, Path], language: str) -> str:
    """The words of the card that a sentence about a clause quotes or retells; "" if it needs none."""
    from cards.program import Verb
    from cards.text.effects import deed_text
    from cards.text.events import quoted_path
    from cards.text.facts import step_at

    card, index, path = clause
    step = step_at(clause)
    if kind == "choose" and data["what"] == "option":
        assert isinstance(step, Verb)
        return deed_text(step, _card(card), language, int(data["chosen"]) - 1)
    if kind == "decline" and isinstance(step, Verb):
        return deed_text(step, _card(card), language)
    quoted = quoted_path(kind, data, path)
    return "" if quoted is None else clause_words(card, index, quoted, language)


def prompt(kind: str, player: str, data: Mapping[str, Any], language: str, game: str = "innovation") -> str:
    """The question that a decision puts to a player."""
    return str(room(language, "prompts", game).prompt(kind, player, data))


def answer(kind: str, key: str, data: Mapping[str, Any], language: str, game: str = "innovation") -> str:
    """An answer in the words of its button."""
    return str(room(language, "prompts", game).answer(kind, key, data))


def refusal(code: str, data: Mapping[str, Any], language: str, game: str = "innovation") -> str:
    """Why an answer is not legal."""
    return str(room(language, "prompts", game).refusal(code, data))


def card_name(card: str, language: Language) -> str:
    """What a card of either game is called, given by its id: its printed name; in CIV domain and era.

    >>> card_name("oars", "en"), card_name("army2", "it")
    ('Oars', 'Esercito II')
    """
    from cards.civ import CARD
    from cards.text.civ import ROMAN

    if card not in CARD:
        return _card(card).name[known(language)]
    return f"{CARD[card].domain.name[known(language)]} {ROMAN[CARD[card].era]}"


def _card(card: Card | str) -> Card:
    from cards.innovation.editions import PRINTINGS

    return PRINTINGS[card] if isinstance(card, str) else card
