"""CIV a second time, slow and plain, written from the rules and not from the engine.

`game` is a whole game as a coroutine: it yields who is asked and the legal answers, and is sent the
answer. Beside the table stands nothing: no stack, no programs, no counts kept up to date.
"""

from __future__ import annotations

from collections.abc import Generator

from tests.referee.civ_effects import Asked, Play, apply, effects
from tests.referee.civ_table import DOMAINS, Table, led, playable

COMPARED = ("utopia", "culture", "science", "economy", "religion", "army")
"""In which order a tie for the most points is broken (CIV-5.3)."""


def draft(table: Table) -> Play:
    """CIV-1.5: keep one of four and pass the rest to the left, three times; then take the face-up cards."""
    table.step = "draft"
    order = [table.first, *table.around(table.first)]
    for _ in range(3):
        kept = {}
        for name in order:
            # In the three rounds all are asked, also where all cards of a pack are alike.
            kept[name] = yield name, frozenset(table.packs[name])
        for name in order:
            table.packs[name].remove(kept[name])
            table.players[name].hand.append(kept[name])
        passed = {table.around(name)[0]: table.packs[name] for name in order}
        if len(passed[table.first]) > 1:
            table.packs = passed
    for name in order:
        table.open += table.packs.pop(name)
    for name in reversed(order):
        # The last card is left for the first player; until then all are asked, also between equals.
        card = (yield name, frozenset(table.open)) if len(table.open) > 1 else table.open[0]
        table.open.remove(card)
        table.players[name].area.append(card)


def game(table: Table) -> Play:
    """A whole game, from the first decision to the end."""
    if table.packs:
        yield from draft(table)
    name = table.first
    while not (yield from turn(table, name)):
        name = table.around(name)[0]
        if name == table.first and not table.deck:
            # CIV-5.2: the game stops when the first player would play again.
            win_by_majority(table)
            return


def turn(table: Table, name: str) -> Generator[Asked, str, bool]:
    """CIV-2: play, effects, draw; then what the end of a turn brings, in the order of CIV-5.2.

    Says whether the player has won by it.
    """
    player = table.players[name]
    barred = frozenset(player.embargo)
    table.turn, table.step = name, "play"
    if table.coin is not None and table.coin["by"] == name:
        table.coin = None  # CIV-3.7: until the next turn of the one who copied
    hand = playable(player, barred)
    if hand:
        key = yield name, frozenset(f"play {card}" for card in hand)
        card = key.removeprefix("play ")
        player.hand.remove(card)
        player.area.append(card)
        look_at_coin(table)
    table.step = "effects"
    used: set[str] = set()
    while True:
        key = yield name, frozenset([*effects(table, name, barred, used), "end"])
        if key == "end":
            break
        yield from apply(table, name, key, barred, used)
        look_at_coin(table)
    while len(player.hand) < player.limit and table.deck:
        player.hand.append(table.deck.pop(0))  # CIV-2.3
    for domain in barred:
        table.discard.append(player.embargo.pop(domain))  # CIV-4.3
    player.limit = 3
    needed = 8 if len(table.players) == 2 else 7
    for domain in DOMAINS:
        if player.count(domain) >= needed + player.democracy[domain]:
            # CIV-5.1, and of a team both win (CIV-5.4).
            table.winners = [each for each in table.players if each in table.team(name)]
            table.reason = "CIV-5.1"
    return table.winners is not None


def look_at_coin(table: Table) -> None:
    """CIV-3.7: the coin goes when another player has as many Culture cards as the one who copied."""
    if table.coin is not None:
        by = table.coin["by"]
        most = table.players[by].count("culture")
        if any(table.players[other].count("culture") >= most for other in table.around(by)):
            table.coin = None


def win_by_majority(table: Table) -> None:
    """CIV-5.3; of a team with one point for each domain in which a partner leads, CIV-5.4."""
    points = {name: led(table, table.team(name)) for name in table.players}
    best = [name for name in table.players if points[name] == max(points.values())]
    if not table.teams:
        for domain in COMPARED:
            most = max(table.players[name].count(domain) for name in best)
            best = [name for name in best if table.players[name].count(domain) == most]
    table.winners, table.reason = best, "CIV-5.3"
