"""What happened in CIV, as sentences that give the reason."""

from __future__ import annotations

from cards.text import civ_events
from cards.text.civ_fields import Data
from cards.text.en import civ_words
from cards.text.en.words import capital

SENTENCES = civ_events.Sentences(
    play="{player} plays {card} and has {cards}.",
    play_opens="{player} plays {card} and has {cards}, enough for level {level}.",
    near=" Hegemony in {domain} needs {hegemony}.",
    near_enough=" Hegemony in {domain} needs {hegemony}: that is enough at the end of the turn.",
    discard_hand="{player} discards {card} from hand.",
    discard_embargo="{of_player} turn is over, and with it the embargo on {domain}: {card} is discarded.",
    discard_area="{player} discards {card} from the play area, {left}.",
    take_area="{player} takes {card} from the play area into hand, {left}.",
    take_pile="{player} takes {card} from the discard pile into hand.",
    take_draft="{player} keeps {card}.",
    take_middle="{player} takes {card} from the middle into the play area.",
    take_hand="{player} takes {card} from {of_owner} hand.",
    give_back="{player} gives back {card} {to_receiver}.",
    give_draft="{player} passes {card} {to_receiver}.",
    draw="{player} draws {card}.",
    lay_open="{player} lays {card} face up in the middle.",
    lay_embargo="{player} lays {card} face down across {of_on} {domain}: an embargo, "
    "so {on} cannot play {domain} cards on their next turn.",
    lay_democracy="{player} lays {card} face down in {of_on} {domain}: "
    "{on} now needs {hegemony_cards} for hegemony.",
    affect_obeys="{has} and must discard one.",
    affect_immune="{has} and discards nothing.",
    affect_paid="{player} applies {ability}, the discard effect of {domain}.",
    affect_level="{player} applies {ability}, level {level} of {domain}: it needs {needed}, and {has}.",
    choose="{player} chooses {chosen}.",
    choose_first="{player} is the first player.",
    choose_option="{player} chooses alternative {chosen}.",
    decline="{player} chooses not to do it.",
    decline_named="{player} stops here.",
    copy="{player} has more Culture cards than every other player ({culture}). {player} copies {ability}, "
    "level {level} of {domain}, from {from}: it needs {needed}, and {from_has}.",
    coin_copied="The culture coin goes in front of {of_on} {domain}.",
    coin_turn="{of_player} next turn begins: the culture coin goes back beside the deck.",
    coin_culture=(
        "{others} now has at least as many Culture cards as {player} ({count}): "
        "the culture coin goes back beside the deck.",
        "{others} now have at least as many Culture cards as {player} ({count}): "
        "the culture coin goes back beside the deck.",
    ),
    limit="{of_player} hand limit is {limit} instead of {was} this turn.",
    nothing="{player} has nothing to do it with.",
    nothing_not_so="The condition is not met, so {player} skips this part.",
    nothing_not_done="{player} has not done that, so what follows “if you do” does not happen.",
    nothing_barred="{player} plays nothing: all cards in hand are under the embargo on {barred}.",
    nothing_no_hand="{player} plays nothing, having no card in hand.",
    nothing_culture=(
        "No copying for {player} this turn: {others} has at least as many Culture cards.",
        "No copying for {player} this turn: {others} have at least as many Culture cards.",
    ),
    nothing_hand_full=(
        "{player} has {count} card in hand with a limit of {limit}, and draws nothing.",
        "{player} has {count} cards in hand with a limit of {limit}, and draws nothing.",
    ),
    nothing_no_deck="The deck is empty: {player} draws nothing.",
    turn="It is {of_player} turn",
    turn_last="It is {of_player} last turn",
    turn_barred="; an embargo keeps {player} from playing {barred}",
    last_round="{player} has drawn the last card of the deck: this is the last round, "
    "and nobody plays after this turn.",
    last_round_still=(
        "{player} has drawn the last card of the deck: this is the last round, "
        "and after this turn only {still} plays.",
        "{player} has drawn the last card of the deck: this is the last round, "
        "and after this turn only {still} play.",
    ),
    hegemony="Hegemony: {cards} at the end of the turn, and it takes {hegemony_bare}.",
    majority="The last round is over. Majorities: {leaders}. Points: {points}.",
    tied="{tied} are level on points, and {by} decides.",
    tied_to_the_end="{tied} are level on points. "
    "Compared domain by domain, {winners} are level to the last and share the victory.",
    shared="{winners} are level and share the victory.",
    win=("{winners} wins.", "{winners} win."),
)


def sentence(kind: str, player: str | None, data: Data) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none."""
    return capital(civ_events.sentence(kind, player or "nobody", data, SENTENCES, civ_words))
