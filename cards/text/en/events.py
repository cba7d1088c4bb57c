"""What happened, as sentences that give the reason."""

from __future__ import annotations

from cards.text import events
from cards.text.en import talk
from cards.text.en.words import capital
from cards.text.facts import ClauseKey, Data

TELLINGS = events.Tellings(
    draw="{player} draws {card}.",
    zero="There is no pile of 0s, so the draw starts at age 1. ",
    past_one="The pile of {of_first} is empty, so {player} draws {card}.",
    past_two="The piles of {of_first} and {of_last} are empty, so {player} draws {card}.",
    past_many="The piles from {first_age} to {last_age} are empty, so {player} draws {card}.",
    reveal="{player} reveals {card_and_colour}.",
    meld="{player} melds {card}.",
    meld_from="{player} melds {card} {from}.",
    tuck="{player} tucks {card} under their {pile}.",
    tuck_from="{player} tucks {card} {from} under their {pile}.",
    score="{player} scores {card}.",
    score_from="{player} scores {card} {from}.",
    stays=" The pile stays splayed {splay}.",
    return_="{player} returns {card} {from} to the bottom of the pile of {of_age}.",
    return_several="{player} returns {card} {from}, each to the bottom of its pile.",
    transfer="{player} transfers {card} {from} {to}.",
    exchange="{player} exchanges {given} {of_given} with {taken} {of_taken}.",
    exchange_gives="{player} sends {given} {from} {to} and gets nothing back: "
    "an exchange takes place even if one side is empty.",
    exchange_takes="{player} has nothing to give but still gets {taken} {from_taken}: "
    "an exchange takes place even if one side is empty.",
    splay="{player} splays their {cards_of} {direction}.",
    splay_was="{player} splays their {cards_of} {direction}; they were splayed {was} before.",
    arrange="{player} puts their {cards_of} in a new order.",
    remove="The card is red: all hands, boards and scores are removed from the game, "
    "and the dogma ends at once.",
    achieve="{player} has at least {points_needed} points and a top card of value {period} or higher, "
    "and achieves period {period}.",
    claim_due="{due}, and claims the {field} field.",
    claim_effect="{player} claims the {field} field with {title}.",
    dogma="{player} activates {card}. {icon_plural_capital} on the boards: {counts}.",
    fewer="{player} has {icons}, fewer than {by} ({against}),",
    lacking="{player} has {icons}, fewer than {by} ({against}),",
    equal="{player} has {as_many} {by} ({count})",
    more="{player} has {icons}, more than {by} ({against}),",
    none_spared="Neither {player} nor {by} has any {icon_plural}, so {player} need not obey {effect}.",
    none_shares="Neither {player} nor {by} has any {icon_plural}, so {player} shares {effect}.",
    obeys=" and must obey {effect}.",
    spared=" and need not obey {effect}.",
    shares=" and shares {effect}.",
    excluded=" and does not share {effect}.",
    partner="{player} is {by}'s partner and need not obey {effect}.",
    acts="{player} carries out {effect} after everybody who shares it.",
    acts_alone="Nobody shares {effect}, so {player} carries it out alone.",
    acts_last="{player} carries out {effect} last, after {sharing}.",
    choose_colour="{player} chooses {colour}.",
    choose_value="{player} chooses the value {chosen}.",
    choose="{player} chooses {chosen}.",
    choose_option="{player} chooses to {deed}.",
    decline="{player} chooses not to {deed}.",
    stop=("{player} stops after one card.", "{player} stops after {named_in_words} cards."),
    execute="{player} carries out the cooperative effects of {card} alone; nobody shares them.",
    repeat="The condition holds, so {player} repeats {effect}.",
    repeat_because=", so {player} repeats {effect}.",
    repeat_one_in_hand="{player} now has exactly one card in hand and must obey {effect} again.",
    bonus=(
        "{by} shared and changed something in the game: {player} draws a card as the sharing bonus.",
        "{by} shared and changed something in the game: {player} draws a card as the sharing bonus.",
    ),
    bonus_nobody="Nobody else shared, so {player} gets no sharing bonus.",
    bonus_nothing="Sharing changed nothing in the game, so {player} gets no sharing bonus.",
    bonus_partner="Only a partner's sharing changed something, so {player} gets no sharing bonus.",
    turn="It is {player}'s turn, with {actions_in_words} actions.",
    turn_short="It is {player}'s turn, with only one action because the game has just begun.",
    turn_first=(
        "{first} comes first in the alphabet, so {player} begins, with one action.",
        "{first} comes first in the alphabet, so {player} begins, with {actions_in_words} actions.",
    ),
    end_achievements="{winners} has {achievements} achievements: "
    "with {players_in_words} players, that wins the game.",
    end_team="{winners} have {achievements} achievements between them, and win the game as a team.",
    end_points="This draw would go above age 10, so the game ends. Points: {standings}. ",
    most_points=("{winners} has the most and wins.", "{winners} have the most and win."),
    most_achievements="{level} are level, but {winners} has more achievements ({achievements}) and wins.",
    most_achievements_team="The teams are level, but {winners} have more achievements ({achievements}) "
    "and win.",
    shared_victory="{winners} are level on achievements too ({achievements}) and share the victory.",
    wins_with=(" and wins the game with {title}.", ", so {winners} win the game with {title}."),
    role_obeys=(
        "{acting} has fewer {icon_plural} than {by} ({against}) and must obey {effect}",
        "{acting} have fewer {icon_plural} than {by} ({against}) and must obey {effect}",
    ),
    role_spared=("; {passed} need not.", "; {passed} need not."),
    role_spared_only=(
        "{passed} has at least {as_many} {by} ({against}) and need not obey {effect}.",
        "{passed} have at least {as_many} {by} ({against}) and need not obey {effect}.",
    ),
    role_none_obeys="No opponent has fewer {icon_plural} than {by} ({against}), "
    "so nobody has to obey {effect}.",
    role_shares=(
        "{acting} has at least {as_many} {by} ({against}) and shares {effect}",
        "{acting} have at least {as_many} {by} ({against}) and share {effect}",
    ),
    role_excluded=("; {passed} does not.", "; {passed} do not."),
    role_last=" {by} acts last.",
    role_alone="Nobody else has {as_many} {by} ({against}), so {by} carries out {effect} alone.",
    role_excluded_only=(
        "{passed} has fewer {icon_plural} than {by} ({against}) and does not share {effect}.",
        "{passed} have fewer {icon_plural} than {by} ({against}) and do not share {effect}.",
    ),
    draw_and_meld="{player} draws and melds {card}.",
    draw_and_tuck="{player} draws and tucks {card}.",
    draw_and_score="{player} draws and scores {card}.",
    draw_and_reveal="{player} draws and reveals {card_and_colour}.",
    bonus_draw=(
        "{by} shared, so {player} draws {card} as the sharing bonus.",
        "{by} shared, so {player} draws {card} as the sharing bonus.",
    ),
    no_hand="{player} has no cards in hand, so there is nothing to {verb}.",
    no_score="{player} has no cards in their score, so there is nothing to {verb}.",
    no_board="{player} has no cards on their board, so there is nothing to {verb}.",
    no_such="{player} has no card that fits the words {words}.",
    no_such_anywhere="No card fits the words {words}.",
    too_few="{player} has only {held} cards, too few for {words}.",
    only_one_stays="{player} has only one card, and that one stays.",
    no_value="Nobody has a card in their score, so there is no value to choose.",
    no_colour="{player} has no cards on their board, so there is no colour to choose.",
    no_pile="{player} has no pile of two or more cards to rearrange.",
    per_icons="{player} has {counted_icons}, too few for {words}.",
    half_of_one="{player} has one card, and half of that, rounded down, is none.",
    none_due="For {player}, the number in {words} is 0.",
    has_icon="{named_cards} has a {tested_icon}",
    has_no_icon=("{named_cards} has no {tested_icon}", "{none_of_cards} has a {tested_icon}"),
    is_colour="{card_is}",
    are_not_colour="{none_of_cards} is {tested_colour}",
    not_met="The condition {words} does not hold for {player}",
    so_keeps=(", so {player} keeps it.", ", so {player} keeps them."),
    so_no_repeat=", so {player} does not repeat the effect.",
    so_otherwise=", so “otherwise” applies: {words}.",
    not_done="{player} has {done} nothing, so what follows “if you do” does not happen.",
    splay_none="{player} has no {cards_of} to splay.",
    splay_one="{player} has only one {card_of}, and splaying takes two.",
    splay_already="{player}'s {cards_of} are already splayed {direction}.",
    splay_several="{player} has no {of_colours} pile to splay {direction}: "
    "that takes two cards of a colour not yet splayed {direction}.",
    splay_any="{player} has no pile to splay {direction}: "
    "that takes two cards of a colour not yet splayed {direction}.",
    splay_no_such="{player} has no pile that fits the words {words}.",
    no_exchange="There is no card on either side, so nothing is exchanged.",
    same_order="{player} leaves the cards in the same order, so nothing has changed.",
    taken_own="{player} already has the {field} field, so nothing happens.",
    taken_by="{owner} already has the {field} field, so {player} cannot claim it.",
    nobody="Several players are tied, so nobody wins and the game goes on.",
    no_effects="{card} has no cooperative effect, so nothing happens.",
    no_player="No player fits the words {words}.",
    none_to_obey="Nobody has to obey this demand.",
    won_icons="{leader} has {most_icons}",
    won_green="{leader} has {most} green cards",
    won_achievements="{leader} has more achievements than anybody else ({most})",
    won_most_points="Points: {counts}. {leader} has the most",
    won_least_points="Points: {counts}. {leader} has the fewest",
    won_most_icons="{leader} has the most {won_icon_plural} ({counts})",
)


def sentence(kind: str, player: str | None, data: Data, clause: ClauseKey | None = None) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none."""
    said = events.sentence(kind, player or "nobody", data, TELLINGS, talk, clause)
    return capital(said.replace("A.I..", "A.I."))  # its name ends in a full stop
