"""Kinds of exercises for CIV."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cards.civ import DOMAINS, HAND_LIMIT, LEVELS
from engine.civ.deck import ARMY, CULTURE
from engine.civ.table import seat_of, table
from engine.game import Game
from tutor.story.exercises.kind import SELDOM, Choice, ExerciseKind, Moment
from tutor.story.questions import Condition, Task
from tutor.story.questions.kinds import (
    Happening,
    HavingMost,
    HowMany,
    Moves,
    Part,
    Predict,
    Statement,
    WhatMay,
    WhichPlayers,
)
from tutor.words import by_language

FEW = {1: 2, 2: 3, 3: 4}
"""Players by level."""
MANY = {1: 3, 2: 4, 3: 4}


def _counts(moment: Moment) -> Sequence[int]:
    """How many cards of each domain the one who is asked has."""
    return seat_of(moment.game, moment.player).counts


def _effects(moment: Moment) -> bool:
    """Whether it is asked what to apply."""
    return moment.moves[0][1].partition(" ")[0] in ("effect", "copy", "discard", "end")


def _levels(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Which permanent effects are open: at the third level one cannot be carried out though it is open."""
    if not _effects(moment):
        return None
    decision, counts = moment.game.decision, _counts(moment)
    assert decision is not None
    seats = len(moment.game.players)
    here, elsewhere = LEVELS[seats], LEVELS[2 if seats == 4 else 4]
    near = [
        (f"effect {cards.id} {number + 1}", count >= elsewhere[number])
        for cards, count in zip(DOMAINS, counts, strict=True)
        for number in (0, 1)
        if count >= here[number] - 1 and cards.id != "culture"
    ]
    keys = tuple(key for key, _ in near)
    legal = [key for key in keys if key in decision.keys]
    if not legal or len(legal) == len(keys) or len(keys) < level + 1:
        return None
    # Who knows how many cards it takes at another table only is to be wrong.
    if legal == [key for key, open_elsewhere in near if open_elsewhere]:
        return None
    return Task(WhatMay(keys), by_language("exercise_open", player=moment.player))


def _copies(moment: Moment, level: int, choice: Choice) -> Task | None:
    """What may be copied, by one who has fewer Culture cards than the effect asks of its own domain."""
    if not _effects(moment):
        return None
    game = moment.game
    decision, counts = game.decision, _counts(moment)
    assert decision is not None
    copies = [key for key in decision.keys if key.startswith("copy ")]
    near = {
        f"copy {name} {cards.id} {number}": needed
        for name, seat in zip(game.players, table(game).seats, strict=True)
        for cards, count in zip(DOMAINS, seat.counts, strict=True)
        for number, needed in zip((1, 2), table(game).levels, strict=True)
        if count >= needed - 1 and count and cards.id != "culture"
    }
    if not copies or not counts[CULTURE] or len(near) < len(copies) + min(level, 2):
        return None
    if all(counts[CULTURE] >= near[key] for key in copies):
        return None
    return Task(WhatMay(tuple(near)), by_language("exercise_copies", player=moment.player))


