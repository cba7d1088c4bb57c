"""Every way in which a card can move, and what follows at once: events, fields, the end.

Each function moves as the rules say, tells it, and looks at fields and endings (INN-9.8).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cards.events import innovation as told
from engine.innovation import ending, fields
from engine.innovation.deck import COLOURS, DIRECTIONS, UNSPLAYED, ReadyCard

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

HAND, SCORE, BOARD = range(3)
PLACES: tuple[told.CardPlace, ...] = ("hand", "score", "board")
SUPPLY, SET_ASIDE, REMOVED = -1, -2, -3
"""Where a card lies: place + 3 * seat, or one of these."""


def detach(game: Innovation, card: ReadyCard) -> tuple[int, int]:
    """Take a card from a player; returns the place and the seat."""
    seat, place = divmod(game.where[card.index], 3)
    from_ = game.seats[seat]
    if place == HAND:
        from_.hand.remove(card)
    elif place == SCORE:
        from_.score.remove(card)
        from_.points -= card.age
    else:
        from_.piles[card.colour].remove(card)
        from_.recount(card.colour)
    return place, seat


def attach(game: Innovation, card: ReadyCard, place: int, seat: int, *, under: bool = False) -> None:
    """Give a card to a player."""
    to = game.seats[seat]
    game.where[card.index] = place + 3 * seat
    if place == HAND:
        to.hand.append(card)
    elif place == SCORE:
        to.score.append(card)
        to.points += card.age
    else:
        pile = to.piles[card.colour]
        if under:
            pile.append(card)
        else:
            pile.insert(0, card)
        to.recount(card.colour)


def seen(game: Innovation, card: ReadyCard, place: int, owner: int, eyes: int) -> None:
    """Note who knows where a card lies that has left a place, seen by those eyes only.

    The others still know it, if they did, where it was the only card of its age there; else they can no
    longer tell which card has left.
    """
    known, age = game.known, card.age
    if place != BOARD and eyes != game.all_eyes:
        seat = game.seats[owner]
        for other in seat.hand if place == HAND else seat.score:
            if other.age == age:
                known[other.index] &= eyes
                known[card.index] = 0
    known[card.index] |= eyes


def eyes_on(game: Innovation, card: ReadyCard, place: int, owner: int, to: int, receiver: int) -> int:
    """Who sees a card move: everybody if it is revealed or comes from or to a board, else its owners."""
    if place == BOARD or to == BOARD or card.id in game.open:
        return game.all_eyes
    return 1 << owner | 1 << receiver


def on_board(game: Innovation, card: ReadyCard) -> bool:
    """Whether a card lies on somebody's board."""
    where = game.where[card.index]
    return where >= 0 and where % 3 == BOARD


def continued(game: Innovation, card: ReadyCard, seat: int) -> str | None:
    """The splay that the card's pile has, if any (INN-4.2)."""
    splay = game.seats[seat].splays[card.colour]
    return None if splay == UNSPLAYED else DIRECTIONS[splay]


def draw(game: Innovation, seat: int, value: int, rule: str = "INN-7.7") -> ReadyCard:
    """Draw a card of a value, or of the next higher age that has one (INN-3.2)."""
    age = max(value, 1)
    supply = game.supply
    while age <= 10 and not supply[age]:
        age += 1
    if age > 10:  # INN-3.3
        ending.by_points(game, seat, value)
    card = supply[age].pop(0)
    attach(game, card, HAND, seat)
    game.known[card.index] |= 1 << seat
    if age != value:
        rule = "INN-3.2"
    game.tell(told.DRAW({"card": card.id, "value": value, "age": age}), seat, rule)
    return card


def reveal(game: Innovation, seat: int, card: ReadyCard) -> None:
    """Show a card to everybody; it stays where it is."""
    game.open.append(card.id)
    game.known[card.index] = game.all_eyes
    game.tell(told.REVEAL({"card": card.id, "owner": game.players[seat]}), seat, "INN-7.7")


def meld(game: Innovation, seat: int, card: ReadyCard, rule: str = "INN-4.1") -> None:
    """Put a card of a player's on top of its pile (INN-4.1, INN-4.2)."""
    place, _ = detach(game, card)
    attach(game, card, BOARD, seat)
    game.known[card.index] = game.all_eyes
    splay = continued(game, card, seat)
    rule = rule if splay is None else "INN-4.2"
    game.tell(told.MELD({"card": card.id, "from": PLACES[place], "splay": splay}), seat, rule)
    fields.look(game, (seat,))


def tuck(game: Innovation, seat: int, card: ReadyCard) -> None:
    """Put a card of a player's under its pile (INN-7.5)."""
    place, _ = detach(game, card)
    attach(game, card, BOARD, seat, under=True)
    game.known[card.index] = game.all_eyes
    game.seats[seat].tucked += 1
    splay, starts = continued(game, card, seat), len(game.seats[seat].piles[card.colour]) == 1
    game.tell(
        told.TUCK({"card": card.id, "from": PLACES[place], "splay": splay, "starts": starts}), seat, "INN-7.5"
    )
    fields.look(game, (seat,))


