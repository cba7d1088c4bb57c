"""Questions that the author answers: among answers of the author's own, or in words that nobody judges."""

from __future__ import annotations

from cards.terms import Language
from engine.game import Game
from tutor.story.questions.kinds import AnswerFreely, Choose, Task
from tutor.story.questions.making import made, tried
from tutor.story.questions.question import Option, Question, Sentence
from tutor.words import spoken


def own_choice(task: Task, choose: Choose, game: Game, language: Language) -> Question:
    """Choose among the author's answers; each says by itself why it is right or wrong."""
    options = [
        Option(
            str(n),
            spoken(one.say, language),
            () if one.why is None else (Sentence(spoken(one.why, language)),),
        )
        for n, one in enumerate(choose.options, 1)
    ]
    right = tuple(option.id for option, one in zip(options, choose.options, strict=True) if one.right)
    return made(
        task, "choose", "some" if choose.all else "one", "", options,
        [right] if choose.all else [(id,) for id in right], (), tried(task, game), language, (),
    )  # fmt: skip


def open_question(task: Task, asked: AnswerFreely, game: Game, language: Language) -> Question:
    """Answer in words of one's own; what the author would say is read afterwards."""
    answer = spoken(asked.answer, language)
    return made(
        task, "open", "open", "", (), [(answer,)], (Sentence(answer),), tried(task, game), language, ()
    )
