"""A scenario made by somebody who has never made one: laid out, played, explained, saved, opened again."""

from __future__ import annotations

import re
from pathlib import Path
from zipfile import ZipFile

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

import engine
from tests.browser.visit import SCHEMES, go_to, visit

MAKE = "?language=en&game=innovation&page=make"


def begin(page: Page, way: str = "From an empty table: Begin") -> None:
    page.get_by_role("button", name=way).click()
    expect(page.get_by_role("tab", name="Table")).to_be_visible()


def put(page: Page, sought: str, name: str, place: str, group: str = "Anna") -> None:
    """Look a card up, choose it, and choose where it goes."""
    page.get_by_role("searchbox", name="Look for a card").fill(sought)
    card = page.locator(".found .slip").first
    expect(card).to_contain_text(name)
    card.click()
    expect(page.get_by_role("region", name=re.compile("Where does"))).to_be_visible()
    page.locator(".ways").get_by_role("group", name=group).get_by_role("button", name=place).first.click()
    expect(page.locator(".picking").get_by_text("It is here")).to_be_visible()
    page.get_by_role("button", name="Leave it").click()


def note(page: Page, text: str) -> None:
    page.get_by_role("button", name="Add a note here").click()
    page.get_by_label("Note, English").fill(text)
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".entries").get_by_text(text)).to_be_visible()


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_a_newcomer_makes_saves_reopens_and_presents_a_scenario(
    browser: Browser, app: str, tmp_path: Path
) -> None:
    with visit(browser, app, MAKE) as page:
        begin(page)
        put(page, "banche", "Banking", "Green pile")  # in any language
        put(page, "oars", "Oars", "Red pile", "Bruno")
        put(page, "currency", "Currency", "Green pile", "Bruno")
        put(page, "chemistry", "Chemistry", "Blue pile", "Bruno")
        page.get_by_role("tab", name="About it").click()
        page.get_by_label("Title, English").fill("Who must obey?")
        page.get_by_label("Title, English").blur()
        expect(page.locator(".editing h2")).to_have_text("Who must obey?")
        page.get_by_role("tab", name="Moves and notes").click()
        note(page, "Count the crowns of both.")
        page.get_by_role("button", name="Add a question here").click()
        page.get_by_label("When this is chosen").select_option("dogma banking")
        expect(page.get_by_text("Right: Anna")).to_have_count(0)
        page.get_by_role("button", name="Keep").click()
        page.locator(".face.legal", has_text="Banking").click()
        note(page, "That was the demand.")
        expect(page.locator(".entries > li")).to_have_count(4)
        file = saved(page, tmp_path)
        game = engine.load(file)
        kinds = [next(iter(entry)) for entry in game.scenario["moves"]]
        assert kinds == ["note", "ask", "Anna", "note"]
        page.get_by_role("button", name="Close").click()
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".editing h2")).to_have_text("Who must obey?")
        page.get_by_role("button", name="Play it").click()
        expect(page.locator(".guide .note-text")).to_have_text("Count the crowns of both.")
        page.get_by_role("button", name="One step forward").click()
        expect(page.locator(".guide .note-text")).to_have_text("That was the demand.")
        page.locator(".lead").get_by_role("button", name="Present").click()
        expect(page.locator(".presenter")).to_be_visible()
        expect(page.locator(".presenter")).to_contain_text("That was the demand.")
        page.keyboard.press("q")
        expect(page.locator(".guide .note-text")).to_be_visible()
        expect(page).to_have_url(re.compile("^(?!.*page=present).*draft=.*step=1"))
        page.reload()
        expect(page.locator(".lead h2")).to_have_text("Who must obey?")


def test_a_note_for_the_speaker_is_copied_by_keyboard_and_read_by_nobody_else(
    browser: Browser, app: str
) -> None:
    with visit(browser, app, MAKE) as page:
        begin(page)
        page.get_by_role("tab", name="Moves and notes").click()
        page.get_by_role("button", name="Add a note here").click()
        page.get_by_label("For the speaker alone (optional), English").fill("Give them a minute.")
        page.get_by_label("Note, English").fill("Count the crowns.")
        page.get_by_role("button", name="Point at something").click()
        lines = page.locator(".pointed-at select")
        lines.nth(1).select_option(label="an arrow from here")
        lines.nth(2).select_option(label="Supply piles: 3")
        page.get_by_role("button", name="Keep").click()
        expect(page.locator(".pointing .arrow")).to_be_visible()
        entries = page.locator(".entries .entry-point")
        entries.first.focus()
        page.keyboard.press("Control+c")
        expect(page.locator(".clip")).to_have_text("Copied: Note: Count the crowns.")
        page.keyboard.press("Control+v")
        expect(entries.nth(1)).to_be_focused()
        for key, count in (("x", 1), ("z", 2), ("z", 1)):
            page.keyboard.press(f"Control+{key}")
            expect(entries).to_have_count(count)
        page.get_by_role("button", name="Present it").click()
        expect(page.locator(".presenter")).to_contain_text("1 /")
        with page.expect_popup() as opened:
            page.keyboard.press("Shift+N")
        expect(opened.value.locator(".note-said")).to_have_text("Count the crowns.")
        expect(opened.value.locator(".note-own")).to_have_text("Give them a minute.")
        expect(page.locator("body")).not_to_contain_text("Give them")


