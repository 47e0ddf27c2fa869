"""The bus: who is told what, and when."""
