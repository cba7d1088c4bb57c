"""Coal on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play, told


def test_coal_tucks_splays_and_scores_two() -> None:
    game = innovation(
        piles={5: ["the_pirate_code", "physics"]},
        Ann={"board": {"red": ["coal"], "green": ["sailing"]}},
        Bob={},
    )
    play(game, "Ann: dogma coal")
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: red")
    assert asked(game) == ("Ann", {"coal", "sailing", "pass"})
    play(game, "Ann: coal")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: ["physics"]},
        Ann={
            "board": {"red": None, "green": ["sailing"]},
            "score": ["coal", "the_pirate_code"],
            "points": 10,
        },
    )
    scored = told(game, "score", player="Ann", rule="INN-7.6")
    assert [event.data["card"] for event in scored] == ["coal", "the_pirate_code"]


def test_coal_scores_a_single_card_alone_INN_5_7() -> None:
    game = innovation(
        piles={5: ["physics"]},
        Ann={"board": {"red": ["coal"], "green": ["sailing"]}},
        Bob={},
    )
    play(game, "Ann: dogma coal")
    assert asked(game) == ("Ann", {"coal", "sailing", "physics", "pass"})  # red is a single card: no splay
    play(game, "Ann: sailing")
    expect(game, Ann={"score": ["sailing"], "board": {"red": ["coal"], "green": None, "blue": ["physics"]}})


def test_coal_leaves_one_card_without_a_splay_INN_8_3() -> None:
    game = innovation(
        piles={5: ["physics"]},
        Ann={"board": {"red": {"cards": ["coal", "archery", "oars"], "splay": "right"}}},
        Bob={},
    )
    play(game, "Ann: dogma coal")
    assert asked(game) == ("Ann", {"coal", "physics", "pass"})  # red is splayed right already
    play(game, "Ann: coal")
    expect(game, Ann={"score": ["coal", "archery"], "board": {"red": {"cards": ["oars"], "splay": None}}})


def test_coal_is_finished_effect_by_effect_for_all_INN_5_1() -> None:
    game = innovation(
        piles={5: ["the_pirate_code", "physics", "banking"]},
        Ann={"board": {"red": ["coal"]}},  # 3 factories
        Bob={"board": {"red": ["explosives"]}},  # 3 factories
    )
    play(game, "Ann: dogma coal")
    assert asked(game) == ("Bob", {"red", "pass"})  # both have tucked
    play(game, "Bob: pass")
    assert asked(game) == ("Bob", {"explosives", "pass"})  # Ann had nothing to splay
    play(game, "Bob: explosives")
    assert asked(game) == ("Ann", {"coal", "physics", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: []},
        Ann={"board": {"red": ["coal"], "blue": ["physics"]}, "hand": ["banking"], "score": []},
        Bob={"board": {}, "score": ["explosives", "the_pirate_code"]},
    )
