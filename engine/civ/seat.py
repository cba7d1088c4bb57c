"""What lies before one player of CIV; the cards of each domain are counted as they come and go."""

from __future__ import annotations

from engine.civ.deck import DOMAIN_IDS, Kind


class Seat:
    """A player's hand and play area, and what lies face down in it."""

    __slots__ = ("area", "barred", "counts", "democracy", "embargoes", "hand", "limit", "seen")

    def __init__(self, limit: int, players: int) -> None:
        self.hand: list[Kind] = []
        self.area: list[Kind] = []
        self.counts = [0] * len(DOMAIN_IDS)
        """How many cards of each domain lie in the play area (CIV-4.6: without those face down)."""
        self.democracy = [0] * len(DOMAIN_IDS)
        """How many Utopia cards lie face down in each domain (CIV-4.5)."""
        self.embargoes: dict[int, Kind] = {}
        """The domains under an embargo, and the Economy card that lies there."""
        self.barred: frozenset[int] = frozenset()
        """The domains that may not be played in the present turn."""
        self.limit = limit
        """The hand limit now."""
        self.seen: list[tuple[Kind, ...]] = [()] * (players + 1)
        """The cards in the hand that others are sure of, by their seats; last what everybody has seen."""

    def copy(self) -> Seat:
        """An independent seat with the same cards."""
        twin = Seat.__new__(Seat)
        twin.hand = self.hand[:]
        twin.area = self.area[:]
        twin.counts = self.counts[:]
        twin.democracy = self.democracy[:]
        twin.embargoes = self.embargoes.copy()
        twin.barred = self.barred
        twin.limit = self.limit
        twin.seen = self.seen[:]
        return twin

    def is_seen(self, card: Kind) -> None:
        """A card has come into the hand before everybody's eyes."""
        self.seen = [(*cards, card) for cards in self.seen]

    def shows(self, card: Kind) -> None:
        """A card has left the hand before everybody's eyes."""
        for eye, cards in enumerate(self.seen):
            if card in cards:
                self.seen[eye] = without(cards, card)

    def playable(self) -> list[Kind]:
        """The cards in hand that no embargo forbids to play. Not to be changed."""
        if not self.barred:
            return self.hand
        return [card for card in self.hand if card.domain not in self.barred]


def without(cards: tuple[Kind, ...], card: Kind) -> tuple[Kind, ...]:
    """The same cards less one of a kind, if it is there."""
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
