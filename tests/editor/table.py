"""Empty tables to begin with."""

from tutor.editor.civ import CivDraft
from tutor.editor.innovation import InnovationDraft
from tutor.editor.starts import empty


def innovation(*players: str) -> InnovationDraft:
    """A table of Innovation, by default of Ann and Bob."""
    return InnovationDraft(empty("innovation", players or ("Ann", "Bob"), "en"))


def civ(*players: str) -> CivDraft:
    """A table of CIV."""
    return CivDraft(empty("civ", players or ("Ann", "Bob"), "en"))
