"""How quick the app is for the one who sits before it: a real server, a real Chromium.

Beside it, in the same run, stands the least that Voila can serve: a page with one button.
"""

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import psutil
from playwright.sync_api import Browser, Page, expect, sync_playwright

import engine
from engine.opponents import Random
from tests.bench.figure import Figure
from tests.browser import chromium
from tests.browser.visit import READY
from tests.serving.served import kernels
from tutor.library.address import Address, Player, written

PLAYERS = ("Ann", "Bob", "Cat", "Dan")
VISITORS = 10
OPENINGS = 5
CLICKS = 60
REFILL = 4
"""Seconds after which another kernel waits ready; starting it takes a core meanwhile."""
LOOK = 0.2
"""Seconds between two clicks: while the last change is still being painted, nobody has seen it."""
STAGES = ("laid out", "painted")
Times = tuple[float, float]
"""Milliseconds from a click until each of the stages."""
Motion = tuple[list[float], list[float]]
"""Milliseconds between the frames in which something moved, and of the long tasks meanwhile."""
MOTIONS = 12
EXAMPLE = "?scenario=innovation/worked-example"
NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "aula.ipynb"
BARE = """
from ipywidgets import Button
button = Button(description="0")
button.on_click(lambda _: setattr(button, "description", str(int(button.description) + 1)))
button
"""
"""The page of the reference: a click goes to the kernel, which changes what the button says."""

# Resolves with the milliseconds until the page had changed and was laid out anew, and until that was painted.
PAINTED = """(begin, done) => {
  const laid = performance.now() - begin;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done([laid, performance.now() - begin]);
    port2.postMessage("");
  });
}"""
CHANGED = f"""(act) => new Promise((done) => {{
  const begin = performance.now();
  const table = document.querySelector(".aula.app");
  const said = () => ["ask", "why", "timeline .word"].map(
    (part) => table.querySelector(`.${{part}}`).textContent).join("|");
  const before = said();
  const watch = new MutationObserver(() => {{
    if (said() === before) return;
    watch.disconnect();
    table.getBoundingClientRect();
    ({PAINTED})(begin, done);
  }});
  watch.observe(table, {{ subtree: true, childList: true, characterData: true, attributes: true }});
  act(table);
}})"""
CLICK = f"""() => ({CHANGED})((table) => table.querySelector(".ask .answers button").click())"""
CLICK_BARE = f"""() => new Promise((done) => {{
  const begin = performance.now();
  const button = document.querySelector("button.widget-button");
  new MutationObserver((_, watch) => {{
    watch.disconnect();
    button.getBoundingClientRect();
    ({PAINTED})(begin, done);
  }}).observe(button, {{ subtree: true, childList: true, characterData: true }});
  button.click();
}})"""
GO = f"""(at) => ({CHANGED})((table) => {{
  const slider = table.querySelector(".timeline input[type=range]");
  slider.value = at;
  slider.dispatchEvent(new Event("input", {{ bubbles: true }}));
}})"""

# Promises to say when there is what one waits for; asked again and again from without, it is seen late.
AWAITED = """(wanted) => {
  window.there = new Promise((there) => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector(wanted)) return;
      watch.disconnect();
      there();
    }).observe(document, { subtree: true, childList: true });
  });
}"""

# Does something that lets things move; resolves with the milliseconds between their frames, and of the tasks
# meanwhile that browsers call long, which is 50 ms and more.
MOVES = """(act) => new Promise((done) => {
  const [frames, long] = [[], []];
  const watch = new PerformanceObserver((list) => long.push(...list.getEntries()));
  watch.observe({ type: "longtask" });
  const end = performance.now() + 5000;
  let begin = 0;
  let last = 0;
  const look = (now) => {
    const moving = document.getAnimations().length > 0;
    if (last) frames.push(now - last);
    begin ||= moving ? now : 0;
    last = moving ? now : 0;
    if (moving || (!begin && now < end)) return requestAnimationFrame(look);
    setTimeout(() => {
      watch.disconnect();
      done([frames, long.filter((task) => task.startTime > begin).map((task) => task.duration)]);
    }, 100);
  };
  requestAnimationFrame(look);
  act();
})"""
FLY = f"""() => ({MOVES})(() => document.querySelector(".aula.app .ask .answers button").click())"""
FLY_BARE = f"""() => ({MOVES})(() => {{
  const path = [{{ transform: "translate(300px, 100px)" }}, {{ transform: "none" }}];
  document.querySelector("button.widget-button").animate(path, {{ duration: 450 }});
}})"""


