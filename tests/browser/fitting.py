"""Whether everything is on the screen at once: positions of random games on four screens.

.venv/bin/python -m tests.browser.fitting 200      # so many positions of each game; how many fit, how small
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, sync_playwright

import engine
from cards.terms import GAMES, LANGUAGES
from engine.opponents import Random
from tests.browser import chromium
from tutor.drawing import bundle
from tutor.table.scene import book, scene
from tutor.table.session import Session

SCREENS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
ABOVE = 74
"""So much of a screen stands above the stage: the top of the page and the title of the table."""
NAMES = ("Andrea", "Carlo", "Massimo", "Luca")
MOMENTS = (0.3, 0.6, 0.85, 0.99)
"""Which part of a game has been played."""

DRAW = """
    const module = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
    const heard = {}, state = {};
    const model = { get: (name) => state[name], on: (_, hear) => (heard.hear = hear), off() {}, send() {} };
    module.default.render({ model, el: document.querySelector("main") });
    window.draw = (scene, book) => { Object.assign(state, { scene, book }); heard.hear(); };
"""

LOOK = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const within = (node, box) => {
      const { left, right, top, bottom, width } = node.getBoundingClientRect();
      const beyond = [box.left - left, right - box.right, box.top - top, bottom - box.bottom];
      return !width || Math.max(...beyond) <= 1.5;
    };
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const whole = ".ask, .seat, .market, .civ, .reading .whole, .caption-bar, .timeline";
    const parts = ".who, .holding, .count, .face, .gap, .tile, .slip, .back, .sign, .level, .won, .notes";
    const out = [];
    for (const part of document.querySelectorAll(whole)) {
      if (!within(part, screen)) out.push(part.className);
    }
    for (const seat of document.querySelectorAll(".seat")) {
      const box = seat.getBoundingClientRect();
      for (const part of seat.querySelectorAll(parts)) {
        if (!within(part, box)) out.push(`${part.className} in a seat`);
      }
      for (const pile of seat.querySelectorAll(".pile")) {
        const column = pile.getBoundingClientRect();
        const faces = [...pile.querySelectorAll(".face")];
        if (!faces.every((face) => within(face, column))) out.push("a pile on its neighbour");
      }
    }
    const { size } = document.querySelector(".table").dataset;
    return { out: [...new Set(out)], size, zoom: Number(document.querySelector(".table").style.scale) };
}"""


def positions(game: str, number: int) -> Iterator[tuple[str, Session]]:
    """So many positions of games that were played by chance, with two, three and four players in turn."""
    for place in range(number):
        seed, moment = divmod(place, len(MOMENTS))
        players = NAMES[: 2 + place % 3]
        played = engine.new(game, players, seed, LANGUAGES[place % 3])
        bot = Random(seed)
        while played.decision is not None:
            played.choose(bot(played))
        at = int(len(played.moves) * MOMENTS[moment])
        yield f"{game}, {len(players)} players, seed {seed}, answer {at}", Session(played.at(at))


def stage(page: Page) -> None:
    """Lay an empty stage on a page, as the app does below its top."""
    styles = f"body {{ margin: 0; padding-top: {ABOVE}px; }} {bundle.style()}"
    page.set_content(f"<!doctype html><html lang=en><style>{styles}</style><main></main>")
    page.evaluate(f"async (script) => {{ {DRAW} }}", bundle.script(bundle.HERE / "stage.js"))


def looks(page: Page, shown: Session) -> Iterator[tuple[tuple[int, int], dict[str, Any]]]:
    """What does not fit on each of the screens, through the eyes of the one who is asked."""
    decision, language = shown.shown.decision, shown.shown.language
    viewer = None if decision is None else decision.player
    what = [dict(scene(shown, viewer, language)), book(shown.shown.name, language)]
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("([scene, book]) => draw(scene, book)", what)
        yield (width, height), page.evaluate(LOOK)


def main(number: int) -> None:
    """Look at so many positions of each game, and print how many fit on each screen."""
    fit: Counter[str] = Counter()
    sizes: dict[str, Counter[str]] = {}
    least: dict[str, float] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
        page = browser.new_page(reduced_motion="reduce")
        stage(page)
        for game in GAMES:
            for name, shown in positions(game, number):
                for (width, height), found in looks(page, shown):
                    where = f"{game} {width}x{height}"
                    fit[where] += not found["out"]
                    sizes.setdefault(where, Counter())[found["size"]] += 1
                    least[where] = min(least.get(where, 9), found["zoom"])
                    if found["out"]:
                        print(f"{name} on {width}x{height}: {', '.join(found['out'])}")
        browser.close()
    for where, count in fit.items():
        print(f"{where}: {count} of {number} fit; {dict(sizes[where])}, smallest {least[where]:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
