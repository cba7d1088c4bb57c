"""`aula simulate` plays whole games, the same for the same seed."""

import pytest

from tutor.command import main


def simulate(*words: str, capture: pytest.CaptureFixture[str]) -> list[str]:
    """Return what is printed, but for the last line, which tells the time it took."""
    assert main(["simulate", *words]) == 0
    return capture.readouterr().out.splitlines()[:-1]


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("innovation", "--games", "3", "--seed", "5", "--players", "random", "random", "random")
    first = simulate(*words, capture=capsys)
    assert first[0] == "innovation: 3 games from seed 5"
    assert [line.split()[2] for line in first if "won by" in line] == ["Random"] * 3
    assert simulate(*words, capture=capsys) == first


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("innovation", "--players", "random"),
        ("innovation", "--players", "random", "clever"),
        ("innovation", "--games", "0"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_played_gets_one_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["simulate", *words])
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else -1
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "scenario" not in err
