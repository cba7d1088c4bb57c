"""A lecture shown to a class: large, step by step, with the teacher's notes apart.

Scenarios, played games, lessons, exercises and texts of a course are lectures (`tutor.story.lectures`), all
shown in the same way; the last step of one leads on to the next item of the course. A presentation follows
one line of play, which nothing can change: what a student wants to try is played out on a branch and
thrown away. Its view is plain data, words included; the scene of its table, if there is one (see
`tutor.table.scene`), goes with it. `present.js` draws both, `notes.js` the notes in a window of their own.

    title       of the lecture; of a game without one the players
    kind        "title", "table", "question" (to the room), "answer"
    n, count    which step this is, from 1, and how many there are; word: the same in words
    lead        [Parts]: what the room reads of the author's words: what a scenario is about; all of a lesson
    question    null, or as in `tutor.pages.learn`, of the form "room": each option has a letter besides,
                its place if an order was asked for, and as long as the room thinks no state; nor is there
                a verdict until then
    counting    bool: the votes of the room are being counted
    count_of    null, or how many votes of the room were counted; each option then has its votes and their
                share
    told        [{parts, rule}]: what the last answer led to
    note        [text] of the author for this step
    right       null, or the answer in a sentence, for the window of notes while the room thinks
    next        null, or {words, note: [text]} of the step to come
    steps       [{n, kind, words, current}]
    course      null, or, if a course is shown, {title, n (which item, texts counted),
                item and chapter: {next, previous} (n or null),
                chapters: [{title, items: [{n, words, current}]}]}
    aside       null, or {word, back (a sentence)}: a "what if" is being played
    hidden      bool: nobody's hand is open
    keys        [{keys, word}], for the help
    words       what the drawing says by itself, by key (`tutor.pages.present.words`)

Messages: {do: "lecture", n} (an item of the course, texts counted; or of: "item" or "chapter", the: "next" or
"previous"), {do: "forth"}, {do: "backward"}, {do: "jump", to (a step, from 1)}, {do: "aside"} (begins a
"what if"), {do: "return"} (throws it away), {do: "hands"} (hides or shows them), {do: "count"} (begins
to count votes, or stops), {do: "vote", letter, by or n} (so many more for an answer, or so many in all), and
those of a scene.
"""

from tutor.pages.present.presentation import Presentation

__all__ = ["Presentation"]
