"""Feudalism of the third edition: the colour of the card given is unsplayed."""

from tests.innovation.third.table import third
from tests.table import acting, asked, expect, play, told


def test_feudalism_takes_the_splay_of_the_colour_given_INN_8_1() -> None:
    game = third(
        Ann={"board": {"purple": ["feudalism"]}},  # 2 castles
        Bob={
            "hand": ["archery", "tools", "mysticism"],
            "board": {
                "red": {"cards": ["coal", "gunpowder"], "splay": "left"},
                "purple": {"cards": ["philosophy", "astronomy"], "splay": "right"},
            },
        },
    )
    play(game, "Ann: dogma feudalism")
    assert asked(game) == ("Bob", {"archery", "tools", "mysticism"})
    play(game, "Bob: archery")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["archery"]},
        Bob={
            "hand": ["tools", "mysticism"],
            "board": {
                "red": {"cards": ["coal", "gunpowder"], "splay": None},
                "purple": {"cards": ["philosophy", "astronomy"], "splay": "right"},
            },
            "icons": {"factory": 3},  # Gunpowder shows its factory no longer
        },
    )
    assert told(game, "unsplay", player="Bob", colour="red", rule="INN-8.1")


def test_feudalism_leaves_a_pile_that_is_not_splayed_as_it_is() -> None:
    for board in ({"red": ["coal", "gunpowder"]}, {"red": ["coal"]}, {}):
        game = third(
            Ann={"board": {"purple": ["feudalism"]}},
            Bob={"hand": ["oars"], "board": board},
        )
        play(game, "Ann: dogma feudalism")
        expect(game, Ann={"hand": ["oars"]}, Bob={"hand": [], "board": board})
        assert told(game, "nothing", player="Bob", rule="INN-8.1")
        assert not told(game, "unsplay")


def test_feudalism_unsplays_nothing_of_one_who_gives_nothing_INN_5_7() -> None:
    red = {"cards": ["coal", "gunpowder"], "splay": "left"}
    game = third(
        Ann={"board": {"purple": ["feudalism"]}},
        Bob={"hand": ["sailing"], "board": {"red": red}},
        Cat={"hand": ["metalworking"], "board": {"red": {"cards": ["flight", "explosives"], "splay": "up"}}},
    )
    play(game, "Ann: dogma feudalism")
    expect(
        game,
        Ann={"hand": ["metalworking"]},
        Bob={"hand": ["sailing"], "board": {"red": red}},
        Cat={"hand": [], "board": {"red": {"splay": None}}},
    )


def test_feudalism_lets_those_who_share_splay_left_and_brings_the_bonus() -> None:
    game = third(
        Ann={"board": {"purple": ["feudalism"]}},  # 2 castles
        Bob={"board": {"yellow": ["masonry", "agriculture"]}, "hand": ["oars"]},  # 3 castles
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma feudalism")
    assert asked(game) == ("Bob", {"yellow", "pass"})
    play(game, "Bob: yellow")
    expect(game, Ann={"hand": ["paper"]}, Bob={"hand": ["oars"], "board": {"yellow": {"splay": "left"}}})


def test_feudalism_takes_away_a_splay_that_counted_for_nobody_any_more_INN_5_2() -> None:
    """Icons were counted when the dogma was activated."""
    game = third(
        Ann={"board": {"purple": ["feudalism"]}},  # 2 castles
        Bob={
            "hand": ["road_building"],
            "board": {"red": {"cards": ["coal", "engineering"], "splay": "left"}},  # 1 castle
        },
    )
    play(game, "Ann: dogma feudalism")
    expect(game, Bob={"hand": [], "icons": {"castle": 0}, "board": {"red": {"splay": None}}})
