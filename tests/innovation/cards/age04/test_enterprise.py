"""Enterprise on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play


def test_enterprise_takes_a_crown_and_gives_a_four() -> None:
    game = innovation(
        piles={4: ["gunpowder", "anatomy"]},
        Ann={"board": {"purple": ["enterprise"], "green": ["the_wheel"]}},  # 3 crowns
        Bob={"board": {"green": ["sailing", "clothing"], "red": ["archery"]}},  # 2 crowns
    )
    play(game, "Ann: dogma enterprise")
    assert asked(game) == ("Ann", {"green", "pass"})  # Bob had no choice
    play(game, "Ann: green")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={4: ["anatomy"]},
        Ann={"board": {"green": {"cards": ["sailing", "the_wheel"], "splay": "right"}}, "hand": []},
        Bob={"board": {"green": ["clothing"], "red": ["gunpowder", "archery"]}, "hand": []},
    )


def test_enterprise_does_not_take_purple() -> None:
    game = innovation(
        piles={4: ["gunpowder"]},
        Ann={"board": {"purple": ["enterprise"], "green": ["the_wheel"]}},
        Bob={"board": {"purple": ["city_states"], "red": ["archery"]}},
    )
    play(game, "Ann: dogma enterprise")
    assert acting(game) == "Ann"
    expect(game, piles={4: ["gunpowder"]}, Bob={"board": {"purple": ["city_states"], "red": ["archery"]}})


def test_enterprise_asks_each_who_obeys_in_turn_INN_5_3() -> None:
    game = innovation(
        turn="Bob",
        piles={4: ["gunpowder", "anatomy"]},
        Ann={"board": {"red": ["oars"], "blue": ["writing"]}},  # 2 crowns
        Bob={"board": {"purple": ["enterprise"]}},  # 3 crowns
        Cat={"board": {"yellow": ["domestication"]}},  # 1 crown
    )
    play(game, "Bob: dogma enterprise")
    assert asked(game) == ("Ann", {"oars", "writing"})  # Cat, on the left, has been first
    play(game, "Ann: writing")
    assert acting(game) == "Bob"
    expect(
        game,
        Ann={"board": {"red": ["oars"], "yellow": ["anatomy"], "blue": None}},
        Bob={"board": {"yellow": ["domestication"], "blue": ["writing"]}},
        Cat={"board": {"red": ["gunpowder"], "yellow": None}},
    )
