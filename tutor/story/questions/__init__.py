"""Questions to a learner, whose right answers the engine computes.

An author writes a task as plain data (in a lesson, or as `ask` between the moves of a scenario):

    ask:
      who: {key: dogma banking, effect: 1, role: obeys}  # one of the kinds below
      prompt: {en: ..., it: ..., fr: ...}                # optional; so are all of the following
      hints: [{en: ...}, {en: ...}]                      # first a pointer, then nearly the answer
      why: {en: ...}                                     # said after the answer, besides the events
      after:                                             # answers played out on a branch first
        - Ann: dogma banking
      rules: [INN-5.6]                                   # on which it turns: the first is pointed at by the
                                                         # first hint, and explains the answer
      facts: [INN-5.6.a]                                 # which it makes one decide (`cards.rules.facts`)
      then: {Luca: [chemistry]}                          # answers to what is asked on; else the first legal

Kinds:

    do       {goal: CONDITION, player: Ann, steps: 2}: play until it holds; the others play by themselves
    who      {key, effect, role}: the players who have a role there (obeys, shares, acts, immune, affected)
             {event: EVENT}: the players of the events that follow `after`; of the end, the winners
             {most: AMOUNT}: the players who have the most, at least one; the amount without a name
    order    {key, effect}: the players affected by an effect, or by the whole card, in their order
    count    AMOUNT, or {event: EVENT}: how many there are, or with {field: age} the number that it tells
    predict  [{say: {en: ...}, if: CONDITION}, ...]: what holds then; with `all: yes` beside it, all of it
    rule     {event: EVENT, among: [INN-5.3, ...]}: which rule decides it
    may      [achieve 4, meld oars, ...]: which of these answers are legal now
    best     all, or [draw, meld oars, ...]: which of the legal answers is best, by what the player can know
    choose   [{say: {en: ...}, right: yes, why: {en: ...}}, ...]: answers of the author, who knows which are
             right and may say why each is so or not; with `all: yes` beside it, all that are right
    open     {en: ...}: answered in words, which nobody judges; then this is shown as one possible answer

The last two need a prompt, for no engine knows what they ask.

    CONDITION  {expect: as in a scenario, event: EVENT, no_event: EVENT}: all of it; events may be lists;
               {sees: {Ann: as expect}}: what Ann sees of the table, hidden cards being their numbers
    EVENT      {kind: draw, player: Ann, rule: INN-3.1, age: 4, ...}: see `engine.events`
    AMOUNT     Ann.icons.crown, Ann.points, Ann.area.army, Ann.hegemony.army, piles.4, deck, ...

Without `after`, the moves that come next in the file are those played out.
"""

from tutor.story.questions.doing import Attempt
from tutor.story.questions.kinds import Condition, Task
from tutor.story.questions.pose import pose
from tutor.story.questions.question import Option, Question, Sentence, Verdict
from tutor.story.questions.read import read_task

__all__ = [
    "Attempt",
    "Condition",
    "Option",
    "Question",
    "Sentence",
    "Task",
    "Verdict",
    "pose",
    "read_task",
]
