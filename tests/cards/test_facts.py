"""The cards against a second, independent listing of what is printed on them."""

from __future__ import annotations

from collections import Counter
from dataclasses import astuple

import pytest

from cards.innovation import CARD, CARDS, FIELDS
from cards.model import Card
from cards.program import Demand
from cards.terms import LANGUAGES, Colour, Field, Icon

# Age, colour, then card by card: its id; the icons top left, bottom left, bottom middle, bottom right;
# the dogma icon; its effects, D a demand, S a cooperative one.
PRINTED = """
1  blue   pottery -lll l SS  tools -bbc b SS  writing -bbr b S
1  red    archery cb-c c D  metalworking cc-c c S  oars cr-c c DS
1  green  clothing -rll l SS  sailing rr-l r S  the_wheel -ccc c S
1  yellow agriculture -lll l S  domestication cr-c c S  masonry c-cc c S
1  purple city_states -rrc r D  code_of_laws -rrl r S  mysticism -ccc c S
2  blue   calendar -llb l S  mathematics -brb b S
2  red    construction c-cc c DS  road_building cc-c c S
2  green  currency lr-r r S  mapmaking -rrc r DS
2  yellow canal_building -rlr r S  fermenting ll-c l S
2  purple monotheism -ccc c DS  philosophy -bbb b SS
3  blue   alchemy -lcc c SS  translation -rrr r SS
3  red    engineering c-bc c DS  optics rrr- r S
3  green  compass -rrl r D  paper -bbr b SS
3  yellow machinery ll-c l DS  medicine rll- l D
3  purple education bbb- b S  feudalism -clc c DS
4  blue   experimentation -bbb b S  printing_press -bbr b SS
4  red    colonialism -fbf f S  gunpowder -frf f DS
4  green  invention -bbf b SS  navigation -rrr r D
4  yellow anatomy lll- l D  perspective -bbl b S
4  purple enterprise -rrr r DS  reformation ll-l l SS
5  blue   chemistry fbf- f SS  physics fbb- b S
5  red    coal fff- f SSS  the_pirate_code rfr- r DS
5  green  banking fr-r r DS  measurement blb- b S
5  yellow statistics lbl- l DS  steam_engine -frf f S
5  purple astronomy rbb- b SS  societies r-br r D
6  blue   atomic_theory bbb- b SS  encyclopedia -rrr r S
6  red    industrialization rff- f SS  machine_tools ff-f f S
6  green  classification bbb- b S  metric_system -frr r SS
6  yellow canning -flf f SS  vaccination lfl- l DS
6  purple democracy rbb- b S  emancipation fbf- f DS
7  blue   evolution bbb- b S  publications -bkb b SS
7  red    combustion rrf- r D  explosives -fff f D
7  green  bicycle rrk- r S  electricity bf-f f S
7  yellow refrigeration -llr l DS  sanitation ll-l l D
7  purple lighting -lkl l S  railroad kfk- k SS
8  blue   quantum_theory kkk- k S  rocketry kkk- k S
8  red    flight r-kr r SS  mobility -fkf f D
8  green  corporations -ffr f DS  mass_media b-kb b SS
8  yellow antibiotics lll- l S  skyscrapers -frr r D
8  purple empiricism bbb- b SS  socialism l-ll l S
9  blue   computers k-kf k SS  genetics bbb- b S
9  red    composites ff-f f D  fission -kkk k DS
9  green  collaboration -rkr r DS  satellites -kkk k SSS
9  yellow ecology lbb- b S  suburbia -rll l S
9  purple services -lll l D  specialization -flf f SS
10 blue   bioengineering bkk- k SS  software kkk- k SS
10 red    miniaturization -bkb b S  robotics -fkf f S
10 green  databases -kkk k D  self_service -rrr r SS
10 yellow globalization -fff f DS  stem_cells -lll l S
10 purple ai bbk- b SS  the_internet -kkb k SSS
"""
ICONS = {
    "c": Icon.CASTLE,
    "r": Icon.CROWN,
    "l": Icon.LEAF,
    "b": Icon.BULB,
    "f": Icon.FACTORY,
    "k": Icon.CLOCK,
    "-": None,
}


def printed() -> dict[str, tuple[object, ...]]:
    """The listing, by id."""
    found: dict[str, tuple[object, ...]] = {}
    for line in PRINTED.strip().splitlines():
        age, colour, *words = line.split()
        for card, icons, dogma, effects in zip(*[iter(words)] * 4, strict=True):
            places = tuple(ICONS[icon] for icon in icons)
            found[card] = (int(age), Colour(colour), places, ICONS[dogma], effects)
    return found


def test_there_are_105_cards_15_of_the_first_age_and_10_of_each_other() -> None:
    assert Counter(card.age for card in CARDS) == {1: 15} | dict.fromkeys(range(2, 11), 10)
    assert len(CARD) == len(CARDS) == 105


def test_there_are_21_cards_of_each_colour() -> None:
    assert Counter(card.colour for card in CARDS) == dict.fromkeys(Colour, 21)


def test_the_listing_names_the_same_cards() -> None:
    assert printed().keys() == CARD.keys()


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_is_as_printed(card: Card) -> None:
    effects = "".join("D" if isinstance(effect, Demand) else "S" for effect in card.effects)
    assert (card.age, card.colour, astuple(card.icons), card.dogma, effects) == printed()[card.id]


def test_cards_lie_age_by_age_and_colour_by_colour() -> None:
    places = [(card.age, list(Colour).index(card.colour)) for card in CARDS]
    assert places == sorted(places)


def test_no_two_cards_of_a_language_have_the_same_name() -> None:
    for language in LANGUAGES:
        assert len({card.name[language] for card in CARDS}) == 105


def test_the_five_fields_cite_their_rules() -> None:
    assert [(field.id, field.rule) for field in FIELDS] == [
        (Field.MONUMENT, "INN-9.1"),
        (Field.EMPIRE, "INN-9.2"),
        (Field.WONDER, "INN-9.3"),
        (Field.WORLD, "INN-9.4"),
        (Field.UNIVERSE, "INN-9.5"),
    ]
