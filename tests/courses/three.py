"""A course of three chapters, with a scenario and a lesson of its own beside it."""

from __future__ import annotations

from pathlib import Path

COURSE = """
course: 1
title: {en: Sharing, it: Condividere, fr: Partager}
author: Anna Verdi
licence: CC BY 4.0
due: 2026-12-01
chapters:
  - title: {en: To begin with, it: Per cominciare, fr: Pour commencer}
    items:
      - text: {en: Welcome., it: Ecco il corso., fr: Voici le cours.}
      - lesson: innovation/02-drawing
  - title: {en: At a table, it: Al tavolo, fr: À la table}
    items:
      - scenario: table.yaml
      - scenario: innovation/who-begins
  - title: {en: Exercises, it: Esercizi, fr: Exercices}
    items:
      - {exercise: shares, level: 1, seed: 2009, number: 2}
      - lesson: mine.yaml
"""

TABLE = """
aula: 1
game: innovation
title: {en: Who shares?, it: Chi condivide?, fr: Qui partage ?}
author: Anna Verdi
players: [Ann, Bob]
position:
  turn: Ann
  piles: {1: [oars, tools]}
  players:
    Ann: {board: {green: [sailing]}}
    Bob: {board: {green: [clothing]}}
moves:
  - note: {en: Ann has two crowns., it: Ann ha due corone., fr: Ann a deux couronnes.}
  - ask: {who: {key: dogma sailing, effect: 1, role: affected}}
  - Ann: dogma sailing
"""

LESSON = """
lesson: 1
game: innovation
title: {en: Mine, it: Mia, fr: La mienne}
teaches: [INN-3.1]
pages:
  - say: {en: Draw., it: Pesca., fr: Piochez.}
    table: {turn: Ann, players: {Ann: {}, Bob: {}}}
    ask: {count: Ann.hand}
"""


def course_in(folder: Path) -> Path:
    """Write the course into a folder."""
    for name, text in {"course.yaml": COURSE, "table.yaml": TABLE, "mine.yaml": LESSON}.items():
        (folder / name).write_text(text.lstrip(), encoding="utf-8")
    return folder / "course.yaml"
