"""The Python client against a real house."""
