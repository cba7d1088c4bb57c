"""Pages that are open, and nothing is done: `python -m tests.serving.quiet` counts what their lines lose.

It fails if a connection was closed.
"""

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Page, WebSocket, sync_playwright

from tests.browser import chromium
from tests.browser.visit import READY
from tests.serving.bad_line import bad_line
from tests.serving.served import serving

ROUND_TRIPS = (0, 0.04, 0.3)


def closes(minutes: float) -> dict[float, int]:
    """How many connections of a page were closed within so many minutes, by the round trip of its line."""
    counted = dict.fromkeys(ROUND_TRIPS, 0)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address, _ = stack.enter_context(serving(Path(folder, "log")))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
        for round_trip in ROUND_TRIPS:
            line = stack.enter_context(bad_line(address, round_trip))
            page = browser.new_page()
            _count(page, counted, round_trip)
            page.goto(line.address)
            page.locator(READY).first.wait_for()
        page.wait_for_timeout(minutes * 60_000)
        found = dict(counted)
        browser.close()
    return found


def _count(page: Page, counted: dict[float, int], round_trip: float) -> None:
    def closed(_: WebSocket) -> None:
        counted[round_trip] += 1

    page.on("websocket", lambda socket: socket.on("close", closed))


if __name__ == "__main__":
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    counted = closes(minutes)
    for round_trip, count in counted.items():
        print(f"round trip {1000 * round_trip:.0f} ms: {count} closed in {minutes:g} minutes")
    sys.exit(any(counted.values()))
