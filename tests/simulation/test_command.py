"""`aula simulate` plays whole games, the same for the same seed."""

import csv
import json
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest

from tutor.command import main
from tutor.simulation import Simulation


def simulate(*words: str, capture: pytest.CaptureFixture[str]) -> list[str]:
    """Return what is printed, but for the last line, which tells the time it took."""
    assert main(["simulate", *words]) == 0
    return capture.readouterr().out.splitlines()[:-1]


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("innovation", "--games", "3", "--seed", "5", "--players", "random", "greedy", "random")
    first = simulate(*words, capture=capsys)
    assert first[0] == "innovation: 3 games from seed 5"
    named = [line.removeprefix("  won by ")[:14].strip() for line in first if "won by" in line]
    assert named == ["By chance 1", "Hasty 2", "By chance 3"], "as the app calls them"
    assert simulate(*words, capture=capsys) == first


def test_a_program_reads_the_same_from_json_and_csv(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "civ", "--games", "4", "--seed", "2", "--players", "greedy", "random"]
    plot = tmp_path / "games.svg"
    assert main([*words, "--json", "--plot", str(plot)]) == 0
    printed = capsys.readouterr()
    data = json.loads(printed.out)
    assert printed.err == ""
    assert sum(row["wins"] for row in data["wins"]) == sum(len(one["winners"]) for one in data["each"])
    assert all(row["low"] <= row["share"] <= row["high"] for row in data["wins"] + data["cards"])
    assert sum(data["ends"].values()) == data["games"] == 4
    found = Simulation.of(data)
    assert found.data() == data
    assert main([*words, "--csv"]) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert len(rows) == 4 * 2
    assert [row["won"] == "True" for row in rows] == [row["won"] for row in found.rows()]
    assert xml.fromstring(plot.read_text(encoding="utf-8")).tag.endswith("svg")


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("innovation", "--players", "random"),
        ("innovation", "--players", "random", "clever"),
        ("innovation", "--games", "0"),
        ("innovation", "--json", "--csv"),
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
