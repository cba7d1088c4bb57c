"""Which sentences an event of Innovation calls for; a language says only how they read."""

from __future__ import annotations

from dataclasses import dataclass

from cards.program import Colours, EqualTo, Splay
from cards.program.paths import OTHERWISE, Path
from cards.program.trail import question_of
from cards.text.because import Because, because, no_card, none_due, won
from cards.text.facts import ClauseKey, Data, Facts, Plural, Talk, number_of, step_at, trail_at

__all__ = ["Tellings", "quoted_path", "sentence"]


@dataclass(frozen=True, kw_only=True, slots=True)
class Tellings(Because):
    """The sentences of a language; their fields are those of `Facts`."""

    draw: str
    zero: str
    """Before another sentence: why one draws from age 1."""
    past_one: str
    past_two: str
    past_many: str
    reveal: str
    meld: str
    meld_from: str
    tuck: str
    tuck_from: str
    tuck_starts: str
    score: str
    score_from: str
    stays: str
    stays_there: str
    """After another sentence: the pile keeps its splay, one's own or that of the receiver."""
    return_: str
    return_several: str
    transfer: str
    exchange: str
    exchange_gives: str
    exchange_gives_own: str
    """To another player, or to another place of one's own."""
    exchange_takes: str
    splay: str
    splay_was: str
    unsplay: str
    arrange: str
    remove: str
    achieve: str
    claim_due: str
    claim_effect: str
    dogma: str
    fewer: str
    equal: str
    more: str
    lacking: str
    """One has none, the other some."""
    none_spared: str
    none_shares: str
    """Neither has any."""
    obeys: str
    spared: str
    shares: str
    excluded: str
    partner: str
    acts: str
    """Before it is known who shares."""
    acts_alone: str
    acts_last: str
    choose_colour: str
    choose_value: str
    choose: str
    choose_option: str
    decline: str
    stop: Plural
    execute: str
    repeat: str
    repeat_because: str
    repeat_done: str
    """After what had to be done for it."""
    repeat_one_in_hand: str
    bonus: Plural
    bonus_nobody: str
    bonus_nothing: str
    bonus_partner: str
    turn: str
    turn_short: str
    turn_first: Plural
    end_achievements: str
    end_team: str
    end_points: str
    most_points: Plural
    most_achievements: str
    most_achievements_team: str
    shared_victory: str
    draw_game: str
    wins_with: Plural
    role_obeys: Plural
    role_spared: Plural
    role_spared_only: Plural
    role_none_obeys: str
    role_shares: Plural
    role_excluded: Plural
    role_last: str
    role_alone: str
    role_excluded_only: Plural
    draw_and_meld: str
    draw_and_tuck: str
    draw_and_score: str
    draw_and_reveal: str
    bonus_draw: Plural


def quoted_path(kind: str, data: Data, path: Path) -> Path | None:
    """The clause whose words the sentence quotes."""
    match kind:
        case "nothing" if data["why"] == "otherwise":
            return (*path[:-1], OTHERWISE)
        case "nothing":
            return path
        case _:
            return None


