"""The command `level8`, one file per verb."""
