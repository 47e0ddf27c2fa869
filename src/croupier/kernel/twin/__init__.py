"""The kernel in plain Python: the same steps in the same order, so that each number is the same to
the last bit. It serves where there is no compiler, and tests compare the compiled one with it.
"""
