"""How long the course takes, and how soon one plays."""

import pytest

from cards.terms import GAMES, LANGUAGES, GameName, Language
from tutor.command import main
from tutor.story.lessons import lessons
from tutor.story.pace import FIRST_GAME, MOST, seconds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_course_is_short_and_the_first_game_comes_soon(game: GameName, language: Language) -> None:
    own = [lesson for lesson in lessons().values() if lesson.game == game]
    minutes = [seconds(lesson, language) / 60 for lesson in own]
    first = next(number for number, lesson in enumerate(own) if lesson.id.endswith("first-game"))
    assert sum(minutes) <= MOST[game]
    assert sum(minutes[:first]) < FIRST_GAME


def test_the_command_prints_a_line_for_each_lesson(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pace", "civ"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 1 + sum(lesson.game == "civ" for lesson in lessons().values())
    assert printed[-1].endswith(" min in all, at most 40")
