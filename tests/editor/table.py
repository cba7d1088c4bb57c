"""Empty tables to begin with, and workshops in which an author does something."""

import json
from typing import Any

from tutor.pages.edit.civ import CivDraft
from tutor.pages.edit.innovation import InnovationDraft
from tutor.pages.edit.starts import empty
from tutor.pages.edit.view import view
from tutor.pages.edit.workshop import Workshop


def innovation(*players: str) -> InnovationDraft:
    """A table of Innovation, by default of Ann and Bob."""
    return InnovationDraft(empty("innovation", players or ("Ann", "Bob"), "en"))


def civ(*players: str) -> CivDraft:
    """A table of CIV."""
    return CivDraft(empty("civ", players or ("Ann", "Bob"), "en"))


def do(workshop: Workshop, what: str, **more: Any) -> dict[str, Any]:
    """Do something, and see what there is then."""
    workshop.handle({"do": "edit", "what": what, **more})
    shown = view(workshop, workshop.draft.game if workshop.draft else "innovation")
    json.dumps(shown)
    return shown


def begun(game: str = "innovation", **more: Any) -> Workshop:
    """A workshop with a new scenario for two."""
    workshop = Workshop("en")
    do(workshop, "start", game=game, players=2, **more)
    return workshop
