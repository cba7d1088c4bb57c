"""The worked example of the rulebook, clicked through as somebody would who has never seen the game."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.visit import go_on, visit


def roles(page: Page) -> dict[str, str]:
    """What part each player has, as it says beside their names."""
    found = {}
    for seat in page.locator(".seat").all():
        role = seat.locator(".role")
        found[seat.locator("h3").inner_text()] = role.inner_text() if role.is_visible() else ""
    return found


def card(page: Page, player: str, name: str) -> None:
    """Click a card on a player's board."""
    page.locator(".seat", has=page.get_by_role("heading", name=player)).get_by_role(
        "button", name=re.compile(rf"^{name}")
    ).click()


def test_the_worked_example_in_italian(browser: Browser, app: str) -> None:
    with visit(browser, app) as page:
        page.get_by_label("Language").select_option("Italiano")
        page.get_by_role("button", name="Scenari", exact=True).click()
        expect(page.get_by_role("heading", name="Scenari")).to_be_visible()
        page.locator(".library").get_by_role(
            "button", name="L'esempio di turno del regolamento", exact=True
        ).click()
        ask = page.locator(".ask .prompt")
        expect(ask).to_contain_text("Andrea")

        go_on(page, lambda: card(page, "Andrea", "Banche"))
        expect(ask).to_contain_text("Luca")
        assert roles(page) == {
            "Andrea": "", "Carlo": "immune", "Massimo": "immune", "Luca": "obbedisce ora",
        }  # fmt: skip
        expect(page.locator(".reading .clause[data-state=now]")).to_contain_text("Esigo che tu trasferisca")
        expect(page.locator(".graph")).to_contain_text("1 < 2 · obbedisce")

        go_on(page, lambda: card(page, "Luca", "Chimica"))
        expect(ask).to_contain_text("Carlo, puoi scalare")
        expect(page.locator(".ask .more")).to_contain_text("Andrea pescherà una carta")
        assert roles(page)["Carlo"] == "condivide ora"
        assert roles(page)["Andrea"] == "agirà alla fine"

        go_on(page, lambda: page.get_by_role("button", name="Verde").last.click())
        expect(ask).to_contain_text("Andrea, puoi scalare")
        assert roles(page)["Andrea"] == "agisce ora"
        go_on(page, lambda: page.keyboard.press("1"))
        expect(page.locator(".why")).to_contain_text("Bonus di Cooperazione")
        go_on(page, lambda: page.keyboard.press("1"))
        expect(page.locator(".guide .note-text")).to_contain_text("Il mazzo dei 5 è vuoto")
        page.wait_for_url(re.compile("step=5"))


def test_a_sentence_opens_its_rule_and_its_words(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&scenario=innovation/worked-example&step=1") as page:
        page.locator(".caption-bar .all").click()
        page.locator(".why .rule", has_text="INN-5.3").first.click()
        note = page.locator(".note:popover-open")
        expect(note).to_contain_text("must obey")
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
        page.locator(".why .term").first.click()
        expect(note).to_be_visible()


def test_a_step_of_the_graph_says_why(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&scenario=innovation/worked-example&step=1") as page:
        page.locator(".graph").get_by_role("button", name=re.compile("Massimo")).first.click()
        expect(page.locator(".note:popover-open")).to_contain_text("Massimo has 4 crowns")


def test_looking_at_a_card_shows_whom_it_would_affect(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&scenario=innovation/worked-example") as page:
        page.locator(".guide").get_by_role("button", name="Skip").click()
        expect(page.locator(".graph")).to_contain_text("Choose a top card")
        seat = page.locator(".seat", has=page.get_by_role("heading", name="Andrea"))
        seat.get_by_role("button", name=re.compile("^Banking")).hover()
        expect(page.locator(".graph")).to_contain_text("1 < 2 · obeys")
        expect(page.locator(".timeline .word")).to_have_text("step 0 of 5")


def test_the_author_asks_and_explains(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=it&scenario=innovation/worked-example") as page:
        guide, graph = page.locator(".guide"), page.locator(".stage .graph")
        expect(guide.locator(".prompt")).to_contain_text("Chi deve obbedire")
        expect(graph).to_be_hidden()
        guide.get_by_role("button", name="Suggerimento").click()
        expect(guide.locator(".hints li")).to_have_count(1)
        # What is asked for lies on the table, as in a lesson.
        expect(guide.locator(".options")).to_be_hidden()
        seat = ".seat[data-name=%s] .counter"
        page.locator(seat % "Carlo").focus()
        page.keyboard.press("Enter")
        guide.get_by_role("button", name="Verifica").click()
        expect(guide.locator(".verdict")).to_contain_text("Carlo produce tante corone quante Andrea")
        expect(guide.get_by_role("button", name="Riprova")).to_be_focused()
        page.keyboard.press("Enter")
        expect(guide.locator(".question .prompt")).to_be_focused()
        expect(page.locator(".counter[aria-pressed=true]")).to_have_count(0)
        page.locator(seat % "Luca").click()
        guide.get_by_role("button", name="Verifica").click()
        expect(guide.locator(".verdict")).to_contain_text("Giusto")
        page.locator(".seat[data-name=Andrea]").get_by_role("button", name=re.compile("^Banche")).hover()
        expect(graph).to_be_visible()
        page.reload()
        expect(guide.locator(".verdict")).to_contain_text("Giusto")
        go_on(page, lambda: page.locator(".timeline .forward").click())
        expect(guide).to_contain_text("Prima il Dogma di Supremazia")


def test_card_and_graph_are_seen_together(browser: Browser, app: str) -> None:
    query = "?language=it&scenario=innovation/worked-example&step=2"
    with visit(browser, app, query, viewport={"width": 1280, "height": 800}) as page:
        bonus = page.locator(".graph .node").last.bounding_box()
        bar = page.locator(".stage .bottom").bounding_box()
        assert bonus
        assert bar
        assert bonus["y"] + bonus["height"] <= bar["y"]


def test_the_columns_stay_where_nothing_is_said(browser: Browser, app: str) -> None:
    def left(page: Page) -> float:
        box = page.locator(".stage .table").bounding_box()
        assert box
        return box["x"]

    with visit(browser, app, "?language=it&scenario=civ/embargo&step=1") as page:
        places = {left(page)}
        for _ in range(3):
            go_on(page, lambda: page.locator(".timeline .forward").click())
            places.add(left(page))
        assert len(places) == 1
