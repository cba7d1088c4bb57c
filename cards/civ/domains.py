"""The six domains: how many cards there are, and what they let a player do."""

from __future__ import annotations

from cards.model import Ability, DomainCards, Name
from cards.program import (
    YOUR_AREA,
    YOUR_HAND,
    ChooseDomain,
    ChoosePlayer,
    Copy,
    Count,
    Discard,
    DiscardPile,
    DrawFromDeck,
    EachOther,
    FaceDown,
    Give,
    Lay,
    MoreThanEachOther,
    Named,
    OfChosen,
    OfDomain,
    Paid,
    Permanent,
    Place,
    Play,
    SetHandLimit,
    Take,
    While,
    Who,
    Zone,
    every,
    one,
    some,
)
from cards.terms import Domain

ARMY = DomainCards(
    Domain.ARMY,
    Name("Army", "Esercito", "Armée"),
    (8, 8, 4),
    (
        Ability(
            "assassination",
            Name("Assassination", "Assassinio", "Assassinat"),
            "CIV-3.2",
            Permanent(1, Discard(one(YOUR_HAND))),
        ),
        Ability(
            "purge",
            Name("Purge", "Epurazione", "Purge"),
            "CIV-3.2",
            Permanent(2, Discard(some(2, YOUR_HAND))),
        ),
        Ability(
            "attack",
            Name("Attack", "Attacco", "Attaque"),
            "CIV-4.1",
            Paid(
                (
                    Discard(one(YOUR_AREA, OfDomain(Domain.ARMY))),
                    ChooseDomain(bind="attacked"),
                    Discard(one(YOUR_AREA, OfChosen("attacked"))),
                    EachOther(Discard(one(YOUR_AREA, OfChosen("attacked")))),
                )
            ),
        ),
    ),
)

RELIGION = DomainCards(
    Domain.RELIGION,
    Name("Religion", "Religione", "Religion"),
    (8, 8, 0),
    (
        Ability(
            "holy_book",
            Name("Holy Book", "Libro Sacro", "Livre saint"),
            "CIV-3.3",
            Permanent(1, SetHandLimit(5)),
        ),
        Ability(
            "divine_right",
            Name("Divine Right", "Diritto Divino", "Droit divin"),
            "CIV-3.3",
            Permanent(2, SetHandLimit(7)),
        ),
        Ability(
            "inquisition",
            Name("Inquisition", "Inquisizione", "Inquisition"),
            "CIV-4.2",
            Paid(
                (
                    Discard(one(YOUR_AREA, OfDomain(Domain.RELIGION))),
                    ChoosePlayer(having=Place.HAND),
                    Take(every(Zone(Place.HAND, Who.THAT_PLAYER)), bind="taken"),
                    Give(some(Count(Named("taken")), YOUR_HAND), to=Who.THAT_PLAYER),
                )
            ),
        ),
    ),
)

ECONOMY = DomainCards(
    Domain.ECONOMY,
    Name("Economy", "Economia", "Économie"),
    (4, 4, 8),
    (
        Ability(
            "development",
            Name("Development", "Sviluppo", "Développement"),
            "CIV-3.4",
            Permanent(1, (Discard(one(YOUR_AREA)), Play(one(YOUR_HAND)))),
        ),
        Ability(
            "monopoly",
            Name("Monopoly", "Monopolio", "Monopole"),
            "CIV-3.4",
            Permanent(2, (Discard(some(2, YOUR_AREA)), Play(some(2, YOUR_HAND)))),
        ),
        Ability(
            "embargo",
            Name("Embargo", "Embargo", "Embargo"),
            "CIV-4.3",
            Paid(Lay(one(YOUR_AREA, OfDomain(Domain.ECONOMY)), FaceDown.EMBARGO)),
        ),
    ),
)

SCIENCE = DomainCards(
    Domain.SCIENCE,
    Name("Science", "Scienza", "Science"),
    (4, 8, 8),
    (
        Ability(
            "experiment",
            Name("Experiment", "Esperimento", "Expérience"),
            "CIV-3.5",
            Permanent(1, (Take(one(YOUR_AREA)), Play(one(YOUR_HAND)))),
        ),
        Ability(
            "research",
            Name("Research", "Ricerca", "Recherche"),
            "CIV-3.5",
            Permanent(2, (Take(some(2, YOUR_AREA)), Play(some(2, YOUR_HAND)))),
        ),
        Ability(
            "breakthrough",
            Name("Breakthrough", "Scoperta Rivoluzionaria", "Percée"),
            "CIV-4.4",
            Paid(
                (
                    Discard(one(YOUR_AREA, OfDomain(Domain.SCIENCE))),
                    DrawFromDeck(5, bind="drawn"),
                    Discard(some(Count(Named("drawn")), YOUR_HAND)),
                )
            ),
        ),
    ),
)

CULTURE = DomainCards(
    Domain.CULTURE,
    Name("Culture", "Cultura", "Culture"),
    (4, 4, 8),
    (
        Ability(
            "inspiration",
            Name("Inspiration", "Ispirazione", "Inspiration"),
            "CIV-3.7",
            While(MoreThanEachOther(Count(YOUR_AREA, (OfDomain(Domain.CULTURE),))), Copy()),
        ),
    ),
)

UTOPIA = DomainCards(
    Domain.UTOPIA,
    Name("Utopia", "Utopia", "Utopie"),
    (0, 0, 16),
    (
        Ability(
            "oligarchy",
            Name("Oligarchy", "Oligarchia", "Oligarchie"),
            "CIV-3.6",
            Permanent(1, Take(one(DiscardPile()))),
        ),
        Ability(
            "republic",
            Name("Republic", "Repubblica", "République"),
            "CIV-3.6",
            Permanent(2, Take(some(2, DiscardPile()))),
        ),
        Ability(
            "democracy",
            Name("Democracy", "Democrazia", "Démocratie"),
            "CIV-4.5",
            Paid(Lay(one(YOUR_AREA, OfDomain(Domain.UTOPIA)), FaceDown.DEMOCRACY)),
        ),
    ),
)

DOMAINS: tuple[DomainCards, ...] = (ARMY, RELIGION, ECONOMY, SCIENCE, CULTURE, UTOPIA)
"""In the order of the play area; whatever has to be put in order follows it."""