def test_what_will_happen_is_asked_presented_and_changed_again(browser: Browser, app: str) -> None:
    with visit(browser, app, MAKE) as page:
        begin(page)
        page.locator(".editing h2 button").click()
        page.get_by_label("Title, English").fill("A draw")
        page.get_by_label("Title, English").press("Enter")
        expect(page.locator(".editing h2")).to_have_text("A draw")
        page.get_by_role("tab", name="Moves and notes").click()
        page.locator(".stock.legal").click()
        page.get_by_role("button", name="The table at the beginning").click()
        page.get_by_role("button", name="Add a question here").click()
        page.get_by_label("Kind of question").select_option("predict")
        statements = page.locator(".statements li")
        expect(statements).to_have_count(2)
        page.get_by_role("button", name="Add a statement").click()
        expect(statements).to_have_count(3)
        statements.nth(2).get_by_role("combobox").select_option(label="Bruno draws a card.")
        statements.nth(2).get_by_role("textbox").press_sequentially("Bruno, of course.", delay=30)
        page.get_by_label("The question in your own words (optional), English").fill("Who draws?")
        page.locator(".writing summary", has_text="Hints").click()
        page.get_by_label("Hint 1 (optional), English").fill("Whose turn is it?")
        page.get_by_label("Hint 1 (optional), English").press("Enter")
        expect(page.locator(".writing")).to_be_hidden()
        expect(page.locator(".entries")).to_contain_text("Who draws?")
        page.get_by_role("button", name="Change", exact=False).first.click()
        expect(statements.nth(2).get_by_role("textbox")).to_have_value("Bruno, of course.")
        expect(page.locator(".tried")).to_contain_text("Right: Anna draws")
        page.get_by_role("button", name="Cancel").click()
        page.get_by_role("button", name="Present it").click()
        expect(page.locator(".presenter .place")).to_have_text(re.compile("^1 /"))
        page.keyboard.press("PageDown")
        page.keyboard.press("PageDown")
        expect(page.locator(".presenter .slide .prompt")).to_have_text("Who draws?")
        expect(page.locator(".presenter .options li")).to_have_count(3)


def test_nothing_is_lost_with_the_page(browser: Browser, app: str) -> None:
    with visit(browser, app, MAKE) as page:
        begin(page)
        put(page, "banking", "Banking", "Green pile")
        page.reload()
        button = page.get_by_role("button", name="Pick up where you left off: Continue")
        expect(button).to_be_visible()
        serious = [one["id"] for one in Axe().run(page, ".starts").response["violations"]]
        assert "color-contrast" not in serious, "it can be read"
        button.click()
        expect(page.locator(".seat").first.get_by_role("button", name=re.compile("Banking"))).to_be_visible()


def test_a_table_laid_by_chance_is_kept_though_nothing_was_changed(browser: Browser, app: str) -> None:
    with visit(browser, app, MAKE) as page:
        for _ in range(2):
            begin(page, "From a random game: Begin")
            page.get_by_role("tab", name="File").click()
            laid = page.get_by_label("File", exact=True).locator("visible=true").last.input_value()
            page.reload()
        again = page.get_by_role("button", name="Pick up where you left off: Continue")
        expect(page.locator(".way").first.get_by_role("option")).to_have_count(0)
        again.click()
        page.get_by_role("tab", name="File").click()
        area = page.get_by_label("File", exact=True).locator("visible=true").last
        expect(area).to_have_value(laid)


