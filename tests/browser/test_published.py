"""Published pages in a real browser: from a file and over http, without a request to anywhere."""

import functools
import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

import engine
from tutor.publish import published_page as published
from tutor.publish import write_page
from tutor.publish.site import index

ROOT = Path(__file__).parents[2]
WORKED = ROOT / "notebooks/scenarios/innovation/worked-example.yaml"
TITLES = {
    "en": "The worked example of the rulebook",
    "it": "L'esempio di turno del regolamento",
    "fr": "L'exemple de tour du livret de règles",
}
HOSTILE = "</script><script>window.caught = 1</script><img src=x onerror='window.caught = 1'>"
ASKING = """
aula: 1
game: innovation
title: {en: %(hostile)s}
notes: {en: %(hostile)s}
players: [Ann, Bob]
position:
  turn: Ann
  piles: {1: [oars, tools]}
  players: {Ann: {board: {green: [sailing]}}, Bob: {board: {green: [clothing]}}}
moves:
  - note: %(hostile)s
  - ask: {who: {key: dogma sailing, effect: 1, role: affected}, prompt: %(hostile)s}
  - ask: {count: Ann.icons.crown}
  - Ann: dogma sailing
"""

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with pages."""
    folder = tmp_path_factory.mktemp("site")
    game = engine.load(WORKED)
    write_page(folder / "innovation" / "worked.html", published(game, "../index.html"))
    write_page(folder / "index.html", index({"innovation/worked.html": game}))
    asking = ASKING % {"hostile": f'"{HOSTILE}"'}
    write_page(folder / "asking.html", published(engine.load(asking)))
    return folder


@pytest.fixture(scope="module")
def served(site: Path) -> Iterator[str]:
    """The address of the folder on a small server."""
    handler = functools.partial(QuietHandler, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """A server that does not report."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(params=["file", "http"])
def open_page(request: pytest.FixtureRequest, browser: Browser, site: Path) -> Iterator[Open]:
    """Open pages from files and over http; whatever they ask for besides, or complain of, is a failure."""
    base = site.as_uri() if request.param == "file" else str(request.getfixturevalue("served"))
    wrong: list[str] = []
    contexts: list[BrowserContext] = []

    def guard(route: Route) -> None:
        if route.request.is_navigation_request() and route.request.url.startswith(base):
            route.continue_()
        else:
            wrong.append(route.request.url)
            route.abort()

    def open_it(name: str, ready: str = ".aula.stage", **options: object) -> Page:
        context = browser.new_context(**{"locale": "en-GB", **options})  # type: ignore[arg-type]
        contexts.append(context)
        context.route("**/*", guard)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on(
            "console", lambda line: wrong.append(line.text) if line.type in ("error", "warning") else None
        )
        page.goto(f"{base}/{name}")
        page.locator(ready).wait_for()
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert not wrong


def test_the_worked_example_is_walked_through_by_keyboard(open_page: Open) -> None:
    page = open_page("innovation/worked.html")
    step = page.locator(".timeline .word")
    expect(step).to_have_text("step 0 of 5")
    for number in range(1, 6):
        page.keyboard.press("Space" if number % 2 else "ArrowRight")
        expect(step).to_have_text(f"step {number} of 5")
        expect(page.locator(".note-text").first).to_be_visible()
    expect(page.locator(".caption-bar .words")).not_to_be_empty()
    page.keyboard.press("Space")
    expect(step).to_have_text("step 5 of 5")
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_text("step 4 of 5")
    page.keyboard.press("Home")
    expect(step).to_have_text("step 0 of 5")
    page.keyboard.press("End")
    expect(step).to_have_text("step 5 of 5")
    expect(page.locator(".seat").first).to_contain_text("Chemistry")


def test_answering_as_in_the_walkthrough_goes_on_and_otherwise_shows_what_if(open_page: Open) -> None:
    page = open_page("innovation/worked.html?step=1")
    answers = page.locator(".ask .answers button:visible")
    answers.filter(has_text="Gunpowder").click()
    expect(page.locator(".ask")).to_contain_text("What if: Gunpowder")
    expect(page.locator(".seat", has_text="Luca").locator(".piles")).not_to_contain_text("Gunpowder")
    answers.filter(has_text="Back").click()
    answers.filter(has_text="Chemistry").click()
    expect(page.locator(".timeline .word")).to_have_text("step 2 of 5")
    expect(page.locator(".reading .clause[data-state=now]")).to_be_visible()
    expect(page.locator(".graph .node[data-state=now]")).to_contain_text("Carlo")


