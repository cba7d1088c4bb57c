"""Corporations on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play


def test_corporations_takes_a_factory_and_both_meld_an_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["corporations"], "yellow": ["canning"]}},  # 4 factories
        Bob={
            "board": {
                "red": ["combustion", "coal"],
                "blue": ["physics"],
                "green": ["banking"],
                "purple": ["mysticism"],
            }
        },  # 3 factories
        piles={8: ["flight", "antibiotics", "rocketry"]},
    )
    play(game, "Ann: dogma corporations")
    assert asked(game) == ("Bob", {"combustion", "physics"})
    play(game, "Bob: physics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["physics"], "board": {"yellow": ["antibiotics", "canning"]}},
        Bob={"board": {"red": ["flight", "combustion", "coal"], "blue": None}},
        piles={8: ["rocketry"]},
    )


def test_corporations_without_a_factory_to_give_melds_nothing_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"green": ["corporations"]}},  # 2 factories
        Bob={"board": {"green": ["banking"]}},  # 1 factory, a green one
        Cat={"board": {"purple": ["emancipation"]}},  # 2 factories: shares
        piles={8: ["flight", "empiricism", "rocketry", "antibiotics"]},
    )
    play(game, "Ann: dogma corporations")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"purple": ["empiricism"]}, "score": [], "hand": ["rocketry"]},  # Rocketry is the bonus
        Bob={"board": {"green": ["banking"], "red": None, "blue": None}, "hand": []},
        Cat={"board": {"red": ["flight"], "purple": ["emancipation"]}},
        piles={8: ["antibiotics"]},
    )


def test_corporations_melds_9s_when_the_8s_are_gone_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"green": ["corporations"]}},  # 2 factories
        Bob={"board": {"red": ["combustion"]}},  # 1 factory
        piles={8: [], 9: ["genetics", "composites", "ecology"]},
    )
    play(game, "Ann: dogma corporations")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["combustion"], "board": {"red": ["composites"]}},
        Bob={"board": {"blue": ["genetics"]}},
        piles={9: ["ecology"]},
    )
