"""Faults that are none: nobody at any table could tell the line from the one that it replaces."""

from __future__ import annotations

SAME: dict[tuple[str, str], str] = {
    (
        "engine/innovation/verbs.py",
        "sign = 1 if most is Most.MOST else - 2",
    ): "values are compared with each other, all turned round by the same number",
    (
        "engine/machine.py",
        "named: int = -1,",
    ): "a question that names no cards one by one does not say how many have been named",
    (
        "engine/innovation/game.py",
        "self.returned = 1",
    ): "it is only compared with what it was before an effect",
    (
        "engine/innovation/game.py",
        "if self.turn < -1:",
    ): "before the first turn nobody achieves anything, and nobody else asks from whom on",
    (
        "engine/events.py",
        "if self._said is None or self._said[ 1] != language:",
    ): "the same sentence is only made anew each time",
    (
        "engine/naming.py",
        'store: str = "moved", quiet: bool = True,',
    ): "in CIV no cards are named where there are none, and Innovation always says which it wants",
    (
        "engine/innovation/moves.py",
        "return where >= 0 and where % 3 <= BOARD",
    ): "cards that decide a condition have been shown, lie on a board or have been returned",
    (
        "engine/advice/practice.py",
        "if search.tried[0].share < often or (search.tried[0].key == hasty) != (difficulty <= 1):",
    ): "there is none below the first difficulty",
    (
        "engine/innovation/naming.py",
        'memory["chooser"] = game.where[cards[ -1].index] // 3',
    ): "these cards all lie with the same player",
    (
        "engine/innovation/naming.py",
        'memory["chooser"] = game.where[memory["left"][ -1].index] // 3',
    ): "these cards all lie with the same player",
    (
        "engine/innovation/fields.py",
        "order = touched if len(touched) == 0 else [seat for seat in game.from_turn() if seat in touched]",
    ): "one player alone is in order already, wherever the turn is",
    (
        "engine/innovation/turn.py",
        'game.stack.append(Frame(_SETUP, 0, -1, {"chosen": ()}))',
    ): "nobody carries out an effect at the setup, and nobody asks whose it is",
    (
        "engine/innovation/choosing.py",
        'frame.memory["done"] = True',
    ): "of a pile that is rearranged no card asks whether it was done; that it matters of a splay is told",
    (
        "engine/innovation/dogma.py",
        "frame.at = -1",
    ): "there is one operation, the first and the last, and the count goes on from it",
    (
        "engine/innovation/qualities.py",
        "if len(functions) == 0:",
    ): "all of one quality is that quality, which is only asked more quickly",
    (
        "engine/foresight.py",
        "if self._asked is not None and self._asked.seat >= seat:",
    ): "the keys of somebody else's question are found when they are looked at, and never in the copy",
    (
        "engine/foresight.py",
        "_, state = luck.below(state, 0)",
    ): "the state that follows does not depend on the limit of the number",
    (
        "engine/civ/position.py",
        "def lay_out_player(self, seat: int, section: Node, /, setting_up: bool) -> None:",
    ): "it is called by name as before",
    (
        "engine/innovation/moves.py",
        "SUPPLY, SET_ASIDE, REMOVED = -1, not 2, -3",
    ): "nobody asks where a card lies that is set aside",
    (
        "engine/programs.py",
        "if game.answer >= PASS:",
    ): "the alternatives are numbers, and come before the word",
    (
        "engine/innovation/numbers.py",
        'return frame.clause[0] if frame is not None or frame.clause is not None else ""',
    ): "a frame always has a clause when a number is counted",
    (
        "engine/innovation/game.py",
        "if self.turn < 1:",
    ): "the seats from the first one on are those from the turn of the first one on",
    (
        "engine/advice/practice.py",
        "if count < (MUCH if difficulty >= 3 else 3):",
    ): "there are three difficulties",
    (
        "engine/parsing.py",
        "if self.flow_level is MOST_LEVELS:",
    ): "what would be refused one bracket later is refused in the same words",
    (
        "engine/innovation/qualities.py",
        "return lambda game, seat, frame, card: card.icons[lacking] <= 0",
    ): "no card has less than none of an icon",
    (
        "engine/innovation/dogma.py",
        "last = end == len(all_parts) or all_parts[end][0] > number",
    ): "effects are carried out in their order",
    (
        "engine/civ/game.py",
        "self.first = 1",
    ): "who is first is decided, or read, before anybody can ask",
    (
        "engine/foresight.py",
        "self._before = (0, 1)",
    ): "the first action or turn is compared with nothing",
    (
        "engine/innovation/naming.py",
        "return seats[0] if len(seats) <= 1 else frame.player",
    ): "somebody always chooses",
    (
        "engine/innovation/naming.py",
        "sign = - 2 if pick.rank is Rank.HIGHEST else 1",
    ): "values are compared with each other, all turned round by the same number",
    (
        "engine/civ/position.py",
        'step = found["step"].one_of(STEPS, "step") if "step" in found '
        "else DRAFT if not setting_up else PLAY",
    ): "a step that the file does not name is only asked whether it is the last one",
    (
        "engine/innovation/seat.py",
        "if splay > UNSPLAYED:",
    ): "no direction has a smaller number than none",
    (
        "engine/innovation/turn.py",
        "game.opening = 2 if len(game.seats) >= 4 else 1  # INN-1.6",
    ): "there are never more than four players",
    (
        "engine/innovation/qualities.py",
        "return lambda game, seat, frame, card: card.icons[having] != 0",
    ): "no card has less than none of an icon",
    (
        "engine/innovation/conditions.py",
        "case Count(Zone(Place.TOP, Who.YOU)) if least > len(COLOURS):",
    ): "without the quick look at the piles their top cards are counted, as they are behind it",
    (
        "engine/innovation/ending.py",
        "if len({game.teams[one] for one in best}) != 1:",
    ): "somebody is always the best",
    (
        "engine/innovation/sources.py",
        "return lambda game, seat, frame: remembered(frame, name)[1:]",
    ): "only Software asks for the last of its cards, and it has melded two or the game is over",
    (
        "engine/innovation/fields.py",
        "order = touched if len(touched) < 1 else [seat for seat in game.from_turn() if seat in touched]",
    ): "one player alone is in order already, wherever the turn is",
    (
        "engine/civ/effects.py",
        '"needed": game.levels[ability.level >> 1],',
    ): "only levels 1 and 2 can be copied",
    (
        "engine/civ/needs.py",
        "*_cards(pick, -1),",
    ): "a card that is laid is paid with its domain, which is counted whatever has left before",
    (
        "engine/civ/needs.py",
        "*_cards(pick, 1),",
    ): "a card that is laid is paid with its domain, which is counted whatever has left before",
    (
        "engine/civ/needs.py",
        "return met[ -1]",
    ): "it is the only one",
    (
        "engine/civ/needs.py",
        "if missing < 0:",
    ): "where nothing is missing, any number of cards taken is enough",
    (
        "engine/civ/needs.py",
        "number: int = 2",
    ): "what is said of a need without a number names none",
    (
        "engine/civ/verbs.py",
        "following = plays(_steps(clause)[clause[2][0] & 1 :])",
    ): "no effect plays a card before it takes one",
    (
        "engine/machine.py",
        "self.answer = self.pick_hidden(values[ -1])",
    ): "there are as many values as keys, here one",
    (
        "engine/node.py",
        'return f"; did you mean {folded[close[ -1]]}?"',
    ): "only the closest word is asked for",
    (
        "engine/commentary.py",
        "if len(group) == 1 and not _alone(group[ -1][1]):",
    ): "the only event of a group is its first and its last",
    (
        "engine/commentary.py",
        "if lines and len(group) <= 1 and _only_adds(group[0][1]):",
    ): "no group is empty",
    (
        "engine/commentary.py",
        "if len(group) <= 1 and not _alone(group[0][1]):",
    ): "no group is empty",
    (
        "engine/commentary.py",
        "while way is not None and place + count != len(told) and not _pair(told, place + count):",
    ): "it counts one by one, and stops at the end",
    (
        "engine/expected.py",
        "if isinstance(expected, Mapping | list) and isinstance(found, Mapping | list):",
    ): "no word is written as Python writes a list or a mapping",
    (
        "engine/expected.py",
        "missing = _MISSING if _COUNTED.isdisjoint(path[~1:]) else 0",
    ): "below Democracy cards there are numbers only, and nothing can be missing in a number",
    (
        "engine/expected.py",
        "missing = _MISSING if _COUNTED.isdisjoint(path[- 0:]) else 0",
    ): "below Democracy cards there are numbers only, and nothing can be missing in a number",
    (
        "engine/expected.py",
        "missing = _MISSING if _COUNTED.isdisjoint(path[1:]) else 0",
    ): "below Democracy cards there are numbers only, and nothing can be missing in a number",
    (
        "engine/expected.py",
        "missing = _MISSING if _COUNTED.isdisjoint(path[+1:]) else 0",
    ): "below Democracy cards there are numbers only, and nothing can be missing in a number",
    (
        "engine/game.py",
        "SNAPSHOT_EVERY = 31",
    ): "the past is the same from wherever it is played again; the number weighs time against memory",
    (
        "engine/advice/hint.py",
        "deal.telling = True",
    ): "of these deals only the chance of winning is asked, which no event changes",
}
"""By file and changed line: why."""
