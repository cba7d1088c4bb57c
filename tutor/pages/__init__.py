"""The app: learn, play, scenarios, rules, cards, make; in a notebook of its own that Voila serves.

Beside the scene of a table (see `tutor.table.scene`) the app has a view, plain data as well; the words
of the interface are in the book, as `words`:

    language
    course      null, or the line about the course that is attended; its contents are the page "course" (see
                `tutor.pages.attending`)
    page        "opening" (nobody has arrived yet), "learn", "play", "scenarios", "rules", "cards", "table",
                "present", "notes" (see `tutor.pages.present`), "make" (see `tutor.pages.edit.view`),
                "start" (which game one owns), "first" (the first minute, with a scene), "lesson" and
                "ended" (an open lesson, and its end; see `tutor.pages.learn`)
    trouble     null, or a sentence: what is wrong with what was wanted
    nav         [{id (a page), word, current, send}]
    languages, games [{id, word, current}]
    content     of the page:
        learn       {title, lead, ways: [{title, text, word, send}]}
        play        {title, lead, players: [{name, kind}], names (to fill up with), kinds: [{id, word}],
                     variants: [{id, word, four (only with four players)}],
                     editions: [{id, word, current}], trouble,
                     least, most (so many players there may be)}
        scenarios   {title, lead, query, search (what the field says) or null, count (sentence) or null,
                     scenarios: [{id, title, notes, line, rules: [id], ways: [Way]}]}
        rules       {title, query, count (sentence) or null, cards: [Found], terms: [Note],
                     sections: [{title, rules: [Note]}]}
        cards       {title, lead, query, count, rules: null or {word, send} (rules are found as well),
                     groups: [{id, word, options: [{id, word, on}]}], cards: [Found],
                     changed: null or {word, send} (what the third edition changes),
                     open: null or {id, differs (the same, of a card that differs; or null),
                            card, graph (both as in a scene; graph null for a field),
                            lead (about the graph) and try: {word, send}, or null, rulings: [Note],
                            rules: [id], seen: [{word, send}], texts: [{language, word, lines}]}}
        editions    {title, lead, cards: [{id, name, line, colour, open (what opening it is called),
                     sides: [{id (an edition), word, own (bool), effects: [{kind, word,
                     clauses: [{text, differs}]}]}]}], rulesTitle, rules: [Note], editionWords}
        start       {title, lead, boxes: [{id, name, text, picture: [icon]}], skip: {word, send}}
        first       {title, caption, rule (of the caption) or null, note (that a move does not win) or null,
                     line, watch (bool: send {do: "watch"} after a moment), won (sentence) or null,
                     ways: [Way]}
        table       {title, ways: [Way], guide: null or what the author of the scenario says here:
                     {says: [{kind: "intro", "credit" (author and licence), "note"
                     or "end" (that all has been said), text}, or
                     {kind: "question", ... as in `tutor.pages.learn`}], ways: [Way], keys: null}}

    Found       {id, name, age, colour, domain (each null if it has none), icons, dogma, line}
    Way         {id, word, send, and perhaps primary}

Messages besides those of a scene: {do: "arrive", query, languages, progress, tables (what the browser
has kept), own (the game that was chosen in it, or "")} once at the beginning, {do: "page", page},
{do: "language", id}, {do: "game", id},
{do: "search", query}, {do: "open", card} and {do: "only", id (a mark that cards are chosen by)} where cards
are looked up, {do: "edition", id} there, {do: "try", card} (its example table),
{do: "start", players: [{name, kind}], variant, edition},
{do: "scenario", id}, {do: "present", id (of a scenario; default: this table, lesson or exercise)},
{do: "make", id (the same: into the editor)},
{do: "own", id (of a box)}, {do: "watch", all}, {do: "replay"} in the first minute,
{do: "again"}, {do: "leave"}; about the question of a guide {do: "answer", ids}, {do: "hint"},
{do: "retry"}, {do: "pass"}, {do: "ask"}.
"""
