"""Codes are lossless: each listed action has a spelling, and each spelling is a listed action."""

from collections.abc import Iterator
from random import Random

import pytest

from level8.game.actions import Action, LayDown, LayOff, Swap, TakeShown
from level8.game.cards import SWAP, parse_cards
from level8.game.editions import edition, edition_names
from level8.game.game import Game
from level8.game.state import Step
from level8.lab.coded import CodedGame
from level8.lab.codes import Codes
from playouts import Table, box_of, every_table, playout, set_up
from tables import Sits, scarce, table

# All editions, mixes, sides and numbers of seats occur, and an edition in which piles run out.
TABLES: list[Table] = [("scarce", 1, 2), *every_table()[::5]]
MOST = 400  # actions of one list to spell


def situations(where: Table, seed: int, steps: int) -> Iterator[tuple[Game, list[Action]]]:
    """The states of a game during a playout."""
    game = set_up(where, seed, levels=seed)
    for actions, _ in playout(game, Random(seed), steps, wild=0.2):
        yield game, actions


def spelled(game: Game, codes: Codes, action: Action) -> Action | None:
    """The action that the codes of `action` spell; each code must be legal when it is pushed."""
    begun: tuple[int, ...] = ()
    spelling = codes.spell(game, action)
    for at, code in enumerate(spelling):
        assert code in codes.legal(game, begun), f"{codes.text(code)} of {action!r} after {begun}"
        begun = (*begun, code)
        if at < len(spelling) - 1:
            assert codes.action(game, begun) is None, f"{action!r} is spelled too long"
    return codes.action(game, begun)


@pytest.mark.parametrize("where", TABLES, ids=str)
def test_every_listed_action_is_spelled_and_read_back(where: Table) -> None:
    codes = Codes(box_of(where[0]))
    for game, actions in situations(where, seed=3, steps=70):
        for action in Random(len(actions)).sample(actions, min(len(actions), MOST)):
            assert spelled(game, codes, action) == action


def test_the_situations_show_every_kind_of_action() -> None:
    seen = {type(action) for where in TABLES for _, actions in situations(where, 3, 70) for action in actions}
    assert seen == set(Action.__subclasses__())


@pytest.mark.parametrize("where", TABLES, ids=str)
def test_no_code_leads_into_a_dead_end_or_to_an_action_that_is_not_listed(where: Table) -> None:
    codes = Codes(box_of(where[0]))
    rng = Random(5)
    for game, actions in situations(where, seed=4, steps=70):
        for _ in range(3):
            begun: tuple[int, ...] = ()
            action: Action | None = None
            while action is None:
                legal = codes.legal(game, begun)
                assert legal, f"a dead end after {[codes.text(code) for code in begun]}"
                assert legal == sorted(set(legal))
                assert 0 <= legal[0] <= legal[-1] < codes.count
                # Most codes are cards; so that lay-downs and lay-offs are seen as often, prefer the others.
                heads = [code for code in legal if code < codes.cards]
                begun = (*begun, rng.choice(heads if heads and not begun else legal))
                action = codes.action(game, begun)
            assert action in actions


@pytest.mark.parametrize("where", TABLES, ids=str)
def test_the_first_codes_are_those_of_the_listed_actions(where: Table) -> None:
    codes = Codes(box_of(where[0]))
    for game, actions in situations(where, seed=6, steps=50):
        heads = {codes.spell(game, action)[0] for action in actions}
        assert codes.legal(game) == sorted(heads)


@pytest.mark.parametrize("where", TABLES[:4], ids=str)
def test_legal_codes_come_from_what_the_seat_may_know(where: Table) -> None:
    codes = Codes(box_of(where[0]))
    for game, actions in situations(where, seed=7, steps=40):
        view = game.view(int(game.to_act))
        twin = Game.sample(view, Random(1))
        begun: tuple[int, ...] = ()
        for code in codes.spell(game, actions[-1]):
            assert codes.legal(view.table, begun) == codes.legal(game, begun) == codes.legal(twin, begun)
            begun = (*begun, code)


@pytest.mark.parametrize("name", ["scarce", *edition_names()])
def test_games_of_every_table_go_on_by_codes_until_they_are_over(name: str) -> None:
    box = box_of(name)
    for where in [it for it in [("scarce", 1, 2), *every_table()] if it[0] == name]:
        coded = CodedGame(set_up(where, 9, levels=where[2]), Codes(box))
        rng = Random(9)
        for _ in range(2000 if name == "scarce" else 150):
            if coded.game.over:
                break
            legal = coded.legal()
            coded.push(coded.codes.lay if coded.codes.lay in legal else rng.choice(legal))
        assert coded.game.over == (coded.legal() == [])
        assert coded.game.over or name != "scarce"


