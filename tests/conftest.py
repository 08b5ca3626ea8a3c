"""How the tests run: the same examples each time; `--hypothesis-profile=thorough` asks for new ones."""

from hypothesis import settings

settings.register_profile("default", derandomize=True, deadline=None)
settings.register_profile("thorough", derandomize=False, deadline=None, max_examples=2000)
settings.load_profile("default")
