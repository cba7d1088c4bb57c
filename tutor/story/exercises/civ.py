"""Kinds of exercises for CIV."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cards.civ import DOMAINS, LEVELS
from cards.model import DomainCards
from engine.civ.ending import hegemony_needs, majorities
from engine.game import Game
from tutor.story.exercises.kind import Choice, Kind, Moment, by_language, said, three
from tutor.story.exercises.phrases import (
    ATTACK,
    COPIES,
    GOES_ON,
    HAND,
    HEGEMONY,
    LEADS,
    OPEN,
    WHO_WINS,
    WINNER,
)
from tutor.story.questions import Condition, Task
from tutor.story.questions.kinds import (
    Count,
    Happening,
    May,
    Most,
    Moves,
    Part,
    Predict,
    Statement,
    Who,
    Words,
)

FEW = {1: 2, 2: 3, 3: 4}
"""Players by level."""
MANY = {1: 3, 2: 4, 3: 4}


def _counts(moment: Moment) -> list[int]:
    """How many cards of each domain the one who is asked has."""
    game: Any = moment.game
    found: list[int] = game.seats[game.players.index(moment.player)].counts
    return found


def _effects(moment: Moment) -> bool:
    """Whether it is asked what to apply."""
    return moment.moves[0][1].partition(" ")[0] in ("effect", "copy", "discard", "end")


def _levels(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Which permanent effects are open: at the third level one cannot be carried out though it is open."""
    if not _effects(moment):
        return None
    decision, counts = moment.game.decision, _counts(moment)
    assert decision is not None
    least, more = LEVELS[len(moment.game.players)]
    near = [
        (str(cards.id), number)
        for cards, count in zip(DOMAINS, counts, strict=True)
        for number, needed in ((1, least), (2, more))
        if count >= needed - 1 and cards.id != "culture"
    ]
    keys = tuple(f"effect {domain} {number}" for domain, number in near)
    legal = [key for key in keys if key in decision.keys]
    closed = len(keys) - len(legal)
    if not legal or not closed or len(keys) < level + 1:
        return None
    return Task(May(keys), said(OPEN, player=moment.player))


def _copies(moment: Moment, level: int, choice: Choice) -> Task | None:
    """What may be copied: at the first level somebody leads in Culture, later perhaps not."""
    if not _effects(moment):
        return None
    game: Any = moment.game
    decision, counts = game.decision, _counts(moment)
    copies = [key for key in decision.keys if key.startswith("copy ")]
    near = [
        f"copy {name} {cards.id} {number}"
        for name, seat in zip(game.players, game.seats, strict=True)
        for cards, count in zip(DOMAINS, seat.counts, strict=True)
        for number, needed in zip((1, 2), game.levels, strict=True)
        if count >= needed - 1 and count and cards.id != "culture"
    ]
    if not copies or not counts[4] or len(near) < len(copies) + min(level, 2):
        return None
    return Task(May(tuple(near)), said(COPIES, player=moment.player))


