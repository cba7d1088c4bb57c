"""Engineering on whole tables; the icon of its dogma is the castle."""

from tests.table import acting, asked, expect, innovation, play, told


def test_engineering_takes_all_top_castles_but_none_that_come_to_light_INN_5_10() -> None:
    game = innovation(
        Ann={"board": {"red": ["engineering"], "purple": ["mysticism"]}},  # 5 castles
        Bob={"board": {"red": ["oars", "archery"], "yellow": ["domestication"], "blue": ["pottery"]}},  # 4
    )
    play(game, "Ann: dogma engineering")
    # A single red card cannot be splayed: nothing is asked.
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["oars", "domestication"], "board": {"red": ["engineering"]}},
        Bob={"board": {"red": ["archery"], "blue": ["pottery"]}, "icons": {"castle": 2}},
    )
    assert [event.data["card"] for event in told(game, "transfer")] == ["oars", "domestication"]


def test_engineering_unsplays_a_pile_that_shrinks_to_one_INN_8_3() -> None:
    game = innovation(
        Ann={"board": {"red": ["engineering"], "purple": ["mysticism"]}},  # 5 castles
        Bob={"board": {"red": {"cards": ["oars", "archery"], "splay": "left"}}},  # 3 castles
        Cat={"board": {"green": {"cards": ["the_wheel", "sailing", "clothing"], "splay": "right"}}},  # 3
    )
    play(game, "Ann: dogma engineering")
    expect(
        game,
        Ann={"score": ["oars", "the_wheel"]},
        Bob={"board": {"red": {"cards": ["archery"], "splay": None}}},
        Cat={"board": {"green": {"cards": ["sailing", "clothing"], "splay": "right"}}},
    )


def test_engineering_may_splay_red_left_for_sharers_first() -> None:
    game = innovation(
        Ann={"board": {"red": ["engineering", "archery"], "green": ["sailing", "clothing"]}},  # 2 castles
        Bob={"board": {"red": ["metalworking", "oars"]}},  # 3 castles
        Cat={"board": {"red": {"cards": ["construction", "optics"], "splay": "left"}}},  # 3 castles
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma engineering")
    assert asked(game) == ("Bob", {"red", "pass"})
    play(game, "Bob: red")
    # Cat's red cards are splayed left already.
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: pass")
    expect(
        game,
        Ann={"board": {"red": {"cards": ["engineering", "archery"], "splay": None}}, "hand": ["paper"]},
        Bob={"board": {"red": {"cards": ["metalworking", "oars"], "splay": "left"}}},
    )
    assert told(game, "bonus", player="Ann", drawn=True, rule="INN-5.5")
