"""What is said where one plays without a server: looked at in light and dark, and in five languages."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.alone import CARDS, SLOW
from browser.conftest import PHONE
from browser.looking import TOO_WIDE, faults_by_day_and_night, unread
from browser.looks.test_every_look import LANGUAGES
from browser.test_here import begin_worker_with

NO_DATABASE = "IDBFactory.prototype.open = () => { throw new Error('refused') };"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_notice_has_a_fault_in_any_language(browser: Browser, host: str, language: str) -> None:
    wrong: dict[str, object] = {}

    def look(page: Page, notice: str) -> None:
        expect(page.get_by_test_id(notice)).to_be_visible()
        name = f"here {notice} {language}"
        if language == "en":
            wrong.update(faults_by_day_and_night(page, name))
            page.set_viewport_size(PHONE)
        if page.evaluate(TOO_WIDE) > 0 or unread(page):
            wrong[name] = unread(page)

    with browser.new_context(viewport=PHONE, locale=LANGUAGES[language], reduced_motion="reduce") as context:
        context.set_default_timeout(SLOW)
        page = context.new_page()
        context.route("**/here/*.zip", lambda _: None)  # it is asked for, and never comes
        page.goto(host)
        look(page, "no-friends")
        page.get_by_test_id("play-now").click()
        look(page, "fetching")
        context.unroute_all(behavior="ignoreErrors")
        context.route("**/here/*.zip", lambda route: route.abort())
        page.reload()
        page.goto(host)
        page.get_by_test_id("play-now").click()
        look(page, "not-here")
        context.unroute_all(behavior="ignoreErrors")
        page.add_init_script(NO_DATABASE)
        begin_worker_with(page, NO_DATABASE)
        page.goto(f"{host}#/new")
        page.reload()
        page.goto(host)
        page.get_by_test_id("play-now").click()
        expect(page.locator(CARDS)).to_have_count(10, timeout=SLOW)
        look(page, "played-here")
        look(page, "keeps-nothing")
    assert wrong == {}
