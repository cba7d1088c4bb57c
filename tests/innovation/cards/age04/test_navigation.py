"""Navigation on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_navigation_takes_a_two_or_a_three() -> None:
    game = innovation(
        Ann={"board": {"green": ["navigation"]}},
        Bob={"score": ["calendar", "compass", "oars", "coal"]},
    )
    play(game, "Ann: dogma navigation")
    assert asked(game) == ("Bob", {"calendar", "compass"})
    play(game, "Bob: calendar")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["calendar"]}, Bob={"score": ["compass", "oars", "coal"]})


def test_navigation_passes_over_equals_and_who_has_neither_INN_5_3() -> None:
    game = innovation(
        Ann={"board": {"green": ["navigation"]}},  # 3 crowns
        Bob={"score": ["oars", "gunpowder"]},
        Cat={"board": {"purple": ["enterprise"]}, "score": ["compass"]},  # 3 crowns: immune
        Dan={"board": {"yellow": ["domestication"]}, "score": ["paper", "archery"]},  # 1 crown
    )
    play(game, "Ann: dogma navigation")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["paper"]},
        Bob={"score": ["oars", "gunpowder"]},
        Cat={"score": ["compass"]},
        Dan={"score": ["archery"]},
    )
    roles = [(event.player, event.data["role"]) for event in told(game, "affect")]
    assert [role for role in roles if role[1] != "immune"] == [("Bob", "obeys"), ("Dan", "obeys")]
