"""Refusals as a player may read them."""

from level8.game.errors import Level8Error
from level8.server.store import StoreError
from level8.server.table.refusing import Refusal


def presentable(error: Level8Error) -> Level8Error:
    """A refusal as a player may read it; why the store fails is only for whoever runs the server.

    >>> presentable(StoreError("disk-full", folder="/home/ann/level8")).message
    'server-trouble'
    """
    return Refusal("trouble") if isinstance(error, StoreError) and error.code != "busy" else error
