"""Hints, reviews and the reasons of opponents as sentences, in three kinds that are never mixed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from cards.terms import Language
from engine.advice import Judged, Outlook, hint, outlook, reasons, rival, searched
from engine.advice.hint import EQUAL
from engine.events import Event
from engine.game import Game
from engine.opponents.search import Search
from engine.winning import Gain, weights
from tutor.story.keys import beginning, key_words
from tutor.words import said

__all__ = [
    "LUCKY",
    "Overlooked",
    "Remark",
    "advice",
    "going_on",
    "in_favour",
    "judgement",
    "motive",
    "overlooked",
    "played_on",
    "where_to_look",
]

Sure = Literal["certain", "likely", "judgement"]
"""By the rules; in so many of the deals; by what usually wins."""

WORTH_SAYING = 0.05
"""What weighs less, about a point of the chance of winning, is no reason."""
OFTEN = 0.1
"""What happens in fewer of the deals is not told."""
MOST = 5
"""So many likely sentences are enough."""
FEW_DEALS = 8
"""In so many deals it shows what follows from the rules alone."""
FORESEEN = 4
"""So many answers ahead are told; what is further away hardly ever comes so."""
LUCKY = 0.05
"""What changes the chance of winning by less is not called luck."""

END = "end"
"""The answer of CIV with which no effect is used any more."""

NO_REASON = frozenset(("actions", "to_play"))
"""They only say who is about to act when an answer has been carried out."""

_PAID_FOR = {"achievements": "within_reach"}
"""What is bought, and with what: to keep that is a reason only as far as it is worth more."""

_PLACES = {
    "dogma": "dogma",
    "meld": "hand",
    "play": "hand",
    "achieve": "achieve",
    "draw": "draw",
    "effect": "area",
    "discard": "area",
    "copy": "area",
    "end": "end",
}
"""Where what an answer is about lies, by its first word."""


@dataclass(frozen=True, slots=True)
class Remark:
    """One sentence of advice, and the rule from which it follows, if it is certain."""

    sure: Sure
    text: str
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Overlooked:
    """What the better answer, or the one that was given, would bring for certain, and how that is told."""

    key: str
    event: Event

    @property
    def rule(self) -> str:
        """The rule that shows it."""
        return self.event.rule

    def remark(self, language: Language) -> Remark:
        """The same as a sentence."""
        return Remark("certain", said(self.key, language, event=self.event.text(language)), self.rule)


def where_to_look(key: str, language: Language) -> str:
    """The first step of a hint: where to look."""
    return said(f"advice_look_{_PLACES.get(key.partition(' ')[0], 'question')}", language)


def advice(search: Search, language: Language) -> Iterator[Remark]:
    """The other steps: what to answer, what is certain of it, what is likely, and why it is good."""
    game = search.game
    best = hint(search).best
    yield Remark("judgement", beginning(game, best.key, language))
    ahead = outlook(search, best.key)
    for event in ahead.certain:
        yield Remark("certain", event.text(language), event.rule)
    for one in [one for one in ahead.likely if not _is_plain(one.event, best.key)][:MOST]:
        if one.share >= OFTEN:
            key = "advice_always" if one.share == 1 else "advice_likely"
            text = said(key, language, n=round(100 * one.share), event=one.event.text(language))
            yield Remark("likely", text, one.event.rule)
    other = rival(search)
    found = hint(search)
    best = found.best
    equal = [key for key in found.equal if key != best.key]
    if equal:
        others = " · ".join(key_words(game, key, language) for key in equal)
        yield Remark("judgement", said("advice_equal", language, other=others))
    if other is None:
        yield Remark("judgement", said("advice_alone", language, better=_percent(best.chance)))
        return
    words = key_words(game, other.key, language)
    better, worse = _percent(best.chance), _percent(other.chance)
    yield Remark("judgement", said("advice_worth", language, better=better, worse=worse, other=words))
    reason = _reason(game, search.player, reasons(search, best.key, other.key), language)
    if reason:
        yield Remark("judgement", reason)


def going_on(search: Search, language: Language) -> Iterator[Remark]:
    """The last step: how the game is likely to go on, as far as it does in one of the deals.

    That somebody does no more in a turn needs no words.
    """
    played = played_on(search)
    for number, (_, key) in enumerate(played.moves):
        if key != END:
            yield Remark("likely", beginning(played.at(number), key, language))


def played_on(search: Search) -> Game:
    """The likely line, as far as it can be played in one of the deals."""
    deal = search.game.imagined(search.player, search.seed)
    line = hint(search).line
    told = [number for number, (_, key) in enumerate(line, 1) if key != END]
    _play_on(deal, line[: told[FORESEEN - 1]] if len(told) >= FORESEEN else line)
    return deal


def _play_on(deal: Game, line: Sequence[tuple[str, str]]) -> None:
    """Play answers, as long as they can be given."""
    for player, key in line:
        if not _answerable(deal, player, key):
            return
        deal.choose(key)


def _answerable(deal: Game, player: str, key: str) -> bool:
    """Whether it is that player who is asked, and may answer so."""
    return deal.decision is not None and deal.decision.player == player and key in deal.decision.keys


def motive(search: Search, key: str, language: Language) -> str:
    """Why somebody has given an answer, in one sentence; the search is that of the moment before."""
    other = next((one.key for one in search.tried if one.key != key), None)
    for each in (key, other):
        # Behind an answer that was hardly tried nothing good has been found yet.
        if each is not None:
            search.give_thought(each)
    gains = {} if other is None else reasons(search, key, other)
    reason = _reason(search.game, search.player, gains, language, "advice_after")
    if reason is not None:
        return reason
    far = other is not None and search.worth(key) >= search.worth(other) + EQUAL
    return said("advice_after_far" if far else "advice_after_nothing", language, player=search.player)


def judgement(game: Game, judged: Judged, language: Language) -> tuple[str, ...]:
    """What a review says of an answer: how good it was; and what was luck, if there was much of it."""
    best = _better(game, judged, language)
    before, after = _percent(judged.chance), _percent(judged.left)
    texts = [said(f"advice_{judged.mark.value}", language, before=before, after=after, best=best)]
    if abs(judged.luck) >= LUCKY:
        key = "advice_luck" if judged.luck > 0 else "advice_bad_luck"
        texts.append(said(key, language, n=_percent(abs(judged.luck))))
    return tuple(texts)


def _better(game: Game, judged: Judged, language: Language) -> str:
    """The better answer, and those with which its action goes on, as long as all deals ask for them alike."""
    words = key_words(game, judged.best, language)
    deals = [game.imagined(judged.player, seed) for seed in range(FEW_DEALS)]
    for deal in deals:
        deal.choose(judged.best)
    for player, key in judged.instead[1:]:
        alike = len({deal.decision and deal.decision.keys for deal in deals}) == 1
        own = player == judged.player and _answerable(deals[0], player, key)
        if not alike or not own or deals[0].between_actions():
            break
        words = said("advice_then", language, first=words, then=key_words(deals[0], key, language))
        for deal in deals:
            deal.choose(key)
    return words


def in_favour(game: Game, judged: Judged, language: Language) -> str:
    """What speaks for the better answer, as a sentence; or else what may follow the one that was given."""
    reason = _reason(game, judged.player, judged.gains, language)
    return reason or _reply(game, judged, language) or said("advice_far", language)


def _reply(game: Game, judged: Judged, language: Language) -> str | None:
    """With which action somebody is likely to reply, as a sentence, if they can in one of the deals."""
    for seed in range(FEW_DEALS):
        deal = game.imagined(judged.player, seed)
        _play_on(deal, judged.line)
        for number, (player, reply) in enumerate(deal.moves):
            if player != judged.player and (before := deal.at(number)).between_actions():
                return said("advice_reply", language, answer=beginning(before, reply, language))
    return None


def overlooked(game: Game, judged: Judged) -> Overlooked | None:
    """The rule on which it turned that an answer was worse than another, if rules alone show it."""
    search = searched(game, iterations=0)
    played, best = outlook(search, judged.played, FEW_DEALS), outlook(search, judged.best, FEW_DEALS)
    shared = _others(played, "shares", judged.player) if not _others(best, "shares", judged.player) else []
    obeyed = _others(best, "obeys", judged.player) if not _others(played, "obeys", judged.player) else []
    achieved = [one.event for one in best.likely if one.event.kind == "achieve" and one.share == 1]
    unused = [event for event in best.certain if "ability" in event.data and judged.played == END]
    for key, events in (
        ("advice_overlooked", achieved),
        ("advice_overlooked", obeyed),
        ("advice_overlooked", unused),
        ("advice_shared", shared),
    ):
        if events:
            return Overlooked(key, events[0])
    return None


def _others(ahead: Outlook, role: str, player: str) -> list[Event]:
    """What makes others take part in what a player does, in that role."""
    return [event for event in ahead.certain if event.data.get("role") == role and event.player != player]


def _is_plain(event: Event, key: str) -> bool:
    """Whether an event is only what was answered, or that the next turn begins."""
    card = event.data.get("card")
    return event.kind == "turn" or key in (card, f"{event.kind} {card}")


def _reason(
    game: Game, player: str, gains: Mapping[str, Gain], language: Language, opening: str = "advice_because"
) -> str | None:
    """What speaks most for an answer, as a sentence: more of something good, or less of it for the others."""
    good = weights(game.name)
    worth = {name: gain.total for name, gain in gains.items() if good[name] > 0 and name not in NO_REASON}
    for bought, paid in _PAID_FOR.items():
        if paid in worth:
            worth[paid] += min(worth.get(bought, 0.0), 0.0)
    name = max(worth, key=worth.__getitem__, default="")
    if not name or worth[name] < WORTH_SAYING:
        return None
    reason = said(f"reason_{game.name}_{name}", language)
    if gains[name].own >= gains[name].others:
        return said(opening, language, player=player, reason=reason)
    team = game.teams[game.seat_of(player)]
    others = [other for other, theirs in zip(game.players, game.teams, strict=True) if theirs != team]
    if len(others) == 1:
        return said(f"{opening}_other", language, player=player, other=others[0], reason=reason)
    return said(f"{opening}_others", language, player=player, reason=reason)


def _percent(chance: float) -> int:
    return round(100 * chance)
