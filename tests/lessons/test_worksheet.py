"""Worksheets: whole pages that need nothing else, the same for the same seed."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from cards.terms import Icon
from tutor.command import main
from tutor.story.exercises import KINDS
from tutor.story.worksheet import worksheet
from tutor.story.worksheet.table import shapes

VOID = {"meta", "br", "path", "use"}


class Balanced(HTMLParser):
    """Notes what is opened and never closed, and what is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for key, value in attrs if key in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self.open.pop() == tag


@pytest.mark.parametrize(("game", "language"), [("innovation", "it"), ("civ", "fr")])
def test_a_worksheet_of_every_kind(game: str, language: str) -> None:
    number = sum(kind.game == game for kind in KINDS.values())
    page = worksheet(game, number, 2, 5, language)  # type: ignore[arg-type]
    read = Balanced()
    read.feed(page)
    assert not read.open
    assert all(link.startswith("#") for link in read.links)
    assert page.count('class="exercise"') == page.count('class="solution"') == number
    assert f'<html lang="{language}">' in page
    assert "<script" not in page


def test_the_same_seed_gives_the_same_worksheet() -> None:
    assert worksheet("civ", 3, seed=4) == worksheet("civ", 3, seed=4) != worksheet("civ", 3, seed=5)


def test_a_card_that_is_activated_is_printed_and_solutions_are_brief() -> None:
    page = worksheet("innovation", 2, 1, 5, "it", ["order"])
    tasks, solutions = page.split('<section class="solutions">')
    assert tasks.count('class="read"') == tasks.count("Risorsa richiesta:") == 2
    assert solutions.count("<li>") < 12
    assert " pesca " not in solutions


def test_the_icons_are_those_of_the_panels() -> None:
    assert {str(icon) for icon in Icon} <= set(shapes())
    assert all(shapes()[str(icon)].startswith("M") for icon in Icon)


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.html"
    assert main(["worksheet", "innovation", "--number", "2", "--kind", "icons", "-o", str(file)]) == 0
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main(["worksheet", "civ", "--number", "1", "--language", "fr"]) == 0
    assert "Exercice 1" in capsys.readouterr().out
    assert main(["worksheet", "civ", "--kind", "icons"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
