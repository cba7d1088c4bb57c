"""Steam Engine on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, expect, innovation, play, told


def test_steam_engine_scores_the_bottom_yellow_card() -> None:
    game = innovation(
        piles={4: ["gunpowder", "navigation", "invention"]},
        Ann={"board": {"yellow": ["steam_engine", "masonry"]}},
        Bob={},
    )
    play(game, "Ann: dogma steam_engine")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={4: ["invention"]},
        Ann={
            "board": {"yellow": ["steam_engine"], "red": ["gunpowder"], "green": ["navigation"]},
            "score": ["masonry"],
        },
    )


def test_steam_engine_scores_the_four_it_tucked_INN_7_11() -> None:
    game = innovation(
        piles={4: ["anatomy", "perspective"]},
        Ann={"board": {"yellow": ["steam_engine"]}},
        Bob={},
    )
    play(game, "Ann: dogma steam_engine")
    expect(game, Ann={"board": {"yellow": ["steam_engine", "anatomy"]}, "score": ["perspective"]})


def test_steam_engine_scores_itself_and_a_sharer_nothing() -> None:
    game = innovation(
        piles={4: ["gunpowder", "navigation", "invention", "enterprise"], 5: ["coal"]},
        Ann={"board": {"yellow": ["steam_engine"], "blue": ["physics"]}},  # 3 factories
        Bob={"board": {"red": ["explosives"]}},  # 3 factories, no yellow
    )
    play(game, "Ann: dogma steam_engine")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "score": ["steam_engine"],
            "hand": ["coal"],
            "board": {"yellow": None, "green": ["invention"], "purple": ["enterprise"]},
        },
        Bob={"score": [], "board": {"red": ["explosives", "gunpowder"], "green": ["navigation"]}},
    )
    assert told(game, "nothing", player="Bob", why="no_card", rule="INN-5.7")
