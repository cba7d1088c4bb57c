"""The address that Binder gets leads to what the app opens."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from tutor.command import main
from tutor.library.address import read_address

REPO = ["--repo", "owner/name", "--ref", "v1.0"]
SCENARIO = "innovation/worked-example"


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[str, str]:
    assert main(["link", *words]) == 0
    address, badge = capsys.readouterr().out.splitlines()
    return address, badge


def test_a_scenario_at_a_step_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    address, badge = printed(capsys, SCENARIO, *REPO, "--step", "2", "--language", "it")
    outer = urlsplit(address)
    assert (outer.scheme, outer.netloc, outer.path) == ("https", "mybinder.org", "/v2/gh/owner/name/v1.0")
    assert list(parse_qs(outer.query)) == ["urlpath"]
    inner = urlsplit(parse_qs(outer.query)["urlpath"][0])
    assert inner.path == "voila/render/notebooks/aula.ipynb"
    opened = read_address(inner.query)
    assert (opened.scenario, opened.step, opened.language, opened.page) == (SCENARIO, 2, "it", "table")
    assert badge == f"[![Binder](https://mybinder.org/badge_logo.svg)]({address})"


def test_a_file_is_as_good_as_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(__file__).parents[2] / f"notebooks/scenarios/{SCENARIO}.yaml"
    assert printed(capsys, str(file), *REPO) == printed(capsys, SCENARIO, *REPO)


def test_a_lesson_can_be_linked_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    file = sorted((Path(__file__).parents[2] / "notebooks/lessons").rglob("*.yaml"))[0]
    address, _ = printed(capsys, str(file), *REPO, "--language", "fr")
    inner = urlsplit(parse_qs(urlsplit(address).query)["urlpath"][0])
    opened = read_address(inner.query)
    assert (opened.page, opened.language) == ("learn", "fr")
    assert opened.lesson == f"{file.parent.name}/{file.stem}"


def test_without_a_scenario_the_app_opens(capsys: pytest.CaptureFixture[str]) -> None:
    address, _ = printed(capsys, *REPO)
    assert "aula.ipynb" in address


def test_a_tag_with_a_slash_is_one_word_of_the_address(capsys: pytest.CaptureFixture[str]) -> None:
    address, _ = printed(
        capsys, "--repo", "o/n", "--ref", "class/2026", "--binder", "https://hub.example.org/"
    )
    assert address.startswith("https://hub.example.org/v2/gh/o/n/class%2F2026?urlpath=")


@pytest.mark.parametrize(
    "words",
    [
        [SCENARIO, *REPO, "--step", "99"],
        [SCENARIO, *REPO, "--step", "-1"],
        ["no/such", *REPO],
        ["../../../README", *REPO],
        ["README.md", *REPO],
        [*REPO, "--step", "1"],
        ["--repo", "https://example.org/x", "--ref", "v1"],
        ["--repo", "o/n", "--ref", "a?b"],
        ["--repo", "o/n", "--ref", "../x"],
        ["--repo", "o/n", "--ref", "a b"],
        ["--repo", "o/n", "--ref", "é"],
        [*REPO, "--binder", "javascript:alert(1)"],
        [*REPO, "--binder", "https://a b"],
    ],
)
def test_what_leads_nowhere_is_refused_in_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["link", *words])
    except SystemExit as end:
        code = int(str(end.code))
    said = capsys.readouterr()
    assert code == 2
    assert not said.out
    assert re.fullmatch(r"aula.*\n", said.err)
