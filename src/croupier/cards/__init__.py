"""Cards, decks, chance and poker hand ranking: values without a clock, without a network."""
