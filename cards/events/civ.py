"""The events of CIV.

Where cards of a domain are counted, `count` is how many its player has in the play area now, `needed`
how many hegemony takes there, and `democracy` how many of those are due to democracy cards (CIV-5.1).
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from cards.events.kind import CardId, Declarations, Public

DECLARED = Declarations("civ", open_places=["area", "discard"])


class DomainCount(TypedDict):
    """How a domain stands, for the fields of several kinds."""

    count: Public[int]
    needed: Public[int]
    democracy: Public[int]


# What changes the game ---------------------------------------------------------------------

_Play = TypedDict(
    "_Play",
    {
        "card": Public[str],
        "from": Public[Literal["hand"]],
        "to": Public[Literal["area"]],
        "domain": Public[str],
        "level": Public[int | None],
        "count": Public[int],
        "needed": Public[int],
        "democracy": Public[int],
    },
)
"""A card comes into the play area; `level`: that it opens, if any (CIV-2.1, CIV-3.4, CIV-3.5)."""

_Discard = TypedDict(
    "_Discard",
    {
        "card": Public[str],
        "from": Public[Literal["hand", "area", "embargo"]],
        "domain": NotRequired[Public[str]],
        "count": NotRequired[Public[int]],
        "needed": NotRequired[Public[int]],
        "democracy": NotRequired[Public[int]],
    },
)
"""A card goes to the discard pile; unless it comes from a hand, with its domain (CIV-3.2 to CIV-4.4)."""

_Take = TypedDict(
    "_Take",
    {
        "card": CardId,
        "from": Public[Literal["area", "discard", "hand", "draft", "middle"]],
        "to": Public[Literal["hand", "area"]],
        "owner": NotRequired[Public[str]],
        "receiver": NotRequired[Public[str]],
        "domain": NotRequired[Public[str]],
        "count": NotRequired[Public[int]],
        "needed": NotRequired[Public[int]],
        "democracy": NotRequired[Public[int]],
    },
)
"""A card is taken from the own play area (with its domain, CIV-3.5), the discard pile (CIV-3.6), somebody's
hand (owner, receiver, CIV-4.2), or in the draft from the pack or from the middle (CIV-1.5)."""

_Give = TypedDict(
    "_Give",
    {
        "card": CardId,
        "from": Public[Literal["hand", "draft"]],
        "to": Public[Literal["hand", "draft"]],
        "receiver": Public[str],
    },
)
"""A card is given back (CIV-4.2), or passed on in the draft (CIV-1.5)."""


class _Draw(TypedDict):
    """A card comes from the deck into the hand (CIV-1.4, CIV-1.5, CIV-2.3, CIV-4.4)."""

    card: CardId
    era: Public[int]


_Lay = TypedDict(
    "_Lay",
    {
        "card": Public[str],
        "from": Public[Literal["area", "draft"]],
        "as": Public[Literal["embargo", "democracy", "open"]],
        "on": NotRequired[Public[str]],
        "domain": NotRequired[Public[str]],
        "count": NotRequired[Public[int]],
        "needed": NotRequired[Public[int]],
        "democracy": NotRequired[Public[int]],
    },
)
"""A card that everybody knows is laid across a domain `on` a player: an embargo bars it in that player's
next turn, to its end (CIV-4.3), democracy raises what hegemony needs (CIV-4.5). In a draft it is laid into
the middle."""

PLAY = DECLARED.change("play", _Play)
DISCARD = DECLARED.change("discard", _Discard)
TAKE = DECLARED.change("take", _Take)
GIVE = DECLARED.change("give", _Give)
DRAW = DECLARED.change("draw", _Draw)
LAY = DECLARED.change("lay", _Lay)

# What is only told -------------------------------------------------------------------------


class _Affect(TypedDict):
    """An effect is applied ("acts"), or reaches another player of an Attack (`by`: who attacks).

    `count` are the cards of the domain, `needed` those that the level takes; a discard effect has no level
    (CIV-3.1, CIV-4.1).
    """

    role: Public[Literal["acts", "obeys", "immune"]]
    ability: Public[str]
    domain: Public[str]
    count: Public[int]
    level: NotRequired[Public[int | None]]
    needed: NotRequired[Public[int]]
    by: NotRequired[Public[str]]


class _Choose(TypedDict):
    """Something that is no card is chosen, of two alternatives by its number.

    "first": the seed has chosen the first player (CIV-1.3).
    """

    what: Public[Literal["first", "player", "domain", "option"]]
    chosen: Public[str]


class _Decline(TypedDict):
    """What the clause offers is declined; `named`: after so many cards."""

    named: Public[int]


_Copy = TypedDict(
    "_Copy",
    {
        "from": Public[str],
        "ability": Public[str],
        "domain": Public[str],
        "level": Public[int],
        "count": Public[int],
        "needed": Public[int],
        "culture": Public[Mapping[str, int]],
    },
)
"""An effect is copied `from` a player; `culture`: how many Culture cards each player has (CIV-3.7)."""


class _Coin(TypedDict):
    """The culture coin goes to a domain of a player (`on`), or back beside the deck.

    It goes back when the next turn of the one who copied begins, or because `others` have no fewer Culture
    cards than that player's `count` (CIV-3.7).
    """

    why: Public[Literal["copied", "turn", "culture"]]
    on: NotRequired[Public[str]]
    domain: NotRequired[Public[str]]
    count: NotRequired[Public[int]]
    others: NotRequired[Public[Sequence[str]]]


class _Limit(TypedDict):
    """The hand limit of this turn is another than it `was` (CIV-3.3)."""

    limit: Public[int]
    was: Public[int]


Nothing = Literal[
    "no_card",
    "none_due",
    "not_so",
    "not_done",
    "barred",
    "no_hand",
    "hand_full",
    "no_deck",
    "culture",
]
"""Why nothing happened.

