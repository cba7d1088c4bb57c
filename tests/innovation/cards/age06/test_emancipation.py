"""Emancipation on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play, told


def test_emancipation_takes_a_hand_card_and_gives_a_six() -> None:
    game = innovation(
        piles={6: ["canning"]},
        Ann={"board": {"purple": ["emancipation", "mysticism"], "red": ["archery", "oars"]}},
        Bob={"hand": ["tools", "writing"]},
    )
    play(game, "Ann: dogma emancipation")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: tools")
    assert asked(game) == ("Ann", {"red", "purple", "pass"})
    play(game, "Ann: purple")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["tools"], "board": {"purple": {"splay": "right"}, "red": {"splay": None}}},
        Bob={"hand": ["writing", "canning"], "score": []},
    )
    assert not told(game, "score")  # INN-7.6: transferred, not scored


def test_emancipation_gives_no_six_for_nothing_INN_5_7() -> None:
    game = innovation(
        piles={6: ["canning", "vaccination"]},
        Ann={"board": {"purple": ["emancipation"]}},
        Bob={"score": ["oars"]},
        Cat={"hand": ["tools"]},
    )
    play(game, "Ann: dogma emancipation")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["vaccination"]},
        Ann={"score": ["tools"]},
        Bob={"hand": [], "score": ["oars"]},
        Cat={"hand": ["canning"]},
    )


def test_emancipation_passes_over_the_partner_who_shares_the_rest_INN_10_4() -> None:
    game = innovation(
        options={"teams": [["Ann", "Cat"], ["Bob", "Dan"]]},
        piles={6: ["canning", "vaccination", "democracy"]},
        Ann={"board": {"purple": ["emancipation"]}},  # 2 factories
        Bob={"hand": ["oars"]},
        Cat={"hand": ["tools"], "board": {"purple": ["mysticism", "monotheism"], "red": ["coal"]}},
        Dan={"hand": ["archery"]},
    )
    play(game, "Ann: dogma emancipation")
    assert asked(game) == ("Cat", {"purple", "pass"})
    play(game, "Cat: purple")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["democracy"]},  # what the partner changed earns no bonus
        Ann={"score": ["oars", "archery"], "hand": []},
        Bob={"hand": ["canning"]},
        Cat={"hand": ["tools"], "board": {"purple": {"splay": "right"}}},
        Dan={"hand": ["vaccination"]},
    )
    parts = [(event.data["effect"], event.data["role"]) for event in told(game, "affect", player="Cat")]
    assert parts == [(1, "immune"), (2, "shares")]
    assert [event.data["why"] for event in told(game, "bonus", drawn=False)] == ["partner"]
