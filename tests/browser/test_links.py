"""Links: deep ones open exactly what they say, hostile ones do no harm."""

import json
import re
import subprocess
from urllib.parse import quote

from playwright.sync_api import Browser, expect

from tests.browser.visit import go_to, visit

EVIL = "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>"


def test_a_deep_link_and_a_reload_show_the_same(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=fr&scenario=innovation/worked-example&step=3") as page:
        expect(page.locator(".ask .prompt")).to_contain_text("Andrea")
        expect(page.locator(".timeline .word")).to_have_text("étape 3 sur 5")
        page.get_by_label("Langue").select_option("English")
        expect(page.locator(".timeline .word")).to_have_text("step 3 of 5")
        page.wait_for_url(re.compile("language=en.*step=3"))
        page.reload()
        expect(page.locator(".timeline .word")).to_have_text("step 3 of 5")


def test_the_address_of_a_deep_link_is_its_own_from_the_first_moment(browser: Browser, app: str) -> None:
    note = """window.addresses = [];
        for (const name of ["pushState", "replaceState"]) {
            const write = history[name].bind(history);
            history[name] = (...given) => { addresses.push(given[2]); write(...given); };
        }"""
    with visit(browser, app, "?scenario=innovation/worked-example", script=note) as page:
        page.wait_for_url(re.compile("language=en"))
        addresses = page.evaluate("addresses")
        assert all("scenario=innovation" in address for address in addresses), addresses


def test_back_returns_to_the_page_before(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en") as page:
        page.get_by_role("button", name="Rules", exact=True).click()
        page.wait_for_url(re.compile("page=rules"))
        page.get_by_role("button", name="Scenarios", exact=True).click()
        page.wait_for_url(re.compile("page=scenarios"))
        page.go_back()
        expect(page.get_by_role("heading", name="Rules")).to_be_visible()


def test_hostile_links_do_no_harm(browser: Browser, app: str) -> None:
    with visit(browser, app, f"?players={quote(EVIL)},Bob") as page:
        for query in (
            f"?players={quote(EVIL)},Bob",
            f"?page=rules&q={quote(EVIL)}",
            f"?scenario={quote(EVIL)}",
            f"?language={quote(EVIL)}&game={quote(EVIL)}&step={quote(EVIL)}&moves={quote(EVIL)}",
            "?scenario=innovation/worked-example&moves=" + "z" * 5000,
        ):
            go_to(page, query)
            assert "owned" not in page.title()
            assert page.locator("img").count() == 0
            assert not page.get_by_text("Traceback").count()


def test_hostile_names_are_refused_in_a_sentence(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&page=play") as page:
        page.get_by_role("textbox", name="Player 1").fill("<script>alert(1)")
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("alert").filter(has_text="A name may have")).to_be_visible()
        assert page.get_by_role("textbox", name="Player 1").input_value() == "<script>alert(1)"


def test_a_link_to_nothing_says_so(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=it&scenario=innovation/nothing") as page:
        expect(page.get_by_role("alert")).to_contain_text("Questo link porta a qualcosa che qui non c'è")


def test_rules_are_searched_while_one_types(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=fr&page=rules") as page:
        page.get_by_role("searchbox").type("décal")
        expect(page.locator(".count")).to_contain_text("résultats")
        page.wait_for_url(re.compile("q=d%C3%A9cal"))
        page.reload()
        expect(page.get_by_role("searchbox")).to_have_value("décal")


def test_scenarios_are_searched_and_lead_to_rules_and_to_the_editor(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=it&page=scenarios") as page:
        page.get_by_role("searchbox").type("esempio di turno")
        expect(page.locator(".scenarios > .count")).to_have_text("1 risultato")
        page.wait_for_url(re.compile("q=esempio"))
        entry = page.locator(".library > li")
        entry.locator(".rule", has_text="INN-5.5").click()
        expect(page.locator(".note:popover-open")).to_contain_text("Bonus di Cooperazione")
        page.keyboard.press("Escape")
        entry.get_by_role("button", name="Modifica").click()
        expect(page.locator(".editing h2")).to_have_text("L'esempio di turno del regolamento")
        page.wait_for_url(re.compile("page=make"))
        page.go_back()
        expect(page.get_by_role("searchbox")).to_have_value("esempio di turno")
        page.get_by_role("searchbox").fill("xyzzy")
        expect(page.locator(".scenarios > .count")).to_have_text("Nessun risultato.")
        expect(entry).to_have_count(0)


# Keeps the page's connections, so that a test can cut them, and lets nobody connect again.
CUT = """(() => {
  const real = window.WebSocket;
  const open = [];
  let cut = false;
  window.WebSocket = class extends real {
    constructor(address, ...more) {
      super(cut ? "ws://localhost:9/" : address, ...more);
      open.push(this);
    }
  };
  window.cutConnections = () => {
    cut = true;
    open.forEach((one) => one.close());
  };
})()"""


def test_a_lost_connection_says_so_and_comes_back(browser: Browser, app_on_server: str) -> None:
    # Only a server has a connection that can be cut.
    query = "?language=en&scenario=innovation/worked-example&step=2"
    with visit(browser, app_on_server, query, script=CUT, silent=True) as page:
        page.evaluate("cutConnections()")
        notice = page.locator(".notice")
        expect(notice).to_contain_text("Waiting for the server", timeout=20_000)
        notice.get_by_role("button", name="Resume").click(timeout=40_000)
        expect(notice).to_be_hidden(timeout=30_000)
        expect(page.locator(".timeline .word")).to_have_text("step 2 of 5", timeout=30_000)


def test_a_kernel_that_died_says_so_and_nothing_is_lost(browser: Browser, app_on_server: str) -> None:
    # Without a server it is a worker that dies: test_site.py.
    query = "?language=en&scenario=innovation/worked-example&step=2"
    with visit(browser, app_on_server, query, silent=True) as page:
        page.get_by_role("button", name="No, thanks").click()
        expect(page.locator(".timeline .fork")).to_contain_text("2")
        page.wait_for_url(re.compile("moves="))
        told = json.loads(page.locator("#jupyter-config-data").text_content() or "")
        subprocess.run(["pkill", "-KILL", f"kernel-{told['kernelId'][:8]}"], check=True)
        # The server begins another one, which knows nothing of this page.
        notice = page.locator(".notice")
        expect(notice).to_contain_text("The connection is lost", timeout=20_000)
        notice.get_by_role("button", name="Resume").click()
        expect(page.locator(".timeline .word")).to_have_text("step 3 of 3", timeout=30_000)
        expect(page.locator(".timeline .fork")).to_contain_text("2")
