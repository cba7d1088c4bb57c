"""The effects of CIV a second time: which of them may be applied, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping

from tests.referee.civ_table import DOMAINS, Player, Table, domain_of, playable

Asked = tuple[str, frozenset[str]]
"""Who is asked, and the legal answers."""
Play = Generator[Asked, str, None]


def move(
    player: str,
    source: list[str],
    to: list[str],
    number: int,
    able: Callable[[str], bool] = lambda card: True,
    leaves_enough: Callable[[list[str]], bool] = lambda taken: True,
) -> Play:
    """Name so many of the able cards one at a time; each moves as soon as it is named.

    Only what leaves the rest possible may be named (CIV-4.8). Nothing is asked where there is a single
    answer, or where every card that could be named must go.
    """
    for due in range(number, 0, -1):
        named = [
            card
            for card in filter(able, source)
            if possible([card], without(filter(able, source), card), due, leaves_enough)
        ]
        keys = frozenset(named)
        card = named[0] if len(keys) == 1 or len(named) == due else (yield player, keys)
        source.remove(card)
        to.append(card)


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


def foreseen(table: Table, name: str, key: str) -> Iterator[tuple[str, str, int]]:
    """Who will do what by an answer, and by how many cards it is open, or with how many one obeys."""
    player = table.players[name]
    match key.split(" "):
        case ["play", card]:
            yield name, "acts", player.count(domain_of(card)) + 1
        case ["copy", other, domain, _]:
            yield name, "acts", table.players[other].count(domain)
        case ["effect", domain, _]:
            yield name, "acts", player.count(domain)
        case ["discard", domain]:
            yield name, "acts", player.count(domain)
            if domain == "army":
                # CIV-4.1: whoever has a card of a domain that can be chosen once the Army card is gone.
                area = without(player.area, next(card for card in player.area if domain_of(card) == "army"))
                for other in table.around(name):
                    count = sum(domain_of(card) in map(domain_of, area) for card in table.players[other].area)
                    yield other, "obeys" if count else "immune", count


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
