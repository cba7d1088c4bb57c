"""Games played in the browser: against an opponent, by keyboard alone, at one screen, wound back."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visit import go_on, play_out, step, visit

BANKING = "?language=en&scenario=innovation/worked-example"


def answers(page: Page) -> int:
    return page.locator(".ask .answers button").count()


# Whether two of what the end of a game shows lie one over the other.
COVERED = """() => {
  const shown = [...document.querySelector(".ask.over").children].filter((node) => node.checkVisibility());
  const boxes = shown.map((node) => node.getBoundingClientRect());
  const covers = (one, other) =>
    Math.min(one.right, other.right) > Math.max(one.left, other.left) + 1 &&
    Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top) + 1;
  return boxes.some((one, place) => boxes.slice(place + 1).some((other) => covers(one, other)));
}"""


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_a_whole_game_against_an_opponent(browser: Browser, app: str, game: str) -> None:
    query = f"?language=en&game={game}&players=Ann,Bob:random&seed=11"
    with visit(browser, app, query) as page:
        play_out(page)
        expect(page.locator(".ask.over")).to_contain_text(re.compile("win|victory"))
        expect(page.locator(".standing")).to_contain_text("★")
        page.wait_for_function(
            """() => {
              const moves = new URLSearchParams(location.search).get("moves") ?? "";
              const last = Number(document.querySelector(".timeline input").max);
              return moves.replaceAll("_", "").length === last;
            }"""
        )
        page.reload()
        expect(page.locator(".ask.over")).to_be_visible()
        assert not page.evaluate(COVERED)
        page.get_by_role("button", name="Look back from the beginning").click()
        expect(page.locator(".timeline .word")).to_have_text(re.compile("^step 0 "))


def test_a_game_is_set_up_and_played_with_the_keyboard_alone(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&page=play") as page:
        press = page.keyboard.press
        page.get_by_role("textbox", name="Player 1").focus()
        press("Control+a")
        page.keyboard.type("Zoë")
        for _ in range(3):
            press("Tab")
        expect(page.locator(".players li").nth(1)).to_contain_text("one action ahead")
        page.keyboard.type("Profound")
        expect(page.locator(".players li").nth(1)).to_contain_text("thinks as long as it takes")
        for _ in range(8):
            if page.evaluate("document.activeElement.type") == "submit":
                break
            press("Tab")
        press("Enter")
        expect(page.locator(".ask .prompt")).to_contain_text("Zoë")
        go_on(page, lambda: press("1"))
        expect(page.locator(".table .legal").first).to_be_visible()
        at = step(page)
        page.get_by_role("slider").focus()
        go_on(page, lambda: press("Home"))
        assert step(page) == 0
        go_on(page, lambda: press("End"))
        assert step(page) == at


def test_legal_cards_are_reached_by_keyboard(browser: Browser, app: str) -> None:
    with visit(browser, app, f"{BANKING}&step=1") as page:
        legal = page.locator(".seat .face.legal")
        expect(legal).to_have_count(2)
        legal.first.focus()
        go_on(page, lambda: page.keyboard.press("Enter"))
        assert step(page) == 2


def test_winding_back_and_answering_otherwise_makes_a_branch(browser: Browser, app: str) -> None:
    with visit(browser, app, f"{BANKING}&step=2") as page:
        go_on(page, lambda: page.get_by_role("button", name="No, thanks").click())
        forks = page.locator(".timeline .fork")
        expect(forks).to_contain_text("2")
        expect(page.locator(".why")).not_to_contain_text("Carlo splays")
        forks.click()
        listed = page.locator(".branches:popover-open")
        expect(listed.get_by_role("textbox").first).to_have_value("The game")
        listed.get_by_role("button", name="Show").first.click()
        expect(page.locator(".timeline .word")).to_have_text("step 5 of 5")
        page.wait_for_url(re.compile("step=5"))


def test_branches_and_their_names_survive_a_reload(browser: Browser, app: str) -> None:
    with visit(browser, app, f"{BANKING}&step=2") as page:
        go_on(page, lambda: page.get_by_role("button", name="No, thanks").click())
        page.locator(".timeline .fork").click()
        listed = page.locator(".branches:popover-open")
        listed.get_by_role("textbox").last.fill("Carlo keeps out")
        listed.get_by_role("textbox").last.blur()
        listed.get_by_role("button", name="Show").first.click()
        expect(page.locator(".timeline .word")).to_have_text("step 5 of 5")
        page.wait_for_url(re.compile("step=5"))
        page.reload()
        expect(page.locator(".timeline .word")).to_have_text("step 5 of 5")
        page.locator(".timeline .fork").click()
        expect(listed.get_by_role("textbox").last).to_have_value("Carlo keeps out")
        listed.get_by_role("button", name="Show").last.click()
        expect(page.locator(".timeline .word")).to_have_text("step 3 of 3")


def test_two_windows_at_one_table_lose_nothing_of_each_other(either: Browser, app: str) -> None:
    with visit(either, app, f"{BANKING}&step=2") as page:
        with page.expect_popup() as opened:
            page.evaluate("(address) => void open(address)", f"{app}{BANKING}&step=1")
        other = opened.value
        expect(other.locator(".timeline .word")).to_have_text("step 1 of 5")
        go_on(page, lambda: page.get_by_role("button", name="No, thanks").click())
        expect(other.locator(".timeline .fork")).to_contain_text("2")
        expect(other.locator(".timeline .word")).to_have_text("step 1 of 5")
        go_on(other, lambda: other.locator(".face.legal", has_text="Gunpowder").click())
        expect(page.locator(".timeline .fork")).to_contain_text("3")
        other.reload()
        expect(other.locator(".timeline .fork")).to_contain_text("3")


def test_hands_are_hidden_until_the_screen_was_handed_over(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&players=Ann,Bob&seed=3") as page:
        expect(page.locator(".ask .prompt")).to_contain_text("Hand over the screen")
        assert page.locator(".seat .slip").count() == 0
        page.get_by_role("button", name="I am Ann").click()
        expect(page.locator(".seat .slip")).to_have_count(2)
        go_on(page, lambda: page.locator(".seat .slip").first.click())
        page.get_by_role("button", name="I am Bob").click()
        expect(page.locator(".ask .prompt")).to_contain_text("Bob")
        expect(page.locator(".seat .slip")).to_have_count(2)


def test_a_click_that_comes_too_late_is_refused_in_words(browser: Browser, app: str) -> None:
    with visit(browser, app, f"{BANKING}&step=2") as page:
        button = page.locator(".ask .answers button").first
        page.evaluate("(one) => { one.click(); one.click(); }", button.element_handle())
        expect(page.locator(".timeline .word")).not_to_have_text("step 2 of 5")
        assert not page.get_by_text("Traceback").count()


def test_a_hint_is_given_in_steps_and_goes_when_it_is_followed(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&game=civ&players=Ann,Bob:greedy&seed=3&page=table") as page:
        page.get_by_role("button", name="Hint", exact=True).click()
        told = page.locator(".advice section").first.locator("p")
        expect(told).to_have_count(1)
        for word in ("What would you do?", "Why?", "And then?"):
            before = told.count()
            page.get_by_role("button", name=word).click()
            expect(told).not_to_have_count(before)
        page.keyboard.press("1")
        expect(page.locator(".advice")).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 640)])
def test_a_line_that_a_hint_plays_is_followed_beside_what_is_said(
    browser: Browser, app: str, width: int, height: int
) -> None:
    """What is said leaves room for the timeline and its own way out, and shows first what is new."""
    query = "?language=en&game=civ&players=Ann,Bob:greedy&seed=3&page=table"
    with visit(browser, app, query, viewport={"width": width, "height": height}) as page:
        page.get_by_role("button", name="Hint", exact=True).click()
        told = page.locator(".advice section").first.locator("p")
        for word in ("What would you do?", "Why?", "And then?", "Show me on the table"):
            before = told.count()
            page.get_by_role("button", name=word).click()
            expect(told).not_to_have_count(before)
        expect(told.last).to_be_in_viewport()
        for name in ("Replay", "One step back"):
            page.get_by_role("button", name=name).click(trial=True, timeout=10_000)
        page.get_by_role("button", name="Close", exact=True).first.click()
        expect(page.locator(".advice")).to_be_hidden()


def test_a_pile_is_leafed_through_as_far_as_one_may(browser: Browser, app: str) -> None:
    with visit(browser, app, f"{BANKING}&step=2") as page:
        page.get_by_role("article", name="Andrea").get_by_role("button", name=re.compile("^green: 2")).click()
        pile = page.get_by_role("dialog")
        expect(pile.locator("p").filter(visible=True).first).to_contain_text("Banking, age 5")
        pile.get_by_role("button", name="Compass").click()
        expect(page.locator(".reading .name")).to_have_text("Compass")
