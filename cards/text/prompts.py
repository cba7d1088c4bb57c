"""Which question a decision of Innovation puts, what its buttons say, why an answer is refused.

A language says only how they read. A question tells the step that is carried out, with what
follows from it, and then asks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cards.innovation import CARD
from cards.program import (
    All,
    AllButOne,
    Amount,
    ChooseColours,
    ColourOf,
    Colours,
    Draw,
    Either,
    Exactly,
    Exchange,
    Execute,
    Half,
    If,
    IfDone,
    May,
    Meld,
    Pick,
    Place,
    Rank,
    Rearrange,
    Return,
    Score,
    Splay,
    Step,
    Tuck,
    UpTo,
    Verb,
    Who,
    Zone,
)
from cards.terms import Colour
from cards.text.facts import Data, Plural, Talk, number_of

Told = Callable[[Step], str]
"""A step as a sentence spoken to the player."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Questions:
    """What a language says in questions, on buttons and in refusals.

    `{verb}` and `{done}` are the verb of the step, `{do}` is the verb as it is asked; `{verb_stem}` and
    `{stem}` are `{verb}` and `{done}` without their last letter, where the ending goes with the cards;
    `{verb_head}` and `{verb_tail}` are `{verb}` before and after its first space.
    """

    setup: str
    action: Plural
    card: str
    card_may: str
    first: str
    first_may: str
    in_all: str
    """Before another question: so many cards, where the text leaves the number to be worked out."""
    next: Plural
    another: Plural
    tie: Plural
    tie_may: Plural
    """Where one `{rank}` card is asked for, or several: some of `{among}` are level."""
    among: Mapping[Place, Plural]
    """What is said of them by where they lie; `{tops}`: the player's top cards that come into question."""
    ranks: Mapping[Rank, str]
    revealed: str
    stays: str
    effects: str
    """A card whose effects are carried out."""
    colour: str
    colour_alone: str
    colour_may: str
    first_colour: str
    next_colour: str
    whole: str
    whole_cards: str
    whole_ranked: str
    whole_exchange: str
    whole_pile: str
    whole_colour: str
    whole_draw: str
    """Whether to do it: with all the cards, with the `{rank}` one, with cards of a known colour, ...."""
    player: str
    player_may: str
    value: str
    option: str
    option_may: str
    order_meld: Plural
    order_tuck: Plural
    order_return: Plural
    """The first card, the next one."""
    order_pile: Plural
    pass_: str
    stop: str
    draw: str
    meld: str
    dogma: str
    achieve: str
    yes: str
    value_button: str
    hidden_card: str
    do: Mapping[str, str]
    """How a verb is asked in the second person, by its name; only where it is not the verb itself."""
    refusals: Mapping[str, str]
    """Why an answer is not legal, by the code of the reason, without a full stop."""


def prompt(kind: str, player: str, data: Data, say: Questions, talk: Talk, told: Told) -> str:
    """The question to a player."""
    match kind:
        case "setup":
            return f"{player}, {say.setup}"
        case "action":
            asked = number_of(say.action, data["left"])
            return f"{player}, {asked.format(left=talk.number(data['left']))}"
        case _:
            step: Step = data["step"]
            pick = _pick(verb_of(step), player, data)
            question = _question(kind, step, pick, data, say)
            fields = _fields(step, pick, data, say, talk)
            # In an exchange two players are asked in turn: told to the second, the step would mislead.
            alone = kind in ("order", "value") or question in (say.revealed, say.colour_alone)
            if alone or (kind == "card" and isinstance(verb_of(step), Exchange)):
                return f"{player}, {_lower(question.format_map(fields))}"
            return f"{player}, {_lower(told(_going_on(step, data)))} {question.format_map(fields)}"


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _pick(verb: Verb, player: str, data: Data) -> Pick | None:
    """The cards that a player is asked about; in an exchange each is asked about their own (INN-7.2)."""
    match verb:
        case Exchange(yours, theirs):
            return theirs if data.get("by") == player else yours
        case _:
            pick = getattr(verb, "cards", None)
            return pick if isinstance(pick, Pick) else None


