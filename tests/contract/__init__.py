"""One suite that every game passes, over many seeds. A new game needs nothing here."""
