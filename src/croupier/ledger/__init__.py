"""The double-entry book of the house. Pure; it knows no database."""
