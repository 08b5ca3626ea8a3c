"""What the search for the best way is made of: stages, rows, sets of jokers, choices of colours, outlooks."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.solving import LEVELS, LONGER_LEVELS, hands, rich_hands, tables
from level8.game.best_way.colours import choices_of_colours
from level8.game.best_way.ground import Grounds
from level8.game.best_way.holding import NEVER, Holding
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.onwards import Onwards
from level8.game.best_way.outlook import look_out
from level8.game.best_way.rows import Rows
from level8.game.best_way.slots import Slots
from level8.game.best_way.spending import MOST_BEYOND
from level8.game.best_way.stages import Stage
from level8.game.best_way.task import Task
from level8.game.cards import JOKER, is_joker, joker, number_card, parse_cards
from level8.game.filling import PALETTE
from level8.game.levels import parse_level
from level8.game.melds import Meld
from level8.game.solver import ways
from level8.record.notation import parse_meld
from pace import tries


@pytest.mark.untraced
@given(
    st.lists(st.builds(number_card, st.integers(0, 3), st.integers(1, 7)).map(int), min_size=8, max_size=12),
    st.integers(1, 3),
    tables(7),
    st.sampled_from([text for text in LONGER_LEVELS if "colour" in text]),
)
@settings(max_examples=tries(100, 50), deadline=None)
def test_outlooks_worked_out_together_say_what_each_says_by_itself(
    numbers: list[int], jokers: int, table: tuple[Meld, ...], text: str
) -> None:
    wild = [int(JOKER), int(joker(2, 4)), int(joker(3, 7))][:jokers]
    task = Task((*numbers, *wild, *wild), parse_level(text), 7, table)
    known = Grounds(task)
    grounds = [known.of(own) for own in [*combinations(range(4), 2), *combinations(range(4), 1)]]
    first = task.stages.first
    for ground, together in zip(grounds, look_out(grounds, 2)):
        (alone,) = look_out([ground], 2)
        for balance in range(-task.most_wanted, task.most_spare + 1):
            assert together.from_first(first, balance) == alone.from_first(first, balance)
        # On the way, runs may grow together of which no one ground has a use for all.
        for stage in task.coarse_stages().known.values():
            for number in range(1, 9):
                for down in range(len(alone.rows(number, stage))):
                    place = (number, stage, ground.up_most[number], down, 0)
                    assert alone.good(*place) & ~together.good(*place) == 0


def test_how_walks_may_go_on_depends_on_what_they_may_still_spend_and_not_on_what_was_asked_before() -> None:
    hand = "y15 y20 g6 g16 b10 p21 J29-30 J19-30 J21-30 J2-15 J2-15 J2-15 J2-15 J2-15 J4-27 J4-27 J J"
    task = Task(parse_cards(hand), parse_level("run 3 + run 2 + set 2 + run 3"), 30, ())
    ground = Grounds(task).of(())
    (outlook,) = look_out([ground], 2, is_thrifty=True)
    jokers = task.joker_sets(ground.stuck, 2)
    kept = Onwards(ground, outlook, jokers, 3)
    differ = 0
    for number in range(1, 31, 4):
        for stage in task.stages.in_order:
            goods: list[list[int]] = []
            for layer in (2, 1, 0):
                onwards = kept.of(number, stage, layer)
                assert onwards == Onwards(ground, outlook, jokers, 3).of(number, stage, layer)
                goods.append([onward[-1] for onward in onwards[0]])
            differ += goods[0] != goods[1] != goods[2]
    assert differ


@pytest.mark.parametrize(
    ("text", "jokers", "few_starts", "is_even"),
    [
        ("run 2 + run 3", "J", 0, True),  # there are few
        ("2 run 3 + 2 set 2 + colour 2", "J", 0, True),
        ("3 run 4", "J", 0, True),  # many, of one length,
        ("3 run 5", "J", 0, False),  # and still more
        ("run 2 + run 3 + run 4", "J", 0, False),
        ("run 2 + run 3 + run 4", "J", 2800, True),
        ("run 2 + run 3 + run 4", "J J2-8 J3-7 J4-6", 2800, False),  # there are many choices of jokers
    ],
)
def test_nothing_is_worked_out_twice_where_coarse_stages_are_those_of_the_level(
    text: str, jokers: str, few_starts: int, is_even: bool
) -> None:
    task = Task(parse_cards(" ".join(["r1 r2 r3", *[jokers] * 3])), parse_level(text), 9, ())
    task.few_starts = few_starts
    assert (task.coarse_stages() is task.stages) == is_even


@pytest.mark.parametrize(
    ("text", "hand", "table", "idle"),
    [
        # Of 1 to 4 and 6 to 9, there is room enough in the lower ones.
        ("run 3 + set 2", "r5 J", "Cr(J J)", "0321 0 4321"),
        # For longer runs there is more room in the upper ones;
        ("run 5", "r4 J", "Cr(J J)", "321 0 04321"),
        # and there a run may grow as well, to take jokers that would be lost.
        ("run 3", "r4 J1-9", "Cr(J J)", "021 0 54321"),
        ("run 3", "r4 J1-9", "R1(J J)", "321 0 04321"),
        ("run 3", "r4 J", "R1(J J)", "021 0 54321"),
        # Wherever one kind covers a number, both do from 5 to 7.
        ("run 3 + run 2", "J J5-7", "Cr(J J)", "4321 021 21"),
        ("run 4 + run 2", "J J5-7", "Cr(J J)", "0321 021 21"),
        ("run 3 + run 2", "J2-6 J5-9", "Cr(J J)", "1 021 01 021"),
        ("2 set 2", "r1 r9 J J5-7", "Cr(J J)", "0 321 021 1 0"),
    ],
)
def test_nothing_need_start_where_it_may_lie_elsewhere_as_well(
    text: str, hand: str, table: str, idle: str
) -> None:
    task = Task(parse_cards(hand), parse_level(text), 9, (parse_meld(table),))
    assert task.stages.idle == [0, *[int(count) for count in idle.replace(" ", "")], 0]


def test_nothing_is_looked_for_where_nothing_need_start() -> None:
    hand = parse_cards("r5 J J J J J J")
    stages = Task(hand, parse_level("run 3 + run 2 + set 2"), 9, ()).stages
    reached = stages.course(NEVER)
    assert [len(reached.before(number)) for number in range(1, 4)] == [1, 8, 8]
    assert all(stages.first in reached.before(number) for number in range(1, 10))


@pytest.mark.untraced
@given(
    st.sampled_from(["run 2 + run 3", "set 2 + run 3", "2 run 2 + set 3", "run 4 + run 2 + set 2"]),
    rich_hands(9),
    st.lists(st.integers(0, 2), min_size=32, max_size=32),
)
@settings(max_examples=tries(200, 100), deadline=None)
def test_each_stage_knows_how_many_jokers_it_takes_from_each_number_on(
    text: str, hand: tuple[int, ...], others: list[int]
) -> None:
    stages = Task(hand, parse_level(text), 9, ()).stages
    if_others = stages.fewest_if(others)

    def fewest(stage: Stage, number: int, held: list[int], known: dict[tuple[Stage, int], int]) -> int:
        if number == 10:
            return NEVER if stage.cards else 0
        if (stage, number) not in known:
            choices = [NEVER]
            for start in stage.starts:
                if start.asked <= stages.most[number - 1]:
                    jokers = max(0, start.asked - held[number])
                    choices.append(jokers + fewest(start.after, number + 1, held, known))
            known[stage, number] = min(choices)
        return known[stage, number]

    known: dict[tuple[Stage, int], int] = {}
    known_if: dict[tuple[Stage, int], int] = {}
    for stage in stages.in_order:
        for number in range(1, 11):
            assert stage.fewest[number] == fewest(stage, number, [0, *stages.held], known)
            assert if_others[stage][number] == fewest(stage, number, others, known_if)


COUNTS = st.one_of(st.integers(0, 40), st.integers(0, 2 * NEVER))


@pytest.mark.untraced
@given(
    st.integers(1, 30).flatmap(
        lambda top: st.tuples(*[st.lists(COUNTS, min_size=top + 2, max_size=top + 2)] * 2)
    )
)
def test_what_is_done_to_a_row_is_done_to_all_its_counts(counts: tuple[list[int], list[int]]) -> None:
    one, other = counts
    rows = Rows(len(one) - 2)
    row, beside = rows.row(one), rows.row(other)
    assert rows.counts(row) == one
    assert rows.counts(rows.least(row, beside)) == [min(pair) for pair in zip(one, other)]
    assert rows.counts(rows.of_next(row)) == [*one[1:], 0]
    assert rows.counts(rows.least_from(rows.least(row, rows.never))) == [
        min(NEVER, *one[at:]) for at in range(len(one))
    ]


@given(
    st.lists(st.sampled_from([JOKER, joker(2, 3), joker(4, 6)]).map(int), min_size=1, max_size=7),
    st.lists(st.booleans(), min_size=3, max_size=3),
    st.integers(0, 4),
    st.integers(0, 1 << 40),
)
@settings(max_examples=tries(200, 100), deadline=None)
def test_what_is_no_better_has_fewer_jokers_that_are_never_lost_or_more_lost(
    hand: list[int], stuck: list[bool], most_lost: int, left: int
) -> None:
    slots = Slots(Holding(hand), 7, stuck[: len(set(hand))])
    jokers = JokerSets(slots, stuck, most_lost)
    left &= jokers.every

    def is_no_better(place: int, lost: int, than: int, than_lost: int) -> bool:
        """Digit by digit: how many are left in a slot, and in another set."""
        for at, size in enumerate(slots.sizes):
            place, count = divmod(place, size)
            than, other = divmod(than, size)
            if count > other or (count < other and jokers.stuck[at]):
                return False
        return lost >= than_lost

    there = [divmod(at, most_lost + 1) for at in range(jokers.bits) if left >> at & 1]
    found = jokers.no_better(left)
    for at in range(jokers.bits):
        one = divmod(at, most_lost + 1)
        is_there = any(is_no_better(*one, *other) for other in there)
        # With few jokers it is not told of all that is lost.
        assert is_there >= found >> at & 1 >= left >> at & 1
        if any(is_no_better(*one, *other) and one[1] == other[1] for other in there):
            assert found >> at & 1


@given(
    st.lists(st.integers(2, 4), min_size=1, max_size=3),
    st.lists(st.builds(number_card, st.integers(0, 4), st.integers(1, 2)).map(int), max_size=8),
    st.integers(0, 63),
    st.integers(0, 6),
)
@settings(max_examples=tries(200, 100), deadline=None)
def test_every_choice_of_colours_that_is_not_like_another_is_tried_once(
    sizes: list[int], hand: list[int], on_table: int, most_lacking: int
) -> None:
    numbers = [[card & 31 for card in sorted(hand) if card >> 5 == colour] for colour in range(PALETTE)]

    def what_counts(of_groups: tuple[int, ...]) -> tuple[list[tuple[list[int], int, int]], int]:
        """Of colours with groups, the cards, whether on the table, what they can spare; what all lack."""
        owed = [0] * PALETTE
        for colour, size in zip(of_groups, sizes):
            owed[colour] += size
        spare = [len(cards) - count for cards, count in zip(numbers, owed)]
        chosen = [at for at in range(PALETTE) if owed[at] and numbers[at]]
        of_colours = [(numbers[at], on_table >> at & 1, max(0, spare[at])) for at in chosen]
        return sorted(of_colours), -sum([min(0, left) for left in spare])

    there_are = [what_counts(one) for one in product(range(PALETTE), repeat=len(sizes))]
    chosen = choices_of_colours(sizes, Holding(hand), on_table, most_lacking)
    found = [what_counts(one.of_groups) for one in chosen]
    assert [one.lacking for one in chosen] == [lacking for _, lacking in found]
    for one in there_are:
        assert found.count(one) == (one[1] <= most_lacking)


@pytest.mark.untraced
@given(hands(6, 8), st.sampled_from([text for text in LEVELS if "colour" not in text]))
@settings(max_examples=tries(150, 60), deadline=None)
def test_it_is_known_how_many_jokers_a_level_takes_where_each_counts_for_what_it_is(
    hand: tuple[int, ...], text: str
) -> None:
    task = Task(hand, parse_level(text), 6, ())
    most = task.fewest + MOST_BEYOND
    task.tell_jokers_apart()
    spent = [
        len([card for one in way for card in one.cards if is_joker(card)])
        for way in ways(hand, task.level, 6, 6)
    ]
    if spent:
        assert task.fewest == min(most, *spent)
    else:
        assert task.fewest >= NEVER


@pytest.mark.parametrize(
    ("text", "cards", "wild", "enough"),
    [
        ("run 7", "r1 r2 r3 r4 r5 J6-7", "J8-14", 6),
        ("2 set 5", "r1 r1 r1 r1 r2 r2 r2 r2 J1-2", "J3-3", 5),
    ],
)
def test_jokers_are_enough_even_where_far_more_are_taken_than_if_each_stood_for_everything(
    text: str, cards: str, wild: str, enough: int
) -> None:
    for count in (enough - 1, enough, enough + 1):
        task = Task(parse_cards(" ".join([cards, *[wild] * count])), parse_level(text), 14, ())
        assert task.fewest == 2
        task.tell_jokers_apart()
        assert task.fewest == 2 + MOST_BEYOND if count >= enough else task.fewest >= NEVER
