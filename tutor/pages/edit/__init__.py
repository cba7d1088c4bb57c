"""The editor of scenarios: any position of either game laid out by hand, moves recorded by playing them.

    text of a file  ->  Draft (operations, undo)  ->  Workshop (messages)  ->  view (what is seen)

A `Draft` can be used alone:

>>> from tutor.pages.edit import open_draft
>>> from tutor.pages.edit.starts import empty
>>> draft = open_draft(empty("civ", ["Ann", "Bob"], "en"))
>>> draft.put("army1", "0/hand")
>>> draft.played().game.decision
Decision(Ann, play, play army1)

`tutor.edit()` is the editor in a notebook; the app has it as its page "Make".
"""

from tutor.pages.edit.draft import Draft
from tutor.pages.edit.opening import open_draft

__all__ = ["Draft", "open_draft"]
