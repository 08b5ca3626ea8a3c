"""Reviewing a finished game: everybody's win chance, luck and skill apart, and the moments that mattered.

Read `reviewing.py` first: a review from its record. `walk.py` finds the luck, `choices.py` the skill.
"""

from level8.review.coach import Coach, Remark
from level8.review.document import document
from level8.review.figures import Figure
from level8.review.glance import GLANCE, glance
from level8.review.moments import Moment, Turned
from level8.review.person import PersonReview, person_review
from level8.review.reviewing import EFFORT, Chances, Effort, Review, SeatReview, Skill, review

__all__ = [
    "EFFORT",
    "GLANCE",
    "Chances",
    "Coach",
    "Effort",
    "Figure",
    "Moment",
    "PersonReview",
    "Remark",
    "Review",
    "SeatReview",
    "Skill",
    "Turned",
    "document",
    "glance",
    "person_review",
    "review",
]
