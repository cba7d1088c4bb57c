"""Check all of our JavaScript: `python -m tests.scripts`."""

from __future__ import annotations

import sys

from tests.scripts.check import ROOT, scripts, wrong_style, wrong_types
from tutor.publish.app.npm import Unavailable


def main() -> int:
    """Say what is wrong, if anything is."""
    files = scripts()
    try:
        told = wrong_types(files) + wrong_style(files)
    except Unavailable as reason:
        print(f"The JavaScript was not checked: {reason}.", file=sys.stderr)
        return 1
    print(told.replace(f"{ROOT}/", "") or f"All is well in {len(files)} scripts.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
