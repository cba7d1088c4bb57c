"""Empty tables to begin with."""

from tutor.pages.edit.civ import CivDraft
from tutor.pages.edit.innovation import InnovationDraft
from tutor.pages.edit.starts import empty


def innovation(*players: str) -> InnovationDraft:
    """A table of Innovation, by default of Ann and Bob."""
    return InnovationDraft(empty("innovation", players or ("Ann", "Bob"), "en"))


def civ(*players: str) -> CivDraft:
    """A table of CIV."""
    return CivDraft(empty("civ", players or ("Ann", "Bob"), "en"))
