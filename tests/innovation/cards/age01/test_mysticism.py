"""Mysticism on whole tables; the icon of its dogma is the castle."""

from tests.table import expect, innovation, play, told


def test_mysticism_melds_a_colour_on_the_board_and_draws_again() -> None:
    game = innovation(
        Ann={"board": {"purple": ["mysticism"], "red": ["oars"]}},
        Bob={},
        piles={1: ["archery", "city_states", "tools"]},
    )
    play(game, "Ann: dogma mysticism")
    # The second card is not looked at: City States stays in hand.
    expect(game, Ann={"board": {"red": ["archery", "oars"]}, "hand": ["city_states"]}, piles={1: ["tools"]})
    assert len(told(game, "reveal", player="Ann")) == 1


def test_mysticism_keeps_another_colour_each_by_his_own_board() -> None:
    game = innovation(
        Ann={"board": {"purple": ["mysticism"]}},  # 3 castles
        Bob={"board": {"yellow": ["masonry"]}},  # 3 castles
        piles={1: ["code_of_laws", "agriculture", "tools", "writing"]},
    )
    play(game, "Ann: dogma mysticism")
    expect(
        game,
        Bob={"hand": ["code_of_laws"], "board": {"yellow": ["masonry"]}},
        Ann={"hand": ["agriculture", "tools"], "board": {"purple": ["mysticism"]}},
        piles={1: ["writing"]},
    )
    assert told(game, "reveal", player="Bob", card="code_of_laws")
