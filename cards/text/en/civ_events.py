"""What happened in CIV, as sentences that give the reason."""

from __future__ import annotations

from cards.text import civ_events
from cards.text.civ_fields import Data
from cards.text.en import civ_words
from cards.text.en.words import capital

SENTENCES = civ_events.Sentences(
    play="{player} plays {card} and now has {cards}.",
    play_opens="{player} plays {card} and now has {cards}, enough for level {level}.",
    near=" Hegemony in {domain} takes {hegemony}.",
    near_enough=" Hegemony in {domain} takes {hegemony}: "
    "{player} wins if all {needed} are still there at the end of the turn.",
    discard_hand="{player} discards {card} from their hand.",
    discard_embargo="{of_player} turn is over, and with it the embargo on {domain}: {card} is discarded.",
    discard_area="{player} discards {card} from their play area, {left}.",
    take_area="{player} takes {card} from their play area into their hand, {left}.",
    take_pile="{player} takes {card} from the discard pile into their hand.",
    take_draft="{player} keeps {card}.",
    take_middle="{player} takes {card} from the middle into their play area.",
    take_hand="{player} takes {card} from {of_owner} hand.",
    give_back="{player} gives {card} back {to_receiver}.",
    give_draft="{player} passes {card} {to_receiver}.",
    draw="{player} draws {card}.",
    lay_open="{player} lays {card} face up in the middle.",
    lay_embargo="{player} lays {card} face down across {of_on} {domain}: an embargo, "
    "so {on} cannot play {domain} cards on their next turn.",
    lay_democracy="{player} lays {card} face down in {of_on} {domain}: "
    "{on} now needs {hegemony_cards} for hegemony.",
    affect_obeys="{has} and must discard one.",
    affect_immune="{has} and discards nothing.",
    affect_paid="{player} uses {ability}, the discard effect of {domain}.",
    affect_level="{player} uses {ability}, level {level} of {domain}: it needs {needed_cards}, "
    "and {player} has {count}.",
    choose="{player} chooses {chosen}.",
    choose_domain="{player} chooses {chosen}.",
    choose_first="{player} is the first player.",
    choose_option="{player} chooses alternative {chosen}.",
    decline="{player} chooses not to do it.",
    decline_named="{player} stops here.",
    copy="{player} has more Culture cards than any other player ({culture}) and copies {ability}, "
    "level {level} of {domain}, from {from}: it needs {needed_cards}, and {from} has {count}.",
    coin_copied="The culture coin goes in front of {of_on} {domain}.",
    coin_turn="{of_player} next turn begins: the culture coin goes back beside the deck.",
    coin_culture=(
        "{others} now has at least as many Culture cards as {player} ({count}): "
        "the culture coin goes back beside the deck.",
        "{others} now each have at least as many Culture cards as {player} ({count}): "
        "the culture coin goes back beside the deck.",
    ),
    limit="{of_player} hand limit is {limit} instead of {was} this turn.",
    nothing="{player} has no card for this, so nothing happens.",
    nothing_not_so="The condition is not met, so {player} skips this part.",
    nothing_not_done="This part had no effect, so whatever depends on it does not happen.",
    nothing_barred=(
        "Every card in {of_player} hand belongs to a domain under embargo ({barred}), "
        "so {player} plays nothing.",
        "All the cards in {of_player} hand belong to domains under embargo ({barred}), "
        "so {player} plays nothing.",
    ),
    nothing_no_hand="{player} has no cards in hand and plays nothing.",
    nothing_culture=(
        "{player} cannot copy an effect this turn: {others} has at least as many Culture cards.",
        "{player} cannot copy an effect this turn: {others} each have at least as many Culture cards.",
    ),
    nothing_hand_full=(
        "{player} has {count} card in hand (hand limit {limit}) and draws nothing.",
        "{player} has {count} cards in hand (hand limit {limit}) and draws nothing.",
    ),
    nothing_no_deck="The deck is empty: {player} draws nothing.",
    turn="It is {of_player} turn",
    turn_last="It is {of_player} last turn",
    turn_barred=(
        "; an embargo keeps {player} from playing {barred}",
        "; embargoes keep {player} from playing {any_barred}",
    ),
    last_round="{player} has drawn the last card of the deck: this is the last round, "
    "and nobody plays after this turn.",
    last_round_still=(
        "{player} has drawn the last card of the deck: this is the last round, "
        "and after this turn only {still} plays.",
        "{player} has drawn the last card of the deck: this is the last round, "
        "and after this turn only {still} play.",
    ),
    hegemony="Hegemony in {domain} takes {hegemony}, and they are still there at the end of the turn.",
    over="The last round is over.",
    majorities="Majorities: {leaders}.",
    no_majority="Nobody has a majority.",
    points="Points: {points}.",
    tied="{tied} are level on points, and {by} decides.",
    tied_to_the_end="{tied} are level on points. "
    "Compared domain by domain, {winners} are still level and share the victory.",
    all_tied_to_the_end="{tied} are level on points. "
    "Compared domain by domain, they are still level, so they share the victory.",
    shared="{winners} are level and share the victory.",
    win=("{winners} wins.", "{winners} win."),
)


def sentence(kind: str, player: str | None, data: Data) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none."""
    return capital(civ_events.sentence(kind, player or "nobody", data, SENTENCES, civ_words))
