"""Societies of the third edition: what is taken is higher than the activator's top card of its colour."""

from tests.innovation.third.table import third
from tests.table import acting, asked, expect, play, told


def test_societies_takes_only_what_is_higher_than_the_activators_top_card() -> None:
    game = third(
        Ann={"board": {"purple": ["societies"], "blue": ["calendar"]}},  # 2 crowns
        Bob={
            "board": {
                "red": ["archery"],  # Ann has no red: it counts 0, and 1 is higher
                "yellow": ["agriculture"],  # no bulb
                "blue": ["tools"],  # 1 is not higher than Calendar's 2
                "purple": ["astronomy"],  # 5 is not higher than 5
            }
        },
        piles={5: ["coal", "physics"]},
    )
    play(game, "Ann: dogma societies")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["archery"], "blue": ["calendar"], "purple": ["societies"]}, "hand": []},
        Bob={"board": {"red": None, "blue": ["tools"], "purple": ["astronomy"]}, "hand": ["coal"]},
    )


def test_societies_lets_the_one_who_obeys_choose_INN_5_3() -> None:
    game = third(
        Ann={"board": {"purple": ["societies"], "blue": ["calendar"]}},  # 2 crowns
        Bob={
            "board": {
                "yellow": ["perspective", "masonry"],
                "green": ["invention"],
                "blue": ["tools"],
                "purple": ["philosophy"],
            }
        },
        piles={5: ["coal", "physics"]},
    )
    play(game, "Ann: dogma societies")
    assert asked(game) == ("Bob", {"perspective", "invention"})
    play(game, "Bob: perspective")
    expect(
        game,
        Ann={"board": {"yellow": ["perspective"], "purple": ["societies"]}, "hand": []},
        Bob={"board": {"yellow": ["masonry"], "green": ["invention"]}, "hand": ["coal"]},
    )


def test_societies_takes_a_purple_card_that_is_higher_but_none_that_is_equal() -> None:
    for purple, taken in (("empiricism", True), ("astronomy", False)):
        game = third(
            Ann={"board": {"purple": ["societies"]}},
            Bob={"board": {"purple": [purple]}},
            piles={5: ["coal"]},
        )
        play(game, "Ann: dogma societies")
        cards = [purple, "societies"] if taken else ["societies"]
        expect(game, Ann={"board": {"purple": cards}}, Bob={"hand": ["coal"] if taken else []})


def test_societies_compares_with_what_lies_there_when_each_obeys() -> None:
    game = third(
        Ann={"board": {"purple": ["societies"]}},  # 2 crowns
        Bob={"board": {"blue": ["experimentation"]}},
        Cat={"board": {"blue": ["printing_press"]}},  # as high as what Bob gave
        Dan={"board": {"blue": ["physics"]}},
        piles={5: ["coal", "banking", "statistics"]},
    )
    play(game, "Ann: dogma societies")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"blue": ["physics", "experimentation"]}},
        Bob={"board": {}, "hand": ["coal"]},
        Cat={"board": {"blue": ["printing_press"]}, "hand": []},
        Dan={"board": {}, "hand": ["banking"]},
        piles={5: ["statistics"]},
    )
    assert told(game, "nothing", player="Cat", why="not_done")
