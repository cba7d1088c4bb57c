"""A scene: everything that is to be seen of a game at one moment, as plain data, words included.

Python decides what is said, the drawing (`tutor/drawing/*.js`) only draws. A scene is a dict ready for JSON;
`null` stands for what is absent or may not be known. No sentence is made by the drawing.

    game        "innovation" or "civ"
    language    "en", "it", "fr"
    viewer      the name of the player who looks, null: everything is open
    words       words of the interface by key (`tutor.words`)
    players     in seating order, each
        name, seat (number), turn (bool), mine (bool: the viewer), asked (bool: is being asked)
        role        null, "obeys", "shares", "acts", "immune": in the effect that is going on or previewed
        roleWord    the same in words ("shares now"), or null
        state       "done", "now", "next", null
        key, act    a legal answer that names this player, and its words; else null
        counts      [{icon, n, word ("crowns"), asked (bool: the dogma icon in question)}]
        countsWord  all of them in words ("Icons: 2 crowns, 1 leaf"), null in CIV
        piles       [{colour, colourWord, spot, splay (null, "left", "right", "up"), splayWord, count, label,
                      key, act, cards: [Card], top first}], only piles that have cards
        left        {place (a colour, a domain, "hand", "score"): how many cards have just gone}
        hand, score [Card]
        points      number
        achievements [{period (number) or null, field (id) or null, word}]
        needed      how many achievements win; achieved: how many there are; achievedWord
        actions     actions left in this turn, null for others; actionsWord
        notes       [sentence]
        won         bool
    supply      [{age, count, word, key, act}]; the pile that the draw action takes from has a key
    periods     [{age, open (bool), owner (name) or null, word, key, act, why}]
    fields      [{id, word, owner, condition, rule}]
    removed     how many cards are out of the game
    ask         null, or
        player      who is asked
        mine        whether the viewer answers; if not there are no answers
        kind        that of the decision; "between": amid an answer; "pass_on": hand over the screen
        prompt      the question, a full sentence; parts: the same in Parts
        more        its consequence, or null
        note        another sentence (that this is the past), or null
        auto        bool: an opponent is asked, and answers on {do: "next"}; send it after a moment
        thinking    bool: it has not finished thinking; send {do: "next"} at once
        answers     [{key, words, kind ("draw", "meld", "dogma", "achieve", "card", "pass", ...), primary,
                      card (id) or null, preview (looking at it shows what it would do), picked (it is being
                      looked at), played (it was chosen in the branch that is shown: the word for that, or
                      null), send: the message}]
    card        null, or the large card: a Card and also
        heading     lines under the name; iconWord: the dogma icon in words, iconsWord: all icons
        opened      bool: somebody asked for it, and may close it
        effects     [{kind ("demand", "cooperative"), word, state, clauses: [{path, text, state}]}]
        for         for whom it is carried out now, a sentence, or null
    graph       null, or
        preview     bool: it has not happened yet
        title       the card's name
        columns     [{title}]
        nodes       [{id, column, row, name, text, role, roleWord, state, stateWord, kind, depth,
                      inside (id) or null, open: {sentences: [Parts], rule, why (sentence)}}]
        edges       [[from, to, kind]]
        text        [line], for screen readers
    why         [{n, kind, player, parts: Parts, rule, clause, now (bool: since the last answer),
                 at (its place on the timeline, in answers), more (the word above them),
                 details: [the same, without at and more], unless one goes by events}], oldest first
    timeline    {at, last (both in answers or in events, as `by` says), by ("answer", "event"), word,
                 marks (where turns begin), branches: [{id, name, word, from, length, current}],
                 compare: null or {with (name), sentence, lines: [sentence]}}
    over        null, or {sentence, rule, measure (what the points are: in CIV perhaps cards of a domain),
                 standing: [{name, points, achievements, won}],
                 next: [{key, words, primary, send}]}
    pointed     null, or what of the middle a hint points at: "supply", "periods", "fields"
    highlights  [{kind ("mark", "arrow", "light"), at: Place, to: Place or null}], what an author points at;
                Place: {kind ("seat", "pile", "icon", ...), player or null, name}
    toast       null, or {text, rule, n (grows)}: why an answer was refused, or that something went wrong
    caption     null, or the sentence about what has happened last: {parts, rule, because (why an opponent did
                so) or null, telling (bool: more is to be told), next (the message that leads on, to be sent
                after a rest) or null, replay (bool: it can be told once more), pace}; only a desk has one
    civ         null, or what only CIV has: see `tutor.table.scene.civ`

    Card        {id (null: not known), spot (a place that stays: "0/hand/2", "0/green/3"), name, age,
                 colour, colourWord, icons: [top left, bottom left, bottom middle, bottom right] (null:
                 picture, or not to be seen), shows: [places of icons that can be seen], top,
                 back (only its back is seen), label (for screen readers), key (a legal answer) or null,
                 act (its words), picked, preview (as in answers), why (why it cannot be chosen) or null,
                 fresh (it has come here since the last answer of the one who looks; of a pile: it is splayed
                 otherwise),
                 and if it has just come from where it could not be told from others: was (the spot there;
                 "supply/3": a supply pile)}
    Parts       [{text, and perhaps term (of the glossary) or card (id)}]

Beside the scene there is the book, which changes only with game and language, so that rules and words open
at once: {rules: {id: Note}, terms: {id: Note}}, Note: {kind ("rule", "term"), id, title, paragraphs:
[Parts, or {rows: [[text]]}, a table], ruling: Parts or null, rules: [id]}.

Messages that a drawing sends: {do: "choose", key}, {do: "look", key or null} (pointed at or focused: card and
graph show what it would do), {do: "open", card} (to be read; null: no longer), {do: "go", at} (as `by` says),
{do: "by", by}, {do: "branch", id}, {do: "name", id, name}, {do: "compare", id or null}, {do: "tell", all},
{do: "replay"}, {do: "pace", id ("step", "slow", "fast", "once")}, and those in `send`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from cards.rules import glossary, rules
from cards.terms import Language
from engine.game import Game
from tutor.table import explain
from tutor.table.focus import Focus
from tutor.table.scene.shape import Scene, ScenePieces, SceneToast
from tutor.table.session import Session
from tutor.words import words

__all__ = ["book", "scene"]


@cache
def book(game: str, language: Language) -> dict[str, Any]:
    """The rules and the glossary of a game, to be opened beside any scene."""
    return {
        "rules": {
            id: explain.rule(id, language) for id, rule in rules(language).items() if rule.game == game
        },
        "terms": {
            term.id: explain.term(term.id, game, language)
            for term in glossary(language)
            if game in term.games
        },
    }


Pieces = Callable[[Session, str | None, Language, Focus], ScenePieces]
"""What is to be seen of one game; each has a module of its name here."""


def scene(
    shown: Session | Game,
    viewer: str | None = None,
    language: Language | None = None,
    focus: Focus | None = None,
) -> Scene:
    """Everything that is to be seen of a game, by one player or (None) by everybody."""
    session = shown if isinstance(shown, Session) else Session(shown)
    said_in = language or session.shown.language
    focus = focus or Focus()
    pieces = _pieces_of(session.shown.name)
    return {
        "game": session.shown.name,
        "language": said_in,
        "viewer": viewer,
        "words": dict(words(said_in)),
        "toast": _toast(focus),
        "caption": None,
        "pointed": None,
        "highlights": [],
        **pieces(session, viewer, said_in, focus),
    }


@cache
def _pieces_of(game: str) -> Pieces:
    pieces: Pieces = import_module(f"tutor.table.scene.{game}").pieces
    return pieces


def _toast(focus: Focus) -> SceneToast | None:
    if focus.toast is None:
        return None
    text, rule, n = focus.toast
    return {"text": text, "rule": rule, "n": n}
