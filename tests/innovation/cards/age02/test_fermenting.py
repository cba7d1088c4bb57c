"""Fermenting on whole tables; the icon of its dogma is the leaf."""

from tests.table import expect, innovation, play, told


def test_fermenting_draws_a_2_for_every_two_leaves_on_the_own_board_INN_5_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["fermenting"], "green": ["clothing"]}},  # 4 leaves
        Bob={"board": {"blue": ["pottery"], "green": ["currency"], "purple": ["code_of_laws"]}},  # 5 leaves
        Cat={"board": {"yellow": ["agriculture"]}},  # 3 leaves
        piles={2: ["calendar", "mathematics", "mapmaking", "monotheism", "philosophy", "construction"]},
    )
    play(game, "Ann: dogma fermenting")
    expect(
        game,
        Bob={"hand": ["calendar", "mathematics"]},
        Cat={"hand": []},
        Ann={"hand": ["mapmaking", "monotheism", "philosophy"]},  # Philosophy is the bonus
        piles={2: ["construction"]},
    )
    assert not told(game, "reveal")


def test_fermenting_counts_the_leaves_that_a_splay_shows_INN_8_2() -> None:
    for splay, cards in (("left", 1), ("right", 1), ("up", 2)):  # 3, 3 and 5 leaves
        pile = {"cards": ["fermenting", "agriculture"], "splay": splay}
        game = innovation(
            Ann={"board": {"yellow": pile}},
            Bob={},
            piles={2: ["calendar", "mathematics", "mapmaking"]},
        )
        play(game, "Ann: dogma fermenting")
        expect(game, Ann={"hand": ["calendar", "mathematics"][:cards]})
