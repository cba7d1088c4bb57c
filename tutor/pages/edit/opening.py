"""Opens the text of a scenario file as a draft of its game.

>>> from tutor.pages.edit.starts import empty
>>> draft = open_draft(empty("innovation", ["Ann", "Bob"], "en"))
>>> draft.put("banking", "0/green")
>>> draft.put("compass", "0/green", -1)
>>> draft.splay("0/green", "right")
>>> print(draft.text[draft.text.index("position"):], end="")
position:
  turn: Ann
  players:
    Ann:
      board:
        green: {cards: [banking, compass], splay: right}
moves: []
>>> draft.undo()
>>> draft.zones["0/green"]
['banking', 'compass']
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.reading import read_text
from engine.scenario.header import read_scenario
from tutor.pages.edit.civ import CivDraft
from tutor.pages.edit.draft import Draft
from tutor.pages.edit.draft_file import SOURCE
from tutor.pages.edit.innovation import InnovationDraft

__all__ = ["open_draft"]


DRAFTS: Mapping[str, type[Draft]] = {"innovation": InnovationDraft, "civ": CivDraft}


def open_draft(text: str) -> Draft:
    """A draft of a file's text.

    Raises ScenarioError, in one sentence with the line, if it is none, or names what there is not.
    """
    scenario = read_scenario(read_text(text, SOURCE))
    return DRAFTS[scenario.said["game"]](text)
