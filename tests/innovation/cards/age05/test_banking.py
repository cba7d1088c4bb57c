"""Banking on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play


def test_banking_takes_a_factory_and_gives_a_five() -> None:
    game = innovation(
        piles={5: ["astronomy", "coal"]},
        Ann={"board": {"green": ["banking", "sailing"], "purple": ["enterprise"]}},  # 5 crowns
        Bob={
            "board": {
                "red": ["colonialism"],
                "yellow": ["steam_engine", "masonry"],
                "green": ["corporations"],
            }
        },
    )
    play(game, "Ann: dogma banking")  # Bob: 2 crowns
    assert asked(game) == ("Bob", {"colonialism", "steam_engine"})  # not the green one
    play(game, "Bob: steam_engine")
    assert asked(game) == ("Ann", {"green", "pass"})
    play(game, "Ann: green")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: ["coal"]},
        Ann={
            "board": {
                "green": {"cards": ["banking", "sailing"], "splay": "right"},
                "yellow": ["steam_engine"],
            },
            "score": [],
        },
        Bob={"score": ["astronomy"], "board": {"yellow": ["masonry"]}},
    )


def test_banking_gives_no_five_without_a_factory_INN_5_7() -> None:
    game = innovation(
        piles={5: ["astronomy"]},
        Ann={"board": {"green": ["banking"]}},
        Bob={"board": {"red": ["archery", "coal"], "green": ["corporations"]}},  # 1 crown
    )
    play(game, "Ann: dogma banking")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: ["astronomy"]},
        Bob={"score": [], "board": {"red": ["archery", "coal"], "green": ["corporations"]}},
    )


def test_banking_counts_the_crowns_once_INN_5_2() -> None:
    game = innovation(
        piles={5: ["astronomy", "coal"]},
        Ann={"board": {"green": ["banking"]}},  # 2 crowns
        Bob={"board": {"yellow": ["steam_engine"]}},  # 1 crown: obeys
        Cat={"board": {"green": ["metric_system", "sailing"], "red": ["gunpowder"]}},  # 3 crowns: shares
    )
    play(game, "Ann: dogma banking")  # Bob's steam engine gives Ann the third crown: Cat still shares
    assert asked(game) == ("Cat", {"green", "pass"})
    play(game, "Cat: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: ["coal"]},  # declined: no bonus
        Ann={"board": {"yellow": ["steam_engine"]}, "hand": []},
        Bob={"score": ["astronomy"], "board": {}},
        Cat={"board": {"red": ["gunpowder"]}},
    )
