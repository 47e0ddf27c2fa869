"""Rooms: switched on and off, a queue over several tables, guests with bank accounts."""
