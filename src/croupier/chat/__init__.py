"""What people at a table say to each other. It is no part of the game: no decision waits for it."""
