"""A game that lives in the tests only. It proves that a new game needs nothing but its folders, and
is the example of docs/add-a-game.md."""
