"""The store: what tables decide, the book, players and sessions, in an SQL database."""

DATABASE = "house.db"  # in the folder where the house keeps everything
