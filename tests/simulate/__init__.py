"""The whole house but for its server: real tables, real bus, real store, and a clock that tests
move by hand."""