def _fields(step: Step, pick: Pick | None, data: Data, say: Questions, talk: Talk) -> Mapping[str, str]:
    verb, named, due = verb_of(step), data.get("named") or 0, data.get("due")
    return {
        "verb": talk.verb(verb),
        "done": talk.done(verb),
        "verb_stem": talk.verb(verb)[:-1],
        "stem": talk.done(verb)[:-1],
        "do": say.do.get(type(verb).__name__, talk.verb(verb)),
        "verb_head": talk.verb(verb).partition(" ")[0],
        "verb_tail": talk.verb(verb).removeprefix(talk.verb(verb).partition(" ")[0]),
        **_ranked(pick, say, talk),
        "drawn": talk.card(verb.value) if isinstance(verb, Draw) and isinstance(verb.value, int) else "",
        "named": talk.number(named),
        "due": talk.number(due or 0),
        "by": data.get("by") or "",
    }


def _ranked(pick: Pick | None, say: Questions, talk: Talk) -> Mapping[str, str]:
    """The words for the highest cards, or the lowest, and for those among which they are."""
    match pick:
        case Pick(amount, Zone(where), tests, Rank() as rank) if where in say.among:
            among = number_of(say.among[where], 1 + _several(amount))
            tops = talk.your_tops(tests) if where is Place.TOP else ""
            return {"rank": say.ranks[rank], "among": among.format(tops=tops)}
        case _:
            return {}


def _several(amount: Amount) -> bool:
    return amount != Exactly(1)


def _question(kind: str, step: Step, pick: Pick | None, data: Data, say: Questions) -> str:
    verb, may = verb_of(step), bool(data.get("may", isinstance(step, May)))
    match kind:
        case "card":
            return _which_card(verb, pick, may, data, say)
        case "colour":
            return _which_colour(verb, may, data, say)
        case "player":
            return say.player_may if may else say.player
        case "value":
            return say.value
        case "option":
            return say.option_may if may else say.option
        case "whole":
            return _whether(verb, say)
        case "order":
            orders = {Meld: say.order_meld, Tuck: say.order_tuck, Rearrange: say.order_pile}
            return number_of(orders.get(type(verb), say.order_return), 1 + bool(data.get("named")))
        case _:
            raise KeyError(kind)


def _which_card(verb: Verb, pick: Pick | None, may: bool, data: Data, say: Questions) -> str:
    if pick is None:
        return say.card
    if pick.by is Who.ME:
        return say.revealed
    if isinstance(pick.amount, AllButOne):
        return say.stays
    if isinstance(verb, Execute):
        return say.effects
    named, due, choices = data.get("named") or 0, data.get("due"), data.get("choices", 2)
    if pick.rank is not None and choices > 1:
        return number_of(say.tie_may if may and not named else say.tie, 1 + _several(pick.amount))
    if pick.rank is not None and may:
        return say.whole_ranked
    if named:
        return number_of(say.another if isinstance(pick.amount, UpTo) else say.next, named)
    if due == 1:
        return say.card_may if may else say.card
    # A number that the text leaves to be worked out is said.
    worked_out = isinstance(pick.amount, Half) or (
        isinstance(pick.amount, Exactly) and not isinstance(pick.amount.number, int)
    )
    optional = may or (isinstance(pick.amount, UpTo) and not pick.amount.least)
    return (say.in_all if worked_out and due else "") + (say.first_may if optional else say.first)


def _whether(verb: Verb, say: Questions) -> str:
    """The question whether to do all of it, with its verb."""
    match verb:
        case Splay(Colours()):
            return say.whole_pile
        case Splay():
            return say.whole_colour
        case Exchange():
            return say.whole_exchange
        case Draw(int(), times=1):
            return say.whole_draw
        case Meld(Pick(All())) | Tuck(Pick(All())) | Score(Pick(All())) | Return(Pick(All())):
            return say.whole_cards
        case _:
            return say.whole