def sentence(kind: str, player: str, data: Data, say: Tellings, talk: Talk, clause: ClauseKey | None) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none."""
    told = {**data, "player": player}
    return _template(kind, told, say, clause).format_map(Facts(player, told, talk, clause))


def _template(kind: str, data: Data, say: Tellings, clause: ClauseKey | None) -> str:
    match kind:
        case "draw":
            return _draw(data, say)
        case "tuck" if data["starts"]:
            return say.tuck_starts
        case "meld" | "tuck" | "score":
            elsewhere = data.get("from") in ("score", "board")
            stays = say.stays if data.get("splay") else ""
            return str(getattr(say, f"{kind}_from" if elsewhere else kind)) + stays
        case "return":
            return say.return_several if isinstance(data["card"], list) else say.return_
        case "transfer":
            return say.transfer + (say.stays_there if data.get("splay") else "")
        case "exchange":
            if data["given"] and data["taken"]:
                return say.exchange
            if not data["given"]:
                return say.exchange_takes
            return say.exchange_gives_own if data["receiver"] == data["owner"] else say.exchange_gives
        case "splay":
            return say.splay_was if data.get("was") else say.splay
        case "achieve":
            if data.get("field") is None:
                return say.achieve
            return say.claim_due if data["how"] == "due" else say.claim_effect
        case "affect":
            return _affect(data, say)
        case "choose":
            ways = {"colour": say.choose_colour, "value": say.choose_value, "option": say.choose_option}
            return ways.get(data["what"], say.choose)
        case "decline":
            return number_of(say.stop, data["named"]) if data.get("named") else say.decline
        case "nothing":
            return _nothing(data, say, clause)
        case "repeat":
            asked = question_of(trail_at(clause))
            if asked is None:
                return say.repeat_done
            if isinstance(asked, EqualTo):
                return say.repeat_one_in_hand
            reason = because(data, say, clause, holds=True)
            return reason + say.repeat_because if reason else say.repeat
        case "bonus":
            whys = {"nobody": say.bonus_nobody, "nothing": say.bonus_nothing, "partner": say.bonus_partner}
            return number_of(say.bonus, len(data["by"])) if data["drawn"] else whys[data["why"]]
        case "turn":
            if data.get("first") is not None:
                return number_of(say.turn_first, data["actions"])
            return say.turn_short if data["actions"] == 1 else say.turn
        case "end":
            return _end(data, say, clause)
        case "roles":
            return _roles(data, say)
        case "draw_and":
            return str(getattr(say, f"draw_and_{data['and']}"))
        case "bonus_draw":
            return number_of(say.bonus_draw, len(data["by"]))
        case "reveal" | "unsplay" | "arrange" | "remove" | "dogma" | "execute":
            return str(getattr(say, kind))
        case _:
            raise KeyError(kind)


def _draw(data: Data, say: Tellings) -> str:
    value, age = data["value"], data["age"]
    zero = say.zero if value < 1 else ""
    empty = age - max(value, 1)
    return zero + (say.draw, say.past_one, say.past_two)[empty] if empty < 3 else zero + say.past_many


def _affect(data: Data, say: Tellings) -> str:
    role, count, against = data["role"], data.get("count", 0), data.get("against", 0)
    if role == "acts":
        if "sharing" not in data:
            return say.acts
        return say.acts_last if data["sharing"] else say.acts_alone
    if data.get("partner"):
        return say.partner
    if count == against == 0:
        return say.none_shares if role == "shares" else say.none_spared
    if count == against:
        compared = say.equal
    elif count < against:
        compared = say.fewer if count else say.lacking
    else:
        compared = say.more
    # Enough icons spare one a demand, too few keep one from sharing.
    passed_over = say.spared if count >= against else say.excluded
    return compared + {"obeys": say.obeys, "shares": say.shares, "immune": passed_over}[role]


def _nothing(data: Data, say: Tellings, clause: ClauseKey | None) -> str:
    match data["why"]:
        case "no_card":
            return no_card(data, say, clause)
        case "none_due":
            return none_due(data, say, clause)
        case "otherwise":
            return (because(data, say, clause) or say.not_met) + say.so_otherwise
        case "not_so":
            reason = because(data, say, clause)
            return (reason or say.not_met) + _then(data, say, clause, bool(reason))
        case "no_splay":
            return _no_splay(data, say, clause)
        case "taken":
            return say.taken_by if data["owner"] != data["player"] else say.taken_own
        case why:
            return str(getattr(say, why))


def _then(data: Data, say: Tellings, clause: ClauseKey | None, said: bool) -> str:
    """What follows when a condition does not hold: cards just revealed stay in hand (INN-7.7)."""
    follows = say.follows(clause)
    if follows == "keeps":
        return number_of(say.so_keeps, len(data.get("cards", ())))
    return say.so_no_repeat if follows == "repeat" and said else "."


def _no_splay(data: Data, say: Tellings, clause: ClauseKey | None) -> str:
    colours = data["colours"]
    step = step_at(clause)
    if not colours or (
        isinstance(step, Splay) and isinstance(step.colours, Colours) and step.colours.splayed
    ):
        return say.splay_no_such
    if len(colours) > 1:
        return say.splay_several if len(colours) < 5 else say.splay_any
    (count,) = colours.values()
    return (say.splay_none, say.splay_one)[count] if count < 2 else say.splay_already


def _end(data: Data, say: Tellings, clause: ClauseKey | None) -> str:
    winners = data["winners"]
    match data["reason"]:
        case "INN-10.1":
            return say.end_achievements if len(winners) == 1 else say.end_team
        case "INN-10.2":
            decided = {
                "points": number_of(say.most_points, len(winners)),
                "achievements": say.most_achievements if len(winners) == 1 else say.most_achievements_team,
                "shared": say.shared_victory,
                "draw": say.draw_game,
            }
            return say.end_points + decided[data["by"]]
        case _:
            wins = number_of(say.wins_with, len(winners))
            return won(say, clause) + wins


def _roles(data: Data, say: Tellings) -> str:
    """Who takes part in an effect and who does not, in one sentence."""
    acting, passed = data["acting"], data["passed"]
    if data["demand"]:
        if not acting:
            # Before the last player has been looked at, it is open whether anybody has to obey.
            return say.role_none_obeys if data["nobody"] else number_of(say.role_spared_only, len(passed))
        spared = number_of(say.role_spared, len(passed)) if passed else "."
        return number_of(say.role_obeys, len(acting)) + spared
    if acting:
        excluded = number_of(say.role_excluded, len(passed)) if passed else "."
        return number_of(say.role_shares, len(acting)) + excluded + (say.role_last if data["acts"] else "")
    return say.role_alone if data["acts"] else number_of(say.role_excluded_only, len(passed))
