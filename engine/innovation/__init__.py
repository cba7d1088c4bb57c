"""The game Innovation."""

from engine.innovation.game import Innovation
from engine.innovation.programs import prepare

prepare()

__all__ = ["Innovation"]
