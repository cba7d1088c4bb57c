"""A published page inside another one."""

import functools

from playwright.sync_api import Browser, Route, expect

from tests.browser.published.pages import Open


def test_the_frame_for_other_pages_is_copied(open_page: Open) -> None:
    page = open_page("innovation/worked.html", permissions=["clipboard-read", "clipboard-write"])
    page.locator("[data-do=embed]").click()
    page.locator(".embedding .primary").click()
    expect(page.locator(".embedding [role=status]")).not_to_be_empty()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("<iframe src=")
    assert "innovation/worked.html#lang=en" in copied


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
        frame.locator(".seat .counter").first.click()
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
