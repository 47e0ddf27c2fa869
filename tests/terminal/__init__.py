"""Twenty-One in a terminal."""
