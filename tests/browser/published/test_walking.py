"""A published page is walked through, answered, asked and told apart by its address."""

import pytest
from playwright.sync_api import expect

from tests.browser.published.pages import HOSTILE, TITLES, Open


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
    # A page carries those words alone that its script names.
    page.locator(".caption-bar .all").click()
    expect(page.locator("body")).not_to_contain_text("undefined")


def test_answering_as_in_the_walkthrough_goes_on_and_otherwise_shows_what_if(open_page: Open) -> None:
    page = open_page("innovation/worked.html?step=1")
    answers = page.locator(".ask .answers button:visible")
    page.locator(".face.legal", has_text="Gunpowder").click()
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
    ann, bob = (page.locator(f".seat[data-name={name}] .counter") for name in ("Ann", "Bob"))
    bob.click()
    who.get_by_role("button", name="Check").click()
    expect(who.locator(".verdict.wrong")).to_contain_text("INN-5.4")
    expect(who.locator(".verdict.wrong")).to_contain_text("not all")
    expect(lit).to_have_count(2)
    bob.click()
    ann.press("Enter")
    who.get_by_role("button", name="Check").click()
    expect(who.locator(".verdict.right")).to_be_visible()
    # Now the table is about the next one, and does not answer it.
    expect(totals).not_to_have_count(0)
    expect(lit).to_have_count(0)
    expect(ann).to_have_count(0)
    for crown in page.locator(".seat[data-name=Ann] .corner[data-kind=crown]").all():
        crown.click()
    expect(count.locator("input")).to_have_value("2")
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
