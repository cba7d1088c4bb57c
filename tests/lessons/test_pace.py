"""How long the course takes, and how soon one plays."""

import pytest

from cards.terms import LANGUAGES, Language
from tutor.command import main
from tutor.story.lessons import lessons
from tutor.story.pace import seconds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "most"), [("innovation", 90), ("civ", 40)])
def test_the_course_is_short_and_the_first_game_comes_soon(game: str, most: int, language: Language) -> None:
    own = [lesson for lesson in lessons().values() if lesson.game == game]
    minutes = [seconds(lesson, language) / 60 for lesson in own]
    first = next(number for number, lesson in enumerate(own) if lesson.id.endswith("first-game"))
    assert sum(minutes) <= most
    assert sum(minutes[:first]) < 12


def test_the_command_prints_a_line_for_each_lesson(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pace", "civ"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 1 + sum(lesson.game == "civ" for lesson in lessons().values())
    assert printed[-1].endswith(" min in all")
