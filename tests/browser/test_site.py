"""The tutor without a server: a folder on any web space, and one file; both in a real browser."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.browser import chromium, firefox
from tests.browser.visit import READY, go_on, visit
from tests.browser.visit import step as step_of
from tests.browser.web_space import web_space
from tests.courses.conftest import forget
from tests.courses.three import course_in
from tutor.command import main
from tutor.library.folder import notebooks
from tutor.library.own import BROUGHT
from tutor.publish.app.build import folder_of, one_file, write
from tutor.publish.app.parts import Parts

BANKING = "?language=en&scenario=innovation/worked-example"
SITE_PAGE = Path(__file__).parents[2] / "docs" / "site.md"
PATIENCE = 120_000
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
"""In a page: as if there were no room left for what a browser remembers."""


@pytest.fixture(scope="module")
def folder(built: Parts, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "below" / "a path"
    write(folder_of(built), folder)
    return folder


@pytest.fixture(scope="module")
def walkthrough(folder: Path) -> str:
    """The address, from the site on, of a published page that lies beside it."""
    file = notebooks() / "scenarios/innovation/worked-example.yaml"
    assert main(["publish", str(file), "-o", str(folder / "pages")]) == 0
    return "pages/worked-example.html"


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """The address of the site, ending in a slash; it lies below a path, as on many web spaces."""
    with web_space(folder.parents[1]) as (address, _):
        yield f"{address}below/a%20path/"


def open_page(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    expect(page.locator(READY).filter(visible=True).first).to_be_visible(timeout=PATIENCE)
    return page


def test_the_worked_example_opens_and_asks_nobody_else(browser: Browser, site: str) -> None:
    with visit(browser, site, BANKING) as page:
        page.locator(".ask .answers button.played").click()
        expect(page.locator(".timeline .word")).to_contain_text("step 1")
        expect(page).to_have_url(re.compile("step=1|moves="))


def test_the_course_can_be_read_before_python_is_there(browser: Browser, site: str) -> None:
    with browser.new_context() as context:
        page, held = context.new_page(), []
        page.clock.install()
        page.route(re.compile(r"/(python\.zip|pyodide\.asm\.wasm)\.bin$"), lambda route: held.append(route))
        with page.expect_request("**/python.zip.bin"), page.expect_request("**/pyodide.asm.wasm.bin"):
            page.goto(f"{site}?language=it")
        moment = page.locator("#moment")
        expect(moment.locator("progress")).to_be_visible()
        expect(moment).to_contain_text("MB")
        # What is clicked meanwhile is not lost.
        page.get_by_role("button", name="Regole").click()
        # Nothing comes for long.
        page.clock.run_for(20_000)
        expect(moment).to_contain_text("più tempo del solito")
        for each in held:
            each.continue_()
        expect(page.get_by_role("heading", name="Preparazione").first).to_be_visible(timeout=PATIENCE)


def test_a_later_visit_begins_with_the_picture_of_memory(browser: Browser, site: str) -> None:
    with browser.new_context() as context:
        first = open_page(context, site + BANKING)
        expect(first.locator('html[data-python="first"]')).to_be_attached(timeout=PATIENCE)
        expect(first.locator("html[data-kept]")).to_be_attached(timeout=PATIENCE)
        first.close()
        second = open_page(context, site + BANKING)
        expect(second.locator('html[data-python="again"]')).to_be_attached(timeout=PATIENCE)
        # A file and a module that the picture left aside are there as soon as they are needed.
        second.goto(f"{site}?language=en&page=make")
        expect(second.locator('html[data-python="again"]')).to_be_attached(timeout=PATIENCE)
        way = second.locator(".way", has=second.get_by_role("heading", name="From a scenario in the library"))
        way.get_by_role("button", name="Begin").click()
        expect(second.get_by_role("tab").first).to_be_visible(timeout=PATIENCE)


def test_a_picture_that_does_not_fit_is_left_aside(browser: Browser, site: str) -> None:
    with browser.new_context() as context:
        first = open_page(context, site + BANKING)
        expect(first.locator("html[data-kept]")).to_be_attached(timeout=PATIENCE)
        first.evaluate(
            """async () => {
              const name = (await caches.keys()).find((each) => each.startsWith("aula-python-"));
              const cache = await caches.open(name);
              const picture = (await cache.keys()).find(({ url }) => url.endsWith("/picture"));
              await cache.put(picture, new Response(new Uint8Array(1000)));
            }"""
        )
        first.close()
        second = open_page(context, site + BANKING)
        expect(second.locator('html[data-python="first"]')).to_be_attached(timeout=PATIENCE)


def test_a_web_space_that_answers_anything_with_its_first_page(browser: Browser, site: str) -> None:
    with browser.new_context() as context:
        first = open_page(context, site + BANKING)
        expect(first.locator("html[data-offline]")).to_be_attached(timeout=PATIENCE)
        # A browser may forget what stands between page and web space, and keep what it answered with.
        first.evaluate(
            """async () => {
              for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
            }"""
        )
        first.close()
        unpacked = re.compile(r"/pyodide\.(js|asm\.wasm)$")
        context.route(unpacked, lambda route: route.fulfill(content_type="text/html", body="<p>Home"))
        second = open_page(context, site + BANKING)
        expect(second.locator('html[data-python="again"]')).to_be_attached(timeout=PATIENCE)


def test_it_goes_on_without_a_network(browser: Browser, site: str) -> None:
    with browser.new_context() as context:
        first = open_page(context, site + BANKING)
        expect(first.locator("html[data-offline]")).to_be_attached(timeout=PATIENCE)
        first.close()
        context.set_offline(True)
        again = open_page(context, site + "?language=fr&game=civ&players=Ann,Bob:greedy&seed=4")
        again.locator(".table .legal").first.click()
        expect(again.locator(".timeline .word")).not_to_contain_text(re.compile(r"\b0\b"))


def test_a_worker_that_dies_fails_or_hangs_is_said_and_begun_anew_at_the_same_place(
    browser: Browser, site: str
) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        # Before the page is there: a clock that comes later cannot stop what runs already.
        page.clock.install()
        page.goto(site + BANKING)
        step, moment = page.locator(".timeline .word"), page.locator("#moment")
        answers = page.locator(".table .legal")

        def begin_anew(word: str) -> None:
            """What was clicked has not been answered yet, and is now."""
            moment.get_by_role("button").click()
            expect(moment).to_be_hidden(timeout=PATIENCE)
            expect(step).to_contain_text(word)

        page.locator(".ask .answers button.played").click()
        expect(step).to_contain_text("step 1")
        page.workers[0].evaluate("setTimeout(() => { throw new Error('on purpose'); })")
        expect(moment).to_contain_text("could not be set up")
        begin_anew("step 1")
        page.workers[0].evaluate("app = { answer: () => { throw new Error('on purpose'); } }")
        answers.first.click()
        expect(moment).to_contain_text("could not be set up")
        begin_anew("step 2")
        page.workers[0].evaluate("setTimeout(() => { for (;;); })")
        page.locator(".timeline .backward").click()
        page.clock.run_for(20_000)
        expect(moment).to_contain_text("longer than usual")
        begin_anew("step 1")


def test_storage_that_is_full_or_forbidden_is_said_and_one_goes_on(browser: Browser, site: str) -> None:
    with browser.new_context() as context:
        context.add_init_script(FULL)
        page = context.new_page()
        quota = {"origin": site.partition("/below")[0], "quotaSize": 1000}
        context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
        page.goto(site + BANKING)
        expect(page.locator("#moment")).to_contain_text("when you close this page", timeout=PATIENCE)
        expect(page.locator("html[data-kept=false]")).to_be_attached(timeout=PATIENCE)
        expect(page.locator("#moment")).to_contain_text("the next visit will take as long")
        page.locator(".ask .answers .played").click()
        expect(page.locator(".timeline .word")).to_contain_text("step 1")


def test_storage_that_fills_up_during_a_visit_is_said(browser: Browser, site: str) -> None:
    with visit(browser, site, BANKING) as page:
        expect(page.locator("html[data-kept=true]")).to_be_attached(timeout=PATIENCE)
        moment = page.locator("#moment")
        expect(moment).to_be_hidden()
        page.evaluate(f"() => {{ {FULL} }}")
        page.locator(".table .legal:not(.played)").first.click()
        expect(moment).to_contain_text("when you close this page")


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (
            {"network.cookie.cookieBehavior": 2},
            "the next visit will take as long as this one. What you learn",
        ),
        ({"dom.storage.default_quota": 1, "dom.storage.default_site_quota": 1}, "when you close this page"),
        ({"dom.quotaManager.temporaryStorage.fixedLimit": 1000}, "does not keep Aula here"),
    ],
    ids=["forbidden", "full", "too small"],
)
def test_firefox_says_what_it_does_not_keep_and_one_goes_on(
    settings: dict[str, int], said: str, playwright: Playwright, site: str, tmp_path: Path
) -> None:
    if firefox.find() is None:
        pytest.skip("There is no Firefox here (Debian: apt-get install firefox-esr).")
    with (
        firefox.launch(playwright, tmp_path, **settings) as browser,
        browser.new_context() as context,
    ):
        chromium.tell_at_once(context)
        page = context.new_page()
        page.goto(site + BANKING)
        expect(page.locator("#moment")).to_contain_text(said, timeout=PATIENCE)
        page.locator(".ask .answers .played").click()
        expect(page.locator(".timeline .word")).to_contain_text("step 1")


def test_two_windows_join_what_was_learned_in_both_at_once(either: Browser, site: str) -> None:
    answers = {"The goal and the table": "9", "Drawing": "4"}
    with either.new_context() as context:
        pages = [
            open_page(context, f"{site}?language=en&lesson=innovation/{name}")
            for name in ("01-goal", "02-drawing")
        ]
        for page, answer in zip(pages, answers.values(), strict=True):
            page.get_by_label("Your answer").fill(answer)
        for page in pages:
            page.get_by_role("button", name="Check").click()
        for page in pages:
            # Neither begins anew: each has heard of the other.
            page.get_by_role("button", name="Learn", exact=True).click()
            for title in answers:
                place = page.get_by_role("listitem").filter(
                    has=page.get_by_role("button", name=title, exact=True)
                )
                expect(place).to_contain_text(re.compile("1 of . answered"))


def test_a_new_version_takes_over_and_nobody_is_stranded(
    browser: Browser, built: Parts, tmp_path: Path
) -> None:
    write(folder_of(built), tmp_path)
    with web_space(tmp_path) as (address, cut), browser.new_context() as context:
        before = open_page(context, address + BANKING)
        expect(before.locator("html[data-offline]")).to_be_attached(timeout=PATIENCE)
        before.evaluate("caches.open('of somebody else')")
        newer = replace(built, style=f"{built.style}\n.newer {{ color: red; }}")
        write(folder_of(newer), tmp_path)
        after = open_page(context, address + BANKING)
        expect(after.locator(f"link[href^='{newer.version}/']")).to_be_attached()
        expect(after.locator("html[data-offline]")).to_be_attached(timeout=PATIENCE)
        after.wait_for_function(
            "async (old) => !(await caches.keys()).some((name) => name.includes(old))", arg=built.version
        )
        assert after.evaluate("caches.has('of somebody else')")
        # Whoever had it open goes on, and comes to the new one as soon as something of the old is missing.
        before.locator(".ask .answers button.played").click()
        expect(before.locator(".timeline .word")).to_contain_text("step 1")
        cut()
        after.reload()
        expect(after.locator(READY).first).to_be_visible(timeout=PATIENCE)
        expect(after.locator(f"link[href^='{newer.version}/']")).to_be_attached()


def test_a_web_space_with_a_policy_of_its_own(browser: Browser, folder: Path) -> None:
    policy = re.search(r"add_header Content-Security-Policy \"(.*?)\"", SITE_PAGE.read_text("utf-8"))
    assert policy
    with (
        web_space(folder, {"Content-Security-Policy": policy[1]}) as (address, _),
        visit(browser, address, BANKING) as page,
    ):
        page.locator(".ask .answers button.played").click()
        expect(page.locator(".timeline .word")).to_contain_text("step 1")
        expect(page.locator("html[data-offline]")).to_be_attached(timeout=PATIENCE)


@pytest.mark.nightly
@pytest.mark.parametrize("width", [1280, 360])
def test_a_published_walkthrough_plays_on_in_place(
    width: int, either: Browser, site: str, walkthrough: str
) -> None:
    address, viewport = site + walkthrough, {"width": width, "height": 800}
    with visit(either, address, "#step=1&lang=en", viewport=viewport) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        answers = page.locator(".stage :is(.ask button, .legal):visible")
        step = page.locator(".timeline .word")
        page.locator(".face.legal", has_text="Gunpowder").click()
        # What the page knows itself is there at once, until Python is awake.
        expect(page.locator(".ask")).to_contain_text("What if: Gunpowder")
        expect(step).to_have_text("step 2 of 2", timeout=PATIENCE)
        assert any(url.startswith(site) and url.endswith("engine.js") for url in asked)
        expect(page.locator(".graph .node[data-state=now]")).to_contain_text("Carlo")
        page.get_by_role("button", name="As Carlo, against opponents").click()
        for _ in range(4):
            go_on(page, answers.first.click)
        # The others have answered by themselves in between.
        assert step_of(page) > 2 + 4
        page.get_by_role("button", name="Branches (2)").click()
        expect(page.locator(".branches li")).to_have_count(2)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Back to the walkthrough").click()
        expect(step).to_have_text("step 1 of 5")


@pytest.mark.nightly
def test_one_file_holds_a_course_of_an_authors_and_links_lead_into_it(
    either: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(BROUGHT, "")
    course, site, scenario = course_in(tmp_path), tmp_path / "aula.html", tmp_path / "own.yaml"
    shutil.copy(notebooks() / "scenarios/innovation/worked-example.yaml", scenario)
    assert main(["publish", "--app", "--one-file", str(course), str(scenario), "-o", str(site)]) == 0
    capsys.readouterr()
    links = []
    for file in (course, scenario):
        assert main(["link", str(file), "--language", "en", "--site", "https://example.org"]) == 0
        links.append(capsys.readouterr().out.partition("/?")[2].strip())
    forget()
    with visit(either, site.as_uri(), f"?{links[0]}") as page:
        page.get_by_role("button", name="Mine", exact=True).click()
        page.get_by_label("Your answer").fill("0")
        page.get_by_role("button", name="Check").click()
        expect(page.locator(".verdict b")).to_have_text("Right.")
    with visit(either, site.as_uri(), f"?{links[1]}") as page:
        page.locator(".ask .answers button.played").click()
        expect(page.locator(".timeline .word")).to_contain_text("step 1")


def test_one_file_opens_from_a_memory_stick_and_in_a_frame_without_rights(
    browser: Browser, built: Parts, tmp_path: Path
) -> None:
    file = tmp_path / "aula.html"
    file.write_text(one_file(built), encoding="utf-8")
    with visit(browser, file.as_uri(), BANKING) as page:
        page.locator(".ask .answers button.played").click()
        expect(page.locator(".timeline .word")).to_contain_text("step 1")
    with web_space(tmp_path) as (address, _):
        page = browser.new_page()
        game = f"{address}aula.html?language=en&game=civ&players=Ann,Bob:greedy&seed=4"
        page.set_content(f'<iframe sandbox="allow-scripts" src="{game}" width="1200" height="700"></iframe>')
        frame = page.frame_locator("iframe")
        frame.locator(".table .legal").first.click(timeout=PATIENCE)
        expect(frame.locator(".timeline .word")).not_to_contain_text(re.compile(r"\b0\b"))
        page.close()
