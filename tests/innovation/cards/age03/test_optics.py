"""Optics on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_optics_scores_a_4_when_the_3_has_a_crown() -> None:
    game = innovation(
        Ann={"board": {"red": ["optics"], "green": ["sailing"]}, "score": ["oars"]},
        Bob={},
        piles={3: ["paper", "compass"], 4: ["gunpowder", "navigation"]},
    )
    play(game, "Ann: dogma optics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"green": ["paper", "sailing"]}, "score": ["oars", "gunpowder"]},
        Bob={"score": []},
        piles={4: ["navigation"]},
    )


def test_optics_without_a_crown_gives_a_score_card_to_a_poorer_opponent_named_first() -> None:
    game = innovation(
        Ann={"board": {"red": ["optics"]}, "score": ["oars", "tools", "calendar"]},  # 4 points
        Bob={"score": ["paper"]},  # 3 points
        Cat={"score": ["gunpowder"]},  # 4 points: not poorer
        Dan={},
        piles={3: ["alchemy"]},
    )
    play(game, "Ann: dogma optics")
    assert asked(game) == ("Ann", {"Bob", "Dan"})
    play(game, "Ann: Dan")
    assert asked(game) == ("Ann", {"oars", "tools", "calendar"})
    play(game, "Ann: calendar")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["oars", "tools"], "board": {"blue": ["alchemy"]}},
        Bob={"score": ["paper"]},
        Dan={"score": ["calendar"]},
    )


def test_optics_asks_no_player_when_only_one_is_poorer() -> None:
    game = innovation(
        Ann={"board": {"red": ["optics"]}, "score": ["navigation"]},
        Bob={"score": ["paper"]},
        Cat={"score": ["gunpowder"]},
        piles={3: ["alchemy"]},
    )
    play(game, "Ann: dogma optics")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": []}, Bob={"score": ["paper", "navigation"]}, Cat={"score": ["gunpowder"]})


def test_optics_gives_nothing_when_nobody_is_poorer_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["optics"]}, "score": ["oars", "tools"]},  # 3 crowns
        Bob={"board": {"blue": ["translation"]}, "score": ["calendar"]},  # 3 crowns
        piles={3: ["engineering", "machinery", "paper", "medicine"]},
    )
    play(game, "Ann: dogma optics")
    assert acting(game) == "Ann"
    # Two points each; Bob's Engineering changed something, so that Ann draws Paper.
    expect(
        game,
        Ann={"score": ["oars", "tools"], "board": {"yellow": ["machinery"]}, "hand": ["paper"]},
        Bob={"score": ["calendar"], "board": {"red": ["engineering"]}},
        piles={3: ["medicine"]},
    )
    assert {event.player for event in told(game, "nothing", why="no_player")} == {"Ann", "Bob"}


def test_optics_lets_a_sharer_give_to_the_activator() -> None:
    game = innovation(
        Ann={"board": {"red": ["optics"]}},  # 3 crowns
        Bob={"board": {"blue": ["translation"]}, "score": ["calendar", "oars"]},  # 3 crowns
        piles={3: ["engineering", "paper", "medicine"], 4: ["gunpowder"]},
    )
    play(game, "Ann: dogma optics")
    assert asked(game) == ("Bob", {"calendar", "oars"})
    play(game, "Bob: oars")
    expect(
        game,
        Ann={"score": ["oars", "gunpowder"], "board": {"green": ["paper"]}, "hand": ["medicine"]},
        Bob={"score": ["calendar"], "board": {"red": ["engineering"]}},
    )


def test_optics_passes_over_a_poor_partner_INN_10_4() -> None:
    game = innovation(
        options={"teams": [["Ann", "Cat"], ["Bob", "Dan"]]},
        Ann={"board": {"red": ["optics"]}, "score": ["paper"]},
        Bob={"score": ["gunpowder"]},
        Cat={},
        Dan={"score": ["calendar"]},
        piles={3: ["alchemy"]},
    )
    play(game, "Ann: dogma optics")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": []}, Cat={"score": []}, Dan={"score": ["calendar", "paper"]})
