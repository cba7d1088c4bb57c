"""What there is to choose in the form of a question, where it stands: values and their words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cards.civ import DOMAIN
from cards.program import Demand
from cards.terms import Domain, Language
from engine.events import Event
from engine.game import Game
from engine.innovation.table import printed
from tutor.pages.edit.amounts import amounts, of_a_player
from tutor.pages.edit.draft import Draft
from tutor.pages.edit.facts import as_id, counts, facts, whose
from tutor.pages.edit.question import KINDS
from tutor.story.keys import key_words
from tutor.story.steps import following
from tutor.words import said

__all__ = ["FIELDS", "Choices", "choices", "coming"]

Option = dict[str, str]
Choices = dict[str, list[Option]]

ROLES = {"innovation": ("obeys", "shares", "immune", "affected"), "civ": ("affected", "obeys")}
"""Which roles players can have in an effect; only in Innovation is one shared, or somebody passed over."""
MOST_STEPS = 4
FIELDS: Mapping[str, tuple[str, ...]] = {
    "who": ("key", "effect", "role"),
    "order": ("key", "effect"),
    "count": ("amount",),
    "most": ("amount",),
    "predict": ("if",),
    "may": ("keys",),
    "best": ("keys",),
    "rule": ("event",),
    "whose": ("event",),
    "do": ("goal", "player", "steps"),
    "choose": (),
    "open": (),
    "text": (),
}
"""What is chosen for each kind."""


def coming(draft: Draft, at: int, new: bool) -> tuple[Event, ...]:
    """What the answers cause that follow a question, up to the author's next words."""
    played = draft.played().game
    if played is None:
        return ()
    before = min(draft.steps(at), len(played.moves))
    answers = following(played, before, draft.written[at if new else at + 1 :])
    return tuple(played.at(before + len(answers)).events[len(played.at(before).events) :])


def choices(draft: Draft, at: int, ask: Mapping[str, Any], new: bool, language: Language) -> Choices:
    """What can be chosen for a question of this kind.

    Raises Refused if the table cannot be laid out.
    """
    game, kind = draft.at(at), str(ask["kind"])
    events = coming(draft, at, new)
    found: Choices = {"kind": [_option(one, said(f"edit_kind_{one}", language)) for one in KINDS]}
    for field in FIELDS[kind]:
        match field:
            case "key":
                found[field] = [_option(key, key_words(game, key, language)) for key in _previewed(game)]
            case "effect":
                every = [_option("", said("edit_effect_all", language))] if kind == "order" else []
                found[field] = [*every, *_effects(game, str(ask.get("key") or ""), language)]
            case "role":
                roles = ROLES[game.name]
                if game.name == "innovation" and not _is_demand(game, ask):
                    roles = roles[1:] + roles[:1]
                found[field] = [_option(role, said(f"edit_role_{role}", language)) for role in roles]
            case "amount" if kind == "most":
                found[field] = [_option(path, word) for path, word in of_a_player(game, language)]
            case "amount":
                there = (
                    {**_option(path, word), "group": whose} for path, word, whose in amounts(game, language)
                )
                found[field] = [*counts(game, events, language), *there]
            case "keys":
                legal = game.decision.keys if game.decision is not None else ()
                keys = (*legal, *_illegal(game)) if kind == "may" else legal
                found[field] = [_option(key, key_words(game, key, language)) for key in keys]
            case "event" if kind == "whose":
                found[field] = list(whose(game, events, language))
            case "event":
                found[field] = list(_decided(events, language))
            case "player":
                everybody = _option("", said("edit_goal_everybody", language))
                found[field] = [everybody, *(_option(name, name) for name in game.players)]
            case "steps":
                found[field] = [_option(str(n), str(n)) for n in range(1, MOST_STEPS + 1)]
            case _:
                found[field] = list(facts(game, events, language))
    return found


def _option(id: str, word: str) -> Option:
    return {"id": id, "word": word[:1].upper() + word[1:]}


def _previewed(game: Game) -> list[str]:
    """The answers that affect several players."""
    legal = game.decision.keys if game.decision is not None else ()
    return [key for key in legal if game.preview(key)]


def _effects(game: Game, chosen: str, language: Language) -> Iterator[Option]:
    """The effects of what would be chosen."""
    card = _card(game, chosen)
    for n, effect in enumerate(printed(game, card).effects if card else ("",), start=1):
        role = "demand" if isinstance(effect, Demand) else "cooperative"
        yield _option(str(n), f"{n} · {said(f'role_{role}', language)}" if card else str(n))


def _card(game: Game, chosen: str) -> str | None:
    """The card that would be activated, if it is one."""
    key = next((key for key in _previewed(game) if chosen in (key, "")), "")
    return key.removeprefix("dogma ") if key.startswith("dogma ") else None


def _is_demand(game: Game, ask: Mapping[str, Any]) -> bool:
    card = _card(game, str(ask.get("key") or ""))
    effects = printed(game, card).effects if card else ()
    return any(isinstance(effect, Demand) for effect in effects[int(ask.get("effect") or 1) - 1 :][:1])


def _illegal(game: Game) -> Iterator[str]:
    """Answers that somebody might think possible."""
    decision = game.decision
    if decision is None:
        return
    if decision.kind == "action":
        yield from (f"achieve {age}" for age in range(1, 10) if f"achieve {age}" not in decision.keys)
        # Covered cards, and the top cards of the others.
        for name, seat in game.position(None)["players"].items():
            for pile in seat["board"].values():
                for card in pile["cards"][1:] if name == decision.player else pile["cards"][:1]:
                    yield f"dogma {card}"
    elif decision.kind == "effects":
        for domain in DOMAIN:
            key = f"effect {domain} 1"
            if domain != Domain.CULTURE and key not in decision.keys:
                yield key


def _decided(events: tuple[Event, ...], language: Language) -> Iterator[Option]:
    """What a rule decides, each kind once."""
    seen = set()
    for event in events:
        id = as_id({"kind": event.kind, "player": event.player, "rule": event.rule})
        if event.player is not None and event.rule and id not in seen:
            seen.add(id)
            yield _option(id, event.text(language))
