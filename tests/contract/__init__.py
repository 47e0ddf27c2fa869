"""One suite that every game passes, over many seeds. A new game adds nothing here but what an eye
may see of its cards (`sight.py`)."""
