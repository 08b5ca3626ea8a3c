"""The best way to lay a level down: the search, what it walks on, and the bounds that keep it short."""
