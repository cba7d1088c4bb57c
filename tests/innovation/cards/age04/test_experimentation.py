"""Experimentation on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, expect, innovation, play, told


def test_experimentation_melds_a_five_on_the_splay_INN_4_2() -> None:
    game = innovation(
        piles={5: ["physics", "coal"]},
        Ann={"board": {"blue": {"cards": ["experimentation", "tools"], "splay": "left"}}},
        Bob={},
    )
    play(game, "Ann: dogma experimentation")
    assert acting(game) == "Ann"
    blue = {"cards": ["physics", "experimentation", "tools"], "splay": "left"}
    expect(game, piles={5: ["coal"]}, Ann={"board": {"blue": blue}, "hand": []})
    assert len(told(game, "meld", card="physics", rule="INN-4.2")) == 1


def test_experimentation_shared_gives_a_bonus_of_the_new_age_INN_5_5() -> None:
    game = innovation(
        piles={5: ["coal", "physics", "astronomy"]},
        Ann={"board": {"blue": ["experimentation"]}},
        Bob={"board": {"purple": ["philosophy"]}},  # 3 bulbs as well
    )
    play(game, "Ann: dogma experimentation")
    expect(
        game,
        piles={5: []},
        Ann={"board": {"blue": ["physics", "experimentation"]}, "hand": ["astronomy"]},
        Bob={"board": {"red": ["coal"]}, "hand": []},
    )


def test_experimentation_melds_a_higher_card_if_there_is_no_five_INN_3_2() -> None:
    game = innovation(
        piles={5: [], 6: [], 7: ["bicycle"]}, Ann={"board": {"blue": ["experimentation"]}}, Bob={}
    )
    play(game, "Ann: dogma experimentation")
    expect(game, piles={7: []}, Ann={"board": {"green": ["bicycle"]}})
