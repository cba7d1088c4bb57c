"""CIV a second time, slow and plain, written from the rules and not from the engine.

`game` is a whole game as a coroutine: it yields who is asked and the legal answers, and is sent the
answer. Beside the table stands nothing: no stack, no programs, no counts kept up to date.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Asked = tuple[str, frozenset[str]]
"""Who is asked, and the legal answers."""
Play = Generator[Asked, str, None]

DOMAINS = ("army", "religion", "economy", "science", "culture", "utopia")
COMPARED = ("utopia", "culture", "science", "economy", "religion", "army")
"""In which order a tie for the most points is broken (CIV-5.3)."""


@dataclass
class Player:
    """What lies before a player."""

    hand: list[str] = field(default_factory=list)
    area: list[str] = field(default_factory=list)
    democracy: Counter[str] = field(default_factory=Counter)
    """How many democracy cards lie in each domain."""
    embargo: dict[str, str] = field(default_factory=dict)
    """The domains under an embargo, each with the Economy card that lies there."""
    limit: int = 3

    def count(self, domain: str) -> int:
        """How many cards of a domain lie in the area; what lies face down belongs to none (CIV-4.6)."""
        return sum(domain_of(card) == domain for card in self.area)


@dataclass
class Table:
    """The whole table; nothing on it is hidden from a referee."""

    players: dict[str, Player]
    """In the order of the seats, clockwise."""
    teams: list[list[str]]
    first: str
    deck: list[str]
    """Top first."""
    packs: dict[str, list[str]]
    """The cards of each player's draft."""
    discard: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    coin: dict[str, str] | None = None
    turn: str | None = None
    step: str = "play"
    winners: list[str] | None = None
    reason: str | None = None

    def around(self, name: str) -> list[str]:
        """All others, clockwise from the left of a player."""
        names = list(self.players)
        seat = names.index(name)
        return names[seat + 1 :] + names[:seat]

    def team(self, name: str) -> list[str]:
        """A player and the partner."""
        return next((team for team in self.teams if name in team), [name])


def domain_of(card: str) -> str:
    return card[:-1]


def move(
    player: str,
    source: list[str],
    to: list[str],
    number: int,
    able: Callable[[str], bool] = lambda card: True,
    leaves_enough: Callable[[list[str]], bool] = lambda moved: True,
) -> Play:
    """Name so many of the able cards one at a time; each moves as soon as it is named.

    Only what leaves the rest possible may be named (CIV-4.8). Nothing is asked where there is a single
    answer, or where every card that could be named must go.
    """
    moved: list[str] = []
    while len(moved) < number:
        due = number - len(moved)
        named = [
            card
            for card in filter(able, source)
            if possible([*moved, card], without(filter(able, source), card), number, leaves_enough)
        ]
        keys = frozenset(named)
        card = named[0] if len(keys) == 1 or len(named) == due else (yield player, keys)
        source.remove(card)
        to.append(card)
        moved.append(card)


def without(cards: Iterable[str], card: str) -> list[str]:
    rest = list(cards)
    rest.remove(card)
    return rest


def possible(
    picked: list[str], rest: list[str], number: int, leaves_enough: Callable[[list[str]], bool]
) -> bool:
    """Whether some way to name the cards that are still due leaves what must follow possible."""
    if len(picked) == number:
        return leaves_enough(picked)
    return any(
        possible([*picked, card], without(rest, card), number, leaves_enough) for card in dict.fromkeys(rest)
    )


def choose(player: str, keys: Iterable[str]) -> Generator[Asked, str, str]:
    """One of the keys; unasked if there is only one."""
    offered = frozenset(keys)
    if len(offered) == 1:
        return next(iter(offered))
    return (yield player, offered)


# The set-up -----------------------------------------------------------------------------------


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


# A turn ---------------------------------------------------------------------------------------


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


def playable(player: Player, barred: frozenset[str], more: Iterable[str] = ()) -> list[str]:
    """The cards that no embargo bars (CIV-4.3)."""
    return [card for card in [*player.hand, *more] if domain_of(card) not in barred]


def look_at_coin(table: Table) -> None:
    """CIV-3.7: the coin goes when another player has as many Culture cards as the one who copied."""
    if table.coin is not None:
        by = table.coin["by"]
        most = table.players[by].count("culture")
        if any(table.players[other].count("culture") >= most for other in table.around(by)):
            table.coin = None


# Which effects may be applied -----------------------------------------------------------------


