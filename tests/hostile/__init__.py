"""An attacker of our own. `python -m tests.hostile` runs all of it for long; the tests run a little
of each part."""