def _attack(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who loses a card by an attack."""
    game: Any = moment.game
    if not _effects(moment) or "discard army" not in game.decision.keys:
        return None
    mine = _counts(moment)
    seat = game.players.index(moment.player)
    for place in choice.mixed(range(len(DOMAINS))):
        if mine[place] <= (DOMAINS[place].id == "army"):
            continue
        have = [game.seats[other].counts[place] > 0 for other in game.others[seat]]
        pairs = zip(DOMAINS, mine, strict=True)
        one_way = sum(count > (cards.id == "army") for cards, count in pairs) == 1
        if any(have) and not all(have) and not one_way and sum(have) >= min(level, 2):
            part = Part(str(DOMAINS[place].id), "obeys")
            prompt = _about(ATTACK, DOMAINS[place], moment.player)
            return Task(Who(part), prompt, after=_paid(game.clone()))
    return None


def _paid(game: Game) -> Moves:
    """The answers by which an attack is paid for, up to the choice of the domain."""
    given = len(game.moves)
    game.choose("discard army")
    while game.decision is not None and game.decision.kind != "domain":
        game.choose(game.decision.keys[0])
    return tuple(game.moves[given:])


def _leads(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who has the majority in a domain: from the second level on several are tied."""
    game: Any = moment.game
    leaders = majorities(game)
    fit = [
        place
        for place, each in enumerate(leaders)
        if each and (len(each) > 1) == (level > 1) and max(seat.counts[place] for seat in game.seats) > 1
    ]
    if not fit:
        return None
    cards = DOMAINS[choice.one(fit)]
    return Task(Who(Most(f"area.{cards.id}")), _about(LEADS, cards, moment.player))


def _about(words: Words, cards: DomainCards, player: str) -> Words:
    """Words about a domain."""
    return {
        language: text.format(player=player, domain=cards.name[language])
        for language, text in by_language(words)
    }


def _hegemony(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Whether the turn that ends now wins: a democracy card asks for one card more."""
    if not _effects(moment) or moment.moves[0][1] != "end" or not moment.at_once:
        return None
    wins = any(event.kind == "end" and event.rule == "CIV-5.1" for event in moment.events)
    over = any(event.kind == "end" for event in moment.events)
    if wins != (choice.wish % 2 == 0) or (over and not wins):
        return None
    game: Any = moment.game
    seat = game.players.index(moment.player)
    counts = _counts(moment)
    gaps = [hegemony_needs(game, seat, place) - count for place, count in enumerate(counts)]
    if min(gaps) > 4 - level:
        return None
    options = [
        Statement(
            _about(HEGEMONY, cards, moment.player),
            Condition(events=(Happening({"kind": "end", "rule": "CIV-5.1", "domain": str(cards.id)}),)),
        )
        for cards, count in zip(DOMAINS, counts, strict=True)
        if count >= max(counts) - 1
    ]
    goes_on = Statement(GOES_ON, Condition(expect={"winners": None}))
    return Task(
        Predict((*options, goes_on)),
        said(WINNER, player=moment.player),
        after=moment.moves,
        rules=("CIV-5.1",),
    )


def _winner(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who wins when the last round is over: the harder the more are tied."""
    ends = [event for event in moment.events if event.kind == "end"]
    if not ends or ends[0].rule != "CIV-5.3" or not moment.at_once:
        return None
    if (ends[0].data["by"] is not None) != (level == 3):
        return None
    return Task(Who(Happening({"kind": "end"})), said(WHO_WINS, player=moment.player), after=moment.moves)


def _hand(moment: Moment, level: int, choice: Choice) -> Task | None:
    """How many cards are drawn at the end of a turn."""
    game: Any = moment.game
    if not _effects(moment) or moment.moves[0][1] != "end" or not moment.at_once or not game.deck:
        return None
    owner = game.seats[game.players.index(moment.player)]
    usual = owner.limit == 3 and len(owner.hand) == 2
    if usual != (level == 1 and choice.wish % 2 == 0):
        return None
    return Task(
        Count(Happening({"kind": "draw", "player": moment.player})),
        said(HAND, player=moment.player),
        after=moment.moves,
    )


def _kind(
    id: str,
    words: tuple[str, str, str],
    rules: tuple[str, ...],
    find: Callable[[Moment, int, Choice], Task | None],
    seats: dict[int, int] = FEW,
) -> Kind:
    return Kind(id, "civ", three(*words), rules, find, seats)


KINDS = (
    _kind(
        "levels",
        ("Which effects now?", "Quali effetti, adesso?", "Quels effets, maintenant ?"),
        ("CIV-3.1", "CIV-2.2"),
        _levels,
    ),
    _kind(
        "copies",
        ("What may be copied?", "Che cosa si può copiare?", "Que peut-on copier ?"),
        ("CIV-3.7",),
        _copies,
    ),
    _kind(
        "attack",
        ("Who loses a card?", "Chi perde una carta?", "Qui perd une carte ?"),
        ("CIV-4.1",),
        _attack,
        MANY,
    ),
    _kind(
        "leads", ("Who leads?", "Chi ha la Maggioranza?", "Qui a la Majorité ?"), ("CIV-5.3",), _leads, MANY
    ),
    _kind(
        "hegemony", ("Hegemony now?", "Egemonia, adesso?", "Hégémonie, maintenant ?"), ("CIV-5.1",), _hegemony
    ),
    _kind("winner", ("Who wins?", "Chi vince?", "Qui gagne ?"), ("CIV-5.2", "CIV-5.3"), _winner),
    _kind(
        "hand", ("How many drawn?", "Quante se ne pescano?", "Combien en pioche-t-on ?"), ("CIV-2.3",), _hand
    ),
)
