"""Tables: seats, queue, rounds, clock and chat around a game."""
