"""Faults that are none: nobody at any table could tell the line from the one that it replaces."""

from __future__ import annotations

SAME: dict[tuple[str, str], str] = {
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
}
"""By file and changed line: why."""
