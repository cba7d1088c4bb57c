"""What can be asked of a position of Innovation."""

from __future__ import annotations

from cards.terms import Icon
from engine.game import Game
from engine.innovation.deck import BY_ID, UNSPLAYED
from engine.innovation.table import seat_of, table
from engine.parts import EffectPart
from tutor.story.exercises.kind import Choice, Find, Moment
from tutor.story.questions import Task
from tutor.story.questions.kinds import Happening, HowMany, Order, Part, WhatMay, WhichPlayers
from tutor.words import by_language


def _dogmas(moment: Moment, choice: Choice) -> list[str]:
    """The cards that could be activated, in any order."""
    assert moment.game.decision is not None
    return choice.mixed(key for key in moment.game.decision.keys if key.startswith("dogma "))


def _splayed(game: Game, player: str, icon: int) -> int:
    """How many piles of a player show more of an icon because they are splayed."""
    seat = seat_of(game, player)
    return sum(
        splay != UNSPLAYED and shown[icon] > pile[0].icons[icon]
        for pile, splay, shown in zip(seat.piles, seat.splays, seat.shown, strict=True)
    )


def find_part(role: str) -> Find:
    """Who has a role in an effect, where somebody has as many: at the third level the piles are splayed."""

    def find(moment: Moment, level: int, choice: Choice) -> Task | None:
        game = moment.game
        for key in _dogmas(moment, choice):
            steps = game.preview(key)
            icon = BY_ID[key.removeprefix("dogma ")].dogma
            mine = seat_of(game, moment.player).icons[icon]
            for effect in sorted({step.effect for step in steps}):
                roles = [
                    step.role for step in steps if step.effect == effect and step.player != moment.player
                ]
                counts = [
                    step.count for step in steps if step.effect == effect and step.player != moment.player
                ]
                if role not in roles or "immune" not in roles:
                    continue
                # Who takes having as many for having fewer, or too few, is to be wrong.
                if mine not in counts:
                    continue
                if level == 3 and not any(_splayed(game, name, icon) for name in game.players):
                    continue
                return Task(WhichPlayers(Part(key, role, effect)))
        return None

    return find


def find_order(moment: Moment, level: int, choice: Choice) -> Task | None:
    game = moment.game
    for key in _dogmas(moment, choice):
        steps = game.preview(key)
        for effect in (None,) if level == 3 else sorted({step.effect for step in steps}):
            affected = [step for step in steps if step.role != "immune" and effect in (None, step.effect)]
            several = effect is not None or len({step.effect for step in affected}) > 1
            if several and len(affected) > level and affected != _in_turn(affected, game, moment.player):
                return Task(Order(key, effect))
    return None


def _in_turn(affected: list[EffectPart], game: Game, activates: str) -> list[EffectPart]:
    """The order if the one who activates acted first, and each were done with the card before the next.

    Where that one has no part in it, the order in which the players sit.
    """
    names = [step.player for step in affected]
    first = game.players.index(activates) if activates in names else 0
    seats = [*game.players[first:], *game.players[:first]]
    return sorted(affected, key=lambda step: seats.index(step.player))


def find_icons(moment: Moment, level: int, choice: Choice) -> Task | None:
    """How many icons, where some are covered: of so many splayed piles as the level is high, less one."""
    game = moment.game
    name = choice.one(game.players)
    seat = seat_of(game, name)
    for icon in choice.mixed(Icon):
        place = list(Icon).index(icon)
        enough = (
            _splayed(game, name, place) >= level - 1 and sum(shown[place] > 0 for shown in seat.shown) > 1
        )
        printed = sum(card.icons[place] for pile in seat.piles for card in pile)
        flat = all(splay == UNSPLAYED for splay in seat.splays)
        if enough and printed > seat.icons[place] and (flat or level > 1):
            return Task(HowMany(f"{name}.icons.{icon}"))
    return None


def find_points(moment: Moment, level: int, choice: Choice) -> Task | None:
    """How many points: more than there are cards, of which there are the more the higher the level is."""
    game = moment.game
    seats = zip(game.players, table(game).seats, strict=True)
    fit = [name for name, seat in seats if len(seat.score) // 2 == level and seat.points > len(seat.score)]
    return Task(HowMany(f"{choice.one(fit)}.points")) if fit else None


def find_draws(moment: Moment, level: int, choice: Choice) -> Task | None:
    """From which age, where a higher card is covered, at the second level the age is empty, then both."""
    game = moment.game
    seat, supply = seat_of(game, moment.player), table(game).supply
    highest = seat.highest_top()
    comes_from = next((age for age in range(max(highest, 1), len(supply)) if supply[age]), None)
    covered = max((card.age for pile in seat.piles for card in pile[1:]), default=0)
    if comes_from in (None, max(covered, highest)) or len(seat.tops()) < 2:
        return None
    if (covered > highest) != (level != 2) or (comes_from > highest) != (level > 1):
        return None
    prompt = by_language("exercise_draws", player=moment.player)
    event = Happening({"kind": "draw", "player": moment.player})
    return Task(HowMany(event, "age"), prompt, after=((moment.player, "draw"),))


def find_achieve(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Which periods, where points alone do not decide but the top card too, or what others have taken."""
    game = moment.game
    assert game.decision is not None
    owner = seat_of(game, moment.player)
    most = owner.points // 5
    periods = range(1, min(9, most + 2) + 1)
    legal = [age for age in periods if f"achieve {age}" in game.decision.keys]
    low = any(age > owner.highest_top() for age in periods if age <= most)
    taken = any(age not in table(game).periods for age in periods if age <= most)
    if not legal or not (low or taken) or (level == 3 and not (low and taken)):
        return None
    prompt = by_language("exercise_achieves", player=moment.player)
    return Task(WhatMay(tuple(f"achieve {age}" for age in periods)), prompt)


def find_legal(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Which actions are legal, among those of cards in hand, on top, covered, and others'."""
    game = moment.game
    owner = seat_of(game, moment.player)
    covered = [card.id for pile in owner.piles for card in pile[1:]]
    others = [card.id for seat in table(game).seats if seat is not owner for card in seat.tops()]
    hand, tops = [card.id for card in owner.hand], [card.id for card in owner.tops()]
    if not hand or not covered or not others:
        return None
    keys = [f"meld {choice.one(hand)}", f"meld {choice.one(tops)}", f"dogma {choice.one(tops)}"]
    keys += [f"dogma {choice.one(covered)}"]
    if level >= 2:
        keys += [f"dogma {choice.one(others)}", "draw"]
    if level == 3:
        keys += [f"achieve {max(1, owner.points // 5)}", f"dogma {choice.one(hand)}"]
    prompt = by_language("exercise_legal", player=moment.player)
    return Task(WhatMay(tuple(choice.mixed(dict.fromkeys(keys)))), prompt)