def test_what_was_made_before_is_not_lost_by_beginning_anew(browser: Browser, app: str) -> None:
    with visit(browser, app, MAKE) as page:
        for card, name in (("banking", "Banking"), ("oars", "Oars")):
            begin(page)
            page.get_by_role("tab", name="About it").click()
            page.get_by_label("Title, English").fill(f"With {name}")
            page.get_by_label("Title, English").press("Enter")
            expect(page.locator(".editing h2")).to_have_text(f"With {name}")
            page.get_by_role("tab", name="Table").click()
            put(page, card, name, "pile")
            page.get_by_role("button", name="Close").click()
        page.goto(f"{app}?language=en&page=make&scenario=innovation/fission")
        expect(page.locator(".editing h2")).to_have_text("Fission's red 10")
        page.get_by_role("button", name="Close").click()
        kept = page.locator(".way").first
        expect(kept).to_contain_text("With Oars")
        kept.get_by_role("combobox").select_option(label="With Banking")
        kept.get_by_role("button").click()
        expect(page.locator(".editing h2")).to_have_text("With Banking")
        expect(page.locator(".seat").first.get_by_role("button", name=re.compile("Banking"))).to_be_visible()


BAD_FILES = {
    b"aula: 1\ngame: innovation\nplayers: [Ann, Bob]\nposition:\n  turn: Zoe\n": "Line 5",
    b"a: &x [*x]\n": "anchor",
    b"\x00\xff\xfe\n": "not a scenario",
    b"aula: 1\ngame: !!python/object:os.system x\n": "tags",
    b"<script>alert(1)</script>\n": "not a scenario",
    b"# " + b"x" * 2_000_000 + b"\n": "at most",
}


def test_a_bad_file_is_one_sentence_and_the_table_stays(browser: Browser, app: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    with visit(browser, app, MAKE) as page:
        for content, said in BAD_FILES.items():
            file.write_bytes(content)
            page.locator("input[type=file]").set_input_files(file)
            expect(page.locator(".editor > .toast")).to_contain_text(said)
        begin(page)


def test_a_mistake_in_the_text_is_said_with_its_line(browser: Browser, app: str) -> None:
    with visit(browser, app, MAKE) as page:
        begin(page)
        page.get_by_role("tab", name="File").click()
        area = page.get_by_label("File", exact=True).locator("visible=true").last
        text = area.input_value()
        area.fill(text.replace("turn: Anna", "turn: Nobody"))
        page.get_by_role("button", name="Apply").click()
        expect(page.locator(".file-text .trouble")).to_contain_text("Line 6")
        area.fill(text.replace("turn: Anna", "turn: Bruno"))
        page.get_by_role("button", name="Apply").click()
        expect(page.locator(".file-text .trouble")).to_be_hidden()


def test_a_card_can_be_dragged(browser: Browser, app: str) -> None:
    with visit(browser, app, MAKE, viewport={"width": 1280, "height": 1300}) as page:
        begin(page)
        put(page, "tools", "Tools", "Hand")
        seats = page.locator(".seat")
        card = seats.first.get_by_role("button", name=re.compile("Tools"))
        card.hover()
        page.mouse.down()
        page.mouse.move(640, 500, steps=4)
        place = seats.nth(1).get_by_role("group", name="Bruno: Score").locator(".here")
        expect(place).to_be_visible()
        box = place.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 5, box["y"] + 5, steps=4)
        page.mouse.up()
        expect(seats.nth(1).get_by_role("button", name=re.compile("Tools"))).to_be_visible()
        expect(seats.first.get_by_role("button", name=re.compile("Tools"))).to_have_count(0)


