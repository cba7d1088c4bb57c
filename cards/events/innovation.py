"""The events of Innovation."""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from cards.events.kind import CardId, CardIds, Declarations, Public

DECLARED = Declarations("innovation", open_places=["board"])

CardPlace = Literal["hand", "score", "board"]
Role = Literal["obeys", "shares", "acts", "immune"]

# What changes the game ---------------------------------------------------------------------


class _Draw(TypedDict):
    """A card comes into the hand from the pile of `age`; the `value` asked for may have had none."""

    card: CardId
    value: Public[int]
    age: Public[int]


class _Reveal(TypedDict):
    """A card is shown to everybody and stays where it is."""

    card: Public[str]
    owner: Public[str]


_Meld = TypedDict("_Meld", {"card": Public[str], "from": Public[CardPlace], "splay": Public[str | None]})
"""A card goes on top of its pile, whose `splay`, if any, continues."""

_Tuck = TypedDict(
    "_Tuck",
    {
        "card": Public[str],
        "from": Public[CardPlace],
        "splay": Public[str | None],
        "starts": Public[bool],
    },
)
"""A card goes under its pile, whose `splay`, if any, continues, or `starts` one."""

_Score = TypedDict("_Score", {"card": CardId, "from": Public[CardPlace], "open": Public[bool]})
"""A card goes into the score; `open`: everybody has just seen it."""

_Return = TypedDict(
    "_Return",
    {
        "card": CardId,
        "from": Public[CardPlace],
        "owner": Public[str],
        "open": Public[bool],
    },
)
"""A card goes under the pile of its age; `open`: everybody has just seen it."""

_Transfer = TypedDict(
    "_Transfer",
    {
        "card": CardId,
        "from": Public[CardPlace],
        "owner": Public[str],
        "to": Public[CardPlace],
        "receiver": Public[str],
        "splay": Public[str | None],
        "open": Public[bool],
    },
)
"""A card goes to a place of somebody; on a board the `splay` of its pile, if any, continues."""

_Exchange = TypedDict(
    "_Exchange",
    {
        "given": CardIds,
        "from": Public[CardPlace],
        "owner": Public[str],
        "taken": CardIds,
        "to": Public[CardPlace],
        "receiver": Public[str],
    },
)
"""The cards `given` by the owner and those `taken` of the receiver change places, both sides at once."""


class _Splay(TypedDict):
    """A pile is splayed in a direction; `was`: the one it had before, if any."""

    colour: Public[str]
    direction: Public[str]
    was: Public[str | None]


class _Unsplay(TypedDict):
    """A pile is splayed no longer; `was`: the direction it had."""

    colour: Public[str]
    was: Public[str]


class _Arrange(TypedDict):
    """A pile is put into another order."""

    colour: Public[str]


class _Remove(TypedDict):
    """All hands, boards and scores are removed from the game."""


class _Achieve(TypedDict):
    """A period (an age) or a field is achieved: by an action, because it was due, or by an effect."""

    period: NotRequired[Public[int]]
    field: NotRequired[Public[str]]
    how: Public[Literal["action", "due", "effect"]]


DRAW = DECLARED.change("draw", _Draw)
REVEAL = DECLARED.change("reveal", _Reveal)
MELD = DECLARED.change("meld", _Meld)
TUCK = DECLARED.change("tuck", _Tuck)
SCORE = DECLARED.change("score", _Score)
RETURN = DECLARED.change("return", _Return)
TRANSFER = DECLARED.change("transfer", _Transfer)
EXCHANGE = DECLARED.change("exchange", _Exchange)
SPLAY = DECLARED.change("splay", _Splay)
UNSPLAY = DECLARED.change("unsplay", _Unsplay)
ARRANGE = DECLARED.change("arrange", _Arrange)
REMOVE = DECLARED.change("remove", _Remove)
ACHIEVE = DECLARED.change("achieve", _Achieve)

# What is only told -------------------------------------------------------------------------


class _Dogma(TypedDict):
    """A card is activated; `counts`: how many of its icon each player has."""

    card: Public[str]
    icon: Public[str]
    counts: Public[Mapping[str, int]]


class AffectData(TypedDict):
    """Somebody's part in an effect (from 1) of the card that `by` activated.

    `count` are the player's icons, `against` those of `by`; `partner`: passed over by a demand as one;
    `sharing`: for the one who acts, who shares the effect.
    """

    card: Public[str]
    effect: Public[int]
    demand: Public[bool]
    role: Public[Role]
    icon: Public[str]
    count: Public[int]
    against: Public[int]
    by: Public[str]
    partner: Public[bool]
    sharing: NotRequired[Public[Sequence[str]]]


