"""Several people at one table, each in a browser of their own."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import DESKTOP, Site
from browser.person import Person, new_table

NAMES: Final = ("Ada", "Bo", "Cy", "Dee")
_MOST_TURNS: Final = 60
_PATIENCE: Final = 200  # looks at who is on turn, each after a short wait


def edition(levels: str, **deck: int) -> str:
    """An edition of one's own: some cards, and the same level again and again, so that no round ends it."""
    jokers = deck.pop("joker", 0)
    cards = "\n".join(f"{name} = {count}" for name, count in deck.items())
    ladder = ", ".join([f'"{levels}"'] * 5)
    return f"""
name = "rich"
goal = "victory"
players = [2, 3]
[deck]
{cards}
[[deck.joker]]
count = {jokers}
[[side]]
levels = [{ladder}]
carry_from = 1
carry_cards = 2
"""


class Company:
    """Everybody's page of one table, by seat."""

    def __init__(self, pages: Sequence[Page]) -> None:
        self.pages: Final = list(pages)
        self.people: Final = [Person(page, goes_on=False) for page in pages]

    def sit_down(self, edition_file: str) -> None:
        """The first one makes a table, the others come by its link, and the cards are dealt."""
        host, *guests = self.pages
        open_seats = [{"kind": "open"} for _ in guests]
        table = new_table(host, {"kind": "me", "name": NAMES[0]}, *open_seats, edition_file=edition_file)
        host.goto(f"/table/{table}")
        for seat, guest in enumerate(guests, start=1):
            guest.goto(f"/table/{table}")
            guest.get_by_test_id("name").fill(NAMES[seat])
            guest.get_by_test_id(f"join-{seat}").click()
            expect(host.get_by_test_id(f"sitter-{seat}")).to_contain_text(NAMES[seat])
        host.get_by_test_id("start").click()
        for page in self.pages:
            expect(page.locator("[data-testid=hand] button[data-key]")).to_have_count(10)

    # --- whose turn ---

    def on_turn(self) -> int:
        """The seat that is to draw."""
        for _ in range(_PATIENCE):
            for seat, person in enumerate(self.people):
                if person.ready("draw"):
                    return seat
            self.pages[0].wait_for_timeout(20)
        raise AssertionError("nobody is on turn")

    def draw(self) -> int:
        """Whoever is on turn draws; the seat."""
        seat = self.on_turn()
        page = self.pages[seat]
        page.get_by_test_id("draw").click()
        expect(page.get_by_test_id("draw")).to_be_hidden()
        return seat

    def discard(self, seat: int) -> None:
        """The first card of the hand goes, and with it the turn."""
        page = self.pages[seat]
        self.people[seat].choose(self.people[seat].cards()[0])
        page.get_by_test_id("discard").click()
        expect(page.get_by_test_id("discard")).to_be_hidden()

    def until_holding(self, **wanted: int) -> int:
        """Turns go by until somebody has drawn and holds enough of each wanted card; that seat."""
        for _ in range(_MOST_TURNS):
            seat = self.draw()
            hand = [key.partition("#")[0] for key in self.people[seat].cards()]
            if all(held(hand, kind) >= count for kind, count in wanted.items()):
                return seat
            self.discard(seat)
        raise AssertionError(f"nobody came to hold {wanted}")

    def after(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % len(self.pages)

    # --- what is seen ---

    def ask(self, seat: int) -> Locator:
        """The sentence that says what is asked now."""
        return self.pages[seat].get_by_test_id("ask")

    def told(self, seat: int, *sentences: str) -> None:
        """The log of a seat says all this."""
        with self.log(seat) as log:
            for sentence in sentences:
                expect(log.get_by_text(sentence, exact=True)).to_be_visible()

    @contextmanager
    def log(self, seat: int) -> Iterator[Locator]:
        """The log of a seat, opened for a look."""
        page = self.pages[seat]
        page.get_by_test_id("open-log").click()
        yield page.get_by_test_id("log")
        page.get_by_test_id("log-sheet").get_by_role("button", name="Close").click()
        expect(page.get_by_test_id("log-sheet")).to_have_count(0)

    def choose(self, seat: int, card: str) -> None:
        """Press the first such card of the hand."""
        self.pages[seat].get_by_test_id(f"card-{card}").first.click(position={"x": 8, "y": 12})


def held(hand: Sequence[str], kind: str) -> int:
    """How many cards of a kind are in a hand; `number` is any number card, `alike` those of one number."""
    if kind == "alike":
        numbers = [card[1:] for card in hand if card[1:].isdigit()]
        return max(map(numbers.count, numbers), default=0)
    return sum((card[1:].isdigit() if kind == "number" else card == kind) for card in hand)


@contextmanager
def gathered(browser: Browser, site: Site, people: int) -> Iterator[Company]:
    """A page on a laptop for each."""
    with ExitStack() as stack:
        contexts = [
            stack.enter_context(
                browser.new_context(
                    base_url=site.address, viewport=DESKTOP, locale="en-GB", reduced_motion="reduce"
                )
            )
            for _ in range(people)
        ]
        yield Company([context.new_page() for context in contexts])