def test_the_table_one_plays_at_can_be_gone_on_with(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&scenario=innovation/worked-example&step=1") as page:
        prompt = page.locator(".stage .ask .prompt").inner_text()
        page.locator(".top").get_by_role("button", name="Make").click()
        begin(page, "From the table you sit at: Begin")
        page.get_by_role("tab", name="Moves and notes").click()
        expect(page.locator(".entries > li")).to_have_count(1)
        page.locator(".entries .entry-point").click()
        expect(page.locator(".happening .ask .prompt")).to_have_text(prompt)


def test_a_hostile_link_is_one_sentence(browser: Browser, app: str) -> None:
    with visit(browser, app, MAKE) as page:
        trouble = page.locator("main > .trouble")
        for packed in ("x", "AAAA", "eJw-"):
            expect(trouble).to_be_hidden()
            go_to(page, f"?language=en&draft={packed}")
            expect(trouble).to_contain_text("This link points to something that is not here")
            go_to(page, MAKE)


def test_by_keyboard_alone(browser: Browser, app: str) -> None:
    with visit(browser, app, MAKE) as page:
        page.get_by_role("button", name="From an empty table: Begin").focus()
        page.keyboard.press("Enter")
        page.get_by_role("searchbox", name="Look for a card").focus()
        page.keyboard.type("agricoltura")
        expect(page.locator(".found .slip")).to_have_count(1)
        page.locator(".found .slip").focus()
        page.keyboard.press("Enter")
        place = page.locator(".ways").get_by_role("button", name="Yellow pile").first
        place.focus()
        page.keyboard.press("Enter")
        expect(
            page.locator(".seat").first.get_by_role("button", name=re.compile("Agriculture"))
        ).to_be_visible()
        page.locator("body").press("Control+z")
        expect(
            page.locator(".seat").first.get_by_role("button", name=re.compile("Agriculture"))
        ).to_have_count(0)


@pytest.mark.parametrize("game", ["innovation", "civ"])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_serious_and_nothing_is_too_wide(
    browser: Browser, app: str, game: str, scheme: str
) -> None:
    query = MAKE.replace("innovation", game)
    with visit(browser, app, query, color_scheme=scheme, viewport={"width": 360, "height": 800}) as page:
        look(page, "start")
        begin(page, "From a random game: Begin")
        page.locator(".found .slip").first.click()
        expect(page.get_by_role("region", name=re.compile("Where does"))).to_be_visible()
        for tab in ("Table", "Moves and notes", "About it", "File"):
            page.get_by_role("tab", name=tab).click()
            expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
            if tab.startswith("Moves"):
                page.get_by_role("button", name="Add a question here").click()
                expect(page.get_by_role("button", name="Keep")).to_be_visible()
            look(page, tab)


def look(page: Page, screen: str) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, screen
    found = Axe().run(page).response["violations"]
    serious = [
        f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not serious, screen


def carry_by_finger(page: Page, what: Locator, where: Locator) -> None:
    """Lay a finger on something, move it, and lift it there."""
    line = page.context.new_cdp_session(page)
    points = []
    for one in (what, where):
        box = one.bounding_box()
        assert box is not None
        points.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    for kind, touched in (("Start", points[:1]), ("Move", points[1:]), ("End", [])):
        line.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": touched})


def test_a_course_is_filled_put_in_order_saved_tried_and_opened_again(
    browser: Browser, app: str, tmp_path: Path
) -> None:
    with visit(browser, app, MAKE) as page:
        page.get_by_role("button", name="A course: Begin").click()
        items = page.locator(".course-item > details > summary")
        adding = page.get_by_label("What comes next in it")
        for number, id in enumerate(("text", "exercise/shares", "scenario/innovation/who-begins"), 1):
            adding.select_option(id)
            page.get_by_role("button", name="Add, Chapter 1").click()
            expect(items).to_have_count(number)
        page.get_by_role("button", name="Add a chapter").click()
        chapters = page.locator(".chapter")
        expect(chapters).to_have_count(2)
        page.locator(".course-item .grip").nth(1).drag_to(chapters.nth(1).locator(".course-items"))
        expect(chapters.nth(1).locator(".course-item")).to_contain_text("Exercise")
        grip, first = page.locator(".course-item .grip"), chapters.nth(0).locator(".course-items")
        carry_by_finger(page, grip.nth(2), first)
        expect(first.locator(".course-item").nth(1)).to_contain_text("Exercise")
        carry_by_finger(page, grip.nth(1), chapters.nth(1).locator(".course-items"))
        expect(chapters.nth(1).locator(".course-item")).to_contain_text("Exercise")
        items.nth(1).focus()
        page.keyboard.press("Alt+ArrowUp")
        expect(items.nth(0)).to_be_focused()
        expect(items.nth(0)).to_contain_text("Scenario")
        adding.last.select_option("new/innovation")
        page.get_by_role("button", name="Add, Chapter 2").click()
        expect(page.locator(".laying")).to_be_visible()
        page.get_by_role("button", name="Back to the course").click()
        expect(page.locator(".laying")).not_to_be_visible()
        items.last.click()
        page.get_by_label("How it is done").select_option("lesson")
        page.get_by_role("button", name="Add, table.yaml").click()
        page.get_by_role("button", name="Back to the course").click()
        expect(items.last).to_contain_text("2 tables")
        with page.expect_download() as download:
            page.get_by_role("button", name="Save").click()
        assert download.value.suggested_filename == "course.zip"
        with ZipFile(download.value.path()) as archive:
            assert archive.namelist() == ["course.yaml", "table.yaml", "table-1.yaml"]
            archive.extractall(tmp_path)
        found = Axe().run(page).response["violations"]
        assert not [one["nodes"][0]["html"] for one in found if one["impact"] in ("serious", "critical")]
        page.get_by_role("button", name="Try it").click()
        expect(page.locator(".contents .chapter")).to_have_count(2)
        page.get_by_role("button", name="Make").click()
        page.get_by_role("button", name="Close").click()
        page.locator("input[type=file][multiple]").set_input_files(sorted(tmp_path.glob("*.yaml")))
        expect(items.last).to_contain_text("2 tables")
        expect(page.locator(".course-item.lacking")).to_have_count(0)
