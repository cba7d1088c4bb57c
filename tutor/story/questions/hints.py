"""Hints in two steps for tasks whose author has given none: a pointer first, then nearly the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cards.rules import rules
from cards.terms import Icon, Language
from cards.text.fr.words import elided
from engine.game import Game
from engine.innovation.table import table
from engine.parts import EffectPart
from tutor.story.keys import key_words
from tutor.story.questions.amount import counted
from tutor.story.questions.branch import TriedBranch
from tutor.story.questions.kinds import HowMany
from tutor.story.questions.question import Answer, Option, Sentence
from tutor.words import plural, said

if TYPE_CHECKING:
    from tutor.story.questions.doing import Attempt

DOING = frozenset(("do_draw", "do_meld", "do_score", "do_tuck", "do_achieve"))
"""Goals that have a question of their own."""

ORDER = {"innovation": "INN-5.1", "civ": "CIV-4.1"}
"""The rule that says who comes first."""

Hints = tuple[str, str]


def gist(id: str, language: Language) -> str:
    """A rule without our rulings, or a ruling that stands alone."""
    found = rules(language)[id]
    plain = [part for part in found.text.split("\n\n") if not part.startswith(("*", "|"))]
    words = plain[0] if plain else found.ruling
    return words[:1].upper() + words[1:]


def rule_hint(id: str | None, language: Language) -> str:
    """A pointer to a rule."""
    if id is None:
        return plain(language)
    return said("task_hint_rule", language, rule=id, text=gist(id, language))


def plain(language: Language) -> str:
    """When there is nothing to point at."""
    return said("task_hint_plain", language)


def section(id: str, language: Language) -> str:
    """A pointer to a chapter of the rules."""
    return said("task_hint_section", language, section=rules(language)[id].section)


def how_many(right: Sequence[str], language: Language) -> str:
    """How many are to be found."""
    return said("task_hint_how_many", language, n=len(right))


def counting(game: Game, steps: Sequence[EffectPart], branch: TriedBranch, language: Language) -> Hints:
    """What decides who is affected: the rule, then everybody's count."""
    icon = next((event.data["icon"] for event in branch.events if event.kind == "dogma"), None)
    if icon is None:
        counts = {step.player: str(step.count) for step in steps}
    else:
        place = list(Icon).index(icon)
        counts = {
            name: counted(seat.icons[place], icon, language)
            for name, seat in zip(game.players, table(game).seats, strict=True)
        }
    listed = ", ".join(f"{name} {count}" for name, count in counts.items())
    return rule_hint(steps[0].rule, language), said("task_hint_counts", language, counts=listed)


def ordering(game: Game, language: Language) -> Hints:
    """Where to begin."""
    assert game.decision is not None
    left = said("task_hint_left", language, player=game.decision.player)
    return rule_hint(ORDER[game.name], language), left


def number_hints(right: int, why: Sequence[Sentence], language: Language) -> Hints:
    """How it is counted, then where to begin to add up, or about how much it is."""
    first = rule_hint(next((line.rule for line in why if line.rule), None), language)
    if len(why) > 2:
        return first, said("task_hint_begin", language, words=why[1].text)
    low = max(0, right - 1 - right % 2)
    return first, said("task_hint_number", language, low=low, high=low + 3)


def how_many_prompt(count: HowMany, language: Language) -> str:
    """The question for a number."""
    if isinstance(count.of, str):
        name, *rest = count.of.split(".")
        if len(rest) == 2 and rest[0] == "icons":
            return said("task_count_icons", language, player=name, how_many=_how_many(rest[1], language))
        if rest == ["points"]:
            return said("task_count_points", language, player=name)
    return said("task_count", language)


def _how_many(icon: str, language: Language) -> str:
    """The question for icons of a kind, as far as the verb.

    >>> _how_many("clock", "it"), _how_many("clock", "fr")
    ('Quanti orologi', "Combien d'horloges")
    """
    icons = plural(icon, language, 2)
    match language:
        case "it":
            return f"{'Quanti' if icon == 'clock' else 'Quante'} {icons}"
        case "fr":
            # The h of horloge is not spoken.
            return f"Combien d'{icons}" if icon == "clock" else f"Combien {elided('de', icons)}"
        case _:
            return f"How many {icons}"


def excluding(first: str, wrong: Sequence[Option], language: Language) -> Hints:
    """A pointer, then one of the statements that do not hold."""
    return first, said("task_hint_not", language, words=wrong[-1].words) if wrong else plain(language)


def doing(attempt: Attempt, right: Sequence[Answer], decided: str | None, language: Language) -> Hints:
    """The rule behind the goal, then how to begin."""
    if not right:
        return rule_hint(decided, language), plain(language)
    first = key_words(attempt.game, right[0][0], language)
    return rule_hint(decided, language), said("task_hint_begin", language, words=first)