def effects(table: Table, name: str, barred: frozenset[str], used: set[str]) -> Iterable[str]:
    """All effects that may be applied now, as answers."""
    player = table.players[name]
    for domain in DOMAINS:
        if domain != "culture" and f"effect {domain}" not in used:
            for level in levels(table, player, domain):
                if permanent_is_possible(table, player, domain, level, barred):
                    yield f"effect {domain} {level}"
        if f"discard {domain}" not in used and paid_is_possible(table, name, domain):
            yield f"discard {domain}"
    others = table.around(name)
    most = all(player.count("culture") > table.players[other].count("culture") for other in others)
    if most and "copy" not in used:  # CIV-3.7
        for other in others:
            for domain in DOMAINS:
                if domain != "culture" and f"effect {domain}" not in used:
                    for level in levels(table, table.players[other], domain):
                        if permanent_is_possible(table, player, domain, level, barred):
                            yield f"copy {other} {domain} {level}"


def levels(table: Table, player: Player, domain: str) -> list[int]:
    """CIV-3.1: three cards open level 1 and five level 2; with four players two and four."""
    fewer = 1 if len(table.players) == 4 else 0
    return [level for level, needed in ((1, 3), (2, 5)) if player.count(domain) >= needed - fewer]


def permanent_is_possible(
    table: Table, player: Player, domain: str, level: int, barred: frozenset[str]
) -> bool:
    """CIV-4.8: an effect can be applied only if it can be carried out in full."""
    match domain:
        case "army":
            return len(player.hand) >= level
        case "economy":
            return len(player.area) >= level and len(playable(player, barred)) >= level
        case "science":
            return possible([], player.area, level, lambda taken: can_play(player, barred, taken, level))
        case "utopia":
            return len(table.discard) >= level
        case _:
            return True


def can_play(player: Player, barred: frozenset[str], taken: list[str], number: int) -> bool:
    return len(playable(player, barred, taken)) >= number


def paid_is_possible(table: Table, name: str, domain: str) -> bool:
    """The same for an effect that a card of the domain pays for, when that card has left."""
    player = table.players[name]
    if domain == "culture" or not player.count(domain):
        return False  # CIV-3.7: Culture has no discard effect
    match domain:
        case "army":
            return len(player.area) >= 2
        case "religion":
            return any(table.players[other].hand for other in table.around(name))
        case "science":
            return bool(table.deck)  # CIV-4.4
        case _:
            return any(places(table, name, card) for card in player.area if domain_of(card) == domain)


def places(table: Table, name: str, card: str) -> dict[str, list[str]]:
    """Where a card of a player may be laid face down: domains of which there is a card besides it.

    An Economy card lies nowhere where another one lies already (CIV-4.6).
    """
    found: dict[str, list[str]] = {}
    for on, player in table.players.items():
        area = without(player.area, card) if on == name else player.area
        for domain in DOMAINS:
            taken = domain_of(card) == "economy" and domain in player.embargo
            if domain in map(domain_of, area) and not taken:
                found.setdefault(on, []).append(domain)
    return found


# What effects do ------------------------------------------------------------------------------


def apply(table: Table, name: str, key: str, barred: frozenset[str], used: set[str]) -> Play:
    """One effect, finished before the next (CIV-2.2)."""
    match key.split(" "):
        case ["discard", domain]:
            used.add(key)
            yield from PAID[domain](table, name)
        case ["effect", domain, level]:
            used.add(f"effect {domain}")
            yield from permanent(table, name, domain, int(level), barred)
        case ["copy", other, domain, level]:
            # The copy counts as that domain's permanent effect for this turn (CIV-3.7).
            used |= {"copy", f"effect {domain}"}
            table.coin = {"player": other, "domain": domain, "by": name}
            yield from permanent(table, name, domain, int(level), barred)


def permanent(table: Table, name: str, domain: str, level: int, barred: frozenset[str]) -> Play:
    """The permanent effects of CIV-3, of which level 2 does twice what level 1 does."""
    player = table.players[name]
    match domain:
        case "army":
            yield from move(name, player.hand, table.discard, level)
        case "religion":
            player.limit = 5 if level == 1 else 7
        case "economy":
            yield from move(name, player.area, table.discard, level)
            yield from play_cards(player, name, level, barred)
        case "science":
            yield from move(
                name,
                player.area,
                player.hand,
                level,
                leaves_enough=lambda taken: can_play(player, barred, taken, level),
            )
            yield from play_cards(player, name, level, barred)
        case "utopia":
            yield from move(name, table.discard, player.hand, level)


def play_cards(player: Player, name: str, number: int, barred: frozenset[str]) -> Play:
    """Play so many cards that no embargo bars."""
    yield from move(name, player.hand, player.area, number, lambda card: domain_of(card) not in barred)


def pay(table: Table, name: str, domain: str, to: list[str]) -> Play:
    """A card of the domain leaves the area; the owner chooses the era."""
    yield from move(name, table.players[name].area, to, 1, lambda card: domain_of(card) == domain)


