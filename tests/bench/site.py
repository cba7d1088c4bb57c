"""How quick the tutor is without a server, beside the app with one; in the same run, in a real Chromium."""

import http.server
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from psutil import NoSuchProcess, Process

from tests.bench.figure import Figure
from tests.bench.tutor import CLICK, EXAMPLE, REFILL, STAGES, app, clicks, greatest
from tests.browser import chromium
from tests.browser.visit import play_out
from tutor.publish.app.build import folder_of, write
from tutor.publish.app.parts import parts

VISITS = 5
GLANCE = 0.5
QUIET = 0.05
"""Seconds after which one looks again whether a browser rests, and how much of a core it may take then."""
PATIENCE = 180_000
"""In milliseconds, for a busy machine."""
GAME = "?game=civ&players=Ann,Bob:greedy&seed=4"
BARE = """<!doctype html><html lang="en"><title>Bare</title><div class="aula app">
<div class="timeline"><p class="word">0</p></div><p class="why"></p>
<div class="ask"><p class="answers"><button>1</button></p></div></div><script>
document.querySelector("button").onclick = () => { document.querySelector(".word").textContent = "1"; };
</script>"""
"""The least that a page can be of which one takes an answer: what the browser itself costs."""
AT_REST = 'html[data-kept][data-offline], html[data-python="again"]'
"""There as soon as a first visit has kept all that later ones need, or a later one has used it."""


class Counting(http.server.SimpleHTTPRequestHandler):
    """A web space that neither compresses nor chats, and counts what it sends."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        data = source.read()
        type(self).sent += len(data)
        outputfile.write(data)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def figures() -> Iterator[Figure]:
    """Measure the first visit, later ones, clicks and memory, of the site and of the app."""
    with sync_playwright() as playwright, space() as site, app() as (served, server):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
        browser.on("context", chromium.tell_at_once)
        browsing = next(one for one in Process().children(recursive=True) if "chrom" in one.name())
        visit(browser.new_context(), site, browsing)  # what the disk and the browser have to learn once
        bare, first, later, sent = [], [], [], 0
        for _ in range(VISITS):
            with browser.new_context() as context:
                bare.append(visit(context, f"{site}bare.html", browsing, "body"))
            Counting.sent = 0
            with browser.new_context() as context:
                first.append(visit(context, site, browsing))
                sent = Counting.sent
                later.append(visit(context, site, browsing))
        yield Figure("first visit, sent", sent / 10**6, "MB", "7.5")
        yield Figure("later visit, sent", (Counting.sent - sent) / 10**6, "MB")
        yield Figure("first visit, CPU until an answer is taken", median(first), "s", "5")
        yield Figure("later visit, CPU until an answer is taken", median(later), "s", "1.0")
        yield Figure("    once a game has been played", median(played(browser, site, browsing)), "s", "1.0")
        yield Figure("    of a page with nothing but a button", median(bare), "s")
        app_visits = visits(browser, served, browsing, Process(server))
        yield Figure("    of the app, server and browser", median(app_visits), "s")
        yield Figure("memory of the page", memory(browser, site, browsing), "MB", "200")
        times, others = clicks(browser, site), clicks(browser, served)
        for stage, until in enumerate(STAGES):
            ours, theirs = ([each[stage] for each in page] for page in (times, others))
            for name, among, aim in (("p50", median, "30"), ("p95", greatest, "60")):
                yield Figure(f"click until four players' table is {until}, {name}", among(ours), "ms", aim)
                yield Figure("    of the app", among(theirs), "ms")
        browser.close()


@contextmanager
def space() -> Iterator[str]:
    """The address of the site on a web space."""
    with TemporaryDirectory() as folder:
        print("building the site ...", file=sys.stderr)
        write(folder_of(parts({}, lambda stage: None)), Path(folder))
        Path(folder, "bare.html").write_text(BARE, encoding="utf-8")
        handler = partial(Counting, directory=folder)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/"
            server.shutdown()


def visit(context: BrowserContext, address: str, browsing: Process, rest: str = AT_REST) -> float:
    """Return the seconds of CPU until an answer is taken; then let the browser keep its picture.

    The page opens in a window that is there already: a new one takes the whole Chromium half a second, most
    of it after its page is there, for what drops down from the address bar.
    """
    page = context.new_page()
    calm(browsing)
    before = spent(browsing)
    answer_at(page, address)
    passed = spent(browsing) - before
    page.locator(rest).wait_for(state="attached", timeout=PATIENCE)
    page.close()
    return passed


def played(browser: Browser, address: str, browsing: Process) -> list[float]:
    """Return the same for visits after one of a whole game; the browser has kept compiled what it used."""
    with browser.new_context() as context:
        visit(context, address, browsing)
        page = context.new_page()
        page.goto(address + GAME)
        page.locator(".ask .answers button").first.wait_for(state="attached", timeout=PATIENCE)
        play_out(page)
        time.sleep(REFILL)
        page.close()
        return [visit(context, address, browsing) for _ in range(VISITS)]


def visits(browser: Browser, address: str, *processes: Process) -> list[float]:
    """Return the same for the app, with what its server takes."""
    times = []
    for _ in range(VISITS):
        time.sleep(REFILL)
        with browser.new_context() as context:
            page = context.new_page()
            calm(*processes)
            before = spent(*processes)
            answer_at(page, address)
            times.append(spent(*processes) - before)
    return times


def answer_at(page: Page, address: str) -> None:
    """Go to the worked example and answer once."""
    page.goto(address + EXAMPLE)
    page.locator(".ask .answers button").first.wait_for(state="attached", timeout=PATIENCE)
    page.evaluate(CLICK)


def calm(*processes: Process) -> None:
    """Wait until these processes have little to do."""
    before, now = 0.0, spent(*processes)
    while now - before > QUIET * GLANCE:
        time.sleep(GLANCE)
        before, now = now, spent(*processes)


def spent(*processes: Process) -> float:
    """Return the seconds of CPU of processes and all that they began, those included that have ended."""
    total = 0.0
    for process in processes:
        for one in (process, *process.children(recursive=True)):
            with suppress(NoSuchProcess):
                times = one.cpu_times()
                total += times.user + times.system + times.children_user + times.children_system
    return total


def memory(browser: Browser, address: str, browsing: Process) -> float:
    """Return the megabytes that the page holds alone, at rest after an answer."""
    with browser.new_context() as context:
        visit(context, address, browsing)
        answer_at(context.new_page(), address)
        time.sleep(REFILL)
        pages = [
            process.memory_full_info().uss
            for process in browsing.children(recursive=True)
            if "--type=renderer" in process.cmdline()
        ]
        return max(pages) / 2**20
