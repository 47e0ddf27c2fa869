"""How orders reach a table and frames reach a socket."""