class _Choose(TypedDict):
    """Something that is no card is chosen; of two alternatives, by its number."""

    what: Public[Literal["colour", "value", "player", "option"]]
    chosen: Public[str | int]


class _Decline(TypedDict):
    """What the clause offers is declined; `named`: after so many cards."""

    named: Public[int]


Nothing = Literal[
    "no_card",
    "none_due",
    "not_so",
    "otherwise",
    "not_done",
    "no_splay",
    "not_splayed",
    "same_order",
    "no_exchange",
    "taken",
    "nobody",
    "no_effects",
    "no_player",
    "none_to_obey",
]
"""Why nothing happened.

There is no card to act on; the number is 0; the condition does not hold, or something else
is carried out instead; what "if you do" asks for was not
done; no pile can be splayed; no pile is splayed; the pile has the order it had; neither side has a card; the
field is taken; no single player wins; the card has no cooperative effects; nobody can be chosen; no demand
reaches anybody.
"""


class _Nothing(TypedDict):
    """Nothing happened; for "taken" the `field` and its `owner`, for "no_effects" the `card`.

    For "no_card" `held` is how many cards lie in the place of one's own where one was sought, for "none_due"
    `counted` how many there are of what the number goes by, and `of` whom if not of this player; for a
    condition the `cards` that decide it, if everybody has seen them; for "no_splay" the direction, and there
    as for "not_splayed" how many cards there are of the `colours`.
    """

    why: Public[Nothing]
    field: NotRequired[Public[str]]
    owner: NotRequired[Public[str]]
    card: NotRequired[Public[str]]
    held: NotRequired[Public[int]]
    counted: NotRequired[Public[int]]
    of: NotRequired[Public[str]]
    cards: NotRequired[Public[Sequence[str]]]
    direction: NotRequired[Public[str]]
    colours: NotRequired[Public[Mapping[str, int]]]


class _Execute(TypedDict):
    """The cooperative effects of a card are carried out by one player alone."""

    card: Public[str]


class _Repeat(TypedDict):
    """An effect (from 1) is carried out once more; `cards`: those that decide it, if everybody sees them."""

    card: Public[str]
    effect: Public[int]
    cards: Public[Sequence[str]]


class _Bonus(TypedDict):
    """The sharing bonus is drawn or not.

    Somebody shared and changed something (`by`); nobody shared; sharing changed nothing; only a partner's
    sharing changed something.
    """

    drawn: Public[bool]
    why: Public[Literal["shared", "nobody", "nothing", "partner"]]
    by: Public[Sequence[str]]


class _Turn(TypedDict):
    """A turn begins; in the first of all, `first` is the name that comes first in the game's language."""

    actions: Public[int]
    first: NotRequired[Public[str]]


class Standing(TypedDict):
    """What a player, or a team, has reached."""

    players: Sequence[str]
    points: int
    achievements: int


class _End(TypedDict):
    """The game is over; by INN-10.1 with the `achievements` of the winner and the number of `players`.

    By INN-10.2 with the points and achievements of the winners, decided `by` points, by achievements (the
    points are level), or not at all: shared, or a draw; `standings` has those of all players or teams. By
    INN-10.3 `counts` are the numbers that decide, if there are any.
    """

    winners: Public[Sequence[str]]
    reason: Public[Literal["INN-10.1", "INN-10.2", "INN-10.3"]]
    points: NotRequired[Public[int]]
    achievements: NotRequired[Public[int]]
    by: NotRequired[Public[Literal["points", "achievements", "shared", "draw"]]]
    players: NotRequired[Public[int]]
    standings: NotRequired[Public[Sequence[Standing]]]
    counts: NotRequired[Public[Mapping[str, int]]]


DOGMA = DECLARED.telling("dogma", _Dogma)
AFFECT = DECLARED.telling("affect", AffectData)
CHOOSE = DECLARED.telling("choose", _Choose)
DECLINE = DECLARED.telling("decline", _Decline)
NOTHING = DECLARED.telling("nothing", _Nothing)
EXECUTE = DECLARED.telling("execute", _Execute)
REPEAT = DECLARED.telling("repeat", _Repeat)
BONUS = DECLARED.telling("bonus", _Bonus)
TURN = DECLARED.telling("turn", _Turn)
END = DECLARED.telling("end", _End)