def _which_colour(verb: Verb, may: bool, data: Data, say: Questions) -> str:
    match verb:
        case ChooseColours(number) if number > 1:
            return say.next_colour if data.get("named") else say.first_colour
        case ChooseColours():
            return say.colour_alone
        case _ if one_colour(verb):
            return _whether(verb, say)
        case _:
            return say.colour_may if may else say.colour


def one_colour(verb: Verb) -> bool:
    """Whether a verb splays one certain colour, so that the only question is whether to do it."""
    match verb:
        case Splay(ColourOf()) | Splay(Colours((_,))):
            return True
        case _:
            return False


def _going_on(step: Step, data: Data) -> Step:
    """What is told of a step: a fixed number, once begun, can no longer be declined."""
    verb = verb_of(step)
    pick = getattr(verb, "cards", None)
    if data.get("named") and isinstance(pick, Pick):
        return May(verb) if isinstance(pick.amount, UpTo) and isinstance(step, May) else verb
    return step


def verb_of(step: Step) -> Verb:
    """The verb that a step asks about."""
    match step:
        case May() | IfDone():
            return step.verb
        case If():
            raise TypeError("a condition is not asked about")
        case _:
            return step


def either_of(data: Data) -> Either:
    """The alternatives that a question is about."""
    either = verb_of(data["step"])
    assert isinstance(either, Either)
    return either


def answer(kind: str, key: str, data: Data, say: Questions, talk: Talk, option: Callable[[int], str]) -> str:
    """An answer in the words of its button; `option` says one of the alternatives, from 0."""
    if key == "pass":
        return say.stop if data.get("named") else say.pass_
    step = data.get("step")
    match kind:
        case "action":
            action, _, what = key.partition(" ")
            button = {"draw": say.draw, "meld": say.meld, "dogma": say.dogma, "achieve": say.achieve}[action]
            return button.format(name=talk.name(what) if what in CARD else what)
        case "whole":
            return say.yes.format(verb=_verb_in_words(step, talk))
        case "colour" if step is not None and one_colour(verb_of(step)):
            return say.yes.format(verb=_verb_in_words(step, talk))
        case "colour":
            return _upper(talk.colour_name(Colour(key)))
        case "option" if step is not None and isinstance(verb_of(step), Either):
            return _upper(option(int(key) - 1))
        case "value":
            return say.value_button.format(value=key)
        case "setup" | "card" | "order":
            owner, hidden, value = key.rpartition(":")
            if hidden:
                return _upper(say.hidden_card.format(value=talk.card(int(value)), owner=owner))
            return talk.card(key)
        case "player" | "option":
            return key
        case _:
            raise KeyError(kind)


def _verb_in_words(step: Step | None, talk: Talk) -> str:
    return talk.verb(None if step is None else verb_of(step))


def _shown(key: str, talk: Talk) -> str:
    """An answer that is refused, as one reads it."""
    return _upper(talk.colour_name(Colour(key))) if key in set(Colour) else key


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def refusal(code: str, data: Data, say: Questions, talk: Talk) -> str:
    """Why an answer is not legal, without a full stop: the caller adds the rule and the legal keys."""
    fields = {
        **data,
        "name": talk.card(data["card"])
        if data.get("card")
        else talk.quoted(_shown(data.get("key", ""), talk)),
    }
    fields["quoted_key"] = talk.quoted(data.get("key", ""))
    if data.get("words"):
        fields["words"] = talk.quoted(data["words"])
    match code:
        case "period_taken" if not data.get("owner"):
            code = "period_gone"
        case "top_too_low" if not data["highest"]:
            code = "no_top_card"
        case "top_too_low":
            fields["highest"] = talk.card(data["highest"])
        case "not_asked_for" if not data.get("words"):
            code = "not_asked_here"
        case _:
            pass
    return say.refusals[code].format_map(fields)
