"""A house and a practice bank, each with its own database, over real HTTP."""
