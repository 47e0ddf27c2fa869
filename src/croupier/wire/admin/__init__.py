"""The messages between an administrator's desk and the house, typed once. They have nothing in
common with those of players: neither kind can be read on the other's connection."""
