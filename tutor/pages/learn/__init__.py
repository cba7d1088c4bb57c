"""Learning by doing: the course of a game, lessons and exercises at the table, and what has been learned.

`Study` takes messages and says what is to be seen, as plain data, words included. With nothing open that is
the course, drawn by `course.js`:

    title, lead
    begin       null, or {word, send}: where to begin, or to go on
    lessons     [{id, chapter (title of the one that begins here) or null, title, line,
                  needs (sentence) or null, rules: [id], state (null, "begun", "done"),
                 part (from 0 to 1), next (bool): the first that is not done, send}]
    map         {lanes: [the lane of each lesson], lines: [[row, lane, row, lane]]}: what builds on what
    exam, mixed {word, line, send}: other ways to practise
    exercises   [{id, title, rules: [id], levels: [{level, word, solved (words) or null, send}]}]
    progress    {line, streak (sentence) or null, part,
                 sections: [{title, rules: [{id, state ("new", "met", "learned"), word}]}]}
    file        what was learned, as the text of a file
    worksheet   {kinds: [{id, word}], levels: [{id, word}], numbers}: what can be chosen
    made        null, or a file to be saved now: {n (grows), name, text}
    notice      null, or a sentence about what was just done with it

Else it is a sheet beside a scene, both drawn by `lesson.js`:

    id          changes with each question and language
    title, line
    turned      that another table is shown than at the step before, or null
    say         Parts
    look        what its author points at, in a sentence, or ""
    steps       [{n, word, state (null, "tried", "right"), current, send}]
    question    null, or {id, form ("one", "some", "order", "number", "play"), prompt: Parts,
                 options: [{id, words, state (null, "right", "wrong")}], given: null or [id],
                 hints: [Parts], hint (words for the next) or null, help or null, open (bool),
                 show (words for showing the answer) or null, nobody (words for naming nobody) or null,
                 verdict: null, or {right, title,
                 lines: [{parts: Parts, rule or null}], told (what happened): the same}}
    exploring   bool
    ways        [{id, word, send, primary}]; leave: the same, back to the course

and at the end of a lesson what is drawn by `end.js`:

    title, line (how much was right at once) or null
    topics      after an exam [{word, part (from 0 to 1)}], else []
    can         [{id, parts}]: the rules that one knows now; at the end of the course [], and
    course      a sentence instead, else null
    repeat, next [{word, send}]

Messages: {do: "lesson", id, step}, {do: "exercise", kind, level}, {do: "course"}, {do: "step", at},
{do: "another"}, {do: "exam"}, {do: "mixed"}, {do: "finish"} (to the end of the lesson), {do: "answer", ids},
{do: "hint"}, {do: "retry"}, {do: "explore"}, {do: "return"}, {do: "import", text},
{do: "remember", text} (what the browser has kept), {do: "forget"},
{do: "worksheet", kind, level, number},
and those of a scene.
"""

from tutor.pages.learn.study import Open, Study, some_seed

__all__ = ["Open", "Study", "some_seed"]
