"""The section `position` of a scenario: a table of CIV laid out, and written down again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from cards.civ import DRAFT_HAND, HAND_LIMIT, HEGEMONY
from cards.program import SetHandLimit
from engine.civ import effects, moves, setup, turn
from engine.civ.deck import (
    ABILITY,
    BY_ID,
    BY_PLAY_KEY,
    CULTURE,
    DOMAIN_IDS,
    DOMAINS,
    ECONOMY,
    KINDS,
    UTOPIA,
    Kind,
)
from engine.civ.game import Civ
from engine.civ.seat import Seat
from engine.node import Node, instead, quoted
from engine.scenario.kind import GameKind
from engine.scenario.shape import a_list, a_mapping, a_number, a_word, each, one_of, or_nothing

_KEYS = ("turn", "first", "step", "used", "limit", "deck", "discard", "coin", "players")
_PLAYER_KEYS = ("hand", "area", "democracy", "embargo", "limit")
DRAFT, PLAY, EFFECTS = STEPS = ("draft", "play", "effects")
_DEMOCRATIC = next(kind for kind in KINDS if kind.domain == UTOPIA)
"""All Utopia cards are of one era."""
COPY = "copy"
"""Among the effects used in a turn: the copy of Inspiration, of which there is one (CIV-3.7)."""
_PERMANENT = {domain.id: domain.index for domain in DOMAINS if domain.levels} | {COPY: CULTURE}
_PAID = {domain.paid.key: domain.index for domain in DOMAINS if domain.paid}
_RAISED = tuple(
    str(ability.said.effect.steps.limit)
    for ability in ABILITY.values()
    if isinstance(ability.said.effect.steps, SetHandLimit)
)
_LIMITS = (str(HAND_LIMIT), *_RAISED)
"""The usual hand limit, and those that effects set (CIV-2.3, CIV-3.3)."""


def start(game: Civ, position: Node | None) -> None:
    """Set up a new game, or lay out a position, and run to the first decision."""
    if position is None:
        setup.new(game)
    else:
        _lay_out(game, position)
    game.run()


def _lay_out(game: Civ, position: Node) -> None:
    found = position.fields(_KEYS)
    setting_up = "turn" not in found
    game.first = _first(game, found)
    step = found["step"].one_of(STEPS, "step") if "step" in found else DRAFT if setting_up else PLAY
    if "step" in found:
        _check_step(game, found["step"], step, setting_up=setting_up)
    table = _Table(game)
    if "players" in found:
        for name, section in found["players"].fields(game.players).items():
            table.lay_out_player(game.players.index(name), section, setting_up=setting_up)
    if "discard" in found:
        game.discard = table.take_all(found["discard"])[::-1]
    if "deck" in found:
        game.deck = table.take_all(found["deck"])[::-1]
    table.find_embargo_cards()
    if "deck" not in found:
        setup.stack_deck(game, 0, table.used)
    if "coin" in found:
        game.coin = _coin(game, found["coin"])
    if setting_up:
        _begin_setup(game, position, found)
    else:
        game.turn = game.players.index(found["turn"].one_of(game.players, "player"))
        _lay_out_turn(game, found, table.limits)
        turn.begin_turns(game, at_effects=step == EFFECTS)


def _lay_out_turn(game: Civ, found: dict[str, Node], limits: dict[int, Node]) -> None:
    """What has happened in this turn: the effects that were used, and a raised hand limit."""
    if "used" in found:
        _use(game, found["used"])
    if "limit" in found:
        game.seats[game.turn].limit = _limit(found["limit"])
    for seat, node in limits.items():
        game.seats[seat].limit = _limit(node)
        if seat != game.turn and node.value in _RAISED:
            whose = game.players[game.turn]
            raise node.error(f"expected {HAND_LIMIT}, as it is the turn of {whose}, found {node} (CIV-2.3)")


def _limit(node: Node) -> int:
    return int(node.one_of(_LIMITS, "hand limit"))


def _use(game: Civ, section: Node) -> None:
    """The effects used in this turn: a domain is its permanent effect."""
    named: set[str] = set()
    for node in section.items("a list of effects"):
        effect = node.one_of((*_PERMANENT, *_PAID), "effect")
        if effect in named:
            raise node.error(f"{effect} is here twice; each is used once in a turn (CIV-2.2)")
        named.add(effect)
    game.used_permanent = frozenset(domain for effect, domain in _PERMANENT.items() if effect in named)
    game.used_paid = frozenset(domain for effect, domain in _PAID.items() if effect in named)


def _first(game: Civ, found: dict[str, Node]) -> int:
    if "first" in found:
        return game.players.index(found["first"].one_of(game.players, "player"))
    return 0 if "turn" in found else game.below(len(game.seats))


def _check_step(game: Civ, node: Node, step: str, *, setting_up: bool) -> None:
    drafting = game.options.get("setup") == "draft"
    if setting_up and step != DRAFT:
        raise node.error(f"expected a turn that has the step {step}, found none")
    if not setting_up and step == DRAFT:
        raise node.error("expected no turn before the draft is over (CIV-1.5)")
    if step == DRAFT and not drafting:
        raise node.error("expected the option setup: draft, found none")


def _begin_setup(game: Civ, position: Node, found: dict[str, Node]) -> None:
    """Deal or draft; what only a game in progress can have is refused."""
    for key in ("discard", "coin", "used", "limit"):
        if key in found and found[key].value != ():
            raise found[key].error("expected none; without a turn the set-up is still to be played")
    drafting = game.options.get("setup") == "draft"
    each_draws = DRAFT_HAND if drafting else HAND_LIMIT
    for name, seat in zip(game.players, game.seats, strict=True):
        if drafting and seat.hand and len(seat.hand) != each_draws:
            what = f"expected {each_draws} cards in {name}'s hand to draft from, found {len(seat.hand)}"
            raise position.error(f"{what} (CIV-1.5)")
    needed = each_draws * sum(not seat.hand for seat in game.seats)
    if len(game.deck) < needed:
        raise position.error(f"expected {needed} cards or more in the deck to deal, found {len(game.deck)}")
    setup.begin(game)


def _coin(game: Civ, section: Node) -> tuple[int, int, int]:
    found = section.fields(("player", "domain", "by"))
    for key in ("player", "domain", "by"):
        if key not in found:
            raise section.error(f"expected a key {key}, found none")
    owner = game.players.index(found["player"].one_of(game.players, "player"))
    by = game.players.index(found["by"].one_of(game.players, "player"))
    domain = DOMAIN_IDS.index(found["domain"].one_of(DOMAIN_IDS, "domain"))
    if owner == by:
        raise found["player"].error("expected another player than the one who copied (CIV-3.7)")
    if domain == CULTURE:
        raise found["domain"].error("expected a domain that has permanent effects, found culture (CIV-3.7)")
    return owner, domain, by


def _card(node: Node) -> Kind:
    word = node.word("a card")
    if word not in BY_ID:
        raise node.error(f"there is no card {quoted(word)}{instead(word, BY_ID)}")
    return BY_ID[word]


class _Table:
    """A table being laid out; counts the cards of each kind."""

    def __init__(self, game: Civ) -> None:
        self.game = game
        self.used: Counter[Kind] = Counter()
        self.without_card: list[tuple[Seat, int, Node]] = []
        """Embargoes of which the Economy card is not named."""
        self.limits: dict[int, Node] = {}
        """The hand limits that are named, by seat."""

    def use(self, node: Node, card: Kind) -> Kind:
        """One more card of a kind, of which there must be enough."""
        self.used[card] += 1
        if self.used[card] > card.copies:
            raise node.error(f"there are only {card.copies} cards {card.id} (CIV-1.1)")
        return card

    def take_all(self, section: Node) -> list[Kind]:
        """The cards of a list."""
        return [self.use(node, _card(node)) for node in section.items("a list of cards")]

    def lay_out_player(self, seat: int, section: Node, *, setting_up: bool) -> None:
        """Hand and play area of a player, and what lies face down in it."""
        owner = self.game.seats[seat]
        found = section.fields(_PLAYER_KEYS)
        if "hand" in found:
            owner.hand = self.take_all(found["hand"])
            if setting_up and not owner.hand:
                raise found["hand"].error("expected a card to begin with, found none")
        if "area" in found:
            for card in self.take_all(found["area"]):
                moves.into_area(self.game, seat, card)
        if "democracy" in found:
            for domain, node in found["democracy"].fields(DOMAIN_IDS, "a mapping of domains").items():
                self._lay_democracy(owner, DOMAIN_IDS.index(domain), node)
        if "embargo" in found:
            self._lay_embargoes(owner, found["embargo"])
        if "limit" in found:
            self.limits[seat] = found["limit"]
        lying = owner.area or owner.embargoes or any(owner.democracy) or self.without_card
        if setting_up and (lying or self.limits):
            raise section.error("expected a hand only; without a turn the set-up is still to be played")

    def _lay_democracy(self, owner: Seat, domain: int, node: Node) -> None:
        count = node.number(0, _DEMOCRATIC.copies)
        for _ in range(count):
            self.use(node, _DEMOCRATIC)
        owner.democracy[domain] = count

    def _lay_embargoes(self, owner: Seat, section: Node) -> None:
        """Either domains with the Economy cards that lie there, or domains alone."""
        if isinstance(section.value, dict):
            for domain, node in section.fields(DOMAIN_IDS, "a mapping of domains").items():
                card = self.use(node, _card(node))
                if card.domain != ECONOMY:
                    raise node.error(f"expected an Economy card, found {card.id} (CIV-4.3)")
                owner.embargoes[DOMAIN_IDS.index(domain)] = card
            return
        named: set[str] = set()
        for node in section.items("a list or a mapping of domains"):
            domain = node.one_of(DOMAIN_IDS, "domain")
            if domain in named:
                raise node.error(f"{domain} is here twice (CIV-4.6)")
            named.add(domain)
            self.without_card.append((owner, DOMAIN_IDS.index(domain), node))

    def find_embargo_cards(self) -> None:
        """Where no Economy card is named, it is one of the first era that has one left."""
        for owner, domain, node in self.without_card:
            left = [kind for kind in KINDS if kind.domain == ECONOMY and self.used[kind] < kind.copies]
            if not left:
                raise node.error("expected an Economy card to lie there, but all are elsewhere (CIV-1.1)")
            owner.embargoes[domain] = self.use(node, left[0])


def position(game: Civ) -> dict[str, Any]:
    """The table of a game as such a section; what an effect is in the middle of is not in it."""
    section: dict[str, Any] = {"first": game.players[game.first], "deck": _ids(reversed(game.deck))}
    if game.turn < 0:
        hands = {name: {"hand": _ids(_drafted(game, seat))} for seat, name in enumerate(game.players)}
        return {**section, "players": hands}
    section |= {"turn": game.players[game.turn], "step": game.step}
    if used := _used(game):
        section["used"] = used
    section["discard"] = _ids(reversed(game.discard))
    if game.coin is not None:
        owner, domain, by = game.coin
        section["coin"] = {
            "player": game.players[owner],
            "domain": DOMAIN_IDS[domain],
            "by": game.players[by],
        }
    section["players"] = {
        name: {
            "hand": _ids(owner.hand),
            "area": _ids(owner.area),
            "democracy": {DOMAIN_IDS[domain]: count for domain, count in enumerate(owner.democracy) if count},
            "embargo": {DOMAIN_IDS[domain]: card.id for domain, card in sorted(owner.embargoes.items())},
            **({} if owner.limit == HAND_LIMIT else {"limit": owner.limit}),
        }
        for name, owner in zip(game.players, game.seats, strict=True)
    }
    return section


def _used(game: Civ) -> list[str]:
    """The effects used in this turn, as a position names them."""
    return [
        *(effect for effect, domain in _PERMANENT.items() if domain in game.used_permanent),
        *(effect for effect, domain in _PAID.items() if domain in game.used_paid),
    ]


def _drafted(game: Civ, seat: int) -> tuple[Kind, ...]:
    """The four cards of a player in the draft, which begins anew with them."""
    owner = game.seats[seat]
    return (*owner.hand, *game.packs[seat], *owner.area, *game.open[seat : seat + 1])


def _ids(cards: Iterable[Kind]) -> list[str]:
    return [card.id for card in cards]


def _is_key(word: str) -> bool:
    """Whether a word is an answer to some question."""
    keys = (*DOMAIN_IDS, *BY_ID, *BY_PLAY_KEY, *ABILITY, effects.END)
    return word in keys or word.startswith("copy ")


_CARDS = a_list(_card, "a list of cards")
_DOMAIN = one_of(DOMAIN_IDS, "domain")

KIND = GameKind(
    make=Civ,
    players=tuple(HEGEMONY),
    keys=_KEYS,
    player_keys=_PLAYER_KEYS,
    options={"setup": ("base", DRAFT)},
    is_key=_is_key,
    start=start,
    position=position,
    table={
        "first": a_word,
        "step": one_of(STEPS, "step"),
        "deck": _CARDS,
        "discard": _CARDS,
        "open": _CARDS,
        "coin": or_nothing(a_mapping({"player": a_word, "domain": _DOMAIN, "by": a_word})),
    },
    player={
        "hand": _CARDS,
        "area": _CARDS,
        "democracy": each(DOMAIN_IDS, a_number),
        "embargo": a_list(_DOMAIN, "a list of domains"),
        "limit": a_number,
        "points": a_number,
    },
    before={"domain": DOMAIN_IDS, "card": tuple(kind.id for kind in KINDS), "holding": ("hand",)},
    middle={
        "stock": tuple(f"deck {era}" for era in sorted({kind.era for kind in KINDS})),
        "middle": ("deck", "discard"),
    },
)
