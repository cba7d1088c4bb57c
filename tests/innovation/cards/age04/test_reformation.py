"""Reformation on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play


def test_reformation_tucks_card_by_card_for_the_leaves_of_the_beginning_INN_5_10() -> None:
    game = innovation(
        Ann={
            "board": {"purple": ["reformation"], "blue": ["pottery"], "green": ["the_wheel"]},  # 6 leaves
            "hand": ["oars", "archery", "tools", "writing", "agriculture"],
        },
        Bob={},
    )
    play(game, "Ann: dogma reformation")
    assert asked(game) == ("Ann", {"oars", "archery", "tools", "writing", "agriculture", "pass"})
    play(game, "Ann: agriculture")  # shows three more leaves
    assert asked(game) == ("Ann", {"oars", "archery", "tools", "writing"})
    play(game, "Ann: archery")
    assert asked(game) == ("Ann", {"oars", "tools", "writing"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"  # neither yellow nor purple has two cards
    expect(
        game,
        Ann={"board": {"yellow": ["agriculture"], "red": ["archery", "oars"]}, "hand": ["tools", "writing"]},
    )


def test_reformation_declined_still_splays_yellow_or_purple() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["reformation", "mysticism"],
                "yellow": ["masonry", "domestication"],
                "green": ["the_wheel", "sailing"],
            },
            "hand": ["oars", "tools"],
        },
        Bob={},
    )
    play(game, "Ann: dogma reformation")
    assert asked(game) == ("Ann", {"oars", "tools", "pass"})
    play(game, "Ann: pass")
    assert asked(game) == ("Ann", {"yellow", "purple", "pass"})
    play(game, "Ann: yellow")
    assert acting(game) == "Ann"
    yellow = {"cards": ["masonry", "domestication"], "splay": "right"}
    expect(game, Ann={"hand": ["oars", "tools"], "board": {"yellow": yellow, "purple": {"splay": None}}})


def test_reformation_tucks_as_far_as_there_are_cards_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"purple": ["reformation"], "blue": ["pottery"]}, "hand": ["oars", "mysticism"]},
        Bob={},
    )
    play(game, "Ann: dogma reformation")  # three are due
    assert asked(game) == ("Ann", {"oars", "mysticism", "pass"})
    play(game, "Ann: mysticism")
    assert asked(game) == ("Ann", {"purple", "pass"})  # oars went without a question
    play(game, "Ann: pass")
    expect(game, Ann={"board": {"red": ["oars"], "purple": ["reformation", "mysticism"]}, "hand": []})


def test_reformation_shared_counts_the_sharer_s_leaves_INN_5_2() -> None:
    game = innovation(
        piles={4: ["gunpowder"]},
        Ann={"board": {"purple": ["reformation"]}, "hand": ["tools"]},  # 3 leaves: one card
        Bob={"board": {"yellow": ["anatomy"], "blue": ["pottery"]}, "hand": ["oars", "writing", "coal"]},  # 6
    )
    play(game, "Ann: dogma reformation")
    assert asked(game) == ("Bob", {"oars", "writing", "coal", "pass"})
    play(game, "Bob: writing", "Bob: coal")
    assert asked(game) == ("Ann", {"tools", "pass"})  # the last one went without a question
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["tools", "gunpowder"], "board": {"blue": None}},
        Bob={"hand": [], "board": {"blue": ["pottery", "writing"], "red": ["coal", "oars"]}},
    )
