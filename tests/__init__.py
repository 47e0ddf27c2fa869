"""Tests of the house, one folder a room."""