def test_pointing_at_a_card_shows_whom_it_would_affect_unless_that_is_asked(open_page: Open) -> None:
    page = open_page("innovation/worked.html")
    banking = page.locator(".ask .answers button", has_text="Banking")
    banking.hover()
    expect(page.locator(".reading .name")).to_have_text("Banking")
    expect(page.locator(".graph .node")).to_have_count(0)
    page.get_by_role("button", name="Show the answer").click()
    banking.hover()
    expect(page.locator(".graph.preview .node[data-role=obeys]")).to_contain_text("Luca")


def test_rules_and_cards_open(open_page: Open) -> None:
    page = open_page("innovation/worked.html?step=2")
    page.locator(".caption-bar .all").click()
    page.locator(".why .rule", has_text="INN-5.3").first.click()
    expect(page.locator(".why .note")).to_contain_text("demand")
    page.keyboard.press("Escape")
    page.locator(".caption-bar .all").click()
    page.locator(".face", has_text="Medicine").click()
    expect(page.locator(".reading .name")).to_have_text("Medicine")


def test_it_can_be_stepped_by_event(open_page: Open) -> None:
    page = open_page("innovation/worked.html")
    page.locator(".timeline .by").click()
    word = page.locator(".timeline .word")
    for _ in range(3):
        page.locator(".step.forward").click()
    expect(word).to_contain_text("3")
    expect(page.locator(".why li")).to_have_count(3)
    page.locator(".timeline .by").click()
    expect(word).to_have_text("step 1 of 5")


@pytest.mark.parametrize("language", TITLES)
def test_the_address_says_step_and_language(language: str, open_page: Open) -> None:
    page = open_page(f"innovation/worked.html?step=3&lang={language}")
    expect(page.locator("h1").first).to_have_text(TITLES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".timeline input[type=range]")).to_have_value("3")
    page.evaluate("location.hash = 'step=4&lang=it'")
    expect(page.locator("h1").first).to_have_text(TITLES["it"])
    expect(page.locator(".timeline input[type=range]")).to_have_value("4")
    page.locator(".top select:visible").first.select_option("fr")
    expect(page.locator("h1").first).to_have_text(TITLES["fr"])
    assert page.evaluate("location.hash") == "#step=4&lang=fr"


@pytest.mark.parametrize(
    "query", ["?step=-1", "?step=99999&lang=xx", "#step=<script>", "?lang=__proto__", "#%"]
)
def test_a_strange_address_shows_the_page_all_the_same(query: str, open_page: Open) -> None:
    page = open_page(f"innovation/worked.html{query}")
    expect(page.locator("h1").first).to_have_text(TITLES["en"])
    expect(page.locator(".timeline .word")).to_have_text("step 5 of 5" if "9999" in query else "step 0 of 5")


def test_dark_as_the_device_has_it_or_as_chosen(open_page: Open) -> None:
    page = open_page("innovation/worked.html", color_scheme="dark")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator(".top select:visible").nth(1).select_option("light")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark != light
    page.reload()
    page.locator(".aula.stage").wait_for()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == light


