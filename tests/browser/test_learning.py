"""Learning in a real browser: every form of question, hints, exploring, keyboard, reload, files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.visit import SCHEMES, go_to, visit

COOPERATIVE = "?language=en&lesson=innovation/07-cooperative"


def at_step(page: Page, word: str) -> None:
    """Wait until this step is shown."""
    expect(page.locator(".lesson .line")).to_have_text(word)


def check(page: Page) -> None:
    page.get_by_role("button", name="Check").click()


def judged(page: Page, word: str) -> None:
    expect(page.locator(".verdict b")).to_have_text(word)


def counter(page: Page, name: str) -> Locator:
    """What lies on a seat to be chosen."""
    return page.locator(f".seat[data-name={name}] .counter")


def way(page: Page, name: str) -> None:
    """Choose what can be done besides answering."""
    page.locator(".lesson > .ways").get_by_role("button", name=name).click()


def test_a_lesson_with_all_forms_of_questions(browser: Browser, app: str) -> None:
    with visit(browser, app, COOPERATIVE) as page:
        # A number: what is to be counted is not shown.
        expect(page.locator(".seat .counts").first).to_contain_text("?")
        page.get_by_label("Your answer").fill("7")
        check(page)
        judged(page, "Not quite.")
        expect(page.locator(".verdict")).to_contain_text("INN-8.2")
        way(page, "Try again")
        expect(page.locator(".verdict b")).to_be_empty()
        # It is counted by touching one after the other.
        for icon in page.locator(".seat[data-tally] .corner[data-kind=bulb]").all():
            icon.click()
        expect(page.get_by_label("Your answer")).to_have_value("3")
        check(page)
        judged(page, "Right.")
        way(page, "Next")

        # Several: the consequence is played out on the table and the graph.
        at_step(page, "Step 2 of 7")
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Another hint").click()
        expect(page.locator(".hints li")).to_have_count(2)
        expect(page.locator(".graph")).to_be_hidden()
        counter(page, "Tom").click()
        check(page)
        judged(page, "Not quite.")
        # First what it would mean, and the icons that count; then what is right.
        expect(page.locator(".seat[data-counted=bulb]")).to_have_count(4)
        expect(page.locator(".graph")).to_be_hidden()
        way(page, "Show the answer")
        expect(page.locator(".graph [data-role=shares]")).to_have_count(2)
        expect(page.locator(".timeline .word")).to_have_text("step 10 of 10")
        way(page, "Try again")
        expect(page.locator(".seat.chosen")).to_have_count(0)
        counter(page, "Leo").click()
        counter(page, "Mia").click()
        check(page)
        judged(page, "Right.")
        way(page, "Next")

        # An order.
        at_step(page, "Step 3 of 7")
        for name in ("Mia", "Leo", "Ada", "Mia", "Ada", "Mia", "Ada"):
            counter(page, name).click()
        expect(counter(page, "Leo")).to_have_text("1")
        expect(counter(page, "Mia")).to_have_text("2")
        expect(counter(page, "Ada")).to_have_text("3")
        check(page)
        judged(page, "Right.")
        way(page, "Next")

        # Something to be done, wrongly and rightly.
        at_step(page, "Step 4 of 7")
        page.locator(".face.legal", has_text="Writing").click()
        judged(page, "Not quite.")
        expect(page.locator(".ask")).to_be_hidden()
        way(page, "Try again")
        page.locator(".face.legal", has_text="Domestication").click()
        judged(page, "Right.")
        way(page, "Next")
        way(page, "Skip")

        # A prediction.
        at_step(page, "Step 6 of 7")
        page.get_by_role("radio", name="Leo, for the first effect.").check()
        check(page)
        judged(page, "Right.")
        expect(page.locator(".places [data-state=right]")).to_have_count(5)


def test_a_brief_consequence_of_a_wrong_answer_is_told_at_once(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&lesson=innovation/04-melding") as page:
        page.locator(".stock.legal").click()
        judged(page, "Not quite.")
        expect(page.locator(".verdict details li")).to_contain_text("Ada draws")
        expect(page.locator(".verdict details li")).to_be_visible()


def test_colours_are_chosen_on_their_piles_and_what_lies_nowhere_in_words(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&lesson=innovation/06-splaying&step=9") as page:
        expect(page.locator(".pile.answerable")).to_have_count(3)
        expect(page.locator(".options label").filter(visible=True)).to_have_count(1)
        page.locator(".pile[data-colour=green] .face").last.click()
        for colour in ("red", "purple"):
            page.locator(f".pile.answerable[data-colour={colour}] .caption").press("Enter")
        expect(page.locator(".pile.chosen")).to_have_count(3)
        page.locator(".pile.chosen[data-colour=red] .caption").press("Enter")
        expect(page.locator(".pile.chosen")).to_have_count(2)
        check(page)
        expect(page.locator(".verdict b")).not_to_be_empty()
        expect(page.locator(".pile.chosen[data-state]")).to_have_count(2)


def test_a_rule_is_chosen_and_another_exercise_follows(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&exercise=rule&level=1&seed=3") as page:
        expect(page.get_by_role("radio")).to_have_count(4)
        page.get_by_role("radio").first.check()
        check(page)
        expect(page.locator(".verdict b")).not_to_be_empty()
        before = page.locator(".lesson .prompt").inner_text()
        way(page, "Another one")
        page.wait_for_url(re.compile("seed=4"))
        expect(page.locator(".verdict b")).to_be_empty()
        assert page.locator(".lesson .prompt").inner_text() != before or page.get_by_role("radio").count()


def test_exploring_keeps_what_was_half_answered(browser: Browser, app: str) -> None:
    with visit(browser, app, f"{COOPERATIVE}&step=1") as page:
        counter(page, "Leo").click()
        way(page, "Explore freely")
        page.locator(".stock.legal").click()
        expect(page.locator(".timeline .word")).to_have_text("step 1 of 1")
        page.locator(".timeline .first").click()
        page.locator(".face.legal", has_text="Writing").click()
        expect(page.locator(".timeline .fork")).to_contain_text("2")
        way(page, "Back to the question")
        expect(counter(page, "Leo")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".ask")).to_be_hidden()
        at_step(page, "Step 2 of 7")


def test_by_keyboard_only(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en") as page:
        _tab_to(page, "Begin: The goal and the table")
        page.keyboard.press("Enter")
        at_step(page, "Step 1 of 9")
        _tab_to(page, None, "input")
        page.keyboard.type("9")
        page.keyboard.press("Enter")
        judged(page, "Right.")
        expect(page.locator(":focus")).to_have_text("Next")
        page.keyboard.press("Enter")
        at_step(page, "Step 2 of 9")
        expect(page.locator(".lesson .prompt")).to_be_focused()
        _tab_to(page, None, "input")
        page.keyboard.type("4")
        page.keyboard.press("Enter")
        judged(page, "Not quite.")
        expect(page.locator(":focus")).to_have_text("Try again")
        page.keyboard.press("Enter")
        expect(page.get_by_label("Your answer")).to_be_focused()
        page.keyboard.press("Control+A")
        page.keyboard.type("5")
        page.keyboard.press("Enter")
        expect(page.locator(":focus")).to_have_text("Next")
        page.keyboard.press("Enter")

        at_step(page, "Step 3 of 9")
        _tab_to(page, None, "input")
        page.keyboard.type("9")
        page.keyboard.press("Enter")
        expect(page.locator(":focus")).to_have_text("Next")
        page.keyboard.press("Enter")

        for number in range(4, 8):
            at_step(page, f"Step {number} of 9")
            _tab_to(page, "Skip")
            page.keyboard.press("Enter")
        at_step(page, "Step 8 of 9")
        digit = page.locator('.ask [data-key="achieve 5"]').get_attribute("data-digit")
        page.keyboard.press(str(digit))
        judged(page, "Right.")


def _tab_to(page: Page, words: str | None, kind: str = "button") -> None:
    """Press Tab until the focus is there."""
    for _ in range(120):
        page.keyboard.press("Tab")
        name, text = page.evaluate("[document.activeElement.localName, document.activeElement.textContent]")
        if name == kind and (words is None or words in text):
            return
    raise AssertionError(f"Tab does not lead to {words or kind}")


def test_an_answer_stays_in_another_language_and_when_one_comes_back(browser: Browser, app: str) -> None:
    with visit(browser, app, f"{COOPERATIVE}&step=1") as page:
        counter(page, "Leo").click()
        check(page)
        judged(page, "Not quite.")
        page.get_by_label("Language").select_option("Français")
        expect(page.locator(".verdict b")).to_have_text("Pas tout à fait.")
        expect(counter(page, "Leo")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".lesson .prompt")).to_contain_text("Ada active Écriture.")
        page.get_by_role("button", name="Étape 3", exact=True).click()
        page.get_by_role("button", name="Étape 2 : pas encore juste").click()
        expect(counter(page, "Leo")).to_have_attribute("aria-pressed", "true")


def test_a_reload_and_a_link_come_back(browser: Browser, app: str) -> None:
    with visit(browser, app, f"{COOPERATIVE}&step=0") as page:
        page.get_by_label("Your answer").fill("3")
        check(page)
        way(page, "Next")
        page.wait_for_url(re.compile("lesson=innovation%2F07-cooperative.*step=1|step=1.*lesson="))
        page.reload()
        at_step(page, "Step 2 of 7")
        page.get_by_role("button", name="To the course").click()
        entry = page.locator(".map li").nth(7)
        expect(entry).to_contain_text("1 of 7 answered")
        expect(page.locator(".begin")).to_contain_text("Continue")
        page.wait_for_url(lambda url: "lesson=" not in url)
        page.go_back()
        at_step(page, "Step 2 of 7")


def test_a_link_to_no_lesson_says_so(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&page=rules") as page:
        for query in ("lesson=innovation/nothing", "exercise=nothing", "exercise=icons&level=7"):
            go_to(page, "?language=en&page=rules")
            expect(page.get_by_role("alert").filter(has_text="There is no such lesson here.")).to_be_hidden()
            go_to(page, f"?language=en&{query}")
            expect(page.get_by_role("alert").filter(has_text="There is no such lesson here.")).to_be_visible()
            expect(page.locator(".map li").first).to_be_visible()


def test_progress_is_saved_forgotten_and_brought_back(browser: Browser, app: str, tmp_path: Path) -> None:
    with visit(browser, app, "?language=en&lesson=innovation/01-goal") as page:
        page.get_by_label("Your answer").fill("9")
        check(page)
        judged(page, "Right.")
        page.get_by_role("button", name="To the course").click()
        with page.expect_download() as download:
            page.get_by_role("button", name="Save as a file").click()
        file = tmp_path / "progress.json"
        download.value.save_as(file)
        assert json.loads(file.read_text())["lessons"] == {"innovation/01-goal": [0]}

        page.get_by_role("button", name="Erase everything").click()
        page.get_by_role("button", name="Really erase everything?").click()
        expect(page.locator("p.done")).to_have_text("Erased.")
        expect(page.locator(".map [data-state]")).to_have_count(0)
        assert page.evaluate("localStorage.getItem('aula-progress')") is None

        hostile = tmp_path / "hostile.json"
        hostile.write_text('{"progress": 1, "lessons": "<script>"}')
        for chosen, told in ((hostile, "holds no Aula progress"), (file, "has been added")):
            with page.expect_file_chooser() as chooser:
                page.get_by_role("button", name="Open a file").click()
            chooser.value.set_files(chosen)
            expect(page.locator("p.done")).to_contain_text(told)
        expect(page.locator(".map li").first).to_have_attribute("data-state", "begun")
        page.reload()
        expect(page.locator(".map li").first).to_have_attribute("data-state", "begun")


def test_a_worksheet_is_saved(browser: Browser, app: str, tmp_path: Path) -> None:
    with visit(browser, app, "?language=it&game=civ") as page:
        page.get_by_label("Quanti").select_option("5")
        with page.expect_download() as download:
            page.get_by_role("button", name="Salva il foglio").click()
        file = tmp_path / "sheet.html"
        download.value.save_as(file)
        assert file.read_text(encoding="utf-8").count('class="solution"') == 5


def test_the_consequence_is_shown_in_its_own_time(browser: Browser, app: str) -> None:
    by_step = "localStorage['aula-pace'] = 'step';"
    query = f"{COOPERATIVE}&step=1"
    with visit(browser, app, query, script=by_step, reduced_motion="no-preference") as page:
        counter(page, "Leo").click()
        counter(page, "Mia").click()
        check(page)
        expect(page.locator(".caption-bar.telling")).to_contain_text("Ada activates Writing")
        page.locator(".caption-bar .onward").click()
        expect(page.locator(".caption-bar.telling")).to_contain_text("share the effect of Writing")
        page.locator(".timeline .last").dispatch_event("click")
        expect(page.locator(".timeline .word")).to_have_text("step 10 of 10")


def test_in_italian_on_a_phone(browser: Browser, app: str) -> None:
    query = "?language=it&lesson=innovation/07-cooperative&step=2"
    with visit(browser, app, query, viewport={"width": 360, "height": 740}, has_touch=True) as page:
        for name in ("Leo", "Mia", "Ada"):
            counter(page, name).tap()
            expect(page.locator(".lesson .prompt")).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="Verifica").tap()
        expect(page.locator(".verdict b")).to_have_text("Giusto.")
        expect(page.locator(".verdict")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.get_by_role("button", name="Avanti", exact=True).tap()
        expect(page.locator(".lesson .line")).to_have_text("Passo 4 di 7")
        expect(page.locator(".lesson h2")).to_be_in_viewport()
        page.get_by_role("button", name="Al corso").tap()
        expect(page.locator(".map li").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_serious(browser: Browser, app: str, scheme: str) -> None:
    with visit(browser, app, f"{COOPERATIVE}&step=1", color_scheme=scheme) as page:
        _axe(page)
        page.get_by_role("button", name="Hint").click()
        counter(page, "Tom").click()
        check(page)
        judged(page, "Not quite.")
        _axe(page)
        way(page, "Skip")
        counter(page, "Leo").click()
        _axe(page)
        way(page, "Explore freely")
        _axe(page)


def _axe(page: Page) -> None:
    found = Axe().run(page)
    serious = [
        f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}"
        for one in found.response["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert not serious
