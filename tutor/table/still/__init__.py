"""Still pictures, in HTML and SVG without a script: what a notebook shows of something by itself.

Of a scene, which a widget leaves behind where nobody draws it; and of cards, games, boards, decisions,
events, previews and resolutions as Python has them.
"""

from tutor.table.still.sheet import STILL, still_stage
from tutor.table.still.style import listed, sheet, soft
from tutor.table.still.table import still_table

__all__ = ["STILL", "listed", "sheet", "soft", "still_stage", "still_table"]