def test_all_ways_of_a_wild_hand_are_spelled() -> None:
    game = table(Sits("J J J J J r4 b5 g5 y6 p7 r7 o9", level=3), Sits(), box="modern", side=2)
    ways = [action for action in game.legal_actions() if isinstance(action, LayDown)]
    assert len(ways) > 400
    codes = Codes(game.edition)
    for way in ways:
        assert spelled(game, codes, way) == way


def test_jokers_alone_are_a_group_of_a_colour_that_the_box_has() -> None:
    game = table(Sits("J J1-3 J1-3 r1 o1 r2 o2 y6", level=2), Sits(), box=scarce())
    codes = Codes(game.edition)
    colours = [codes.text(code) for code in codes.legal(game, (codes.lay,))]
    assert colours == ["colour red", "colour orange", "colour yellow"]
    for code in range(codes.colour, codes.colour + 3):
        jokers = parse_cards("J J1-3 J1-3")
        begun = (codes.lay, code, *[codes.card(face) for face in jokers])
        assert codes.legal(game, begun) == [codes.number, codes.number + 1]


def test_a_lay_down_may_be_spelled_in_any_order_of_its_cards() -> None:
    game = table(Sits("r1 b1 r2 b2 r3 b3 r4 b4 p9", level=2), Sits())
    coded = CodedGame(game, Codes(game.edition))
    r1, b1, r2, b2, r3, b3, r4, b4 = [
        coded.codes.card(card) for card in parse_cards("r1 b1 r2 b2 r3 b3 r4 b4")
    ]
    number = coded.codes.number - 1
    pairs = [number + 4, b4, r4, number + 1, r1, b1, number + 3, r3, b3, number + 2, b2, r2]
    played = [coded.push(code) for code in [coded.codes.lay, *pairs]]
    assert repr(played[-1]) == "<lay S1(r1 b1) S2(r2 b2) S3(r3 b3) S4(r4 b4)>"
    assert not any(played[:-1])


def test_a_level_that_would_empty_the_hand_cannot_be_begun() -> None:
    sits = Sits("r1 r2 r3 b4 b5 b6", level=1)
    game = table(sits, Sits())
    codes = Codes(game.edition)
    assert codes.lay not in codes.legal(game)  # T5
    assert codes.lay in codes.legal(table(Sits(f"{sits.hand} p9"), Sits()))


def test_a_joker_goes_to_either_end_of_a_run() -> None:
    sits = Sits("J r9 r12", display="R4(r4 b5 g6) R7(r7 b8 y9)")
    game = table(sits, Sits())
    offs = [action for action in game.legal_actions() if isinstance(action, LayOff) and action.card > 1000]
    assert len(offs) == 4
    codes = Codes(game.edition)
    assert [spelled(game, codes, off) for off in offs] == offs


def test_a_swap_card_that_is_the_last_is_played_by_one_code() -> None:
    game = table(Sits("X", level=1), Sits("r1 r2"), box="master")
    codes = Codes(game.edition)
    assert codes.spell(game, Swap()) == (codes.swap,)
    assert codes.action(game, (codes.swap,)) == Swap()


def test_a_swap_keeps_its_order_and_ends_by_itself_after_three() -> None:
    game = table(Sits("X X r5 r6 r7 r8"), Sits("r1 r2"), box="master")
    codes = Codes(game.edition)
    swap = Swap((SWAP, *parse_cards("r8 r5")))
    assert codes.spell(game, swap)[-1] == codes.card(parse_cards("r5")[0])
    assert spelled(game, codes, swap) == swap


def test_none_of_the_shown_cards_need_be_taken() -> None:
    game = table(Sits("r5 r6"), Sits("r1 r2"), box="master", step=Step.TAKE)
    codes = Codes(game.edition)
    assert codes.legal(game) == [codes.done]
    assert codes.action(game, (codes.done,)) == TakeShown()


def test_a_code_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    box = edition("modern")
    coded = CodedGame(Game.new(box, 1, 4, 1), Codes(box))
    with pytest.raises(ValueError, match="not a legal code now"):
        coded.push(coded.codes.lay)
    assert coded.push(coded.codes.draw) is not None


def test_every_code_of_every_edition_has_its_own_text() -> None:
    for name, most in (("modern", 200), ("master", 200), ("modern+master", 200)):
        codes = Codes(edition(name))
        assert len({codes.text(code) for code in range(codes.count)}) == codes.count < most


def test_turns_are_counted_over_all_rounds() -> None:
    game = set_up(("scarce", 1, 2), 1)
    coded = CodedGame(game, Codes(game.edition))
    rng = Random(1)
    turns, before = 1, (game.round, game.turn)
    while game.round < 3 and not game.over:
        coded.push(rng.choice(coded.legal()))
        turns += (game.round, game.turn) != before
        before = game.round, game.turn
    assert coded.turns == turns > game.turn
