"""Mapmaking on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_mapmaking_takes_a_1_from_the_score_and_scores_another() -> None:
    game = innovation(
        Ann={"board": {"green": ["mapmaking"]}},  # 2 crowns
        Bob={"score": ["oars", "tools", "calendar"]},
        piles={1: ["writing", "sailing"]},
    )
    play(game, "Ann: dogma mapmaking")
    assert asked(game) == ("Bob", {"oars", "tools"})
    play(game, "Bob: tools")
    expect(
        game,
        Ann={"score": ["tools", "writing"], "points": 2},
        Bob={"score": ["oars", "calendar"], "points": 3},
        piles={1: ["sailing"]},
    )


def test_mapmaking_scores_nothing_when_nobody_had_a_1() -> None:
    game = innovation(
        Ann={"board": {"green": ["mapmaking"]}},  # 2 crowns
        Bob={"score": ["calendar"], "hand": ["tools"]},
        Cat={"board": {"purple": ["city_states"]}, "score": ["oars"]},  # 2 crowns
        piles={1: ["writing"]},
    )
    play(game, "Ann: dogma mapmaking")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": [], "hand": []}, Cat={"score": ["oars"]}, piles={1: ["writing"]})
    assert {event.player for event in told(game, "nothing", why="not_so")} == {"Ann", "Cat"}


def test_mapmaking_scores_for_sharers_too_once_any_of_two_gave_a_1() -> None:
    game = innovation(
        Ann={"board": {"green": ["mapmaking"]}},  # 2 crowns
        Bob={"score": ["oars"]},
        Cat={"board": {"purple": ["city_states"]}},  # 2 crowns
        Dan={"score": ["calendar"]},
        piles={1: ["writing", "sailing", "masonry"], 2: ["currency"]},
    )
    play(game, "Ann: dogma mapmaking")
    expect(
        game,
        Ann={"score": ["oars", "sailing"], "hand": ["currency"]},
        Bob={"score": []},
        Cat={"score": ["writing"]},
        Dan={"score": ["calendar"]},
        piles={1: ["masonry"]},
    )
