"""A game with real cards: where everyone stands after the rounds that somebody has noted."""

from level8.game.cards import format_card
from level8.game.climbing import climbed, wins_by_going_out, wins_by_laying
from level8.game.errors import SetupError
from level8.server.table.refusing import Refusal
from level8.server.table.showing import seen_ladder
from level8.server.table.table import table_edition
from level8.server.wire.events import RoundEnded, Why
from level8.server.wire.sheet import RoundNoted, SheetAsked, SheetTold


def sheet(asked: SheetAsked) -> SheetTold:
    """The levels of everyone, round by round, and who has won.

    >>> sheet(SheetAsked(seats=3, rounds=[RoundNoted(laid=[0, 2], out=2)])).levels
    [2, 1, 3]
    """
    box = table_edition(asked.edition, asked.edition_file)
    ladder = box.ladder(asked.side)
    levels = _start(asked, ladder.top)
    if not box.least_players <= asked.seats <= box.most_players:
        least, most = str(box.least_players), str(box.most_players)
        raise SetupError("seats", {"seats": str(asked.seats), "least": least, "most": most})
    rounds: list[RoundEnded] = []
    winner: int | None = None
    for noted in asked.rounds:
        if winner is not None:
            raise Refusal("sheet-over")
        winner, ended = _after(noted, levels, len(rounds) + 1, ladder.top)
        rounds.append(ended)
        levels = ended.after
    return SheetTold(
        levels=levels,
        rounds=rounds,
        winner=winner,
        ended=winner is not None or not rounds or rounds[-1].out is not None,
        ladder=seen_ladder(ladder),
        top=int(box.top),
        faces=[format_card(face) for face in box.faces],
    )


def _start(asked: SheetAsked, last: int) -> list[int]:
    if asked.start and len(asked.start) != asked.seats:
        raise Refusal("no-such-seat", seat=str(len(asked.start)), seats=str(asked.seats))
    for number in asked.start:
        if number > last:
            raise SetupError("number", {"number": str(number), "most": str(last)})
    return list(asked.start) or [1] * asked.seats


def _after(noted: RoundNoted, before: list[int], number: int, last: int) -> tuple[int | None, RoundEnded]:
    """Who has won with a round, if anybody has, and how it moved everyone."""
    for seat in [*noted.laid, -1 if noted.out is None else noted.out]:
        if seat >= len(before):
            raise Refusal("no-such-seat", seat=str(seat + 1), seats=str(len(before)))
    won = {seat for seat in noted.laid if wins_by_laying(before[seat], last)}
    if len(won) > 1:
        raise Refusal("sheet-two-winners")
    if won:  # W1: at once, so that nobody climbs any more
        return won.pop(), RoundEnded(
            round=number, out=None, why=["stays"] * len(before), before=before, after=before
        )
    after, why = [], []
    winner: int | None = None
    for seat, level in enumerate(before):
        laid, out = seat in noted.laid, seat == noted.out
        if out and wins_by_going_out(level, laid, last):
            winner = seat
        after.append(int(climbed(level, laid, out, last)))
        moved: Why = "out" if out else "laid" if laid else "stays"
        why.append(moved)
    return winner, RoundEnded(round=number, out=noted.out, why=why, before=before, after=after)
