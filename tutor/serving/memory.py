"""What visitors took of the server's memory, given back to the machine when all have left."""

import ctypes
import gc
import sys
from collections.abc import Mapping

__all__ = ["give_back"]


def give_back(connections: Mapping[str, int]) -> None:
    """Hand back what is free, if no kernel has a connection: for a tenth of a second nobody is answered.

    The C library keeps what was freed, as if it were soon wanted again; after a class of thirty that is a
    quarter of what the server holds.
    """
    if any(connections.values()):
        return
    gc.collect()
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "malloc_trim"):
        library.malloc_trim(0)
