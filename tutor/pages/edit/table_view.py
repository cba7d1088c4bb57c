"""The table of a draft as it is drawn: places with what lies in them, even where it cannot lie.

players   [{name, seat, turn, counts: [{icon, n, word}], zones: [Zone] (hand, score), points (in words),
            piles: [Pile] (Innovation), areas: [Area] (CIV), achievements: [{what, word}]}]
middle    {supply: [Zone], removed: Zone, owners: [{what, word, field, owner ("open", "out", seat)}],
           deck, discard: Zone, coin: null or {player, domain, by}}, as the game has them
Zone      {zone, word, count, cards: [Card], how ("shuffled", "listed", "empty") or null, open,
           put: null or {zone, at, word} (the card that is picked can go there)}
Pile      {zone, colour, colourWord, splay, splayWord, label, cards: [Card], put, splayable}
Area      {domain, word, democracy, embargo}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cards.civ import CARD as CIV_CARD
from cards.civ import DOMAIN
from cards.innovation import CARD, FIELDS
from cards.terms import Colour, Domain, Icon, Language
from cards.text import card_name
from cards.text.civ import ROMAN
from engine.innovation.deck import AGES, PERIODS
from tutor.pages.edit.civ import CivDraft
from tutor.pages.edit.draft import UNUSED, Draft
from tutor.pages.edit.innovation import COLOURS, InnovationDraft
from tutor.table.scene.faces import face
from tutor.words import pile_colour, plural, said

__all__ = ["Picked", "card_face", "laid", "places_for", "zone_word"]

BOTTOM = -1


@dataclass(frozen=True, slots=True)
class Picked:
    """A card in the hand of the one who lays the table out."""

    card: str
    source: tuple[str, int] | None = None
    """Where it lies now; None: among those that are left."""


def card_face(card: str, language: Language, splay: str | None = None, top: bool = True) -> dict[str, Any]:
    """A card of either game as it is drawn."""
    if card in CARD:
        return dict(face(card, language, splay, top))
    name, era = card_name(card, language), CIV_CARD[card].era
    return {
        "id": card,
        "name": name,
        "label": name,
        "domain": str(CIV_CARD[card].domain.id),
        "era": era,
        "eraWord": ROMAN[era],
        "loose": True,
        "key": None,
        "act": None,
        "why": None,
    }


def zone_word(draft: Draft, zone: str, language: Language, owner: bool = True) -> str:
    """What a place is called, with its owner if there is one."""
    where, _, place = zone.partition("/")
    if where == "supply":
        return said("edit_supply_of", language, age=place)
    if not place:
        return said({"deck": "deck", "discard": "discard_pile"}.get(where, "edit_removed"), language)
    if place in COLOURS:
        word = said("edit_pile_of", language, colour=pile_colour(Colour(place), language))
    else:
        word = said("edit_area" if place == "area" else place, language)
    return f"{draft.players[int(where)]}: {word}" if owner else word


def places_for(draft: Draft, picked: Picked, language: Language) -> list[dict[str, Any]]:
    """Where a card can go, in words: `{zone, at, word, group}`."""
    found: list[dict[str, Any]] = []

    def add(zone: str, group: str) -> None:
        word = zone_word(draft, zone, language, owner=False)
        ordered = zone not in ("removed", "discard") and not zone.endswith(("/hand", "/score", "/area"))
        if ordered and draft.zones[zone]:
            found.append(_way(zone, 0, said("edit_on_top", language, place=word), group))
            found.append(_way(zone, BOTTOM, said("edit_beneath", language, place=word), group))
        elif ordered and zone.startswith(("supply", "deck")):
            found.append(_way(zone, 0, said("edit_on_top", language, place=word), group))
        else:
            found.append(_way(zone, 0 if zone == "discard" else BOTTOM, word, group))

    for zone in _possible(draft, picked.card):
        owner = zone.partition("/")[0]
        add(zone, draft.players[int(owner)] if owner.isdecimal() else said("edit_middle", language))
    if picked.source is not None:
        found.append(_way(UNUSED, 0, said("edit_unused", language), said("edit_middle", language)))
    return found


def _way(zone: str, at: int, word: str, group: str) -> dict[str, Any]:
    return {"zone": zone, "at": at, "word": word[:1].upper() + word[1:], "group": group}


def _possible(draft: Draft, card: str) -> Iterator[str]:
    """The zones in which a card can lie, the board before hand and score."""
    if isinstance(draft, InnovationDraft):
        for seat in range(len(draft.players)):
            yield f"{seat}/{CARD[card].colour}"
            yield f"{seat}/hand"
            yield f"{seat}/score"
        yield f"supply/{CARD[card].age}"
        yield "removed"
        return
    for seat in range(len(draft.players)):
        yield f"{seat}/area"
        yield f"{seat}/hand"
    yield from ("deck", "discard")


class _Laid:
    """What draws a zone."""

    def __init__(
        self, draft: Draft, language: Language, picked: Picked | None, opened: frozenset[str]
    ) -> None:
        self.draft = draft
        self.language = language
        self.picked = picked
        self.opened = opened
        ways = [] if picked is None else places_for(draft, picked, language)
        self.ways: dict[str, dict[str, Any]] = {}
        for way in ways:
            self.ways.setdefault(way["zone"], way)

    def cards(self, zone: str, splay: str | None = None, pile: bool = False) -> list[dict[str, Any]]:
        """What lies in a zone."""
        source = None if self.picked is None else self.picked.source
        return [
            {
                **card_face(card, self.language, splay, not pile or not place),
                "spot": f"{zone}/{place}",
                "picked": source == (zone, place),
            }
            for place, card in enumerate(self.draft.zones[zone])
        ]

    def zone(self, zone: str, how: str | None = None, count: int | None = None) -> dict[str, Any]:
        """A place where cards lie side by side."""
        cards = self.draft.zones[zone]
        return {
            "zone": zone,
            "word": zone_word(self.draft, zone, self.language, owner=False),
            "label": zone_word(self.draft, zone, self.language),
            "count": len(cards) if count is None else count,
            "how": how,
            "open": zone in self.opened,
            "cards": self.cards(zone) if how is None or zone in self.opened else [],
            "put": self.ways.get(zone),
        }


def laid(draft: Draft, language: Language, picked: Picked | None, opened: frozenset[str]) -> dict[str, Any]:
    """Everything that lies on the table of a draft."""
    table = _Laid(draft, language, picked, opened)
    if isinstance(draft, InnovationDraft):
        return {
            "players": [_player(table, draft, seat) for seat in range(len(draft.players))],
            "middle": _market(table, draft),
        }
    assert isinstance(draft, CivDraft)
    return {
        "players": [_civ_player(table, draft, seat) for seat in range(len(draft.players))],
        "middle": _civ_middle(table, draft),
    }


def _player(table: _Laid, draft: InnovationDraft, seat: int) -> dict[str, Any]:
    language = table.language
    return {
        "name": draft.players[seat],
        "seat": seat,
        "turn": draft.players[seat] == draft.turn,
        "counts": _counts(draft, seat, language),
        "points": _points(draft, seat, language),
        "zones": [table.zone(f"{seat}/hand"), table.zone(f"{seat}/score")],
        "piles": [_pile(table, draft, f"{seat}/{colour}", colour) for colour in COLOURS],
        "areas": [],
        "achievements": [
            {"what": what, "word": _achievement(what, language)}
            for owner, what in draft.achieved
            if owner == seat
        ],
    }


def _pile(table: _Laid, draft: InnovationDraft, zone: str, colour: str) -> dict[str, Any]:
    language, splay = table.language, draft.splays.get(zone)
    cards = draft.zones[zone]
    word = said("unsplayed" if splay is None else f"splay_{splay}", language)
    number = said("card_1", language) if len(cards) == 1 else said("cards_n", language, n=len(cards))
    return {
        "zone": zone,
        "colour": colour,
        "colourWord": said(colour, language),
        "splay": splay,
        "splayWord": word,
        "splayLabel": said("edit_splay_of", language, place=zone_word(draft, zone, language)),
        "label": f"{zone_word(draft, zone, language)}, {number}",
        "cards": table.cards(zone, splay, pile=True),
        "put": table.ways.get(zone),
        "splayable": len(cards) > 1 or splay is not None,
    }


def _counts(draft: InnovationDraft, seat: int, language: Language) -> list[dict[str, Any]]:
    """The icons that a board shows (INN-8.2)."""
    shown: list[Any] = []
    for colour in Colour:
        zone = f"{seat}/{colour}"
        for place, card in enumerate(draft.zones[zone]):
            seen = face(card, language, draft.splays.get(zone), not place)
            shown += [seen["icons"][one] for one in seen["shows"]]
    return [
        {"icon": str(icon), "n": shown.count(icon), "word": plural(icon, language, shown.count(icon))}
        for icon in Icon
    ]


def _achievement(what: str, language: Language) -> str:
    if what.isdecimal():
        return said("period", language, n=what)
    return next(field.name[language] for field in FIELDS if field.id == what)


def _market(table: _Laid, draft: InnovationDraft) -> dict[str, Any]:
    language = table.language
    owners = {what: str(seat) for seat, what in draft.achieved}
    open_ages = draft.open_periods()

    def owned(what: str) -> dict[str, Any]:
        free = "open" if not what.isdecimal() or int(what) in open_ages else "out"
        word = _achievement(what, language)
        label = said("edit_owner_of", language, what=word)
        return {"what": what, "word": word, "label": label, "owner": owners.get(what, free)}

    def how(age: int) -> str:
        if age not in draft.named:
            return "shuffled"
        return "listed" if draft.zones[f"supply/{age}"] else "empty"

    return {
        "supply": [
            {
                **table.zone(
                    f"supply/{age}", how(age), None if age in draft.named else len(draft.unused(age))
                ),
                "age": age,
            }
            for age in AGES
        ],
        "removed": table.zone("removed"),
        "periods": [{**owned(str(age)), "age": age} for age in PERIODS],
        "fields": [owned(str(field.id)) for field in FIELDS],
    }


def _points(draft: InnovationDraft, seat: int, language: Language) -> str:
    points = sum(CARD[card].age for card in draft.zones[f"{seat}/score"])
    # In French nothing is singular: 0 point.
    single = points == 1 or (points == 0 and language == "fr")
    return said("edit_point" if single else "edit_points", language, n=points)


def _civ_player(table: _Laid, draft: CivDraft, seat: int) -> dict[str, Any]:
    language = table.language
    return {
        "name": draft.players[seat],
        "seat": seat,
        "turn": draft.players[seat] == draft.turn,
        "counts": [],
        "points": "",
        "zones": [table.zone(f"{seat}/area"), table.zone(f"{seat}/hand")],
        "piles": [],
        "achievements": [],
        "areas": [
            {
                "domain": str(domain),
                "word": DOMAIN[domain].name[language],
                "democracy": draft.democracy.get((seat, str(domain)), 0),
                "embargo": (seat, str(domain)) in draft.embargo,
            }
            for domain in Domain
        ],
    }


def _civ_middle(table: _Laid, draft: CivDraft) -> dict[str, Any]:
    how = ("listed" if draft.zones["deck"] else "empty") if draft.deck_named else "shuffled"
    count = None if draft.deck_named else len(draft.unused())
    coin: Mapping[str, str] | None = None
    if draft.coin is not None:
        coin = dict(zip(("player", "domain", "by"), draft.coin, strict=True))
    return {
        "deck": table.zone("deck", how, count),
        "discard": table.zone("discard"),
        "coin": coin,
    }
