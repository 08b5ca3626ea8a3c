"""Where a server keeps its things when nobody says where."""

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The user's data folder for this program, as the platform wants it; it may not exist yet."""
    return platformdirs.user_data_path("level8", appauthor=False)