@pytest.mark.parametrize("width", [360, 768, 1280])
@pytest.mark.parametrize("name", ["innovation/worked.html?step=2", "index.html", "asking.html"])
def test_nothing_has_to_be_scrolled_sideways(name: str, width: int, open_page: Open) -> None:
    ready = ".library-page" if "index" in name else ".aula.stage"
    page = open_page(f"{name}#lang=fr", ready, viewport={"width": width, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_the_author_says_stands_beside_the_table_as_in_the_app(open_page: Open) -> None:
    page = open_page("asking.html", viewport={"width": 1280, "height": 800})
    guide, table = (page.locator(one).bounding_box() for one in (".stage .guide", ".stage .middle"))
    assert guide
    assert table
    assert table["x"] + table["width"] <= guide["x"]
    assert abs(guide["y"] - table["y"]) < 2


@pytest.mark.parametrize("width", [360, 768])
def test_on_a_phone_nothing_lies_over_anything_else(width: int, open_page: Open) -> None:
    page = open_page("innovation/worked.html?step=1", viewport={"width": width, "height": 560})
    over = "() => ['.right', '.why'].filter((one) => { const box = document.querySelector(`.stage ${one}`);"
    over += " return box.scrollHeight > box.clientHeight + 2; })"
    assert page.evaluate(over) == []


def test_hostile_words_stay_words(open_page: Open) -> None:
    page = open_page("asking.html")
    expect(page.locator("h1").first).to_have_text(HOSTILE)
    expect(page.locator(".note-text").first).to_have_text(HOSTILE)
    expect(page.locator(".question .prompt").first).to_have_text(HOSTILE)
    assert page.evaluate("window.caught") is None
    page.locator("[data-do=embed]").click()
    frame = page.locator(".embedding textarea").input_value()
    other = page.evaluate(
        "(html) => { const box = new DOMParser().parseFromString(html, 'text/html');"
        " return [box.querySelectorAll('script, img').length, box.querySelector('iframe').title]; }",
        frame,
    )
    assert other == [0, HOSTILE]


def test_a_first_miss_is_diagnosed_on_the_table_and_a_second_explained(open_page: Open) -> None:
    page = open_page("asking.html")
    who, count = page.locator(".question").all()
    lit = page.locator(".seat[data-counted=crown]")
    totals = page.locator(".seat .count b", has_text="?")
    who.get_by_label("Bob").check()
    who.get_by_role("button", name="Check").click()
    expect(who.locator(".verdict.wrong")).to_contain_text("INN-5.4")
    expect(who.locator(".verdict.wrong")).to_contain_text("not all")
    expect(lit).to_have_count(2)
    who.get_by_label("Bob").uncheck()
    who.get_by_label("Ann").check()
    who.get_by_role("button", name="Check").click()
    expect(who.locator(".verdict.right")).to_be_visible()
    # Now the table is about the next one, and does not answer it.
    expect(totals).not_to_have_count(0)
    expect(lit).to_have_count(0)
    for _ in range(2):
        # The same answer sent again is no second miss.
        count.locator("input").fill("9")
        count.locator("input").press("Enter")
        expect(count.locator(".verdict.wrong")).to_contain_text("9 is too many.")
    expect(lit).to_have_count(1)
    expect(totals).not_to_have_count(0)
    count.locator("input").fill("8")
    count.locator("input").press("Enter")
    expect(count.locator(".verdict.wrong")).to_contain_text("2 crowns")
    expect(lit).to_have_count(0)
    expect(totals).to_have_count(0)
    count.locator("input").fill(" 02 ")
    count.locator("input").press("Enter")
    expect(count.locator(".verdict.right")).to_be_visible()
    # A hint and the answer are there for those who want them.
    count.get_by_role("button", name="Hint").click()
    expect(count.locator(".hints li")).to_have_count(1)
    count.get_by_role("button", name="Show the answer").click()
    expect(count.locator(".verdict b")).to_have_text("2")


def test_the_frame_for_other_pages_is_copied(open_page: Open) -> None:
    page = open_page("innovation/worked.html", permissions=["clipboard-read", "clipboard-write"])
    page.locator("[data-do=embed]").click()
    page.locator(".embedding .primary").click()
    expect(page.locator(".embedding [role=status]")).not_to_be_empty()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("<iframe src=")
    assert "innovation/worked.html#lang=en" in copied


def test_paper_has_the_table_and_every_step_in_words(open_page: Open) -> None:
    page = open_page("innovation/worked.html#step=3&lang=it")
    page.emulate_media(media="print")
    article = page.locator("#told article:visible")
    expect(article).to_have_count(1)
    expect(article).to_contain_text("Passo 5")
    expect(article).to_contain_text("INN-5.3")
    expect(page.locator(".seats")).to_be_visible()
    expect(page.locator(".timeline")).not_to_be_visible()


def test_paper_does_not_wait_for_cards_on_their_way(open_page: Open) -> None:
    page = open_page("innovation/worked.html#step=3", reduced_motion="no-preference")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator(".seat", has_text="Luca")).to_contain_text("Chemistry")
    # The table is drawn, so it is not told as well.
    page.emulate_media(media="print")
    expect(page.locator("#told article:visible .lying")).not_to_be_visible()


def test_without_javascript_it_can_be_read(open_page: Open) -> None:
    page = open_page("innovation/worked.html", "#told", java_script_enabled=False)
    expect(page.locator("#told h1:visible")).to_have_text(TITLES["it"])
    article = page.locator("#told article:visible")
    expect(article).to_contain_text("Passo 5")
    expect(article.locator(".lying")).to_contain_text("Evoluzione, Periodo 7, blu")
    page.get_by_role("link", name="Français").click()
    expect(article).to_have_count(1)
    expect(page.locator("#told h1:visible")).to_have_text(TITLES["fr"])


def test_the_index_finds_and_leads(open_page: Open) -> None:
    page = open_page("index.html", ".library-page")
    search = page.locator("input[type=search]")
    search.fill("inn-5.3 WORKED")
    link = page.locator(".library-page a")
    expect(link).to_have_count(1)
    search.fill("nothing of that name")
    expect(link).to_have_count(0)
    search.fill("")
    page.get_by_role("button", name="Find a rule INN-8.1").click()
    expect(search).to_have_value("INN-8.1")
    expect(page.locator(".found")).to_have_text("1 found")
    link.click()
    page.locator(".aula.stage").wait_for()
    page.locator(".home").click()
    expect(search).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["innovation/worked.html?step=2", "index.html", "asking.html"])
