"""The store: what tables decide, the book, players and sessions, in an SQL database."""