def figures() -> Iterator[Figure]:
    """Measure opening, clicking, winding back, many visitors, memory."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
        browser.on("context", chromium.tell_at_once)
        with app("--preheat_kernel=False") as (address, _):
            opening(browser, address)  # what the disk and the browser have to learn once
            cold = [opening(browser, address) for _ in range(3)]
        yield Figure("first answer possible, cold", median(cold), "s", "2.5")
        with bare() as reference, app() as (address, server):
            opening_bare(browser, reference)
            opening(browser, address)
            plain, warm = [], []
            for _ in range(OPENINGS):
                time.sleep(REFILL)
                plain.append(opening_bare(browser, reference))
                time.sleep(REFILL)
                warm.append(opening(browser, address))
            yield Figure("first answer possible, preheated", median(warm), "s", "1.5")
            yield Figure("    of a page with one button", median(plain), "s")
            yield Figure("    times that", median(warm) / median(plain), "times", "1.15")
            times, plain = clicks(browser, address), clicks_bare(browser, reference)
            yield from redraws(times, plain)
            yield from frames(moving(browser, address), moving_bare(browser, reference))
            yield Figure("any point of a 300-answer game, longest", winding(browser, address), "ms", "50")
            yield from visitors(browser, address, server)
        browser.close()


def redraws(times: list[Times], plain: list[Times]) -> Iterator[Figure]:
    """Beside the clicks on a page with one button."""
    for stage, until in enumerate(STAGES):
        ours, theirs = ([each[stage] for each in page] for page in (times, plain))
        for name, among, aim in (("p50", median, "2.5"), ("p95", greatest, "5")):
            yield Figure(f"click until four players' table is {until}, {name}", among(ours), "ms")
            yield Figure("    of a page with one button", among(theirs), "ms")
            yield Figure("    times that", among(ours) / among(theirs), "times", aim)


def frames(ours: list[Motion], theirs: list[Motion]) -> Iterator[Figure]:
    """Beside those of one button that moves."""
    yield Figure("long tasks while cards move", sum(len(long) for _, long in ours), "", "0")
    shown, plain = ([each for frames, _ in motions for each in frames] for motions in (ours, theirs))
    for name, among, aim in (("p50", median, "16.7"), ("p95", greatest, "")):
        yield Figure(f"frame while cards move, {name}", among(shown), "ms", aim)
        yield Figure("    of a button that moves", among(plain), "ms")


def greatest(times: list[float]) -> float:
    """Return what only one of twenty exceeds."""
    return quantiles(times, n=20)[-1]


@contextmanager
def bare() -> Iterator[str]:
    """The address of a page with one button, served in the same way."""
    cell = {"cell_type": "code", "source": BARE, "metadata": {}, "outputs": [], "execution_count": None}
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = {"nbformat": 4, "nbformat_minor": 4, "metadata": {"kernelspec": kernel}, "cells": [cell]}
    with TemporaryDirectory() as folder:
        path = Path(folder, "bare.ipynb")
        path.write_text(json.dumps(notebook), encoding="utf-8")
        with app(port=8961, notebook=path) as (address, _):
            yield address


@contextmanager
def app(*settings: str, port: int = 8960, notebook: Path = NOTEBOOK) -> Iterator[tuple[str, int]]:
    """The address of an app that is served as users serve it, and the server's process."""
    code = "import sys; from tutor.serving.app import App; App.launch_instance(sys.argv[1:])"
    command = [sys.executable, "-c", code, "--no-browser", f"--port={port}", *settings, str(notebook)]
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
    return opened(browser, address + EXAMPLE, ".ask .answers button", CLICK)


def opening_bare(browser: Browser, address: str) -> float:
    """Return the same for the page with one button."""
    return opened(browser, address, "button.widget-button", CLICK_BARE)


def opened(browser: Browser, address: str, wanted: str, how: str) -> float:
    """Return the seconds until something can be clicked and that is done; the page waits and counts."""
    page = browser.new_page()
    page.add_init_script(f"({AWAITED})({json.dumps(wanted)})")
    page.goto(address, wait_until="commit")
    passed: float = page.evaluate(f"() => window.there.then({how}).then(() => performance.now())")
    page.close()
    return passed / 1000


def click(page: Page, how: str) -> Times:
    """Click as somebody who has seen what came of the last click."""
    time.sleep(LOOK)
    laid, painted = page.evaluate(how)
    return laid, painted


def bare_page(browser: Browser, address: str) -> Page:
    """Open the page with one button."""
    page = browser.new_page(reduced_motion="no-preference")
    page.goto(address)
    page.locator("button.widget-button").wait_for()
    return page


def clicks_bare(browser: Browser, address: str) -> list[Times]:
    """Return the milliseconds of clicks on the one button."""
    page = bare_page(browser, address)
    time.sleep(REFILL)
    page.evaluate(CLICK_BARE)
    times = [click(page, CLICK_BARE) for _ in range(CLICKS)]
    page.close()
    return times


def clicks(browser: Browser, address: str) -> list[Times]:
    """Return the milliseconds of clicks in the middle of four-player games."""
    page = browser.new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    times: list[Times] = []
    for seed in range(CLICKS // 10):
        show(page, address, four(seed, 60))
        page.evaluate(CLICK)  # the first click meets code that has never run
        times += [click(page, CLICK) for _ in range(10)]
    page.close()
    return times


def moving(browser: Browser, address: str) -> list[Motion]:
    """Return how smoothly cards move in the middle of a four-player game."""
    page = browser.new_page(viewport={"width": 1280, "height": 900}, reduced_motion="no-preference")
    show(page, address, four(2, 60))
    page.evaluate(FLY)
    motions = [motion(page, FLY) for _ in range(MOTIONS)]
    page.close()
    return motions


def moving_bare(browser: Browser, address: str) -> list[Motion]:
    """Return how smoothly the one button moves."""
    page = bare_page(browser, address)
    page.evaluate(FLY_BARE)
    motions = [motion(page, FLY_BARE) for _ in range(MOTIONS)]
    page.close()
    return motions


def motion(page: Page, how: str) -> Motion:
    """Let things move once."""
    time.sleep(LOOK)
    frames, long = page.evaluate(how)
    return frames, long


def winding(browser: Browser, address: str) -> float:
    """Return the longest that it takes to show another point of a long game."""
    page = browser.new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    show(page, address, four(1, 300))
    points = [page.evaluate(GO, at)[0] for at in (150, 3, 299, 42, 217, 96, 280, 10, 175, 64)]
    page.close()
    return max(points)


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
        page.locator(".ask .answers button").first.wait_for(state="attached", timeout=120_000)
    yield Figure(f"{VISITORS} visitors at once, all served after", time.perf_counter() - begin, "s")
    weights = [kernel.memory_full_info().uss for kernel in kernels(psutil.Process(server))]
    yield Figure("memory that a visitor adds, greatest", max(weights) / 2**20, "MB", "120")
    for page in pages:
        page.close()
