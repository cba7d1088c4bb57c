"""Print the text of a card."""

import argparse

from cards.terms import EDITION_NAMES, LANGUAGES
from tutor.command.refusal import Refusal

EXAMPLE = "aula text 'The Wheel' --language fr"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("card", metavar="CARD", help="its name in any language, or its id")
    parser.add_argument("--edition", choices=EDITION_NAMES, default="first", help="default first")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="default en")


def carry_out(chosen: argparse.Namespace) -> int:
    """Refuse a card that nobody knows."""
    from cards.find import find_any
    from cards.model import Card
    from cards.text import card_text, domain_text

    try:
        found = find_any(chosen.card)
    except KeyError as error:
        raise Refusal(error.args[0]) from error
    if isinstance(found, Card):
        print(card_text(found.id, chosen.language, chosen.edition))
    else:
        print(domain_text(found.id, chosen.language))
    return 0
