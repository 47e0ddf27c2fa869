"""The server is killed again and again under play, and must come back as it was."""
