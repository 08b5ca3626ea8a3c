"""The vector of an observation has everything that the View has, each in its own field."""

import pytest

np = pytest.importorskip(
    "numpy", reason="numpy is not installed; the extras `pettingzoo` and `openspiel` bring it"
)

from level8.game.cards import parse_card, parse_cards  # noqa: E402
from level8.game.editions import edition  # noqa: E402
from level8.game.game import Game  # noqa: E402
from level8.game.levels import RUN, SET  # noqa: E402
from level8.game.state import Step  # noqa: E402
from level8.lab.observations import MANY_CARDS, Observer  # noqa: E402
from tables import Sits, table  # noqa: E402

BOX = edition("modern")


def situation() -> Game:
    return table(
        Sits("J J r7 b3", level=2, discards="r9 g4", known="J"),
        Sits("p1 p2", level=3, display="R4(r4 b5 g6) Cb(b1 b2 b7 b9)", skipped=True),
        Sits("y1 y2 y3", level=2, display="S5(r5 o5) S6(y6 o6) S8(r8 b8) S9(y9 o9)", discards="S"),
        under="S S",
    )


def told(game: Game, seat: int, begun: tuple[int, ...] = ()) -> dict[str, object]:
    observer = Observer(BOX, 1, 3)
    vector = observer.vector(game.view(seat), begun)
    assert vector.dtype == np.float32
    assert vector.min() >= 0
    assert vector.max() <= 1
    return {name: vector[where].tolist() for name, where in observer.fields.items()}


def shares(text: str) -> list[float]:
    cards = parse_cards(text)
    return pytest.approx([cards.count(face) / BOX.count(face) for face in BOX.faces])  # type: ignore[return-value]


def one(at: int, of: int) -> list[float]:
    return [float(index == at) for index in range(of)]


def test_cards_stand_where_they_lie() -> None:
    seen = told(situation(), 0)
    assert seen["hand"] == shares("J J r7 b3")
    assert seen["under"] == shares("S S")
    assert seen["seat 0 known"] == shares("J")
    assert seen["seat 0 discards"] == shares("r9 g4")
    assert seen["seat 0 top"] == one(BOX.faces.index(parse_card("g4")), len(BOX.faces))
    assert seen["seat 1 top"] == [0.0] * len(BOX.faces)
    assert seen["seat 1 display"] == shares("r4 b5 g6 b1 b2 b7 b9")


def test_seats_are_counted_from_the_one_that_looks() -> None:
    for looks in range(3):
        seen = told(situation(), looks)
        assert seen["to act"] == seen["turn of"] == one(-looks % 3, 3)
        assert seen["dealer"] == one((2 - looks) % 3, 3)
        assert seen["step"] == one(int(Step.PLAY), 6)
        assert seen[f"seat {(1 - looks) % 3} level"] == one(2, 8)
        flags = [1.0, 1.0, 0.0, 0.0, 2 / MANY_CARDS]
        assert seen[f"seat {(1 - looks) % 3} laid, skipped, decided, keeps, cards"] == pytest.approx(flags)


def test_melds_tell_kind_parameter_and_length() -> None:
    melds = np.array(told(situation(), 0)["seat 1 melds"]).reshape(4, -1)
    run = [*one(RUN, 3), *one(4 - 1, 15 + 6), 3 / MANY_CARDS]
    group = [*one(2, 3), *one(15 + 4, 15 + 6), 4 / MANY_CARDS]
    assert melds.tolist() == [pytest.approx(run), pytest.approx(group), [0.0] * len(run), [0.0] * len(run)]
    third = np.array(told(situation(), 0)["seat 2 melds"]).reshape(4, -1)[2]
    assert third.tolist() == pytest.approx([*one(SET, 3), *one(8 - 1, 15 + 6), 2 / MANY_CARDS])


def test_what_is_begun_tells_the_part_its_parameter_and_the_last_code() -> None:
    game = table(Sits("r1 b1 r2 b2 r3 b3 r4 b4 p9", level=2), Sits("r5 r6"), Sits("r7 r8"))
    codes = Observer(BOX, 1, 3).codes
    r1, b1, r2 = [codes.card(card) for card in parse_cards("r1 b1 r2")]
    begun = (codes.lay, codes.number, r1, b1, codes.number + 1, r2)
    seen = told(game, 0, begun)
    assert seen["begun last"] == one(r2, codes.count)
    assert seen["begun part"] == one(1, 4)
    assert seen["begun parameter"] == one(2 - 1, 15 + 6)
    assert seen["begun length, slots"] == pytest.approx([6 / 24, 1 / 24])
    assert {index for index, share in enumerate(seen["begun"]) if share} == set(begun)  # type: ignore[arg-type, var-annotated]
    assert told(game, 0)["begun part"] == [0.0] * 4


def test_the_text_tells_what_the_vector_does() -> None:
    observer = Observer(BOX, 1, 3)
    text = observer.text(situation().view(0), (observer.codes.lay,))
    assert text.splitlines() == [
        "seat 1 round 1 turn 1 of 1, PLAY by 1, dealer 3, pile 71, under S S",
        "hand r7 b3 J J, kept none",
        "1: level 2, 4 cards, known J, discards r9 g4",
        "2: level 3, 2 cards, known none, discards none, laid R4(r4 b5 g6) Cb(b1 b2 b7 b9), skipped",
        "3: level 2, 3 cards, known none, discards S, laid S5(r5 o5) S6(y6 o6) S8(r8 b8) S9(y9 o9)",
        "begun lay",
    ]