def attack(table: Table, name: str) -> Play:
    """CIV-4.1."""
    yield from pay(table, name, "army", table.discard)
    domain = yield from choose(name, map(domain_of, table.players[name].area))
    for each in (name, *table.around(name)):
        if table.players[each].count(domain):
            yield from pay(table, each, domain, table.discard)


def inquisition(table: Table, name: str) -> Play:
    """CIV-4.2."""
    yield from pay(table, name, "religion", table.discard)
    other = yield from choose(name, [each for each in table.around(name) if table.players[each].hand])
    theirs, own = table.players[other].hand, table.players[name].hand
    number = len(theirs)
    own += theirs
    theirs.clear()
    yield from move(name, own, theirs, number)


def embargo(table: Table, name: str) -> Play:
    """CIV-4.3."""
    card, on, domain = yield from lay(table, name, "economy")
    table.players[on].embargo[domain] = card


def breakthrough(table: Table, name: str) -> Play:
    """CIV-4.4."""
    yield from pay(table, name, "science", table.discard)
    drawn, table.deck = table.deck[:5], table.deck[5:]
    hand = table.players[name].hand
    hand += drawn
    yield from move(name, hand, table.discard, len(drawn))


def democracy(table: Table, name: str) -> Play:
    """CIV-4.5."""
    _, on, domain = yield from lay(table, name, "utopia")
    table.players[on].democracy[domain] += 1


def lay(table: Table, name: str, domain: str) -> Generator[Asked, str, tuple[str, str, str]]:
    """A card of the domain, the player on whom it is laid, and one of the domains there."""
    area = table.players[name].area
    card = yield from choose(name, [card for card in area if domain_of(card) == domain])
    found = places(table, name, card)
    on = yield from choose(name, found)
    below = yield from choose(name, found[on])
    area.remove(card)
    return card, on, below


PAID: Mapping[str, Callable[[Table, str], Play]] = {
    "army": attack,
    "religion": inquisition,
    "economy": embargo,
    "science": breakthrough,
    "utopia": democracy,
}


# The end --------------------------------------------------------------------------------------


def leaders(table: Table, domain: str) -> list[str]:
    """All who have the most cards of a domain, of which there must be one (CIV-5.3)."""
    most = max(player.count(domain) for player in table.players.values())
    return [name for name, player in table.players.items() if most and player.count(domain) == most]


def led(table: Table, names: Iterable[str]) -> int:
    """In how many domains one of these players has the most cards."""
    return sum(not set(names).isdisjoint(leaders(table, domain)) for domain in DOMAINS)


def win_by_majority(table: Table) -> None:
    """CIV-5.3; of a team with one point for each domain in which a partner leads, CIV-5.4."""
    points = {name: led(table, table.team(name)) for name in table.players}
    best = [name for name in table.players if points[name] == max(points.values())]
    if not table.teams:
        for domain in COMPARED:
            most = max(table.players[name].count(domain) for name in best)
            best = [name for name in best if table.players[name].count(domain) == most]
    table.winners, table.reason = best, "CIV-5.3"


# Beside the engine ----------------------------------------------------------------------------


def laid_out(position: Mapping[str, Any], drafted: Mapping[str, list[str]], teams: list[list[str]]) -> Table:
    """The table of a new game at its first decision, with the cards that everybody drafts from."""
    names = position["players"]
    return Table(
        players={name: Player(hand=[] if drafted else list(names[name]["hand"])) for name in names},
        teams=teams,
        first=position["first"],
        deck=list(position["deck"]),
        packs={name: list(cards) for name, cards in drafted.items()},
    )


def as_reported(table: Table) -> dict[str, Any]:
    """What a report says of the table, as far as the rules decide it; hands and areas have no order."""
    return {
        "turn": table.turn,
        "first": table.first,
        "step": table.step,
        "winners": table.winners,
        "reason": table.reason,
        "deck": table.deck,
        "discard": sorted(table.discard),
        "coin": table.coin,
        "open": sorted(table.open),
        "players": {
            name: {
                "hand": sorted(player.hand),
                "area": sorted(player.area),
                "democracy": {domain: count for domain, count in player.democracy.items() if count},
                "embargo": sorted(player.embargo),
                "limit": player.limit,
                **({"points": led(table, [name])} if table.winners else {}),
            }
            for name, player in table.players.items()
        },
    }


def reported(position: Mapping[str, Any]) -> dict[str, Any]:
    """The engine's report in the same form."""
    return {
        **{key: position[key] for key in ("turn", "first", "step", "winners", "reason", "deck", "coin")},
        "discard": sorted(position["discard"]),
        "open": sorted(position.get("open", [])),
        "players": {
            name: {
                **player,
                "hand": sorted(player["hand"]),
                "area": sorted(player["area"]),
                "embargo": sorted(player["embargo"]),
            }
            for name, player in position["players"].items()
        },
    }
