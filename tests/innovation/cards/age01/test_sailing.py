"""Sailing on whole tables; the icon of its dogma is the crown."""

from tests.table import expect, innovation, play


def test_sailing_melds_what_it_draws_continuing_the_splay_INN_4_2() -> None:
    game = innovation(
        Ann={"board": {"green": ["sailing"], "red": {"cards": ["oars", "archery"], "splay": "left"}}},
        Bob={},
        piles={1: ["metalworking"]},
    )
    play(game, "Ann: dogma sailing")
    expect(game, Ann={"board": {"red": {"cards": ["metalworking", "oars", "archery"], "splay": "left"}}})


def test_sailing_covers_itself_and_is_carried_out_to_the_end_INN_5_6() -> None:
    game = innovation(
        Ann={"board": {"green": ["sailing"]}},  # 2 crowns
        Bob={"board": {"purple": ["city_states"]}},  # 2 crowns
        Cat={"board": {"blue": ["writing"]}},  # 1 crown
        piles={1: ["oars", "the_wheel", "tools", "masonry"]},
    )
    play(game, "Ann: dogma sailing")
    expect(
        game,
        Bob={"board": {"red": ["oars"]}},
        Cat={"board": {"blue": ["writing"]}, "hand": []},
        Ann={"board": {"green": ["the_wheel", "sailing"]}, "hand": ["tools"]},
        piles={1: ["masonry"]},
    )