def test_nothing_serious_stands_in_the_way_of_anybody(name: str, scheme: str, open_page: Open) -> None:
    page = open_page(name, ".library-page" if "index" in name else ".aula.stage", color_scheme=scheme)
    found = Axe().run(page).response["violations"]
    serious = [
        f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in ("serious", "critical")
    ]
    assert not serious


def test_it_stands_in_a_frame_that_is_allowed_nothing_but_scripts(browser: Browser, served: str) -> None:
    page = browser.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text))
    address = f"{served}/innovation/worked.html#lang=it"
    page.set_content(
        "<script>addEventListener('message', ({ data }) => Object.assign(window, { told: data }))</script>"
        f'<iframe sandbox="allow-scripts" src="{address}" width="640" height="600"></iframe>'
    )
    frame = page.frame_locator("iframe")
    frame.locator(".step.forward").click()
    frame.locator(".pace select").select_option("once")  # Nothing can be kept here.
    frame.locator(".timeline .word").click()
    page.keyboard.press("ArrowRight")
    expect(frame.locator(".timeline .word")).to_have_text("passo 2 di 5")
    # In a narrow column the table comes before what is said of it, and the page says how high it is.
    table, said = frame.locator(".table").bounding_box(), frame.locator(".guide").bounding_box()
    assert table is not None
    assert said is not None
    assert table["y"] < said["y"]
    page.wait_for_function("window.told?.aula === 'height' && window.told.height > 600")
    assert not complaints
    page.close()


def test_the_page_around_it_learns_what_was_answered_only_if_the_address_names_it(
    browser: Browser, served: str
) -> None:
    page = browser.new_page()
    for origin, told in ((served, 1), ("https://elsewhere.example", 0)):
        around = (
            "<script>var told = []; addEventListener('message', ({ data }) => told.push(data))</script>"
            f'<iframe src="{served}/asking.html#lang=en&report={origin}" width="1200" height="700"></iframe>'
        )
        page.unroute_all()
        page.route("**/around.html", functools.partial(Route.fulfill, body=around, content_type="text/html"))
        page.goto(f"{served}/around.html")
        frame = page.frame_locator("iframe")
        expect(frame.locator(".reported")).to_contain_text(origin.rpartition("/")[2])
        frame.locator(".question input").first.check()
        frame.get_by_role("button", name="Check").first.click()
        expect(frame.locator(".verdict").first).to_be_visible()
        page.wait_for_function("told.some((each) => each.aula === 'height')")
        answered = page.evaluate("told.filter((each) => each.aula === 'answered')")
        assert len(answered) == told
        for statement in (each["statement"] for each in answered):
            assert statement["verb"]["id"].endswith("/answered")
            assert statement["result"]["response"] in ("Ann", "Bob")
            assert statement["actor"]["account"]["name"] == "anonymous"
    page.close()