def _attack(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who loses a card by an attack: others than those who have fewer Army cards."""
    game, asked = moment.game, moment.game.decision
    if not _effects(moment) or asked is None or "discard army" not in asked.keys:
        return None
    mine = _counts(moment)
    others = [seat for number, seat in enumerate(table(game).seats) if number != asked.seat]
    for place in choice.mixed(range(len(DOMAINS))):
        if mine[place] <= (DOMAINS[place].id == "army"):
            continue
        have = [other.counts[place] > 0 for other in others]
        weaker = [other.counts[ARMY] < mine[ARMY] for other in others]
        pairs = zip(DOMAINS, mine, strict=True)
        one_way = sum(count > (cards.id == "army") for cards, count in pairs) == 1
        if any(have) and not all(have) and have != weaker and not one_way and sum(have) >= min(level, 2):
            part = Part(str(DOMAINS[place].id), "obeys")
            prompt = by_language(
                "exercise_attack", player=moment.player, domain=DOMAINS[place].name.__getitem__
            )
            return Task(WhichPlayers(part), prompt, after=_paid(game.clone()))
    return None


def _paid(game: Game) -> Moves:
    """The answers by which an attack is paid for, up to the choice of the domain."""
    given = len(game.moves)
    game.choose("discard army")
    while game.decision is not None and game.decision.kind != "domain":
        game.choose(game.decision.keys[0])
    return tuple(game.moves[given:])


def _leads(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who has the majority in a domain: seldom only one; from the second level on among more players."""
    here = table(moment.game)
    fit = [
        place
        for place, each in enumerate(here.majorities())
        if each
        and (len(each) > 1) == (choice.wish % SELDOM > 0)
        and max(seat.counts[place] for seat in here.seats) > 1
    ]
    if not fit:
        return None
    cards = DOMAINS[choice.one(fit)]
    return Task(
        WhichPlayers(HavingMost(f"area.{cards.id}")),
        by_language("exercise_leads", domain=cards.name.__getitem__),
    )


def _hegemony(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Whether the turn that ends now wins: a democracy card asks for one card more."""
    if not _effects(moment) or moment.moves[0][1] != "end" or not moment.at_once:
        return None
    wins = any(event.kind == "end" and event.rule == "CIV-5.1" for event in moment.events)
    over = any(event.kind == "end" for event in moment.events)
    if wins != (choice.wish % 2 == 0) or (over and not wins):
        return None
    seat = moment.game.players.index(moment.player)
    counts = _counts(moment)
    here = table(moment.game)
    gaps = [here.hegemony_needs(seat, place) - count for place, count in enumerate(counts)]
    if min(gaps) > 4 - level:
        return None
    options = [
        Statement(
            by_language("exercise_hegemony", domain=cards.name.__getitem__),
            Condition(events=(Happening({"kind": "end", "rule": "CIV-5.1", "domain": str(cards.id)}),)),
        )
        for cards, count in zip(DOMAINS, counts, strict=True)
        if count >= max(counts) - 1
    ]
    goes_on = Statement(by_language("exercise_goes_on"), Condition(expect={"winners": None}))
    return Task(
        Predict((*options, goes_on)),
        by_language("exercise_winner", player=moment.player),
        after=moment.moves,
        rules=("CIV-5.1",),
    )


def _winner(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who wins when the last round is over, not by most cards in all: the harder the more are tied."""
    ends = [event for event in moment.events if event.kind == "end"]
    if not ends or ends[0].rule != "CIV-5.3" or not moment.at_once:
        return None
    if (ends[0].data["by"] is not None) != (level == 3):
        return None
    cards = {name: sum(seat_of(moment.game, name).counts) for name in moment.game.players}
    if {name for name in cards if cards[name] == max(cards.values())} == set(ends[0].data["winners"]):
        return None
    return Task(
        WhichPlayers(Happening({"kind": "end"})),
        by_language("exercise_who_wins", player=moment.player),
        after=moment.moves,
    )


def _hand(moment: Moment, level: int, choice: Choice) -> Task | None:
    """How many cards are drawn at the end of a turn, other than one: from the second level on up to more."""
    if not _effects(moment) or moment.moves[0][1] != "end" or not moment.at_once:
        return None
    if not table(moment.game).deck:
        return None
    owner = seat_of(moment.game, moment.player)
    if owner.limit - len(owner.hand) == 1 or (owner.limit > HAND_LIMIT) != (level > 1):
        return None
    return Task(
        HowMany(Happening({"kind": "draw", "player": moment.player})),
        by_language("exercise_hand", player=moment.player),
        after=moment.moves,
    )


def _kind(
    id: str,
    rules: tuple[str, ...],
    facts: tuple[str, ...],
    find: Callable[[Moment, int, Choice], Task | None],
    seats: dict[int, int] = FEW,
) -> ExerciseKind:
    return ExerciseKind(id, "civ", by_language(f"exercise_kind_{id}"), rules, facts, find, seats)


KINDS = (
    _kind(
        "levels",
        ("CIV-3.1", "CIV-2.2"),
        (
            "CIV-3.1.a",
            "CIV-3.1.b",
            "CIV-3.1.e",
        ),
        _levels,
    ),
    _kind(
        "copies",
        ("CIV-3.7",),
        (
            "CIV-3.7.a",
            "CIV-3.7.b",
        ),
        _copies,
    ),
    _kind(
        "attack",
        ("CIV-4.1",),
        ("CIV-4.1.b",),
        _attack,
        MANY,
    ),
    _kind(
        "leads",
        ("CIV-5.3",),
        (
            "CIV-5.3.a",
            "CIV-5.3.b",
        ),
        _leads,
        MANY,
    ),
    _kind(
        "hegemony",
        ("CIV-5.1",),
        (
            "CIV-5.1.a",
            "CIV-5.1.b",
            "CIV-5.1.d",
        ),
        _hegemony,
    ),
    _kind(
        "winner",
        ("CIV-5.2", "CIV-5.3"),
        (
            "CIV-5.3.a",
            "CIV-5.3.d",
            "CIV-5.3.e",
        ),
        _winner,
    ),
    _kind(
        "hand",
        ("CIV-2.3",),
        (
            "CIV-2.3.a",
            "CIV-2.3.b",
            "CIV-2.3.c",
            "CIV-3.3.a",
            "CIV-3.3.b",
        ),
        _hand,
    ),
)
