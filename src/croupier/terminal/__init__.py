"""Twenty-One as text in a terminal: at one keyboard, or at the table of a server."""
