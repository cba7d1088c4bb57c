"""The drawing alone, without a kernel: a scene goes in, what people do comes out as messages."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import engine
from cards.terms import GAMES, LANGUAGES
from tutor.drawing import bundle
from tutor.library.scenarios import library
from tutor.table.scene import book, scene
from tutor.table.session import Session

pytestmark = pytest.mark.browser

Draw = Callable[[dict[str, Any]], None]

PLAYERS = ["Andrea", "Carlo", "Massimo", "Luca"]
NARROW = {"width": 900, "height": 900}
STAGE = bundle.HERE / "stage.js"
START = """
    const module = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
    window.sent = [];
    const heard = {};
    const state = {};
    const model = {
      get: (name) => state[name],
      on: (_, hear) => (heard.hear = hear),
      off: () => {},
      send: (message) => window.sent.push(message),
    };
    module.default.render({ model, el: document.querySelector("main") });
    window.draw = (scene, book) => { Object.assign(state, { scene, book }); heard.hear(); };
"""


def played(answers: int, game: str = "innovation", language: str = "it") -> Session:
    """A game after so many answers, of those possible always another one in turn."""
    started = engine.new(game, players=PLAYERS, seed=5, language=language)
    for number in range(answers):
        assert started.decision is not None
        keys = started.decision.keys
        started.choose(keys[number % len(keys)])
    return Session(started)


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page with the stage on it; no error may happen there."""
    page = browser.new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.set_content(f"<!doctype html><html lang=en><style>{bundle.style()}</style><main></main>")
    page.evaluate(f"async (script) => {{ {START} }}", bundle.script(STAGE))
    yield page
    page.close()
    assert not errors


@pytest.fixture
def draw(page: Page) -> Draw:
    """Draw a scene."""

    def drawn(shown: dict[str, Any]) -> None:
        rules = book(shown["game"], shown["language"])
        page.evaluate("([scene, book]) => window.draw(scene, book)", [shown, rules])

    return drawn


def sent(page: Page) -> list[dict[str, Any]]:
    """What was sent since the last time, without what was only looked at."""
    messages: list[dict[str, Any]] = page.evaluate("window.sent.splice(0)")
    return [message for message in messages if message["do"] != "look"]


@pytest.mark.parametrize("answers", [20, 60, 100, 140])
def test_the_icons_that_are_seen_are_the_ones_that_count(answers: int, page: Page, draw: Draw) -> None:
    session = played(answers)
    draw(scene(session))
    for seat, name in enumerate(PLAYERS):
        seen = page.locator(".seat").nth(seat)
        for icon, count in session.shown.state["players"][name]["icons"].items():
            corners = seen.locator(f'.piles .corner[data-kind="{icon}"]')
            assert corners.count() == count, (name, icon)
            # Each of them lies open: nothing covers its middle.
            assert corners.evaluate_all(
                """(corners) => corners.every((corner) => {
                  corner.scrollIntoView({ block: "center" });
                  const { left, top, width, height } = corner.getBoundingClientRect();
                  return corner.contains(document.elementFromPoint(left + width / 2, top + height / 2));
                })"""
            ), (name, icon)


def test_answers_are_given_by_digit_button_and_card(page: Page, draw: Draw) -> None:
    shown = scene(played(60))
    draw(shown)
    # Where all is on one screen, many answers are given on the table alone, and numbered as they lie there.
    lying = page.locator(".table .legal[data-digit]:not(.caption)")
    digits = [lie.get_attribute("data-digit") for lie in lying.all()]
    assert len(digits) > 2
    assert digits == sorted(digits)
    key = lying.nth(1).get_attribute("data-key")
    page.keyboard.press(digits[1] or "")
    assert sent(page) == [{"do": "choose", "key": key}]
    page.set_viewport_size(NARROW)
    expect(page.locator(".row button").nth(1)).to_have_attribute("data-digit", "2")
    page.locator(".row button").nth(1).click()
    assert sent(page) == [{"do": "choose", "key": shown["ask"]["answers"][1]["key"]}]
    card = page.locator(":is(.face, .slip).legal").first
    card.focus()
    card.press("Enter")
    (message,) = sent(page)
    assert message["key"] in [answer["key"] for answer in shown["ask"]["answers"]]


def test_digits_on_a_phone_go_along_ones_own_cards(page: Page, draw: Draw) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    draw(scene(played(60)))
    lying = page.locator("[data-place^=bottom] .legal[data-digit]")
    digits = [lie.get_attribute("data-digit") or "" for lie in lying.all()]
    assert len(digits) > 2
    assert digits == sorted(digits)
    key = lying.nth(1).get_attribute("data-key")
    page.keyboard.press(digits[1])
    assert sent(page) == [{"do": "choose", "key": key}]


