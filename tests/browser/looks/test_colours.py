"""Six colours that stay apart for every kind of colour vision, measured on the cards as they are drawn."""

from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from browser.company import edition
from browser.conftest import DESKTOP, Site
from browser.person import new_table

Colour = npt.NDArray[np.float64]
Pixels = npt.NDArray[np.uint8]
Silhouette = npt.NDArray[np.bool_]

COLOURS: Final = "roygbp"
# Machado, Oliveira and Fernandes (2009), severity 1.0: what is left of linear RGB.
VISION: Final = {
    "full": [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}
# OKLab as its author publishes it: linear RGB to cones, and the cube roots of those to lightness and hues.
_CONES: Final = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
]
_LAB: Final = [
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
]
# A just noticeable difference is about 0.02.
APART: Final = 0.12
# Of two silhouettes laid over each other, the part that both cover; the same shape twice would be 1.
ALIKE: Final = 0.95
_SQUARE: Final = 40
_UNCOVERED: Final = 0.72
_PAPER: Final = (255, 253, 248)
_EDITION: Final = edition("colour 8", colours=6, numbers=5, copies=2)
_CORNER: Final = """card => [card, card.querySelector(".shape")].map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x, y, width, height };
})"""


class Drawn:
    """A card of one colour as a browser has drawn it."""

    def __init__(self, page: Page, card: str) -> None:
        held = page.get_by_test_id(f"card-{card}").first
        svg = held.locator("svg")
        whole, shape = svg.evaluate(_CORNER)
        # The next card of the hand lies over the right edge of this one.
        whole["width"] *= _UNCOVERED
        image = Image.open(BytesIO(page.screenshot(clip=whole))).convert("RGB")
        left, top = round(shape["x"] - whole["x"]), round(shape["y"] - whole["y"])
        corner = image.crop((left, top, left + round(shape["width"]), top + round(shape["height"])))
        self.fill: Final = most_common(np.asarray(corner))
        self.silhouette: Final = centred(not_paper(np.asarray(corner)))
        self.numbers: Final = [text.strip() for text in svg.locator("text").all_text_contents()]
        self.name: Final = str(held.get_attribute("aria-label"))


def most_common(pixels: Pixels) -> tuple[int, int, int]:
    """The colour that fills most of a shape, the paper around it aside."""
    inked = pixels[not_paper(pixels)]
    (colour, _), *_ = Counter(map(tuple, inked.tolist())).most_common(1)
    return colour


def not_paper(pixels: Pixels) -> Silhouette:
    off: Silhouette = np.abs(pixels.astype(int) - np.array(_PAPER)).max(axis=-1) > 60
    return off


def centred(shape: Silhouette) -> Silhouette:
    """A silhouette in the middle of a square."""
    square = np.zeros((_SQUARE, _SQUARE), dtype=np.bool_)
    top, left = ((_SQUARE - size) // 2 for size in shape.shape)
    square[top : top + shape.shape[0], left : left + shape.shape[1]] = shape
    return square


def oklab(colour: tuple[int, int, int], vision: str) -> Colour:
    """A colour as an eye of some kind sees it, in a space where distances are as they look."""
    part = np.array(colour) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    seen = np.clip(np.array(VISION[vision]) @ linear, 0, 1)
    lab: Colour = np.array(_LAB) @ np.cbrt(np.array(_CONES) @ seen)
    return lab


def nearest(fills: dict[str, tuple[int, int, int]], vision: str) -> tuple[float, str]:
    """The two colours that look most alike, and how far apart they are."""
    seen = {colour: oklab(fill, vision) for colour, fill in fills.items()}
    return min((float(np.linalg.norm(seen[a] - seen[b])), a + b) for a, b in combinations(seen, 2))


@pytest.fixture(scope="module", params=["light", "dark"])
def drawn(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[dict[str, Drawn]]:
    """A card of each colour, from the hands of as many tables as it takes."""
    theme = "light" if request.param == "light" else "dark"
    found: dict[str, Drawn] = {}
    with browser.new_context(
        base_url=site.address,
        viewport=DESKTOP,
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
        locale="en-GB",
    ) as context:
        page = context.new_page()
        while len(found) < len(COLOURS):
            others = {"kind": "bot", "bot": "novice"}
            table = new_table(page, {"kind": "me"}, others, edition_file=_EDITION, start=True)
            page.goto(f"/table/{table}")
            hand = page.locator("[data-testid=hand] button[data-key]")
            expect(hand).to_have_count(10)
            assert page.evaluate("document.documentElement.dataset.theme") == theme
            for key in hand.evaluate_all("all => all.map(each => each.dataset.key)"):
                card = str(key).partition("#")[0]
                if card[0] not in found:
                    found[card[0]] = Drawn(page, card)
        yield found


@pytest.mark.parametrize("vision", VISION)
def test_the_six_colours_stay_apart_on_the_cards_as_drawn(drawn: dict[str, Drawn], vision: str) -> None:
    fills = {colour: drawn[colour].fill for colour in COLOURS}
    distance, pair = nearest(fills, vision)
    print(f"{vision}: {pair[0]} and {pair[1]} are nearest, {distance:.3f}")
    assert distance > APART


def test_every_colour_has_a_shape_of_its_own_and_every_card_its_number(drawn: dict[str, Drawn]) -> None:
    for one, other in combinations(COLOURS, 2):
        common = np.sum(drawn[one].silhouette & drawn[other].silhouette)
        alike = common / np.sum(drawn[one].silhouette | drawn[other].silhouette)
        print(f"{one} and {other}: {alike:.2f} of the shapes is common")
        assert alike < ALIKE
    for colour in COLOURS:
        name, number = drawn[colour].name.split()
        assert name[0] == colour
        assert drawn[colour].numbers == [number]  # once, where a fan does not cover it
