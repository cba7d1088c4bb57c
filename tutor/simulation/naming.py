"""What a card is called in tables and pictures."""

from cards import civ, innovation

__all__ = ["card_name"]


def card_name(card: str) -> str:
    """The English name of a card of either game.

    >>> card_name("oars"), card_name("army2")
    ('Oars', 'Army II')
    """
    if card in innovation.CARD:
        return innovation.CARD[card].name.en
    kind = civ.CARD[card]
    return f"{kind.domain.name.en} {'I' * kind.era}"
