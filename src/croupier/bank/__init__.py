"""The way to banks outside the house, and the practice bank that ships with it."""
