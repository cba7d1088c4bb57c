"""Empiricism on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_empiricism_keeps_a_9_of_another_colour() -> None:
    game = innovation(
        Ann={"board": {"purple": ["empiricism"], "blue": ["tools", "writing"]}},
        Bob={},
        piles={9: ["genetics"]},
    )
    play(game, "Ann: dogma empiricism")
    assert asked(game) == ("Ann", {"red", "yellow", "green", "blue", "purple"})
    play(game, "Ann: yellow")
    assert asked(game) == ("Ann", {"red", "green", "blue", "purple"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["genetics"], "board": {"blue": ["tools", "writing"]}}, winners=None)
    assert told(game, "reveal", player="Ann", card="genetics")


def test_empiricism_melds_a_9_of_a_chosen_colour_and_cannot_splay_a_single_card() -> None:
    game = innovation(
        Ann={"board": {"purple": ["empiricism"]}},
        Bob={},
        piles={9: ["genetics"]},
    )
    play(game, "Ann: dogma empiricism", "Ann: green", "Ann: blue")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "board": {"blue": {"cards": ["genetics"], "splay": None}}})


def test_empiricism_wins_with_the_twenty_bulbs_that_its_splay_shows_INN_10_3() -> None:
    for green, answer, bulbs, winners in (
        ("classification", "blue", 20, ["Ann"]),
        ("mass_media", "blue", 19, None),
        ("classification", "pass", 9, None),
    ):
        game = innovation(
            Ann={
                "board": {
                    "purple": ["empiricism"],  # 3 bulbs
                    "green": [green],  # 3, or 2
                    "blue": ["evolution", "atomic_theory", "experimentation", "tools", "writing"],
                }
            },
            Bob={},
            piles={9: ["genetics"]},
        )
        play(game, "Ann: dogma empiricism", "Ann: blue", "Ann: red")
        assert asked(game) == ("Ann", {"blue", "pass"})
        play(game, f"Ann: {answer}")
        # Splayed up, blue shows 3 + 2 + 2 + 3 + 2 + 2 bulbs; otherwise the 3 of Genetics.
        expect(game, Ann={"icons": {"bulb": bulbs}}, winners=winners)
        assert (game.decision is None) == (winners is not None)


def test_empiricism_can_be_won_by_a_sharer_INN_10_3() -> None:
    game = innovation(
        Ann={"board": {"purple": ["empiricism"]}},  # 3 bulbs
        Bob={
            "board": {
                "blue": {  # 3 + 2 + 3 + 2 + 2 + 2 bulbs
                    "cards": [
                        "evolution",
                        "atomic_theory",
                        "experimentation",
                        "tools",
                        "writing",
                        "printing_press",
                    ],
                    "splay": "up",
                },
                "green": ["classification"],  # 3
                "yellow": ["perspective"],  # 2
                "red": ["colonialism"],  # 1
            }
        },
        piles={9: ["fission", "suburbia"]},
    )
    play(game, "Ann: dogma empiricism", "Bob: blue", "Bob: purple", "Ann: blue", "Ann: purple")
    # Both draw before anybody looks at the bulbs.
    expect(game, Bob={"hand": ["fission"]}, Ann={"hand": ["suburbia"]}, winners=["Bob"], reason="INN-10.3")
    assert game.decision is None
