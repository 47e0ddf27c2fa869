"""The command line as a host uses it."""