def score(game: Innovation, seat: int, card: ReadyCard) -> None:
    """Put a card of a player's into the score (INN-7.6)."""
    place, owner = detach(game, card)
    attach(game, card, SCORE, seat)
    seen(game, card, place, owner, eyes_on(game, card, place, owner, SCORE, seat))
    game.seats[seat].scored += 1
    game.tell(told.SCORE({"card": card.id, "from": PLACES[place], "open": game.shown(card)}), seat, "INN-7.6")
    fields.look(game, (seat,))


def return_(game: Innovation, seat: int, card: ReadyCard) -> None:
    """Put a card under the pile of its age (INN-7.4)."""
    place, owner = detach(game, card)
    game.where[card.index] = SUPPLY
    game.supply[card.age].append(card)
    seen(game, card, place, owner, eyes_on(game, card, place, owner, SUPPLY, owner))
    game.returned += 1
    returned = told.RETURN(
        {
            "card": card.id,
            "from": PLACES[place],
            "owner": game.players[owner],
            "open": game.shown(card),
        }
    )
    game.tell(returned, seat, "INN-7.4")
    if place == BOARD:
        fields.look(game, (owner,))


def transfer(game: Innovation, seat: int, card: ReadyCard, place: int, receiver: int) -> None:
    """Move a card to a place of a player; neither melding nor scoring (INN-7.6, INN-7.8)."""
    from_, owner = detach(game, card)
    attach(game, card, place, receiver)
    seen(game, card, from_, owner, eyes_on(game, card, from_, owner, place, receiver))
    game.transferred += 1
    transferred = told.TRANSFER(
        {
            "card": card.id,
            "from": PLACES[from_],
            "owner": game.players[owner],
            "to": PLACES[place],
            "receiver": game.players[receiver],
            "splay": continued(game, card, receiver) if place == BOARD else None,
            "open": game.shown(card),
        }
    )
    game.tell(transferred, seat, "INN-7.8")
    fields.look(game, (owner, receiver))


def exchange(
    game: Innovation, seat: int, given: Sequence[ReadyCard], taken: Sequence[ReadyCard],
    ours: tuple[int, int], theirs: tuple[int, int],
) -> None:  # fmt: skip
    """Swap cards between two places (place, seat), both sides at once (INN-7.9)."""
    for card in (*given, *taken):
        detach(game, card)
    for cards, from_, to in ((given, ours, theirs), (taken, theirs, ours)):
        for card in cards:
            seen(game, card, *from_, eyes_on(game, card, *from_, *to))
    for card in given:
        attach(game, card, *theirs)
    for card in taken:
        attach(game, card, *ours)
    exchanged = told.EXCHANGE(
        {
            "given": [card.id for card in given],
            "from": PLACES[ours[0]],
            "owner": game.players[ours[1]],
            "taken": [card.id for card in taken],
            "to": PLACES[theirs[0]],
            "receiver": game.players[theirs[1]],
        }
    )
    game.tell(exchanged, seat, "INN-7.9")
    fields.look(game, (ours[1], theirs[1]))


def splay(game: Innovation, seat: int, colour: int, direction: int) -> None:
    """Splay a pile of two or more cards (INN-8.1)."""
    owner = game.seats[seat]
    was = owner.splays[colour]
    owner.splays[colour] = direction
    owner.recount(colour)
    before = None if was == UNSPLAYED else DIRECTIONS[was]
    splayed = told.SPLAY({"colour": COLOURS[colour], "direction": DIRECTIONS[direction], "was": before})
    game.tell(splayed, seat, "INN-8.1")
    fields.look(game, (seat,))


def unsplay(game: Innovation, seat: int, colour: int) -> None:
    """Take the direction away from a pile that is splayed (INN-8.1)."""
    owner = game.seats[seat]
    was = DIRECTIONS[owner.splays[colour]]
    owner.splays[colour] = UNSPLAYED
    owner.recount(colour)
    game.tell(told.UNSPLAY({"colour": COLOURS[colour], "was": was}), seat, "INN-8.1")
    fields.look(game, (seat,))


def arrange(game: Innovation, seat: int, colour: int, order: Sequence[ReadyCard]) -> None:
    """Put a pile into another order; its splay stays."""
    owner = game.seats[seat]
    owner.piles[colour] = list(order)
    owner.recount(colour)
    game.tell(told.ARRANGE({"colour": COLOURS[colour]}), seat, "INN-8.1")
    fields.look(game, (seat,))


def remove_all(game: Innovation, seat: int) -> None:
    """Remove every hand, board and score from the game (INN-7.10)."""
    for each in game.seats:
        for card in (*each.hand, *each.score, *(card for pile in each.piles for card in pile)):
            game.where[card.index] = REMOVED
            game.removed.append(card)
        each.hand, each.score, each.points = [], [], 0
        each.piles = [[] for _ in COLOURS]
        for colour in range(len(COLOURS)):
            each.recount(colour)
    game.tell(told.REMOVE({}), seat, "INN-7.10")
    fields.look(game, range(len(game.seats)))


def in_order(game: Innovation, seat: int, cards: Iterable[ReadyCard]) -> list[ReadyCard]:
    """The order in which cards move together: by owner, value, place in the list (INN-9.8)."""
    turn_of = game.order_after[seat]
    return sorted(cards, key=lambda card: (turn_of[game.where[card.index] // 3], card.age, card.index))
