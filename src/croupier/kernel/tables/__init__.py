"""What both twins of the kernel look up, generated from the rules; and the same as C sources, which
`tools/kernel.py` writes when it compiles.
"""
