"""What cannot be, or will surprise: warnings about a draft, each with its rule and the place it speaks of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import shorten
from typing import Any

from cards.civ import CARD as CIV_CARD
from cards.civ import DOMAIN, DRAFT_HAND, HEGEMONY
from cards.innovation import CARD, FIELDS
from cards.terms import LANGUAGES, Colour, Domain, Language
from cards.text.civ import ROMAN
from engine.civ.deck import BY_ID
from engine.errors import ScenarioError
from engine.format import EXPECT
from engine.innovation import ending
from engine.innovation.deck import AGES, PERIODS
from tutor.pages.edit.civ import CivDraft
from tutor.pages.edit.draft import Draft
from tutor.pages.edit.innovation import COLOURS, InnovationDraft
from tutor.pages.edit.pointing import looks_in
from tutor.pages.edit.writing import posed
from tutor.table.focus import Focus
from tutor.table.scene import scene
from tutor.table.scene.asked import refused
from tutor.table.scene.highlights import absent, target_words
from tutor.words import NAMES, pile_colour, said, spoken

__all__ = ["Warning", "texts_in", "untranslated", "warnings"]

FIRST_WORDS = 60
"""So many signs of a text are quoted."""


@dataclass(frozen=True, slots=True)
class Warning:
    """A sentence, its rule, and the entry that it is about, if it is about one."""

    text: str
    rule: str | None = None
    entry: int | None = None
    grave: bool = True
    """Whether it keeps the scenario from being played."""
    expects: bool = False
    """Whether the file expects another end, which can be forgotten."""
    line: int | None = None
    """The variation in which the entry stands."""


def warnings(draft: Draft, language: Language) -> list[Warning]:
    """Everything that is to be said about a draft, what is grave first."""
    if isinstance(draft, InnovationDraft):
        found = list(_innovation(draft, language))
    else:
        assert isinstance(draft, CivDraft)
        found = list(_civ(draft, language))
    trouble = draft.played().trouble
    if trouble is not None and not any(one.grave for one in found):
        found.append(Warning(said("warn_engine", language, text=trouble.partition(": ")[2] or trouble)))
    for line in (None, *draft.variations):
        found += [replace(one, line=line) for one in _moves(draft.on(line), language)]
    found += _untranslated(draft, language)
    return sorted(found, key=lambda one: not one.grave)


# Innovation ------------------------------------------------------------------------------


def _innovation(draft: InnovationDraft, language: Language) -> Iterator[Warning]:
    yield from _twice(draft, language)
    yield from _wrong_places(draft, language)
    for zone in draft.splays:
        if len(draft.zones[zone]) < 2:
            seat, _, colour = zone.partition("/")
            player, word = draft.players[int(seat)], pile_colour(Colour(colour), language)
            yield Warning(said("warn_splay", language, player=player, colour=word), "INN-8.1")
    yield from _achievements(draft, language)
    if draft.turn is None:
        yield from _setting_up(draft, language)
    else:
        yield from _due(draft, language)
    for age in AGES:
        out = draft.unused(age) if age in draft.named else []
        # INN-1.2: of the ages that can be achieved one card was set aside anyhow.
        if len(out) > (age in PERIODS):
            text = said("warn_out_1" if len(out) == 1 else "warn_out", language, age=age, n=len(out))
            yield Warning(text, grave=False)


def _twice(draft: InnovationDraft, language: Language) -> Iterator[Warning]:
    for card, count in Counter(card for cards in draft.zones.values() for card in cards).items():
        if count > 1:
            name = CARD[card].name[language]
            yield Warning(said("warn_twice", language, card=name), "INN-1.1")


def _wrong_places(draft: InnovationDraft, language: Language) -> Iterator[Warning]:
    for zone, cards in draft.zones.items():
        place = zone.partition("/")[2]
        for card in cards:
            known = CARD[card]
            if draft.fits(card, zone):
                continue
            filled = {"card": known.name[language], "age": known.age, "colour": said(known.colour, language)}
            key = "warn_colour" if place in COLOURS else "warn_age"
            yield Warning(said(key, language, **filled), "INN-4.1" if place in COLOURS else "INN-1.1")


def _achievements(draft: InnovationDraft, language: Language) -> Iterator[Warning]:
    for what, count in Counter(what for _, what in draft.achieved).items():
        if count > 1:
            yield Warning(said("warn_achieved", language, what=_achievement(what, language)), "INN-6.2")
    open_ages = draft.open_periods()
    for age in sorted({age for age in open_ages if open_ages.count(age) > 1}):
        yield Warning(said("warn_achieved", language, what=_achievement(str(age), language)), "INN-6.2")
    for owner, what in draft.achieved:
        if what.isdecimal() and draft.periods is not None and int(what) in draft.periods:
            filled = {"what": _achievement(what, language), "player": draft.players[owner]}
            yield Warning(said("warn_open_and_achieved", language, **filled), "INN-6.2")
    teams = draft.scenario.options.get("teams")
    groups = [[name] for name in draft.players] if teams is None else teams
    needed = ending.needed(len(draft.players), in_teams=teams is not None)
    for group in groups:
        total = sum(draft.players[owner] in group for owner, _ in draft.achieved)
        if total >= needed:
            rule = "INN-10.1" if teams is None else "INN-10.4"
            names = ", ".join(group)
            yield Warning(said("warn_won", language, player=names, n=total, needed=needed), rule)
    gone = [age for age in range(1, 10) if age not in open_ages]
    lost = [age for age in gone if str(age) not in {what for _, what in draft.achieved}]
    if lost:
        text = said("warn_periods", language, ages=", ".join(map(str, lost)))
        yield Warning(text, "INN-1.2", grave=False)


def _achievement(what: str, language: Language) -> str:
    if what.isdecimal():
        return said("period", language, n=what)
    return next(field.name[language] for field in FIELDS if field.id == what)


def _setting_up(draft: InnovationDraft, language: Language) -> Iterator[Warning]:
    on_table = [zone for zone, cards in draft.zones.items() if cards and zone[0].isdigit()]
    lying = [zone for zone in on_table if not zone.endswith("/hand")]
    if lying or draft.achieved:
        yield Warning(said("warn_no_turn", language), "INN-1.4")


def _due(draft: InnovationDraft, language: Language) -> Iterator[Warning]:
    """The fields that fall before anybody does anything (INN-9)."""
    try:
        game = draft.scenario.start()
    except ScenarioError:
        return
    for event in game.events:
        if event.kind == "achieve" and event.data.get("how") == "due":
            field = _achievement(str(event.data["field"]), language)
            text = said("warn_due", language, player=event.player, field=field)
            yield Warning(text, event.rule, grave=False)
    if game.result is not None:
        winners = ", ".join(game.result.winners)
        yield Warning(said("warn_over", language, player=winners), game.result.reason, grave=False)


# CIV -------------------------------------------------------------------------------------


def _civ(draft: CivDraft, language: Language) -> Iterator[Warning]:
    for card, count in draft.used().items():
        if count > BY_ID[card].copies:
            filled = {"card": _card(card, language), "n": BY_ID[card].copies, "found": count}
            yield Warning(said("warn_copies", language, **filled), "CIV-1.1")
    for (seat, _), laid in draft.embargo.items():
        if laid is not None and not laid.startswith("economy"):
            filled = {"player": draft.players[seat], "card": _card(laid, language)}
            yield Warning(said("warn_embargo", language, **filled), "CIV-4.3")
    if draft.coin is not None:
        owner, domain, by = draft.coin
        if owner == by:
            yield Warning(said("warn_coin_own", language), "CIV-3.7")
        if domain == "culture":
            yield Warning(said("warn_coin_culture", language), "CIV-3.7")
    drafting = draft.scenario.options.get("setup") == "draft"
    if draft.turn is None:
        yield from _dealing(draft, drafting, language)
        return
    if draft.step == "draft":
        yield Warning(said("warn_draft_turn", language), "CIV-1.5")
    if draft.deck_named and not draft.zones["deck"]:
        yield Warning(said("last_round", language), "CIV-5.2", grave=False)
    for seat, name in enumerate(draft.players):
        counts = Counter(str(CIV_CARD[card].domain.id) for card in draft.zones[f"{seat}/area"])
        for domain, count in counts.items():
            if count >= HEGEMONY[len(draft.players)] + draft.democracy.get((seat, domain), 0):
                filled = {"player": name, "n": count, "domain": _domain(domain, language)}
                yield Warning(said("warn_hegemony", language, **filled), "CIV-5.1", grave=False)
    if draft.step in (None, "play") and not draft.zones[f"{draft.players.index(draft.turn)}/hand"]:
        yield Warning(said("warn_nothing_to_play", language, player=draft.turn), "CIV-2.1", grave=False)


def _dealing(draft: CivDraft, drafting: bool, language: Language) -> Iterator[Warning]:
    lying = [zone for zone, cards in draft.zones.items() if cards and zone.endswith(("area", "discard"))]
    if lying or draft.coin is not None or draft.democracy or draft.embargo:
        yield Warning(said("warn_no_turn_civ", language), "CIV-1.4")
    if draft.step not in (None, "draft"):
        yield Warning(said("warn_step", language), "CIV-2.1")
    elif draft.step == "draft" and not drafting:
        yield Warning(said("warn_draft", language), "CIV-1.5")
    for seat, name in enumerate(draft.players):
        count = len(draft.zones[f"{seat}/hand"])
        if drafting and count not in (0, DRAFT_HAND):
            filled = {"player": name, "n": count}
            yield Warning(said("warn_draft_hand", language, **filled), "CIV-1.5")


def _card(card: str, language: Language) -> str:
    return f"{CIV_CARD[card].domain.name[language]} {ROMAN[CIV_CARD[card].era]}"


def _domain(domain: str, language: Language) -> str:
    return DOMAIN[Domain(domain)].name[language]


# Moves -----------------------------------------------------------------------------------


def _moves(draft: Draft, language: Language) -> Iterator[Warning]:
    played = draft.played()
    if played.misfit is not None and played.game is not None:
        entry, refusal = played.misfit
        why = refused(played.game, refusal.key, language)
        number = draft.steps(entry) + 1
        yield Warning(said("warn_misfit", language, n=number, why=why), refusal.rule, entry=entry)
    elif played.game is not None and EXPECT in played.game.scenario:
        for failure in played.game.failures():
            yield Warning(said("warn_expect", language, text=failure), grave=False, expects=True)
    if played.game is not None:
        yield from _questions(draft, language)
        yield from _pointing(draft, language)


def _questions(draft: Draft, language: Language) -> Iterator[Warning]:
    """Questions that have no answer where they stand."""
    for number, question in posed(draft, language).items():
        if isinstance(question, Exception):
            text = str(question).partition(": ")[2] or str(question)
            yield Warning(said("warn_question", language, text=text), entry=number)


def _pointing(draft: Draft, language: Language) -> Iterator[Warning]:
    """Notes that point at what is not there."""
    for number, looks in looks_in(draft).items():
        shown = scene(draft.at(number), None, language, Focus(walk=True))
        for target in absent(looks, shown):
            text = said("warn_point", language, what=target_words(target, language))
            yield Warning(text, entry=number + 1, grave=False)


# Languages -------------------------------------------------------------------------------


def _untranslated(draft: Draft, language: Language) -> Iterator[Warning]:
    """Who writes in several languages is told which texts lack one of them."""
    told = draft.scenario.said
    about = [(None, text) for key in ("title", "goal", "notes") for text in texts_in(told.get(key))]
    between = [
        (n, text)
        for n, entry in enumerate(draft.scenario.entries)
        if entry.player is None
        for text in texts_in(entry.said)
    ]
    yield from untranslated([*about, *between], language)


def untranslated(
    every: Sequence[tuple[int | None, Mapping[str, Any]]], language: Language
) -> Iterator[Warning]:
    """Which of these texts lack a language that another one has; each with the entry where it stands."""
    used = [one for one in LANGUAGES if any(one in text for _, text in every)]
    for place, text in every:
        lacking = [NAMES[one] for one in used if not str(text.get(one) or "").strip()]
        if lacking:
            first = shorten(spoken(text, language), FIRST_WORDS, placeholder=" …")
            words = said("warn_untranslated", language, text=first, languages=", ".join(lacking))
            yield Warning(words, entry=None if place is None else place + 1, grave=False)


def texts_in(found: Any) -> Iterator[Mapping[str, Any]]:
    """The texts by language, wherever in a note or question they stand."""
    if isinstance(found, Mapping):
        if found and found.keys() <= set(LANGUAGES):
            yield found
        else:
            for below in found.values():
                yield from texts_in(below)
    elif isinstance(found, list | tuple):
        for below in found:
            yield from texts_in(below)
