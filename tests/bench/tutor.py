"""How quick the app is for the one who sits before it: a real server, a real Chromium."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page, expect, sync_playwright

import engine
from engine.opponents import Random
from tests.bench.figure import Figure
from tests.browser import chromium
from tests.browser.visit import READY
from tutor.library.address import Address, Player, written

PLAYERS = ("Ann", "Bob", "Cat", "Dan")
VISITORS = 10
CLICKS = 60
REFILL = 4
"""Seconds after which another kernel waits ready; starting it takes a core meanwhile."""
EXAMPLE = "?scenario=innovation/worked-example"

# Resolves when the page has changed and is laid out anew, with the milliseconds since it was called.
CHANGED = """(act) => new Promise((done) => {
  const begin = performance.now();
  const table = document.querySelector(".aula.app");
  const said = () => ["ask", "why", "timeline .word"].map(
    (part) => table.querySelector(`.${part}`).textContent).join("|");
  const before = said();
  const watch = new MutationObserver(() => {
    if (said() === before) return;
    watch.disconnect();
    table.getBoundingClientRect();
    done(performance.now() - begin);
  });
  watch.observe(table, { subtree: true, childList: true, characterData: true, attributes: true });
  act(table);
})"""
CLICK = f"""() => ({CHANGED})((table) => table.querySelector(".ask .answers button").click())"""
GO = f"""(at) => ({CHANGED})((table) => {{
  const slider = table.querySelector(".timeline input[type=range]");
  slider.value = at;
  slider.dispatchEvent(new Event("input", {{ bubbles: true }}));
}})"""


def figures() -> Iterator[Figure]:
    """Measure opening, clicking, winding back, many visitors, memory."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
        with app("--preheat_kernel=False") as (address, _):
            opening(browser, address)  # what the disk and the browser have to learn once
            cold = [opening(browser, address) for _ in range(3)]
        yield Figure("first answer possible, cold", median(cold), "s", "2.5")
        with app() as (address, server):
            time.sleep(REFILL)
            opening(browser, address)
            warm = []
            for _ in range(3):
                time.sleep(REFILL)
                warm.append(opening(browser, address))
            yield Figure("first answer possible, preheated", median(warm), "s", "1.5")
            yield from redraws(browser, address)
            yield from visitors(browser, address, server)
        browser.close()


@contextmanager
def app(*settings: str) -> Iterator[tuple[str, int]]:
    """The address of an app that is served as users serve it, and the server's process."""
    notebook = Path(__file__).parents[2] / "notebooks" / "aula.ipynb"
    code = "import sys; from tutor.serving.app import App; App.launch_instance(sys.argv[1:])"
    command = [sys.executable, "-c", code, "--no-browser", "--port=8960", *settings, str(notebook)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+/", server.stdout.readline())
            assert found, "the app did not start"
            yield found[0], server.pid
        finally:
            server.terminate()


def opening(browser: Browser, address: str) -> float:
    """Return the seconds from opening the address until an answer has been taken."""
    page = browser.new_page()
    begin = time.perf_counter()
    page.goto(address + EXAMPLE)
    page.locator(".ask .answers button").first.wait_for()
    page.evaluate(CLICK)
    passed = time.perf_counter() - begin
    page.close()
    return passed


def redraws(browser: Browser, address: str) -> Iterator[Figure]:
    """Click in the middle of a four-player game; wind a long one back and forth."""
    page = browser.new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    times: list[float] = []
    for seed in range(CLICKS // 10):
        show(page, address, four(seed, 60))
        page.evaluate(CLICK)  # the first click meets code that has never run
        times += [page.evaluate(CLICK) for _ in range(10)]
    yield Figure("click to finished redraw, four players, p50", median(times), "ms", "15")
    yield Figure("click to finished redraw, four players, p95", quantiles(times, n=20)[-1], "ms", "40")
    show(page, address, four(1, 300))
    points = [page.evaluate(GO, at) for at in (150, 3, 299, 42, 217, 96, 280, 10, 175, 64)]
    yield Figure("any point of a 300-answer game, longest", max(points), "ms", "50")
    page.close()


def four(seed: int, answers: int) -> str:
    """Return the address of the first game of four, from a seed on, that comes so far."""
    game = engine.new("innovation", players=PLAYERS, seed=seed)
    bot = Random(seed)
    places = []
    while game.decision is not None and len(game.moves) < answers:
        key = bot(game)
        places.append(game.decision.keys.index(key))
        game.choose(key)
    if game.decision is None:
        return four(seed + 1, answers)
    players = tuple(Player(name) for name in PLAYERS)
    return Address(page="table", players=players, seed=seed, began="en", moves=written(places)).write()


def show(page: Page, address: str, query: str) -> None:
    """Open a game and let everything settle."""
    page.goto(f"{address}?{query}")
    expect(page.locator(READY).first).to_be_visible(timeout=30_000)
    time.sleep(REFILL)


def visitors(browser: Browser, address: str, server: int) -> Iterator[Figure]:
    """Let many come at once, and weigh what each costs."""
    pages = [browser.new_page() for _ in range(VISITORS)]
    begin = time.perf_counter()
    for page in pages:
        page.goto(address + EXAMPLE, wait_until="commit")
    for page in pages:
        page.locator(".ask .answers button").first.wait_for(timeout=120_000)
    yield Figure(f"{VISITORS} visitors at once, all served after", time.perf_counter() - begin, "s")
    weights = [resident(kernel) for kernel in children(server)]
    yield Figure("memory of a visitor, greatest", max(weights) / 2**20, "MB", "120")
    for page in pages:
        page.close()


def children(process: int) -> list[int]:
    """The processes that a process has started: here, the kernels."""
    task = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in task.read_text(encoding="ascii").split()]


def resident(process: int) -> int:
    """The bytes of memory that a process holds."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0
