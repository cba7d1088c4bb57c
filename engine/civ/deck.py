"""The cards of CIV made ready for play.

Cards of one kind, of the same domain and era, are all alike: one object stands for each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cards import civ
from cards.model import Ability, DomainCards
from cards.program import Paid, Permanent
from cards.terms import Domain
from engine.run import Operation

if TYPE_CHECKING:
    from engine.civ.game import Civ

DOMAIN_IDS = tuple(str(domain) for domain in Domain)
ARMY, RELIGION, ECONOMY, SCIENCE, CULTURE, UTOPIA = range(6)
ERAS = civ.ERAS


@dataclass(eq=False, slots=True)
class Kind:
    """A domain and an era: `army1`. There is one object of each kind, however many cards."""

    domain: int
    era: int
    copies: int
    """How many such cards the game has."""
    id: str = field(init=False)
    play_key: str = field(init=False)

    def __post_init__(self) -> None:
        self.id = f"{DOMAIN_IDS[self.domain]}{self.era}"
        self.play_key = f"play {self.id}"

    def __repr__(self) -> str:
        return self.id


KINDS = tuple(
    Kind(domain, era, cards.eras[era - 1])
    for era in ERAS
    for domain, cards in enumerate(civ.DOMAINS)
    if cards.eras[era - 1]
)
"""By era, then by domain: the order in which cards move that go together."""

BY_ID = {kind.id: kind for kind in KINDS}
BY_PLAY_KEY = {kind.play_key: kind for kind in KINDS}
RANK = {kind: place for place, kind in enumerate(KINDS)}

Able = Callable[["Civ", int], bool]
"""Whether the player in this seat could carry it out in full."""


@dataclass(eq=False, slots=True)
class ReadyAbility:
    """An effect as the engine handles it; operations and `able` are filled in when programs are compiled."""

    domain: int
    number: int
    """Its place among the effects of the domain, from 0."""
    said: Ability
    level: int = field(init=False)
    """1 or 2 of a permanent effect, else 0."""
    key: str = field(init=False)
    """The answer that applies it."""
    clause: tuple[str, int, tuple[int, ...]] = field(init=False)
    operations: tuple[Operation, ...] = ()
    able: Able = field(init=False)

    def __post_init__(self) -> None:
        name = DOMAIN_IDS[self.domain]
        effect = self.said.effect
        self.level = effect.level if isinstance(effect, Permanent) else 0
        self.key = f"effect {name} {self.level}" if self.level else f"discard {name}"
        self.clause = (name, self.number, ())

    @property
    def id(self) -> str:
        """The name of the effect for events: `assassination`."""
        return self.said.id


@dataclass(eq=False, slots=True)
class ReadyDomain:
    """A domain with its effects."""

    index: int
    card: DomainCards
    id: str = field(init=False)
    levels: tuple[ReadyAbility, ...] = field(init=False)
    """The permanent effects, level 1 first."""
    paid: ReadyAbility | None = field(init=False)
    abilities: tuple[ReadyAbility, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.id = str(self.card.id)
        self.abilities = tuple(
            ReadyAbility(self.index, number, said) for number, said in enumerate(self.card.abilities)
        )
        self.levels = tuple(each for each in self.abilities if each.level)
        self.paid = next((each for each in self.abilities if isinstance(each.said.effect, Paid)), None)


DOMAINS = tuple(ReadyDomain(index, card) for index, card in enumerate(civ.DOMAINS))
INSPIRATION = DOMAINS[CULTURE].abilities[0]
ABILITY = {ability.key: ability for domain in DOMAINS for ability in (*domain.levels, domain.paid) if ability}
"""The effects by the answer that applies them."""


def by_era(cards: Iterable[Kind]) -> list[Kind]:
    """Cards by era, then by domain."""
    return sorted(cards, key=RANK.__getitem__)