There is no card to act on; the number is 0; the condition does not hold; what "if you do" asks for was not
done (CIV-4.8); all cards in hand are barred; there are none (CIV-2.1); the hand is full (CIV-2.3); the deck
is empty (CIV-5.2); others have no fewer Culture cards, so that nothing could be copied (CIV-3.7).
"""


class _Nothing(TypedDict):
    """Nothing happened; for "hand_full" with `count` and `limit`, for "culture" with `count` and `others`."""

    why: Public[Nothing]
    barred: NotRequired[Public[Sequence[str]]]
    count: NotRequired[Public[int]]
    limit: NotRequired[Public[int]]
    others: NotRequired[Public[Sequence[str]]]


class _Turn(TypedDict):
    """A turn begins, with the domains that are `barred` in it (CIV-2.1), or the last round.

    The last round is that of the one who has drawn the last card; `still`: who plays after that (CIV-5.2).
    """

    what: Public[Literal["turn", "last_round"]]
    barred: NotRequired[Public[Sequence[str]]]
    last_round: NotRequired[Public[bool]]
    still: NotRequired[Public[Sequence[str]]]


class _End(TypedDict):
    """The game is over.

    By hegemony in a domain (CIV-5.1), or by majority: who leads in which domain, everybody's points, who is
    tied with most, and the domain that was compared last, if any (CIV-5.3).
    """

    winners: Public[Sequence[str]]
    reason: Public[Literal["CIV-5.1", "CIV-5.3"]]
    domain: NotRequired[Public[str]]
    count: NotRequired[Public[int]]
    needed: NotRequired[Public[int]]
    democracy: NotRequired[Public[int]]
    leaders: NotRequired[Public[Mapping[str, Sequence[str]]]]
    points: NotRequired[Public[Mapping[str, int]]]
    teams: NotRequired[Public[Sequence[Sequence[str]]]]
    tied: NotRequired[Public[Sequence[str]]]
    by: NotRequired[Public[str | None]]


AFFECT = DECLARED.telling("affect", _Affect)
CHOOSE = DECLARED.telling("choose", _Choose)
DECLINE = DECLARED.telling("decline", _Decline)
COPY = DECLARED.telling("copy", _Copy)
COIN = DECLARED.telling("coin", _Coin)
LIMIT = DECLARED.telling("limit", _Limit)
NOTHING = DECLARED.telling("nothing", _Nothing)
TURN = DECLARED.telling("turn", _Turn)
END = DECLARED.telling("end", _End)
