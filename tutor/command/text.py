"""Print the text of a card."""

import argparse

from cards.terms import LANGUAGES
from tutor.command.refusal import Refusal


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("card", metavar="CARD", help="its name in any language, or its id")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="default en")


def carry_out(chosen: argparse.Namespace) -> int:
    """Refuse a card that nobody knows."""
    import cards
    from cards.text import card_text

    try:
        card = cards.find(chosen.card)
    except LookupError as error:
        raise Refusal(f"there is no card {chosen.card!r}") from error
    print(card_text(card.id, chosen.language))
    return 0
