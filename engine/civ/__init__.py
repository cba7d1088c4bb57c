"""The game CIV: Carta Impera Victoria."""

from engine.civ.game import Civ
from engine.civ.programs import prepare

prepare()

__all__ = ["Civ"]
