"""The published pages that are tried: the worked example, and one whose author says hostile words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[3]
WORKED = ROOT / "notebooks/scenarios/innovation/worked-example.yaml"
TITLES = {
    "en": "The worked example of the rulebook",
    "it": "L'esempio di turno del regolamento",
    "fr": "L'exemple de tour du livret de règles",
}
HOSTILE = "</script><script>window.caught = 1</script><img src=x onerror='window.caught = 1'>"
ASKING = """
aula: 1
game: innovation
title: {en: %(hostile)s}
notes: {en: %(hostile)s}
players: [Ann, Bob]
position:
  turn: Ann
  piles: {1: [oars, tools]}
  players: {Ann: {board: {green: [sailing]}}, Bob: {board: {green: [clothing]}}}
moves:
  - note: %(hostile)s
  - ask: {who: {key: dogma sailing, effect: 1, role: affected}, prompt: %(hostile)s}
  - ask: {count: Ann.icons.crown}
  - Ann: dogma sailing
"""

Open = Callable[..., Page]
"""Opens a page by its name, and waits until it can be read."""
