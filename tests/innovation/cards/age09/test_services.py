"""Services on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play


def test_services_takes_all_the_highest_score_cards_and_gives_a_top_card_of_their_choice() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["services"],
                "red": ["oars", "coal"],
                "blue": ["tools"],
                "yellow": ["agriculture"],
            }
        },  # 6 leaves
        Bob={"board": {"green": ["sailing"]}, "score": ["physics", "steam_engine", "writing"]},  # 1 leaf
        Cat={"board": {"green": ["the_wheel"]}},  # obeys, but has no score
    )
    play(game, "Ann: dogma services")
    assert asked(game) == ("Bob", {"oars", "tools"})
    expect(game, Ann={"hand": ["physics", "steam_engine"]})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["coal"], "blue": ["tools"]}, "hand": ["physics", "steam_engine"]},
        Bob={"hand": ["oars"], "score": ["writing"]},
        Cat={"hand": [], "board": {"green": ["the_wheel"]}},
    )


def test_services_gives_nothing_for_nothing_and_nothing_but_leaves_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"purple": ["services"], "yellow": ["agriculture"]}},  # 6 leaves
        Bob={"score": ["coal"]},
        Cat={},
    )
    play(game, "Ann: dogma services")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["coal"], "board": {"purple": ["services"], "yellow": ["agriculture"]}},
        Bob={"hand": [], "score": []},
        Cat={"hand": []},
    )

    game = innovation(Ann={"board": {"purple": ["services"], "red": ["oars"]}}, Bob={})
    play(game, "Ann: dogma services")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["oars"]}}, Bob={"hand": []})


def test_services_gives_the_next_player_what_came_to_light() -> None:
    game = innovation(
        Ann={"board": {"purple": ["services"], "red": ["coal", "oars"]}},  # 3 leaves
        Bob={"score": ["physics"]},
        Cat={"score": ["writing"]},
    )
    play(game, "Ann: dogma services")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["physics", "writing"], "board": {"red": None}},
        Bob={"hand": ["coal"]},
        Cat={"hand": ["oars"]},
    )
