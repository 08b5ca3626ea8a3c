"""A review as a plain value for JSON: seats are counted from 1, figures are [value, standard error]."""

from level8.bots.reasons import Why
from level8.game.actions import format_action
from level8.game.cards import format_card
from level8.review.figures import Figure
from level8.review.moments import Moment, Turned
from level8.review.reviewing import Chances, Review, SeatReview, Skill

_DIGITS = 4

Pair = list[float]


def document(review: Review) -> dict[str, list[dict[str, object]]]:
    """`review` as JSON values."""
    return {
        "chances": [_chances(each) for each in review.chances],
        "seats": [_seat(each) for each in review.seats],
    }


def _figure(figure: Figure | None) -> Pair | None:
    return None if figure is None else [round(figure.value, _DIGITS), round(figure.error, _DIGITS)]


def _chances(chances: Chances) -> dict[str, object]:
    return {
        "actions": chances.number,
        "round": chances.round,
        "seats": [_figure(figure) for figure in chances.seats],
    }


def _seat(seat: SeatReview) -> dict[str, object]:
    return {
        "seat": seat.seat + 1,
        "name": seat.name,
        "initial": round(seat.initial, _DIGITS),
        "final": seat.final,
        "luck": _figure(seat.luck),
        "drawn": _figure(seat.drawn),
        "dealt": _figure(seat.dealt),
        "against": _figure(seat.against),
        "others": _figure(seat.others),
        "remainder": _figure(seat.remainder),
        "skill": None if seat.skill is None else skill_document(seat.skill),
        "luckiest": [_turned(each) for each in seat.luckiest],
        "unluckiest": [_turned(each) for each in seat.unluckiest],
    }


def skill_document(skill: Skill) -> dict[str, object]:
    """The choices of a seat as JSON values."""
    return {
        "choices": skill.choices,
        "skill": _figure(skill.skill),
        "lost": _figure(skill.lost),
        "best": [_moment(each) for each in skill.best],
        "costliest": [_moment(each) for each in skill.costliest],
    }


def _moment(moment: Moment) -> dict[str, object]:
    return {
        "actions": moment.number,
        "round": moment.round,
        "turn": moment.turn,
        "action": format_action(moment.action),
        "other": format_action(moment.other),
        "worth": _figure(moment.worth),
        "why": _why(moment.why),
        "why_other": None if moment.why_other is None else _why(moment.why_other),
    }


def _why(why: Why) -> dict[str, object]:
    return {"message": why.message, "values": dict(why.detail)}


def _turned(turned: Turned) -> dict[str, object]:
    return {
        "actions": turned.number,
        "round": turned.round,
        "turn": turned.turn,
        "cards": [format_card(card) for card in turned.cards],
        "worth": _figure(turned.worth),
    }
