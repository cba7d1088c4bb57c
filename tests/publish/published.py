"""What the tests of published pages read out of them."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path
from typing import Any

WORKED = Path(__file__).parents[2] / "notebooks/scenarios/innovation/worked-example.yaml"


def carried(text: str) -> Any:
    """What a page carries, unpacked as the page does it."""
    found = re.search(r'id="data">([^<]*)<', text)
    assert found
    pool = json.loads(zlib.decompress(base64.b64decode(found[1])))

    def value(place: int) -> Any:
        entry = pool[place]
        if not isinstance(entry, list):
            return entry
        keys, *places = entry
        values = [value(each) for each in places]
        return values if keys < 0 else dict(zip(value(keys), values, strict=True))

    return value(len(pool) - 1)
