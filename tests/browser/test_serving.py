"""The app answers where it should: as `aula` serves it, and on the very path that Binder opens."""

from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from jinja2 import Environment, FileSystemLoader
from playwright.sync_api import Browser, Page, expect

import tutor.serving
from cards.terms import LANGUAGES, Language
from tests.browser.visit import READY, visit
from tests.effort import wait_until
from tests.serving.served import APP, BINDER_PATH, kernels, serving, serving_as_binder

TEMPLATES = Path(tutor.serving.__file__).with_name("template")


@pytest.fixture(scope="module")
def binder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the app on a server started as in a Binder."""
    with serving_as_binder(tmp_path_factory.mktemp("binder") / "log") as (address, _):
        yield address + BINDER_PATH


@pytest.mark.parametrize("way", ["app_on_server", "binder"])
def test_the_app_opens(way: str, browser: Browser, request: pytest.FixtureRequest) -> None:
    with visit(browser, request.getfixturevalue(way), "?page=rules") as page:
        expect(page.get_by_role("heading", name="Rules").first).to_be_visible()


def test_a_kernel_that_died_waiting_is_given_to_nobody(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "log") as (address, server):
        for _ in range(2):
            kernel = waiting_kernel(server)
            kernel.kill()
            wait_until(lambda kernel=kernel: not alive(kernel))
            with visit(browser, address, "?page=rules") as page:
                expect(page.get_by_role("heading", name="Rules").first).to_be_visible()


def test_a_kernel_that_does_not_speak_is_left_and_another_taken(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "log") as (address, server):
        kernel = waiting_kernel(server)
        kernel.suspend()
        with visit(browser, address, "?page=rules") as page:
            expect(page.get_by_role("heading", name="Rules").first).to_be_visible()
        wait_until(lambda: not alive(kernel))


def waiting_kernel(server: psutil.Process) -> psutil.Process:
    """Return the newest kernel, once there is one."""
    wait_until(lambda: any(map(alive, kernels(server))))
    return max(filter(alive, kernels(server)), key=psutil.Process.create_time)


def alive(kernel: psutil.Process) -> bool:
    """Whether a process runs; one that died may stay listed until its parent has noticed."""
    try:
        return str(kernel.status()) != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


MOMENT = {
    "en": ("One moment", "longer than usual", "went wrong", "Try again"),
    "it": ("Un momento", "più tempo del solito", "andato storto", "Riprova"),
    "fr": ("Un instant", "plus de temps que d'habitude", "problème", "Réessayer"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_does_not_come_says_so_and_offers_to_try_again(
    language: Language, browser: Browser, app_on_server: str
) -> None:
    # The page without a server has a word of its own for this: test_site.py.
    opening, late, _, again = MOMENT[language]
    page = browser.new_page(locale=language)
    page.clock.install()
    page.route("**/voila.js", lambda route: None)
    page.goto(app_on_server, wait_until="commit")
    moment = page.locator("#moment")
    expect(moment).to_contain_text(opening)
    expect(moment.get_by_role("button")).to_be_hidden()
    page.clock.fast_forward(21_000)
    expect(moment).to_contain_text(late)
    page.unroute("**/voila.js")
    moment.get_by_role("button", name=again).click()
    expect_open(page)
    page.close()


def test_who_has_to_wait_is_told_their_place_in_the_queue(browser: Browser) -> None:
    # A real queue moves on before one has read one's place; this line stays open behind it.
    begin = Environment(loader=FileSystemLoader(TEMPLATES)).get_template("queue.html").render()
    page = browser.new_page(locale="it")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.route("**/later.js", lambda route: None)
    page.route(
        "http://queue.test/",
        lambda route: route.fulfill(
            body=f'{begin}<script>aulaPlace(3)</script><script src="later.js"></script>',
            content_type="text/html",
        ),
    )
    page.goto("http://queue.test/", wait_until="commit")
    expect(page.locator("#moment")).to_contain_text("Sei al numero 3 della fila")
    assert not errors
    page.close()


# What the page says first is held back, so that it stays at "One moment", until it is delivered.
DEAF = """
const send = WebSocket.prototype.send;
let held = true;
WebSocket.prototype.send = function (data) {
  const words = typeof data === "string" ? data : new TextDecoder().decode(data);
  if (!held || !words.includes('"arrive"')) return send.call(this, data);
  window.deliver = () => {
    held = false;
    send.call(this, data);
  };
};
"""


def test_a_page_that_comes_late_comes_all_the_same(browser: Browser, app_on_server: str) -> None:
    # Only a server has a connection on which something can be late.
    page = browser.new_page(locale="en")
    page.add_init_script(DEAF)
    page.clock.install()
    page.goto(app_on_server)
    page.wait_for_function("() => 'deliver' in window")
    page.clock.fast_forward(21_000)
    expect(page.locator("#moment")).to_contain_text("longer than usual")
    page.evaluate("deliver()")
    expect_open(page)
    page.close()


def test_a_page_to_which_nobody_speaks_is_opened_again_by_itself(
    browser: Browser, app_on_server: str
) -> None:
    # Only a server has a connection on which one can wait in vain.
    page = browser.new_page(locale="en")
    page.add_init_script(DEAF)
    page.clock.install()
    page.goto(app_on_server)
    page.wait_for_function("() => 'deliver' in window")
    page.clock.fast_forward(61_000)
    page.wait_for_function("() => history.state?.tries === 1 && 'deliver' in window")
    page.evaluate("deliver()")
    expect_open(page)
    assert page.evaluate("history.state") is None
    page.close()


# What Jupyter writes when the data of a widget have not come in time; it appears as often as it is asked for.
UNDRAWN = """
if (Number(localStorage.undrawn) > 0) {
  localStorage.undrawn -= 1;
  addEventListener("DOMContentLoaded", () => {
    const output = document.createElement("div");
    output.className = "jp-OutputArea-output";
    output.textContent = "Error displaying widget: model not found";
    document.body.append(output);
  });
}
"""


def test_a_page_whose_widget_came_too_late_is_opened_again_by_itself(
    browser: Browser, app_on_server: str
) -> None:
    # Only on a server are there widgets.
    page = browser.new_page(locale="en")
    page.add_init_script("localStorage.undrawn ??= 2;" + UNDRAWN)
    page.goto(app_on_server)
    expect_open(page)
    assert page.evaluate("[localStorage.undrawn, history.state]") == ["0", None]
    page.close()


def test_a_page_whose_widget_never_comes_says_so(browser: Browser, app_on_server: str) -> None:
    # Only on a server are there widgets.
    page = browser.new_page(locale="en")
    page.add_init_script("localStorage.undrawn ??= 9;" + UNDRAWN)
    page.goto(app_on_server)
    expect(page.locator("#moment")).to_contain_text("went wrong")
    expect(page.locator("#moment").get_by_role("button", name="Try again")).to_be_visible()
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notebook_that_fails_says_so_in_one_sentence(
    language: Language, browser: Browser, failing: str
) -> None:
    page = browser.new_page()
    page.goto(f"{failing}?language={language}")
    _, _, failed, again = MOMENT[language]
    expect(page.locator("#moment")).to_contain_text(failed)
    expect(page.locator("#moment").get_by_role("button", name=again)).to_be_visible()
    page.close()


@pytest.fixture(scope="module")
def failing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an app whose cell raises an error."""
    folder = tmp_path_factory.mktemp("failing")
    notebook = folder / "aula.ipynb"
    notebook.write_text(APP.read_text().replace("app()", "app() / 0"))
    with serving(folder / "log", notebook=notebook) as (address, _):
        yield address


def expect_open(page: Page) -> None:
    """Something can be done, and nothing covers it."""
    expect(page.locator(READY).first).to_be_visible()
    expect(page.locator("#moment")).to_have_count(0)