def test_a_card_that_cannot_be_chosen_says_why(page: Page, draw: Draw) -> None:
    draw(scene(played(60)))
    card = page.locator(".face.dim:not(.beneath)").first
    why = card.get_attribute("data-tip")
    assert why
    assert card.get_attribute("aria-description") == why
    assert why not in str(card.get_attribute("aria-label"))
    card.hover()
    expect(page.locator(".tip:popover-open")).to_have_text(why)
    page.keyboard.press("Escape")
    expect(page.locator(".tip:popover-open")).to_have_count(0)


def test_icons_are_named_in_groups_and_the_answer_that_was_given_in_words(page: Page, draw: Draw) -> None:
    session = Session(library()["innovation/worked-example"].game.clone())
    session.go(1)
    draw(scene(session, None, "fr"))
    massimo = page.locator(".seat").nth(2).locator(".counts")
    expect(massimo).to_have_accessible_name(re.compile(r"^Ressources\s: 4 couronnes, 2 feuilles$"))
    corners = page.locator(".reading").get_by_role("img")
    expect(corners).to_have_accessible_name(re.compile(r"^Ressources\s: 1 usine, 2 couronnes$"))
    field = page.locator(".market .field").first
    expect(field).to_have_accessible_name("Technologies")
    expect(field).to_have_accessible_description(re.compile("six cartes"))
    given = page.locator(".answers .played")
    expect(given).to_have_accessible_name(re.compile("joué ainsi$"))


def test_rules_open_and_the_focus_comes_back(page: Page, draw: Draw) -> None:
    draw(scene(played(60)))
    page.locator(".caption-bar .all").click()
    rule = page.locator(".why li > .rule").last
    rule.press("Enter")
    note = page.locator(".note:popover-open")
    expect(note).to_contain_text(str(rule.text_content()))
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(rule).to_be_focused()


def test_the_focus_survives_a_new_scene(page: Page, draw: Draw) -> None:
    session = played(60)
    page.set_viewport_size(NARROW)
    draw(scene(session))
    page.locator(".timeline .backward").focus()
    session.go(40)
    draw(scene(session))
    expect(page.locator(".timeline .backward")).to_be_focused()
    # What was chosen is gone: the focus is where the next question stands.
    for gone in (".row button", ".face.legal"):
        session.go(60)
        draw(scene(session))
        page.locator(gone).first.focus()
        session.go(0)
        draw(scene(session))
        expect(page.locator(".ask .prompt")).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_the_window(game: str, page: Page, draw: Draw) -> None:
    for language in LANGUAGES:
        session = played(90, game, language)
        for answers in (0, 45, 90):
            session.go(answers)
            draw(scene(session))
            for width in (1280, 768, 360):
                page.set_viewport_size({"width": width, "height": 900})
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (language, answers)


def test_a_domain_of_civ_lies_in_one_row_and_the_graph_says_each_step_once(page: Page, draw: Draw) -> None:
    session = Session(library()["civ/levels-with-four"].game.clone())
    session.go(2)
    draw(scene(session))
    rows = (
        page.locator(".seat")
        .first.locator(".domain")
        .evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    )
    assert len(rows) == 6
    assert max(rows) < 2 * min(rows)
    said = [word for word in page.locator(".graph .picture").inner_text().split("\n") if word == "Draw"]
    assert said == ["Draw"]


@pytest.mark.parametrize("width", [1280, 360])
def test_the_list_of_branches_leaves_the_timeline_free(width: int, page: Page, draw: Draw) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    session = played(20, "innovation", "fr")
    session.go(10)
    session.choose(next(key for key in session.shown.decision.keys if key != session.played))  # type: ignore[union-attr]
    draw(scene(session))
    page.locator(".fork").click()
    listed = page.locator(".branches:popover-open").bounding_box()
    bar = page.locator(".timeline").bounding_box()
    assert listed
    assert bar
    assert listed["y"] >= 0
    assert listed["y"] + listed["height"] <= bar["y"]
    tops = page.locator(".timeline :is(.step, .by, .fork)").evaluate_all(
        "(all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == 1, "all buttons stand in one line"


def test_no_name_becomes_a_part_of_the_page(page: Page, draw: Draw) -> None:
    evil = '<script>window.evil = 1</script><img src="" onerror="window.evil = 1"><b>bold</b>'
    shown = json.loads(json.dumps(scene(played(60))).replace("Massimo", json.dumps(evil)[1:-1]))
    draw(shown)
    expect(page.locator(".seat h3").nth(2)).to_have_text(evil)
    assert page.locator("main :is(script, img)").count() == 0
    assert page.evaluate("window.evil") is None
